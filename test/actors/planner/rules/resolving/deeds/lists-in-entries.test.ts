/** Entries that each list several things to be had, and things that are only told by their number. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

/** Each boat with its own list of cabins; where it goes by, and how long it takes, stands over them. */
const boats: readonly (readonly [name: string, takes: string, cabins: readonly (readonly [string, number])[]])[] = [
  [
    'Tern',
    '5h 10m',
    [
      ['Plain', 90],
      ['Deluxe', 140],
    ],
  ],
  [
    'Gull',
    '3h 40m',
    [
      ['Deluxe', 180],
      ['Plain', 110],
    ],
  ],
  [
    'Heron',
    '7h 5m',
    [
      ['Plain', 70],
      ['Deluxe', 160],
    ],
  ],
];
const ferries = `<h1>Boats</h1>${boats
  .map(
    ([name, takes, cabins]) =>
      `<div class="boat"><div>Boat ${name} <i>${takes}</i></div>${cabins.map(([kind, price]) => `<div class="cabin">${kind}<br>$${price} <button onclick="log('${name} ${kind}')">Book</button></div>`).join('')}</div>`,
  )
  .join('')}`;
for (const [goal, expected] of [
  ['Book the cheapest deluxe class cabin', 'Tern Deluxe'],
  ['Book the shortest plain class cabin', 'Gull Plain'],
  ['Book the most expensive plain class cabin', 'Gull Plain'],
  ['Book the cheapest royal class cabin', /royal/],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, ferries, expected));

const boxes = `<form onsubmit="log([...this.elements].map((each) => each.type === 'checkbox' ? +each.checked : each.value).join('')); return false">2 <input type="checkbox"><input type="checkbox"><input type="checkbox"> <input name="a"> <input name="b"> <button>Send</button></form>`;
const called = `<form onsubmit="log([...this.elements].map((each) => +each.checked).join('')); return false"><label><input type="checkbox"> Box 3</label><label><input type="checkbox"> Box 2</label><label><input type="checkbox"> Box 1</label><button>Send</button></form>`;
for (const [goal, body, expected] of [
  ['Check box number 2 and send it', boxes, '010'],
  ['Tick checkbox 3 and send it', boxes, '001'],
  ['Check box 3 and send the form', called, '100NaN'],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));

const order = `<table>${['Soup', 'Hot Curry', 'Rice Cake'].map((dish) => `<tr><td>${dish}<td><button onclick="add('${dish}', -1)">-</button> <b id="${dish.slice(0, 1)}">0</b> <button onclick="add('${dish}', 1)">+</button>`).join('')}</table><button onclick="log(JSON.stringify(had))">Submit order</button><script>const had = {}; const add = (dish, by) => { had[dish] = (had[dish] ?? 0) + by; document.getElementById(dish.slice(0, 1)).textContent = had[dish]; };</script>`;
t.test('so many portions are set where their entry counts them, and ordered by what sends all', (t) =>
  toldOn(t, page, 'Order 3 portions of Hot Curry and nothing else', order, '{"Hot Curry":3}'),
);

const signed = `<p>Terms of use.</p><input placeholder="Your name" id="n"><button onclick="log('signed ' + n.value)">Agree</button>`;
t.test('who signs writes their name', (t) => toldOn(t, page, 'Sign with the name "Ada Moss" and click "Agree"', signed, 'signed Ada Moss'));

const widgets = `<form onsubmit="log('sent'); return false"><input type="date"> <input type="text" onclick="log('text')"> <button type="button" onclick="log('plain')">Zub</button> <button>Submit</button></form>`;
for (const [goal, expected] of [
  ['Click on a "text" widget', 'text'],
  ['Click the button widget', 'plain'],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, widgets, expected));

const banned = `<label><input type="checkbox"> News</label><input aria-label="Name" id="n"><button onclick="log(n.value)">Submit</button>`;
t.test('where nothing is to be checked, the form can be sent all the same', (t) =>
  toldOn(t, page, `Don't check anything; enter "Zoe" as the name and press Submit`, banned, 'Zoe'),
);
