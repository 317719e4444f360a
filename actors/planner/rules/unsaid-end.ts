/** "Fill in the form", where what the caller judges by is still to come: the only button that ends what was set on the page is pressed. */
import type { ObservedElement } from '../../../farm/page/port.ts';
import type { Plan, PlanInput } from '../port.ts';
import type { Instruction, Reading } from './instruction.ts';
import { onlyOf } from './resolving/only.ts';
import { formAround } from './resolving/page/form-around.ts';
import { isClickable, isUsable } from './resolving/page/kinds-of-elements.ts';
import { Scene } from './resolving/page/scene.ts';

const setting: readonly Instruction['kind'][] = [
  'fill',
  'choose',
  'check',
  'clear',
  'drag',
  'lay',
  'arrange',
  'shift',
  'pull',
  'portion',
  'highlight',
  'upload',
];
/** None that sends, pays or publishes by its name. */
const ends = /^(?:submit|done|ok(?:ay)?|finish(?:ed)?|ready|check(?: (?:it|answers?))?)$/i;
/** Who looks for something changes nothing; what ends a form comes before it. */
const searches = /^(?:go|search(?: (?:for )?\p{L}+)?|find(?: \p{L}+){0,2}|show(?: \p{L}+)? results|calculate|convert)$/iu;
/** Who says how far to go goes no further. */
const halting = /\b(?:only|just|nothing (?:else|more)|stop|draft|without|leave|preview|do not|don['’]t|never)\b/i;

/** Undefined where the goal says itself how it ends, and where the page has no such button, several, or one of another form. */
export function unsaidEnd({ instructions, never }: Reading, { observation, goal, done, unmet }: PlanInput): Plan | undefined {
  const last = instructions.at(-1);
  if (unmet !== true || !last || never.length > 0 || halting.test(goal) || !instructions.every(({ kind }) => setting.includes(kind)))
    return undefined;
  const scene = new Scene(observation, goal);
  const set = done.findLast(({ ok, target }) => ok && target !== undefined)?.target;
  const field = scene.elements.find(({ role, name }) => role === set?.role && name === set.name);
  const isOfForm = (element: ObservedElement) => !field || formAround(scene, field) === formAround(scene, element);
  const buttons = [ends, searches].map((names) =>
    scene.elements.filter((element) => isClickable(element) && isUsable(element) && names.test(element.name.trim()) && isOfForm(element)),
  );
  const button = onlyOf(buttons.find(({ length }) => length > 0) ?? []);
  if (!button || done.some(({ act, target }) => act.kind === 'click' && target?.name === button.name)) return undefined;
  return { type: 'act', act: { kind: 'click', element: button.index }, clause: last.clause, rung: 'rules' };
}
