/** Tasks whose answer the page only leads to: counted, solved, guessed, copied from labels, completed. */

import t from 'tap';
import type { Description } from '../../../../../../actors/planner/rules/description.ts';
import type { Order } from '../../../../../../actors/planner/rules/instruction.ts';
import type { Value } from '../../../../../../store/model/step.ts';
import { leased } from '../../../../../farm/page/leased.ts';
import { button, carriedOut, click, thing, unit } from '../carried-out.ts';

const { page } = await leased(t);

const drawing = `<svg width="240" height="120" onclick="log(event.target.id)"><rect width="240" height="120" fill="#fafafa"/>
  <circle id="a" cx="30" cy="30" r="20" fill="teal"/><circle id="b" cx="90" cy="30" r="9" fill="#c00"/>
  <rect id="c" x="120" y="10" width="40" height="40" fill="crimson"/><polygon id="d" points="200,10 180,50 220,50" fill="blue"/>
  <text id="e" x="30" y="100" font-size="16" fill="green">Q</text><circle id="f" cx="90" cy="90" r="20" fill="#c00"/></svg>`;

const guessing = `<p>I thought of a number; each answer is higher or lower.</p><input id="n" aria-label="Number">
<button onclick="const n = +document.querySelector('#n').value; log(n); document.querySelector('#hint').textContent = n === 13 ? 'Correct!' : 'The number is ' + (n < 13 ? 'higher' : 'lower') + ' than ' + n">Try</button><p id="hint">No guess yet</p>`;

const keys = (names: string) =>
  `${[...names].map((name) => `<button onclick="shown.textContent += textContent">${name}</button>`).join('')}<p id="shown"></p>`;
const answered: Order = { kind: 'choose', values: [{ type: 'read', as: 'answer' }] };
const figure = (shape: string) => `<svg width="100" height="100">${shape}</svg>`;
const parity = (number: number) =>
  `<li><a href="#" onclick="log('odd ${number}')">Odd</a> <span>${number}</span> <a href="#" onclick="log('even ${number}')">Even</a></li>`;
const price: Description = { name: 'price', exact: false, whole: 'price', noun: 'price', roles: [] };

