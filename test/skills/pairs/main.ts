/**
 * npm run pairs: how well the service tells what is the same request from what only reads like it, over labelled pairs. Which
 * pairs kept aside were judged wrongly is never told: whoever mends by them has none left to measure with.
 */
import { pairsOf } from './labels.ts';
import { loadAgree, loadSimilarity } from './matcher.ts';
import { kindTable, scoreTable, wrongOnes } from './report.ts';
import { judge, ranked, scoreOf } from './score.ts';
import { aside, open } from './sets.ts';

const parts = { open: pairsOf([...open.goals, ...open.sentences]), aside: pairsOf([...aside.goals, ...aside.sentences]) };
const agree = await loadAgree();
if (agree === undefined) {
  console.error('Nothing was scored: actors/skill/match/agree.ts, which is to export `agree`, is not there.');
  process.exit(2);
}
const verdicts = { open: parts.open.map((pair) => judge(pair, agree)), aside: parts.aside.map((pair) => judge(pair, agree)) };
for (const wrong of wrongOnes(verdicts.open)) console.log(`${wrong}\n`);
console.log(`${kindTable(verdicts.open)}\n`);
console.log(
  scoreTable({ open: scoreOf(verdicts.open), aside: scoreOf(verdicts.aside), both: scoreOf([...verdicts.open, ...verdicts.aside]) }),
);

const similarity = await loadSimilarity([...parts.open, ...parts.aside].flatMap(({ skill, request }) => [skill.goal, request]));
if (similarity === undefined) {
  console.log('\nGoals were not ranked: actors/skill/match/meaning.ts, which is to export `meaningOf`, is not there.');
} else {
  for (const [name, pairs] of Object.entries(parts)) {
    const shares = [1, 8].map((best) => `${ranked(pairs, similarity, best)?.toFixed(3)} among the best ${best}`);
    console.log(`\n${name}: the request's own goal is ranked ${shares.join(', ')}`);
  }
}
