import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import t, {} from 'tap';
import { connect, driver, farmNode, grant, nodeCall, open, site, until } from "../harness.js";
const facts = 'JSON.stringify([navigator.userAgent, Intl.DateTimeFormat().resolvedOptions().timeZone, innerWidth, devicePixelRatio])';
t.test('a gateway is killed while an alert is open: the next one finds it open, the overrides in force, and goes on', async (t) => {
    const node = await farmNode(t);
    const url = await site(t, {
        '/': '<title>waiting</title><script>setTimeout(() => { alert("are you there?"); document.title = "answered"; })</script>',
    });
    const lease = await grant(node);
    const first = gateway(t, `${lease.webSocketUrl}&epoch=1`, url);
    await first.says('dialog');
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    const second = await connect(t, `${lease.webSocketUrl}&epoch=2`);
    const { params, sessionId } = await second.event('Page.javascriptDialogOpening');
    t.match(params, { type: 'alert', message: 'are you there?' });
    const attached = await second.event('Target.attachedToTarget');
    t.equal(attached.params.sessionId, sessionId, 'the session is replayed with its dialog');
    t.match(attached.params.targetInfo, { type: 'page', url: `${url}/` });
    await second.call('Page.handleJavaScriptDialog', { accept: true }, sessionId);
    const evaluate = async (expression) => (await second.call('Runtime.evaluate', { expression }, sessionId)).result.value;
    t.equal(await evaluate('document.title'), 'answered');
    t.same(JSON.parse(await evaluate(facts)), ['Troupe test agent', 'Pacific/Chatham', 412, 2]);
});
t.test('a gateway that was frozen and thaws can do nothing', async (t) => {
    let paid = 0;
    const node = await farmNode(t);
    const url = await site(t, (request, response) => {
        if (request.url === '/pay')
            paid += 1;
        response.setHeader('content-type', 'text/html').end('<title>shop</title>');
    });
    const lease = await grant(node);
    const first = gateway(t, `${lease.webSocketUrl}&epoch=1`, url);
    await first.says('loaded');
    first.child.kill('SIGSTOP');
    const second = await connect(t, `${lease.webSocketUrl}&epoch=2`);
    const { params } = await second.event('Target.attachedToTarget');
    first.child.kill('SIGCONT');
    await first.says('closed: evicted');
    await second.call('Runtime.evaluate', { expression: 'fetch("/done").then(() => 1)', awaitPromise: true }, params.sessionId);
    t.equal(paid, 0);
    t.equal((await nodeCall(node, 'POST', `/v1/leases/${lease.leaseId}/renew`, { epoch: 1 })).status, 409, 'it can not prolong the lease');
    t.equal((await nodeCall(node, 'DELETE', `/v1/leases/${lease.leaseId}?epoch=1`)).status, 409, 'it can not end it');
    await t.rejects(connect(t, `${lease.webSocketUrl}&epoch=1`), /409/, 'it can not come back');
    await second.call('Target.getTargets');
});
t.test('an equal epoch replaces the client, as a reconnect does', async (t) => {
    const node = await farmNode(t);
    const page = await driver(t, node);
    const again = await connect(t, `${page.lease.webSocketUrl}&epoch=1`);
    t.match(await page.cdp.event('Lease.ended'), { params: { reason: 'evicted' } });
    t.equal(await page.cdp.closed, 'evicted');
    t.match(await again.event('Target.attachedToTarget'), { params: { sessionId: page.sessionId, waitingForDebugger: false } });
});
t.test('a pop-up that opened while no client was there waits for one', async (t) => {
    const node = await farmNode(t);
    const url = await site(t, { '/': '<title>opener</title>', '/popup': '<title>late</title>' });
    const page = await driver(t, node);
    await open(page, url);
    page.cdp.socket.send(JSON.stringify({
        id: 900,
        method: 'Runtime.evaluate',
        params: { expression: 'setTimeout(() => window.open("/popup"), 100)', userGesture: true },
        sessionId: page.sessionId,
    }));
    page.cdp.close();
    await page.cdp.closed;
    const watcher = await connect(t, `${page.lease.webSocketUrl}&role=debugger`);
    await watcher.call('Target.setDiscoverTargets', { discover: true });
    await watcher.event('Target.targetCreated', ({ params }) => params.targetInfo.openerId === page.targetId);
    const next = await connect(t, `${page.lease.webSocketUrl}&epoch=1`);
    const { params } = await next.event('Target.attachedToTarget', ({ params }) => params.targetInfo.openerId === page.targetId);
    t.equal(params.waitingForDebugger, true);
    await next.call('Runtime.runIfWaitingForDebugger', {}, params.sessionId);
    await next.event('Page.loadEventFired', ({ sessionId }) => sessionId === params.sessionId);
});
t.test('a client that does not read is let go before it fills the memory of the node', async (t) => {
    const node = await farmNode(t);
    const page = await driver(t, node);
    page.cdp.socket.pause();
    const socket = page.cdp.socket;
    const expression = '"x".repeat(8_000_000)';
    for (let n = 0; n < 20; n += 1) {
        socket.send(JSON.stringify({ id: 1000 + n, method: 'Runtime.evaluate', params: { expression }, sessionId: page.sessionId }));
    }
    await until(async () => (await node.status()).leases[0]?.attached === false);
    page.cdp.socket.resume();
    await page.cdp.closed;
    const next = await connect(t, `${page.lease.webSocketUrl}&epoch=1`);
    await next.event('Target.attachedToTarget');
});
t.test('a wrong token, an unknown lease and no epoch are refused', async (t) => {
    const node = await farmNode(t);
    const { webSocketUrl } = await grant(node);
    await t.rejects(connect(t, `${webSocketUrl}0&epoch=1`), /401/);
    await t.rejects(connect(t, `${webSocketUrl.replace(/leases\/\w+/, 'leases/00')}&epoch=1`), /404/);
    await t.rejects(connect(t, webSocketUrl), /400/);
    await t.rejects(connect(t, `${webSocketUrl}&epoch=x`), /400/);
});
function gateway(t, webSocketUrl, pageUrl) {
    const script = fileURLToPath(new URL('gateway-process.js', import.meta.url));
    const child = spawn(process.execPath, [script, webSocketUrl, pageUrl], { stdio: ['ignore', 'pipe', 'inherit'] });
    t.teardown(() => child.kill('SIGKILL'));
    const said = [];
    const lines = createInterface({ input: child.stdout });
    lines.on('line', (line) => said.push(line));
    return {
        child,
        async says(line) {
            while (!said.includes(line))
                await once(lines, 'line');
        },
    };
}
//# sourceMappingURL=takeover.test.js.map