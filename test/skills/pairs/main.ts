/**
 * npm run pairs [-- PART …]: how well the service tells what is the same request from what only reads like it, over labelled pairs.
 * Which pairs kept aside were judged wrongly is never told: whoever mends by them has none left to measure with.
 */
import { pairsOf } from './labels.ts';
import { loadAgree, loadSimilarity } from './matcher.ts';
import { kindTable, scoreTable, wrongOnes } from './report.ts';
import { judge, ranked, scoreOf } from './score.ts';
import { all, known } from './sets.ts';

const wanted = process.argv.slice(2);
const parts = Object.entries(all)
  .filter(([name]) => wanted.length === 0 || wanted.includes(name))
  .map(([name, { goals, sentences }]) => ({ name, pairs: pairsOf([...goals, ...sentences]) }));

const agree = await loadAgree();
if (agree === undefined || parts.length === 0) {
  const why = agree === undefined ? 'actors/skill/match/agree.ts, which is to export `agree`, is not there' : `no part is called ${wanted}`;
  console.error(`Nothing was scored: ${why}.`);
  process.exit(2);
}
const judged = parts.map(({ name, pairs }) => ({ name, verdicts: pairs.map((pair) => judge(pair, agree)) }));
const shown = judged.filter(({ name }) => name in known).flatMap(({ verdicts }) => verdicts);
for (const wrong of wrongOnes(shown)) console.log(`${wrong}\n`);
console.log(`${kindTable(shown)}\n`);
const whole = { name: 'all', verdicts: judged.flatMap(({ verdicts }) => verdicts) };
console.log(scoreTable(Object.fromEntries([...judged, whole].map(({ name, verdicts }) => [name, scoreOf(verdicts)]))));

const similarity = await loadSimilarity(parts.flatMap(({ pairs }) => pairs.flatMap(({ skill, request }) => [skill.goal, request])));
if (similarity === undefined) {
  console.log('\nGoals were not ranked: actors/skill/match/meaning.ts, which is to export `meaningOf`, is not there.');
} else {
  for (const { name, pairs } of parts) {
    const shares = [1, 8].map((best) => `${ranked(pairs, similarity, best)?.toFixed(3)} among the best ${best}`);
    console.log(`\n${name}: the request's own goal is ranked ${shares.join(', ')}`);
  }
}
