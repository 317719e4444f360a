/** Cells where a row and a column cross that are both said. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn, toldOn } from '../told.ts';

const { page } = await leased(t);

/** A cell becomes a field at the second click, which is sent by its key. */
const edited = `<script>
  for (const cell of document.querySelectorAll('td')) cell.ondblclick = () => {
    const [row, column] = [cell.parentNode.firstChild.textContent, document.querySelectorAll('thead tr:last-child th')[cell.cellIndex].textContent];
    cell.innerHTML = '<input value="' + cell.textContent + '">';
    const field = cell.firstChild;
    field.focus();
    field.onkeydown = ({ key }) => { if (key === 'Enter') { log(row + ', ' + column + ': ' + field.value); cell.textContent = field.value; } };
  };
</script>`;
const row = (cells: readonly string[]) =>
  `<tr>${cells.map((cell, at) => (at === 0 ? `<th scope="row">${cell}</th>` : `<td tabindex="0">${cell}</td>`)).join('')}</tr>`;
const tariff = `<table><thead><tr><th>Boat</th><th>3 May</th><th>4 May</th><th>5 May</th></tr></thead><tbody>${row(['Canoe', '20 €', '20 €', '25 €'])}${row(['Dinghy', '40 €', '40 €', '48 €'])}</tbody></table>${edited}`;

for (const [goal, expected] of [
  ['Double-click the price of "Dinghy" on "5 May", enter 52 and press Enter', 'Dinghy, 5 May: 52'],
  ['Set the price of Canoe on 4 May to 22', 'Canoe, 4 May: 22'],
  ['Change the 3 May price of Dinghy to 39', 'Dinghy, 3 May: 39'],
] as const)
  t.test(goal, (t) => toldOn(t, page, goal, tariff, expected));

for (const goal of ['Set the price of Canoe on 6 May to 22', 'Double-click the price of "Dinghy" on "6 May", enter 52 and press Enter'])
  t.test(`${goal}: no other column is taken`, (t) => toldOn(t, page, goal, tariff, /./));

t.test('what a cell says is told', (t) => answeredOn(t, page, 'What is the price of Dinghy on 5 May?', tariff, { price: '48 €' }));

/** The lower header says but half of what a column is. */
const button = (text: string) =>
  `<td><button onclick="log(this.closest('tr').children[0].textContent + ' ' + this.parentNode.cellIndex)">${text}</button></td>`;
const halls = `<table><thead><tr><th rowspan="2">Hall</th><th colspan="2">Saturday market</th><th colspan="2">Sunday market</th></tr><tr><th>Inside</th><th>Outside</th><th>Inside</th><th>Outside</th></tr></thead>
  <tbody>${['North', 'South'].map((name, at) => `<tr><th scope="row">${name}</th>${[1, 2, 3, 4].map((n) => button(String(at * 4 + n))).join('')}</tr>`).join('')}</tbody></table>`;
t.test('by two rows of headers', (t) => toldOn(t, page, 'Click the Outside cell of Sunday market of South', halls, 'South 4'));
t.test('and not where half of a header is said, which two have', (t) => toldOn(t, page, 'Click the Outside cell of South', halls, /./));

const grid = `<div role="grid">${[
  ['Crew', 'Mon 3', 'Tue 4'],
  ['Kirsi', 'deck', 'galley'],
  ['Lauri', 'galley', 'off'],
]
  .map(
    (cells, at) =>
      `<div role="row">${cells.map((cell, column) => `<span role="${at === 0 ? 'columnheader' : column === 0 ? 'rowheader' : 'gridcell'}" tabindex="-1"${at > 0 && column > 0 ? ` onclick="this.textContent += '!'; log('${cells[0]} ${column}')"` : ''}>${cell}</span> `).join('')}</div>`,
  )
  .join('')}</div>`;
for (const [goal, expected] of [
  ['Click Lauri on Tue 4', 'Lauri 2'],
  ['Click the cell of Kirsi under Tue 4', 'Kirsi 2'],
  ['Click the cell of Lauri in the column Mon 3', 'Lauri 1'],
] as const)
  t.test(`${goal}, in a grid by its roles`, (t) => toldOn(t, page, goal, grid, expected));

/** Rows that take several cells to be told. */
const crew = `<table><thead><tr>${['Last', 'First', 'E-mail', 'Port', 'Since'].map((name) => `<th>${name}</th>`).join('')}</tr></thead><tbody>${[
  ['Moor', 'Ida', 'ida@tide.example', 'Kiel', '12 May 2019'],
  ['Rask', 'Per', 'per@tide.example', 'Oslo', '3 Jan 2021'],
  ['Rask', 'Zoe', 'zoe@tide.example', 'Kiel', '9 Sep 2015'],
]
  .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
  .join('')}</tbody></table>`;
for (const [goal, expected] of [
  ['Return the e-mail of the Rask in Oslo', { 'e-mail': 'per@tide.example' }],
  ['Return the e-mail of Ida Moor', { 'e-mail': 'ida@tide.example' }],
  ['What is the e-mail of the one in Oslo?', { 'e-mail': 'per@tide.example' }],
  ['In which port does Zoe Rask live?', { port: 'Kiel' }],
  ['Return the e-mail of Rask', /rows|e-mail/],
  ['Return the e-mail of Ida Rask', /e-mail/],
  ['Return the e-mail of the boat in Oslo', /e-mail/],
] as const)
  t.test(`${goal}: ${JSON.stringify(expected)}`, (t) => answeredOn(t, page, goal, crew, expected));

/** A week without dates. */
const week = `<table><thead><tr><th></th><th>Mon</th><th>Tue</th><th>Wed</th></tr></thead><tbody>${row(['Front desk', 'Ida', 'Bo', 'Ida'])}${row(['Bar', 'Bo', 'Cem', 'Bo'])}</tbody></table>${edited}`;
for (const [goal, expected] of [
  ['Who is at the front desk on Tuesday?', { person: 'Bo' }],
  ['Who has the bar on Tuesday?', { person: 'Cem' }],
  ['Who works at the bar on Wednesday?', { person: 'Bo' }],
  ['Who is at the bar on Friday?', /person/],
  ['Who has the kitchen on Tuesday?', /person/],
] as const)
  t.test(goal, (t) => answeredOn(t, page, goal, week, expected));
for (const [goal, expected] of [
  ['Put Dag at the front desk on Wednesday', 'Front desk, Wed: Dag'],
  ['Write Dag into the Tuesday cell of Bar', 'Bar, Tue: Dag'],
  ['Put Dag at the bar on Friday', /bar|Friday/],
] as const)
  t.test(goal, (t) => toldOn(t, page, goal, week, expected));

/** What takes place on one day does not call the row of another. */
const lessons = `<table><thead><tr><th>Time</th><th>Monday</th><th>Wednesday</th></tr></thead><tbody>${row(['08:00', 'Choir', 'Flute'])}</tbody></table>`;
t.test('a lesson of Monday has no room on Wednesday', (t) =>
  answeredOn(t, page, 'Who has the choir on Wednesday?', lessons, /person|Monday/),
);

const branches = `<table><tr><th>Branch</th><th>Wednesday</th><th>Thursday</th></tr><tr><td>Cookham</td><td>10-16</td><td>9-16</td></tr>
  <tr><td>Marlow</td><td>closed</td><td>10-19</td></tr></table>`;
t.test('of several places the hours of the one that is named are told, or none', async (t) => {
  await answeredOn(t, page, 'When is the Marlow branch open on Thursdays?', branches, { Thursday: '10-19' });
  await answeredOn(t, page, 'When is the Slough branch open on Thursdays?', branches, /Thursday/);
});
