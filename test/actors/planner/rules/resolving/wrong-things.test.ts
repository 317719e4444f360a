/** What is like the thing that is meant, or stands where it might, is not taken for it. */
import t from 'tap';
import { leased } from '../../../../farm/page/leased.ts';
import { answeredOn, toldOn } from './told.ts';

const { page } = await leased(t);

const file = (name: string) => `<a href="data:text/plain,x" download="${name}" onclick="log('${name}')">${name}</a><br>`;
const files = `<div class="row"><img alt="Star" src="data:,"><h1>Files</h1>${['notes.txt', 'Chapter1.pdf', 'orders.json'].map(file).join('')}</div><div class="row">Made by <a href="#">Oak Press</a></div>`;

const form = `<form onsubmit="log([tree.value, wood.value, box.checked, [...document.querySelectorAll('[name=r]')].findIndex((each) => each.checked)].join()); return false">
  <label>Dropdown (list) <select id="tree"><option>Elm<option>Oak</select></label> <label>Dropdown (free) <input id="wood" list="woods"></label><datalist id="woods"><option>Teak<option>Balsa</datalist>
  <label><input type="checkbox" id="box"> Plain checkbox</label> <label><input type="radio" name="r" checked> Fancy radio</label> <label><input type="radio" name="r"> Plain radio</label><button>Send</button></form>`;

const parts = `<ul class="menu-list">${['Sorting', 'Picking', 'Folding', 'Cutting'].map((part) => `<li onclick="log('part ${part}')" style="cursor:pointer">${part}</li>`).join('')}</ul><h1>Picking</h1>
  <ul class="list-group">${['Ash', 'Beech', 'Cedar', 'Fir'].map((tree) => `<li onclick="log('${tree}')" style="cursor:pointer">${tree}</li>`).join('')}</ul>`;

const trips = `<h1>My trips</h1><h2>Upcoming</h2><div><b>Market Square</b><div>From Harbour</div><button onclick="log('cancelled')">Cancel ride</button></div>
  <h2>Past</h2><div><b>Old Mill</b><div>From Rose Park</div></div>`;

const incidents = `<select aria-label="Search a field of the list" onchange="log('searched ' + value)"><option>Number<option>Rank</select>
  <table><thead><tr><th><a href="#" onclick="log('by number'); return false">Number</a></th><th><a href="#" onclick="log('by rank'); return false">Rank</a></th></tr></thead>
  <tbody>${[3, 1, 2].map((rank) => `<tr><td>INC${rank}</td><td>${rank}</td></tr>`).join('')}</tbody></table>`;

const stock = `<h1>Stock</h1>${[
  ['Glass bowl', 'Turin', '5 €'],
  ['Iron box', 'Lyon', '47 €'],
  ['Oak stool', 'Lyon', '64 €'],
  ['Wool rug', 'Ghent', '14 €'],
]
  .map(
    ([name, place, price]) =>
      `<article><h2>${name}</h2><dl><dt>Place</dt><dd>${place}</dd><dt>Price</dt><dd>${price}</dd></dl><button onclick="log('${name}')">Archive</button></article>`,
  )
  .join('')}`;
/** Grids of a layout are called rows, too. */
const people = `<div class="row"><h1>People</h1><table><thead><tr><th>Last Name<th>First Name<th>Email<th>Action</tr></thead><tbody>${[
  ['Smith', 'John', 'js@x.com'],
  ['Bach', 'Frank', 'fb@x.com'],
  ['Doe', 'Jason', 'jd@x.com'],
]
  .map(
    ([last, first, mail]) =>
      `<tr><td>${last}<td>${first}<td>${mail}<td><a href="#" onclick="log('edit ${last}'); return false">edit</a> <a href="#" onclick="log('delete ${last}'); return false">delete</a></tr>`,
  )
  .join('')}</tbody></table></div><div class="row">Made by <a href="#">Oak Press</a></div>`;
const parted = `<h1>Shop</h1>${['Music', 'Text Input', 'Text Area'].map((name) => `<a href="#" onclick="log('${name}'); return false">${name}</a><br>`).join('')}`;
const books = `<h1>Books</h1>${['Salt', 'Iron', 'Clay'].map((title) => `<article><a href="#" onclick="log('picture of ${title}'); return false"><img alt="${title}" src="data:,"></a><h3><a href="#" onclick="log('title of ${title}'); return false">${title}</a></h3><p>£3</p></article>`).join('')}`;
const volume = `<span style="position:relative;display:inline-block;width:200px;height:20px"><span style="position:absolute;left:30%;width:20px;height:20px;background:blue"><input type="range" aria-label="Volume" value="30" oninput="log(value)" style="position:absolute;width:100%;height:100%;opacity:0;margin:0"></span></span>`;

