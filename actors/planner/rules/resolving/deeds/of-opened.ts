/** "Open the album and play its 3rd song": what was opened just before is all that the page shows by then, and need not name it again. */
import { isDeepStrictEqual } from 'node:util';
import type { Instruction } from '../../instruction.ts';
import type { Situation } from '../move.ts';
import { placesOf } from '../page/places.ts';

const itsOwn = /\b(?:its|their|his|her)\b/i;

/** Without the place, where it is what was opened and no part of the page is called so. */
export function ofOpened(instruction: Instruction, situation: Situation): Instruction {
  const { instructions, cursor } = situation;
  const before = instructions[cursor.at - 1];
  if (!('what' in instruction) || !instruction.what?.within || before?.kind !== 'open' || !itsOwn.test(instruction.clause))
    return instruction;
  const { within, ...what } = instruction.what;
  if (!isDeepStrictEqual(within, before.what) || placesOf(within, situation).length > 0) return instruction;
  return { ...instruction, what } as Instruction;
}
