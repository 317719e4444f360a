/** What hangs on a thing's being available is left undone only where the page speaks of the thing; a control that is not there is not available. */
import t from 'tap';
import { leased } from '../../../../farm/page/leased.ts';
import { toldOn } from './told.ts';

const { page } = await leased(t);

const rooms = `<table>${[
  ['Aurora', 'Sold out'],
  ['Borealis', '3 left'],
  ['Zephyr', 'Free'],
]
  .map(
    ([name, state]) =>
      `<tr><td>${name}<td>${state}<td>${state === 'Sold out' ? '' : `<button onclick="log('${name}')">Reserve</button>`}</tr>`,
  )
  .join('')}</table>`;

const table: readonly (readonly [goal: string, body: string, expected: string | RegExp])[] = [
  ['Reserve Zephyr if it is available', rooms, 'Zephyr'],
  // Of Solaris the page says nothing.
  ['Reserve Solaris if it is available', rooms, /"Solaris"/],
  ['If Solaris is available, reserve it', rooms, /"Solaris"/],
  ['If a coupon field is available, enter ABC into the coupon field', rooms, 'Site'],
];

for (const [goal, body, expected] of table) t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
