/** What every act shares: what it is done to, and whether something of it has left for the page. */
import type { Deadline } from '../deadline.ts';
import { replaced } from '../errors.ts';
import type { WireOffer } from '../inject/wire.ts';
import type { Place } from '../stitch.ts';
import type { Tab } from '../tab.ts';

/** How long an element may be covered, moving or hidden before an act on it fails, and what an act brings about may take to show. */
const patienceMs = 5_000;

/** How long a page is given to put back what it does not take. */
export const keepsMs = 200;

/** One element to act on, with a name for messages. */
export interface Subject {
  readonly tab: Tab;
  readonly place: Place;
  readonly what: string;
}

/** One act under way. */
export interface Attempt {
  readonly deadline: Deadline;
  /** Whether something of it has left for the page, and may be heard there whatever becomes of the act. */
  sent: boolean;
  /** What a list was seen to offer. */
  offered?: readonly WireOffer[];
  /** Closes what lies over an element, if it may be; not set while that is being done, for nothing is closed for it in turn. */
  readonly clearWay?: (subject: Subject, attempt: Attempt) => Promise<boolean>;
  /** Called once something was closed so: the act begins then. */
  cleared?: () => void;
}

/** Another element in the same frame, held by the page code under this number. */
export const besides = (subject: Subject, index: number, what: string): Subject => ({
  ...subject,
  place: { ...subject.place, index },
  what,
});

/** How long an element is waited for, within the deadline of the act. */
export const patienceOf = ({ deadline }: Attempt, ms = patienceMs): number => Math.min(ms, deadline.remaining);

/** The act itself may close the page or put another document in its place: then it was heard all the same. */
export async function send(tab: Tab, attempt: Attempt, events: () => readonly Promise<unknown>[]): Promise<void> {
  // Whoever waited has been told that nothing was sent.
  attempt.deadline.check();
  attempt.sent = true;
  try {
    await Promise.all(events());
  } catch (error) {
    if (!tab.closed) replaced(error);
  }
}

/** What page code changes by itself: it is taken for sent unless its answer says that nothing was touched. */
export async function touch<T extends { readonly ok: boolean }>(attempt: Attempt, change: () => Promise<T>): Promise<T> {
  attempt.deadline.check();
  const before = attempt.sent;
  attempt.sent = true;
  const answer = await change();
  if (!answer.ok) attempt.sent = before;
  return answer;
}
