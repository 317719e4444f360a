/** What the page does not tell is looked for in the entry that is named, in the part that lists such things, and in the other parts of the site. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn, toldOn } from '../told.ts';

const { page } = await leased(t);

/** Notices, each of which leads to all of it on the same page, beside the list or in its place. */
const notices = (isBeside: boolean) => `<h1>Notices</h1><div id="list"></div><div id="one"></div><script>
  const notices = [['Bridge closed for repair', 'Ivo Marsh', 'The works cost 7 million and end on 4 August.'], ['Ferry to run at night', 'Lena Vogt', 'The last boat brings 300 guests home. Book by 9 June.'], ['Choir seeks tenors', 'Ada Orr', 'Rehearsals start in May.']];
  const open = (at) => {
    if (!${isBeside}) list.innerHTML = '';
    const [title, who, text] = notices[at];
    one.innerHTML = '<h2>' + title + '</h2><p>By ' + who + ' · 3 May</p><p>' + text + '</p><button>Share</button>';
  };
  list.innerHTML = notices.map(([title], at) => '<article><h3><a href="#" data-at="' + at + '">' + title + '</a></h3><span>' + (at + 2) + ' likes</span></article>').join('');
  for (const link of list.querySelectorAll('a')) link.onclick = (event) => { event.preventDefault(); open(link.dataset.at); };
</script>`;

for (const isBeside of [true, false])
  for (const [goal, expected] of [
    ['Who wrote the notice about the ferry?', { author: 'Lena Vogt' }],
    ['Who is the author of the notice about the bridge?', { author: 'Ivo Marsh' }],
    ['By when must I book the ferry?', { date: '9 June' }],
    ['According to the notice about the ferry, how many guests are there?', { guests: 300 }],
    ['Who wrote the notice about the tram?', /author|tram/],
    ['Who wrote the notice?', /author|notice/],
  ] as const)
    t.test(`${goal}, ${isBeside ? 'beside' : 'in place of'} the list`, (t) => answeredOn(t, page, goal, notices(isBeside), expected));

/** Cards that nothing marks as a list, with what is told of each beside them; the hours are folded away. */
const places = `<div id="cards"></div><div id="one"></div><script>
  const places = [['Oak Inn', 'Pub', '555 01', '12–23'], ['Silk Museum', 'Museum', '555 02', '10–17'], ['Elm Inn', 'Pub', '555 03', 'closed']];
  cards.innerHTML = places.map(([name, kind], at) => '<div class="card" style="cursor: pointer" data-at="' + at + '"><b>' + name + '</b><br>' + kind + ' · ' + (at + 1) + '00 m</div>').join('');
  for (const card of cards.children) card.onclick = () => {
    const [name, , phone, hours] = places[card.dataset.at];
    one.innerHTML = '<h2>' + name + '</h2><dl><dt>Phone</dt><dd>' + phone + '</dd></dl><details><summary>Opening hours</summary><table><tr><th>Sat</th><td>9–24</td></tr><tr><th>Sun</th><td>' + hours + '</td></tr></table></details>';
  };
</script>`;
for (const [goal, expected] of [
  ['What is the phone number of the Elm Inn?', { 'phone number': '555 03' }],
  ['Look up the phone number of the museum of silk', { 'phone number': '555 02' }],
  ['What are the opening hours of the Silk Museum on Sundays?', { 'opening hours': '10–17' }],
  ['What is the phone number of the Ash Inn?', /phone number|Ash/],
  ['What is the phone number of the inn?', /phone number|inn/],
] as const)
  t.test(goal, (t) => answeredOn(t, page, goal, places, expected));

/** A site of several parts, by what its address asks for. */
const site = `<nav><a href="?">Home</a> <a href="?p=boats">Boats</a> <a href="?p=crew">Crew</a> <a href="?p=out">Log out</a></nav><h1 id="title"></h1><div id="main"></div><script>
  const part = new URLSearchParams(location.search).get('p');
  const parts = {
    boats: ['Boats', '<ul><li><a href="?p=heron">Heron</a> <span>built 1990</span></li><li><a href="?p=gull">Gull</a> <span>built 2004</span></li><li><a href="?p=tern">Tern</a> <span>built 2011</span></li></ul>'],
    heron: ['Heron', '<dl><dt>Home port</dt><dd>Alvik</dd></dl>'],
    gull: ['Gull', '<dl><dt>Home port</dt><dd>Duneport</dd></dl>'],
    crew: ['Crew', '<table><tr><th>Name</th><th>Duty</th><th>Cabin</th></tr><tr><td>Kai Lund</td><td>Cook</td><td>12</td></tr><tr><td>Eva Roth</td><td>Mate</td><td>4</td></tr></table>'],
    out: ['You are logged out', '<script>log("out")<\\/script>'],
  };
  const [name, body] = parts[part] ?? ['Harbour', '<p>Welcome to the harbour.</p>'];
  title.textContent = name;
  main.innerHTML = body;
</script>`;
for (const [goal, expected] of [
  ['How many boats are there?', { boats: 3 }],
  ['What is the home port of Heron?', { 'home port': 'Alvik' }],
  ['What is the home port of the boat Gull?', { 'home port': 'Duneport' }],
  ['What is the cabin of Eva Roth?', { cabin: '4' }],
  ['What is the cabin of Nils Orr?', /cabin/],
  ['How many cars are there?', /car/],
] as const)
  t.test(goal, (t) => answeredOn(t, page, goal, site, expected));

