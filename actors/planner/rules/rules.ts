/** The rung without a model: plain English instructions, carried out in order against the element map. */
import type { ObservedElement } from '../../../farm/page/port.ts';
import type { Act } from '../../../store/model/step.ts';
import type { Plan, PlanInput, Planner } from '../port.ts';
import { type Instruction, type Phrase, readGoal } from './instructions.ts';
import { match } from './match.ts';

export const rulesPlanner: Planner = {
  unreadable: (goal) => {
    const read = readGoal(goal);
    return 'unreadable' in read ? read.unreadable : undefined;
  },
  plan: async (input) => planByRules(input),
};

/** Reads the whole goal first: nothing is done when any of it can't be read. Each instruction is one act. */
export function planByRules({ goal, observation, done }: PlanInput): Plan {
  const read = readGoal(goal);
  if ('unreadable' in read) return { type: 'unreadable', ...read.unreadable };
  const next = read.instructions[done.filter((entry) => entry.ok).length];
  if (next === undefined) return { type: 'done' };
  const { clause } = next;
  const act = actFor(next, observation);
  return 'missing' in act ? { type: 'missing', clause, what: act.missing } : { type: 'act', act, clause, rung: 'rules' };
}

/** The map lists what is disabled among the text: it can't be acted on. */
function disabledIn(text: string): readonly ObservedElement[] {
  return [...text.matchAll(/^([a-z]+) ("(?:[^"\\]|\\.)*") \(disabled\)$/gm)].map(([, role = '', name = '""'], index) => ({
    index,
    role,
    name: JSON.parse(name) as string,
    states: [],
    framePath: [],
    isNew: false,
  }));
}

function actFor(next: Instruction, { elements, text }: PlanInput['observation']): Act | { readonly missing: string } {
  if (next.kind === 'goto') return { kind: 'goto', url: next.url };
  if (next.kind === 'press' && next.what === undefined) return { kind: 'press', key: next.key };
  const found = match(next.kind, next.what as Phrase, elements, disabledIn(text));
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
