/** Questions to the document of the active tab, whichever that is by the time of the answer. */
import { answerOf } from './child-frames.ts';
import type { Deadline } from './deadline.ts';
import { DocumentGone } from './errors.ts';
import type { Frame } from './frames.ts';
import { settleTab } from './settle.ts';
import { framesShown } from './stitch.ts';
import type { Tab } from './tab.ts';
import type { Tabs } from './tabs.ts';
import { callPage } from './world.ts';

/** Asks again when the document is replaced meanwhile, or the tab closed. */
export async function onDocument<T>(tabs: Tabs, deadline: Deadline, ask: (tab: Tab) => Promise<T>): Promise<T> {
  for (;;) {
    deadline.check();
    const tab = await tabs.ready(deadline);
    try {
      return await ask(tab);
    } catch (error) {
      if (!(error instanceof DocumentGone) && !tab.closed) throw error;
      await settleTab(tab, deadline);
    }
  }
}

/** Whether it holds in any frame that a person sees. */
export function inAnyFrame(
  tabs: Tabs,
  deadline: Deadline,
  ...[check, text]: ['showsText' | 'showsStatus', string] | ['knowsVisitor']
): Promise<boolean> {
  return onDocument(tabs, deadline, async (tab) => {
    const ask = (frame: Frame) => (text === undefined ? callPage(frame, 'knowsVisitor') : callPage(frame, check, text));
    const isShown = framesShown();
    const holds = async (frame: Frame) => (await ask(frame)) && isShown(frame);
    const found = await Promise.all(tab.frames.all().map((frame) => answerOf(frame, holds(frame))));
    return found.includes(true);
  });
}
