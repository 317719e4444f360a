/** Tasks whose answer the page only leads to: counted, solved, guessed, copied from labels, completed. */
import t from 'tap';
import type { Order } from '../../../../../actors/planner/rules/instruction.ts';
import type { Value } from '../../../../../store/model/step.ts';
import { leased } from '../../../../farm/page/leased.ts';
import { button, carriedOut, click, thing, unit } from './carried-out.ts';

const { page } = await leased(t);

const drawing = `<svg width="240" height="120" onclick="log(event.target.id)"><rect width="240" height="120" fill="#fafafa"/>
  <circle id="a" cx="30" cy="30" r="20" fill="teal"/><circle id="b" cx="90" cy="30" r="9" fill="#c00"/>
  <rect id="c" x="120" y="10" width="40" height="40" fill="crimson"/><polygon id="d" points="200,10 180,50 220,50" fill="blue"/>
  <text id="e" x="30" y="100" font-size="16" fill="green">Q</text><circle id="f" cx="90" cy="90" r="20" fill="#c00"/></svg>`;

const guessing = `<p>I thought of a number; each answer is higher or lower.</p><input id="n" aria-label="Number">
<button onclick="const n = +document.querySelector('#n').value; log(n); document.querySelector('#hint').textContent = n === 13 ? 'Correct!' : 'The number is ' + (n < 13 ? 'higher' : 'lower') + ' than ' + n">Try</button><p id="hint">No guess yet</p>`;

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
];

for (const [name, body, orders, log, data = {}] of table)
  t.test(name, async (t) => {
    const outcome = await carriedOut(t, page, body, orders);
    t.same(outcome.log, log);
    t.same(outcome.data, data);
    t.equal(outcome.end.type, 'done', JSON.stringify(outcome.end));
  });