const post = (title: string, forum: string, hours: number) =>
  `<article><h3>${title}</h3><p>${hours} hours ago in <a href="#" onclick="document.body.innerHTML = document.querySelector('#${forum}').innerHTML; return false">${forum}</a></p><button onclick="log('${title}')">Upvote</button></article>`;
const posts = `<h1>All posts</h1>${post('New moon', 'space', 1)}${post('A long novel', 'books', 5)}${post('Essays', 'books', 9)}
  <template id="books"><h1>Books</h1>${post('Poems', 'books', 3)}${post('A long novel', 'books', 5)}${post('Essays', 'books', 9)}</template>`;

for (const [goal, body, expected] of [
  ['Open the JSON file', files, 'orders.json'],
  ['Download invoice-2024.pdf', files, /./],
  ['Select "Yew" in the dropdown and send the form', form, /Yew/],
  ['Select Oak in the dropdown, tick the plain checkbox, choose the plain radio and send the form', form, 'Oak,,true,1'],
  ['Select Teak from Dropdown (free) and send the form', form, 'Elm,Teak,false,0'],
  ['Click the third item of the list', parts, 'Cedar'],
  ['Cancel my upcoming ride to Rose Park', trips, /./],
  ['Cancel my upcoming ride to Market Square', trips, 'cancelled'],
  ['Archive all items from Turin except Glass bowl', stock, /./],
  ['Archive all items from Lyon except Iron box', stock, 'Oak stool'],
  ['Click "edit" in the row of Frank Bach', people, 'edit Bach'],
  ['Edit the row with Doe', people, 'edit Doe'],
  ['Click edit in the row that contains jd@x.com', people, 'edit Doe'],
  ['Go to the Music category', parted, 'Music'],
  ['Go to the Text Input page', parted, 'Text Input'],
  ['Go to the Poetry category', parted, /Poetry/],
  ['Open the book "Iron"', books, 'title of Iron'],
  ['Set the volume slider to 80', volume, '80'],
  ['Sort the list by Rank', incidents, 'by rank'],
  ['Upvote the newest post in the books forum', posts, 'Poems'],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));

const tasks = `<h2>Steps</h2><ul><li>For one process get the load.</li><li>Compare it.</li></ul>
  <table><tr><th>Name<th>CPU</tr><tr><td>Falcon<td>3.9%</tr><tr><td>Heron<td>9.8%</tr></table>`;
const shelf = `<ul class="nav"><li><a href="#">Books</a><ul><li><a href="#">Art</a></li><li><a href="#">Travel</a></li></ul></li></ul><h1>All products</h1><ol>${[
  ['Salt', '£3.10'],
  ['Iron', '£2.40'],
  ['Clay', '£9.00'],
  ['Wool', '£1.00'],
]
  .map(
    ([title, price]) =>
      `<li><article><a href="#"><img alt="${title}" src="data:,"></a><h3><a href="#">${title}</a></h3><p>${price}</p><button>Add to basket</button></article></li>`,
  )
  .join('')}</ol><a href="#" onclick="log('turned')">next</a>`;
const told = `<div class="row flash notice">All was kept <a href="#">×</a></div><div class="row"><h1>Keeping</h1><p>Others say that nothing was kept.</p></div>`;
const opened = `<button onclick="d.style.display = 'block'">Small dialog</button><div id="d" role="dialog" aria-modal="true" style="display:none;position:fixed;inset:0;background:#eee"><div>Small Dialog</div><div>Nothing much is in it</div><button>Close</button></div>`;
const ways = `<div class="row"><h1>Vanishing</h1><p>One of these may go.</p><ul class="menu">${['Home', 'About', 'Work'].map((way) => `<li><a href="#">${way}</a></li>`).join('')}</ul></div><div class="row">Made by <a href="#">Oak Press</a></div>`;
const records = `<h1>Incidents</h1><table><tr><th>Number<th>Caller</tr>${[
  ['INC15', 'Ida'],
  ['INC16', 'Bo'],
  ['INC25', 'Ida'],
]
  .map(([number, caller]) => `<tr><td><a href="#" aria-label="Open record: ${number}">${number}</a><td>${caller}</tr>`)
  .join('')}</table>`;

for (const [goal, body, expected] of [
  ['Which process uses the most CPU?', tasks, /process/],
  [
    'Return the titles and prices of the first three books',
    shelf,
    { titles: ['Salt', 'Iron', 'Clay'], prices: ['£3.10', '£2.40', '£9.00'] },
  ],
  ['Open the small dialog and return its text', opened, { text: 'Nothing much is in it' }],
  ['Return the text of the notification', told, { notification: /All was kept/ }],
  ['List the names of the items from Ghent except Wool rug', stock, /./],
  ['List all items of the menu', ways, { items: ['Home', 'About', 'Work'] }],
  ['Tell me the numbers of the incidents whose caller is Ida', records, { numbers: ['INC15', 'INC25'] }],
] as const)
  t.test(`${goal}: ${expected}`, (t) => answeredOn(t, page, goal, body, expected));
