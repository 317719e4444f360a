/** Lists that are cut into pages, and say so in their own ways. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn, toldOn } from '../told.ts';

const { page } = await leased(t);

/** Two to a page, and a pager of words; `stuck` pages never turn. */
const letters = (
  stuck: boolean,
) => `<h1>Mails</h1><div id="list"></div><p id="where"></p><button id="new">Newer</button><button id="old">Older</button><script>
  const mails = [['Ann', 'Rain'], ['Bea', 'Wind'], ['Cid', 'Snow'], ['Ann', 'Hail'], ['Dee', 'Fog']];
  let at = 0;
  const draw = () => {
    list.innerHTML = mails.slice(2 * at, 2 * at + 2).map(([who, what]) => '<div class="mail"><b>' + who + '</b> <span>' + what + '</span></div>').join('');
    where.textContent = (2 * at + 1) + '–' + Math.min(5, 2 * at + 2) + ' of 5';
    document.getElementById('new').disabled = at === 0;
    document.getElementById('old').disabled = at === 2;
  };
  document.getElementById('new').onclick = () => { at -= 1; draw(); };
  document.getElementById('old').onclick = () => { if (!${stuck}) { at += 1; draw(); } };
  draw();</script>`;

t.test('What stands on further pages is counted with the rest', (t) =>
  answeredOn(t, page, 'How many mails are from Ann?', letters(false), { mails: 2 }),
);
t.test('What says that it is a part, and has no next page that comes, is not told as the whole', (t) =>
  answeredOn(t, page, 'Which mail is the oldest?', letters(true), /no further page|part/),
);
t.test('A list whose next page does not come is no list', (t) =>
  answeredOn(
    t,
    page,
    'Return all names',
    `<h1>Birds</h1><div id="list"></div><div class="pagination"><span id="where"></span><button id="on">Next</button></div><script>
    let at = 0;
    const draw = () => {
      list.innerHTML = '<table><tr><th>Name</th></tr>' + ['Auk', 'Crake', 'Dunlin', 'Eider'].slice(2 * at, 2 * at + 2).map((name) => '<tr><td>' + name + '</td></tr>').join('') + '</table>';
      where.textContent = 'Page ' + (at + 1) + ' of 3';
    };
    on.onclick = () => { if (at === 0) { at = 1; draw(); } };
    draw();</script>`,
    /next page of the list does not come/,
  ),
);

/** Numbers right behind the last row, of which nothing says that they are pages; `rating` ones stand apart. */
const tools = (
  between: string,
) => `<table><thead><tr><th>Tool</th><th>Price</th></tr></thead><tbody id="rows"></tbody></table>${between}<div id="pg"></div><script>
  const tools = [['Saw', 19], ['Axe', 31], ['Awl', 5], ['Vice', 44], ['File', 8]];
  let at = 0;
  const draw = () => {
    rows.innerHTML = tools.slice(2 * at, 2 * at + 2).map((row) => '<tr><td>' + row.join('</td><td>') + '</td></tr>').join('');
    pg.innerHTML = [0, 1, 2].map((n) => n === at ? '<b>' + (n + 1) + '</b>' : '<a href="#" data-n="' + n + '">' + (n + 1) + '</a>').join(' ');
  };
  pg.onclick = (e) => { if (e.target.dataset.n) { at = Number(e.target.dataset.n); draw(); } return false; };
  draw();</script>`;

for (const [goal, body, expected] of [
  ['Which tool is the cheapest?', tools(''), { tool: 'Awl' }],
  ['What is the price of the Vice?', tools(''), { price: '44' }],
  ['Which tool is the most expensive?', tools(''), { tool: 'Vice' }],
  ['How many tools are there?', tools('<p>How did we do?</p>'), { tools: 2 }],
] as const)
  t.test(`${goal}: ${JSON.stringify(expected)}`, (t) => answeredOn(t, page, goal, body, expected));

/** The page that is open and how many there are stand in one line of words. */
const stock = (
  line: (open: number) => string,
) => `<h1>Stock</h1><form onsubmit="return false"><table><tbody id="rows"></tbody></table><p id="pg"></p></form><script>
  const all = ['Saw', 'Axe', 'Awl', 'Vice', 'File'];
  let at = 0;
  const line = ${line};
  const draw = () => {
    rows.innerHTML = all.slice(3 * at, 3 * at + 3).map((name) => '<tr><th><a href="#" onclick="document.title = this.textContent; return false">' + name + '</a></th><td>in the shed</td></tr>').join('');
    pg.innerHTML = line(at);
  };
  const turn = () => { at = 1 - at; draw(); };
  draw();</script>`;
