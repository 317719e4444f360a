/** A number that is stepped to, by signs or by what is more and less of it: of that name, in halves, and never beside what is wanted. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn, head, openedOn, told, toldOn } from '../told.ts';

const { page } = await leased(t);

const stepper = (label: string, less: string, more: string, from: string, by: number) =>
  `<p>${label} <button onclick="step(this, -${by})">${less}</button><output>${from}</output><button onclick="step(this, ${by})">${more}</button></p>`;
const script = `<script>function step(button, by) { const shown = button.parentNode.querySelector('output');
  shown.textContent = (Number(shown.textContent) + by).toFixed(shown.textContent.includes('.') ? 1 : 0); log(shown.textContent); }</script>`;
const bath = stepper('Water', 'Cooler', 'Warmer', '36.0', 0.5) + script;
const sound = stepper('Treble', 'Softer', 'Louder', '4', 2) + stepper('Bass', '−', '+', '5', 1) + script;

for (const [goal, body, expected] of [
  ['Set the water to 37.5 degrees', bath, '37.5'],
  ['Heat the water to 37', bath, '37.0'],
  ['Set the treble to 8', sound, '8'],
  ['Set the bass to 3', sound, '3'],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));

t.test('what is of another name is not stepped', (t) => toldOn(t, page, 'Set the pressure to 37', bath, /pressure/));
t.test('a number between two steps is none that they lead to', async (t) => {
  await openedOn(t, page, head + sound);
  t.match(await told(t, page, 'Set the treble to 7'), { end: { type: 'missing', what: /do not lead to 7; it was put back/ } });
});
t.test('what it stands at is told', (t) =>
  answeredOn(t, page, 'What is the bass set to at the moment?', stepper('Bass', '−', '+', '5', 1), { bass: '5' }),
);
