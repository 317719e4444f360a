/** Remembers what the goals in hand say: a run asks at every step, and a long goal takes a while to read. */
import { Recent } from '../../../recent.ts';
import type { Instruction } from '../instruction.ts';
import { breathOf } from './breaths.ts';
import { readGoal } from './read-goal.ts';

const dayMs = 86_400_000;
/** More runs than are under way at a time need no reading twice. */
const readings = new Recent<ReturnType<typeof readGoal>>(32);

/** As `readGoal`, with the breath of each clause that has one; of `now`, in milliseconds since the epoch, only the day tells. */
export const readOnce = (goal: string, now: number): ReturnType<typeof readGoal> =>
  readings.of(`${Math.floor(now / dayMs)} ${goal}`, () => withBreaths(readGoal(goal, now), now));

function withBreaths(read: ReturnType<typeof readGoal>, now: number): ReturnType<typeof readGoal> {
  if ('unreadable' in read) return read;
  const instructions = read.reading.instructions.map((instruction, at, all): Instruction => {
    const breath = all[at - 1]?.clause === instruction.clause ? undefined : breathOf(instruction.clause, now);
    return breath === undefined ? instruction : { ...instruction, breath };
  });
  return { reading: { ...read.reading, instructions } };
}
