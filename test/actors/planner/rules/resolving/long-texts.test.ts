/** What is to be read through, and is called by no name: a text in a box that scrolls, in paragraphs or in a field that can only be read. */
import t from 'tap';
import { leased } from '../../../../farm/page/leased.ts';
import { toldOn } from './told.ts';

const { page } = await leased(t);

const clause = (at: number) =>
  `${at}. The tenant keeps the boat dry, the rope coiled and the lamp filled, and hands all of it back on the last day of the hire, in the state that it was lent in.`;
const clauses = [1, 2, 3, 4, 5].map(clause);
const box = (inner: string) => `<section style="height: 90px; overflow: auto" onscroll="seen(this)">${inner}</section>`;
const paragraphs = box(clauses.map((text) => `<p>${text}</p>`).join(''));
const field = `<textarea readonly rows="4" cols="40" onscroll="seen(this)">${clauses.join('\n\n')}</textarea>`;
const rest = `<input disabled> <button disabled onclick="log('agreed ' + document.querySelector('input').value)">Agree</button> <button disabled onclick="log('left')">Leave</button>
  <script>const seen = (box) => { if (box.scrollTop + box.clientHeight >= box.scrollHeight - 2) for (const each of document.querySelectorAll(':disabled')) each.disabled = false; };</script>`;

for (const [how, text] of Object.entries({ paragraphs, field })) {
  t.test(`${how}: it is scrolled to its end and signed`, (t) =>
    toldOn(t, page, 'Scroll to the end of the contract, sign it with the name "Ida Holm" and press Agree', text + rest, 'agreed Ida Holm'),
  );
  t.test(`${how}: it is scrolled to its end and left`, (t) =>
    toldOn(t, page, 'Scroll to the bottom of the terms and press Leave', text + rest, 'left'),
  );
}
t.test('Of two such texts none is taken for the one that is meant', (t) =>
  toldOn(
    t,
    page,
    'Scroll to the bottom of the contract and press Leave',
    `${paragraphs}<h3>Tides</h3><p>High at noon</p>${field}${rest}`,
    /contract/,
  ),
);
