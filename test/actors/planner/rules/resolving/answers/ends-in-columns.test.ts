/** A table with a column for each end of a time answers with the one that is asked for; what the rows are called is no value of theirs. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn } from '../told.ts';

const { page } = await leased(t);

const table = (...rows: readonly (readonly string[])[]) =>
  `<table>${rows.map((cells, at) => `<tr>${cells.map((cell) => (at === 0 ? `<th>${cell}</th>` : `<td>${cell}</td>`)).join('')}</tr>`).join('')}</table>`;
const hours = table(
  ['Place', 'Day', 'Opens', 'Closes'],
  ['Baths', 'Weekdays', '08:10', '18:15'],
  ['Baths', 'Saturday', '09:30', '16:00'],
  ['Museum', 'Weekdays', '09:00', '17:30'],
  ['Museum', 'Saturday', '10:20', '19:00'],
);
const openOnly = table(['Place', 'Day', 'Opens'], ['Baths', 'Saturday', '09:30'], ['Museum', 'Saturday', '10:20']);
const trains = table(
  ['Train', 'To', 'Leaves', 'Arrives', 'Fare'],
  ['T1', 'Esk', '08:10', '10:15', '12 €'],
  ['T2', 'Holme', '09:30', '11:00', '18 €'],
);
const board = table(['Time', 'To', 'Flight', 'Gate'], ['21:55', 'Dunmere', 'TR843', 'A12'], ['15:59', 'Garth', 'TR264', 'D8']);

for (const [goal, body, expected] of [
  ['When does the Museum close on Saturday?', hours, { Saturday: '19:00' }],
  ['When does the Museum open on Saturday?', hours, { Saturday: '10:20' }],
  ['Until when are the Baths open on Saturday?', hours, { Saturday: '16:00' }],
  ['When does the Museum close on weekdays?', hours, { date: '17:30' }],
  ['What is the closing time of the Museum on Saturday?', hours, { 'closing time': '19:00' }],
  ['When does the Museum close on Saturday?', openOnly, /tell|Saturday/],
  ['When does the train to Holme leave?', trains, { departure: '09:30' }],
  ['When does the train to Esk arrive?', trains, { arrival: '10:15' }],
  ['What does the train to Holme cost?', trains, { price: '18 €' }],
  ['Return the price of the train to Holme', trains, { price: '18 €' }],
  ['Return the price of the train to Holme', trains.replaceAll('Fare', 'Platform').replaceAll(' €', ''), /price/],
  ['When does the flight to Dunmere leave?', board, { departure: '21:55' }],
  ['When does the flight to Dunmere arrive?', board, /arrival|tell/],
] as const)
  t.test(`${goal}: ${JSON.stringify(expected)}`, (t) => answeredOn(t, page, goal, body, expected));
