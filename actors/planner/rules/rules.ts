/** The rung without a model: plain English instructions, carried out in order against the element map. */
import type { ObservedElement } from '../../../farm/page/port.ts';
import type { Act } from '../../../store/model/step.ts';
import type { Plan, PlanInput, Planner } from '../port.ts';
import { type Instruction, type Phrase, readGoal } from './instructions.ts';
import { match } from './match.ts';
import { isSameWords } from './names.ts';
import { secretsIn } from './secrets.ts';
import { clickableRoles } from './verbs.ts';

export const rulesPlanner: Planner = {
  unreadable: (goal) => {
    const read = readGoal(goal);
    return 'unreadable' in read ? read.unreadable : undefined;
  },
  secretsIn,
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

/** The map lists what is disabled among the text: it can't be acted on, but is what a name may mean all the same. */
function disabledIn(text: string): readonly ObservedElement[] {
  return [...text.matchAll(/^([a-z]+) ("(?:[^"\\]|\\.)*") \(disabled\)$/gm)].map(([, role = '', name = '""'], index) => ({
    index,
    role,
    name: JSON.parse(name) as string,
    states: ['disabled'],
    framePath: [],
    isNew: false,
  }));
}

function actFor(next: Instruction, { elements, text }: PlanInput['observation']): Act | { readonly missing: string } {
  if (next.kind === 'goto') return { kind: 'goto', url: next.url };
  const rival = otherReading(next, elements);
  if (rival !== undefined) return rival;
  if (next.kind === 'press' && next.what === undefined) return { kind: 'press', key: next.key };
  const found = match(next.kind, next.what as Phrase, next.kind === 'read' ? elements : [...elements, ...disabledIn(text)]);
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

/** Verbs and keys are also names of controls ("Get started", "Home"): where one stands on the page, what is meant is not for the rules to guess. */
function otherReading(next: Instruction, elements: PlanInput['observation']['elements']): { readonly missing: string } | undefined {
  const names = [next.clause, ...(next.kind === 'press' && next.mayName !== undefined ? [next.mayName] : [])];
  const control = elements.find(({ role, name }) => clickableRoles.includes(role) && names.some((said) => isSameWords(name, said)));
  if (control === undefined) return undefined;
  const { role, name } = control;
  const key = next.kind === 'press' && next.mayName !== undefined ? `, or "press the ${next.mayName} key" if that is meant` : '';
  return { missing: `a ${role} is called ${JSON.stringify(name)}, as if it were an instruction: say "click '${name}'"${key}` };
}
