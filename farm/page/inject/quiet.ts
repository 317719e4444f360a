/** When nothing changes from one picture to the next. */
import { isAnythingArriving } from './arriving.ts';
import { later } from './later.ts';

/** What tells a person something; `style` is left out, for animations never end. */
const attributes = ['class', 'hidden', 'disabled', 'open', 'value', 'aria-hidden', 'aria-expanded', 'aria-busy', 'aria-disabled', 'src'];

/**
 * Resolves true after a picture without a mutation in which nothing was on its way into its place, or false when `ceilingMs` have passed. A document that runs no script
 * can't change by itself and is given no time.
 */
export function quiet(ceilingMs: number): Promise<boolean> {
  if (document.readyState !== 'loading' && document.scripts.length === 0 && !hasHandlers()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const until = performance.now() + ceilingMs;
    let changed = false;
    const observer = new MutationObserver(() => {
      changed = true;
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: attributes });
    const look = () => {
      const rests = !changed && observer.takeRecords().length === 0 && !isAnythingArriving();
      if (!rests && performance.now() <= until) {
        changed = false;
        nextPicture(look);
        return;
      }
      observer.disconnect();
      resolve(rests);
    };
    nextPicture(look);
  });
}

const hasHandlers = (): boolean =>
  document.evaluate('//@*[starts-with(name(), "on")]', document, null, XPathResult.BOOLEAN_TYPE).booleanValue;

/** Calls back with the next picture; a page in the background is given none, so that a timer stands in. */
export function nextPicture(then: (isDrawn: boolean) => void): void {
  let called = false;
  const once = (late: boolean) => {
    if (called) return;
    called = true;
    isLate = late;
    then(!late);
  };
  requestAnimationFrame(() => once(false));
  later(() => once(true), 100);
}

let isLate = false;

/** Resolves at once, unless the latest picture was not waited for to its end: what the page does with it may be yet to come. */
export async function caughtUp(): Promise<void> {
  if (!isLate) return;
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => resolve());
    later(resolve, latestMs);
  });
}

/** A busy machine draws nothing for so long at most. */
const latestMs = 1_000;

/** Resolves true at the next change of the document that a person could see, or false when `ceilingMs` have passed. */
export function nextChange(ceilingMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const done = (changed: boolean) => {
      clearTimeout(timer);
      observer.disconnect();
      resolve(changed);
    };
    const observer = new MutationObserver(() => done(true));
    const timer = later(() => done(false), ceilingMs);
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
}
