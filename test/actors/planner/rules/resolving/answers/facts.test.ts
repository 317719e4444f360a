/** Facts as pages tell them: entries by their names, lines of one text, what is stated of more than is shown, lists of several pages. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn } from '../told.ts';

const { page } = await leased(t);

const talks = [
  ['Bark beetles', '12 March 2031, 20:00', '£18', 'Few seats left'],
  ['Slime moulds', '9 January 2031, 21:30', '£10', ''],
  ['Night moths', '2 May 2031, 18:00', '£75', 'Sold out'],
]
  .map(
    ([name, when, price, left]) => `<div class="talk"><p>${when}</p><h2><a href="#t">${name}</a></h2><p>${price}</p><p>${left}</p></div>`,
  )
  .join('');
const boats =
  '<table><tr><th>#</th><th>Boat</th><th>Leaves</th><th>Points<sup><a href="#n">1</a></sup></th></tr><tr><td>1</td><td>Gannet</td><td>14:31</td><td>28</td></tr><tr><td>2</td><td>Skua</td><td>14:02</td><td>31</td></tr></table>';
const office = `<h1>Yard</h1><p>Open: 9–17<br>Phone: 555 0142<br>Warden: Mo Lind</p>
  <div class="isle"><h3>Unst</h3><div><b>Town:</b> <span>Baltasound</span><br><b>Area (km<sup>2</sup>):</b> <span>120.7</span></div></div>
  <div class="isle"><h3>Yell</h3><div><b>Town:</b> <span>Mid Yell</span><br><b>Area (km<sup>2</sup>):</b> <span>212.1</span></div></div>`;
const lake =
  '<h1>Lake Orta</h1><table><tr><th>Depth</th><td>143 m</td></tr><tr><th>Shore</th><td>33 km</td></tr></table><h2>See also</h2><ul><li><a href="#c">Lake Como</a></li><li><a href="#i">Lake Iseo</a></li></ul>';
const kettle = `<h1>Kettle</h1><p><a href="#r">1,284 reviews</a></p><dl><dt>Power</dt><dd>2200 W</dd><dt>Last price</dt><dd>€51.00</dd></dl>
  <label>Colour <select><option>Black<option selected>Cream</select></label><h2>Reviews</h2>
  ${['Ann', 'Cato', 'Ines'].map((who) => `<div class="review"><b>${who}</b><p>Fine.</p></div>`).join('')}`;
/** Three to a page, on three pages; a button for the others below. */
const birds = (how: 'next' | 'more') => `<h1>Birds</h1><div id="list"></div><div class="pagination"><button id="back">Previous</button>
  <span id="where"></span><button id="on">${how === 'next' ? 'Next' : 'Load more'}</button></div><script>
  const birds = ['Auk', 'Bee-eater', 'Crake', 'Dunlin', 'Eider', 'Finch', 'Goshawk'];
  let at = 0;
  const draw = () => {
    const shown = ${how === 'next' ? 'birds.slice(3 * at, 3 * at + 3)' : 'birds.slice(0, 3 * at + 3)'};
    list.innerHTML = '<table><tr><th>Name</th><th>Length</th></tr>' + shown.map((name) => '<tr><td>' + name + '</td><td>' + (20 + 3 * birds.indexOf(name)) + ' cm</td></tr>').join('') + '</table>';
    ${how === 'next' ? "where.textContent = 'Page ' + (at + 1) + ' of 3';" : 'back.hidden = true;'}
    back.disabled = at === 0;
    ${how === 'next' ? 'on.disabled = at === 2' : 'on.hidden = at === 2'};
  };
  back.onclick = () => { at -= 1; draw(); };
  on.onclick = () => { at += 1; setTimeout(draw, ${how === 'next' ? 100 : 600}); };
  draw();</script>`;
const berths = `<h1>My trips</h1><table><thead><tr><th>Sails</th><th>From</th><th>To</th><th>Seat</th></tr></thead>
  <tr><td>3 May 2031</td><td>Oban</td><td>Castlebay</td><td>C 41</td></tr><tr><td>9 May 2031</td><td>Ullapool</td><td>Stornoway</td><td>A 7</td></tr></table>`;
const tickets = (told: readonly string[]) =>
  `<h1>My trips</h1><ul>${told.map((berth, at) => `<li><h3>${['Oban to Castlebay', 'Ullapool to Stornoway'][at]}</h3><p>${at + 3} May</p>${berth}</li>`).join('')}</ul>`;
/** What is ranked stands behind a link, and another list is on show. */
const card = `<h1>Harbour kitchen</h1><p><a href="#s">Starters</a> <a href="#m">Main courses</a></p><div>Broth €7.50</div>`;
const allBirds = ['Auk', 'Bee-eater', 'Crake', 'Dunlin', 'Eider', 'Finch', 'Goshawk'];

const starred = `<h2>Boats</h2><ul>${[
  ['Heron', '★★★★★', 'by Ada Quist · 💬 9'],
  ['Otter', '★★★☆☆', 'by Bo Renn · 💬 3'],
  ['Crane', '★★★★☆', 'by Ada Quist · 💬 12'],
]
  .map(([name, stars, by]) => `<li><h3>${name}</h3><p>${stars}</p><p>${by}</p></li>`)
  .join('')}</ul>`;

