/** A clause that was laid on a form stands as the orders that it came to. */
import type { Instruction } from '../instruction.ts';
import type { Laid } from './cursor.ts';
import { layOut } from './laying.ts';
import type { Move, Situation } from './move.ts';
import { isValue } from './values.ts';

/** A clause that asks a form for several things at once is laid on it; otherwise it is carried out as it was read, where that leaves nothing out. */
export function laidHere(
  instruction: Instruction,
  instructions: readonly Instruction[],
  situation: Situation,
):
  | { readonly type: 'laid'; readonly laid: Laid }
  | { readonly type: 'move'; readonly move: Move }
  | { readonly type: 'not'; readonly why: string }
  | undefined {
  const { breath, clause, kind } = instruction;
  if (!breath) return undefined;
  const found = layOut(breath, situation);
  if (found.type === 'move') return found;
  const { at } = situation.cursor;
  const rest = instructions.slice(at);
  const after = rest.findIndex((other) => other.clause !== clause);
  const own = after === -1 ? rest : rest.slice(0, after);
  if (found.type === 'laid') return { type: 'laid', laid: { at, count: own.length, orders: found.orders } };
  // What stands on the page may be found on it; nothing is filled in, sent or opened for what the form has no place for.
  const isSought = own.every(({ kind: each }) => ['find', 'read', 'do', 'open', 'click'].includes(each));
  if (kind === 'lay' || own.some(isCrammed) || (found.isOfForm && !isSought))
    return { type: 'move', move: { type: 'missing', why: found.why } };
  return found.isOfForm ? found : undefined;
}

/** A field was to take words that belong to something else. */
const isCrammed = (instruction: Instruction): boolean =>
  instruction.kind === 'fill' &&
  instruction.value.type === 'text' &&
  !instruction.value.quoted &&
  !isValue(instruction.value.text, wordsIn(instruction.value.text), 2);

const wordsIn = (text: string) => text.split(' ').map((word) => ({ text: word.replace(/,$/, ''), isEnd: word.endsWith(',') }));

/** What clauses came to stands in their place. */
export const withLaid = (instructions: readonly Instruction[], laid: readonly Laid[] = []): readonly Instruction[] =>
  laid.reduce((all, { at, count, orders }) => {
    const { clause = '', provided } = all[at] ?? {};
    return all.toSpliced(at, count, ...orders.map((order) => ({ ...order, clause, ...(provided && { provided }) })));
  }, instructions);
