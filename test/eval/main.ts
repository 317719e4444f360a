/**
 * npm run eval [-- --only open|aside|chance] [--kind K] [--id PART] [--seed N] [--count N] [--model] [--prove] [-j N] [--json]: the score of
 * the service over the goals of the evaluation, and over so many that are made by chance anew; by rules alone, or with the model of
 * `OPENAI_BASE_URL` and `OPENAI_MODEL` behind them. With `--prove` the goals themselves are tried instead: that each can be done by hand, and
 * that its near miss is told from it. Ends with 1 when it called a success what was not done, or when a goal could not be driven at all.
 * Why goals kept aside were missed is told only when they are asked for: whoever mends by it has none left to measure with.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type Service, startService } from '../bench/service.ts';
import { goalsByChance } from './chance/goals.ts';
import { drive, type Verdict } from './drive.ts';
import { isDriven, proveByHand } from './proved.ts';
import { scoreTable } from './score.ts';
import { loadGoals, type PlacedGoal, parts } from './sites.ts';

const { only, kind, id, seed, count, withModel, prove, inParallel, json } = readArguments();
const chosen = [...(await loadGoals()), ...goalsByChance(seed, count)].filter(
  ({ part, goal }) => (only ?? part) === part && (kind ?? goal.kind) === goal.kind && goal.id.includes(id ?? ''),
);
const verdicts: Verdict[] = [];
const errors: string[] = [];
if (prove) await proveAll();
else await driveAll();

async function driveAll(): Promise<void> {
  const waiting = [...chosen];
  const { OPENAI_BASE_URL = '' } = process.env;
  // A model takes seconds an answer.
  const service = await startService(withModel ? { RUN_TIMEOUT_MS: '600000', OPENAI_BASE_URL } : { RUN_TIMEOUT_MS: '60000' });
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await judge(service, next);
  };
  try {
    await Promise.all(Array.from({ length: inParallel }, work));
  } finally {
    await service.close();
  }
  if (json) console.log(JSON.stringify({ verdicts, errors }, undefined, 2));
  else report();
  process.exitCode = errors.length > 0 || verdicts.some(({ falseSuccess }) => falseSuccess) ? 1 : 0;
}

async function proveAll(): Promise<void> {
  const driven = chosen.filter(isDriven);
  let wrongs = 0;
  await proveByHand(
    driven,
    ({ id }, wrong) => {
      if (wrong === undefined) return;
      wrongs += 1;
      console.error(`${id}: ${wrong}`);
    },
    inParallel,
  );
  console.log(`Proved: ${driven.length - wrongs} of ${driven.length}`);
  process.exitCode = wrongs === 0 ? 0 : 1;
}

async function judge(service: Service, placed: PlacedGoal): Promise<void> {
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
        prove: { type: 'boolean', default: false },
        json: { type: 'boolean' },
      },
    });
    const { only, kind, id, model: withModel = false, prove, json = false } = values;
    if (only !== undefined && !parts.some((part) => part === only)) throw new Error(`--only takes ${parts.join(' or ')}, not ${only}`);
    const [seed, count, inParallel] = [whole('--seed', values.seed), whole('--count', values.count), whole('-j', values.jobs)];
    if (withModel && (process.env.OPENAI_BASE_URL ?? '') === '')
      throw new Error('--model takes the one of OPENAI_BASE_URL, which is not set');
    return { only, kind, id, withModel, prove, json, seed, count, inParallel };
  } catch (error) {
    const usage = '[--only open|aside|chance] [--kind K] [--id PART] [--seed N] [--count N] [--model] [--prove] [-j N] [--json]';
    console.error(`${(error as Error).message}\nusage: npm run eval [-- ${usage}]`);
    process.exit(2);
  }
}

function whole(option: string, value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1) throw new Error(`${option} takes a whole number from 1, not ${value}`);
  return number;
}
