/** What a reading comes to on pages in the real browser: each page says itself what was done to it. */

import type { Test } from 'tap';
import t from 'tap';
import type { Description } from '../../../../../actors/planner/rules/description.ts';
import type { Order, Reading } from '../../../../../actors/planner/rules/instruction.ts';
import type { Value } from '../../../../../store/model/step.ts';
import { leased } from '../../../../farm/page/leased.ts';
import * as carrying from './carried-out.ts';
import { button, click, text, thing, unit } from './carried-out.ts';

const { page } = await leased(t);

const carriedOut = (t: Test, body: string, orders: readonly Order[], more: Parameters<typeof carrying.carriedOut>[4] = {}) =>
  carrying.carriedOut(t, page, body, orders, more);

const shop = `
<div class="shelf">
  ${[
    ['Brass lamp', '€ 49.90', '4.1'],
    ['Paper lamp', '€ 12.00', '3.9'],
    ['Glass lamp', '€ 120.50', '4.8'],
  ]
    .map(
      ([name, price, rating]) => `<div class="card"><h3><a href="#${name}" onclick="log('open ${name}')">${name}</a></h3>
    <span class="price">${price}</span> <span class="rating">${rating} stars</span>
    <button onclick="log('add ${name}')">Add to cart</button></div>`,
    )
    .join('')}
</div>`;

const arrows = `<ol>${['Limes', 'Pears', 'Figs']
  .map(
    (name) =>
      `<li>${name} <button aria-label="Move up" onclick="const li = this.closest('li'); li.previousElementSibling?.before(li); log('${name} up')">↑</button> <button aria-label="Move down" onclick="log('${name} down')">↓</button></li>`,
  )
  .join('')}</ol>`;

const people = `<table><thead><tr><th>Name</th><th>Joined</th><th>Balance</th><th></th></tr></thead><tbody>
  ${[
    ['Ada Smith', '2021-03-04', '120.00'],
    ['Bob Jones', '2024-11-20', '7.50'],
    ['Cyd Brown', '2019-01-02', '88.10'],
  ]
    .map(
      ([name, joined, balance]) =>
        `<tr><td>${name}</td><td>${joined}</td><td>${balance}</td><td><input type="checkbox" aria-label="Select" onchange="log('select ${name} ' + this.checked)"><button onclick="this.closest('tr').remove(); log('delete ${name}')"><i class="icon-trash"></i></button></td></tr>`,
    )
    .join('')}</tbody></table>`;

const staff = `<table><tr><th>Name</th><th>Dept</th><th></th></tr>${[
  ['Ines', 'Design'],
  ['Omar', 'Sales'],
  ['Paul', 'Ops'],
  ['Ida', 'Design'],
]
  .map(
    ([name, dept]) =>
      `<tr><td>${name}</td><td>${dept}</td><td><input type="checkbox" aria-label="Mark ${name}" onchange="log('mark ${name}')"></td></tr>`,
  )
  .join('')}</table>`;

const own = (name: string) =>
  `<div role="dialog" aria-label="Really?" id="ask"><p>Really?</p><button onclick="log('yes'); ask.remove()">Yes, ${name}</button><button onclick="log('no'); ask.remove()">Keep it</button></div>`;
const page2 = `<button onclick="log('behind')">Cancel</button>`;
const ofDialog = { noun: 'dialog', roles: ['dialog'] };
const board = (
  takes: string,
) => `<style>li { width: 90px; border: 1px solid }</style><h2>To do</h2><ul id="todo"><li draggable="true" tabindex="0">Paint</li><li draggable="true" tabindex="0">Sand</li></ul>
  <h2>Done</h2><ul id="done" style="height: 60px"><li draggable="true" tabindex="0">Buy</li></ul>
  <script>let held; ondragstart = (event) => { held = event.target; event.dataTransfer.setData('text/plain', 'x'); };
    ${takes}.ondragover = (event) => event.preventDefault();
    ${takes}.ondrop = (event) => { event.preventDefault(); ${takes}.append(held); log(held.textContent); };</script>`;
const box = (style: string) =>
  `<h2>Towns</h2><div id="box" style="width: 120px; height: 60px; ${style}" onscroll="log('box')"><ul style="margin: 0">${['Ulm', 'Bonn', 'Kiel', 'Hof', 'Jena', 'Gera', 'Bern', 'Graz'].map((town) => `<li>${town}</li>`).join('')}</ul></div><p style="height: 3000px">Text</p>`;
const towns = { kind: 'scroll', where: 'bottom', what: thing('Towns', { noun: 'list', roles: ['list'] }) } as const;

