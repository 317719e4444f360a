/**
 * npm run pairs: how well the service tells what is the same request from what only reads like it, over labelled pairs. Which
 * pairs kept aside were judged wrongly is never told: whoever mends by them has none left to measure with.
 */
import { pairsOf } from './labels.ts';
import { loadAgree, loadSimilarity } from './matcher.ts';
import { kindTable, scoreTable, wrongOnes } from './report.ts';
import { judge, ranked, scoreOf } from './score.ts';
import { aside, briefly, daily, later, natural, open, reworded, unseen } from './sets.ts';

const pairsIn = ({ goals, sentences }: typeof open) => pairsOf([...goals, ...sentences]);
const parts = {
  open: pairsIn(open),
  later: pairsIn(later),
  daily: pairsIn(daily),
  briefly: pairsIn(briefly),
  reworded: pairsIn(reworded),
  unseen: pairsIn(unseen),
  natural: pairsIn(natural),
  aside: pairsIn(aside),
};
const agree = await loadAgree();
if (agree === undefined) {
  console.error('Nothing was scored: actors/skill/match/agree.ts, which is to export `agree`, is not there.');
  process.exit(2);
}
const judged = (pairs: typeof parts.open) => pairs.map((pair) => judge(pair, agree));
const verdicts = {
  open: judged(parts.open),
  later: judged(parts.later),
  daily: judged(parts.daily),
  briefly: judged(parts.briefly),
  reworded: judged(parts.reworded),
  unseen: judged(parts.unseen),
  natural: judged(parts.natural),
  aside: judged(parts.aside),
};
const shown = [...verdicts.open, ...verdicts.later, ...verdicts.daily, ...verdicts.briefly, ...verdicts.reworded];
for (const wrong of wrongOnes(shown)) console.log(`${wrong}\n`);
console.log(`${kindTable(shown)}\n`);
console.log(
  scoreTable({
    open: scoreOf(verdicts.open),
    later: scoreOf(verdicts.later),
    daily: scoreOf(verdicts.daily),
    briefly: scoreOf(verdicts.briefly),
    reworded: scoreOf(verdicts.reworded),
    unseen: scoreOf(verdicts.unseen),
    natural: scoreOf(verdicts.natural),
    aside: scoreOf(verdicts.aside),
    all: scoreOf(Object.values(verdicts).flat()),
  }),
);

const similarity = await loadSimilarity(
  Object.values(parts)
    .flat()
    .flatMap(({ skill, request }) => [skill.goal, request]),
);
if (similarity === undefined) {
  console.log('\nGoals were not ranked: actors/skill/match/meaning.ts, which is to export `meaningOf`, is not there.');
} else {
  for (const [name, pairs] of Object.entries(parts)) {
    const shares = [1, 8].map((best) => `${ranked(pairs, similarity, best)?.toFixed(3)} among the best ${best}`);
    console.log(`\n${name}: the request's own goal is ranked ${shares.join(', ')}`);
  }
}
