/** Goals about what shops, feeds and accounts show: from the words to what is answered, or to what the page says was done to it. */
import t from 'tap';
import { leased } from '../../../../farm/page/leased.ts';
import { head, openedOn, told } from './told.ts';

const { page } = await leased(t);

const crossed = `<div><b>Notice</b> <button title="Close" onclick="log('crossed'); this.parentElement.remove()"><i style="display: inline-block; width: 16px; height: 16px"></i></button>
  <p>Hm.</p><button onclick="log('cancelled')">Cancel</button> <button onclick="log('agreed')">OK</button></div>`;
/** Results whose rows have numbers in them, and their pages. */
const leafed = `<div id="rows"></div><p id="pages"></p><script>
  function show(page) {
    rows.innerHTML = [1, 2, 3].map((row) => '<div class="row"><a href="#r">P' + page + '.' + row + '</a><p>No. 9, ' + (3 * page + row) + ' sold</p></div>').join('');
    for (const link of rows.querySelectorAll('a')) link.onclick = () => log(link.textContent);
    pages.innerHTML = [1, 2, 3].map((at) => '<a href="#p">' + at + '</a> ').join('') + (page < 3 ? '<a href="#p">&gt;</a>' : '');
    for (const link of pages.querySelectorAll('a')) link.onclick = () => { const to = Number(link.textContent) || page + 1; show(to); log('page ' + to); };
  }
  show(1);
</script>`;

/** Cards in a list's items, which are ranked once each. */
const jars = ['Plum $12.00', 'Quince $7.50', 'Fig $9.10']
  .map((jar) => jar.split(' '))
  .map(
    ([name, price]) =>
      `<li><article class="jar"><h3><a href="#${name}">${name}</a></h3><p class="cost">${price}</p><button>Add</button></article></li>`,
  )
  .join('');
const albums = ['Blue hour $9', 'Low tide $7']
  .map((album) => album.split(' $'))
  .map(([name, price]) => `<li><a href="#${price}"><img alt="${name}" src="data:," width="40" height="40"></a><p>$${price}.00</p></li>`)
  .join('');
const shop = `<p>Jams and jars: <a href="?soft">Soft</a></p><ol>${jars}</ol>`;

/** Labels marked off in one text, or worded otherwise than in the goal. */
const facts = `<h1>Low tide</h1><ul><li><b>Publisher:</b> Elm House</li><li><b>Pub. Date:</b> June 2, 2010</li><li><b>Code-13:</b> 9780345</li><li><b>Binding</b> Cloth</li></ul>
  <p><b>Height:</b> 6-5, <b>Weight:</b> 210 lbs.</p><div><div>Item ID</div><div>JV-4431</div></div>`;
/** The first row of a table of labels heads none of its columns. */
const specs = `<h1>Acorn 12</h1><p>PG | 118 min | Drama</p><p>$189.00 + $5.99 postage</p><p>The college was founded in 1866.</p><p>Day pupils: 3,046</p>
  <table><tr><th>Brand</th><td>Acorn</td></tr><tr><th>Optical zoom</th><td>12x</td></tr></table>`;

const recipe = `<h1>Recipe #551</h1><p>Added on 03/11/2026 by Bo</p><p>Organised by Leeds Trust</p><div><p>Cook</p><p>35 mins</p></div><div><p>Serves</p><p>8</p></div>
  <h2>Ingredients</h2><ul><li>4 lemons</li><li>3 eggs</li></ul><h2>Nutrition</h2><table><tr><th>Energy</th><th>Fat</th></tr><tr><td>310 kcal</td><td>14 g</td></tr></table>`;
const flight = `<h1>NT 204</h1><table><tr><th></th><th>Departure</th><th>Arrival</th></tr><tr><th>Scheduled</th><td>08:10</td><td>10:25</td></tr>
  <tr><th>Gate</th><td>C12</td><td>F03</td></tr></table>`;

const ages = [
  ['Ann', '2h'],
  ['Bo', '9h'],
  ['Cy', '1d'],
]
  .map(([who, ago]) => `<div class="post"><b>${who}</b> <i>${ago}</i><p>Hm</p><button onclick="log('liked ${who}')">Like</button></div>`)
  .join('');