for (const [line, expected] of [
  [
    (open: number) =>
      open === 0
        ? '<span>1</span> <a href="#" onclick="turn()">2</a> 5 things'
        : '<a href="#" onclick="turn()">1</a> <span>2</span> 5 things',
    'Vice',
  ],
  [
    (open: number) =>
      open === 0
        ? '<span>3</span> <a href="#" onclick="turn()">2</a> 5 things'
        : '<a href="#" onclick="turn()">1</a> <span>2</span> 5 things',
    /Vice/,
  ],
] as const)
  t.test(`Numbers in a line of words, ${expected}`, (t) => toldOn(t, page, 'Open the Vice', stock(line), expected));

/** Three to a page, and pages that are numbered. */
const birds = `<h1>Birds</h1><ul id="list"></ul><div class="pagination" id="pages"></div><script>
  const birds = ['Auk', 'Crake', 'Dunlin', 'Eider', 'Finch', 'Gull', 'Heron', 'Ibis'];
  let at = 0;
  const draw = () => {
    list.innerHTML = birds.slice(3 * at, 3 * at + 3).map((name) => '<li class="bird"><a href="#' + name + '" onclick="document.title = this.textContent">' + name + '</a></li>').join('');
    pages.innerHTML = [0, 1, 2].map((n) => n === at ? '<b>' + (n + 1) + '</b>' : '<a href="#" onclick="at = ' + n + '; draw(); return false">' + (n + 1) + '</a>').join(' ') + (at < 2 ? ' <a href="#" onclick="at += 1; draw(); return false">Next</a>' : '');
  };
  draw();</script>`;

for (const [goal, expected] of [
  ['Go to the next page and return the last bird there', { 'last bird there': 'Gull' }],
  ['Return the last bird on this page', { 'last bird': 'Dunlin' }],
  ['Go to page 3 and count the birds', { birds: 2 }],
  ['How many birds are there on this page?', { birds: 3 }],
] as const)
  t.test(`Only the page that is open: ${goal}`, (t) => answeredOn(t, page, goal, birds, expected));

for (const [goal, expected] of [
  ['On page 2 of the list, open the second bird', 'Finch'],
  ['On the last page, open the first bird', 'Heron'],
  ['Go to the next page and open the last bird there', 'Gull'],
  ['Open the last bird', 'Ibis'],
] as const)
  t.test(`The page that is named is turned to: ${goal}`, (t) => toldOn(t, page, goal, birds, expected));

/** The button that turns the pages stays on the last, where it does nothing; the page may say which of them it is. */
const orders = (
  says: boolean,
) => `<h1>Orders</h1><table><tbody id="rows"></tbody></table><p><button id="back" aria-label="Previous page">‹</button> <span id="where">page</span> <button id="on" aria-label="Next page">›</button></p><script>
  const crates = [['C1', 'full'], ['C2', 'empty'], ['C3', 'full'], ['C4', 'full'], ['C5', 'empty']];
  let at = 0;
  const draw = () => {
    rows.innerHTML = crates.slice(3 * at, 3 * at + 3).map(([name, state]) => '<tr><td>' + name + '</td><td>' + state + '</td></tr>').join('');
    if (${says}) where.textContent = (at + 1) + ' of 2';
  };
  back.onclick = () => { at = 0; draw(); };
  on.onclick = () => { at = Math.min(1, at + 1); draw(); };
  back.disabled = true;
  draw();</script>`;
for (const says of [true, false])
  t.test(`A button that turns no further page ends the list, ${says ? 'where the page says so' : 'though nothing says so'}`, (t) =>
    answeredOn(t, page, 'How many orders are empty?', orders(says), { orders: 2 }),
  );

/** A slide show and a list, each with its own way on. */
const slides = (on: string, around = 'class="carousel"') =>
  `<div ${around}><img alt="Offer" width="60" height="20"><button onclick="log('slide')">${on}</button></div>`;
const plums = '<h2>Plums</h2><ul><li>Opal</li><li>Czar</li></ul>';
const pager = (on: string, around: string) => `<div ${around}><button onclick="log('page')">${on}</button></div>`;
for (const [goal, body, expected] of [
  ['Go to the next page of the list', `${slides('Next')}${plums}${pager('Next', 'class="pagination"')}`, 'page'],
  ['Go to the next page', `${slides('›')}${plums}<nav aria-label="Pages"><button onclick="log('page')">›</button></nav>`, 'page'],
  ['Open the next page of results', `${plums}${pager('Next', 'class="pager"')}${slides('Next', 'class="swiper"')}`, 'page'],
  [
    'Go to the next page of the list',
    `${slides('Next', '')}${plums}<div><button>1</button><button>2</button><button onclick="log('page')">Next</button></div>`,
    'page',
  ],
  ['Go to the next page of the list', `${slides('Next', '')}${plums}${pager('Next', '')}`, 'page'],
  ['Go to the next page of the list', `${slides('Next', '')}${slides('Next', '')}${plums}`, /several controls/],
  [
    'Go to the next page',
    `${plums}${pager('Next', '')}<h2>Pears</h2><ul><li>Nelis</li><li>Comice</li></ul>${pager('Next', '')}`,
    /several controls/,
  ],
  ['Go to the next page of the list', `${plums}${pager('Next', '')}`, 'page'],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));

