/** What is searched for may be said with what of a thing it is; what a press only unfolds is pressed there; what should be is set. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const search = (inside: string) =>
  `<form onsubmit="event.preventDefault();log([...new FormData(this).values()].join(' '))"><b>Quick search</b><br><input name="q">${inside}<input type="submit" value="Go"></form>`;
const kinds = '<select name="in"><option value="any">Any word<option value="t">Title<option value="a">Author</select>';
const applications = (box: string) =>
  ['Lock Keeper', 'Office Manager']
    .map(
      (name) =>
        `<div class="card"><b>${name}</b> <span>Received</span><details><summary>Withdraw…</summary><form onsubmit="event.preventDefault();log('withdrawn ${name}')"><p>This can't be undone.</p>${box}<button>Withdraw application</button></form></details></div>`,
    )
    .join('');
const sorting =
  '<h1>Pots</h1><form><select aria-label="Shop order" onchange="log(value)"><option>Default order<option>Price: low to high<option>Price: high to low</select></form><ul><li>Pot £3<li>Jug £2</ul>';

const cases = [
  ['Search the catalogue for the author Ishiguro', search(kinds), 'Ishiguro a'],
  ['Search the catalogue by author for "Ishiguro"', search(kinds), 'Ishiguro a'],
  // Where none of the kinds is it, all words are.
  ['Search the catalogue by publisher for "Ishiguro"', search(kinds), 'Ishiguro any'],
  // Where the page makes no difference, the name alone is looked for.
  ['Search the catalogue for the author Ishiguro', search(''), 'Ishiguro'],
  [
    'Withdraw my application as lock keeper',
    applications('<label><input type="checkbox" required> I am sure</label>'),
    'withdrawn Lock Keeper',
  ],
  ['Withdraw my application as lock keeper', applications(''), 'withdrawn Lock Keeper'],
  // What else is asked for there nobody has said.
  [
    'Withdraw my application as lock keeper',
    applications('<label><input type="checkbox" required> I will pay the fee</label>'),
    /pay the fee|./,
  ],
  ['Withdraw my application as ferryman', applications(''), /./],
  ['Sort these from cheapest to dearest', sorting, 'Price: low to high'],
  ['Sort these from dearest to cheapest', sorting, 'Price: high to low'],
  ['The quantity should be 3', '<label>Quantity <input type="number" value="1" oninput="log(value)"></label>', '3'],
] as const;

for (const [at, [goal, body, expected]] of cases.entries())
  t.test(`${at}: ${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