const table: readonly (readonly [
  name: string,
  body: string,
  orders: readonly Order[],
  log: readonly string[],
  data?: Readonly<Record<string, Value>>,
])[] = [
  [
    'what is counted is typed',
    `${drawing}<input aria-label="How many" onchange="log(value)"><button>OK</button>`,
    [
      { kind: 'fill', what: thing('how many'), value: { type: 'counted', of: unit('circle', { all: true }) } },
      { kind: 'press', key: 'Tab' },
    ],
    ['3'],
  ],
  [
    'a question that the page asks too is answered where it offers answers',
    `<p>How many triangles are there?</p>${drawing}<button onclick="log('one')">1</button><button onclick="log('two')">2</button>`,
    [
      { kind: 'read', what: unit('triangle', { all: true }), as: 'triangles', form: 'count' },
      { kind: 'reply', question: 'How many triangles are there?', as: 'triangles' },
    ],
    ['one'],
    { triangles: 1 },
  ],
  [
    'of a question that the page does not ask, nothing is clicked',
    `${drawing}<button onclick="log('one')">1</button>`,
    [
      { kind: 'read', what: unit('triangle', { all: true }), as: 'triangles', form: 'count' },
      { kind: 'reply', question: 'How many triangles are there?', as: 'triangles' },
    ],
    [],
    { triangles: 1 },
  ],
  [
    'a guess is mended by what the page says to it',
    guessing,
    [{ kind: 'guess', least: 1, most: 20, send: thing('Try') }],
    ['10', '15', '12', '13'],
  ],
  [
    'an equation of the page is solved and typed',
    `<div>3x + 2 = 17</div><div>x = <input aria-label="Answer"> <button onclick="log(document.querySelector('input').value)">Send</button></div>`,
    [{ kind: 'solve', as: 'answer', letter: 'x' }, { kind: 'fill', value: { type: 'read', as: 'answer' } }, click(button('Send'))],
    ['5'],
    { answer: 5 },
  ],
  [
    'each field takes what the page shows under its label',
    `<table><tr><td>Height</td><td>12 m</td></tr><tr><td>Built</td><td>1911</td></tr></table>
     <p><label>Built: <input id="i"></label></p><p><label>Height: <input id="j"></label></p>
     <button onclick="log(i.value + '/' + j.value)">Send</button>`,
    [{ kind: 'transcribe' }, click(button('Send'))],
    ['1911/12 m'],
  ],
  [
    'of what a field offers, one that begins and ends as it is said',
    `<input oninput="offers.innerHTML = ['Portland', 'Portugal', 'Poland'].filter((word) => word.startsWith(value)).map((word) => '<li style=cursor:pointer onclick=log(this.textContent)>' + word + '</li>').join('')"><ul id="offers"></ul>`,
    [{ kind: 'complete', starts: 'Por', ends: 'gal' }],
    ['Portugal'],
  ],
  [
    'the only figure that is drawn is called by its name, and no square a rectangle where both are offered',
    `${figure('<rect x="20" y="20" width="40" height="40" fill="teal"/>')}<button onclick="log('no')">Rectangle</button><button onclick="log('yes')">Square</button>`,
    [{ kind: 'identify', by: 'kind', as: 'answer' }, answered],
    ['yes'],
    { answer: 'Square' },
  ],
  [
    'the sides of an outline are counted',
    `${figure('<polygon points="50,20 80,42 69,77 31,77 20,42" fill="none" stroke="black"/>')}${[4, 5, 6].map((n) => `<button onclick="log(${n})">${n}</button>`).join('')}`,
    [{ kind: 'identify', by: 'sides', as: 'answer' }, answered],
    ['5'],
    { answer: 5 },
  ],
  [
    'each number is given the one of two words that it is, and what has neither beside it is none of them',
    `<ul>${[4, -3, 0].map(parity).join('')}</ul><p>Done: <b>0</b></p>`,
    [{ kind: 'classify', natures: ['odd', 'even'] }],
    ['even 4', 'odd -3', 'even 0'],
  ],
  [
    'what a letter is tells which of them are ticked',
    `${['A', 'K', 'U'].map((letter) => `<label><input type="checkbox" onchange="log('${letter}')">${letter}</label>`).join('')}`,
    [{ kind: 'check', what: unit('letter', { whole: 'vowels', all: true, where: [{ kind: 'is', nature: 'vowel' }] }), on: true }],
    ['A', 'U'],
  ],
  [
    'a code is typed on the keys that the page shows',
    `${keys('7421')}<button onclick="log(shown.textContent)">OK</button>`,
    [{ kind: 'keys', value: { type: 'text', text: '4-1-7-7', quoted: false } }, click(button('OK'))],
    ['4177'],
  ],
  [
    'a sum is typed on a calculator with its own signs',
    `${keys('12×=')}<button onclick="log(shown.textContent)">Send</button>`,
    [{ kind: 'keys', value: { type: 'text', text: '12 * 2', quoted: false }, isSum: true }, click(button('Send'))],
    ['12×2='],
  ],
  [
    'it is clicked until the number that comes is as it is said',
    `<p>Rolls so far: <b>0</b></p><button onclick="shown.textContent = [9, 6, 3, 1][at]; log([9, 6, 3, 1][at++])">Roll</button><p id="shown">-</p><script>let at = 0</script>`,
    [
      {
        kind: 'until',
        what: button('Roll'),
        by: { kind: 'compares', what: unit('number'), is: '<', value: { type: 'amount', amount: 5 } },
      },
    ],
    ['9', '6', '3'],
  ],
  [
    'what is to come about is waited for, and is not over yet when it is acted on',
    `<p>Price: <b id="p">9 €</b></p><button onclick="log(p.textContent)">Buy</button>
     <script>const falling = [8, 7, 5, 4, 3]; setInterval(() => { p.textContent = (falling.shift() ?? 2) + ' €' }, 60)</script>`,
    [
      { kind: 'await', by: { kind: 'compares', what: price, is: '<=', value: { type: 'amount', amount: 2, unit: 'EUR' } }, holds: true },
      click(button('Buy')),
    ],
    ['2 €'],
  ],
  [
    'a button of which there are several is any of them',
    `<button onclick="log('one')">Ay</button><button onclick="log('two')">Bee</button>`,
    [click(button('', { any: true }))],
    ['one'],
  ],
  [
    'an empty box of which only the frame is drawn is there to be dragged into',
    `<style>#small, #large { position: absolute; left: 10px } #small { top: 20px; width: 20px; height: 20px; background: #888 }
     #large { top: 90px; width: 80px; height: 80px; border: 1px solid }</style><div id="small"></div><div id="large"></div>
     <script>let held; small.onmousedown = (event) => { event.preventDefault(); held = true };
     onmousemove = (event) => { if (held) { small.style.left = event.clientX - 10 + 'px'; small.style.top = event.clientY - 10 + 'px' } };
     onmouseup = () => { held = false; const [a, b] = [small, large].map((box) => box.getBoundingClientRect());
       log(a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom ? 'inside' : 'outside') }</script>`,
    [{ kind: 'drag', what: unit('box', { look: ['small'] }), to: thing('empty', { noun: 'box' }), place: 'onto' }],
    ['inside'],
  ],
  [
    'a point is where the numbers at the axes have it',
    `<svg width="160" height="160">${[-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => `<circle cx="${80 + 50 * x}" cy="${80 - 50 * y}" r="5" fill="navy" onclick="log('${x}/${y}')"/>`)).join('')}
     <text x="122" y="98" font-size="9">1</text><text x="22" y="98" font-size="9">-1</text><text x="86" y="34" font-size="9">1</text><text x="86" y="134" font-size="9">-1</text></svg>`,
    [click(unit('shape', { look: ['at -1,1'] }))],
    ['-1/1'],
  ],
  [
    'any of several lines is no field of one line',
    `<input onclick="log('one')"><textarea onclick="log('several')"></textarea>`,
    [click(thing('', { noun: 'textarea', roles: ['textbox'], any: true }))],
    ['several'],
  ],
  [
    'so many of some are stepped up, each at its own number',
    `${['Tofu vegan', 'Ham', 'Bean vegan', 'Kale vegan'].map((food) => `<div><b>${food}</b> <i onclick="this.nextElementSibling.textContent--">-</i> <i>0</i> <i onclick="this.previousElementSibling.textContent++; log('${food}')">+</i></div>`).join('')}`,
    [{ kind: 'portion', what: unit('item', { all: true, few: 2, where: [{ kind: 'holds', text: 'vegan', exact: false }] }), amount: 1 }],
    ['Tofu vegan', 'Bean vegan'],
  ],
  [
    'a terminal is asked what there is before a file is removed',
    `<div id="out"></div>$ <input onkeydown="if (event.key !== 'Enter') return; log(value); out.innerHTML += value === 'ls' ? '<p>a.txt b.png c.sh</p>' : '<p></p>'; value = ''">`,
    [{ kind: 'command', does: 'delete', ending: '.png' }],
    ['ls', 'rm b.png'],
  ],
  [
    'the one control that refuses declines what has no name of its own',
    `<p>You give us everything.</p><button onclick="log('yes')">Agree</button><button onclick="log('no')">Cancel</button>`,
    [{ kind: 'do', as: 'decline', what: thing('agreement') }],
    ['no'],
  ],
];

for (const [name, body, orders, log, data = {}] of table)
  t.test(name, async (t) => {
    const outcome = await carriedOut(t, page, body, orders);
    t.same(outcome.log, log);
    t.same(outcome.data, data);
    t.equal(outcome.end.type, 'done', JSON.stringify(outcome.end));
  });