const table: readonly (readonly [
  name: string,
  body: string,
  orders: readonly Order[],
  log: readonly string[],
  data?: Readonly<Record<string, Value>>,
])[] = [
  [
    'the card with the lowest price is opened by its link',
    shop,
    [click(unit('product', { rank: { by: 'price', order: 'least', place: 1 } }))],
    ['open Paper lamp'],
  ],
  [
    'a button in the second dearest card',
    shop,
    [click(button('Add to cart', { within: unit('product', { rank: { by: 'price', order: 'most', place: 2 } }) }))],
    ['add Brass lamp'],
  ],
  [
    'the two oldest are those that were the oldest before the first of them went',
    people,
    [{ kind: 'do', as: 'delete', what: unit('row', { all: true, few: 2, rank: { by: 'joined', order: 'least', place: 1 } }) }],
    ['delete Ada Smith', 'delete Cyd Brown'],
  ],
  [
    'a button on the first two cards',
    shop,
    [click(button('Add to cart', { within: unit('product', { all: true, few: 2 }) }))],
    ['add Brass lamp', 'add Paper lamp'],
  ],
  ['a thing is moved on by its own arrows', arrows, [{ kind: 'shift', what: thing('Figs'), by: -2 }], ['Figs up', 'Figs up']],
  [
    'a thing without arrows is dragged as many places',
    `<ul>${['Figs', 'Kiwis', 'Limes', 'Pears'].map((name) => `<li draggable="true" ondragstart="dragged = this" ondragover="event.preventDefault()" ondrop="event.preventDefault(); if (dragged !== this) { this[event.offsetY > this.offsetHeight / 2 ? 'after' : 'before'](dragged); log([...this.parentNode.children].map((li) => li.textContent).join(' ')); }">${name}</li>`).join('')}</ul>`,
    [{ kind: 'shift', what: thing('Figs'), by: 2 }],
    ['Kiwis Limes Figs Pears'],
  ],
  [
    'all fields of a kind are filled in',
    `${['One', 'Two'].map((name) => `<label>${name} <input onchange="log(value + ' ${name}')"></label>`).join('')}<button>Go</button>`,
    [{ kind: 'fill', what: thing('', { noun: 'field', roles: ['textbox'], all: true }), value: text('hush') }, click(button('Go'))],
    ['hush One', 'hush Two'],
  ],
  [
    'a dialog of the page is cancelled, and nothing behind it',
    page2 + own('cancel it'),
    [
      { kind: 'do', as: 'cancel', what: thing('', ofDialog) },
      { kind: 'do', as: 'cancel' },
    ],
    ['no'],
  ],
  [
    'a dialog of the page is answered by its own button when it is to be cancelled',
    page2 + own('cancel it'),
    [{ kind: 'do', as: 'cancel' }],
    ['no'],
  ],
  [
    'a dialog is closed once',
    `<button onclick="log('behind')">Close</button><div role="dialog" aria-label="Note" id="ask"><button onclick="log('close'); ask.remove()">Close</button></div>`,
    [
      { kind: 'close', what: thing('', ofDialog) },
      { kind: 'close', what: thing('', ofDialog) },
    ],
    ['close'],
  ],
  [
    'a card comes where it is dragged',
    board('done'),
    [{ kind: 'drag', what: thing('Paint'), to: thing('Done'), place: 'onto' }],
    ['Paint'],
  ],
  [
    'a card that can not be dragged is moved by its menu',
    `${['Paint', 'Sand'].map((name) => `<div class="card" tabindex="0"><p>${name}</p><button onclick="menu.hidden = false; menu.dataset.of = '${name}'">⋯</button></div>`).join('')}
     <h2>Done</h2><p>Buy</p><div id="menu" hidden><button onclick="log(menu.dataset.of + ' to Done'); menu.hidden = true">Move to Done</button></div>`,
    [{ kind: 'drag', what: thing('Sand'), to: thing('Done'), place: 'onto' }],
    ['Sand to Done'],
  ],
  ['a list in a box is scrolled in its box', box('overflow: auto'), [towns], ['box']],
  [
    'a list that is wider than its box is scrolled aside',
    box('overflow: auto hidden; white-space: nowrap').replaceAll('<li>', '<li style="display: inline-block; width: 80px">'),
    [towns],
    ['box'],
  ],
  [
    'a text area is made higher and wider by a grip at its corner',
    `<div style="position:relative;width:300px;height:200px"><textarea style="width:150px;height:60px;resize:none"></textarea><span style="position:absolute;left:148px;top:58px;width:12px;height:12px;background:#999;cursor:nwse-resize" onmousedown="const box = this.previousElementSibling, wide = box.offsetWidth, [x, y] = [event.clientX, event.clientY], high = box.offsetHeight; event.preventDefault(); document.onmousemove = (e) => { box.style.width = wide + e.clientX - x + 'px'; box.style.height = high + e.clientY - y + 'px'; }; document.onmouseup = () => { document.onmousemove = null; log(box.offsetWidth > wide && box.offsetHeight > high); }"></span></div>`,
    [{ kind: 'resize', what: thing('', { noun: 'text area', roles: ['textbox'] }), width: 'more', height: 'more' }],
    ['true'],
  ],
  ['the third result is a card', shop, [click(unit('result', { ordinal: 3 }))], ['open Glass lamp']],
  [
    'all buttons of a name, one after the other',
    shop,
    [click(button('Add to cart', { all: true }))],
    ['add Brass lamp', 'add Paper lamp', 'add Glass lamp'],
  ],
  [
    'all but one card',
    shop,
    [click(button('Add to cart', { all: true, except: [thing('Paper lamp')] }))],
    ['add Brass lamp', 'add Glass lamp'],
  ],
  [
    'cards under a price',
    shop,
    [
      click(
        button('Add to cart', {
          all: true,
          within: unit('product', { where: [{ kind: 'compares', by: 'price', is: '<', value: { type: 'amount', amount: 50 } }] }),
        }),
      ),
    ],
    ['add Brass lamp', 'add Paper lamp'],
  ],
  [
    'a control of a row is known by its icon',
    people,
    [{ kind: 'do', as: 'delete', what: thing('Smith', { noun: 'row', roles: ['row'] }) }],
    ['delete Ada Smith'],
  ],
  [
    'the newest row',
    people,
    [{ kind: 'do', as: 'delete', what: unit('user', { rank: { by: 'date', order: 'most', place: 1 } }) }],
    ['delete Bob Jones'],
  ],
  [
    'a checkbox in a row',
    people,
    [
      {
        kind: 'check',
        what: thing('', { noun: 'checkbox', roles: ['checkbox'], within: thing('Brown', { noun: 'row', roles: ['row'] }) }),
        on: true,
      },
    ],
    ['select Cyd Brown true'],
  ],
  [
    'a value of a row and a column',
    people,
    [{ kind: 'read', what: thing('balance', { within: thing('Bob Jones') }), as: 'balance', form: 'number' }],
    [],
    { balance: 7.5 },
  ],
  [
    'what is answered where the page asks it with a word in bold',
    `<p>How many <b style="color:red;padding:0 4px">users</b> are there?</p>${people}<button onclick="log('said 3')">3</button> <button onclick="log('said 4')">4</button>`,
    [
      { kind: 'read', what: unit('user'), as: 'users', form: 'count' },
      { kind: 'reply', question: 'How many users are there?', as: 'users' },
    ],
    ['said 3'],
    { users: 3 },
  ],
  [
    'all that stand in one place or another',
    staff,
    [{ kind: 'check', what: unit('person', { all: true, within: thing('Design and Ops') }), on: true }],
    ['mark Ines', 'mark Paul', 'mark Ida'],
  ],
  [
    'all but those of whom the page says what they must not be',
    staff,
    [
      {
        kind: 'check',
        what: unit('person', { all: true, where: [{ kind: 'holds', text: 'Design', exact: false, not: true }] }),
        on: true,
      },
    ],
    ['mark Omar', 'mark Paul'],
  ],
  [
    'a text that a control of that name sends',
    `<form onsubmit="log('sent ' + q.value); return false"><label>Reply <input id="q"></label><button>Reply</button></form>`,
    [{ kind: 'do', as: 'reply', text: text('thanks') }, click(thing('Reply'))],
    ['sent thanks'],
  ],
  [
    'a percentage of a slider that goes to 200',
    `<label>Brightness <input type="range" max="200" onchange="log(value)"></label>`,
    [{ kind: 'fill', what: thing('brightness'), value: text('75%') }],
    ['150'],
  ],
  [
    'the second of what a row holds several of, in reading order',
    `<table>${['1', '2'].map((row) => `<tr><th>${row}</th>${['A', 'B'].map((seat) => `<td><button onclick="log('${seat}${row}')">Free</button></td>`).join('')}</tr>`).join('')}</table>`,
    [click(thing('free', { noun: 'seat', ordinal: 2 }))],
    ['B1'],
  ],
  [
    'the most of what some of the things do not have',
    `<ul>${[
      ['Alder', '<em>save 15 %</em>'],
      ['Cedar', '<em>save 40 %</em>'],
      ['Dogwood', ''],
    ]
      .map(([name, save]) => `<li><b>${name} chair</b> <span>$60</span> ${save} <button onclick="log('add ${name}')">Add</button></li>`)
      .join('')}</ul>`,
    [click(thing('Add', { within: unit('item', { rank: { by: 'save', order: 'most', place: 1 } }) }))],
    ['add Cedar'],
  ],
  [
    'a price with words around it',
    `<article><header>Lamp</header><p>Now 45 € a piece.</p></article><article><header>Stool</header><p>Now 19 € a piece.</p></article>`,
    [{ kind: 'read', what: thing('price', { within: thing('Stool') }), as: 'price', form: 'text' }],
    [],
    { price: '19 €' },
  ],
  ['how many rows there are', people, [{ kind: 'read', what: unit('user'), as: 'users', form: 'count' }], [], { users: 3 }],
  [
    'all values of a column',
    people,
    [{ kind: 'read', what: thing('names', { all: true, whole: 'names' }), as: 'names', form: 'list' }],
    [],
    { names: ['Ada Smith', 'Bob Jones', 'Cyd Brown'] },
  ],
  [
    'fields by their labels, and the form sent by its own button',
    `<form onsubmit="event.preventDefault(); log([this.a.value, this.b.value])"><label>E-mail <input name="a"></label><div>Vorname</div><input name="b"><button>Absenden</button></form><button onclick="log('other')">Send newsletter</button>`,
    [
      { kind: 'fill', what: thing('email'), value: text('a@b.c') },
      { kind: 'fill', what: thing('first name'), value: text('Ada') },
      { kind: 'submit', as: 'submit' },
    ],
    ['a@b.c,Ada'],
  ],
  [
    'the same label in two sections',
    `<section><h2>Billing</h2><label>City <input onchange="log('billing ' + value)"></label></section><section><h2>Shipping</h2><label>City <input onchange="log('shipping ' + value)"></label></section>`,
    [
      { kind: 'fill', what: thing('city', { within: thing('shipping', { noun: 'section' }) }), value: text('Bern') },
      { kind: 'press', key: 'Tab' },
    ],
    ['shipping Bern'],
  ],
  [
    'a list chosen from without being named, radio buttons and boxes too',
    `<select onchange="log(value)"><option>Red</option><option>Blue</option></select><label><input type="radio" name="s" onchange="log('S')">Small</label><label><input type="radio" name="s" onchange="log('L')">Large</label><label><input type="checkbox" onchange="log('gift ' + checked)">Gift wrap</label>`,
    [
      { kind: 'choose', values: [text('blue')] },
      { kind: 'choose', values: [text('Large')] },
      { kind: 'check', what: thing('gift wrap'), on: true },
    ],
    ['Blue', 'L', 'gift true'],
  ],
  [
    'all boxes except one are unchecked',
    `${['A', 'B', 'C'].map((name) => `<label><input type="checkbox" checked onchange="log('${name} ' + checked)">${name}</label>`).join('')}`,
    [{ kind: 'check', what: thing('', { noun: 'checkbox', roles: ['checkbox'], all: true, except: [thing('B')] }), on: false }],
    ['A false', 'C false'],
  ],
  [
    'user name and password, and the button that logs in',
    `<button onclick="log('register')">Register</button><form onsubmit="event.preventDefault(); log([this.u.value, this.p.value])"><input name="u" placeholder="Username"><input name="p" type="password" placeholder="Password"><button>Login</button></form>`,
    [{ kind: 'login', user: text('anna'), password: text('x') }],
    ['anna,x'],
  ],
  [
    'what is folded is opened in search of a link',
    `<details ontoggle="log('open')"><summary>Shipping</summary><a href="#r" onclick="log('returns')">Returns</a></details>`,
    [click(thing('Returns', { noun: 'link', roles: ['link'] }))],
    ['open', 'returns'],
  ],
  [
    'pages are turned until it is found',
    `<ul id="list"></ul><nav class="pagination"><a href="#" onclick="show(--page)">‹</a> <a href="#">1</a> <a href="#">2</a> <a href="#" onclick="show(++page)">›</a></nav><script>let page = 0; const show = (at) => { list.innerHTML = [0,1,2].map((n) => '<li><a href="#" onclick="log(this.textContent)">Item ' + (at * 3 + n) + '</a></li>').join(''); }; show(0);</script>`,
    [click(thing('Item 7', { noun: 'link', roles: ['link'] }))],
    ['Item 7'],
  ],
  [
    'an overlay of the page is closed by its cross',
    `<div role="dialog" aria-label="News"><p>Hello</p><button aria-label="Close" onclick="log('closed'); this.parentNode.remove()">×</button></div>`,
    [{ kind: 'close' }],
    ['closed'],
  ],
  [
    'a label and its value in two texts',
    `<style>div { display: flex; justify-content: space-between }</style><div><span>Price</span><span>3 €</span></div><div><span>Weight</span><span>2 kg</span></div>`,
    [{ kind: 'read', what: thing('weight'), as: 'weight', form: 'text' }],
    [],
    { weight: '2 kg' },
  ],
  [
    'a label and its value in one',
    `<p>Colour: red</p><p>Price: 12.50 €</p>`,
    [{ kind: 'read', what: thing('price'), as: 'price', form: 'number' }],
    [],
    { price: 12.5 },
  ],
  [
    'what stands on the page is brought to a field',
    `<dl><dt>Country</dt><dd>Chile</dd><dt>City</dt><dd>Arica</dd></dl><input aria-label="Answer" onchange="log(value)">`,
    [
      { kind: 'fill', value: { type: 'taken', from: thing('Country') } },
      { kind: 'press', key: 'Tab' },
    ],
    ['Chile'],
  ],
  [
    'results that come a while after the search are waited for',
    `<form onsubmit="event.preventDefault(); setTimeout(() => { list.innerHTML = '<li><a href=# onclick=log(this.textContent)>New</a><li><a href=#>Newer</a>'; }, 700)"><input type="search" aria-label="Search"><button>Search</button></form><ul id="list"><li><a href="#" onclick="log('old')">Old</a><li><a href="#">Older</a></ul>`,
    [{ kind: 'search', value: text('x') }, click(unit('result', { ordinal: 1 }))],
    ['New'],
  ],
  [
    'a word of a text',
    `<p>The quick brown fox.</p><input onchange="log(value)">`,
    [
      {
        kind: 'fill',
        value: { type: 'taken', from: thing('', { noun: 'paragraph', roles: ['paragraph'], part: { unit: 'word', place: 3 } }) },
      },
      { kind: 'press', key: 'Tab' },
    ],
    ['brown'],
  ],
];

