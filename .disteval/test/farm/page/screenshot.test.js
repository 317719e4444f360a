/** Pictures of a leased page. */
import t from 'tap';
import { leased } from "./leased.js";
/** PNG (RFC 2083): the signature, then the header chunk with width and height. */
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
t.test('a picture is a PNG of the viewport, which other content changes', async (t) => {
    const { page, site } = await leased(t);
    await page.goto(`${site.url}/index`);
    const before = Buffer.from(await page.screenshot());
    t.same(before.subarray(0, 8), signature);
    t.ok(before.readUInt32BE(16) >= 800, 'as wide as the viewport');
    t.ok(before.readUInt32BE(20) >= 450, 'as high as the viewport');
    await page.goto(`${site.url}/form`);
    t.notSame(Buffer.from(await page.screenshot()), before);
});
//# sourceMappingURL=screenshot.test.js.map