/** Goods that are only found by their names. */
const shop = `<h1>Shop</h1><input type="search" aria-label="Search"> <button id="go">Search</button><div id="found"><p>Welcome</p></div><script>
  const goods = [['Marl sofa', '890 €'], ['Marl chair', '120 €'], ['Dune lamp', '35 €']];
  const field = document.querySelector('input');
  go.onclick = () => {
    const hits = goods.filter(([name]) => name.toLowerCase().includes(field.value.toLowerCase()));
    found.innerHTML = hits.map(([name, price]) => '<article><h2>' + name + '</h2><p>' + price + '</p></article>').join('') || '<p>No results</p>';
  };
</script>`;
for (const [goal, expected] of [
  ['What is the price of the Marl chair?', { price: '120 €' }],
  ['Find the price of the Dune lamp', { price: '35 €' }],
  ['What is the price of the Pine shelf?', /No results/],
] as const)
  t.test(goal, (t) => answeredOn(t, page, goal, shop, expected));

/** What is done to a thing of a kind is done where such things are listed. */
const office = `<nav><a href="?">Home</a> <a href="?p=bills">Bills</a></nav><div id="main"><h1>Office</h1></div><script>
  if (location.search === '?p=bills') {
    main.innerHTML = '<h1>Bills</h1><table><tr><th>No.</th><th>Client</th><th></th></tr>' + [['B-1', 'Orr'], ['B-2', 'Lund'], ['B-3', 'Roth']].map(([no, client]) => '<tr><td>' + no + '</td><td>' + client + '</td><td><button data-no="' + no + '">Mark as paid</button></td></tr>').join('') + '</table>';
    for (const button of main.querySelectorAll('button')) button.onclick = () => { button.replaceWith('Paid'); log('paid ' + button.dataset.no); };
  }
</script>`;
t.test('A bill is marked where the bills are', (t) => toldOn(t, page, 'Mark the bill of Lund as paid', office, 'paid B-2'));
t.test('A bill of somebody who has none is not', (t) => toldOn(t, page, 'Mark the bill of Vogt as paid', office, /Vogt/));

/** A bank's parts in a bare row of links; what goes to an account each month stands before what is in it. */
const bank = `<b>Owl Bank</b><div><a href="?">Home</a> <a href="?p=orders">Standing orders</a> <a href="?p=held">Accounts</a> <a href="?p=out">Log off</a></div><h1 id="title"></h1><div id="main"></div><script>
  const table = (heads, rows) => '<table><tr>' + heads.map((head) => '<th>' + head + '</th>').join('') + '</tr>' + rows.map((row) => '<tr>' + row.map((cell) => '<td>' + cell + '</td>').join('') + '</tr>').join('') + '</table>';
  const parts = {
    orders: ['Standing orders', table(['To', 'Amount', 'Day'], [['Holiday pot', '£50.00', '3'], ['Roof fund', '£15.00', '8']])],
    held: ['Accounts', table(['Account', 'Number', 'Balance'], [['Everyday', '1122', '£310.40'], ['Holiday pot', '1123', '£820.10']])],
  };
  const [name, body] = parts[new URLSearchParams(location.search).get('p')] ?? ['Hello', '<p>Welcome back.</p>'];
  title.textContent = name;
  main.innerHTML = body;
</script>`;
for (const [goal, expected] of [
  ['How much is in the Holiday pot?', { balance: '£820.10' }],
  ['How much money do I have in the Holiday pot?', { price: '£820.10' }],
  // It is paid into, and what is in it stands nowhere.
  ['How much is in the Roof fund?', /tell/],
] as const)
  t.test(goal, (t) => answeredOn(t, page, goal, bank, expected));

/** Days of a month: a click on a day makes something new on it, one on what it holds shows that. */
const month = `<h1>June</h1><div id="days" style="display:grid;grid-template-columns:repeat(4,9em)"></div><div id="card" role="dialog" hidden></div><script>
  const held = { 3: ['Tax hearing', '<p>Wednesday 3 June</p><p>📍 4 Weir Lane</p><p>🔔 1 hour</p>'], 4: ['Swim meet', '<p>Thursday 4 June</p><p>🔔 1 hour</p>'] };
  days.innerHTML = [1, 2, 3, 4, 5, 6, 7, 8].map((day) => '<div class="day" style="cursor:pointer"><span>' + day + '</span>' + (held[day] ? '<div data-day="' + day + '">9:00 ' + held[day][0] + '</div>' : '') + '</div>').join('');
  days.onclick = ({ target }) => {
    const of = target.closest('[data-day]');
    card.hidden = false;
    card.innerHTML = of ? '<h2>' + held[of.dataset.day][0] + '</h2>' + held[of.dataset.day][1] : '<h2>New entry</h2><input placeholder="Title"><input placeholder="Place">';
  };
</script>`;
for (const [goal, expected] of [
  ['Where does the tax hearing take place?', { location: '4 Weir Lane' }],
  ['Where does the swim meet take place?', /location/],
] as const)
  t.test(goal, (t) => answeredOn(t, page, goal, month, expected));