const mails = `<p>Your mail</p><style>.one { cursor: pointer } .ico { display: inline-block; width: 12px; height: 12px; background: #999 }</style>${[
  'Lena',
  'Otis',
  'Mara',
]
  .map(
    (from) =>
      `<div class="one" onclick="log('open ${from}')"><div>${from}</div><div>Hello from me</div><span class="ico trash" onclick="event.stopPropagation(); this.closest('.one').remove(); log('delete ${from}')"></span><span class="ico star" onclick="event.stopPropagation(); log('star ${from}')"></span></div>`,
  )
  .join('')}`;
const holding = (noun: string, text: string, more: Partial<Description> = {}) =>
  unit(noun, { where: [{ kind: 'holds', text, exact: false }], ...more });

const bookNames = ['Abe', 'Bea', 'Cy', 'Dora'];
const leaves = `<div id="page"></div><ul class="pagination"><li><a href="#" onclick="show(--at)">&lt;</a></li>${bookNames.map((_, n) => `<li><a href="#" onclick="show(at = ${n})">${n + 1}</a></li>`).join('')}<li><a href="#" onclick="show(at = Math.min(at + 1, 3))">&gt;</a></li></ul><script>let at = 0; const names = ${JSON.stringify(bookNames)}; const show = () => { page.innerHTML = '<h2>' + names[at] + '</h2><div>Phone: <a href="#" onclick="log(names[at])">555-010' + at + '</a></div><div>Mail: <a href="#" onclick="log(at)">x@y.z</a></div>'; }; show();</script>`;

