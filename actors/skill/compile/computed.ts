/** What of a goal depends on what stands on the page that day: it is carried out anew each time. */
import type { Description, Given } from '../../planner/rules/description.ts';
import type { Instruction } from '../../planner/rules/instruction.ts';

/** These look for what they do, or toggle it, whatever they are about. */
const anew: readonly Instruction['kind'][] = ['read', 'find', 'arrange', 'sort', 'do', 'drag'];

/** Whether the same control is not the same answer tomorrow. */
export function isComputed(instruction: Instruction): boolean {
  if (anew.includes(instruction.kind) || instruction.provided !== undefined) return true;
  const { what, from, where, to } = instruction as Partial<Record<'what' | 'from' | 'where' | 'to', Description>>;
  if ([what, from, where, to].some((thing) => thing !== undefined && isPicked(thing))) return true;
  return givens(instruction).some((given) => given.type !== 'text');
}

/** Whether a thing is told by its place, its rank, its row or what stands in it, and not by its name alone. */
function isPicked({ ordinal, rank, where, all, except, beside, within, column, part, look }: Description): boolean {
  const told = ordinal !== undefined || rank !== undefined || all === true || beside !== undefined || column !== undefined;
  return (
    told || part !== undefined || within !== undefined || (where?.length ?? 0) > 0 || (except?.length ?? 0) > 0 || (look?.length ?? 0) > 0
  );
}

/** The values that an instruction brings to the page. */
export function givens(instruction: Instruction): readonly Given[] {
  switch (instruction.kind) {
    case 'fill':
    case 'search':
      return [instruction.value];
    case 'choose':
      return instruction.values;
    case 'login':
      return [instruction.user, instruction.password].filter((given) => given !== undefined);
    case 'do':
      return [instruction.text, instruction.to].filter((given) => given !== undefined);
    default:
      return [];
  }
}
