import t from 'tap';
import { clickOn, indexOf, leased } from "./leased.js";
t.test('what an act asked for is waited for longer than a page that asks by itself', async (t) => {
    const { page, site } = await leased(t);
    await page.goto(`${site.url}/slow-save`);
    await clickOn(page, 'button', 'Load');
    const total = indexOf(await page.observe(), 'textbox', 'Total');
    t.match(await page.act({ kind: 'read', element: total, as: 'total' }), { ok: true, read: 'New total' });
    t.equal(page.waitsFor(), undefined);
});
t.test('an answer that does not come ends no act, and is told of', async (t) => {
    const { page, site } = await leased(t);
    await page.goto(`${site.url}/slow-save`);
    await clickOn(page, 'button', 'Load for ever');
    t.equal(page.waitsFor(), `${site.url}/hang?name=Anna`);
});
//# sourceMappingURL=consequences.test.js.map