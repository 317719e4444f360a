import { site } from "../../harness.js";
import { indexOf, leased } from "../leased.js";
/** `log(text)` adds to the page's status, which stands aside so that nothing moves. */
const logging = `<div role="status" id="log" style="position: fixed; bottom: 0; left: 0; pointer-events: none"></div><script>
  const log = (text) => { document.querySelector('#log').textContent += text + '; '; };
</script>`;
/** Opens `body`, or the paths of `pages` beginning with `/`. */
export async function shown(t, pages, deadlineMs) {
    const { site: _site, page, ...rest } = await leased(t, deadlineMs === undefined ? {} : { deadlineMs });
    const whole = Object.entries(typeof pages === 'string' ? { '/': pages } : pages);
    const url = await site(t, Object.fromEntries(whole.map(([path, body]) => [path, `<!doctype html><meta charset="utf-8"><title>Shown</title>${logging}${body}`])));
    await page.goto(`${url}/`);
    return {
        ...rest,
        page,
        url,
        observed: () => page.observe(),
        on: async (role, name, act, terms) => page.act({ ...act, element: indexOf(await page.observe(), role, name) }, terms),
        logged: () => takeLog(page),
    };
}
async function takeLog(page) {
    const { elements } = await page.observe();
    const status = elements.find(({ role }) => role === 'status');
    const outcome = status && (await page.act({ kind: 'read', element: status.index, as: 'log' }));
    return outcome?.ok ? (outcome.read ?? '') : '';
}
//# sourceMappingURL=shown.js.map