import t from 'tap';
import { indexOf, leased } from "./leased.js";
t.test('a control that does not hold what was typed was not filled', async (t) => {
    const { page, site } = await leased(t);
    await page.goto(`${site.url}/stubborn`);
    const seen = await page.observe();
    const fill = (name, text) => page.act({ kind: 'fill', element: indexOf(seen, 'textbox', name), text });
    const unusable = (message) => ({ ok: false, error: { code: 'element_unusable', message } });
    for (const text of ['tomorrow', '31.31.2026'])
        t.match(await fill('Day', text), unusable(/Day.*does not take.*2030-12-31/), text);
    t.match(await fill('Code', '123456'), unusable(/Code.*did not take/));
    t.match(await fill('Alpha', 'lost'), unusable(/Alpha.*keyboard/));
    t.match(await fill('Phone', '123456789'), { ok: true }, 'a page may write it its own way');
    const values = (await page.observe()).elements.map(({ name, value }) => [name, value]);
    for (const [name, value] of [
        ['Day', '2026-01-01'],
        ['Beta', undefined],
        ['Phone', '123 456 789'],
    ])
        t.ok(values.some((pair) => pair[0] === name && pair[1] === value), `${name} holds ${value}`);
});
t.test('a key goes nowhere when its element does not take the keyboard', async (t) => {
    const { page, site } = await leased(t);
    await page.goto(`${site.url}/stubborn`);
    const seen = await page.observe();
    const notes = seen.elements.find(({ name }) => name === 'Notes')?.index ?? -1;
    const alpha = indexOf(seen, 'textbox', 'Alpha');
    for (const element of [notes, alpha])
        t.match(await page.act({ kind: 'press', key: 'Enter', element }), { ok: false, sent: false, error: { message: /keyboard/ } });
    t.equal(page.url(), `${site.url}/stubborn`, 'nothing was submitted');
});
//# sourceMappingURL=stubborn.test.js.map