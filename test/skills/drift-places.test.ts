import t from 'tap';
import { type Change, checkDrift } from './drifting.ts';

const row = (is: string, number: string, name: string, price: string) =>
  `<tr><td>${number}</td><td>${name}</td><td>${price} €</td><td>in stock</td><td><button data-is="${is}">Add</button></td></tr>`;
const rows = `<h1>Goods</h1><table><thead><tr><th>Number</th><th>Name</th><th>Price</th><th>State</th><th></th></tr></thead>
  <tbody>${row('red', 'A-101', 'Lamp red', '12')}${row('blue', 'A-102', 'Lamp blue', '13')}${row('chair', 'A-103', 'Chair', '30')}</tbody></table>`;
const at = 'const body = document.querySelector("tbody"); const mine = $("red").closest("tr"); const cell = (n) => mine.cells[n];';
const newRow = (number: string, name: string, price: string) =>
  `mine.cloneNode(true); extra.cells[0].textContent = "${number}"; extra.cells[1].textContent = "${name}"; extra.cells[2].textContent = "${price} €";`;

t.test('rows that move, go, come and say something else', (t) =>
  checkDrift(t, {
    body: rows,
    prompt: 'Click "Add" in the row of "Lamp red"',
    did: ['click red'],
    byEvidence: true,
    changes: [
      ['a row that moved to the end', `${at} body.append(mine);`, 'replayed'],
      ['rows in reverse', `${at} body.append(...[...body.rows].reverse());`, 'replayed'],
      ['another price', `${at} cell(2).textContent = "15 €";`, 'replayed'],
      ['another state', `${at} cell(3).textContent = "few left";`, 'replayed'],
      ['another price, and moved', `${at} cell(2).textContent = "15 €"; body.append(mine);`, 'replayed'],
      ['no numbers any more', `${at} for (const one of document.querySelector("table").rows) one.cells[0].remove();`, 'replayed'],
      ['a new row of other words before it', `${at} const extra = ${newRow('A-104', 'Desk', '99')} body.prepend(extra);`, 'replayed'],
      ['a new row that differs in one word', `${at} const extra = ${newRow('A-104', 'Lamp green', '12')} body.prepend(extra);`, 'replayed'],
      ['a new row with a word more', `${at} const extra = ${newRow('A-104', 'Lamp red large', '12')} body.prepend(extra);`, 'replayed'],
      [
        'a new row of the same words and another number',
        `${at} const extra = ${newRow('A-109', 'Lamp red', '14')} body.prepend(extra);`,
        'replayed',
      ],
      ['the same row twice', `${at} body.prepend(mine.cloneNode(true));`, 'refused'],
      ['a row that is gone', `${at} mine.remove();`, 'refused'],
      [
        'a row that is gone while its like stands in its place',
        `${at} const extra = ${newRow('A-104', 'Lamp crimson', '12')} mine.replaceWith(extra);`,
        'refused',
      ],
      [
        'a row that is gone while its like has its number',
        `${at} cell(1).textContent = "Sofa"; const known = [...names].find(([name]) => name === "red"); names.delete("red");`,
        'refused',
      ],
      [
        'rows that are drawn anew in another order',
        `${at} const texts = [...body.rows].map((row) => [...row.cells].slice(0, 4).map((one) => one.textContent)).reverse(); [...body.rows].forEach((row, n) => texts[n].forEach((text, k) => { row.cells[k].textContent = text; })); const other = $("chair"); names.set("chair", $("red")); names.set("red", other);`,
        'replayed',
      ],
      [
        'names of rows that changed places, and not their numbers',
        `${at} cell(1).textContent = "Lamp blue"; body.rows[1].cells[1].textContent = "Lamp red";`,
        'refused',
      ],
      ['a column more', `${at} for (const one of document.querySelector("table").rows) one.insertCell(0).textContent = "new";`, 'replayed'],
      [
        'another table before it',
        `${at} document.querySelector("table").before(html("<h2>Offers</h2>"), document.querySelector("table").cloneNode(true)); document.querySelector("table").tBodies[0].rows[0].cells[1].textContent = "Vase";`,
        'replayed',
      ],
    ],
  }),
);

