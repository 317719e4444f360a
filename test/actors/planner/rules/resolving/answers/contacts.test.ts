/** The only phone number or address of a page needs no label; ways of a site are called by their first word, and things told by who has rated them. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn, toldOn } from '../told.ts';

const { page } = await leased(t);

const told = '<h1>Kiln hire</h1><p>Since 1987. Call us at +49 30 555 01 23 or write to hello@kilns.example.</p>';
for (const [goal, body, expected] of [
  ['What is the phone number?', told, { 'phone number': '+49 30 555 01 23' }],
  ['What is the email address?', told, { 'email address': 'hello@kilns.example' }],
] as const)
  t.test(`${goal}: ${JSON.stringify(expected)}`, (t) => answeredOn(t, page, goal, body, expected));

const site = `<nav><a href="#h" onclick="log('home')">Home</a> <a href="#a" onclick="log('about')">About us</a> <a href="#p" onclick="log('press')">Press</a></nav>
  <button aria-label="Open menu" onclick="log('menu')">☰</button> <button onclick="log('fr')">Français</button> <button onclick="log('de')">Deutsch</button>`;
for (const [goal, expected] of [
  ['Go to the about page', 'about'],
  ['Open the press page', 'press'],
  ['Open the hamburger menu', 'menu'],
  ['Switch the language to French', 'fr'],
  ['Switch the language to Finnish', /language|Finnish/],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, site, expected));

const goods = [
  ['Kiln', 4.2, 12],
  ['Wheel', 4.8, 230],
  ['Rack', 4.9, 18],
]
  .map(
    ([name, stars, count]) =>
      `<div class="card"><h3>${name}</h3><p>${stars} out of 5 stars (${count} reviews)</p><button onclick="log('${name}')">Rent</button></div>`,
  )
  .join('');
for (const [goal, expected] of [
  ['Click Rent for the item with the most reviews', 'Wheel'],
  ['Click Rent for the item with the fewest reviews', 'Kiln'],
  ['Click Rent for the item with the best rating', 'Rack'],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, goods, expected));
