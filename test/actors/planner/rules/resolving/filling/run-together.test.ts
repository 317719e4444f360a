/** Several values that are said for several fields without a comma are not entered into the first of them. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const send = '<button onclick="log([...document.querySelectorAll(`input,textarea,select`)].map((f) => f.value).join())">Order</button>';
const address = `<form onsubmit="return false"><label>Name <input></label><label>Street <input></label><label>City <input></label><label>Note <textarea></textarea></label>${send}</form>`;
const account = `<form onsubmit="return false"><label>User name <input></label><label>Password <input type="password"></label>${send}</form>`;
const voucher = `<p>Leaflet: SUN5 takes off a tenth</p><form onsubmit="return false"><label>Voucher <input></label>${send}</form>`;

for (const [goal, body, expected] of [
  ['Enter name Ann Holm, street Elm 3, city Ghent and press Order', address, 'Ann Holm,Elm 3,Ghent,'],
  ['Enter name Ann Holm street Elm 3 city Ghent and press Order', address, /names textbox "Street" too/],
  ['Enter "Ann Holm street Elm 3" as the name and press Order', address, 'Ann Holm street Elm 3,,,'],
  ['Enter name Ann of the street, city Ghent and press Order', address, 'Ann of the street,,Ghent,'],
  ['Enter note Please use back street entrance and press Order', address, ',,,Please use back street entrance'],
  ['User name ilse password marb86z, then press Order', account, /names textbox "Password" too/],
  ['User name ilse pw marb86z, then press Order', account, /names textbox "Password" too/],
  ['User name ilse, password marb86z, then press Order', account, 'ilse,marb86z'],
  ['Voucher SUN5 -> Order', voucher, 'SUN5'],
  ['Voucher of the leaflet -> Order', voucher, /offers/],
  ['Enter the voucher of the leaflet and press Order', voucher, /no "voucher" whose value/],
] as const)
  t.test(goal, (t) => toldOn(t, page, goal, body, expected));
