/** Questions that name the head of a row and that of a column, of which one is a number: it is told by the head, and by no time that holds it. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

type Rows = readonly (readonly string[])[];
const answer = '<p>Answer: <input id="answer" size="8"> <button onclick="log(answer.value)">Submit</button></p>';
const table = (rows: Rows) =>
  `<table>${rows.map((row, at) => `<tr>${row.map((cell) => (at === 0 ? `<th>${cell}</th>` : `<td>${cell}</td>`)).join('')}</tr>`).join('')}</table>`;

const mornings =
  table([
    ['Line', '11', '14', '27'],
    ['Elmford', '08:05', '08:11', '11:07'],
    ['Kirk', '09:05', '09:11', '09:07'],
  ]) + answer;
const grid = `<div role="grid">${[
  ['Stop', 'Line 8', 'Line 12', 'Line 30'],
  ['Mill Lane', '08:05', '12:08', '08:30'],
  ['Old Gate', '08:12', '–', '12:44'],
  ['Quay', '12:08', '12:30', '08:59'],
]
  .map(
    (row, at) =>
      `<div role="row">${row.map((cell, column) => `<span role="${at === 0 ? 'columnheader' : column === 0 ? 'rowheader' : 'gridcell'}">${cell}</span> `).join('')}</div>`,
  )
  .join('')}</div>${answer}`;
const twice = `<h2>Weekdays</h2>${table([
  ['Line', '4', '9'],
  ['Quay', '07:09', '09:04'],
])}<h2>Sundays</h2>${table([
  ['Line', '4', '9'],
  ['Quay', '08:09', '04:09'],
])}${answer}`;

for (const [goal, body, expected] of [
  ['At what time does the bus of line 11 leave Elmford? Type the time into the answer box and click Submit.', mornings, '08:05'],
  ['At what time does the bus of line 27 leave Elmford? Type the time into the answer box and click Submit.', mornings, '11:07'],
  ['At what time does line 12 leave Quay? Type the time into the answer box and press Submit.', grid, '12:30'],
  ['What time does line 8 leave Old Gate? Type it into the answer field and press Submit.', grid, '08:12'],
  ['At what time does line 9 leave Quay on Sundays? Type the time into the answer box and press Submit.', twice, '04:09'],
] as const)
  t.test(goal, (t) => toldOn(t, page, goal, body, expected));

for (const [why, goal, body] of [
  ['the line does not stop there', 'At what time does line 12 leave Old Gate? Type the time into the answer box and press Submit.', grid],
  [
    'there is no such line, though a time holds its number',
    'At what time does line 44 leave Old Gate? Type the time into the answer box and press Submit.',
    grid,
  ],
  ['two tables tell it', 'At what time does line 9 leave Quay? Type the time into the answer box and press Submit.', twice],
] as const)
  t.test(`not where ${why}`, (t) => toldOn(t, page, goal, body, /./));
