import { once } from 'node:events';
import { createServer } from 'node:http';
import t, {} from 'tap';
import { WebSocketServer } from 'ws';
import { clickOn, leased } from "./leased.js";
const page = (script) => `<!doctype html><title>Shop</title><button>Buy</button><p role="status"></p><script>
  const bought = () => { document.querySelector('p').textContent = 'Bought'; };
  const button = document.querySelector('button');
  ${script}</script>`;
const scripts = {
    '/worker': page("const worker = new Worker('/worker.js'); worker.onmessage = bought; button.onclick = () => worker.postMessage(1);"),
    '/worker.js': "onmessage = async () => { await fetch('/buy', { method: 'POST' }); postMessage(1); };",
    '/service': page(`
    navigator.serviceWorker.onmessage = bought;
    navigator.serviceWorker.register('/service.js');
    button.onclick = async () => (await navigator.serviceWorker.ready).active.postMessage(1);`),
    '/service.js': "onmessage = async (event) => { await fetch('/buy', { method: 'POST' }); event.source.postMessage(1); };",
    '/socket': page("const socket = new WebSocket('ws://' + location.host); socket.onmessage = bought; button.onclick = () => socket.send('buy');"),
    '/asks': page("button.onclick = async () => { await fetch('/buy'); bought(); };"),
};
async function shop(t) {
    const server = createServer((request, response) => {
        response.setHeader('content-type', request.url?.endsWith('.js') ? 'text/javascript' : 'text/html');
        response.end(scripts[request.url ?? ''] ?? 'ok');
    }).listen(0, '127.0.0.1');
    new WebSocketServer({ server }).on('connection', (socket) => socket.on('message', () => socket.send('bought')));
    await once(server, 'listening');
    t.teardown(() => {
        server.closeAllConnections();
        server.close();
    });
    return `http://127.0.0.1:${server.address().port}`;
}
t.test('what may change something is told of, whoever of the page sends it', async (t) => {
    const { page, events } = await leased(t);
    const url = await shop(t);
    for (const [path, method] of [
        ['/worker', 'POST'],
        ['/service', 'POST'],
        ['/socket', 'SEND'],
        ['/asks', undefined],
    ]) {
        await page.goto(url + path);
        const before = events.length;
        await clickOn(page, 'button', 'Buy');
        while (!(await page.showsStatus('Bought')))
            await page.settle(1_000);
        const told = events.slice(before).flatMap((event) => (event.type === 'submitted' ? event.method : []));
        t.same(told, method === undefined ? [] : [method], path);
    }
});
//# sourceMappingURL=submissions.test.js.map