/** Of what a person could act on by the page's own markup and looks, how much is on our map: told without a word of the map's own rules. */
import type { Page } from 'playwright-core';
import type { LeasedPage, Observation } from '../../farm/page/port.ts';

interface Coverage {
  readonly there: number;
  /** The beginning of the markup of each that the map lacks. */
  readonly missed: readonly string[];
}

/** `theirs` shows the same document as `ours`. */
export async function coverageOf(ours: LeasedPage, { text }: Observation, theirs: Page): Promise<Coverage> {
  const selectors: string[] = [];
  for (const [, index] of text.matchAll(/\[(\d+)\]/g)) {
    const outcome = await ours.act({ kind: 'read', element: Number(index), as: 'text' });
    const path = outcome.ok ? outcome.evidence?.locators.find(({ by }) => by === 'structure') : undefined;
    if (path?.by === 'structure') selectors.push(path.selector);
  }
  return theirs.evaluate(`(${truth})(${JSON.stringify(selectors)})`);
}

/**
 * Runs in the page. What looks as if it could be acted on: native controls, controls by role or handler, what can be reached by the
 * keyboard, and where the pointer becomes a hand; each must be painted, enabled, and under the pointer once it is scrolled to. Of
 * controls within each other by the same hand, the outer counts.
 */
const truth = `(told) => {
  const native = 'a[href],area[href],button,input:not([type=hidden]),select,textarea,summary';
  const roles = 'button link tab checkbox radio switch menuitem menuitemcheckbox menuitemradio option slider spinbutton textbox combobox searchbox treeitem';
  const made = roles.split(' ').map((role) => '[role=' + role + ']').concat('[onclick]', '[contenteditable=""]', '[contenteditable=true]', '[tabindex]:not([tabindex^="-"])').join();
  const hand = (element) => element && getComputedStyle(element).cursor === 'pointer';
  const isPainted = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const isMet = (element) => {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    return [...element.getClientRects()].some((box) => [0.5, 0.15, 0.85].some((across) => {
      const hit = document.elementFromPoint(box.x + box.width * across, box.y + box.height / 2);
      return element.contains(hit) || [...(element.labels ?? [])].some((label) => label.contains(hit));
    }));
  };
  const isOne = (element) => {
    if (element.matches(native) || element.matches(made)) return true;
    return hand(element) && !hand(element.parentElement) && !element.matches('html,body,label,option') && !element.closest(native + ',' + made);
  };
  const there = [...document.querySelectorAll('body *')].filter((element) =>
    isOne(element) && !element.matches(':disabled') && !element.closest('[inert],[aria-disabled=true]') && isPainted(element) && isMet(element));
  const mapped = new Set(told.map((selector) => document.querySelector(selector)));
  const missed = there.filter((element) => !mapped.has(element) && ![...(element.labels ?? [])].some((label) => mapped.has(label)));
  scrollTo(0, 0);
  return { there: there.length, missed: missed.map((element) => element.outerHTML.slice(0, 100)) };
}`;
