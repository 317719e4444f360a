/** Why something is missing that the page has after all. */
import type { Observation } from '../../../../farm/page/port.ts';
import type { Instruction } from '../instruction.ts';
import { likeness } from './likeness.ts';

/** With what lies over the thing that was looked for, where that is all that is wrong. */
export function withCover(why: string, instruction: Instruction, { covered = [] }: Observation): string {
  const what = 'what' in instruction ? instruction.what : undefined;
  const name = typeof what === 'object' && 'name' in what ? what.name : '';
  const found = name === '' ? undefined : covered.find((control) => likeness(name, control.name) >= 0.75);
  return found ? `${why}; ${found.role} ${JSON.stringify(found.name)} is covered by ${found.by}` : why;
}
