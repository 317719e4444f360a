/** Why something is missing that the page may have after all. */
import type { Observation } from '../../../../farm/page/port.ts';
import type { Instruction } from '../instruction.ts';
import { likeness } from './likeness.ts';

/** With what lies over the thing that was looked for, or over the page, and where the page is not seen to its end. */
export function withCover(why: string, instruction: Instruction, { covered = [], over, cut }: Observation): string {
  const what = 'what' in instruction ? instruction.what : undefined;
  const name = typeof what === 'object' && 'name' in what ? what.name : '';
  const found = name === '' ? undefined : covered.find((control) => likeness(name, control.name) >= 0.75);
  if (found) return `${found.role} ${JSON.stringify(found.name)} is covered by ${found.by}`;
  const seen = over === undefined ? why : `${why.replace(/; name it as the page does$/, '')}; what ${over.what} covers is not seen`;
  return cut ? `${seen}; the page is too long to be seen to its end` : seen;
}

/** Why it can't be told of a page that is not seen to its end which thing is meant, or which all are. */
export function needsTheEnd(instruction: Instruction, { cut }: Observation): string | undefined {
  const what = 'what' in instruction && typeof instruction.what === 'object' ? instruction.what : undefined;
  if (!cut || what === undefined) return undefined;
  const isOfAll =
    what.all === true ||
    what.rank !== undefined ||
    (what.ordinal ?? 1) < 0 ||
    (instruction.kind === 'read' && (counting.includes(instruction.form) || (instruction.form === 'number' && what.name === '')));
  return isOfAll
    ? 'the page is too long to be seen to its end, so that it can’t be told; filter its list, or open a part of it first'
    : undefined;
}

const counting: readonly string[] = ['list', 'count'];
