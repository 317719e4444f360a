import t from 'tap';
import { signsOf, toldOf, toldOfAnother } from '../../../actors/run/told-of.ts';

type Text = readonly [role: string, name: string];
const page = (...texts: readonly Text[]) => ({
  groups: [],
  elements: texts.map(([role, name], index) => ({ index, role, name, states: [], framePath: [], isNew: false })),
});

t.test('a value is told of what the heading over it or a label beside it names', async (t) => {
  const names = signsOf('Look up BK-301 and return the gate', [{ kind: 'fill', text: 'Ada Byron' }]);
  t.same(names, ['Ada Byron', 'BK-301']);
  const booking = page(['heading', 'Booking BK-301'], ['text', 'Gate'], ['text', 'B7']);
  t.same(toldOf('B7', names, booking), ['BK-301']);
  t.same(toldOf('B7', names, page(['heading', 'Flights'], ['text', 'Ada Byron'], ['text', 'B7'])), ['Ada Byron']);
  t.equal(toldOf('B7', names, page(['textbox', 'BK-301'], ['text', 'B7'])), undefined, 'what was typed says nothing');
});

t.test('a value that is told of another record is none', async (t) => {
  const told = [{ as: 'gate', kind: 'text', of: ['BK-301'] }] as const;
  const isOther = (...texts: readonly Text[]) => toldOfAnother(told, { gate: 'B7' }, page(...texts)) !== undefined;
  t.equal(isOther(['heading', 'Your booking BK-301'], ['text', 'B7']), false);
  t.equal(isOther(['heading', 'Booking'], ['text', 'No. BK-301'], ['text', 'B7']), false, 'in another place');
  t.equal(isOther(['heading', 'Booking BK-310'], ['text', 'Was BK-301'], ['text', 'B7']), true);
  t.equal(isOther(['text', 'Nothing was found for BK-301, here is the latest one'], ['text', 'B7']), true);
  t.equal(isOther(['text', 'No. BK-3011'], ['text', 'B7']), true);
  t.equal(isOther(['heading', 'Booking'], ['text', 'C2']), false, 'a value that is not on the page is held otherwise');
});
