/**
 * Lays the words of a skill on those of a request that says the same tersely or in another order: all words of both must be
 * accounted for, and what tells roles apart (prepositions, labels, kinds of values, their order) must not contradict.
 */

import type { Binding } from './align.ts';
import { assigned, type Compiled, runsOf } from './assigned.ts';
import type { Clause, Element } from './clauses.ts';
import { keepsRoles, pairsOf } from './paired.ts';
import { isVerb, placed } from './placed.ts';

const mostSlots = 4;

/** Undefined when a word of one of them is not accounted for, or it could be read in two ways. */
export function gathered(template: readonly Clause[], request: readonly Clause[], compiled: Compiled): Binding | undefined {
  if (!template.every((clause) => clause[0]?.words.some(isVerb) || (clause[0] && isVerb(clause[0].words.at(-1) as Element))))
    return undefined;
  const wanted = placed(template);
  const said = placed(request);
  const slots = wanted.filter(({ element }) => element.kind === 'slot');
  if (slots.length > mostSlots || wanted.some(({ element: { kind, key } }) => kind === 'value' && key.includes('{{param:')))
    return undefined;
  const pairs = pairsOf(wanted, said);
  if (pairs === undefined || !keepsRoles(wanted, said, pairs)) return undefined;
  const runs = runsOf(said, pairs);
  return runs?.length === slots.length ? assigned(slots, runs, wanted, compiled) : undefined;
}
