import t from 'tap';
import type { Agree } from '../../../actors/skill/match/port.ts';
import { filled } from '../../../actors/skill/templates.ts';
import { type LabelledGoal, pairsOf } from './labels.ts';
import { kindTable, wrongOnes } from './report.ts';
import { judge, ranked, scoreOf } from './score.ts';
import { open } from './sets.ts';

const ferry: LabelledGoal = {
  id: 'ferry',
  goal: 'Book a ferry to [to:Oban]',
  same: { value: ['Book a ferry to [to:Mull]', 'Book a ferry to [to:the Isle of Skye]'], terse: ['ferry [to:Oban]'] },
  other: { object: ['Book a taxi to Oban'] },
};
const bell: LabelledGoal = { id: 'bell', goal: 'Ring', same: { plain: ['ring'] }, other: { negation: ["Don't ring"] } };

/** The same is only what was compiled, to the letter. */
const exact: Agree = ({ goal, parameters }, request) => {
  const values = Object.fromEntries(parameters.map(({ name, value = '' }) => [name, value]));
  return filled(goal, values) === request ? { same: true, values } : { same: false, why: 'not the same letters' };
};

/** Takes the last word for the only value. */
const lastWord: Agree = ({ parameters }, request) => ({
  same: true,
  values: Object.fromEntries(parameters.map(({ name }) => [name, request.split(' ').at(-1) ?? ''])),
});

t.test('exact equality never errs and finds nothing in the open part', async (t) => {
  const score = scoreOf(pairsOf([...open.goals, ...open.sentences]).map((pair) => judge(pair, exact)));
  t.match(score, { precision: undefined, recall: 0, f1: 0 });
});

t.test('a hit counts with its values only: with wrong ones it is false, and the pair is missed', async (t) => {
  const verdicts = pairsOf([ferry]).map((pair) => judge(pair, lastWord));
  t.same(
    verdicts.map(({ pair, outcome }) => [pair.id, outcome]),
    [
      ['ferry/terse/1', 'right'],
      ['ferry/value/1', 'right'],
      ['ferry/value/2', 'false'],
      ['ferry/object/1', 'false'],
    ],
  );
  t.same(scoreOf(verdicts), { pairs: 4, precision: 2 / 4, recall: 2 / 3, f1: 4 / 7 });
});

t.test('what went wrong is told with the skill, the request and what was made of it', async (t) => {
  const told = wrongOnes(pairsOf([ferry]).map((pair) => judge(pair, lastWord)));
  t.equal(told.length, 2);
  t.match(
    told[0],
    /^false ferry\/value\/2\n {2}skill: +Book a ferry to \{\{param:to\}\}\n.*the Isle of Skye\n.*"Skye".*"the Isle of Skye"/,
  );
  t.match(kindTable(pairsOf([ferry]).map((pair) => judge(pair, lastWord))), /^same value +1 +2$/m);
});

t.test('a goal is among the best when few enough others are as near', async (t) => {
  const pairs = pairsOf([ferry, bell]);
  const byLength = (goal: string, request: string) => -Math.abs(goal.length - request.length);
  t.equal(ranked(pairs, byLength, 1), 3 / 4, 'all but `ferry Oban`, which is nearer to the other goal in length');
  t.equal(ranked(pairs, byLength, 2), 1);
});
