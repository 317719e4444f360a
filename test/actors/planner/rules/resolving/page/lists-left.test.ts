/** A list that takes what is marked in it as it is left: nothing is looked for in it, and what is chosen there is. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const booking = `<h1>Boats</h1><div role="combobox" tabindex="0" id="b" aria-label="Boat" aria-expanded="false" aria-controls="l">Any</div><ul id="l" role="listbox" hidden><li role="option">Gull</li><li role="option">Heron</li></ul>
  <ul><li>Nora <button onclick="log('cancelled Nora')">Cancel</button></li><li>Max <button onclick="log('cancelled Max')">Cancel</button></li></ul><script>
  const show = (on) => { l.hidden = !on; b.setAttribute('aria-expanded', on); };
  b.onclick = () => show(l.hidden);
  b.onblur = () => { if (!l.hidden) { b.textContent = 'Gull'; log('Gull taken'); show(false); } };
  l.onmousedown = (event) => { event.preventDefault(); b.textContent = event.target.textContent; log(b.textContent); show(false); };</script>`;
for (const [goal, expected] of [
  ['Cancel the booking of Ines', /Ines/],
  ['Cancel the booking of Max', 'cancelled Max'],
  ['Choose Heron as the boat', 'Heron'],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, booking, expected));
