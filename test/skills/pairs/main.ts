/**
 * npm run pairs [-- [--model] PART …]: how well the service tells what is the same request from what only reads like it, over labelled pairs.
 * With `--model`, the one that the environment names is asked about what words do not tell, as by a dispatch. Which pairs kept aside were judged wrongly is never told: whoever mends by them has none left to measure with.
 */
import type { Agreement } from '../../../actors/skill/match/port.ts';
import { openRecogniser } from '../../../actors/skill/match/recognising.ts';
import { readEnv } from '../../../config/env.ts';
import { agreementsOf } from './asking.ts';
import { pairsOf } from './labels.ts';
import { loadAgree, loadSimilarity } from './matcher.ts';
import { kindTable, scoreTable, wrongOnes } from './report.ts';
import { judge, ranked, scoreOf, type Verdict } from './score.ts';
import { all, known } from './sets.ts';

const withModel = process.argv.includes('--model');
const wanted = process.argv.slice(2).filter((part) => part !== '--model');
const parts = Object.entries(all)
  .filter(([name]) => wanted.length === 0 || wanted.includes(name))
  .map(([name, { goals, sentences }]) => ({ name, pairs: pairsOf([...goals, ...sentences]) }));

const agree = await loadAgree();
if (agree === undefined || parts.length === 0) {
  const why = agree === undefined ? 'actors/skill/match/agree.ts, which is to export `agree`, is not there' : `no part is called ${wanted}`;
  console.error(`Nothing was scored: ${why}.`);
  process.exit(2);
}
const settings = withModel ? readEnv().openai : undefined;
if (withModel && settings?.model === undefined) {
  console.error('Nothing was scored: --model takes the one of OPENAI_BASE_URL and OPENAI_MODEL, which are not set.');
  process.exit(2);
}
const warn = ({ why }: { readonly why?: unknown }, message: string) => console.error(message, why ?? '');
const recognise =
  settings?.model === undefined
    ? undefined
    : openRecogniser({ ...settings, model: settings.model, log: { info() {}, warn, error: warn }, limits: { calls: 4 } });
const judged: { readonly name: string; readonly verdicts: readonly Verdict[] }[] = [];
for (const { name, pairs } of parts) {
  const agreements = recognise && (await agreementsOf(pairs, agree, recognise));
  judged.push({
    name,
    verdicts: pairs.map((pair, at) => judge(pair, agreements === undefined ? agree : () => agreements[at] as Agreement)),
  });
}
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
