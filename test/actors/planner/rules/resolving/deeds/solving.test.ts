import t from 'tap';
import { solved } from '../../../../../../actors/planner/rules/resolving/deeds/solving.ts';

const table: readonly (readonly [problem: string, answer: number | undefined, letter?: string])[] = [
  ['9 - 14 =', -5],
  ['2 + 3 × 4', 14],
  ['(2 + 3) * 4 = ?', 20],
  ['7 ÷ 2', 3.5],
  ['-3 − -4', 1],
  ['x + 4 = 11', 7],
  ['3x + 2 = 17', 5, 'x'],
  ['2(n - 1) = n + 3', 5],
  ['20 / y = 4', undefined],
  ['x * x = 9', undefined],
  ['x + y = 9', undefined],
  ['x + 4 = 11', undefined, 'y'],
  ['4 / 0', undefined],
  ['3 + = 4', undefined],
  ['3 + 4 = 7 = 7', undefined],
];

t.test('sums and equations of the first degree are worked out, and nothing else is', async (t) => {
  for (const [problem, answer, letter] of table) t.equal(solved(problem, letter), answer, problem);
});
