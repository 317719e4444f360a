/** What was pressed already, and may have happened, whatever the page shows of it. */
import type { DoneAct } from '../../port.ts';
import type { Instruction } from '../instruction.ts';
import { isAffirming, isAskedBack } from './confirming.ts';
import type { Cursor, RulesMemo } from './cursor.ts';
import type { Move } from './move.ts';
import type { Scene } from './scene.ts';

const sentOnce: readonly Instruction['kind'][] = ['submit', 'answer', 'login'];

/** What was pressed by this very instruction is not pressed again: it may have happened, whatever the page shows of it. */
export function isSentAgain(
  move: Move,
  { kind }: Instruction,
  memo: RulesMemo | undefined,
  ours: readonly { readonly ok: boolean }[],
  scene: Scene,
): boolean {
  const { cursor, after } = memo ?? {};
  if (move.type !== 'act' || move.act.kind !== 'click' || !move.on || !after || ours[after.acts]?.ok !== true) return false;
  return sentOnce.includes(kind) && after.ok.at === cursor?.at && after.ok.hand === scene.keyOf(move.on);
}

/** "Delete it and answer yes": what the page asked back was answered when it was deleted. */
export function isAnsweredAlready(move: Move, instructions: readonly Instruction[], { at, stage, hand }: Cursor, scene: Scene): boolean {
  const before = instructions[at - 1];
  if (move.type !== 'act' || move.act.kind !== 'click' || !move.on || before?.kind !== 'do' || stage !== 0) return false;
  return isAskedBack(before.as) && hand === scene.keyOf(move.on) && isAffirming(move.on.name);
}

/** Verbs of what is done once there is a file. */
export const fetching = /^(?:download|export|save|get|print|back up)\b/;

/** Whether the latest act has brought a file, or was to. */
export function hasFetched(done: readonly DoneAct[]): boolean {
  const [before, latest] = [done.at(-2), done.at(-1)];
  return (latest?.files ?? 0) > (before?.files ?? 0);
}
