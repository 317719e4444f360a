/** Whether a document can still become another by itself. */
import { hasPutOff, timersOfPage } from './later.ts';
import { nextChange } from './quiet.ts';

/** What plays tells its page where it is; what is refreshed goes away. */
const isMoving = (): boolean =>
  // One by one, and by their tags: so the browser looks through thousands of elements ten times as fast.
  document.querySelector('video') !== null ||
  document.querySelector('audio') !== null ||
  [...document.querySelectorAll('meta')].some((meta) => meta.matches('[http-equiv="refresh" i]'));

/**
 * Whether it has come whole and nothing in it runs on: no timer was ever set, nothing is animated or plays. What it asks its servers for
 * the driver knows.
 */
export const isStill = (): boolean => !hasPutOff() && isCalm();

/** Likewise, whatever it has put off. */
const isCalm = (): boolean => document.readyState === 'complete' && document.getAnimations().length === 0 && !isMoving();

/** Says that something is yet to come. */
const working = '[aria-busy="true"],progress,[role="progressbar"]';

/** Resolves false when until then nothing has changed, nothing was put off and nothing says that it is at work; at the first change, true. */
export async function stirs(ms: number): Promise<boolean> {
  const before = timersOfPage();
  return (await nextChange(ms)) || timersOfPage() > before || !isCalm() || document.querySelector(working) !== null;
}
