/** A number that names an entry is no part of a time or a sum, and is looked for on further pages; entries that are numbered are not counted by it. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn, toldOn } from '../told.ts';

const { page } = await leased(t);

/** Two pages of it: the length of one is the number of another. */
const reels = `<h1>Songs</h1><table><thead><tr><th>Title</th><th>By</th><th>Length</th></tr></thead><tbody id="rows"></tbody></table>
  <button id="back">Previous</button> <button id="on">Next</button><script>
  const all = [...Array(14)].map((_, at) => ['Song ' + (at + 1), at % 3 === 0 ? 'Ida' : 'Odd', '4:' + String(8 + at).padStart(2, '0')]);
  const draw = (from) => {
    rows.innerHTML = all.slice(from, from + 8).map((cells) => '<tr>' + cells.map((cell) => '<td>' + cell + '</td>').join('') + '<td><button>Play</button></td></tr>').join('');
    for (const row of rows.rows) row.querySelector('button').onclick = () => log(row.cells[0].textContent);
    back.disabled = from === 0; on.disabled = from > 0;
  };
  back.onclick = () => draw(0); on.onclick = () => draw(8); draw(0);
</script>`;

for (const [goal, expected] of [
  ['Play Song 12', 'Song 12'],
  ['Play Song 2', 'Song 2'],
  ['Play Song 20', /20/],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, reels, expected));

for (const [goal, expected] of [
  ['How long is Song 13?', { duration: '4:20' }],
  ['How many songs are by Ida?', { songs: 5 }],
] as const)
  t.test(goal, (t) => answeredOn(t, page, goal, reels, expected));

/** What a subject speaks of is not when the mail came, and a day is no number of one. */
const post = `<h1>Inbox</h1><ul>${[
  ['Ida', 'Invoice 17', '09:12'],
  ['Odd', 'Lunch on 17 January?', 'Yesterday'],
  ['Cyd', 'Re: Invoice 12', '12 Mar'],
  ['Per', '17 tips for winter', '1 Mar'],
]
  .map(
    ([who, what, when], at) =>
      `<li><b>${who}</b> <a href="#${at}">${what}</a> <span>${when}</span> <button aria-label="Delete" onclick="log('${what}'); this.closest('li').remove()">🗑</button></li>`,
  )
  .join('')}</ul>`;
for (const [goal, expected] of [
  ['Delete Invoice 1', /1/],
  ['Delete Invoice 12', 'Re: Invoice 12'],
  ['Delete the oldest mail', '17 tips for winter'],
  ['Delete the newest mail', 'Invoice 17'],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, post, expected));

const cart = `<div><span>Pen</span> <button aria-label="Decrease" onclick="step(-1)">−</button><output id="many">2</output><button aria-label="Increase" onclick="step(1)">+</button></div>
  <script>const step = (by) => { many.textContent = Number(many.textContent) + by; log('Pen ' + many.textContent); };</script>`;
for (const [goal, expected] of [
  ['Increase Pen to 1', /stands at 2/],
  ['Decrease Pen to 1', 'Pen 1'],
  ['Increase Pen to 4', 'Pen 4'],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, cart, expected));