/** Kinds of small tasks that come in many dresses. */
const tasks: typeof table = [
  [
    'what is pointed out in a row is what is spoken of next',
    mails,
    [{ kind: 'find', what: holding('mail', 'Lena') }, click(thing('star', { noun: 'icon', roles: ['button', 'link', 'img'] }))],
    ['star Lena'],
  ],
  [
    'that thing is the one that was found',
    mails,
    [
      { kind: 'find', what: holding('mail', 'Mara') },
      { kind: 'do', as: 'delete', what: thing('mail', { noun: 'mail' }) },
    ],
    ['delete Mara'],
  ],
  [
    'what a quoted word names may be an icon, in all of several things',
    mails,
    [click(button('Star', { exact: true, within: unit('mail', { all: true }) }))],
    ['star Lena', 'star Otis', 'star Mara'],
  ],
  [
    'tabs that are mere links are opened in search of a link that is mere text',
    `<ul class="tabs">${[1, 2].map((n) => `<li class="tab"><a href="#" onclick="document.querySelectorAll('p').forEach((p, at) => { p.hidden = at !== ${n - 1}; })">Part ${n}</a></li>`).join('')}</ul><p>One</p><p hidden>Two <span style="cursor: pointer" onclick="log('nulla')">nulla</span></p>`,
    [click(thing('nulla', { exact: true, noun: 'link', roles: ['link'] }))],
    ['nulla'],
  ],
  [
    'headings in a row fold what they head',
    `<style>div { display: none } .open + div { display: block }</style>${[1, 2, 3].map((n) => `<h3 onclick="this.classList.toggle('open')">Part ${n}</h3><div><p>Text <a href="#" onclick="log(${n})">word ${n}</a></p></div>`).join('')}`,
    [click(thing('word 2', { noun: 'link', roles: ['link'] }))],
    ['2'],
  ],
  [
    'a book is leafed through until the person is found, and a value is clicked by its label',
    leaves,
    [
      { kind: 'find', what: thing('Dora', { within: thing('contact', { noun: 'book' }) }) },
      click(thing('phone number', { within: thing('Dora') })),
    ],
    ['Dora'],
  ],
  [
    'the fifth of things that come three a page is counted over the pages, whose numbers are no things',
    `<div id="list"></div><ul class="pagination"><li><a href="#">1</a></li><li><a href="#">2</a></li><li><a href="#" onclick="show(1)">&gt;</a></li></ul><script>const show = (at) => { list.innerHTML = [1, 2, 3].map((n) => '<div class="hit"><a href="#" onclick="log(this.textContent)">Hit ' + (at * 3 + n) + '</a><p>Text</p></div>').join(''); }; show(0);</script>`,
    [{ kind: 'find', what: unit('result', { ordinal: 5 }) }, click(unit('result', { ordinal: 5 }))],
    ['Hit 5'],
  ],
  [
    'what a menu of the card holds',
    `${['@ante', '@nisl'].map((who) => `<div class="post"><b>${who}</b><p>Text</p><span class="more" style="cursor: pointer" onclick="this.nextElementSibling.hidden = false">…</span><ul hidden><li onclick="log('copy ${who}')">Copy</li><li onclick="log('block ${who}')">Block</li></ul></div>`).join('')}`,
    [click(button('Block', { exact: true, within: thing('@nisl', { noun: 'user' }) }))],
    ['block @nisl'],
  ],
  [
    'a number is stepped to between two arrows',
    `<input id="v" value="0" readonly><a style="cursor: pointer" onclick="v.value = +v.value + 1">▲</a><a style="cursor: pointer" onclick="v.value = +v.value - 1; log(v.value)">▼</a>`,
    [{ kind: 'choose', values: [text('-2')], from: thing('', { noun: 'spinner', roles: ['spinbutton', 'textbox'] }) }],
    ['-1', '-2'],
  ],
  [
    'the link on the line of a heading is of its part, not of the part before',
    `${['History', 'Places', 'Fish'].map((part) => `<div><h2>${part}</h2> <span>[<a href="#" onclick="log('${part}')">edit</a>]</span></div><p>About it.</p>`).join('')}`,
    [click(thing('edit', { exact: true, noun: 'link', roles: ['link'], within: thing('Places', { noun: 'section', roles: ['region'] }) }))],
    ['Places'],
  ],
  [
    'numbers are clicked in their order',
    [4, 1, 3].map((n) => `<button onclick="log(${n})">${n}</button>`).join(''),
    [click(unit('number', { all: true, rank: { by: '', order: 'least', place: 1 } }))],
    ['1', '3', '4'],
  ],
  [
    'a label of several words that reads as one thing of another',
    `<table><tr><td>Year of birth</td><td>1990</td></tr><tr><td>Colour</td><td>teal</td></tr></table>`,
    [
      { kind: 'read', what: thing('year', { within: thing('birth') }), as: 'year', form: 'number' },
      { kind: 'read', what: thing('value', { within: thing('Colour') }), as: 'colour', form: 'text' },
    ],
    [],
    { year: 1990, colour: 'teal' },
  ],
  [
    'the next step of a form is taken when this one has nothing more to give',
    `<div id="a"><label>Name <input id="n"></label><button onclick="a.hidden = true; b.hidden = false">Next</button></div><div id="b" hidden><label>City <input id="c"></label><button onclick="log(n.value + ' ' + c.value)">Finish</button></div>`,
    [
      { kind: 'fill', what: thing('name'), value: text('Ada') },
      { kind: 'fill', what: thing('city'), value: text('Bern') },
      { kind: 'submit', as: 'finish' },
    ],
    ['Ada Bern'],
  ],
  [
    'an offer of a plain field is taken where it is the text',
    `<input id="f" aria-label="From" oninput="o.innerHTML = value ? '<div style=&quot;cursor: pointer&quot; onclick=&quot;log(this.textContent)&quot;>Oslo (OSL)</div>' : ''"><div id="o"></div><input aria-label="To">`,
    [{ kind: 'fill', what: thing('From'), value: text('Oslo') }],
    ['Oslo (OSL)'],
  ],
  [
    'a slot is of the day that it stands under',
    `${['Mon 3 Jun', 'Tue 4 Jun'].map((day) => `<section><h3>${day}</h3>${['09:00', '10:30'].map((time) => `<button class="slot" onclick="log('${day} ${time}')"${time === '09:00' ? ' disabled' : ''}>${time}</button>`).join('')}</section>`).join('')}`,
    [
      click(
        thing('free', {
          noun: 'slot',
          ordinal: 1,
          where: [{ kind: 'compares', by: '', is: '=', value: { type: 'day', day: '2030-06-04' } }],
        }),
      ),
    ],
    ['Tue 4 Jun 10:30'],
  ],
];

