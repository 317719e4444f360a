/** Parts of a form that only headings tell apart, what is said of one of them, and what is folded in one. */
import t from 'tap';
import { leased } from '../../../../farm/page/leased.ts';
import { toldOn } from './told.ts';

const { page } = await leased(t);

const fields = (of: string) => `<label>Street <input id="${of}1"></label><label>City <input id="${of}2"></label>`;
const save = `<button onclick="log(['b1', 'b2', 's1', 's2'].map((id) => document.getElementById(id).value).join('/'))">Save</button>`;
const headings = `<form onsubmit="event.preventDefault()"><h2>Billing address</h2>${fields('b')}<h2>Shipping address</h2>${fields('s')}${save}</form>`;
const main = `<main><h3>Billing address</h3>${fields('b')}<h3>Shipping address</h3>${fields('s')}${save}</main>`;
const sets = `<fieldset><legend>Billing address</legend>${fields('b')}</fieldset><fieldset><legend>Shipping address</legend>${fields('s')}</fieldset>${save}`;
const twins = `<label for="x">Given</label><input id="x" name="a"><label for="x">Family</label><input id="x" name="b">
  <button onclick="log([...document.querySelectorAll('input')].map(({ value }) => value).join('/'))">Save</button>`;
const folded = (...names: readonly string[]) =>
  names.map((name) => `<details><summary>${name}</summary><a href="#" onclick="log('${name}')">Returns</a></details>`).join('');
const toggles = `<button aria-pressed="true" onclick="log('mute')">Mute</button> <button aria-pressed="false" onclick="log('pin')">Pin</button>`;

const both =
  'In the section "Shipping address", set the street to "Elm 5" and the city to "Graz". In the section "Billing address", set the street to "Oak 1". Press Save.';
const its =
  'Enter "Elm 5" as the street of the shipping address, "Graz" as its city and "Oak 1" as the street of the billing address, then press Save';
const cases = [
  [both, headings, 'Oak 1//Elm 5/Graz'],
  [both, main, 'Oak 1//Elm 5/Graz'],
  [both, sets, 'Oak 1//Elm 5/Graz'],
  [its, headings, 'Oak 1//Elm 5/Graz'],
  [its, sets, 'Oak 1//Elm 5/Graz'],
  ['Set the street of the billing address to Oak and its city to Linz, then press Save', sets, 'Oak/Linz//'],
  ['Enter Ada as Given and Byron as Family and press Save', twins, 'Ada/Byron'],
  ['Expand the section Shipping and click the link Returns', folded('Payment', 'Shipping & delivery'), 'Shipping & delivery'],
  ['Open the section Delivery and click Returns', folded('Delivery times', 'Payment'), 'Delivery times'],
  ['Expand the section Shipping and click the link Returns', folded('Payment', 'Shipment'), /Shipping/],
  ['Mute the channel and pin it', toggles, 'pin'],
] as const;

for (const [goal, body, expected] of cases) t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
