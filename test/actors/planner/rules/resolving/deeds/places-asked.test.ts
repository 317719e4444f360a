/** The form of something new asks where it goes. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const board = (
  asks: boolean,
) => `<h2>Open</h2><p>Mow</p><h2>Under way</h2><p>Rake</p><h2>Done</h2><p>Dig</p><button onclick="d.showModal()">Add card</button>
  <dialog id="d"><h3>Add card</h3><label>Card title <input id="c"></label>${asks ? '<label>Column <select id="w"><option>Open</option><option>Under way</option><option>Done</option></select></label>' : ''}
  <button onclick="log(c.value + ' in ' + (${asks} ? w.value : 'Open')); d.close()">Add</button></dialog>`;
for (const [goal, expected] of [
  ['Add a card with the title "Hoe" to the column Done', 'Hoe in Done'],
  ['Add a card "Hoe" in the column Under way', 'Hoe in Under way'],
  ['Add a card with the title "Hoe"', 'Hoe in Open'],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, board(true), expected));
