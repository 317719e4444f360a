/** An entry is told by its whole name, whatever its page is built of; what another one has, or none, is not taken for what it lacks. */
import t from 'tap';
import { leased } from '../../../../farm/page/leased.ts';
import { answeredOn, toldOn } from './told.ts';

const { page } = await leased(t);

type Entry = readonly [name: string, ...acts: string[]];
const button = (name: string, act: string) => `<button onclick="log('${act} ${name}')">${act}</button>`;
const buttons = ([name, ...acts]: Entry) => acts.map((act) => button(name, act)).join(' ');
const aside = `<nav><a href="#s" onclick="log('aside')">Share</a></nav>`;

const list = (...entries: readonly Entry[]) =>
  `<ul>${entries.map((entry, at) => `<li>${entry[0]} (${at + 2} €) ${buttons(entry)}</li>`).join('')}</ul>`;
const flexed = (...entries: readonly Entry[]) =>
  `<div>${entries.map((entry, at) => `<div style="display:flex;gap:1em"><span>${entry[0]}</span><span>${at + 2} €</span>${buttons(entry)}</div>`).join('')}</div>`;
const broken = (...entries: readonly Entry[]) =>
  `<div>${entries.map((entry, at) => `${entry[0]}, ${at + 2} € ${buttons(entry)}<br>`).join('')}</div>`;
const table = (...entries: readonly Entry[]) =>
  `<table>${entries.map((entry, at) => `<tr><td>${buttons(entry)}</td><td>${at + 2} €</td><td>${entry[0]}</td></tr>`).join('')}</table>`;

const field = (name: string) => `<label>Crates <input type="number" size="3" oninput="log('${name}: ' + value)"></label>`;
const filled = (...names: readonly string[]) =>
  `<div role="table"><div role="row"><span role="columnheader">Name</span><span role="columnheader">Crates</span></div>${names
    .map((name) => `<div role="row"><span role="cell">${name}</span><span role="cell">${field(name)}</span></div>`)
    .join('')}</div>`;
const fields = (without: string, ...names: readonly string[]) =>
  `<div>${[...names, without].map((name) => `<div style="display:flex;gap:1em"><span>${name}</span><span>8 €</span>${name === without ? '' : field(name)}</div>`).join('')}</div>`;
const box = (name: string) => `<input type="checkbox" onchange="log('${name} ' + checked)">`;
const boxed = (one: string, ...names: readonly string[]) =>
  `<div>${names.map((name) => `${name}, 8 € ${name === one ? box(name) : ''}<br>`).join('')}</div>`;

for (const [goal, body, expected] of [
  ['Click Prune for Fern pot', list(['Moss tray', 'Water', 'Prune'], ['Fern potter', 'Water', 'Prune']), /Fern pot/],
  ['Click Prune for Fern pot', list(['Moss tray', 'Water', 'Prune'], ['Fern pot', 'Water', 'Prune']), 'Prune Fern pot'],
  ['Use the Prune button at Fern pot', flexed(['Moss tray', 'Prune'], ['Fern potter', 'Prune'], ['Peat', 'Prune']), /Fern pot/],
  ['Find Moss tray and click Share', aside + table(['Fern pot', 'Share', 'Edit'], ['Moss tray', 'Edit'], ['Peat', 'Edit']), /Share/],
  [
    'Find Moss tray and click Share',
    aside + table(['Fern pot', 'Share', 'Edit'], ['Moss tray', 'Share', 'Edit'], ['Peat', 'Edit']),
    'Share Moss tray',
  ],
  ['Click "Share" next to Ida Moe', aside + flexed(['Pavel Orsk'], ['Moe Ida'], ['Ida Moe', 'Share'], ['Bea Holm']), 'Share Ida Moe'],
  ['Click "Share" next to Ida Moe', aside + flexed(['Pavel Orsk'], ['Moe Ida', 'Share'], ['Ida Moe'], ['Bea Holm']), /Ida Moe|Share/],
  ['Check the box next to "Moss tray"', boxed('Fern pot', 'Moss tray', 'Fern pot', 'Peat'), /box/],
  ['Check the box next to "Moss tray"', boxed('Moss tray', 'Moss tray', 'Fern pot', 'Peat'), 'Moss tray true'],
  [
    'Click Prune for Moss tray',
    broken(['Fern pot', 'Water', 'Prune'], ['Moss tray', 'Water', 'Prune'], ['Peat', 'Water']),
    'Prune Moss tray',
  ],
  ['Click Prune for Peat', broken(['Fern pot', 'Water', 'Prune'], ['Moss tray', 'Water', 'Prune'], ['Peat', 'Water']), /Peat|Prune/],
  ['Click Water for the cheapest', broken(['Fern pot', 'Water'], ['Moss tray', 'Water'], ['Peat', 'Water']), 'Water Fern pot'],
  ['Set the crates of Zinc box to 7', filled('Brass pot', 'Zinc pot'), /Zinc/],
  ['Set the crates of Zinc box to 7', filled('Brass pot', 'Zinc box', 'Zinc pot'), 'Zinc box: 7'],
  ['Type "7" into the crates field of Zinc stool', fields('Zinc stool', 'Lamp zinc', 'Brass pot', 'Peat'), /crates|Zinc/],
  ['Type "7" into the crates field of Lamp zinc', fields('Zinc stool', 'Lamp zinc', 'Brass pot', 'Peat'), 'Lamp zinc: 7'],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));

for (const [goal, expected] of [
  ['How much is "Moss tray"?', { price: '3 €' }],
  ['What is the price of Peat?', { price: '4 €' }],
  ['What is the price of Tray moss?', /price/],
] as const)
  t.test(`of broken lines, ${goal}`, (t) =>
    answeredOn(t, page, goal, broken(['Fern pot', 'Open'], ['Moss tray', 'Open'], ['Peat', 'Open']), expected),
  );
