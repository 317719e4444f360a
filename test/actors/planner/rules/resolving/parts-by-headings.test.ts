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

const log = `<button onclick="log([...document.querySelectorAll('input, select')].map((field) => field.type === 'checkbox' ? field.checked : field.value).join('/'))">Save</button>`;
/** Each has fields of its own, and not the same ones. */
const apart = `<fieldset><legend>Cabin</legend><label>Phone <input></label></fieldset><fieldset><legend>Office</legend><label>Fax <input></label></fieldset>${log}`;
const headed = `<main><h3>Cabin</h3><label>Phone <input></label><h3>Office</h3><label>Fax <input></label>${log}</main>`;
const crew = (...names: readonly string[]) =>
  `${names.map((name) => `<section><h2>${name}</h2><label>Rank <select><option>Mate<option>Captain</select></label>${name === 'Mo' ? '' : '<label><input type="checkbox"> Aboard</label>'}</section>`).join('')}${log}`;

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
  ['Set the office phone to 55 and press Save', apart, /office phone/],
  ['Set the office phone to 55 and press Save', headed, /office phone/],
  ['Set the cabin phone to 12 and the office phone to 55 and press Save', apart, /office phone/],
  ['Set the office fax to 55 and press Save', apart, '/55'],
  ['Set the cabin phone to 55 and press Save', headed, '55/'],
  [
    'Under Billing address enter "Oak" as the street, under Shipping address enter "Elm" as the street and "Graz" as the city, then press Save',
    sets,
    'Oak//Elm/Graz',
  ],
  ['Under Cabin type "12" as the phone, for Office type "34" as the fax, then press Save', headed, '12/34'],
  ['For Ed, choose the rank Captain and tick Aboard; for Al, tick Aboard; then press Save', crew('Al', 'Ed'), 'Mate/true/Captain/true'],
  ['For Mo, choose the rank Captain and tick Aboard; then press Save', crew('Al', 'Mo'), /Aboard|Mo/],
] as const;

for (const [goal, body, expected] of cases) t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
