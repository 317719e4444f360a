/** A field that takes no keys has its time set in what comes up at it; where that is nothing, or keeps another time, it is not said to be set. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { head, openedOn, told, toldOn } from '../told.ts';

const { page } = await leased(t);

/** `shown` writes what the clock says into the field. */
const departure = (shown: string) => `<label>Departure <input id="dep" readonly></label><button onclick="log(dep.value)">Book</button>
  <div id="clock" hidden><input type="number" aria-label="Hours" id="h" min="0" max="23" value="12">:<input type="number" aria-label="Minutes" id="m" min="0" max="59" value="00"></div><script>
  dep.onclick = () => { clock.hidden = false; };
  clock.onchange = () => { const two = (field) => field.value.padStart(2, '0'); dep.value = ${shown}; };
  clock.onkeydown = ({ key }) => { if (key === 'Enter') clock.hidden = true; };</script>`;
const plain = departure("two(h) + ':' + two(m)");

for (const [goal, body, expected] of [
  ['Set the departure to 07:20 and press Book', plain, '07:20'],
  ['Choose 18:05 as the departure and press Book', plain, '18:05'],
  ['Set the departure to 7:20 pm and press Book', plain, '19:20'],
  ['Set the departure to 07:20', `<label>Departure <input readonly></label>${clockOfAnother()}`, /nothing comes up/],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));

/** Hours and minutes that are there all the time are something else's. */
function clockOfAnother(): string {
  return '<p>Kitchen timer</p><input type="number" aria-label="Hours" onchange="log(1)"><input type="number" aria-label="Minutes" onchange="log(1)">';
}

t.test('a time that is not kept is none that was set', async (t) => {
  await openedOn(t, page, head + departure("two(h) + ':00'"));
  const { end } = await told(t, page, 'Set the departure to 07:20');
  t.match(end, { type: 'missing', what: /shows "07:00", and not 07:20/ });
});

t.test('a time that the field does not take leaves what stood there', async (t) => {
  const latest = departure("(Number(h.value) > 18 ? '18:00' : two(h) + ':' + two(m))").replace('readonly', 'readonly value="09:30"');
  await openedOn(t, page, head + latest);
  const { end } = await told(t, page, 'Set the departure to 21:45 and press Book');
  t.match(end, { type: 'missing', what: /does not take 21:45; it was put back to 09:30/ });
});
