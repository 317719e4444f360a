/** The rung without a model: plain English instructions, carried out in order against the element map. */
import type { Act } from '../../../store/model/step.ts';
import type { Plan, PlanInput, Planner } from '../port.ts';
import { type Instruction, type Phrase, readGoal } from './instructions.ts';
import { match } from './match.ts';

export const rulesPlanner: Planner = {
  plan: async (input) => planByRules(input),
};

/** Reads the whole goal first: nothing is done when any of it can't be read. Each instruction is one act. */
export function planByRules({ goal, observation, done }: PlanInput): Plan {
  const read = readGoal(goal);
  if ('unreadable' in read) return { type: 'unreadable', clause: read.unreadable };
  const next = read.instructions[done.filter((entry) => entry.ok).length];
  if (next === undefined) return { type: 'done' };
  const { clause } = next;
  const act = actFor(next, observation.elements);
  return 'missing' in act ? { type: 'missing', clause, what: act.missing } : { type: 'act', act, clause, rung: 'rules' };
}

function actFor(next: Instruction, elements: PlanInput['observation']['elements']): Act | { readonly missing: string } {
  if (next.kind === 'goto') return { kind: 'goto', url: next.url };
  if (next.kind === 'press' && next.what === undefined) return { kind: 'press', key: next.key };
  const found = match(next.kind, next.what as Phrase, elements);
  if ('missing' in found) return found;
  const element = found.element.index;
  switch (next.kind) {
    case 'click':
      return { kind: 'click', element };
    case 'fill':
      return { kind: 'fill', element, text: next.text };
    case 'press':
      return { kind: 'press', key: next.key, element };
    case 'read':
      return { kind: 'read', element, as: next.as };
  }
}
