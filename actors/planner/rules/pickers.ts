/** The texts that pick one of many rows, cards or places. */
import type { Description } from './description.ts';
import type { Instruction } from './instruction.ts';

/** At any depth. */
export function pickers(instruction: Instruction): readonly string[] {
  const of = ({ where = [], within, except = [] }: Description): readonly string[] => [
    ...where.flatMap((condition) => (condition.kind === 'holds' ? [condition.text] : [])),
    ...[...except, ...(within === undefined ? [] : [within])].flatMap(of),
  ];
  return thingsOf(instruction).flatMap(of);
}

export function thingsOf(instruction: Instruction): readonly Description[] {
  const { what, from, to } = instruction as Partial<Record<'what' | 'from' | 'to', Description>>;
  return [what, from, to].filter((thing) => typeof thing === 'object' && 'name' in thing);
}
