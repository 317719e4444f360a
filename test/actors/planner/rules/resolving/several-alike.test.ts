/** Of two things that are called alike, wherever on the page they stand, none is meant by what both are called. */
import t from 'tap';
import { leased } from '../../../../farm/page/leased.ts';
import { toldOn } from './told.ts';

const { page } = await leased(t);

const lane = (name: string, ...cards: readonly string[]): string =>
  `<section><h2>${name}</h2>${cards.map((card) => `<div class="card"><span>${card}</span> <button onclick="log('archived ${card}'); this.parentElement.remove()">Archive</button></div>`).join('')}</section>`;
const board = `<h1>Kitchen</h1>${lane('Later', 'Paint the door', 'Order tiles')}${lane('Now', 'Oil the hinges')}${lane('Past', 'Paint the sill')}`;
const rows = (title: string, ...names: readonly string[]): string =>
  `<h2>${title}</h2><table><tr><th>Name<th>Seat<th></tr>${names.map((name, at) => `<tr><td>${name}<td>${at + 4}<td><button onclick="log('removed ${name} of ${title}'); closest('tr').remove()">Remove</button></tr>`).join('')}</table>`;
const crew = `<h1>Crew</h1>${rows('Day', 'Lena Holt', 'Ivo Brandt')}${rows('Night', 'Lena Fisk')}`;
const twice = `<h1>Crew</h1>${rows('Day', 'Lena Holt', 'Ivo Brandt')}${rows('Night', 'Lena Holt')}`;
const pinned = `<h1>Notes</h1><p>Paint: see the door below.</p>${lane('All', 'Paint', 'Tiles', 'Glue')}`;
/** One page of a list of several. */
const paged = `<h1>Crew</h1>${rows('Day', 'Lena Holt', 'Ivo Brandt')}<p>1–2 of 5</p><button aria-label="Next page" onclick="log('turned')">›</button>`;

for (const [goal, body, expected] of [
  ['Archive the Paint card', board, /both called "Paint"/],
  ['Archive the Paint card in Past', board, 'archived Paint the sill'],
  ['Archive the door card', board, 'archived Paint the door'],
  ['Archive the Oil card', board, 'archived Oil the hinges'],
  ['Remove Lena', crew, /both called "Lena"/],
  ['Remove Lena Fisk', crew, 'removed Lena Fisk of Night'],
  ['Remove Lena Holt', twice, /another "Lena Holt"/],
  ['Remove Ivo', crew, 'removed Ivo Brandt of Day'],
  ['Remove Lena', paged, /the list has further pages/],
  ['Remove Lena Holt', paged, 'removed Lena Holt of Day'],
  // What only speaks of it is none.
  ['Archive the Paint card', pinned, 'archived Paint'],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
