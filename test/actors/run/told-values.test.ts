import t from 'tap';
import { toldAs, toldOtherwise } from '../../../actors/run/told-values.ts';

const done = { ok: true, urlBefore: '', urlAfter: '' } as const;
const note = (value: string | number | readonly string[]) => ({ kind: 'note', as: 'it', value }) as const;

t.test('a value is a number, a text, or what the page said to what was done', async (t) => {
  t.equal(toldAs(note('$5'), done), 'number');
  t.equal(toldAs(note(7), done), 'number');
  t.equal(toldAs(note(['3 €', '4 €']), done), 'number');
  t.equal(toldAs(note(['3 €', 'sold out']), done), 'text');
  t.equal(toldAs(note('expired'), done, ['Domains renewed']), 'text');
  t.equal(toldAs(note('Domains renewed'), done, ['Domains renewed']), 'message');
  t.equal(toldAs({ kind: 'read', element: 0, as: 'it' }, { ...done, read: 'Rain' }), 'text');
  t.equal(toldAs(note('—'), done), undefined, 'where nothing was known, nothing has to be');
  t.equal(toldAs({ kind: 'click', element: 0 }, done), undefined);
});

t.test('a value of another kind is told in the place of the one that was told', async (t) => {
  const price = [{ as: 'price', kind: 'number' }] as const;
  for (const value of ['$6', 'Free', 'from 6 €', 'included', 12]) t.equal(toldOtherwise(price, { price: value }), undefined, String(value));
  for (const value of ['—', 'Contact us', 'TBC', '']) t.match(toldOtherwise(price, { price: value }), /with a number/, value);
  const state = [{ as: 'state', kind: 'text' }] as const;
  t.equal(toldOtherwise(state, { state: 'paused' }, ['Renewed']), undefined);
  t.equal(toldOtherwise(state, { state: '2 left' }), undefined, 'a number says no less');
  t.match(toldOtherwise(state, { state: 'Renewed' }, ['Renewed']), /has said/);
  for (const value of ['—', ' – ', '-', ['—', '—']]) t.match(toldOtherwise(state, { state: value }), /should say something/, String(value));
  t.equal(toldOtherwise(state, { state: ['open', '—'] }), undefined, 'one of a list may have none');
  t.equal(toldOtherwise(state, { state: '✓' }), undefined, 'a sign of its own');
  t.equal(toldOtherwise([{ as: 'state', kind: 'message' }], { state: 'Saved' }, ['Saved']), undefined);
  t.equal(toldOtherwise(undefined, { price: '—' }), undefined, 'a skill of an earlier day');
});
