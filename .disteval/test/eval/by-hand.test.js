import { chromium } from 'playwright-core';
import t from 'tap';
import { findChromium } from "../../farm/node/chromium.js";
import { doByHand } from "./by-hand.js";
import { serveSite } from "./server.js";
import { loadGoals } from "./sites.js";
const isDriven = (goal) => 'right' in goal;
const placed = (await loadGoals()).flatMap(({ folder, goal }) => (isDriven(goal) ? [{ folder, goal }] : []));
const { path, env } = await findChromium(undefined);
const browser = await chromium.launch({ executablePath: path, env: { ...process.env, ...env }, args: ['--no-sandbox'] });
t.teardown(() => browser.close());
t.jobs = 4;
// A browser and well over a hundred pages.
t.setTimeout(300_000);
async function judged(folder, goal, steps) {
    const site = await serveSite(folder);
    const page = await browser.newPage();
    page.setDefaultTimeout(10_000);
    page.on('dialog', (dialog) => dialog.accept());
    const broken = [];
    page.on('pageerror', (error) => broken.push(error.message));
    try {
        await page.goto(new URL(goal.page, site.url).href);
        const data = await doByHand(page, steps);
        return { verdict: goal.judge({ log: site.log, data }), broken };
    }
    finally {
        await page.close();
        await site.close();
    }
}
for (const { folder, goal } of placed) {
    t.test(`${goal.id} can be done by hand, and a near miss is told from it`, { buffered: true }, async (t) => {
        t.strictSame(await judged(folder, goal, goal.right), { verdict: undefined, broken: [] });
        const near = await judged(folder, goal, goal.near);
        t.type(near.verdict, 'string', 'the near miss');
        t.strictSame(near.broken, []);
    });
}
//# sourceMappingURL=by-hand.test.js.map