const section = (name: string, is: string) =>
  `<section><h2>${name}</h2><p><label>Street <input data-is="${is}-street"></label></p><p><button type="button" data-is="${is}">Save</button></p></section>`;
const sections: readonly Change[] = [
  ['sections that change places', 'const [a, b] = document.querySelectorAll("section"); b.after(a);', 'replayed'],
  [
    'a section more',
    'document.querySelector("section").before(html(`<section><h2>Contact</h2><p><button type="button">Save</button></p></section>`));',
    'replayed',
  ],
  ['a section that is gone', '$("there").closest("section").remove();', 'refused'],
  ['the other section gone', '$("here").closest("section").remove();', 'replayed'],
  ['an equal button before it in the same section', '$("there").before(copy("there"));', 'refused'],
  ['an equal button behind it in the same section', '$("there").after(copy("there"));', 'refused'],
  [
    'wrapped',
    'const box = document.createElement("div"); document.querySelector("section").before(box); box.append(...document.querySelectorAll("section"));',
    'replayed',
  ],
  ['moved out of its section', 'document.body.prepend($("there"));', 'refused'],
  ['a heading with a number more', '$("there").closest("section").firstChild.textContent = "Shipping (2)";', 'replayed'],
];
t.test('equal buttons in sections', (t) =>
  checkDrift(t, {
    body: `<h1>Addresses</h1>${section('Billing', 'here')}${section('Shipping', 'there')}`,
    prompt: 'Click "Save" in the section "Shipping"',
    did: ['click there'],
    byEvidence: true,
    changes: sections,
  }),
);

t.test('links of the same name in navigation and content', (t) =>
  checkDrift(t, {
    body: `<nav aria-label="Main"><a href="/nav/orders" data-is="nav">Orders</a></nav><main><h1>Your account</h1><ul><li><a href="/account/orders" data-is="own">Orders</a></li><li><a href="/account/bills">Bills</a></li></ul></main>`,
    prompt: 'Click "Orders" in the section "Your account"',
    did: ['click own'],
    byEvidence: true,
    changes: [
      ['the navigation at the end', 'document.body.append(document.querySelector("nav"));', 'replayed'],
      ['only the navigation has it', '$("own").remove();', 'refused'],
      ['only the content has it', '$("nav").remove();', 'replayed'],
      ['other addresses', '$("own").href = "/my/orders"; $("nav").href = "/orders";', 'replayed'],
      [
        'addresses that changed places',
        'const own = $("own").getAttribute("href"); $("own").setAttribute("href", $("nav").getAttribute("href")); $("nav").setAttribute("href", own);',
        'refused',
      ],
      ['with an equal one in the footer', 'document.body.append(html(`<footer><a href="/foot/orders">Orders</a></footer>`));', 'replayed'],
      ['a longer list', 'document.querySelector("ul").prepend(html(`<li><a href="/account/returns">Returns</a></li>`));', 'replayed'],
    ],
  }),
);

