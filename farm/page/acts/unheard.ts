/**
 * Clicks that nobody hears: on what the browser does nothing with, as long as no script listens for them there. A page that is shown
 * before its scripts have come looks whole and is deaf.
 */
import { gone } from '../errors.ts';
import { isStill } from '../stillness.ts';
import { callPage, withNodes } from '../world.ts';
import { type Attempt, patienceOf, type Subject } from './attempt.ts';

/** How long a page that is at work may take to begin to listen. */
const listensWithinMs = 4_000;
/** Nothing is told when it does: it is asked anew. */
const lookMs = 100;

/** What a press with a pointer is heard by. */
const heard = /^(?:(?:dbl|aux)?click|(?:mouse|pointer)(?:down|up)|touch(?:start|end)|focus(?:in)?)$/;

/** Whether the page has begun to listen for a click on the element, that it was deaf to; undefined where it was not, or somebody else may have heard it. */
export async function comesToListen(subject: Subject, attempt: Attempt): Promise<boolean | undefined> {
  if ((await isHeard(subject)) !== false) return undefined;
  const until = Date.now() + patienceOf(attempt, listensWithinMs);
  const { tab, place } = subject;
  while (Date.now() < until && !(await isStill(tab))) {
    await callPage(place.frame, 'nextChange', lookMs).catch(gone);
    const isHeardNow = await isHeard(subject);
    if (isHeardNow !== false) return isHeardNow;
  }
  return false;
}

/** Undefined where the browser answers by itself, or the element is gone. */
const isHeard = ({ place: { frame, index } }: Subject): Promise<boolean | undefined> =>
  withNodes(frame, 'listeningPlaces', [index], async (places) => {
    const listeners = await Promise.all(places.map((place) => frame.session.send('DOMDebugger.getEventListeners', place)));
    return listeners.some((of) => of.listeners.some(({ type }) => heard.test(type)));
  }).catch(gone);
