import t from 'tap';
import { outcomeFrom, outcomeOf } from '../../../actors/run/in-vain.ts';
import { newsOn } from '../../../actors/run/news.ts';
import type { ObservedElement } from '../../../farm/page/port.ts';

const element = (role: string, name: string, isNew = false): ObservedElement => ({
  index: 0,
  role,
  name,
  states: [],
  framePath: [],
  isNew,
});

function news(before: readonly ObservedElement[], after: readonly ObservedElement[], goal: string, passed?: readonly string[]) {
  const outcome = outcomeOf({ elements: after, groups: [] }, 'after', outcomeFrom(before, 'before', undefined));
  return newsOn({ elements: after, ...(passed && { passed }) }, outcome, goal);
}

t.test('what tells on another day is what has come by the act, without numbers that the goal does not say', async (t) => {
  const shop = [element('heading', 'Order page'), element('button', 'Order')];
  const cases: readonly (readonly [said: string, goal: string, expected: readonly string[]])[] = [
    ['Order 4711 placed', 'Press Order', ['placed']],
    ['Thank you', 'Press Order', ['Thank you']],
    ['Sent 20 to Anna', 'Set the amount to 20 and press Order', ['Sent 20 to Anna']],
    ['Sent 20 to Anna', 'Press Order', ['to Anna']],
    ['No. 4711', 'Press Order', []],
    ['Order', 'Press Order', []],
    ['Order page', 'Press Order', []],
    ['Out of stock', 'Press Order', []],
    ['Loading…', 'Press Order', []],
  ];
  for (const [said, goal, expected] of cases)
    t.same(news(shop, [...shop, element('status', said, true)], goal), expected, `${said}: ${goal}`);
  t.same(news(shop, shop, 'Press Order', ['Placed 12:04']), ['Placed'], 'what was said and is gone');
});

t.test('a heading that stood there before tells nothing, and one that has come does', async (t) => {
  const before = [element('heading', 'Shop'), element('link', 'Basket')];
  t.same(news(before, before, 'Open the basket'), []);
  t.same(news(before, [element('heading', 'Shop'), element('heading', 'Your things')], 'Open the basket'), ['Your things']);
  t.same(newsOn({ elements: before }, undefined, 'Open the shop'), ['Shop'], 'before any act');
});

t.test('a message that has come with another page tells, praise first, and one that stood on the page before does not', async (t) => {
  const flash = (text: string): ObservedElement => ({ ...element('paragraph', text), hints: 'alert alert-success' });
  const before = [element('heading', 'My profile'), element('status', '2 letters'), element('button', 'Save')];
  const cases: readonly (readonly [came: readonly ObservedElement[], expected: readonly string[]])[] = [
    [[flash('Profile saved')], ['Profile saved']],
    [[element('status', 'Ticket 4471 was created')], ['was created']],
    [
      [element('alert', 'New terms apply'), flash('Profile saved')],
      ['Profile saved', 'New terms apply'],
    ],
    [[element('status', '2 letters')], []],
    [[flash('Could not be saved')], []],
  ];
  for (const [came, expected] of cases)
    t.same(news(before, [...before, ...came], 'Press Save'), expected, came.map(({ name }) => name).join());
});
