/** Whether a document can still become another by itself. */
import { hasPutOff, timersOfPage } from './later.ts';
import { nextChange } from './quiet.ts';

/** What plays tells its page where it is; what is refreshed goes away. */
const moving = 'video,audio,meta[http-equiv="refresh" i]';

/**
 * Whether it has come whole and nothing in it runs on: no timer was ever set, nothing is animated or plays. What it asks its servers for
 * the driver knows.
 */
export const isStill = (): boolean => !hasPutOff() && isCalm();

/** Likewise, whatever it has put off. */
const isCalm = (): boolean =>
  document.readyState === 'complete' && document.getAnimations().length === 0 && document.querySelector(moving) === null;

/** Says that something is yet to come. */
const working = '[aria-busy="true"],progress,[role="progressbar"]';

/** Resolves false when until then nothing has changed, nothing was put off and nothing says that it is at work; at the first change, true. */
export async function stirs(ms: number): Promise<boolean> {
  const before = timersOfPage();
  return (await nextChange(ms)) || timersOfPage() > before || !isCalm() || document.querySelector(working) !== null;
}
