/** Stars that are radio buttons without a word are told by their place, and those of a table are not. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const stars = (of: string, much = 5) =>
  `<p>${of}</p><div>${Array.from({ length: much }, (_, at) => `<label><input type="radio" name="${of}" onchange="log('${of} ${at + 1}')"><span aria-hidden="true">☆</span></label>`).join('')}</div>`;
const grid = `<table><tr><th></th><th>Poor</th><th>Fair</th><th>Good</th></tr>${['Crew', 'Food'].map((of) => `<tr><td>${of}</td>${[1, 2, 3].map((n) => `<td><input type="radio" name="${of}" onchange="log('${of} ${n}')"></td>`).join('')}</tr>`).join('')}</table>`;
const words = '<label>Anything else? <input></label>';

for (const [goal, body, expected] of [
  ['Give 3 of 5 stars overall', grid + stars('Overall') + words, 'Overall 3'],
  ['Give it 4 stars', stars('Overall') + words, 'Overall 4'],
  ['Give 2 stars for the view', stars('View') + stars('Room'), 'View 2'],
  ['Give it 4 stars', stars('View') + stars('Room') + words, /4 stars/],
  ['Give 2 stars for the crew', grid + words, /2 stars/],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
