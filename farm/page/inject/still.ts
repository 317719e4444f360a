/** Whether a document can still become another by itself. */
import { hasPutOff } from './later.ts';

/** What plays tells its page where it is; what is refreshed goes away. */
const moving = 'video,audio,meta[http-equiv="refresh" i]';

/**
 * Whether it has come whole and nothing in it runs on: no timer was ever set, nothing is animated or plays. What it asks its servers for
 * the driver knows.
 */
export const isStill = (): boolean =>
  document.readyState === 'complete' && !hasPutOff() && document.getAnimations().length === 0 && document.querySelector(moving) === null;
