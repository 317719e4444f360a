/** What pages say against an act, told apart from what they say besides. */
import t from 'tap';
import { heard, isWanted, refusalsOn } from '../../../actors/run/refused.ts';
import type { ObservedElement } from '../../../farm/page/port.ts';

const element = (role: string, name: string, more: Partial<ObservedElement> = {}): ObservedElement => ({
  index: 0,
  role,
  name,
  states: [],
  framePath: [],
  isNew: true,
  ...more,
});
const page = (...elements: readonly ObservedElement[]) => ({ elements, groups: [] });

const refusals = [
  'Please choose a delivery slot',
  'You must accept the terms',
  'Voucher not valid',
  'Invalid password',
  'This name is already taken.',
  'The code could not be checked',
  'Card declined',
  'Out of stock, not added',
  'This word is already on your list.',
  'Enter a word and its meaning.',
  'Title is required',
  'Error: try again later',
  'Bitte wählen Sie ein Datum',
  'Veuillez choisir une date',
  'Por favor, elija una fecha',
];
const others = [
  'Saved',
  'Thank you! Please check your mail.',
  'Order placed. Please keep this number.',
  'Upload finished, 0 errors',
  '3 results',
  'Select a seat to go on',
  'Please note: we are closed on Mondays',
  'Bitte warten',
  'Your seat was added',
  'Deleted. This cannot be undone.',
  'Cancelled. You were not charged.',
];

t.test('messages that refuse', async (t) => {
  for (const text of refusals) t.strictSame(refusalsOn(page(element('alert', text))), [text], text);
  for (const text of others) t.strictSame(refusalsOn(page(element('status', text))), [], text);
});

t.test('what is no message of the page refuses nothing', async (t) => {
  t.strictSame(refusalsOn(page(element('text', 'Please choose a slot'), element('button', 'Invalid'))), []);
  t.strictSame(refusalsOn(page(element('text', 'Please choose a slot', { hints: 'form error' }))), ['Please choose a slot']);
  t.strictSame(refusalsOn(page(element('text', 'Please choose a seat, wrote Ada', { hints: 'mail message' }))), []);
  const groups = [{ role: 'alert', name: '' }];
  t.strictSame(refusalsOn({ elements: [element('text', 'Wrong code', { group: 0 })], groups }), ['Wrong code']);
});

t.test('a dialog that asks nothing is a message', async (t) => {
  const groups = [
    { role: 'dialog', name: '' },
    { role: 'item', name: '', parent: 0 },
  ];
  const text = element('text', 'It could not be cancelled: it starts today.', { group: 1 });
  const [ok, no, field] = [
    element('button', 'OK', { group: 0 }),
    element('button', 'Back', { group: 0 }),
    element('textbox', 'Why', { group: 0 }),
  ];
  t.strictSame(refusalsOn({ elements: [text, ok], groups }), [text.name]);
  t.strictSame(refusalsOn({ elements: [text, ok, no], groups }), [], 'it asks');
  t.strictSame(refusalsOn({ elements: [text, ok, field], groups }), [], 'it takes something');
  t.strictSame(refusalsOn({ elements: [{ ...text, name: 'You must be quick' }, ok], groups }), []);
});

t.test('what the browser says in a dialog of its own is heard with the act', async (t) => {
  const said = heard(page(), click, {}, false, ['Saved', 'Could not be saved']);
  t.equal(said.refusal, 'Could not be saved');
  t.equal(heard(page(), undefined, said, false, ['Could not be saved']).refusal, 'Could not be saved');
  t.equal(heard(page(), click, said).refusal, undefined);
});

const click = { kind: 'click', element: 1 } as const;

t.test('a refusal counts when it came with an act, and for as long as it stands', async (t) => {
  const said = page(element('alert', 'Wrong code'));
  t.strictSame(heard(said, undefined, {}), { refusals: ['Wrong code'] }, 'nothing was done');
  t.strictSame(heard(said, click, { refusals: ['Wrong code'] }), { refusals: ['Wrong code'] }, 'it stood there before');
  t.strictSame(heard(said, { kind: 'fill', element: 1, text: 'a' }, {}), { refusals: ['Wrong code'] }, 'who writes is not done yet');
  const answered = heard(said, click, {});
  t.strictSame(answered, { refusals: ['Wrong code'], refusal: 'Wrong code' });
  t.strictSame(heard(said, undefined, answered), answered, 'it still stands');
  t.strictSame(heard(page(), click, answered), {}, 'it is gone');
});

t.test('what a page asks for that was just come to refuses nothing', async (t) => {
  const landed = heard(page(element('alert', 'Please choose a plan')), click, {}, true);
  t.strictSame(landed, { refusals: ['Please choose a plan'] });
  t.strictSame(heard(page(element('alert', 'Please choose a plan')), click, landed), landed, 'nor later, for it stood there before');
  t.match(heard(page(element('alert', 'Invalid password')), click, {}, true), { refusal: 'Invalid password' });
});

t.test('whoever asks for it wants it', async (t) => {
  const asked = { prompt: 'Send the code', success: { kind: 'textVisible', value: 'Done' }, data: {} } as const;
  t.notOk(isWanted('Wrong code', asked));
  t.ok(isWanted('Wrong code', { ...asked, prompt: 'Send the code and return the error' }));
  t.ok(isWanted('Request declined', { ...asked, prompt: 'Decline the request of Bo' }));
  t.ok(isWanted('Wrong code', { ...asked, success: { kind: 'statusText', match: 'wrong' } }));
  t.ok(isWanted('Wrong code', { ...asked, success: { kind: 'anyOf', conditions: [{ kind: 'textVisible', value: 'wrong code' }] } }));
  t.ok(isWanted('Wrong code', { ...asked, data: { answer: 'Wrong code' } }));
});
