/** When an entry came, and when what it speaks of is; what is in an account, and what was paid into it. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn } from '../told.ts';

const { page } = await leased(t);

const row = (cells: string) => `<li>${cells.replace(/([^|]+)\|?/g, '<span>$1</span> ')}</li>`;
const list = (...rows: readonly string[]) => `<h1>Notes</h1><ul>${rows.map(row).join('')}</ul>`;
const news = list('Ruth Ames|Minutes|14:02', 'Rowing club|Regatta moved|09:15', 'Ben Orr|Photos|Mon', 'Parcel desk|It is here|Sun');
const feed = list('Rowing club|Regatta is off|3 hours ago', 'Ben Orr|New boathouse|yesterday', 'Ruth Ames|Minutes|2 days ago');
/** Here the hours are those of what is named. */
const day = list('Warm-up|Hall A|14:02', 'Regatta|Lake|09:15', 'Dinner|Boathouse|19:00');
/** A button each, and what was paid in and out. */
const accounts = `<h1>Hello</h1><div>${[
  ['Daily', 'No. 3301', '$842.17'],
  ['Rainy day', 'No. 3309', '$5,400.00'],
]
  .map((parts) => `<button>${parts.map((part) => `<span>${part}</span>`).join(' ')}</button>`)
  .join('')}</div><table><tr><th>Day</th><th>What</th><th>Sum</th></tr>
  <tr><td>2031-04-11</td><td>Grocer</td><td>−$12.40</td></tr><tr><td>2031-04-09</td><td>To Rainy day</td><td>−$300.00</td></tr>
  <tr><td>2031-04-02</td><td>To Holiday</td><td>−$80.00</td></tr></table>`;

/** The mail says it itself once it is open. */
const opened = `<h1>Regatta moved</h1><p>Rowing club</p><p>We start on Friday at 16:45 from the old boathouse.</p>`;

const table: readonly (readonly [goal: string, body: string, told: Readonly<Record<string, unknown>> | RegExp])[] = [
  ['At what time is the regatta?', news, /time|regatta/],
  ['When is the regatta?', feed, /regatta|time|date/],
  ['At what time is the regatta?', day, { time: '09:15' }],
  ['What is the time of the message from Ruth Ames?', news, { time: '14:02' }],
  ['At what time is the regatta?', opened, { time: '16:45' }],
  ['How much money is in the rainy day account?', accounts, { price: '$5,400.00' }],
  ['How much money is in the holiday account?', accounts, /does not tell/],
];
for (const [goal, body, expected] of table)
  t.test(`${goal}: ${JSON.stringify(expected)}`, (t) => answeredOn(t, page, goal, body, expected));
