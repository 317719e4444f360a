/** What hangs on a condition: whether it holds at the moment that it comes up. */
import type { Of, Provided } from './instruction.ts';
import type { Cursor } from './resolving/cursor.ts';
import { awaited, judge } from './resolving/judging.ts';
import type { Situation } from './resolving/move.ts';

/** What was waited for has gone again. */
export function isOver(before: Of<'await'>, situation: Situation): boolean {
  const move = awaited(before, situation);
  return move.type === 'missing' && move.awaits === true;
}

/** How long what may be there is waited for before it is held for absent. */
const comesMs = 1_500;

/** Whether an instruction that hangs on a proviso is carried out; judged when its conditional comes up, and kept. */
export function judgedSo(
  { by, holds, of, loosely }: Provided,
  situation: Situation,
): { readonly cursor: Cursor; readonly isDone: boolean } | { readonly cursor: Cursor; readonly why: string } {
  const { cursor, now } = situation;
  const known = cursor.judged?.[of];
  const judgement = known === undefined ? judge(by, situation) : { holds: known, isThere: true };
  const since = cursor.missingSince ?? now;
  const waiting = { ...cursor, missingSince: since };
  if ('why' in judgement) return { cursor: waiting, why: judgement.why };
  if (!judgement.isThere && now - since < comesMs) return { cursor: waiting, why: 'what the goal makes it depend on has not come up yet' };
  const { missingSince: _, ...found } = cursor;
  const kept = known === undefined ? { ...found, judged: { ...cursor.judged, [of]: judgement.holds } } : cursor;
  const isDone = judgement.holds === holds;
  if (!isDone && loosely)
    return {
      cursor: waiting,
      why: 'the condition fails, and it is not clear whether what is said behind "then" is to be done all the same',
    };
  return { cursor: kept, isDone };
}