t.test('names with numbers', (t) =>
  checkDrift(t, {
    body: `<nav>${[1, 2, 3].map((page) => `<a href="?page=${page}" data-is="page${page}">Page ${page}</a>`).join(' ')}</nav>
      <a href="/inbox" data-is="inbox">Inbox (3)</a> <button data-is="buy">Buy for 12 €</button>`,
    prompt: 'Click "Inbox (3)", click "Buy for 12 €" and click "Page 2"',
    did: ['click inbox', 'click buy', 'click page2'],
    byEvidence: true,
    changes: [
      ['another count', 'rename("inbox", "Inbox (12)");', 'replayed'],
      ['another price', 'rename("buy", "Buy for 9 €");', 'refused'],
      ['no count', 'rename("inbox", "Inbox");', 'replayed'],
      [
        'more pages',
        'document.querySelector("nav").append(html(`<a href="?page=4">Page 4</a>`)); document.querySelector("nav").prepend(html(`<a href="?page=0">Page 0</a>`));',
        'replayed',
      ],
      ['no second page', '$("page2").remove();', 'refused'],
      ['pages in reverse', 'document.querySelector("nav").append(...[...document.querySelectorAll("nav a")].reverse());', 'replayed'],
      ['two inboxes', '$("inbox").before(html(`<a href="/inbox2">Inbox (9)</a>`));', 'replayed'],
      ['two that may be bought', '$("buy").replaceWith(html(`<button>Buy for 11 €</button> <button>Buy for 15 €</button>`));', 'refused'],
    ],
  }),
);

t.test('frames', (t) =>
  checkDrift(t, {
    outer: '<h1>Around</h1><iframe name="inner" src="FRAME" width="600" height="300"></iframe>',
    body: '<form><label>Nickname <input name="nick" data-is="nick"></label> <button type="button" data-is="go">Join</button></form>',
    prompt: 'Fill "Nickname" with "ada" and click "Join"',
    did: ['fill nick', 'click go'],
    byEvidence: true,
    changes: [
      ['another name of the frame', 'outer: document.querySelector("iframe").name = "other";', 'replayed'],
      [
        'a frame before it',
        'outer: document.querySelector("iframe").before(html(`<iframe name="ad" srcdoc="<button>Join</button>" width="300" height="80"></iframe>`));',
        'replayed',
      ],
      [
        'a second frame with the same',
        'outer: document.querySelector("iframe").after(document.querySelector("iframe").cloneNode());',
        'refused',
      ],
      ['no frame any more', 'outer: location.replace(document.querySelector("iframe").src);', 'repaired'],
      [
        'a frame around',
        'outer: if (self === top) { const box = document.createElement("iframe"); box.width = 800; box.height = 500; box.src = location.href; document.querySelector("iframe").replaceWith(box); }',
        'replayed',
      ],
    ],
  }),
);

const entry = (name: string, number: string, is: string) =>
  `<div><div><span>${name}</span> <span>${number}</span> <a href="#" role="button" data-is="${is}">Call</a></div></div>`;

t.test('what is told by its entry is done in that entry or not at all, by the rules anew', (t) =>
  checkDrift(t, {
    body: `<h1>Phone book</h1><div>${entry('Ada Moor', '12', 'ada')}${entry('Dan Roth', '34', 'dan')}${entry('Eve Stone', '56', 'eve')}</div>`,
    prompt: 'Click "Call" next to Dan Roth',
    did: ['click dan'],
    changes: [
      ['entries in reverse', 'const all = $("dan").closest("h1 + div"); all.append(...[...all.children].reverse());', 'replayed'],
      ['an entry that can be called no more', '$("dan").remove();', 'refused'],
      [
        'in another order, and hidden',
        'const all = $("dan").closest("h1 + div"); all.append(...[...all.children].reverse()); $("dan").hidden = true;',
        'refused',
      ],
      ['another of a name that begins so', '$("eve").parentElement.children[0].textContent = "Dan Roth junior";', 'replayed'],
      [
        'gone, and another of a name that begins so',
        '$("dan").closest("div").parentElement.remove(); $("eve").parentElement.children[0].textContent = "Dan Roth junior";',
        'refused',
      ],
    ],
  }),
);

