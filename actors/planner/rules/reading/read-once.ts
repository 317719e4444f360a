/** Remembers what the goals in hand say: a run asks at every step, and a long goal takes a while to read. */
import { Recent } from '../../../recent.ts';
import { readGoal } from './read-goal.ts';

const dayMs = 86_400_000;
/** More runs than are under way at a time need no reading twice. */
const readings = new Recent<ReturnType<typeof readGoal>>(32);

/** As `readGoal`; of `now`, in milliseconds since the epoch, only the day tells. */
export const readOnce = (goal: string, now: number): ReturnType<typeof readGoal> =>
  readings.of(`${Math.floor(now / dayMs)} ${goal}`, () => readGoal(goal, now));
