import t from 'tap';
import { isPraise, praisesFor } from '../../../actors/run/praise.ts';
import type { Observation, ObservedElement } from '../../../farm/page/port.ts';

t.test('what says that all went well, or that what was asked for has been done, is praise in whatever words', async (t) => {
  const cases: readonly (readonly [text: string, clause: string, expected: boolean])[] = [
    ['Your request was sent', 'press Submit', true],
    ['Saved', 'press Keep', true],
    ['Thank you for your order', 'press Pay', true],
    ['Invoice 7 is archived now', 'Archive invoice 7', true],
    ['Invoice 7 is archived now', 'Delete invoice 7', false],
    ['2 working days will be deducted', 'press Submit', false],
    ['You already have an order that was placed on Monday', 'press Order', false],
    ['Your address was saved, but the order was not', 'press Save', false],
    ['Saved? Check it once more', 'press Save', false],
    ['Nothing was saved', 'press Save', false],
    ['The card was approved by somebody else already', 'Approve the card', false],
    ['Approval failed', 'Approve the card', false],
    ['Did you mean this street?', 'press Save', false],
  ];
  for (const [text, clause, expected] of cases) t.equal(isPraise(text, clause), expected, `${text} (${clause})`);
});

t.test('of a page that stood there only its messages tell, and of one that has come its headings, too', async (t) => {
  const element = (role: string, name: string): ObservedElement => ({ index: 0, role, name, states: [], framePath: [], isNew: true });
  const page = (elements: readonly ObservedElement[], passed: readonly string[] = []) =>
    ({ elements, groups: [], passed, title: '' }) as unknown as Observation;
  const thanks = [element('heading', 'Thank you'), element('paragraph', 'Saved searches')];
  t.equal(praisesFor(page(thanks), undefined, true), true);
  t.equal(praisesFor(page(thanks), undefined, false), false, 'it may have stood there before');
  t.equal(praisesFor(page(thanks.slice(1)), undefined, true), false, 'a text like any other');
  t.equal(praisesFor(page([], ['Saved']), undefined, false), true, 'a message that is gone');
});
