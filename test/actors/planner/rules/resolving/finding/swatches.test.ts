/** Palettes without words: a patch is picked by its colour, or by its shade where the number of its colour is told. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const colours = ['#ff0000', '#00ff00', '#0000ff', '#222222', '#ffff00', '#ffc0cb'];
const patches = (told: (colour: string) => string, all = colours) =>
  `<style>.p { display: inline-block; width: 30px; height: 30px; margin: 3px; border: 0; cursor: pointer }</style><h3>Pick a colour</h3>${all.map((colour) => `<span class="p" ${told(colour)} style="background: ${colour}" onclick="log('${colour}')"></span>`).join('')}<p><button onclick="log(document.title + ' sent')">Submit</button></p>`;
const bare = patches(() => '');
const titled = patches((colour) => `title="${colour}"`);
const buttons = titled.replaceAll('<span', '<button').replaceAll('</span>', '</button>').replaceAll('title=', 'aria-label=');

for (const [kind, body] of [
  ['bare', bare],
  ['titled', titled],
  ['buttons', buttons],
] as const)
  for (const [goal, expected] of [
    ['Pick the red swatch', '#ff0000'],
    ['Choose blue', '#0000ff'],
    ['Pick yellow from the palette', '#ffff00'],
    ['Select the green color with the color picker and hit Submit', '#00ff00 sent'],
    ['Pick the purple swatch', /./],
  ] as const)
    t.test(`${goal} (${kind})`, async (t) => toldOn(t, page, goal, body, expected));

for (const [kind, body] of [
  ['titled', titled],
  ['buttons', buttons],
] as const)
  for (const [goal, expected] of [
    ['Select the darkest colour', '#222222'],
    ['Click the lightest colour', '#ffff00'],
  ] as const)
    t.test(`${goal} (${kind})`, async (t) => toldOn(t, page, goal, body, expected));

t.test('What only looks so is not weighed', async (t) => toldOn(t, page, 'Select the darkest colour', bare, /darkest/));
t.test('Of two of a colour none is picked', async (t) =>
  toldOn(
    t,
    page,
    'Pick the red swatch',
    patches(() => '', [...colours, '#ff0000']),
    /red/,
  ),
);

/** Each patch that is pressed is marked by a class. */
const marked = `<style>.p { display: inline-block; width: 30px; height: 30px; margin: 3px; cursor: pointer } .on { outline: 2px solid }</style>${[
  '#2222ee',
  '#dd2222',
  '#3355ff',
  '#1111aa',
  '#ee3333',
  '#4466ff',
  '#22aa22',
]
  .map((colour) => `<span class="p" style="background: ${colour}" onclick="this.classList.toggle('on')"></span>`)
  .join(
    '',
  )}<p><button onclick="log([...document.querySelectorAll('.p')].flatMap((p, at) => p.matches('.on') ? at + 1 : []).join())">Done</button></p>`;
for (const [goal, expected] of [
  ['Select all the shades of blue and press Done', '1,3,4,6'],
  ['Select all shades of red and press Done', '2,5'],
] as const)
  t.test(`${goal}, each of which is marked`, async (t) => toldOn(t, page, goal, marked, expected));
