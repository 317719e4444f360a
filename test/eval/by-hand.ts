/** Goals that bring their own proof: what a person does on the page to reach them, and a near miss. */
import type { Page } from 'playwright-core';
import type { EvalGoal } from './goal.ts';

/**
 * A step is `verb selector`, or `verb selector = value` with a space on each side of the sign; selectors are Playwright's.
 * `data` has the JSON of what was read in place of a selector.
 */
export interface DrivenGoal extends EvalGoal {
  /** The judge takes this for done. */
  readonly right: readonly string[];
  /** The judge does not take this for done, though it is not far from it. */
  readonly near: readonly string[];
}

/** Code of the page; `words` lie in one text node. */
const markWords = `(element, words) => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const at = node.textContent.indexOf(words);
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + words.length);
    getSelection().removeAllRanges();
    getSelection().addRange(range);
    return;
  }
  throw new Error(words + ' is not there to be marked');
}`;

type Act = (page: Page, selector: string, value: string) => Promise<unknown>;

const acts: Readonly<Record<string, Act>> = {
  click: (page, selector) => page.locator(selector).first().click(),
  double: (page, selector) => page.locator(selector).first().dblclick(),
  /** Asks for the element's own menu by the right button. */
  menu: (page, selector) => page.locator(selector).first().click({ button: 'right' }),
  hover: (page, selector) => page.locator(selector).first().hover(),
  fill: (page, selector, value) => page.locator(selector).first().fill(value),
  type: (page, selector, value) => page.locator(selector).first().pressSequentially(value),
  press: (page, selector, value) => page.locator(selector).first().press(value),
  choose: (page, selector, value) =>
    page
      .locator(selector)
      .first()
      .selectOption(value.split(' | ').map((label) => ({ label }))),
  /** Selects the words of the value in the text of an element; a CSS selector. */
  mark: (page, selector, value) =>
    page.evaluate(`(${markWords})(document.querySelector(${JSON.stringify(selector)}), ${JSON.stringify(value)})`),
  /** Holds the element and moves it by `x,y` CSS pixels. */
  move: async (page, selector, value) => {
    const box = await page.locator(selector).first().boundingBox();
    if (box === null) throw new Error(`${selector} has no box to take hold of`);
    const [x = 0, y = 0] = value.split(',').map(Number);
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + x, from.y + y, { steps: 5 });
    await page.mouse.up();
  },
};

/** Does the steps in order; what the `data` steps say was read. Rejects when a step can't be done. */
export async function doByHand(page: Page, steps: readonly string[]): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {};
  for (const step of steps) {
    const [, verb = '', rest = ''] = /^(\w+) (.*)$/s.exec(step) ?? [];
    const [selector = '', value = ''] = rest.split(/ = (.*)/s);
    if (verb === 'data') Object.assign(data, JSON.parse(rest));
    else if (acts[verb] === undefined) throw new Error(`no such step: ${step}`);
    else await acts[verb](page, selector, value);
  }
  // What the last step set off in the page is done before this is.
  await page.evaluate('0');
  return data;
}
