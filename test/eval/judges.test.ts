import t from 'tap';
import { did, read, readWhateverDone } from './judges.ts';

const sent = { event: 'send', detail: { to: 'ann' } };

t.test('did: exactly these acts, in this order', async (t) => {
  const judge = did(['send', { to: 'ann' }]);
  t.equal(judge({ log: [sent], data: {} }), undefined);
  t.type(judge({ log: [], data: {} }), 'string', 'nothing was done');
  t.type(judge({ log: [{ event: 'send', detail: { to: 'bob' } }], data: {} }), 'string', 'something else was done');
  t.type(judge({ log: [sent, sent], data: {} }), 'string', 'it was done twice');
  t.type(judge({ log: [sent, { event: 'delete', detail: null }], data: {} }), 'string', 'more was done');
});

t.test('read: each value that was asked for, and no other', async (t) => {
  const judge = read('19.90', /^4$/);
  const judged = (data: Readonly<Record<string, unknown>>) => judge({ log: [], data });
  t.equal(judged({ price: '€ 19.90', rooms: 4 }), undefined);
  t.equal(judged({ offers: [{ price: '19.90' }, { rooms: '4' }] }), undefined, 'whatever shape it has');
  t.equal(judged({ price: 19.9, rooms: 4 }), undefined, 'a number has no noughts at its end');
  t.type(judged({ price: '19.90' }), 'string', 'one is missing');
  t.type(judged({ price: `19.90 ${'and more words of the page '.repeat(3)}`, rooms: 4 }), 'string', 'it holds half a page');
  t.type(judged({ price: '19.90', rooms: 4, phone: '112' }), 'string', 'one too many');
  t.type(judge({ log: [sent], data: { price: '19.90', rooms: 4 } }), 'string', 'something was done');
  t.equal(readWhateverDone('19.90')({ log: [sent], data: { price: '19.90' } }), undefined);
});
