import t from 'tap';
import { leased } from "./leased.js";
t.test('text that no eye can read does not count as shown, whatever hides it', async (t) => {
    const { page, site } = await leased(t);
    await page.goto(`${site.url}/illegible`);
    const ways = ['transparent colour', 'white on white', 'a filter', 'opacity', 'a mask', 'a polygon', 'scale', 'its back', 'a cover'];
    for (const way of [...ways, 'a clear input'])
        t.notOk(await page.showsText(`By ${way}`), way);
    t.notOk(await page.showsText('Far below in white'), 'also where it would have to be scrolled to');
});
t.test('text that can be read counts as shown, however it is painted', async (t) => {
    const { page, site } = await leased(t);
    await page.goto(`${site.url}/illegible`);
    const painted = [
        'White on a picture',
        'Gradient letters',
        'Glowing letters',
        'White on black',
        'Made large',
        'Drawn text',
        'Disabled words',
    ];
    const under = ['Under a veil', 'Under a pane', 'Under its own card', 'Under the header'];
    const placed = ['Beyond the pointer', 'In several parts', 'Cut with an ellipsis', 'Scrolled out of a box', 'Far below in black'];
    for (const text of [...painted, ...under, ...placed])
        t.ok(await page.showsText(text), text);
});
//# sourceMappingURL=illegible.test.js.map