/** Leaving the field that was written in last: many a page checks and saves only then. */
import { answerOf } from '../child-frames.ts';
import type { Tab } from '../tab.ts';
import { callPage } from '../world.ts';
import { replaced } from './attempt.ts';

/** Whether one was left. The field stays that has its list open: it waits for a choice. */
export async function leaveField(tab: Tab): Promise<boolean> {
  const left = await Promise.all(tab.frames.all().map((frame) => answerOf(frame, callPage(frame, 'leave')).catch(replaced)));
  return left.includes(true);
}
