/**
 * npm run eval [-- --only open|aside|chance] [--kind K] [--id PART] [--seed N] [--count N] [--model] [-j N] [--json]: the score of the
 * service over the goals of the evaluation, and over so many that are made by chance anew; by rules alone, or with the model of
 * `OPENAI_BASE_URL` and `OPENAI_MODEL` behind them. Ends with 1 when it called a success what was not done, or when a goal could not be driven at all.
 * Why goals kept aside were missed is told only when they are asked for: whoever mends by it has none left to measure with.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { startService } from '../bench/service.ts';
import { goalsByChance } from './chance/goals.ts';
import { drive, type Verdict } from './drive.ts';
import { scoreTable } from './score.ts';
import { loadGoals, type PlacedGoal, parts } from './sites.ts';

const { only, kind, id, seed, count, withModel, inParallel, json } = readArguments();
const chosen = [...(await loadGoals()), ...goalsByChance(seed, count)].filter(
  ({ part, goal }) => (only ?? part) === part && (kind ?? goal.kind) === goal.kind && goal.id.includes(id ?? ''),
);
const verdicts: Verdict[] = [];
const errors: string[] = [];
const waiting = [...chosen];
const { OPENAI_BASE_URL = '' } = process.env;
// A model takes seconds an answer.
const service = await startService(withModel ? { RUN_TIMEOUT_MS: '600000', OPENAI_BASE_URL } : { RUN_TIMEOUT_MS: '60000' });
try {
  await Promise.all(Array.from({ length: inParallel }, work));
} finally {
  await service.close();
}
if (json) console.log(JSON.stringify({ verdicts, errors }, undefined, 2));
else report();
process.exitCode = errors.length > 0 || verdicts.some(({ falseSuccess }) => falseSuccess) ? 1 : 0;

async function work(): Promise<void> {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await judge(next);
}

async function judge(placed: PlacedGoal): Promise<void> {
  try {
    const verdict = await drive(service, placed);
    verdicts.push(verdict);
    if (!verdict.solved && (verdict.part !== 'aside' || only === 'aside'))
      console.error(`${verdict.falseSuccess ? 'FALSE SUCCESS' : 'missed'} ${verdict.id} (${placed.goal.prompt}): ${verdict.why}`);
  } catch (error) {
    errors.push(placed.goal.id);
    console.error(`ERROR ${placed.goal.id}:`, error);
  }
}

function report(): void {
  const falseOnes = verdicts.filter(({ falseSuccess }) => falseSuccess).map((verdict) => verdict.id);
  console.log(`\n${scoreTable(verdicts)}\n`);
  if (verdicts.some(({ part }) => part === 'chance')) console.log(`By chance: --seed ${seed} --count ${count}`);
  if (withModel) console.log(`Solved with steps of the model: ${verdicts.filter(({ solved, byModel }) => solved && byModel).length}`);
  console.log(`False successes: ${falseOnes.length === 0 ? 'none' : falseOnes.join(', ')}`);
  if (errors.length > 0) console.log(`Could not be driven: ${errors.join(', ')}`);
}

function readArguments() {
  const options = { only: { type: 'string' }, kind: { type: 'string' }, id: { type: 'string' } } as const;
  const numbers = { seed: { type: 'string', default: String(randomInt(2 ** 31)) }, count: { type: 'string', default: '60' } } as const;
  try {
    const { values } = parseArgs({
      options: {
        ...options,
        ...numbers,
        jobs: { type: 'string', short: 'j', default: '2' },
        model: { type: 'boolean' },
        json: { type: 'boolean' },
      },
    });
    const { only, kind, id, model: withModel = false, json = false } = values;
    if (only !== undefined && !parts.some((part) => part === only)) throw new Error(`--only takes ${parts.join(' or ')}, not ${only}`);
    const [seed, count, inParallel] = [whole('--seed', values.seed), whole('--count', values.count), whole('-j', values.jobs)];
    if (withModel && (process.env.OPENAI_BASE_URL ?? '') === '')
      throw new Error('--model takes the one of OPENAI_BASE_URL, which is not set');
    return { only, kind, id, withModel, json, seed, count, inParallel };
  } catch (error) {
    const usage = '[--only open|aside|chance] [--kind K] [--id PART] [--seed N] [--count N] [--model] [-j N] [--json]';
    console.error(`${(error as Error).message}\nusage: npm run eval [-- ${usage}]`);
    process.exit(2);
  }
}

function whole(option: string, value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1) throw new Error(`${option} takes a whole number from 1, not ${value}`);
  return number;
}
