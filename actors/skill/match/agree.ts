/** Whether a request is what a skill does: a difference counts unless it is known not to. */
import { parametersIn } from '../templates.ts';
import { type Binding, bindingsOf } from './align.ts';
import { differenceOf } from './difference.ts';
import { valuesOf } from './parameters.ts';
import type { Agree, Agreement } from './port.ts';
import { valuesByReading } from './readings.ts';
import { clausesIn } from './recent.ts';

/** What is longer is the same only when it is said in the same words. */
const longestRead = 4_000;

/** As `Agree` of port.ts says. Readings are kept, so that a goal that is compared often is read once. */
export const agree: Agree = (skill, request) => {
  if (skill.goal.length > longestRead || request.length > longestRead) return inSameWords(skill.goal, request);
  const values = valuesByReading(skill.goal, skill.parameters, request);
  return values === undefined ? byWords(skill, request) : { same: true, values };
};

function byWords({ goal, parameters }: Parameters<Agree>[0], request: string): Agreement {
  const template = clausesIn(goal);
  const said = clausesIn(request);
  const bindings = bindingsOf(template, said);
  if (bindings.length === 0) return { same: false, why: differenceOf(template, said) };
  const values = bindings.map((binding: Binding) => valuesOf(goal, parameters, request, binding)).filter((found) => found !== undefined);
  const [only] = values;
  if (only === undefined) return { same: false, why: 'what stands in place of its values says more than a value' };
  return values.length === 1 ? { same: true, values: only } : { same: false, why: 'its values could be read in more than one way' };
}

function inSameWords(goal: string, request: string): Agreement {
  if (parametersIn(goal).length === 0 && plain(goal) === plain(request)) return { same: true, values: {} };
  return { same: false, why: `it is longer than ${longestRead} characters and not in the same words` };
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
