/** Whether the page has put something off since a control was last clicked or brought to a value: a look-up of suggestions, a second thought. */

/** How many timers page code has set itself. */
let ours = 0;
let before: number | undefined;

/** As `setTimeout`; what is put off so is not taken for the page's. */
export function later(then: () => void, ms: number): number {
  ours += 1;
  return window.setTimeout(then, ms);
}

/** Chrome numbers the timers of a window in a row, intervals too, whichever world sets them: a number that is left out is the page's. */
export function timersOfPage(): number {
  const latest = later(() => undefined, 0);
  clearTimeout(latest);
  return latest - ours;
}

/** Called before the control gets the focus, which may be enough for a page to begin. */
export function actBegins(): void {
  before = timersOfPage();
}

/** Whether it has put anything off since it was opened, which may be yet to come. */
export const hasPutOff = (): boolean => timersOfPage() > 0;

export const putsOff = (): boolean => before !== undefined && timersOfPage() > before;
