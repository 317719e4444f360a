import t from 'tap';
import { isolatingNode } from "./isolating.js";
import { clickOn, indexOf, leased } from "./leased.js";
t.test('frames in processes of their own are mapped, clicked, filled and read', async (t) => {
    const { page, site } = await leased(t, { node: await isolatingNode(t) });
    await page.goto(`${site.url}/frames`);
    const { elements } = await page.observe();
    t.same(elements.find(({ name }) => name === 'Press inner')?.framePath, ['other', 'inner']);
    t.ok(await page.showsText('A frame of another site'));
    for (const which of ['same', 'inner']) {
        await clickOn(page, 'button', `Press ${which}`);
        t.ok(await page.showsStatus(`Pressed ${which}`), which);
        const words = indexOf(await page.observe(), 'textbox', `Words ${which}`);
        t.match(await page.act({ kind: 'fill', element: words, text: `Typed ${which}` }), { ok: true });
        t.match(await page.act({ kind: 'press', key: '!', element: words }), { ok: true });
        t.match(await page.act({ kind: 'read', element: words, as: 'words' }), { ok: true, read: `Typed ${which}!` });
    }
});
t.test('a frame that hangs in a process of its own is passed over', async (t) => {
    const { page, site } = await leased(t, { node: await isolatingNode(t) });
    await page.goto(`${site.url}/busy-frame`);
    t.match(await page.act({ kind: 'click', element: indexOf(await page.observe(), 'button', 'Do it') }), { ok: true });
    t.ok(await page.showsText('Done'));
});
//# sourceMappingURL=processes.test.js.map