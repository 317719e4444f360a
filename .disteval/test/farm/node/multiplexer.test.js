import { readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import t, {} from 'tap';
import { refusedByNode } from "../../../farm/protocol/lease.js";
import { connect, driver, farmNode, open, site } from "../harness.js";
const opener = `<title>opener</title><button onclick="window.open('/popup')" style="width:200px;height:200px">open</button>`;
t.test('a pop-up that a page opens is attached, waits for its driver, and is driven', async (t) => {
    const node = await farmNode(t);
    const url = await site(t, { '/': opener, '/popup': '<title>the pop-up</title>' });
    const page = await driver(t, node);
    await open(page, url);
    const clicked = click(page);
    const { params } = await page.cdp.event('Target.attachedToTarget', ({ params }) => params.targetInfo.targetId !== page.targetId);
    t.match(params, { waitingForDebugger: true, targetInfo: { type: 'page', openerId: page.targetId } });
    await page.cdp.call('Runtime.runIfWaitingForDebugger', {}, params.sessionId);
    await page.cdp.event('Page.loadEventFired', ({ sessionId }) => sessionId === params.sessionId);
    const { result } = await page.cdp.call('Runtime.evaluate', { expression: 'document.title' }, params.sessionId);
    t.equal(result.value, 'the pop-up');
    await clicked;
});
t.test('two leases of one browser do not see, reach or close each other', async (t) => {
    const node = await farmNode(t);
    const url = await site(t, { '/': opener, '/popup': '<title>mine</title>' });
    const [one, two] = await Promise.all([driver(t, node), driver(t, node)]);
    t.equal((await node.status()).browsers.length, 1, 'both are in one browser');
    await Promise.all([
        one.cdp.call('Target.setDiscoverTargets', { discover: true }),
        two.cdp.call('Target.setDiscoverTargets', { discover: true }),
    ]);
    await open(one, url);
    const clicked = click(one);
    const { params } = await one.cdp.event('Target.attachedToTarget', ({ params }) => params.targetInfo.targetId !== one.targetId);
    await one.cdp.call('Runtime.runIfWaitingForDebugger', {}, params.sessionId);
    await clicked;
    await open(two, url);
    const { targetInfos } = await two.cdp.call('Target.getTargets');
    t.same(targetInfos.map(({ targetId }) => targetId), [two.targetId]);
    await t.rejects(two.cdp.call('Target.closeTarget', { targetId: one.targetId }), { code: refusedByNode });
    await t.rejects(two.cdp.call('Target.attachToTarget', { targetId: one.targetId, flatten: true }), { code: refusedByNode });
    await t.rejects(two.cdp.call('Runtime.evaluate', { expression: '1' }, one.sessionId), { code: -32001 });
    const about = two.cdp.events.filter((event) => JSON.stringify(event).includes(one.targetId));
    t.same(about, [], 'not one event of the other lease came');
});
t.test('what would reach past the lease is refused by name', async (t) => {
    const node = await farmNode(t);
    const page = await driver(t, node);
    const ofBrowser = [
        'Browser.close',
        'Browser.crash',
        'Browser.setDownloadBehavior',
        'Extensions.loadUnpacked',
        'SystemInfo.getProcessInfo',
        'Target.createBrowserContext',
        'Target.disposeBrowserContext',
        'Target.getBrowserContexts',
        'Target.sendMessageToTarget',
        'Target.exposeDevToolsProtocol',
        'Target.attachToBrowserTarget',
        'Tracing.start',
    ];
    const ofPage = [
        'Page.setDownloadBehavior',
        'Page.disable',
        'Page.crash',
        'Network.loadNetworkResource',
        'Security.setIgnoreCertificateErrors',
        'Debugger.enable',
        'IO.read',
    ];
    for (const method of ofBrowser)
        await refused(t, page.cdp.call(method), method);
    for (const method of [...ofBrowser, ...ofPage])
        await refused(t, page.page(method), method);
});
t.test('addresses other than http:, https: and about:blank are refused', async (t) => {
    const node = await farmNode(t);
    const page = await driver(t, node);
    const bad = [
        'file:///etc/passwd',
        'FILE:///etc/passwd',
        ' file:///etc/passwd',
        'view-source:file:///etc/passwd',
        'chrome://version',
        'devtools://x',
    ];
    for (const url of [...bad, 'javascript:alert(1)', 'data:text/html,x', 'about:version', '', '/etc/passwd']) {
        await refused(t, page.page('Page.navigate', { url }), 'Page.navigate');
        await refused(t, page.cdp.call('Target.createTarget', { url }), 'Target.createTarget');
    }
    await refused(t, page.page('Fetch.continueRequest', { requestId: '1', url: 'file:///etc/passwd' }), 'Fetch.continueRequest');
    await refused(t, page.page('Page.navigate'), 'Page.navigate');
});
t.test('a target that a client makes is in its lease, whatever context it names', async (t) => {
    const node = await farmNode(t);
    const [one, two] = await Promise.all([driver(t, node), driver(t, node)]);
    const { targetInfos } = await two.cdp.call('Target.getTargets');
    const { targetId } = await one.cdp.call('Target.createTarget', { url: 'about:blank', browserContextId: targetInfos[0].browserContextId });
    const { params } = await one.cdp.event('Target.attachedToTarget', ({ params }) => params.targetInfo.targetId === targetId);
    t.not(params.targetInfo.browserContextId, targetInfos[0].browserContextId);
    t.equal((await two.cdp.call('Target.getTargets')).targetInfos.length, 1);
    await one.cdp.call('Target.closeTarget', { targetId });
    await one.cdp.event('Target.detachedFromTarget', ({ params }) => params.targetId === targetId);
});
t.test('cookies of a lease are its own', async (t) => {
    const node = await farmNode(t);
    const url = await site(t, { '/': 'a page' });
    const [one, two] = await Promise.all([driver(t, node), driver(t, node)]);
    await one.cdp.call('Storage.setCookies', { cookies: [{ name: 'a', value: '1', url }] });
    t.equal((await one.cdp.call('Storage.getCookies')).cookies.length, 1);
    t.same((await two.cdp.call('Storage.getCookies')).cookies, []);
});
t.test('files are taken from the folder of the lease only', async (t) => {
    const runFolders = join(t.testdir(), 'runs');
    const node = await farmNode(t, { runFolders, warm: 1, slots: 1 });
    const url = await site(t, { '/': '<input type=file><input type=text>' });
    const page = await driver(t, node);
    await open(page, url);
    const { root } = await page.page('DOM.getDocument');
    const { nodeId } = await page.page('DOM.querySelector', { nodeId: root.nodeId, selector: 'input[type=file]' });
    for (const files of [['/etc/passwd'], ['relative'], [join(runFolders, 'owner')], 'not a list', undefined]) {
        await refused(t, page.page('DOM.setFileInputFiles', { nodeId, files }), 'DOM.setFileInputFiles');
    }
    const drag = { items: [], dragOperationsMask: 1, files: ['/etc/passwd'] };
    await refused(t, page.page('Input.dispatchDragEvent', { type: 'drop', x: 1, y: 1, data: drag }), 'Input.dispatchDragEvent');
    const folders = (await readdir(runFolders, { recursive: true })).filter((name) => /lease-[^/]*\/files$/.test(name));
    const [folder = ''] = folders;
    await writeFile(join(runFolders, folder, 'cv.txt'), 'my life');
    await symlink('/etc/passwd', join(runFolders, folder, 'sly.txt'));
    await refused(t, page.page('DOM.setFileInputFiles', { nodeId, files: [join(runFolders, folder, 'sly.txt')] }), 'DOM.setFileInputFiles');
    const downloaded = join(runFolders, folder, '..', 'downloads', 'page.txt');
    await writeFile(downloaded, 'of the page');
    await refused(t, page.page('DOM.setFileInputFiles', { nodeId, files: [downloaded] }), 'DOM.setFileInputFiles');
    await page.page('DOM.setFileInputFiles', { nodeId, files: [join(runFolders, folder, 'cv.txt')] });
    const { result } = await page.page('Runtime.evaluate', {
        expression: 'document.querySelector("input").files[0].text()',
        awaitPromise: true,
    });
    t.equal(result.value, 'my life');
});
t.test('a message of many megabytes goes through whole, both ways', async (t) => {
    const node = await farmNode(t);
    const page = await driver(t, node);
    const text = 'a"\\\u0000\u{1f600}'.repeat(400_000);
    const { result } = await page.page('Runtime.evaluate', { expression: JSON.stringify(text), returnByValue: true });
    t.equal(result.value === text, true);
});
t.test('what is no command closes the socket', async (t) => {
    const node = await farmNode(t, { slots: 8 });
    for (const text of [
        'not json',
        '[]',
        'null',
        '{"id":"1","method":"Page.enable"}',
        '{"id":1}',
        '{"id":1,"method":"Page.enable","params":3}',
    ]) {
        const { cdp } = await driver(t, node);
        cdp.socket.send(text);
        t.equal(await cdp.closed, 'not a CDP command', text);
    }
});
t.test('a page that opens windows without end does not keep them', async (t) => {
    const node = await farmNode(t);
    const url = await site(t, { '/': opener });
    const page = await driver(t, node);
    await open(page, url);
    await page.cdp.call('Target.setDiscoverTargets', { discover: true });
    page.cdp.socket.on('message', (data) => {
        const { method, params } = JSON.parse(String(data));
        // Those that were closed as they came can't be resumed.
        if (method === 'Target.attachedToTarget')
            page.cdp.call('Runtime.runIfWaitingForDebugger', {}, params.sessionId).catch(() => { });
    });
    const expression = 'for (let n = 0; n < 40; n++) window.open("about:blank")';
    await page.page('Runtime.evaluate', { expression, userGesture: true });
    const surplus = 1 + 40 - 32;
    const closed = () => page.cdp.events.filter(({ method }) => method === 'Target.targetDestroyed').length;
    await page.cdp.event('Target.targetDestroyed', () => closed() >= surplus);
    t.equal((await page.cdp.call('Target.getTargets')).targetInfos.length, 32);
});
t.test('a debugger looks at the page on sessions of its own and changes nothing', async (t) => {
    const node = await farmNode(t);
    const url = await site(t, { '/': '<title>seen</title>' });
    const page = await driver(t, node);
    await open(page, url);
    const watcher = await connect(t, `${page.lease.webSocketUrl}&role=debugger`);
    const { params } = await watcher.event('Target.attachedToTarget');
    t.not(params.sessionId, page.sessionId);
    const evaluate = (expression) => watcher.call('Runtime.evaluate', { expression }, params.sessionId);
    t.equal((await evaluate('document.title')).result.value, 'seen');
    t.match(await evaluate('document.title = "changed"'), { exceptionDetails: {} }, 'a side effect is an exception');
    t.ok((await watcher.call('Page.captureScreenshot', {}, params.sessionId)).data.length > 0);
    for (const method of [
        'Page.navigate',
        'Page.enable',
        'Page.handleJavaScriptDialog',
        'Input.dispatchMouseEvent',
        'Network.getCookies',
        'DOM.setFileInputFiles',
    ]) {
        await refused(t, watcher.call(method, {}, params.sessionId), method);
    }
    for (const method of ['Storage.getCookies', 'Target.createTarget', 'Target.closeTarget'])
        await refused(t, watcher.call(method), method);
    await t.rejects(watcher.call('Runtime.evaluate', { expression: '1' }, page.sessionId), { code: -32001 }, "the driver's session is not the debugger's");
    await page.page('Runtime.evaluate', { expression: 'setTimeout(() => alert("stay"))' });
    await page.cdp.event('Page.javascriptDialogOpening');
    watcher.close();
    await watcher.closed;
    await page.cdp.call('Target.getTargets');
    await page.page('Page.handleJavaScriptDialog', { accept: true });
    t.equal((await page.page('Runtime.evaluate', { expression: 'document.title' })).result.value, 'seen');
});
async function click({ page }) {
    const at = { x: 50, y: 50, button: 'left', clickCount: 1 };
    await page('Input.dispatchMouseEvent', { type: 'mousePressed', ...at });
    await page('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at });
}
/** Refused by the node, with the method's name in the reason. */
async function refused(t, command, method) {
    await t.rejects(command, { code: refusedByNode, message: method }, method);
}
//# sourceMappingURL=multiplexer.test.js.map