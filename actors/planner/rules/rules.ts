/** The rung without a model: plain English instructions, carried out in order against the element map. */
import type { PlanInput, Planner } from '../port.ts';
import { planReading } from './plan.ts';
import { readGoal } from './reading/read-goal.ts';
import { secretsIn } from './reading/secrets.ts';

export const rulesPlanner: Planner = {
  unreadable(goal) {
    const read = readGoal(goal, Date.now());
    return 'unreadable' in read ? read.unreadable : undefined;
  },
  secretsIn,
  plan: async (input) => planByRules(input),
};

/** Reads the whole goal first: nothing is done when any of it can't be read. */
export function planByRules(input: PlanInput) {
  const read = readGoal(input.goal, input.now);
  return 'unreadable' in read ? ({ type: 'unreadable', ...read.unreadable } as const) : planReading(read.reading, input);
}
