/** Goals that only list fields and values, and the two ends of a journey and their days, whatever a page calls them. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const field = (label: string) => `<p><label>${label} <input></label></p>`;
const ways = (legend = '') =>
  `<fieldset>${legend}<label><input type="radio" name="w" value="there and back" checked>Round trip</label>
  <label><input type="radio" name="w" value="there">One way</label></fieldset>`;
const search =
  '<button onclick="log([...document.querySelectorAll(`input`)].flatMap((f) => f.type === `radio` ? f.checked ? [f.value] : [] : [f.value]).join(` | `))">Search</button>';
const trip = (...labels: readonly string[]) => `${ways()}${labels.map(field).join('')}${search}`;

for (const [goal, body, expected] of [
  [
    'Departure City: Lund, SE; Arrival City: Graz, AT; Departure Date: 2031-05-04. Press Search.',
    trip('From', 'To', 'Departure'),
    'there and back | Lund, SE | Graz, AT | 2031-05-04',
  ],
  ['From: Lund, SE; To: Graz, AT; Depart: 2031-05-04; Return: 2031-05-09', trip('Origin', 'Destination', 'Depart', 'Return'), 'Site'],
  ['Way: One way; From: Lund\nTo: Graz', trip('Origin', 'Destination'), 'Site'],
  [
    'Enter Lund as the departure city, Graz as the destination and press Search',
    trip('From', 'To', 'Departure'),
    'there and back | Lund | Graz |',
  ],
  ['Departure Date: 2031-05-04; From: Lund', trip('From', 'To'), /holds what "Departure Date: 2031-05-04" has brought/],
  ['Seat: One way; From: Lund', `${ways('<legend>Ticket</legend>')}${field('From')}`, /"Seat"/],
  ['Way: Both ways; From: Lund', trip('From', 'To'), /"Way"/],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
