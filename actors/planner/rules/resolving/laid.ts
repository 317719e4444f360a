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
  if (found.type === 'laid') {
    // How it is sent is said behind it, in a clause of its own.
    const then = instructions[at + own.length];
    const isSentLater = then?.kind === 'click' || then?.kind === 'submit' || then?.kind === 'press';
    return { type: 'laid', laid: { at, count: own.length, orders: isSentLater ? found.orders.slice(0, -1) : found.orders } };
  }
  if (own.some(picksOut) || own.every(isPlainThing)) return undefined;
  // What was read otherwise may be carried out, unless it would send what the form has no place for.
  const isSending = breath.isOfGoods || own.some(({ kind: each }) => each === 'submit' || each === 'search');
  if (kind === 'lay' || own.some(isCrammed) || (found.isOfForm && isSending))
    return { type: 'move', move: { type: 'missing', why: found.why } };
  return found.isOfForm ? found : undefined;
}

/** "The cheapest flight": what the form has no place for is picked out among what it finds. */
const picksOut = (instruction: Instruction, at: number, own: readonly Instruction[]): boolean =>
  instruction.kind === 'do' &&
  instruction.what?.rank !== undefined &&
  own.slice(0, at).some(({ kind }) => kind === 'submit' || kind === 'search');

/** "Add the lamp": one word that says what it is, and nothing of how it is to be. */
const isPlainThing = (instruction: Instruction): boolean =>
  instruction.kind === 'do' &&
  instruction.what !== undefined &&
  instruction.what.noun !== 'one' &&
  /^\p{Ll}+$/u.test(instruction.what.name) &&
  (instruction.what.where ?? instruction.what.rank ?? instruction.what.look) === undefined;

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