/** A pager of drawings, whose ways on and back are called by their direction only; twice: cut into pages, and beside what aligns a text. */
const wares = (
  around: string,
  cut: number,
) => `<h1>Wares</h1><table><tr><th>Ware<th>Kind<th>Price<th>Left</tr><tbody id="rows"></tbody></table>
  <ul ${around}><li><button id="back" aria-label="left"></button></li><li><a id="one" style="cursor:pointer">1</a></li><li><a style="cursor:pointer">2</a></li><li><button id="on" aria-label="right">›</button></li></ul><script>
  const all = [['Oak stool', 'Stools', 40, 7], ['Brass lamp', 'Lamps', 25, 8], ['Pine stool', 'Stools', 20, 9], ['Paper lamp', 'Lamps', 15, 4]];
  let at = 0;
  const draw = () => { rows.innerHTML = all.slice(${cut} * at, ${cut} * at + ${cut}).map((row) => '<tr>' + row.map((cell, n) => '<td>' + (n === 2 ? '€' : '') + cell).join('') + '</tr>').join(''); back.disabled = at === 0; on.disabled = ${cut} * (at + 1) >= all.length; };
  back.onclick = () => { at -= 1; draw(); }; on.onclick = () => { at += 1; draw(); }; on.textContent = ''; draw();</script>`;
for (const [goal, around, cut, expected] of [
  ['How many lamps are there?', 'class="pagination"', 3, /could not be counted together|only a part|whose value could be told/],
  ['What is the average price?', 'class="pagination"', 3, /average price/],
  ['What is the average price?', 'class="align"', 4, { 'average price': 25 }],
] as const)
  t.test(`${goal}, of a table with drawn arrows ${around} and ${cut} rows a page`, (t) =>
    answeredOn(t, page, goal, wares(around, cut), expected),
  );

t.test('The last link is none of those that turn the pages, and these are links where there are no others', async (t) => {
  const link = (name: string) => `<p><a href="#" onclick="log('${name}')">${name}</a></p>`;
  const pager = `<p>1 ${['2', '3', '>'].map((name) => `<a href="#" onclick="log('page ${name}')">${name}</a>`).join(' ')}</p>`;
  await toldOn(t, page, 'Click the last link', `<h1>Found</h1>${link('Auk')}${link('Crake')}${pager}`, 'Crake');
  await toldOn(t, page, 'Click the first link', `<h1>Found</h1>${pager}${link('Auk')}${link('Crake')}`, 'Auk');
  await toldOn(t, page, 'Click the last link', `<h1>Found</h1>${pager}`, 'page >');
});

/** What plays bears the sign of what leads on; the twin has no other. */
const player = (next: string) => `<p id="now">Song 1</p><button onclick="log('played')">▶</button>${next}<script>
  let at = 1;
  const on = () => { at += 1; now.textContent = 'Song ' + at; log('on to ' + at); };</script>`;
for (const [goal, body, expected] of [
  ['Press Next until "Song 3" is shown', player('<button onclick="on()">Next</button>'), 'on to 3'],
  ['Press Next until "Song 3" is shown', player('<button title="Next" onclick="on()">⏭</button>'), 'on to 3'],
  ['Press Forward until "Song 3" is shown', player('<button title="Next" onclick="log(0)">⏯</button>'), /Song 3/],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));

/** One card at a time, which two words turn; beside fields they turn the steps of a form. */
const cards = (more = '') => `<div id="card"></div><a href="#" id="back">&lt; Prev</a> <a href="#" id="on">Next &gt;</a>${more}<script>
  const people = ['Ada', 'Bo', 'Cy', 'Di'];
  let here = 0;
  const show = () => {
    card.innerHTML = '<h2>' + people[here] + '</h2><div>Phone: <a href="#" class="phone">555-010' + here + '</a></div>';
    card.querySelector('a').onclick = () => { log('call ' + people[here]); return false; };
  };
  const turn = (link, by) => { link.onclick = () => { here = Math.max(0, Math.min(3, here + by)); show(); return false; }; };
  turn(document.getElementById('back'), -1);
  turn(on, 1);
  show();</script>`;
for (const [goal, body, expected] of [
  ['Find Cy in the address book and click on his phone number', cards(), 'call Cy'],
  ['Find Zoe in the address book and click on her phone number', cards(), /Zoe/],
  ['Find Cy and click on his phone number', cards('<label>Note <input></label>'), /Cy/],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