for (const [name, body, orders, log, data = {}] of [...table, ...tasks])
  t.test(name, async (t) => {
    const outcome = await carriedOut(t, body, orders);
    t.same(outcome.log, log);
    t.same(outcome.data, data);
    t.equal(outcome.end.type, 'done', JSON.stringify(outcome.end));
  });

const refused: readonly (readonly [name: string, body: string, orders: readonly Order[], why: RegExp, never?: Reading['never']])[] = [
  [
    'two equal buttons',
    `<p>One</p><button onclick="log(1)">Go</button><p>Two</p><button onclick="log(2)">Go</button>`,
    [click(button('Go'))],
    /2 elements match "Go" alike/,
  ],
  ['a name that only begins alike', `<button onclick="log(1)">Delete account</button>`, [click(button('Save'))], /is called "Save"/],
  [
    'what the goal says not to touch',
    `<button onclick="log(1)">Subscribe</button>`,
    [click(button('Subscribe'))],
    /not to touch/,
    [{ ...thing(''), act: 'subscribe' }],
  ],
  [
    'an option that the list lacks',
    `<label>Colour <select onchange="log(value)"><option>Red</option></select></label>`,
    [{ kind: 'choose', values: [text('Green')], from: thing('Colour') }],
    /no option "Green"; it has "Red"/,
  ],
  [
    'a dialog that the goal speaks of is not closed in search of a control',
    `<div role="dialog" aria-label="Delete?"><p>Sure?</p><button onclick="log('ok')">OK</button><button onclick="log('no')">No thanks</button></div>`,
    [click(button('Archive', { within: thing('', { noun: 'dialog', roles: ['dialog'] }) }))],
    /is called "Archive"/,
  ],
  [
    'an icon is not the way into a card',
    `${['Ada', 'Bob'].map((who) => `<div class="card"><b>${who}</b><p>Text</p><span class="trash" style="cursor: pointer" onclick="this.closest('.card').remove(); log('delete ${who}')"><svg width="9" height="9"></svg></span></div>`).join('')}`,
    [{ kind: 'do', as: 'reply', what: unit('mail', { where: [{ kind: 'holds', text: 'Ada', exact: false }] }), text: text('x') }],
    /there to reply/,
  ],
  [
    'a card that does not come where it is dragged',
    board('nowhere').replace('<script>', '<i id="nowhere"></i><script>'),
    [{ kind: 'drag', what: thing('Paint'), to: thing('Done'), place: 'onto' }],
    /does not show that it came there/,
  ],
  [
    'a thing that is dragged to itself',
    board('todo'),
    [{ kind: 'drag', what: thing('Paint'), to: thing('Paint'), place: 'onto' }],
    /are the same on the page/,
  ],
  [
    'all that are not what the page says of nobody',
    staff,
    [
      {
        kind: 'check',
        what: unit('person', { all: true, within: thing('Sales'), where: [{ kind: 'holds', text: 'leave', exact: false, not: true }] }),
        on: true,
      },
    ],
    /must not be/,
  ],
  [
    'the most of what nothing on the page is called',
    `<ul><li>Alder $60 15 % <button onclick="log('add')">Add</button></li><li>Cedar $90 <button onclick="log('add')">Add</button></li></ul>`,
    [click(thing('Add', { within: unit('item', { rank: { by: 'saving', order: 'most', place: 1 } }) }))],
    /saving|item/,
  ],
  [
    'all with fewer stars, where the only numbers are called otherwise',
    `<ul>${['Pot', 'Jug', 'Box'].map((name, at) => `<li><b>${name}</b><p>Stock: ${at}</p><button onclick="log('${name}')">Archive</button></li>`).join('')}</ul>`,
    [
      click(
        thing('Archive', {
          all: true,
          within: unit('item', {
            all: true,
            where: [{ kind: 'compares', by: '', is: '<', value: { type: 'amount', amount: 2, unit: 'star' } }],
          }),
        }),
      ),
    ],
    /item/,
  ],
  ['a list that does not scroll', box('overflow: hidden'), [towns], /in vain/],
  [
    'a word that is named like the thing, and does nothing',
    '<input autofocus aria-label="Name"><p>nut</p><p>bolt</p>',
    [{ kind: 'choose', values: [text('nut')] }],
    /nothing on the page offers "nut"/,
  ],
  [
    'all of what a list cut into pages goes on with',
    `<table><tr><td>Ada</td><td><button onclick="log('drop')">Delete</button></td></tr><tr><td>Bob</td><td><button onclick="log('drop')">Delete</button></td></tr></table><nav aria-label="Pages">Page 1 of 2 <a href="#" role="button" onclick="return false">Next</a></nav>`,
    [{ kind: 'do', as: 'delete', what: unit('row', { all: true }) }],
    /further ones/,
  ],
  ['a button that is disabled', `<button disabled>Send</button>`, [click(button('Send'))], /disabled/],
];