t.test('shadow roots', (t) =>
  checkDrift(t, {
    body: `<x-box id="box"></x-box><script>document.querySelector('x-box').attachShadow({ mode: 'open' }).innerHTML =
      '<p><label>Nickname <input id="nick" data-is="nick"></label></p><button type="button" data-is="go">Join</button>';</script>`,
    prompt: 'Fill "Nickname" with "ada" and click "Join"',
    did: ['fill nick', 'click go'],
    byEvidence: true,
    changes: [
      ['another id of the host', '$("go").getRootNode().host.id = "other";', 'replayed'],
      ['out of the shadow', 'const { host } = $("go").getRootNode(); host.replaceWith($("nick").closest("p"), $("go"));', 'replayed'],
      [
        'another host before it',
        'const other = document.createElement("x-box"); document.body.prepend(other); other.attachShadow({ mode: "open" }).innerHTML = "<button>Leave</button>";',
        'replayed',
      ],
      [
        'deeper in shadows',
        'const host = document.createElement("x-in"); const root = $("go").getRootNode(); const inner = host.attachShadow({ mode: "open" }); inner.append(...root.childNodes); root.append(host);',
        'replayed',
      ],
    ],
  }),
);

t.test('lists and boxes', (t) =>
  checkDrift(t, {
    body: `<label>Color <select name="color" data-is="color"><option>Red</option><option>Green</option></select></label>
      <label>Size <select name="size" data-is="size"><option>Small</option><option>Large</option></select></label>
      <label><input type="checkbox" name="terms" data-is="terms"> I agree</label> <button data-is="close" aria-label="Close">×</button>`,
    prompt: 'Select "Green" in "Color", check "I agree" and click "Close"',
    did: ['fill color', 'set color', 'fill terms', 'set terms', 'click close'],
    byEvidence: true,
    changes: [
      ['options in another order', '$("color").append($("color").options[0]);', 'replayed'],
      ['an option more', '$("color").append(new Option("Blue"));', 'replayed'],
      ['options of other texts', '$("color").options[1].text = "Olive";', 'refused'],
      ['lists that change places', '$("color").parentElement.before($("size").parentElement);', 'replayed'],
      [
        'labels of lists that changed places',
        '$("color").parentElement.firstChild.data = "Size "; $("size").parentElement.firstChild.data = "Color ";',
        'refused',
      ],
      ['a switch in place of the box', '$("terms").setAttribute("role", "switch");', 'repaired'],
      ['another sign in the button', '$("close").textContent = "✕";', 'replayed'],
      [
        'a second button of that name',
        '$("close").before(html(`<div role="dialog" aria-label="Offer"><button>Close</button></div>`));',
        'refused',
      ],
    ],
  }),
);

const other = (label: string) => `html('<form><label>${label} <input></label><button>Go</button></form>')`;

t.test('of two buttons of one name, the one of the form that was filled in is meant', (t) =>
  checkDrift(t, {
    body: '<h1>Depot</h1><form><label>Parcel <input data-is="parcel"></label><button data-is="go">Go</button></form>',
    prompt: 'Fill "Parcel" with "K7" and click "Go"',
    did: ['fill parcel', 'click go'],
    changes: [
      ['another form ahead', `document.querySelector("form").before(${other('Lorry')});`, 'replayed'],
      [
        'and one behind',
        `document.querySelector("form").before(${other('Lorry')}); document.querySelector("form:last-of-type").after(${other('Driver')});`,
        'replayed',
      ],
      ['two in its own', '$("go").before(copy("go"));', 'refused'],
      ['two elsewhere', `$("go").remove(); document.querySelector("form").before(${other('Lorry')}, ${other('Driver')});`, 'refused'],
    ],
  }),
);

t.test('a button that stood in no form is not looked for in one', (t) =>
  checkDrift(t, {
    body: '<h1>Depot</h1><form><label>Parcel <input data-is="parcel"></label></form><button data-is="go">Go</button>',
    prompt: 'Fill "Parcel" with "K7" and click "Go"',
    did: ['fill parcel', 'click go'],
    changes: [['one in the form, too', 'document.querySelector("form").append(copy("go"));', 'refused']],
  }),
);
