/** What a page does not take it puts back: at once, or when it has thought it over. */
import { putsOff } from './later.ts';
import { caughtUp, nextPicture } from './quiet.ts';

/** Whether it is: now, or within `ms` where the page has put something off since the act began, which may be that. */
export async function isPutBack(look: () => boolean, ms: number): Promise<boolean> {
  await caughtUp();
  const until = performance.now() + (putsOff() ? ms : 0);
  while (!look()) {
    if (performance.now() >= until) return false;
    await new Promise<boolean>(nextPicture);
  }
  return true;
}
