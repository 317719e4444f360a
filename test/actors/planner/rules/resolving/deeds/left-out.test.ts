/** Boxes that are ticked, and others that are left out of them. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const boxes = (names: readonly string[], on: readonly string[] = []) =>
  `<form onsubmit="event.preventDefault(); log([...new FormData(this).keys()].join('+')); document.body.append('Saved')">${names
    .map((name) => `<label><input type="checkbox" name="${name}"${on.includes(name) ? ' checked' : ''}>${name}</label> `)
    .join('')}<button>Save</button></form>`;
const order = boxes(['Tea', 'Cocoa', 'Milk', 'Rum'], ['Milk']);
const soups = boxes(['Soup', 'Soup without oil', 'Bread', 'Oil']);
const days = boxes(['Monday', 'Tuesday', 'Friday', 'Sunday'], ['Sunday']);

for (const [goal, body, expected] of [
  ['Tick Tea and Cocoa without Milk, then press Save', order, 'Tea+Cocoa'],
  ['Check Tea without Rum and press Save', order, 'Tea+Milk'],
  ['Select everything but not Rum and press Save', order, 'Tea+Cocoa+Milk'],
  ['Check all but leave Milk unchecked, then press Save', order, 'Tea+Cocoa+Rum'],
  ['Tick every box without ticking Cocoa and press Save', order, 'Tea+Milk+Rum'],
  ['Tick all the boxes with the exception of Tea and Rum, then press Save', order, 'Cocoa+Milk'],
  ['Tick Tea and leave Milk out, then press Save', order, 'Tea'],
  ['Tick Monday and Tuesday but no Sunday, then press Save', days, 'Monday+Tuesday'],
  ['Select all days aside from Friday and press Save', days, 'Monday+Tuesday+Sunday'],
  ['Tick Bread and Soup without Oil, then press Save', soups, /of its own/],
  ['Tick Tea without Honey, then press Save', order, /Honey/],
  ['Press Save without ticking Rum', order, 'Milk'],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
