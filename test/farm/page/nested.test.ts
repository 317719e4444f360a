/** Frames within frames: what each look at them costs does not grow with how deep they lie. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import t, { type Test } from 'tap';
import { WebSocket, WebSocketServer } from 'ws';
import { openPage } from '../../../farm/page/open.ts';
import { farmNode, grant, site } from '../harness.ts';

const depth = 20;

/** An endpoint that hands on whatever it is told, and counts the calls into pages. */
async function counting(t: Test, endpoint: string) {
  const calls = { count: 0 };
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  t.teardown(() => server.close());
  server.on('connection', (client) => {
    const node = new WebSocket(endpoint, { perMessageDeflate: false });
    const ready = once(node, 'open');
    client.on('message', async (data) => {
      if (String(data).includes('Runtime.callFunctionOn')) calls.count += 1;
      await ready;
      node.send(String(data));
    });
    node.on('message', (data) => client.send(String(data)));
    client.once('close', () => node.terminate());
    node.once('close', () => client.terminate());
  });
  await once(server, 'listening');
  return { calls, webSocketUrl: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

t.test('every frame of a deep nest is looked at, by a few calls each', async (t) => {
  const url = await site(t, (request, response) => {
    const at = Number(request.url?.slice(1));
    const inner = at < depth ? `<iframe src="/${at + 1}" width="600" height="600"></iframe>` : '';
    response.setHeader('content-type', 'text/html').end(`<!doctype html><h1>Depth ${at}</h1>${inner}`);
  });
  const { calls, webSocketUrl } = await counting(t, `${(await grant(await farmNode(t, { warm: 1 }))).webSocketUrl}&epoch=1`);
  const page = await openPage({ webSocketUrl });
  t.teardown(() => page.close());
  await page.goto(`${url}/0`);
  await page.settle(20_000);
  calls.count = 0;
  const { elements } = await page.observe();
  t.match(elements[0], { role: 'heading', name: 'Depth 0' });
  t.equal(elements.filter(({ role }) => role === 'heading').length, depth + 1);
  t.ok(calls.count <= 3 * (depth + 1), `${calls.count} calls`);
  calls.count = 0;
  t.ok(await page.showsText(`Depth ${depth}`));
  t.ok(calls.count <= 3 * (depth + 1), `${calls.count} calls`);
});
