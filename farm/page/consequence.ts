/** What came of an act: how a page was before it, whether anything has begun since, and what was recorded the time before. */
import type { Consequence } from '../../store/model/step.ts';
import { Deadline } from './deadline.ts';
import { busyUntil } from './settle.ts';
import type { Tab } from './tab.ts';
import type { Tabs } from './tabs.ts';

/** How long what came of the act before may take to begin, on a page that is waiting for nothing. */
export const beginsMs = 1_500;

/** What an act's consequences may take before the page is read as it is. */
const consequencesMs = 10_000;
export const consequencesFor = ({ remaining }: Deadline): Deadline => new Deadline(Math.min(consequencesMs, remaining), 'settling');

/** A tab at one moment. */
export interface Moment {
  readonly tab: Tab;
  readonly commits: number;
  readonly ofActs: number;
}

export const momentOf = (tab: Tab): Moment => ({ tab, commits: tab.commits, ofActs: tab.requests.ofActs });

/** What has come of it so far, but for the states of its element. */
export const since = ({ tab, commits, ofActs }: Moment, tabs: Tabs): Omit<Consequence, 'states'> => ({
  document: tab.commits !== commits,
  tab: tabs.active !== tab,
  requests: tab.requests.ofActs > ofActs,
});

const isUnderWay = ({ tab }: Moment): boolean => !tab.closed && busyUntil(tab, Date.now(), Date.now()) !== undefined;

/**
 * Whether there is anything to wait for: what came the time before, once it has begun, or what has begun this time. A page that
 * does otherwise than it did is given up when it is waiting for nothing itself.
 */
export async function hasBegun(moment: Moment, tabs: Tabs, recorded: Consequence, ceiling: Deadline): Promise<boolean> {
  let until = Date.now() + beginsMs;
  for (;;) {
    const { document, tab, requests } = since(moment, tabs);
    const lacks = (recorded.document && !document && !tab) || (recorded.tab && !tab);
    if (!lacks) return document || tab || requests || recorded.requests || isUnderWay(moment);
    if (isUnderWay(moment)) until = Date.now() + beginsMs;
    const left = Math.min(until - Date.now(), ceiling.remaining);
    if (left <= 0 || moment.tab.closed) return true;
    await Promise.race([moment.tab.changed.next(left), tabs.changed.next(left)]);
  }
}
