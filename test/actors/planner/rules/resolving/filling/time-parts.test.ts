/** A time of day goes into the controls side by side that ask for its hour, its minute and its half of the day. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const list = (...options: readonly (string | number)[]) =>
  `<select>${options.map((option) => `<option>${option}</option>`).join('')}</select>`;
const upTo = (most: number, from = 0) => Array.from({ length: most + 1 - from }, (_, at) => at + from);
const twoDigits = (numbers: readonly number[]) => numbers.map((number) => String(number).padStart(2, '0'));
const keep = `<button onclick="log([...document.querySelectorAll('select, input')].map((each) => each.value).join(' '))">Keep</button>`;

const ofTwelve = `<p>Reminder ${list(...upTo(12, 1))}:${list('00', '15', '30', '45')} ${list('AM', 'PM')}</p>${keep}`;
const ofDay = `<fieldset><legend>Pick-up</legend>${list('hh', ...twoDigits(upTo(23)))} ${list('mm', ...twoDigits(upTo(59)))}</fieldset>
  <fieldset><legend>Return</legend>${list('hh', ...twoDigits(upTo(23)))} ${list('mm', ...twoDigits(upTo(59)))}</fieldset>${keep}`;
const spun = `<p>Departure <input type="number" min="0" max="23" value="0" aria-label="Hours">:<input type="number" min="0" max="59" value="0" aria-label="Minutes"></p>${keep}`;
const party = `<p>Adults ${list(...upTo(9, 1))} Children ${list(...upTo(9))}</p>${keep}`;

for (const [goal, body, expected] of [
  ['Set the reminder to 4:45 pm and press Keep', ofTwelve, '4 45 PM'],
  ['Set the reminder to a quarter past twelve in the afternoon and press Keep', ofTwelve, '12 15 PM'],
  ['Set the reminder to 00:30 and press Keep', ofTwelve, '12 30 AM'],
  ['Set the reminder to 8:15 and press Keep', ofTwelve, /say AM or PM/],
  ['Set the reminder to 4:20 pm and press Keep', ofTwelve.replace('<p>Rem', '<p>Rem'), /has no 20/],
  ['Set Return to 18:05 and Pick-up to 7:30 am, then press Keep', ofDay, '07 30 18 05'],
  ['Set the departure time to 21:10 and press Keep', spun, '21 10'],
  ['Set the meeting to 4:00 and press Keep', party, /meeting/],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
