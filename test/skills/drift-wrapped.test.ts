import t from 'tap';
import { checkDrift } from './drifting.ts';

const wrap = (what: string) =>
  `{ const mine = ${what}; const box = document.createElement("section"); box.innerHTML = "<div><div></div></div>"; mine.before(box); box.firstChild.firstChild.append(mine); }`;
const item = (name: string, price: string, is: string) =>
  `<li><h3>${name}</h3><p>${price} €</p><button type="button" data-is="${is}">Add</button></li>`;
const card = (name: string, price: string, is: string) =>
  `<div class="card"><span>${name}</span> <b>${price} €</b> <button type="button" data-is="${is}">Add</button></div>`;

const mine = '$("red").closest("li,.card")';
const other = '$("blue").closest("li,.card")';
const all = '[...document.querySelectorAll("li,.card")]';

const changes = [
  ['wrapped', wrap(mine), 'replayed'],
  ['all of them wrapped', `for (const one of ${all}) ${wrap('one')}`, 'replayed'],
  ['another wrapped', wrap(other), 'replayed'],
  ['wrapped, and moved to the end', `${wrap(mine)} document.querySelector("main").append($("red").closest("section"));`, 'replayed'],
  ['wrapped, and its like beside it', `${wrap(mine)} $("red").closest("section").before(${mine}.cloneNode(true));`, 'refused'],
  ['wrapped, with another price', `${wrap(mine)} ${mine}.querySelector("p,b").textContent = "15 €";`, 'replayed'],
  ['gone, and another wrapped in its place', `${mine}.remove(); ${wrap(other)}`, 'refused'],
  [
    'gone, and another wrapped that says a word of it',
    `${mine}.remove(); ${other}.firstElementChild.textContent = "Lamp crimson"; ${wrap(other)}`,
    'refused',
  ],
] as const;

const items = `<ul>${item('Lamp red', '12', 'red')}${item('Lamp blue', '13', 'blue')}${item('Chair', '30', 'chair')}</ul>`;
const cards = card('Lamp red', '12', 'red') + card('Lamp blue', '13', 'blue') + card('Chair', '30', 'chair');
const scene = { prompt: 'Click "Add" next to "Lamp red"', did: ['click red'], changes } as const;

t.test('items in wrappers', (t) => checkDrift(t, { ...scene, body: `<main><h1>Goods</h1>${items}</main>`, byEvidence: true }));
t.test('items in wrappers, by the rules', (t) => checkDrift(t, { ...scene, body: `<main><h1>Goods</h1>${items}</main>` }));
t.test('cards in wrappers', (t) => checkDrift(t, { ...scene, body: `<main><h1>Goods</h1>${cards}</main>`, byEvidence: true }));
