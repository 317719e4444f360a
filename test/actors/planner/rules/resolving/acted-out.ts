/** A reading carried out on a page look by look, as a run would, but for the clock. */
import type { Test } from 'tap';
import type { DoneAct, Plan } from '../../../../../actors/planner/port.ts';
import type { Reading } from '../../../../../actors/planner/rules/instruction.ts';
import { planReading } from '../../../../../actors/planner/rules/plan.ts';
import type { LeasedPage, Observation } from '../../../../../farm/page/port.ts';
import type { Value } from '../../../../../store/model/step.ts';

/** The pages' clock, and the goals': what "tomorrow" counts from. */
export const today = Date.UTC(2030, 4, 15, 12);

const mostActs = 200;
const patienceMs = 3_000;
/** How far the clock is put forward where something is missing on a page to which nothing comes by itself, as a run does. */
const hurryMs = patienceMs / 2;

interface ActedOut {
  readonly end: Plan;
  readonly done: readonly DoneAct[];
  readonly data: Readonly<Record<string, Value>>;
  readonly last: Observation;
}

interface Manner {
  readonly goal?: string;
  readonly files?: readonly string[];
}

export async function actedOut(t: Test, page: LeasedPage, reading: Reading, { goal = '', files = [] }: Manner): Promise<ActedOut> {
  const done: DoneAct[] = [];
  const data: Record<string, Value> = {};
  let observation = await page.observe();
  let memo: unknown;
  let began = Date.now();
  while (done.length < mostActs) {
    const now = today + Date.now() - began;
    const plan = planReading(reading, { goal, observation, done, data, files, now, ...(memo !== undefined && { memo }) });
    memo = plan.memo ?? memo;
    if (plan.type === 'missing' && mayCome(plan, now)) {
      if (observation.still && !plan.awaits) began -= hurryMs;
      observation = await page.observe();
      continue;
    }
    if (plan.type !== 'act') return { end: plan, done, data, last: observation };
    const { act, clause, rung } = plan;
    if (act.kind === 'note') data[act.as] = act.value;
    const outcome = act.kind === 'note' ? undefined : await page.act(act);
    if (act.kind === 'read' && outcome?.ok) data[act.as] = outcome.read ?? '';
    const { digest } = observation;
    observation = await page.observe();
    const error = outcome?.ok === false ? outcome.error.message : undefined;
    if (error !== undefined) t.comment(error);
    const changed = observation.digest !== digest;
    const { offered = undefined } = outcome?.ok ? outcome : {};
    done.push({ clause, act, rung, ok: error === undefined, ...(error !== undefined && { error }), ...(offered && { offered }), changed });
  }
  throw new Error(`no end after ${mostActs} acts: ${goal || JSON.stringify(reading)}`);
}

const notYet = 'the page has not answered yet';

function mayCome({ what, memo, awaits }: Extract<Plan, { type: 'missing' }>, now: number): boolean {
  if (awaits) return true;
  const since = (memo as { cursor?: { missingSince?: number } } | undefined)?.cursor?.missingSince;
  return what === notYet || (since !== undefined && now - since < patienceMs);
}
