import { readdir, readFile } from 'node:fs/promises';
import t from 'tap';
import { ended, openTestHouse } from "./house.js";
import { page, site } from "./site.js";
const read = { prompt: 'Read the heading', success: { kind: 'extracted' } };
t.test('a run whose renderer or browser dies is tried once more from the start', async (t) => {
    for (const [what, kill] of Object.entries({ renderer: killRenderers, browser: killBrowsers })) {
        const house = await openTestHouse(t, { warm: 0 });
        const pages = await site(t, {
            '/': page('<h1>Held</h1><script src="/held.js"></script>'),
            '/held.js': (response, times) => void (times === 1 ? kill(house.node) : response.end()),
        });
        const run = ended(await house.run({ url: pages.url, ...read }));
        t.match(run, { status: 'complete', success: true, data: { heading: 'Held' } }, what);
        t.match(run.failures, [{ recovered: true, error: new RegExp(what === 'renderer' ? 'crashed' : 'browser') }], what);
        t.equal(run.path.length, 2, 'the path is that of the try which reached the goal');
        await house.allReleased();
    }
});
t.test('a run that crashes twice ends as page_crashed', async (t) => {
    const house = await openTestHouse(t, { warm: 0 });
    const pages = await site(t, {
        '/': page('<h1>Held</h1><script src="/held.js"></script>'),
        '/held.js': () => void killRenderers(house.node),
    });
    const run = ended(await house.run({ url: pages.url, ...read }));
    t.match(run, { status: 'failed', failureCode: 'page_crashed', failures: [{ recovered: true }, { recovered: false }] });
    await house.allReleased();
});
t.test('a run that has submitted something is not tried again', async (t) => {
    const house = await openTestHouse(t, { warm: 0 });
    let paid = 0;
    const pages = await site(t, {
        '/': page('<form method="post" action="/pay"><button>Pay</button></form>'),
        '/pay': (response) => {
            paid += 1;
            response.writeHead(200, { 'content-type': 'text/html' }).end(page('<h1>Paid</h1><script src="/held.js"></script>'));
        },
        '/held.js': () => void killRenderers(house.node),
    });
    const run = ended(await house.run({ url: pages.url, prompt: 'Click Pay, then read the heading', success: { kind: 'extracted' } }));
    t.match(run, { status: 'failed', failureCode: 'page_crashed', error: /may have changed something/, failures: [{ recovered: false }] });
    t.equal(paid, 1);
});
async function killBrowsers(node) {
    for (const { pid } of (await node.status()).browsers)
        process.kill(pid, 'SIGKILL');
}
/** Of this node's browsers; nothing else is open there. */
async function killRenderers(node) {
    const groups = new Set((await node.status()).browsers.map(({ pid }) => pid));
    for (const name of await readdir('/proc')) {
        if (!/^\d+$/.test(name))
            continue;
        const [stat, command] = await Promise.all(['stat', 'cmdline'].map((file) => readFile(`/proc/${name}/${file}`, 'utf8').catch(() => 'gone by now')));
        const group = Number(stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[2]);
        if (groups.has(group) && command?.includes('--type=renderer'))
            process.kill(Number(name), 'SIGKILL');
    }
}
//# sourceMappingURL=recovery.test.js.map