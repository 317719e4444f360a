/** What success conditions say, in words and one by one: that they are to hold, and that they don't. */
import type { SuccessCondition } from '../../store/model/success.ts';

export type Leaf = Exclude<SuccessCondition, { readonly conditions: unknown }>;

/** All that it is made of, whether all or any of it must hold. */
export const leavesOf = (condition: SuccessCondition): readonly Leaf[] =>
  'conditions' in condition ? condition.conditions.flatMap(leavesOf) : [condition];

interface Sentence {
  readonly holds: string;
  readonly lacks: string;
}

function sentenceOf(condition: Leaf): Sentence {
  switch (condition.kind) {
    case 'urlIncludes': {
      const value = JSON.stringify(condition.value);
      return { holds: `the address includes ${value}`, lacks: `the address does not include ${value}` };
    }
    case 'textVisible': {
      const value = JSON.stringify(condition.value);
      return { holds: `the text ${value} is on the page`, lacks: `the text ${value} is not visible` };
    }
    case 'statusText': {
      const match = JSON.stringify(condition.match);
      return { holds: `a message of the page says ${match}`, lacks: `no status message says ${match}` };
    }
    case 'extracted':
      return { holds: 'every value that the goal asks for was read or noted', lacks: 'no value was read, or one of them is empty' };
  }
}

/** What is to come true, as the end of a sentence. */
export function sayCondition(condition: SuccessCondition): string {
  if (!('conditions' in condition)) return sentenceOf(condition).holds;
  return condition.conditions.map((part) => `(${sayCondition(part)})`).join(condition.kind === 'allOf' ? ' and ' : ' or ');
}

/** What did not come true, as the end of a sentence. */
export const sayUnmet = (condition: SuccessCondition): string =>
  'conditions' in condition
    ? `none of these holds: ${condition.conditions.map((part) => `(${sayUnmet(part)})`).join(', ')}`
    : sentenceOf(condition).lacks;
