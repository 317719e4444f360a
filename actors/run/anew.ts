/** What is left of a skill's goal from a step on that has drifted: it is planned anew. */
import type { SkillStep } from '../../store/model/skill.ts';
import type { Replaying } from './replay.ts';
import type { Work } from './work.ts';

export interface Anew {
  readonly goal: string;
  /** How many acts were done before. */
  readonly from: number;
  /** What the planner kept of the step right before, where nothing came between. */
  readonly earlier?: unknown;
}

export function anewFrom({ order, at, earlier }: Replaying, { order: { request }, done }: Work): Anew {
  const latest = order.steps[at - 1];
  const ofLatest = order.steps.slice(0, at).filter(({ clause, nth }) => clause === latest?.clause && nth === latest.nth);
  const isKept = earlier !== undefined && ofLatest.some((step) => step.by === 'clause' || step.asks === true);
  return { goal: goalFrom(request.prompt, order.steps, at), from: done.length, ...(isKept && { earlier }) };
}

/** The goal from the clause of a step on, in its own words; where they can't be told, the clauses that are left. */
function goalFrom(goal: string, steps: readonly SkillStep[], at: number): string {
  const step = steps[at];
  if (step === undefined) return goal;
  let from = -1;
  for (let nth = 0; nth <= step.nth; nth += 1) {
    from = goal.indexOf(step.clause, from + 1);
    if (from === -1) break;
  }
  if (from !== -1) return goal.slice(from);
  return [...new Set(steps.slice(at).map(({ clause }) => clause))].join(', then ');
}