const gates = ['North gate,Locked,Unlock', 'South gate,Unlocked,Lock', 'Weir,Locked,Unlock']
  .map((gate) => gate.split(','))
  .map(([name, state, act]) => `<div class="card"><b>${name}</b> <small>${state}</small> <button>${act}</button></div>`)
  .join('');
const marks = `<table><tr><th>Pupil</th><th>Quiz</th><th>Essay</th></tr>${['Ann,9,88', 'Bob,12,45', 'Cid,7,61']
  .map((row) => `<tr>${row.replace(/[^,]+/g, '<td>$&</td>').replaceAll(',', '')}</tr>`)
  .join('')}</table>`;
const bills = `<div role="list"><div role="listitem"><span>Rail</span> <span>Your ticket</span> <span>08:15</span></div>
  <div role="listitem"><span>Vic Horn</span> <span>Bill 7-118 <i>– Please find attached bill 7-118 over €1,240.00, due on 15 December.</i></span> <span>Yesterday</span></div></div>`;

const week = `<h2>This week</h2><table><tr><th>Monday</th><th>Tuesday</th><th>Friday</th></tr><tr><td><div><b>10:30</b><br>Vet</div></td><td></td><td><div><b>16:00</b><br>Choir</div></td></tr></table>`;
const hours = `<table><tr><th></th><th>Monday</th><th>Friday</th></tr><tr><td>Library</td><td>9:00</td><td>12:00</td></tr></table>`;

const table: readonly (readonly [goal: string, body: string, told: Readonly<Record<string, unknown>> | RegExp])[] = [
  ['Which talk is the earliest?', talks, { talk: 'Slime moulds' }],
  ['Which talk is the most expensive?', talks, { talk: 'Night moths' }],
  ['Which talk is sold out?', talks, { talk: 'Night moths' }],
  ['Get seats for Night moths', talks, /Night moths|seat/],
  ['What is my seat on the trip to Castlebay?', berths, { seat: 'C 41' }],
  ['What is the seat on the trip to Stornoway?', berths, { seat: 'A 7' }],
  ['What is my seat on the trip to Lerwick?', berths, /seat/],
  ['What is my seat on the trip to Castlebay?', tickets(['<p>Seat: C 41</p>', '<p>Seat: A 7</p>']), { seat: 'C 41' }],
  ['What is my seat on the trip to Castlebay?', tickets(['', '']), /seat/],
  ['What is the cheapest main course?', card, /main/],
  ['Which boat has the most points?', boats, { boat: 'Skua' }],
  ['Who has the most points?', boats, { person: 'Skua' }],
  ['Return the points of Gannet as a number', boats, { points: 28 }],
  ['What is the phone number?', office, { 'phone number': '555 0142' }],
  ['Who is the warden?', office, { warden: 'Mo Lind' }],
  ['What is the area of Yell?', office, { area: '212.1' }],
  ['What is the depth of Lake Como?', lake, /depth/],
  ['What is the depth of Lake Orta?', lake, { depth: '143 m' }],
  ['What is the town of Unst?', office, { town: 'Baltasound' }],
  ['What is the area?', office, /area/],
  ['How many reviews are there?', kettle, { reviews: 1284 }],
  ['What was the last price?', kettle, { 'last price': '€51.00' }],
  ['Which colour is selected?', kettle, { colour: 'Cream' }],
  ['What is the rating of the Heron?', starred, { rating: '★★★★★' }],
  ['Return the rating of the Otter as a number', starred, { rating: 3 }],
  ['Which boats have at least 4 stars?', starred, { boats: ['Heron', 'Crane'] }],
  ['Which boat has five stars?', starred, { boat: 'Heron' }],
  ['Which boat has the worst rating?', starred, { boat: 'Otter' }],
  ['Which gates are locked?', gates, { gates: ['North gate', 'Weir'] }],
  ['How many pupils have less than 60 in the Essay?', marks, { pupils: 1 }],
  ['Which pupils have more than 50 in the Essay?', marks, { pupils: ['Ann', 'Cid'] }],
  ['What is the due date of bill 7-118?', bills, { 'due date': '15 December' }],
  ['Return the time of the Choir appointment', week, { time: '16:00' }],
  ['Return the time of the Vet appointment', week, { time: '10:30' }],
  ['Tell me the day of the Vet appointment', week, { day: 'Monday' }],
  ['On which day is the appointment "Choir"?', week, { date: 'Friday' }],
  ['Return the time of the Bank appointment', week, /time/],
  ['Tell me the day of the Library', hours, /day/],
  ['When is bill 7-118 due?', bills, { due: '15 December' }],
];

const paged: readonly (readonly [goal: string, how: 'next' | 'more', told: Readonly<Record<string, unknown>>])[] = [
  ['Return all names', 'next', { names: allBirds }],
  ['Return all names and lengths', 'next', { names: allBirds, lengths: allBirds.map((_, at) => `${20 + 3 * at} cm`) }],
  ['List the names of all birds', 'next', { names: allBirds }],
  ['Return the first five names', 'next', { 'first five names': allBirds.slice(0, 5) }],
  ['Return all names', 'more', { names: allBirds }],
  ['Which bird has the greatest length?', 'more', { bird: 'Goshawk' }],
];

for (const [goal, body, expected] of table)
  t.test(`${goal}: ${JSON.stringify(expected)}`, (t) => answeredOn(t, page, goal, body, expected));
for (const [goal, how, expected] of paged)
  t.test(`${goal} (${how}): ${JSON.stringify(expected)}`, (t) => answeredOn(t, page, goal, birds(how), expected));
