/** What is asked of a form goes into it with all that is said of it in sentences of its own, by whatever its fields are called, or nothing is sent. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const sends = `onsubmit="event.preventDefault(); log([...new FormData(this)].filter(([, value]) => value).map(([name, value]) => name + '=' + value).join(' '))"`;
const kinds = '<select name="kind"><option>Pick one</option><option>Request</option><option>Repair</option></select>';
const beside = `<form ${sends}><p><label>Family name <input name="a"></label></p><p><label>Telephone <input name="b"></label></p>
  <p><label>What for ${kinds}</label></p><p><label>Message <textarea name="c"></textarea></label></p>
  <p><label><input type="checkbox" name="d"> Call me back</label></p><button>Send</button></form>`;
const rows = `<form ${sends}><table><tr><td>First</td><td><input name="f"></td></tr><tr><td>Last</td><td><input name="l"></td></tr>
  <tr><td>Company</td><td><input name="o"></td></tr><tr><td>How can we reach you?</td><td><input name="mail"></td></tr></table><button>Off</button></form>`;
const under = `<form ${sends}>${[
  ['<input name="n">', 'Forename'],
  ['<input name="m">', 'Family name'],
  [kinds, 'Kind'],
  ['<textarea name="t"></textarea>', 'Comment'],
  ['<input type="checkbox" name="k">', 'News by mail'],
]
  .map(([field, label]) => `<div>${field}<div>${label}</div></div>`)
  .join('')}<button>Submit</button></form>`;

for (const [goal, body, expected] of [
  [
    'Send a repair request saying The tap drips all night. My family name is Oduya and my telephone 0301 44 55. I need a call back.',
    beside.replace('<option>Request</option>', ''),
    /request/,
  ],
  [
    'Submit a request saying The tap drips all night. My family name is Oduya and my telephone 0301 44 55.',
    beside,
    'a=Oduya b=0301 44 55 kind=Request c=The tap drips all night',
  ],
  ['Submit a request saying The tap drips. My shoe size is 42.', beside, /shoe size/],
  [
    'Enter Wen as first name, Liu as last name, Brickworks as company name and wen@bricks.example as e-mail, then submit the form',
    rows,
    'f=Wen l=Liu o=Brickworks mail=wen@bricks.example',
  ],
  ['Enter Wen as first name and Liu as maiden name, then submit the form', rows, /maiden name/],
  ['Submit the form with forename Wen and family name Liu', under, 'n=Wen m=Liu kind=Pick one'],
  ['Leave word in the form: kind Repair, comment "Soon, please", and no news by mail. Submit.', under, 'kind=Repair t=Soon, please'],
  ['Write to us: Wen Liu, kind Repair, comment: Are you there on Monday?', under, 'n=Wen m=Liu kind=Repair t=Are you there on Monday?'],
  ['Write to us: Wen Liu, kind Refund, comment: Are you there on Monday?', under, /has no place/],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
