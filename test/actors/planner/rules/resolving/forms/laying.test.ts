/** What is asked of a form in one breath: every word has its place on it, or nothing is sent. */
import t from 'tap';
import { site } from '../../../../../farm/harness.ts';
import { leased } from '../../../../../farm/page/leased.ts';
import { told } from '../told.ts';

const { page } = await leased(t);

const sent =
  'const shown = () => [...document.querySelectorAll("input,select")].map((e) => e.type === "radio" || e.type === "checkbox" ? (e.checked ? e.id : "-") : e.value).join("|");';

/** Labels beside, radio buttons whose choice takes a field away. */
const flights = `<h1>Book flights</h1><form onsubmit="log(shown()); return false">
  <label><input type="radio" name="way" id="both" checked> Round trip</label> <label><input type="radio" name="way" id="single"> One way</label>
  <p><label>From <input></label> <label>To <input></label></p>
  <p><label>Departure <input type="date"></label> <label id="back">Return <input type="date"></label></p>
  <label>Passengers <select><option>1</option><option>2</option><option>3</option></select></label>
  <label>Cabin <select><option>Economy</option><option>Premium economy</option><option>Business</option></select></label>
  <label><input type="checkbox" id="direct"> Direct flights only</label><button>Search flights</button></form>`;

/** Placeholders only, numbers that are stepped, folded away behind a button. */
const stays = `<h2>Find a stay</h2><div><input placeholder="Where are you going?"> <input type="date" aria-label="Check-in date"> <input type="date" aria-label="Check-out date">
  <button aria-expanded="false" onclick="who.hidden = !who.hidden; this.setAttribute('aria-expanded', !who.hidden)">2 guests</button>
  <div id="who" hidden><p>Adults <button onclick="step(a, -1)">-</button> <span id="a">2</span> <button onclick="step(a, 1)">+</button></p>
  <p>Children <button onclick="step(c, -1)">-</button> <span id="c">0</span> <button onclick="step(c, 1)">+</button></p></div>
  <button onclick="log([shown(), a.textContent, c.textContent].join('|'))">Search</button></div>
  <script>const step = (e, by) => { e.textContent = Number(e.textContent) + by; };</script>`;

/** Times as buttons of which one is taken, a list that the page has built. */
const visits = `<h1>Book an appointment</h1><div>Service</div><div id="s" role="combobox" tabindex="0" aria-expanded="false" aria-controls="l" aria-label="Service">Choose</div>
  <div id="l" role="listbox" hidden><div role="option">Eye test</div><div role="option">Dental check</div></div>
  <div>Day</div><input type="date"><div>Time</div><div id="times"><button>09:00</button> <button>10:30</button> <button disabled>11:00</button></div>
  <div>Your name</div><input><button id="go">Confirm</button>
  <script>let time = ''; s.onclick = () => { l.hidden = !l.hidden; s.setAttribute('aria-expanded', !l.hidden); };
  for (const o of l.children) o.onclick = () => { s.textContent = o.textContent; l.hidden = true; s.setAttribute('aria-expanded', false); };
  for (const b of times.children) b.onclick = () => { time = b.textContent; };
  go.onclick = () => log([s.textContent, shown(), time].join('|'));</script>`;

/** Where buying and renting are ways, the verb is one of the words. */
const homes = `<h1>Property search</h1><form onsubmit="log(shown()); return false"><label><input type="radio" name="m" id="buy" checked>Buy</label><label><input type="radio" name="m" id="rent">Rent</label>
  <label>Location <input></label><label>Min price <input type="number"></label><label>Max price <input type="number"></label>
  <label>Bedrooms <select><option>Any</option><option>1+</option><option>2+</option></select></label>
  <label>Type <select><option>Any</option><option>House</option><option>Studio</option></select></label><label><input type="checkbox" id="pets">Pets allowed</label><button>Search</button></form>`;

const jobs = `<h1>Find a job</h1><form onsubmit="log(shown()); return false"><input aria-label="What" placeholder="Job title or keyword"><input aria-label="Where" placeholder="City">
  <select aria-label="Job type"><option>All types</option><option>Full-time</option><option>Part-time</option></select><label><input type="checkbox" id="remote">Remote</label><button>Find jobs</button></form>`;

/** Words alone are taken, whatever they say. */
const anything = `<h1>Seek</h1><form role="search" onsubmit="log(shown()); return false"><input type="search" placeholder="Search"><button>Search</button></form>`;

const tickets = `<h1>The Lanterns live</h1><form onsubmit="log(shown()); return false"><label><input type="radio" name="k" id="std" checked> Standard €30</label><label><input type="radio" name="k" id="vip" disabled> VIP €120 (sold out)</label><label><input type="radio" name="k" id="high"> Balcony €45</label>
  <label>Number of tickets <input type="number" value="1"></label><label>Email <input type="email"></label><button>Buy tickets</button></form>`;

/** Two lists that offer the same. */
const ferries = `<h1>Ferry tickets</h1><table><tr><td>Departure port<td><select><option>Choose<option>Kiel<option>Oslo</select><tr><td>Arrival port<td><select><option>Choose<option>Kiel<option>Oslo</select>
  <tr><td>Sailing date<td><input type="date"></table><button onclick="log(shown())">Check availability</button>`;

const leavings = (to: string): string =>
  `<h1>Coaches</h1><label>Leaving <select><option>-<option>Kiel<option>Oslo</select></label> <label>${to.replace(/>(?= \p{L})/u, '></label><label>')} <select><option>-<option>Kiel<option>Oslo</select></label> <button onclick="log(shown())">Find coaches</button>`;