for (const [name, body, orders, why, never = []] of refused)
  t.test(`nothing is done: ${name}`, async (t) => {
    const outcome = await carriedOut(t, body, orders, { never });
    t.same(outcome.log, []);
    t.match(outcome.end, { type: 'missing', what: why });
  });

const share = (name: string) => (name === 'Bo Lind' ? '' : `<button onclick="log('share ${name}')">Share</button>`);
const entries: Readonly<Record<string, (name: string) => string>> = {
  'a list whose controls come first': (name) => `<li>${share(name)} <span>${name}</span> <i>7</i></li>`,
  'terms and what is said of them': (name) => `<dt>${name}</dt><dd>7 ${share(name)}</dd>`,
  'parts under headings': (name) => `<h2>${name}</h2><p>7 in all</p><p>${share(name)}</p>`,
  'parts with a legend': (name) => `<fieldset><legend>${name}</legend>7 ${share(name)}</fieldset>`,
  'cards in wrappers': (name) => `<div><div><div><b>${name}</b></div><div>7</div><div>${share(name)}</div></div></div>`,
};
const listed = (entry: (name: string) => string) => {
  const all = ['Ada Moor', 'Bo Lind', 'Cyd Hale'].map(entry).join('');
  return all.startsWith('<li>') ? `<ul>${all}</ul>` : all.startsWith('<dt>') ? `<dl>${all}</dl>` : `<div>${all}</div>`;
};