const quotes = ['Ada', 'Bo', 'Ada']
  .map(
    (who) =>
      `<div class="quote"><p>Said so.</p><span>by <small class="author">${who}</small> <a href="#a">(about)</a></span><div class="tags">Tags: <a class="tag" href="#s">sea of ${who}</a> <a class="tag" href="#w">work</a></div></div>`,
  )
  .join('');
const debts =
  '<table><tr><th>Last</th><th>First</th><th>Due</th></tr><tr><td>Roe</td><td>Bo</td><td>$9.00</td></tr><tr><td>Roe</td><td>Ida</td><td>$12.50</td></tr></table>';

const asked =
  '<p>Welcome</p><div class="bar">We count visits with cookies. <button onclick="log(1)">Fine by me, all of them</button><button onclick="log(2)">Just what is necessary</button><a href="#d" onclick="log(3)">Details of necessary cookies</a></div>';

const saws = ['Kerf Moll 40 3', 'Ripper Tann 90 0', 'Scroll Moll 125 12']
  .map((saw) => saw.split(' '))
  .map(
    ([name, maker, price, stock]) =>
      `<tr><td>${name}</td><td>${maker}</td><td>€ ${price}.00</td><td>${stock}</td><td><button onclick="log('${name}')">Set aside</button></td></tr>`,
  )
  .join('');
const bench = `<h1>Saws</h1><table><tr><th>Model</th><th>Maker</th><th>Price</th><th>Stock</th><th></th></tr>${saws}</table><button onclick="log('emptied')">Empty the rack</button>`;

/** Posts that come up two by two, a button at each. */
const feed = (who: string) => `<div id="feed"></div><button id="more">Show older posts</button><script>
  const posts = ['${who}', 'Bo', 'Cy', '${who}', 'Bo', '${who}'];
  let shown = 2;
  let liked = '';
  const draw = () => {
    feed.innerHTML = '';
    posts.slice(0, shown).forEach((who, at) => {
      const post = feed.appendChild(document.createElement('div'));
      post.className = 'post';
      post.innerHTML = '<b>' + who + '</b> <p>No ' + at + '</p><button>Like</button>';
      post.lastChild.onclick = (event) => { liked += at; log(liked); event.target.textContent = 'Liked'; };
    });
    more.hidden = shown >= posts.length;
  };
  more.onclick = () => { shown += 2; draw(); };
  draw();
</script>`;

