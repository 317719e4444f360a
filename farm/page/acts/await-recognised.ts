/** Waiting until the element that was recorded is found, as it was, where it is to be. */
import type { ElementEvidence } from '../../../store/model/step.ts';
import type { Deadline } from '../deadline.ts';
import { onDocument } from '../on-document.ts';
import type { RecogniseTerms } from '../port.ts';
import { busyUntil } from '../settle.ts';
import { isStill } from '../stillness.ts';
import type { Tab } from '../tab.ts';
import type { Tabs } from '../tabs.ts';
import { type Sought, seek } from './recognise.ts';
import { nextLook } from './wait.ts';

/** How long an element may take to become as it was recorded, once the page rests, or to come to a page that changes no more by itself. */
const changedMs = 500;
/** What a page has put off once it is waited for while anything stirs on it, and so long while nothing does. */
const calmMs = 2_000;

/** What was found when the wait ended; `isPlaced` where the page's address is as it was to be. */
interface Awaited {
  readonly tab: Tab;
  readonly sought: Sought;
  readonly isPlaced: boolean;
}

/** Looks anew whenever the page may look otherwise: until the element is as recorded, or the page has brought what it brings by itself. */
export async function awaitRecognised(
  tabs: Tabs,
  deadline: Deadline,
  evidence: ElementEvidence,
  { as, withinMs, at }: RecogniseTerms,
): Promise<Awaited> {
  const start = Date.now();
  const latest = start + deadline.remaining / 2;
  let restsSince = start;
  let calm = 0;
  for (;;) {
    const { isOver, ...found } = await onDocument(tabs, deadline, async (tab) => {
      const sought = await seek(tab, evidence, as);
      const isPlaced = at(tab.url);
      return { tab, sought, isPlaced, isOver: (sought.ok && isPlaced) || calm >= calmMs || (await isStill(tab)) };
    });
    const { tab, sought, isPlaced } = found;
    const now = Date.now();
    if (busyUntil(tab, now, start) !== undefined) restsSince = now;
    const isAsRecorded = sought.ok && isPlaced && sought.isAsRecorded;
    // What is otherwise than it was may be so because it is still on its way.
    const patience = isAsRecorded ? 0 : isOver ? Math.min(changedMs, withinMs) : withinMs;
    const left = Math.min(restsSince + patience, latest) - now;
    if (isAsRecorded || left <= 0) return found;
    const quiet = await nextLook(tabs, tab, left);
    calm = quiet === 0 ? 0 : calm + quiet;
  }
}
