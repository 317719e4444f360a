/** When nothing changes from one picture to the next. */

/** What tells a person something; `style` is left out, for animations never end. */
const attributes = ['class', 'hidden', 'disabled', 'open', 'value', 'aria-hidden', 'aria-expanded', 'aria-busy', 'aria-disabled', 'src'];

/**
 * Resolves true after `pictures` frames in a row without a mutation, or false when `ceilingMs` have passed. A document that
 * runs no script can't change by itself and is given no time; one with handlers in its attributes only is given one picture.
 */
export function quiet(pictures: number, ceilingMs: number): Promise<boolean> {
  const isWhole = document.readyState !== 'loading' && document.scripts.length === 0;
  if (isWhole && !hasHandlers()) return Promise.resolve(true);
  const wanted = isWhole ? Math.min(pictures, 1) : pictures;
  return new Promise((resolve) => {
    const until = performance.now() + ceilingMs;
    let still = 0;
    const observer = new MutationObserver(() => {
      still = 0;
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: attributes });
    const end = (rests: boolean) => {
      observer.disconnect();
      resolve(rests);
    };
    const look = () => {
      if (observer.takeRecords().length > 0) still = 0;
      if (still >= wanted) end(true);
      else if (performance.now() > until) end(false);
      else
        nextPicture(() => {
          still += 1;
          look();
        });
    };
    look();
  });
}

const hasHandlers = (): boolean =>
  document.evaluate('//@*[starts-with(name(), "on")]', document, null, XPathResult.BOOLEAN_TYPE).booleanValue;

/** Calls back with the next picture; a page in the background is given none, so that a timer stands in. */
export function nextPicture(then: () => void): void {
  let called = false;
  const once = () => {
    if (called) return;
    called = true;
    then();
  };
  requestAnimationFrame(once);
  setTimeout(once, 100);
}
