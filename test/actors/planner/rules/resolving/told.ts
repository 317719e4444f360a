/** Goals in plain words, read and carried out by rules on pages of a test's own, which say themselves what was done to them. */
import type { Test } from 'tap';
import type { DoneAct, Plan } from '../../../../../actors/planner/port.ts';
import { planReading } from '../../../../../actors/planner/rules/plan.ts';
import { readGoal } from '../../../../../actors/planner/rules/reading/read-goal.ts';
import type { LeasedPage, Observation } from '../../../../../farm/page/port.ts';
import type { Value } from '../../../../../store/model/step.ts';

/** The pages' clock, and the goals': what "tomorrow" counts from. */
const today = Date.UTC(2030, 4, 15, 12);

const mostTurns = 200;
const patienceMs = 3_000;

interface Told {
  readonly end: Plan | { readonly type: 'unreadable'; readonly why: string };
  readonly done: readonly DoneAct[];
  readonly last: Observation;
}

/** Carries the goal out on the page as it stands. */
export async function told(t: Test, page: LeasedPage, goal: string): Promise<Told> {
  const read = readGoal(goal, today);
  let observation = await page.observe();
  const done: DoneAct[] = [];
  if (!('reading' in read)) return { end: { type: 'unreadable', why: JSON.stringify(read.unreadable) }, done, last: observation };
  const data: Record<string, Value> = {};
  let memo: unknown;
  const began = Date.now();
  for (let turns = 0; turns < mostTurns; ) {
    const now = today + Date.now() - began;
    const plan = planReading(read.reading, { goal, observation, done, data, files: [], now, ...(memo !== undefined && { memo }) });
    memo = plan.memo ?? memo;
    const since =
      plan.type === 'missing' ? (plan.memo as { cursor?: { missingSince?: number } } | undefined)?.cursor?.missingSince : undefined;
    if (plan.type === 'missing' && (plan.what === 'the page has not answered yet' || (since !== undefined && now - since < patienceMs))) {
      observation = await page.observe();
      continue;
    }
    if (plan.type !== 'act') return { end: plan, done, last: observation };
    turns += 1;
    const { act, clause, rung } = plan;
    const outcome = act.kind === 'note' ? undefined : await page.act(act);
    const { digest } = observation;
    observation = await page.observe();
    const error = outcome?.ok === false ? outcome.error.message : undefined;
    if (error) t.comment(error);
    done.push({
      clause,
      act,
      rung,
      ok: error === undefined,
      ...(error !== undefined && { error }),
      changed: observation.digest !== digest,
    });
  }
  throw new Error(`the goal has no end: ${goal}`);
}
