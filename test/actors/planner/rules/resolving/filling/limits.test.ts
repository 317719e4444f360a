/** A number beyond what its field takes is brought to none: the page would put another in its place. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const oven = `<label>Heat <input type="number" id="h" min="50" max="250" value="180"></label>
  <label>Fan <input type="range" id="f" min="0" max="3" value="1"></label>
  <label>Offset <input type="number" id="o" min="-5" value="0"></label>
  <label>Note <input id="n"></label>
  <div role="spinbutton" tabindex="0" aria-label="Shelf" aria-valuenow="2" aria-valuemin="1" aria-valuemax="4"
    onkeydown="if (event.key === 'ArrowUp' && ariaValueNow < 4) ariaValueNow = +ariaValueNow + 1">2</div>
  <button onclick="log([h.value, f.value, o.value, n.value].join())">Start</button>`;

for (const [goal, expected] of [
  ['Set the heat to 300 and press Start', /takes at least 50 and at most 250, and not 300/],
  ['Set the heat to 49.5 and press Start', /at least 50/],
  ['Set the fan to 7, then press Start', /at most 3/],
  ['Set the offset to -6 and press Start', /takes at least -5, and not -6/],
  ['Set the heat to 250, the fan to 3, the offset to -5 and the note to 900, then press Start', '250,3,-5,900'],
  ['Set the offset to 1000 and press Start', '180,1,1000,'],
  ['Set the shelf to 9', /at most 4/],
  ['Increase the heat to 90 and press Start', /stands at 180/],
  ['Turn the fan down to 2 and press Start', /stands at 1/],
  ['Lower the heat to 90 and press Start', '90,1,0,'],
  ['Raise the offset to 4, then press Start', '180,1,4,'],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, oven, expected));

const range = `<b>Price</b><div><input type="range" aria-label="Minimum price" id="a" min="0" max="100" value="0"> <input type="range" aria-label="Maximum price" id="b" min="0" max="100" value="100"></div>
  <button onclick="log([a.value, b.value].join())">Search</button>`;
for (const [goal, expected] of [
  ['Set the price range to 40 – 70 and press Search', '40,70'],
  ['Set the price range to 40-70 and press Search', '40,70'],
  ['Set the price to 40-70 and press Search', '40,70'],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, range, expected));
t.test('of one thumb no range is made', (t) => toldOn(t, page, 'Set the heat to 70-90 and press Start', oven, /takes one number/));

/** The unit stands behind its field, or at the end of its name. */
const sizes = `<table><tr><td>Length</td><td><input id="l"></td><td>cm</td></tr><tr><td>Width</td><td><input id="w"></td><td>mm</td></tr></table><label>Weight (kg) <input id="g" type="number"></label><label>Note <input id="n"></label>
  <button onclick="log([l.value, w.value, g.value, n.value].join())">Keep</button>`;
for (const [goal, expected] of [
  ['Set Length to 49 cm and press Keep', '49,,,'],
  ['Set Length to 49 centimetres, Width to 7 mm and Weight to 3 kg, then press Keep', '49,7,3,'],
  ['Set Note to 49 cm and press Keep', ',,,49 cm'],
  ['Set Width to 49 cm and press Keep', /takes mm, and not 49 cm/],
  ['Set Weight to 400 g and press Keep', /takes kg, and not 400 g/],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, sizes, expected));

/** A field for days alone, and one for times beside it or none. */
const day = (more: string) =>
  `<label>Arrival <input type="date" id="a"></label>${more}<button onclick="log([...document.querySelectorAll('input')].map(({ value }) => value).join())">Book</button>`;
for (const [goal, body, expected] of [
  ['Set the arrival to 1 June 2030 at 14:30 and press Book', day('<label>At <input type="time"></label>'), '2030-06-01,14:30'],
  ['Set the arrival to 1 June 2030 at 14:30 and press Book', day(''), /takes a day, and no one field/],
  ['Set the arrival to 1 June 2030 and press Book', day('<label>At <input type="time"></label>'), '2030-06-01,'],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));

const contact = `<label>Topic <select id="t"><option>Choose</option><option>Help</option></select></label><label>Message <textarea id="m"></textarea></label>
  <label>Town <input id="w"></label><button onclick="log([t.value, m.value, w.value].join())">Submit</button>`;
for (const [goal, expected] of [
  ['Submit the form with topic Help and message Call me', 'Help,Call me,'],
  ['Submit the form with town Bern, message Good day my friend, topic Help', 'Help,Good day my friend,Bern'],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, contact, expected));
