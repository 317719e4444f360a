import t from 'tap';
import { clickOn, indexOf, leased } from "./leased.js";
t.test('a click does not meet what the page puts under the pointer as it comes', async (t) => {
    const { page, site } = await leased(t);
    await page.goto(`${site.url}/swapping`);
    await clickOn(page, 'button', 'Flees once');
    t.ok(await page.showsStatus('It was caught'), 'it is followed');
    const run = indexOf(await page.observe(), 'button', 'Run');
    t.match(await page.act({ kind: 'click', element: run }), {
        ok: false,
        error: { code: 'element_unusable', message: /"Run" is covered by <button#cover>/ },
    });
    t.notOk(await page.showsStatus('deleted'));
});
//# sourceMappingURL=swapping.test.js.map