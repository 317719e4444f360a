/** What is moved to another day has moved once its dialog was saved, and by no click on a day of a calendar that nothing answers. */
import t from 'tap';
import { leased } from '../../../../farm/page/leased.ts';
import { head, openedOn, told, toldOn } from './told.ts';

const { page } = await leased(t);

const dialog = (buttons: string) => `<p>17 May</p><button id="b">Rope class</button>
  <dialog id="d"><h2>Rope class</h2><form id="f"><label>Date <input type="date" name="d" value="2030-05-17"></label>${buttons}</form></dialog>
  <script>b.onclick = () => d.showModal(); f.onsubmit = (event) => { event.preventDefault(); log('saved ' + f.d.value); };</script>`;
const days = (cell: (day: number) => string) =>
  `<h1>May 2030</h1><table>${[0, 1, 2, 3].map((week) => `<tr>${[1, 2, 3, 4, 5, 6, 7].map((day) => `<td>${cell(7 * week + day)}</td>`).join('')}</tr>`).join('')}</table>`;
const calendar = days((day) => `${day}${day === 17 ? ' <button>Rope class</button>' : ''}`);

t.test('a day that was filled in a dialog is saved', (t) =>
  toldOn(t, page, 'Move the rope class to 24 May 2030', dialog('<button>Save changes</button>'), 'saved 2030-05-24'),
);
t.test('a dialog that can be saved in no way that is told is no success', async (t) => {
  const body = dialog('<button type="button">Print</button>');
  await openedOn(t, page, head + body);
  const { end } = await told(t, page, 'Move the rope class to 24 May 2030');
  t.match(end, { type: 'missing', what: /save/ });
});
t.test('a day of a calendar that nothing answers is not clicked', (t) =>
  toldOn(t, page, 'Move the rope class to 24 May 2030', calendar, /moves anything/),
);
