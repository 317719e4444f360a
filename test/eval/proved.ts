/** Proves the goals of one part that bring their own proof: each can be done by hand, and its near miss is told from it. */
import { type Browser, chromium } from 'playwright-core';
import t from 'tap';
import { findChromium } from '../../farm/node/chromium.ts';
import { type DrivenGoal, doByHand } from './by-hand.ts';
import type { EvalGoal } from './goal.ts';
import { serveSite } from './server.ts';
import { loadGoals, type Part } from './sites.ts';

const isDriven = (goal: EvalGoal): goal is DrivenGoal => 'right' in goal;
/** What is set off by a link that is a script, or by a timer, is waited for within `patienceMs` as long as the judge misses it. */
async function judged(browser: Browser, folder: URL, goal: DrivenGoal, steps: readonly string[], patienceMs = 0) {
  const site = await serveSite(folder);
  const page = await browser.newPage();
  page.setDefaultTimeout(10_000);
  page.on('dialog', (dialog) => dialog.accept());
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  try {
    await page.goto(new URL(goal.page, site.url).href);
    const data = await doByHand(page, steps);
    const until = Date.now() + patienceMs;
    for (;;) {
      const verdict = goal.judge({ log: site.log, data });
      if (verdict === undefined || Date.now() >= until) return { verdict, broken };
      await page.evaluate('new Promise(requestAnimationFrame)');
    }
  } finally {
    await page.close();
    await site.close();
  }
}

/** The file's tests: of the sites of the part whose names match. */
export async function proveByHand(part: Part, names: RegExp): Promise<void> {
  const isMeant = (folder: URL) => names.test(folder.pathname.split('/').at(-2) ?? '');
  const placed = (await loadGoals()).flatMap((each) =>
    each.part === part && isMeant(each.folder) && isDriven(each.goal) ? [{ folder: each.folder, goal: each.goal }] : [],
  );
  const { path, env } = await findChromium(undefined);
  const browser = await chromium.launch({ executablePath: path, env: { ...process.env, ...env }, args: ['--no-sandbox'] });
  t.teardown(() => browser.close());
  t.jobs = 4;
  // A browser and well over a hundred pages.
  t.setTimeout(300_000);
  for (const { folder, goal } of placed) {
    t.test(`${goal.id} can be done by hand, and a near miss is told from it`, { buffered: true }, async (t) => {
      t.strictSame(await judged(browser, folder, goal, goal.right, 5_000), { verdict: undefined, broken: [] });
      const near = await judged(browser, folder, goal, goal.near);
      t.type(near.verdict, 'string', 'the near miss');
      t.strictSame(near.broken, []);
    });
  }
}
