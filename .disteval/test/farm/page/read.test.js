import t from 'tap';
import { readLimits } from "../../../config/limits.js";
import { indexOf, leased } from "./leased.js";
t.test('a long text is read up to a limit, and says that it was cut', async (t) => {
    const { page, site } = await leased(t);
    await page.goto(`${site.url}/long-text`);
    const element = indexOf(await page.observe(), 'textbox', 'Long');
    const outcome = await page.act({ kind: 'read', element, as: 'long' });
    const read = (outcome.ok && outcome.read) || '';
    t.match(read, /^x+… \(cut: 200000 characters in all\)$/);
    t.ok(read.startsWith('x'.repeat(readLimits.characters)));
    t.ok(read.length < readLimits.characters + 100);
});
//# sourceMappingURL=read.test.js.map