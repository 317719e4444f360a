/** Goals as long as a request may be, of whatever is said over and over. */
import t from 'tap';
import { readGoal } from '../../../../actors/planner/rules/reading/read-goal.ts';

/** A Saturday. */
const now = Date.UTC(2026, 10, 21, 12);

t.test('reading a goal of any length and build comes to an end soon', async (t) => {
  const filled = (unit: string, size: number) => unit.repeat(Math.ceil(size / unit.length)).slice(0, size);
  /** Alone as long as a request may be; behind the beginnings of orders long enough to take minutes where the time grows by the square. */
  const [longest, long] = [100_000, 25_000];
  const units = [
    ' ',
    '\n',
    ', ',
    'and ',
    ' and then',
    '"',
    "'",
    " '",
    '“',
    '«',
    '{{secret:',
    '(',
    '.',
    '. ',
    ';',
    ':',
    'a',
    'a ',
    '1. ',
    '- ',
    'the ',
    'not ',
    'first, ',
    'please ',
    'click ',
    'click a and ',
    'in the ',
    'of a of ',
    'a: b, ',
    'with x ',
    'the first second third ',
    'in order to ',
    'all of the ',
    '\ue000',
    '🙂',
    'click a, ',
    ' and 2 guests',
    'x and ',
    'the Big plan, ',
    'A > ',
    ' (the x is ',
    'if a is empty, ',
    'click a if there is b, ',
  ];
  for (const unit of units) {
    for (const before of ['', 'Click ', 'Choose ', 'Apply with ', 'Fill the form with ', 'Click the button in ', 'Return '])
      t.ok(readGoal(`${before}${filled(unit, before === '' ? longest : long)}`, now), JSON.stringify(before + unit));
  }
  for (const goal of [
    `Choose ${'x and '.repeat(150)}y`,
    `Apply with ${'x and '.repeat(100)}size L`,
    `Choose the size L with ${'A and '.repeat(100)}B`,
  ])
    t.ok(readGoal(goal, now), goal.slice(0, 40));
  const clicks = (length: number) => Array.from({ length }, (_, index) => `click A${index}`).join('. ');
  const found = readGoal(clicks(1_000), now);
  t.equal('reading' in found && found.reading.instructions.length, 1_000);
  t.match(readGoal(clicks(10_000), now), { unreadable: { clause: 'click A0', why: /too many instructions/ } });
});
