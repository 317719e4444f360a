/** The rung without a model: plain English instructions, carried out in order against the element map. */
import type { PlanInput, Planner } from '../port.ts';
import { planReading } from './plan.ts';
import { readOnce } from './reading/read-once.ts';
import { secretsIn } from './reading/secrets.ts';
import { unsaidEnd } from './unsaid-end.ts';

export const rulesPlanner: Planner = {
  unreadable(goal) {
    const read = readOnce(goal, Date.now());
    return 'unreadable' in read ? read.unreadable : undefined;
  },
  secretsIn: (goal) => secretsIn(goal, Date.now()),
  plan: async (input) => planByRules(input),
};

/** Reads the whole goal first: nothing is done when any of it can't be read. */
export function planByRules(input: PlanInput) {
  if (input.declined !== undefined) return { type: 'spent' } as const;
  const read = readOnce(input.goal, input.now);
  if (input.objection !== undefined) return ('reading' in read && unsaidEnd(read.reading, input)) || ({ type: 'spent' } as const);
  return 'unreadable' in read ? ({ type: 'unreadable', ...read.unreadable } as const) : planReading(read.reading, input);
}
