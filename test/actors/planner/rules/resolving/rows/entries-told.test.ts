/** Which of several it is: by what an entry is called, and never by what stands beside that or over all of them. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn, toldOn } from '../told.ts';

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

const leave = `<h1>Leave</h1><table><tr><th>Employee</th><th>From</th><th>Until</th><th>Days</th></tr><tr><th>Ben Castle</th><td>15 June 2031</td><td>26 June 2031</td><td>10</td></tr><tr><th>Eva Lind</th><td>13 April 2031</td><td>14 April 2031</td><td>2</td></tr></table>`;
const visits = [
  ['Tue 10 March', '09:20', 'Blood test'],
  ['Thu 12 March', '14:40', 'Skin check'],
]
  .map(
    ([day, time, what]) =>
      `<div style="display:flex;gap:20px"><div>${day}<br>${time}</div><div><div>${what}</div><div>with Dr. Falk</div></div></div>`,
  )
  .join('');
const balance = `<p>Annual leave remaining: <strong>11.5</strong> days · Carried over: 2 days · Sick days taken: 3</p>`;
const tickets = `<table><tr><th></th><th>ID</th><th>Subject</th><th>Requester</th><th>Status</th></tr>${[
  ['#4104', 'Password mail', 'Jonas Weber', 'Open'],
  ['#4105', 'Second monitor', 'Priya Nair', 'Solved'],
]
  .map(
    ([id, what, who, state]) =>
      `<tr><td><input type="checkbox" aria-label="Select ticket ${id}"></td><td>${id}</td><td><button>${what}</button></td><td>${who}</td><td>${state}</td></tr>`,
  )
  .join('')}</table>`;
const bookings = `<h3>Your bookings</h3>${[
  ['Swan Lake', 'paid'],
  ['Dance Night', 'not paid yet'],
]
  .map(([name, state]) => `<div><b>${name}</b> · Sat 21 March 2031 · seats B4, B5 · ${state} <button>Give back</button></div>`)
  .join('')}`;

for (const [goal, body, expected] of [
  ["What is the last day of Eva Lind's leave?", leave, { 'last day': '14 April 2031' }],
  ["What is the first day of Eva Lind's leave?", leave, { 'first day': '13 April 2031' }],
  ['At what time is the blood test?', visits, { time: '09:20' }],
  ['How many days are carried over?', balance, { days: 2 }],
  ['Which ticket is solved?', tickets, { ticket: '#4105' }],
  ['Is Swan Lake paid?', bookings, /does not tell/],
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

const homes = ['Canal Wharf', 'Roundhay Gardens']
  .map((name) => `<article><button aria-label="Save" onclick="log('${name}')">♡</button><h3>41 ${name}</h3><div>2 beds</div></article>`)
  .join('');
t.test('Who lives at Roundhay Gardens has no garden by that', (t) => toldOn(t, page, 'Save all homes with a garden', homes, /homes/));
