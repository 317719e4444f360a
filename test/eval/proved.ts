/** Proves goals that bring their own proof: each can be done by hand, and its near miss is told from it. */
import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../farm/node/chromium.ts';
import { type DrivenGoal, doByHand } from './by-hand.ts';
import { serveSite } from './server.ts';
import type { PlacedGoal } from './sites.ts';

interface DrivenPlace extends PlacedGoal {
  readonly goal: DrivenGoal;
}

export const isDriven = (placed: PlacedGoal): placed is DrivenPlace => 'right' in placed.goal;

/** What is set off by a link that is a script, or by a timer, is waited for so long. */
const patienceMs = 5_000;

/** Tells of each goal, in the order in which they end, what is wrong with its proof; `undefined` where nothing is. */
export async function proveByHand(
  placed: readonly DrivenPlace[],
  tell: (goal: DrivenGoal, wrong: string | undefined) => void,
  inParallel = 4,
): Promise<void> {
  const { path, env } = await findChromium(undefined);
  const browser = await chromium.launch({ executablePath: path, env: { ...process.env, ...env }, args: ['--no-sandbox'] });
  const waiting = [...placed];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) tell(next.goal, await wrongWith(browser, next));
  };
  try {
    await Promise.all(Array.from({ length: inParallel }, work));
  } finally {
    await browser.close();
  }
}

async function wrongWith(browser: Browser, { folder, goal }: DrivenPlace): Promise<string | undefined> {
  try {
    const missed = await judged(browser, folder, goal, goal.right, patienceMs);
    if (missed !== undefined) return `what is right is judged otherwise: ${missed}`;
    return (await judged(browser, folder, goal, goal.near, 0)) === undefined ? 'the near miss is judged right' : undefined;
  } catch (error) {
    return String(error);
  }
}

/** What the judge misses once the steps are done and `forMs` have passed. Rejects where a script of the page is broken. */
async function judged(browser: Browser, folder: URL, goal: DrivenGoal, steps: readonly string[], forMs: number) {
  const site = await serveSite(folder);
  const page = await opened(browser);
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  try {
    await page.goto(new URL(goal.page, site.url).href);
    const data = await doByHand(page, steps);
    const until = Date.now() + forMs;
    for (;;) {
      const missed = goal.judge({ log: site.log, data });
      if (broken.length > 0) throw new Error(`the page throws: ${broken}`);
      if (missed === undefined || Date.now() >= until) return missed;
      await page.evaluate('new Promise(requestAnimationFrame)');
    }
  } finally {
    await page.context().close();
    await site.close();
  }
}

async function opened(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(10_000);
  page.on('dialog', (dialog) => dialog.accept());
  return page;
}
