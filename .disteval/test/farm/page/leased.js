import { openPage } from "../../../farm/page/open.js";
import { startSite } from "../../site/server.js";
import { farmNode, grant } from "../harness.js";
/** A page on a lease of `node`, or of a node of its own; all is gone when the test ends. */
export async function leased(t, options = {}) {
    const node = options.node ?? (await farmNode(t, { warm: 1 }));
    const site = await startSite();
    t.teardown(() => site.close());
    const webSocketUrl = `${(await grant(node)).webSocketUrl}&epoch=1`;
    const page = await openPage({ webSocketUrl, deadlineMs: options.deadlineMs ?? 20_000 });
    t.teardown(() => page.close());
    const events = [];
    page.on((event) => events.push(event));
    return { node, site, page, events, webSocketUrl };
}
/** The index of the one element of this role and name. */
export function indexOf({ elements, text }, role, name) {
    const found = elements.filter((element) => element.role === role && element.name === name);
    const [only] = found;
    if (found.length !== 1 || !only)
        throw new Error(`${found.length} elements are ${role} ${JSON.stringify(name)} on:\n${text}`);
    return only.index;
}
/** Observes and clicks; throws what kept it from being clicked. */
export async function clickOn(page, role, name) {
    const outcome = await page.act({ kind: 'click', element: indexOf(await page.observe(), role, name) });
    if (!outcome.ok)
        throw outcome.error;
}
//# sourceMappingURL=leased.js.map