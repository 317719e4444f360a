/** Which of several it is: by what an entry is called, and never by what stands beside that or over all of them. */
import t from 'tap';
import { leased } from '../../../../farm/page/leased.ts';
import { answeredOn } from './told.ts';

const { page } = await leased(t);

const grid = `<style>.r{display:grid;grid-template-columns:40px 2fr 1fr 70px 40px}</style>`;
const row = ([title, artist, length]: readonly string[]) =>
  `<div class="r"><button aria-label="Play">▶</button><span>${title}</span><span>${artist}</span><span>${length}</span><button aria-label="Like">♡</button></div>`;
const rows = [
  ['Paper Lanterns', 'Mira Sole', '3:42'],
  ['Slow Weather', 'The Quiet Mile', '6:04'],
  ['Northbound', 'The Quiet Mile', '4:15'],
]
  .map(row)
  .join('');
const bare = `${grid}<h1>All songs</h1>${rows}`;
const songs = `${grid}<h1>All songs</h1><div class="r"><span></span><button>Title</button><button>Artist</button><button>Length</button></div>${rows}`;
const even = songs.replace('Mira Sole', 'Ada Lund').replace('The Quiet Mile', 'Mira Sole');
const led = `<h1>Bank</h1><button onclick="report()">Standing orders</button><p>Balance €2,318.45</p>`;
const menu = `<h2>Burgers &amp; grill</h2>${[
  ['Smoke burger', 13],
  ['Cheese burger', 12],
  ['Half chicken', 14],
]
  .map(([name, price]) => `<div><b>${name}</b> <span>€${price}.50</span> <button>+</button></div>`)
  .join('')}`;
const dishes = `<h2>Pizza</h2><div class="grid">${[
  ['Funghi', 11, ''],
  ['Diavola', 12, ''],
  ['Bianca', 16, ' out'],
]
  .map(
    ([name, price, out]) =>
      `<div class="dish${out}"><div><b>${name}</b><div>€${price}.00</div>${out === '' ? '' : '<p>Not today</p>'}</div><button aria-label="Add ${name}"${out === '' ? '' : ' disabled'}>+</button></div>`,
  )
  .join('')}</div>`;

for (const [goal, body, expected] of [
  ['What is the longest song?', songs, { 'longest song': 'Slow Weather' }],
  ['What is the longest song?', bare, { 'longest song': 'Slow Weather' }],
  ['What is the longest song by The Quiet Mile?', songs, { 'longest song': 'Slow Weather' }],
  ['How many songs are there?', songs, { songs: 3 }],
  ['How many songs by The Quiet Mile?', songs, { songs: 2 }],
  ['How many songs are by the Quiet Mile?', bare, { songs: 2 }],
  ['Which artist has the most songs?', songs, { artist: 'The Quiet Mile' }],
  ['Which artist has the fewest songs?', songs, { artist: 'Mira Sole' }],
  ['Which artist has the most songs?', even, /artist/],
  ['Which artist has the most songs?', bare, /artist/],
  ['Which standing order is the smallest?', led, /only names/],
  ['Which burger costs more?', menu, { burger: 'Smoke burger' }],
  ['How many burgers are there?', menu, { burgers: 2 }],
  ['Which pizza is the most expensive?', dishes, { pizza: 'Bianca' }],
  ['How many pizzas are there?', dishes, { pizzas: 3 }],
] as const)
  t.test(`${goal}: ${JSON.stringify(expected)}`, (t) => answeredOn(t, page, goal, body, expected));