/** The goal, the page, and what is told: data, the title that the page has taken, or what is missing. */
const table: readonly (readonly [goal: string, body: string, told: Readonly<Record<string, unknown>> | string | RegExp])[] = [
  ['Return the price of the second cheapest jar', shop, { price: '$9.10' }],
  ['Return the title and price of the second cheapest jar', shop, { title: 'Fig', price: '$9.10' }],
  ['Get the names and prices of all jars under $10', shop, { names: ['Quince', 'Fig'], prices: ['$7.50', '$9.10'] }],
  ['Return the title of the cheapest album', `<ul class="albums">${albums}</ul>`, { title: 'Low tide' }],
  ['Return the title of the oldest jar', shop, /no "title"/],
  ['Accept only the necessary cookies', asked, '2'],
  ['Reject all cookies', asked, '2'],
  ['Accept the cookies', asked.replace('Fine by me, all of them', 'Allow all'), '1'],
  ['Accept the cookies', asked, /cookies/],
  ['List the titles', `<h1>All jars</h1>${shop}`, { titles: ['Plum', 'Quince', 'Fig'] }],
  ['List all stars', `<ul>${['★★', '★★★'].map((stars) => `<li>Jar <i class="stars">${stars}</i></li>`).join('')}</ul>`, /stars/],
  ['Return the publisher', facts, { publisher: 'Elm House' }],
  ['Return the publication date', facts, { 'publication date': 'June 2, 2010' }],
  ['Return the code-13', facts, { 'code-13': '9780345' }],
  ['Return the height and the weight', facts, { height: '6-5', weight: '210 lbs.' }],
  ['Return the item ID', facts, { 'item ID': 'JV-4431' }],
  ['What binding does it have?', facts, { binding: 'Cloth' }],
  ['Return the zoom', specs, { zoom: '12x' }],
  ['Return the brand', specs, { brand: 'Acorn' }],
  ['Return the postage cost as a number', specs, { 'postage cost': 5.99 }],
  ['Return the running time', specs, { 'running time': '118 min' }],
  ['When was the college founded?', specs, { founded: '1866' }],
  ['How many day pupils are there?', specs, { 'day pupils': 3046 }],
  ['List the ingredients', recipe, { ingredients: ['4 lemons', '3 eggs'] }],
  ['How many ingredients are there?', recipe, { ingredients: 2 }],
  ['Return the cooking time', recipe, { 'cooking time': '35 mins' }],
  ['How many people does it serve?', recipe, { people: 8 }],
  ['Return the fat', recipe, { fat: '14 g' }],
  ['When was it added?', recipe, { added: '03/11/2026' }],
  ['Who organised it?', recipe, { organizer: 'Leeds Trust' }],
  ['Return the recipe number', recipe, { 'recipe number': '551' }],
  ['Return the scheduled departure', flight, { 'scheduled departure': '08:10' }],
  ['Return the arrival gate', flight, { 'arrival gate': 'F03' }],
  ['Like the newest post', ages, 'liked Ann'],
  ['Who composed the music?', '<h1>Tide</h1><p>Written by Maja Vuk</p>', /composer/],
  ['Return the kettle', '<h1>Orders</h1><p>Kettle</p><button>Return items</button>', /kettle/],
  ['List all authors', quotes, { authors: ['Ada', 'Bo'] }],
  ['Which tags has the quote by Bo?', quotes, { tags: ['sea of Bo', 'work'] }],
  [
    'How many pages are there?',
    `<p>17 results - 7 to 12</p>${shop}<ul class="pager"><li>Page 2 of 3</li><li><a href="#3">next</a></li></ul>`,
    { pages: 3 },
  ],
  ['How many pages are there?', `<p>1 to 3 of 17 results</p>${shop}<a href="#n">next</a>`, /does not say how many|no further page/],
  ['How much does Ida Roe owe?', debts, { due: '$12.50' }],
  [
    'Click Save and return the error message',
    `<button onclick="setTimeout(() => { note.textContent = 'No room is left'; }, 300); note.textContent = 'Saving...'">Save</button><p>Keep it</p><p class="error" id="note"></p>`,
    { 'error message': 'No room is left' },
  ],
  ['Return the error message', `<p class="status">Welcome back</p>${shop}`, /error/],
  ['Like all posts by Ada', feed('Ada'), '035'],
  ['Like all posts by @ada', feed('@ada').replaceAll('post', 'entry'), '035'],
  ['Like all poems by Ada', feed('Ada'), /poem/],
  [
    'Turn on the weekly summary',
    `<style>.row { display: flex } .sw { width: 36px; height: 18px; background: #ccc; cursor: pointer }</style>${[
      'Daily notes',
      'Weekly summary',
      'Invitations',
    ]
      .map(
        (name) =>
          `<div class="row"><div>${name}<br><small>by mail</small></div><span class="sw" onclick="this.classList.toggle('on'); log('${name}')"></span></div>`,
      )
      .join('')}`,
    'Weekly summary',
  ],
  ['Enable the text field', '<p><input aria-label="Words" disabled> <button onclick="log(1)">Enable</button></p>', '1'],
  [
    'Enable the newsletter',
    '<ul><li><b>Newsletter</b></li><li><b>Reports</b> <button onclick="log(1)">Enable</button></li></ul>',
    /newsletter/,
  ],
  [
    'Disable backups',
    '<div><h3>Backups</h3><p>Nightly</p></div><div><h3>Reports</h3><p>Daily</p><button onclick="log(1)">Disable</button></div>',
    /backups/,
  ],
  ['Clear all the completed ones', '<ul><li>Oats</li><li>Rice</li></ul><button onclick="log(1)">Clear completed</button>', '1'],
  ['Switch to version 1.8', '<select onchange="log(value)"><option>latest<option>v2.4<option>v1.8<option>v1.80</select>', 'v1.8'],
  ['Switch to version 1.9', '<select onchange="log(value)"><option>latest<option>v2.4<option>v1.8<option>v1.80</select>', /version 1\.9/],
  [
    'Click Edit for Ada Roe',
    '<table><tr><th>Last</th><th>First</th><th></th></tr><tr><td>Roe</td><td>Bo</td><td><a href="#b" onclick="log(1)">Edit</a></td></tr><tr><td>Roe</td><td>Ada</td><td><a href="#a" onclick="log(2)">Edit</a></td></tr></table>',
    '2',
  ],
  [
    'Sort the products from expensive to cheap',
    '<select onchange="log(value)"><option>Name (A to Z)<option>Name (Z to A)<option>Price (low to high)<option>Price (high to low)</select><p>Jar</p>',
    'Price (high to low)',
  ],
  [
    'Show the youngest pupils first',
    '<p>By: <a href="#n" onclick="log(1)">Name</a> <a href="#o" onclick="log(2)">Oldest first</a> <a href="#y" onclick="log(3)">Youngest first</a></p><table><tr><th>Name</th><th>Age</th></tr><tr><td>Ida</td><td>9</td></tr><tr><td>Bo</td><td>12</td></tr></table>',
    '3',
  ],
  [
    'Log out',
    '<button onclick="menu.hidden = !menu.hidden">Open menu</button><div id="menu" hidden><a href="#a">About</a> <a href="#out" onclick="log(1)">Logout</a></div><p>Hello</p>',
    '1',
  ],
  ['Return the total stock', bench, { 'total stock': 15 }],
  ['What is the average price of the saws by Moll?', bench, { 'average price': 82.5 }],
  ['Return the total weight', bench, /total weight/],
  ['How many saws does Moll make?', bench, { saws: 2 }],
  ['Set aside the saw with stock 0', bench, 'Ripper'],
  ['Set aside the saw that is not by Moll', bench, 'Ripper'],
  ['Click "Set aside" in the third row from the bottom', bench, 'Kerf'],
  ['Click "Set aside" for all saws made by Brandt', bench, /Brandt|saws/],
  ['Empty the rack', bench, 'emptied'],
  [
    'Solve the equation and press Submit',
    '<p>3 - x = -2</p><span>x =</span> <input id="a"> <button onclick="log(a.value)">Submit</button>',
    '5',
  ],
  ['Enter plums in the search box and click Search', '<input id="q"> <button onclick="log(q.value)">Search</button>', 'plums'],
  ['Click the button in the dialog box labeled "x"', crossed, 'crossed'],
  ['Close the dialog box by clicking the "x"', crossed, 'crossed'],
  ['Buy QRS stock', '<h3>Price of stock</h3><p>QRS: $48.20</p><button onclick="log(1)">Buy</button>', '1'],
  ['Buy QRT stock', '<h3>Price of stock</h3><p>QRS: $48.20</p><button onclick="log(1)">Buy</button>', /QRT/],
  ['Go to page 3 of the results', leafed, 'page 3'],
  ['Go to page 9 of the results', leafed, /"9"/],
  ['Go to page 2 of the results and open the second', leafed, 'P2.2'],
];

for (const [goal, body, expected] of table) {
  t.test(`${goal}: ${typeof expected === 'object' && !(expected instanceof RegExp) ? JSON.stringify(expected) : expected}`, async (t) => {
    await openedOn(t, page, head + body);
    const { end, data, last } = await told(t, page, goal);
    if (expected instanceof RegExp) t.match(end, { type: 'missing', what: expected });
    else if (typeof expected === 'string') t.match({ end, title: last.title }, { end: { type: 'done' }, title: expected });
    else t.match({ end, data }, { end: { type: 'done' }, data: expected });
  });
}
