/** Tables that are sorted by their heads: the one of several that is said, and with no click more than it takes. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn, toldOn } from '../told.ts';

const { page } = await leased(t);

/** Each head turns the order round at a click; the title says all that was sorted. */
const tables = `<h4>Crews</h4><table id="crews"></table><h4>Boats</h4><table id="boats"></table><script>
  const told = [];
  const heads = ['Name', 'Port', 'Fee'];
  const rows = { crews: [['Roe', 'Wels', '$60'], ['Lunt', 'Graz', '$104'], ['Pell', 'Linz', '$8']], boats: [['Oda', 'Linz', '$12'], ['Ibis', 'Graz', '$51'], ['Una', 'Wels', '$9']] };
  const draw = (of) => {
    document.getElementById(of).innerHTML = '<thead><tr>' + heads.map((head, at) => '<th><span style="cursor:pointer" data-at="' + at + '">' + head + '</span></th>').join('') +
      '</tr></thead><tbody>' + rows[of].map((row) => '<tr>' + row.map((text) => '<td>' + text + '</td>').join('') + '</tr>').join('') + '</tbody>';
  };
  for (const of of Object.keys(rows)) {
    const ways = {};
    draw(of);
    document.getElementById(of).onclick = ({ target }) => {
      const at = target.dataset.at;
      if (at === undefined) return;
      ways[at] = -(ways[at] ?? -1);
      const key = (row) => (at === '2' ? Number(row[2].slice(1)) : row[at]);
      rows[of].sort((a, b) => (key(a) < key(b) ? -1 : 1) * ways[at]);
      told.push(of + ' ' + heads[at] + ' ' + ways[at]);
      document.title = told.join(', ');
      draw(of);
    };
  }</script>`;

for (const [goal, expected] of [
  ['Sort the first table by name in ascending order', 'crews Name 1'],
  ['Sort the second table by name in descending order', 'boats Name 1, boats Name -1'],
  ['Sort the second table by fee, lowest first', 'boats Fee 1'],
  ['Sort the last table by port, ascending', 'boats Port 1'],
  ['Sort the table Boats by fee, highest first', 'boats Fee 1, boats Fee -1'],
  ['Sort the third table by fee', /third table|fee/],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, tables, expected));

for (const [goal, expected] of [
  ['Sort the first table by name in ascending order and return the port in its third row', { port: 'Wels' }],
  ['Return the fee in the second row of the second table', { fee: '$51' }],
  ['Return the name in the last row of the first table', { name: 'Pell' }],
  ['Return the name in the fourth row of the first table', /name/],
] as const)
  t.test(`${goal}: ${JSON.stringify(expected) ?? expected}`, (t) => answeredOn(t, page, goal, tables, expected));

const afar = `<section aria-label="Jars"><h2>Jars</h2><a href="#n">New</a></section><table><thead><tr><th aria-sort="none"><a href="#a" id="a">Title</a><th aria-sort="none"><a href="#b" id="b">Weight</a></thead><tbody><tr><td>Fig<td>3<tr><td>Plum<td>9<tr><td>Rye<td>5</tbody></table><script>let up = true; const body = document.querySelector('tbody'); for (const [at, way] of [[0, a], [1, b]]) way.onclick = (event) => { event.preventDefault(); const rows = [...body.rows].sort((x, y) => (up ? 1 : -1) * x.cells[at].textContent.localeCompare(y.cells[at].textContent, 'en', { numeric: true })); body.append(...rows); log(way.textContent + (up ? ' up' : ' down')); up = !up; };</script>`;
for (const [goal, expected] of [
  ['Sort the jars list by Weight (ascending)', 'Weight up'],
  ['Sort the "Jars" list by the following fields: - Weight (descending)', 'Weight down'],
] as const)
  t.test(`a table is sorted that its title names from afar: ${goal}`, (t) => toldOn(t, page, goal, afar, expected));
