/** A day is chosen from two or three lists side by side, which are told by what stands over them or on their line. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const list = (name: string, options: readonly (string | number)[]) =>
  `<select aria-label="${name}">${options.map((option) => `<option>${option}</option>`).join('')}</select>`;
const days = Array.from({ length: 31 }, (_, at) => at + 1);
const three = (named: boolean) =>
  list(named ? 'Day' : '', ['–', ...days]) + list(named ? 'Month' : '', ['–', ...months]) + list(named ? 'Year' : '', ['–', 2027, 2028]);
const form = `<fieldset><legend>Valid from</legend>${three(true)}</fieldset><p>Ends on ${three(false)}</p>
  <button onclick="log([...document.querySelectorAll('select')].map((each) => each.value).join(' '))">Keep</button>`;

for (const [goal, expected] of [
  ['Set "Ends on" to 14 April 2027 and click Keep', '– – – 14 April 2027'],
  ['Set "Valid from" to 3 May 2028, then click Keep', '3 May 2028 – – –'],
  ['Set "Ends on" to 14 April 2031 and click Keep', /has no 2031/],
] as const)
  t.test(goal, (t) => toldOn(t, page, goal, form, expected));

const some = (label: string, ...lists: readonly string[]) => `<div>${label}:<br>${lists.join('')}</div>`;
const keep = `<button onclick="log([...document.querySelectorAll('select')].map((each) => each.value).join(' '))">Keep</button>`;
const early = list('', ['Month', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep']);
const birth = some('Birth date', early, list('', ['Day', ...days]), list('', ['Year', 2000, 1991, 1990])) + keep;
const trip = some('Depart', list('', ['Mar', 'Apr']), list('', days)) + some('Return', list('', ['Mar', 'Apr']), list('', days)) + keep;

for (const [goal, body, expected] of [
  ['Set the birth date to 7 August 1991 and click Keep', birth, 'Aug 7 1991'],
  ['Select Aug 7, 1991 as date of birth, then click Keep', birth, 'Aug 7 1991'],
  ['Depart: March 9, Return: April 15. Click Keep', trip, 'Mar 9 Apr 15'],
  ['Set Depart to 9 May and click Keep', trip, /has no 5/],
  ['Set Depart to 9 March 1999 and click Keep', trip, /March 1999/],
] as const)
  t.test(goal, (t) => toldOn(t, page, goal, body, expected));

const said = (name: string, control: string) => `<div><div>${name}</div>${control}</div>`;
const pair = list('', ['Mar', 'Apr']) + list('', days);
const flight =
  `<form onsubmit="log([...new FormData(this).values()].join(' ')); return false">${said('From', '<input name="a">')}${said('To', '<input name="b">')}
  ${said('Depart', pair)}${said('Return', pair)}${said('Passengers', list('', [1, 2, 3]))}<button>Find Flights</button></form>`.replace(
    /<select/g,
    () => `<select name="list"`,
  );
t.test('The days of a trip are laid on the lists of a form', (t) =>
  toldOn(
    t,
    page,
    'Search flights from SFO to JFK, leaving March 9 and returning April 15, for 2 passengers',
    flight,
    'SFO JFK Mar 9 Apr 15 2',
  ),
);
