/** A day is written as the field says beside its name that it wants it. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const field = (attributes: string, more = '') =>
  `<form onsubmit="event.preventDefault(); log(arrival.value)"><label>Arrival <input id="arrival" ${attributes}></label>${more}<button>Save</button></form>`;

const table: readonly (readonly [body: string, written: string])[] = [
  [field('placeholder="DD.MM.YYYY"'), '03.09.2031'],
  [field('placeholder="mm/dd/yyyy"'), '09/03/2031'],
  [field('placeholder="TT.MM.JJJJ"'), '03.09.2031'],
  [field('placeholder="jj/mm/aaaa"'), '03/09/2031'],
  [field('placeholder="gg/mm/aaaa"'), '03/09/2031'],
  [field('placeholder="D-M-YY"'), '3-9-31'],
  [field('placeholder="e.g. 2031-12-24"'), '2031-09-03'],
  [field('placeholder="24/12/2031"'), '03/09/2031'],
  [field('placeholder="12/24/2031"'), '09/03/2031'],
  [field('title="Please use YYYY/MM/DD"'), '2031/09/03'],
  [field('aria-describedby="how"', '<small id="how">Format: DD-MM-YYYY</small>'), '03-09-2031'],
  [field('placeholder="When do you come?"'), '3 September 2031'],
  [field('placeholder="05/06/2031"'), '3 September 2031'],
  [field('placeholder="123-45-6789"'), '3 September 2031'],
  [field('type="date" placeholder="dd.mm.yyyy"'), '2031-09-03'],
];

for (const [body, written] of table)
  t.test(`${body.slice(body.indexOf('<input'), body.indexOf('</label>'))}: ${written}`, (t) =>
    toldOn(t, page, 'Set the arrival to 3 September 2031 and save', body, written),
  );

const beside = (day: string) => `<p>Last stay: ${day}</p>`;

/** Of "03/04/2031" either may be the month. */
const inDigits: readonly (readonly [said: string, body: string, written: string])[] = [
  ['03/04/2031', field('placeholder="dd/mm/yyyy"'), '03/04/2031'],
  ['03/04/2031', field('placeholder="DD.MM.YYYY"'), '03.04.2031'],
  ['3/4/2031', field('placeholder="tt.mm.jjjj"'), '03.04.2031'],
  ['03/04/2031', field('placeholder="mm/dd/yyyy"'), '03/04/2031'],
  ['03/04/2031', field('placeholder="yyyy-mm-dd"'), '2031-03-04'],
  ['03/04/2031', field('type="date"'), '2031-03-04'],
  ['03/04/2031', beside('25/12/2030') + field('type="date"'), '2031-04-03'],
  ['03/04/2031', beside('25/12/2030') + field('placeholder="yyyy-mm-dd"'), '2031-04-03'],
  ['03/04/2031', beside('12/25/2030') + field('type="date"'), '2031-03-04'],
  ['03/04/2031', beside('25/12/2030') + beside('12/25/2030') + field('type="date"'), '2031-03-04'],
  ['03/25/2031', beside('25/12/2030') + field('type="date"'), '2031-03-25'],
  ['03.04.2031', field('type="date"'), '2031-04-03'],
  ['April 3, 2031', beside('25/12/2030') + field('type="date"'), '2031-04-03'],
];

for (const [said, body, written] of inDigits)
  t.test(`${said} on ${body}: ${written}`, (t) => toldOn(t, page, `Set the arrival to ${said} and save`, body, written));