t.test('what an entry lacks is done to no other, however it is asked for and however entries are marked up', async (t) => {
  const nextTo = (name: string) => [click(button('Share', { beside: { relation: 'next', what: thing(name) } }))];
  for (const [what, entry] of Object.entries(entries)) {
    t.same((await carriedOut(t, listed(entry), nextTo('Cyd Hale'))).log, ['share Cyd Hale'], what);
    for (const orders of [nextTo('Bo Lind'), [{ kind: 'find', what: thing('Bo Lind') } as Order, click(thing('Share'))]]) {
      const { log, end } = await carriedOut(t, listed(entry), orders);
      t.same([log, end.type], [[], 'missing'], `${what}: ${orders.length}`);
    }
  }
  const { log } = await carriedOut(t, listed(entries['cards in wrappers'] as (name: string) => string), [
    { kind: 'do', as: 'share', what: thing('Bo Lind') },
  ]);
  t.same(log, [], 'nor after it was opened in vain');
  const boxes = `<table>${['Iron pot', 'Iron box', 'Tin box'].map((name) => `<tr><td>${name === 'Iron box' ? '' : `<button onclick="log('edit ${name}')">Edit</button>`}</td><td>${name}</td></tr>`).join('')}</table>`;
  const within = thing('Iron', { whole: 'Iron box', noun: 'box', roles: ['textbox', 'checkbox'] });
  t.same((await carriedOut(t, boxes, [click(thing('Edit', { within }))])).log, [], 'a box that is called so');
});
