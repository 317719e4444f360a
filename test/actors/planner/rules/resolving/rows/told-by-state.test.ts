/** What ranks first of those that are in a state: said as pages do not, and of things that the page calls nothing. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const cards = (verb: string, entries: readonly (readonly [name: string, ...texts: string[]])[], gone: RegExp): string =>
  entries
    .map(([name, ...texts]) => {
      const isGone = texts.some((text) => gone.test(text));
      const said = texts.map((text) => `<p>${text}</p>`).join('');
      return `<article><h3>${name}</h3>${said}<button ${isGone ? 'disabled' : `onclick="log('${verb} ${name}')"`}>${verb}</button> <button aria-label="Favourite" onclick="log('kept ${name}')">♡</button></article>`;
    })
    .join('');

const huts = `<h1>Huts</h1>${cards(
  'Reserve',
  [
    ['Alder hut', '€80 a night', 'Sleeps 2'],
    ['Birch hut', '€45 a night', 'Sleeps 4', 'Fully booked'],
    ['Cedar hut', '€60 a night', 'Sleeps 4'],
    ['Dogwood hut', '€95 a night', 'Sleeps 8'],
  ],
  /booked/,
)}`;
/** What is gone is said by its disabled control alone. */
const boats = `<h1>Boats</h1>${[
  ['Skiff', '€300', 1],
  ['Dinghy', '€900', 0],
  ['Canoe', '€500', 1],
]
  .map(
    ([name, price, has]) =>
      `<article><h3>${name}</h3><p>${price}</p>${has ? `<button onclick="log('add ${name}')">Add to basket</button>` : '<button disabled>Sold out</button>'}<button onclick="log('kept ${name}')" aria-label="Save ${name} for later">♡</button></article>`,
  )
  .join('')}`;
const dues = `<h1>Dues</h1><table><tr><th>Due<th>Amount<th>Status<th></tr>${[
  ['D-1', '€90', 'Paid'],
  ['D-2', '€70', 'Sent'],
  ['D-3', '€20', 'Draft'],
]
  .map(([name, sum, state]) => `<tr><td>${name}<td>${sum}<td>${state}<td><button onclick="log('cancel ${name}')">Cancel</button></tr>`)
  .join('')}</table>`;
const reel = (title: string) =>
  `<h1>${title}</h1><ul>${['Oak', 'Elm', 'Ash'].map((name) => `<li>${name} <button aria-label="Play ${name}" onclick="log('play ${name}')">▶</button></li>`).join('')}</ul>`;

const table: readonly (readonly [goal: string, body: string, expected: string | RegExp])[] = [
  ['Reserve the cheapest hut that is still available', huts, 'Reserve Cedar hut'],
  ['Reserve the most expensive hut that can still be booked', huts, 'Reserve Dogwood hut'],
  ['Mark the cheapest hut that is not fully booked as a favourite', huts, 'kept Cedar hut'],
  ['Reserve the cheapest hut that sleeps two', huts, 'Reserve Alder hut'],
  ['Reserve the cheapest hut that sleeps eight people', huts, 'Reserve Dogwood hut'],
  ['Add the most expensive item that is in stock to the basket', boats, 'add Canoe'],
  ['Save the most expensive boat that can still be bought for later', boats, 'kept Canoe'],
  ['Cancel the largest due that has not been paid yet', dues, 'cancel D-2'],
  ['Cancel the due that has been paid', dues, 'cancel D-1'],
  ['Play the third song', reel('Road trip'), 'play Ash'],
  ['Play the first track', reel('Road trip'), 'play Oak'],
  // The cheapest of those that sleep four is gone, and nobody asked for the next.
  ['Reserve the cheapest hut that sleeps four', huts, /disabled/],
  ['Reserve the cheapest hut that sleeps five', huts, /./],
  ['Cancel the largest due that has not been approved', dues, /./],
  ['Play the third photo', reel('Road trip'), /photo/],
  ['Play the third song', reel('Films'), /song/],
];

for (const [goal, body, expected] of table) t.test(goal, (t) => toldOn(t, page, goal, body, expected));