/** Two forms that ask for the same, under their headings. */
const ways = ['Flights', 'Coaches']
  .map(
    (name) =>
      `<form onsubmit="log('${name}|' + [...this.querySelectorAll('input')].map((e) => e.value).join('|')); return false"><h2>${name}</h2><label>From <input></label><label>To <input></label><label>Date <input type="date"></label><button>Search</button></form>`,
  )
  .join('');

/** One thing in several sizes and colours. */
const shirt = `<h1>Linen shirt</h1><div role="radiogroup" aria-label="Colour"><button role="radio" aria-checked="true" onclick="pick(this)">Sand</button><button role="radio" aria-checked="false" onclick="pick(this)">Rust</button></div>
  <div role="radiogroup" aria-label="Size"><button role="radio" aria-checked="false" onclick="pick(this)">Medium</button><button role="radio" aria-checked="false" disabled>Large</button></div>
  <label>Qty <input type="number" value="1"></label><button onclick="log(shown() + '|' + [...document.querySelectorAll('[aria-checked=true]')].map((e) => e.textContent))">Add to bag</button>
  <script>const pick = (e) => { for (const other of e.parentNode.children) other.setAttribute('aria-checked', other === e); };</script>`;

const table: readonly (readonly [goal: string, body: string, said: string | RegExp])[] = [
  ['Book a flight from Lyon to Oslo, one way, departing December 1st 2030', flights, '-|single|Lyon|Oslo|2030-12-01||1|Economy|-'],
  [
    'Search for a one way flight from Lyon to Oslo departing December 1st 2030 for 3 passengers',
    flights,
    '-|single|Lyon|Oslo|2030-12-01||3|Economy|-',
  ],
  [
    'I need a direct business class flight from New York to Oslo on 3 December 2030, coming back 9 December 2030',
    flights,
    'both|-|New York|Oslo|2030-12-03|2030-12-09|1|Business|direct',
  ],
  ['Book a flight from Lyon to Oslo with a window seat on December 1', flights, /"window seat"|nothing/],
  ['Find one way and round trip flights from Lyon to Oslo on December 1', flights, /has no place/],
  ['Find flights from Lyon to Oslo on December 1 for 12 passengers', flights, /has no place/],
  ['Find a stay in Rome from May 3 to May 7 for 3 adults and 1 child', stays, 'Rome|2031-05-03|2031-05-07|3|1'],
  ['Book a stay in Rome, check in May 3, check out May 7, 1 child', stays, 'Rome|2031-05-03|2031-05-07|2|1'],
  ['Find a stay in Rome from May 3 to May 7 with breakfast', stays, /"breakfast"/],
  ['Book an eye test on December 3 at 10:30 under the name Bo Lind', visits, 'Eye test|2030-12-03|Bo Lind|10:30'],
  ['Schedule a dental check on December 3 at 11:00', visits, /11:00/],
  ['Rent a studio in York between 500 and 900 with pets allowed', homes, '-|rent|York|500|900|Any|Studio|pets'],
  ['Find a house to rent in Leeds with at least 2 bedrooms under 1500', homes, '-|rent|Leeds||1500|2+|House|-'],
  ['Find a house in York, 2 bedrooms, furnished', homes, /"furnished"/],
  ['Search part-time remote data analyst jobs in Paris', jobs, 'data analyst|Paris|Part-time|remote'],
  ['Look for a nurse job in Hamburg, full-time', jobs, 'nurse|Hamburg|Full-time|-'],
  ['Buy 3 balcony tickets, email bo@x.example', tickets, '-|-|high|3|bo@x.example'],
  ['Find software jobs in Paris, full-time, then press Find jobs', jobs, 'software|Paris|Full-time|-'],
  ['Find a ferry from Oslo to Kiel on 5 December', ferries, 'Oslo|Kiel|2030-12-05'],
  ['Find coaches from Kiel to Oslo', leavings('Going to'), 'Kiel|Oslo'],
  ['Find coaches to Kiel from Oslo', leavings('Going to'), 'Oslo|Kiel'],
  ['Find coaches from Kiel to Oslo', leavings('Calling at <select><option>-<option>Kiel<option>Oslo</select> Going to'), /more than one/],
  ['Find coaches from Kiel to Bern', leavings('Going to'), /./],
  ['Find coaches from Kiel to Oslo via Bern', leavings('Going to'), /./],
  ['Find a coach from Lyon to Oslo on December 3', ways, 'Coaches|Lyon|Oslo|2030-12-03'],
  ['Search from Lyon to Oslo on December 3', ways, /more than one/],
  ['Put two of the medium size in rust in my bag', shirt, '2|Rust,Medium'],
  ['Add a large one to my bag', shirt, /"large one" is there, but can't be chosen/],
  ['Add a purple one to my bag', shirt, /./],
  ['Add the shirt to my bag', shirt, '1|Sand'],
  ['Buy two VIP tickets', tickets, /"VIP" is there, but can't be chosen/],
  ['Book a hotel in Rome from May 3 to May 7', flights, /./],
  ['Search for a cabin in Rome from tomorrow for two nights', anything, /no form that takes it/],
  ['Search for a cabin in Rome', anything, 'cabin in Rome'],
];

for (const [goal, body, said] of table) {
  t.test(goal, async (t) => {
    const url = await site(t, (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(
        `<!doctype html><title>Breaths</title><script>const log = (what) => { document.title = 'sent ' + what; }; ${sent}</script>${body}`,
      );
    });
    await page.goto(url);
    const { end, last } = await told(t, page, goal);
    if (typeof said === 'string')
      t.match({ end, title: last.title }, { end: { type: 'done' }, title: `sent ${said}` }, JSON.stringify(end));
    else t.match({ end, title: last.title }, { end: { type: 'missing', what: said }, title: 'Breaths' }, JSON.stringify(end));
  });
}
