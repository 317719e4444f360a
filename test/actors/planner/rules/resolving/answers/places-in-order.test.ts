/** Who is in which place, as the table numbers its rows. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn } from '../told.ts';

const { page } = await leased(t);

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<h1>Results</h1><table><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;
const regatta = table(
  ['Pos', 'Sail', 'Crew', 'Country', 'Pts'],
  [
    ['1', '204', 'Moen', 'Norway', '11'],
    ['2', '17', 'Ferri', 'Italy', '14'],
    ['3', '88', 'Dupont', 'France', '19'],
    ['DNF', '40', 'Kerr', 'Scotland', '-'],
  ],
);
const quiz = table(
  ['#', 'Team', 'Score'],
  [
    ['1', 'Owls', '41'],
    ['2', 'Larks', '38'],
    ['2', 'Wrens', '38'],
    ['4', 'Finches', '30'],
  ],
);
const orders = table(
  ['No.', 'Customer', 'Sum'],
  [
    ['31', 'Abel', '9 €'],
    ['3', 'Baker', '7 €'],
  ],
);
for (const [goal, body, expected] of [
  ['Return the crew in third place', regatta, { crew: 'Dupont' }],
  ['Return the country of the crew in second place', regatta, { country: 'Italy' }],
  ['Who came second?', regatta, { name: 'Ferri' }],
  ['Return the points of the crew in 3rd place', regatta, { points: '19' }],
  ['Which team is in first place?', quiz, { team: 'Owls' }],
  ['Return the score of the team in fourth place', quiz, { score: '30' }],
  // Two share it, nobody has it, or the numbers are no places.
  ['Which team is in second place?', quiz, /team|place/],
  ['Who came fourth?', regatta, /name|place/],
  ['Which customer is in third place?', orders, /customer|place/],
] as const)
  t.test(goal, async (t) => answeredOn(t, page, goal, body, expected));
