import { once } from 'node:events';
import { createServer } from 'node:http';
import t from 'tap';
import { openPage } from "../../../farm/page/open.js";
import { farmNode, grant } from "../harness.js";
import { indexOf } from "./leased.js";
t.test('what the guard closes is a failure by its name, wherever it is met', async (t) => {
    const server = createServer((request, response) => {
        if (request.url === '/script')
            response.setHeader('content-type', 'text/html').end('<script>location = "http://127.0.0.1:61001/"</script>');
        else if (request.url === '/to')
            response.writeHead(302, { location: 'http://127.0.0.1:61001/' }).end();
        else
            response
                .setHeader('content-type', 'text/html')
                .end('<h1>Open</h1><a href="http://[::1]:61001/in">Inside</a><a href="/to">Roundabout</a><img src="http://127.0.0.1:61002/pixel">');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    t.teardown(() => server.close());
    const { port } = server.address();
    const node = await farmNode(t, { warm: 1, allowPrivate: [`open.test:${port}`], lookup: async () => ['127.0.0.1'] });
    const page = await openPage({ webSocketUrl: `${(await grant(node)).webSocketUrl}&epoch=1` });
    t.teardown(() => page.close());
    const events = [];
    page.on((event) => events.push(event));
    const base = `http://open.test:${port}`;
    await t.rejects(page.goto('http://127.0.0.1:61001/'), {
        code: 'egress_refused',
        refusedHost: '127.0.0.1',
        message: /127\.0\.0\.1.*loopback/,
    });
    await t.rejects(page.goto(`${base}/to`), { code: 'egress_refused', message: /127\.0\.0\.1/ }, 'by a redirect');
    await t.rejects(page.goto(`${base}/script`), {
        code: 'egress_refused',
        message: `${base}/script, which leads to http://127.0.0.1:61001/, could not be opened: 127.0.0.1 may not be reached: a loopback address (RFC 1122)`,
    }, 'by a script');
    await page.goto(base);
    t.match(events.at(-1), { type: 'egressRefused', host: '127.0.0.1' }, 'a part of a page is only told');
    for (const name of ['Inside', 'Roundabout']) {
        await page.goto(base);
        const outcome = await page.act({ kind: 'click', element: indexOf(await page.observe(), 'link', name) });
        t.match(outcome, { ok: false, error: { code: 'egress_refused' }, evidence: { role: 'link', name } }, `by a click on ${name}`);
    }
    await page.goto(base);
    t.ok(await page.showsText('Open'));
});
t.test('a proxy that does not answer is named', async (t) => {
    const node = await farmNode(t, { warm: 1 });
    const page = await openPage({ webSocketUrl: `${(await grant(node, { proxy: 'http://127.0.0.1:1' })).webSocketUrl}&epoch=1` });
    t.teardown(() => page.close());
    await t.rejects(page.goto('http://example.test/'), { code: 'proxy_failed', message: /proxy can't be reached/ });
});
//# sourceMappingURL=refusals.test.js.map