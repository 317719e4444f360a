/** "Order 302", where the page writes "000000302": the number as the page has it. */
import type { Description } from '../../description.ts';
import type { Instruction } from '../../instruction.ts';
import { onlyOf } from '../only.ts';
import type { Scene } from './scene.ts';

/** The instructions with such numbers as the page writes them. */
export function withPaddedNumbers(instructions: readonly Instruction[], scene: Scene): readonly Instruction[] {
  const padded = new Map<string, Set<string>>();
  for (const { name } of scene.elements) {
    const number = /^#?(0+(\d{2,}))$/.exec(name.trim());
    if (number?.[1] && number[2]) padded.set(number[2], (padded.get(number[2]) ?? new Set()).add(number[1]));
  }
  if (padded.size === 0) return instructions;
  const asWritten = (what: Description): Description => {
    const within = what.within && asWritten(what.within);
    const number = /^#?(\d{2,})$/.exec(what.name)?.[1];
    const isThere = number === undefined || scene.elements.some(({ name }) => name.trim() === number);
    const name = isThere ? undefined : onlyOf(padded.get(number) ?? []);
    return within === what.within && name === undefined ? what : { ...what, ...(within && { within }), ...(name && { name }) };
  };
  return instructions.map((instruction) => {
    const what = 'what' in instruction && typeof instruction.what === 'object' ? asWritten(instruction.what) : undefined;
    return what === undefined || !('what' in instruction) || what === instruction.what
      ? instruction
      : ({ ...instruction, what } as Instruction);
  });
}
