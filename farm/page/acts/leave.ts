/** Leaving the field that was written in last: many a page checks and saves only then. */

import { answerOf } from '../child-frames.ts';
import { consequencesFor } from '../consequence.ts';
import type { Deadline } from '../deadline.ts';
import { replaced } from '../errors.ts';
import { settle } from '../settle.ts';
import type { Tab } from '../tab.ts';
import type { Tabs } from '../tabs.ts';
import { callPage } from '../world.ts';

/** Whether one was left. The field stays that has its list open: it waits for a choice. */
export async function leaveField(tab: Tab): Promise<boolean> {
  const left = await Promise.all(tab.frames.all().map((frame) => answerOf(frame, callPage(frame, 'leave')).catch(replaced)));
  return left.includes(true);
}

/** As `leaveField`, of the active tab, which rests then. */
export async function leave(tabs: Tabs, deadline: Deadline): Promise<boolean> {
  const tab = await tabs.ready(deadline);
  tab.requests.acting();
  try {
    const left = await leaveField(tab);
    if (left) await settle(tabs, consequencesFor(deadline));
    return left;
  } finally {
    tab.requests.acted();
  }
}
