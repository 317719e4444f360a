/** When a page has come to rest: nothing on its way that a person would wait for, and no change from one picture to the next. */
import { answerOf } from './child-frames.ts';
import type { Deadline } from './deadline.ts';
import { DocumentGone } from './errors.ts';
import type { Frame } from './frames.ts';
import type { Tab } from './tab.ts';
import type { Tabs } from './tabs.ts';
import { callPage } from './world.ts';

/** A navigation that was asked for but sent no request by then comes to nothing (as `mailto:` does). */
const unsentNavigationMs = 500;
/** What a slow picture may hold up once everything else is there. */
const slowLoadMs = 1_000;
/** What a slow frame within the page may hold up. */
const slowFrameMs = 3_000;
/** A page that moves for longer than this moves always. */
const restlessMs = 1_000;
/** A blank page that another opened is about to be sent somewhere or to be written into. */
const blankMs = 1_000;

type Rest = 'rests' | 'busy';

/**
 * Waits until the tab rests, or until `ceiling`. What is left to wait for is told by events; a timer only ends the waiting
 * for what is late. Rejects when the page crashes or its lease is lost.
 */
export async function settleTab(tab: Tab, ceiling: Deadline): Promise<Rest> {
  const start = Date.now();
  while (ceiling.remaining > 0) {
    const until = busyUntil(tab, Date.now(), start);
    if (until !== undefined) {
      await tab.changed.next(Math.min(until - Date.now(), ceiling.remaining));
      continue;
    }
    if ((await quiet(tab, ceiling)) && busyUntil(tab, Date.now(), start) === undefined) return 'rests';
  }
  return 'busy';
}

/** Follows the page from document to document and from tab to tab until it rests, or until the ceiling. */
export async function settle(tabs: Tabs, ceiling: Deadline): Promise<void> {
  while (ceiling.remaining > 0) {
    const tab = await tabs.ready(ceiling);
    await settleTab(tab, ceiling).catch((error: unknown) => {
      if (!tab.closed) throw error;
    });
    if (!(await tabs.coming(ceiling)) && tab === tabs.active) return;
  }
}

/** Until when at most the tab is worth waiting for, by who has waited since `start`; undefined when nothing is on its way. */
export function busyUntil(tab: Tab, now: number, start: number): number | undefined {
  let until = tab.requests.busyUntil(now, start) ?? now;
  const { main } = tab.frames;
  if (main && tab.openerId !== undefined && tab.url === 'about:blank') until = Math.max(until, main.since + blankMs);
  for (const frame of tab.frames.all()) until = Math.max(until, frameBusyUntil(frame, now));
  return until > now ? until : undefined;
}

function frameBusyUntil(frame: Frame, now: number): number {
  const patience = frame.parent ? slowFrameMs : Number.POSITIVE_INFINITY;
  if (frame.leaving) return frame.leaving.since + (frame.leaving.loaderId === undefined ? unsentNavigationMs : patience);
  if (!frame.domReady) return frame.since + patience;
  if (!frame.loaded) return frame.since + slowLoadMs;
  return now;
}

/** Whether every frame held still, and none was replaced. */
async function quiet(tab: Tab, ceiling: Deadline): Promise<boolean> {
  const commits = tab.commits;
  const patience = Math.min(restlessMs, ceiling.remaining);
  const still = tab.frames.all().map((frame) => answerOf(frame, callPage(frame, 'quiet', patience)));
  await within(ceiling.remaining, Promise.all(still));
  return commits === tab.commits;
}

/** Resolves with the work, after `ms`, or when the document is gone. */
function within(ms: number, work: Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    work
      .then(
        () => resolve(),
        (error: unknown) => (error instanceof DocumentGone ? resolve() : reject(error)),
      )
      .finally(() => clearTimeout(timer));
  });
}
