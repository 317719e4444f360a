/** What lies over an element is closed as a person would close it, unless the goal speaks of it. */
import { FarmError } from '../../errors.ts';
import { callPage } from '../world.ts';
import { type Attempt, besides, type Subject } from './attempt.ts';
import { strike } from './keyboard.ts';
import { click } from './pointer.ts';

/** For a goal: a way to close what lies over an element, which answers whether it did so, and tells. */
export const clearingFor =
  (goal: string, tell: (what: string, how: string) => void) =>
  (subject: Subject, attempt: Attempt): Promise<boolean> =>
    clearWay(subject, attempt, goal, tell);

async function clearWay(subject: Subject, attempt: Attempt, goal: string, tell: (what: string, how: string) => void): Promise<boolean> {
  const { tab, place } = subject;
  const { frame, index } = place;
  const overlay = await callPage(frame, 'overlayOver', index, goal);
  if (!overlay) return false;
  const { what, control, label } = overlay;
  // What is sent to the overlay is not the act.
  const aside: Attempt = { deadline: attempt.deadline, sent: false };
  const isGone = async () => {
    await callPage(frame, 'quiet', 500);
    return (await callPage(frame, 'overlayOver', index, goal))?.what !== what;
  };
  if (control !== undefined) {
    const closed = await click(besides(subject, control, `the control ${JSON.stringify(label)}`), aside).then(isGone, passOver);
    if (closed) {
      tell(what, `clicked ${JSON.stringify(label)}`);
      return true;
    }
  }
  await strike(tab, frame, 'Escape', aside);
  if (!(await isGone())) return false;
  tell(what, 'pressed Escape');
  return true;
}

/** A control that can't be clicked closes nothing. */
function passOver(error: unknown): false {
  if (error instanceof FarmError && (error.code === 'element_unusable' || error.code === 'element_gone')) return false;
  throw error;
}
