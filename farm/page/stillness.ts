/** Whether a page will show nothing by itself that it does not show now: then what it lacks is not waited for. */
import { answerOf } from './child-frames.ts';
import { busyUntil } from './settle.ts';
import type { Tab } from './tab.ts';
import { callPage } from './world.ts';

/** As far as the driver knows; the documents are to be asked besides. */
export const hearsNothing = (tab: Tab): boolean => !tab.requests.mayBringNews && busyUntil(tab, Date.now(), Date.now()) === undefined;

export async function isStill(tab: Tab): Promise<boolean> {
  if (!hearsNothing(tab)) return false;
  const answers = await Promise.all(tab.frames.all().map((frame) => answerOf(frame, callPage(frame, 'isStill'))));
  return answers.every((answer) => answer === true) && hearsNothing(tab);
}
