/** What the rules know at a place of a goal. */
import type { PlanInput } from '../port.ts';
import type { Instruction } from './instruction.ts';
import { type Cursor, handOf } from './resolving/cursor.ts';
import type { Situation } from './resolving/move.ts';
import { isOfOpenPage } from './resolving/page/paging.ts';
import type { Scene } from './resolving/page/scene.ts';

/** The page as it is, with all that is known where the cursor stands. */
export function situationAt(
  cursor: Cursor,
  instructions: readonly Instruction[],
  { done, now, data, files, seed }: PlanInput,
  scene: Scene,
): Situation {
  const hand = cursor.hand === undefined ? undefined : handOf(cursor.hand, scene);
  const latest = done.at(-1);
  const saidLast = done.findLast(({ act }) => act.kind !== 'note' && act.kind !== 'read')?.raised?.at(-1)?.message;
  const sender = instructions.slice(0, cursor.at).findLast((other) => other.kind === 'click' && other.sends === true);
  return {
    scene,
    now,
    cursor,
    instructions,
    data,
    files,
    tried: cursor.tried,
    ...((isOfOpenPage(instructions, cursor.at) || cursor.survey?.isDone) && { isHere: true }),
    ...(cursor.passed !== undefined && { passed: cursor.passed }),
    ...(hand && { hand, isSought: instructions[cursor.at - 1]?.kind === 'find' }),
    ...(cursor.at > 0 && cursor.hand !== undefined && { hasActed: true }),
    ...(seed && { seed }),
    ...(sender && { askedFor: sender.clause }),
    ...(latest?.changed !== undefined && { changed: latest.changed }),
    ...(saidLast !== undefined && { asked: saidLast }),
    ...(latest?.dialogs !== undefined && { raised: latest.dialogs - (done.at(-2)?.dialogs ?? 0) }),
  };
}
