/** What is not pressed in search of something: crosses that take away what they stand beside, and words that do something. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const chip = (word: string) =>
  `<span>${word} <i style="cursor: pointer" onclick="this.parentNode.remove(); log('${word} is gone')">×</i></span>`;
const privacy = (more: string) => `<div role="tablist"><button role="tab" aria-selected="true">General</button>
  <button role="tab" onclick="p.hidden = false">Privacy</button></div>
  <section aria-label="Privacy" id="p" hidden><h2>Privacy</h2><div>Blocked words ${chip('crypto')}${chip('spam')}</div>${more}</section>`;

t.test('what is not found behind tabs costs no words that stand there with crosses', async (t) => {
  await toldOn(t, page, 'Click "Quiet hours"', privacy(''), /Quiet hours/);
  await toldOn(t, page, 'Click "Quiet hours"', privacy(`<button onclick="log('quiet')">Quiet hours</button>`), 'quiet');
});

t.test('the cross of an offer that lies over the page is pressed', (t) =>
  toldOn(
    t,
    page,
    'Click "Order"',
    `<button onclick="log('ordered')">Order</button><div class="modal" style="position: fixed; inset: 0; background: #fff">Ten percent off today
     <span style="cursor: pointer" onclick="this.parentNode.remove()">×</span></div>`,
    'ordered',
  ),
);

t.test('a button with a word on it is no menu, whatever is said of it', async (t) => {
  const members = (name: string) =>
    `<table><tr><td>Abel Ferro</td></tr></table><button title="Run the selected action" onclick="log('sent')">${name}</button>`;
  await toldOn(t, page, 'Delete the member Hanne Dahl', members('Go'), /Hanne Dahl/);
});
