/** The only number between a minus and a plus is stepped to where it is called so or nothing says what it is of, and never for another thing. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { head, openedOn, told, toldOn } from '../told.ts';

const { page } = await leased(t);

const stepper = `<button id="less">−</button> <span id="n">1</span> <button id="more">+</button>
  <script>const by = (count) => { n.textContent = Number(n.textContent) + count; log(n.textContent); };
    less.onclick = () => by(-1); more.onclick = () => by(1);</script>`;
const before = `<h1>Stay</h1><p>Two rooms</p><div><div>Nights</div><div>${stepper}</div></div>`;
const behind = `<h1>Stay</h1><p><button>Help</button></p><div>${stepper} Guests</div>`;
const bare = `<h1>Radiator</h1><p><button>Help</button></p><div>${stepper}</div>`;
const deaf = `<h1>Amplifier</h1><div role="slider" tabindex="0" aria-label="Bass" aria-valuenow="5" aria-valuemin="0" aria-valuemax="20">|</div>
  <div>${stepper}</div>`;

const bounded = (by: number, most: number, isOff: boolean) =>
  `<h1>Stay</h1><div><div>Nights</div><div><button id="less">−</button> <span id="n">3</span> <button id="more">+</button></div></div>
  <script>const by = (count) => { n.textContent = Math.max(1, Math.min(${most}, Number(n.textContent) + count)); more.disabled = ${isOff} && n.textContent === '${most}'; };
    less.onclick = () => by(-${by}); more.onclick = () => by(${by}); onclick = () => log(n.textContent);</script>`;

/** A control that is made of a number and its two buttons (ARIA, spinbutton), and says no limit. */
const made = `<h1>Stay</h1><div role="spinbutton" aria-label="Nights" tabindex="0" aria-valuenow="3" id="all"><span id="n">3</span><button id="less">−</button><button id="more">+</button></div>
  <script>const by = (count) => { n.textContent = Math.max(1, Math.min(6, Number(n.textContent) + count)); all.setAttribute('aria-valuenow', n.textContent); log(n.textContent); };
    less.onclick = () => by(-1); more.onclick = () => by(1);</script>`;

/** Something else of the page goes on with each press, though the number stands. */
const counted = `${bounded(1, 6, false)}<p id="count">0 changes</p><script>let presses = 0; less.addEventListener('click', told); more.addEventListener('click', told);
  function told() { presses += 1; count.textContent = presses + ' changes'; }</script>`;

for (const [what, body, wanted] of [
  ['that stands while the page counts its presses', counted, 30],
  ['of a control of its own', made, 30],
  ['whose button is off at its end', bounded(1, 6, true), 30],
  ['whose button does nothing at its end', bounded(1, 6, false), 30],
  ['whose steps are too large', bounded(2, 20, false), 8],
] as const)
  t.test(`a number ${what} is put back to what it was`, async (t) => {
    await openedOn(t, page, head + body);
    const { end, last } = await told(t, page, `Set the number of nights to ${wanted}`);
    t.match(end, { type: 'missing', what: new RegExp(`do not lead to ${wanted}; it was put back to 3`) });
    t.equal(last.title, '3');
  });

for (const [goal, body, expected] of [
  ['Set the number of nights to 3', before, '3'],
  ['Set nights to 3', before, '3'],
  ['Set guests to 4', behind, '4'],
  ['Set the temperature to 3', bare, '3'],
  ['Set the number of dogs to 3', before, /dogs/],
  ['Set breakfasts to 3', behind, /breakfasts/],
  ['Set Bass to 12', deaf, /in vain/],
] as const)
  t.test(`${goal}: ${expected}`, async (t) => toldOn(t, page, goal, body, expected));

/** Rows of which each has its number between two icons, and is called by the text ahead of them. */
const rooms = `${['Attic', 'Larder', 'Porch']
  .map(
    (name, at) =>
      `<div class="r"><span>${name}</span><svg width="16" height="14" style="cursor:pointer" onclick="by(this, -1)"><title>Colder</title><polygon points="0,2 16,2 8,14"/></svg> <b>${at + 16}</b>° <svg width="16" height="14" style="cursor:pointer" onclick="by(this, 1)"><title>Warmer</title><polygon points="0,12 16,12 8,0"/></svg></div>`,
  )
  .join('')}<script>
  const by = (icon, count) => { const n = icon.parentNode.querySelector('b'); n.textContent = Number(n.textContent) + count; log([...document.querySelectorAll('b')].map((b) => b.textContent).join()); };</script>`;
const dials = (shown: string) =>
  `<h1>Safe</h1><div>${[...shown].map((n) => `<span style="display:inline-block"><div class="k" onclick="by(this, 1)">▲</div><b>${n}</b><div class="k" onclick="by(this, 9)">▼</div></span>`).join('')}</div><style>.k{cursor:pointer}</style><script>
  const by = (sign, count) => { const n = sign.parentNode.querySelector('b'); n.textContent = (Number(n.textContent) + count) % 10; log([...document.querySelectorAll('b')].map((b) => b.textContent).join('')); };</script>`;
const zoom = `<style>span{cursor:pointer}</style><div><span title="Zoom out" onclick="by(-10)">−</span> <b id="z">90%</b> <span title="Zoom in" onclick="by(10)">+</span></div><script>const by = (n) => { z.textContent = parseInt(z.textContent) + n + '%'; log(z.textContent); };</script>`;
const volume = '<label>Volume <input type="range" min="0" max="20" value="5" onchange="log(this.value)"></label>';

for (const [goal, body, expected] of [
  ['Set the larder to 19 degrees', rooms, '16,19,18'],
  ['Raise the porch by 2 degrees', rooms, '16,17,20'],
  ['It is too warm in the Attic. Lower it by 3 there, leave the others as they are', rooms, '13,17,18'],
  ['Set the pantry to 19 degrees', rooms, /pantry/],
  ['Set the safe to 3-0-9', dials('275'), '309'],
  ['combination 3 0 9 -> done', dials('300').replace('</style>', '</style><button onclick="this.remove()">Done</button>'), '309'],
  ['Set the second dial to 9', dials('275'), '295'],
  ['Set the safe to 3-0', dials('275'), /safe/],
  ['Click the plus until the zoom is 120%', zoom, '120%'],
  [
    'Set the number of nights to 4 and press Keep',
    '<label>Nights <input type="number"></label><button onclick="log(document.querySelector(`input`).value)">Keep</button>',
    '4',
  ],
  ['Turn the volume up by 3', volume, '8'],
  ['Increase the volume by 30', volume, /at most 20/],
] as const)
  t.test(`${goal}: ${expected}`, async (t) => toldOn(t, page, goal, body, expected));
