/** What may change something is sent once, over plain HTTP and TLS, however the target hangs up; what is only read is read again. */
import { EventEmitter, once } from 'node:events';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import { createServer as createHttpsServer } from 'node:https';
import type { Socket } from 'node:net';
import t, { type Test } from 'tap';
import { openPage } from '../../../farm/page/open.ts';
import type { LeasedPage } from '../../../farm/page/port.ts';
import { farmNode, grant, nodeCall } from '../harness.ts';
import { clickOn } from '../page/leased.ts';
import { listening } from './listening.ts';
import { certificate, trustingBrowser } from './tls.ts';

/** With each way to hang up; more when told to. */
const clicks = Number(process.argv[2] ?? 2);

interface Exchange {
  readonly method: string;
  readonly path: string;
  /** The connection without its TLS, and with it. */
  readonly tcp: Socket;
  readonly socket: Pick<Socket, 'end' | 'write'>;
  /** Ends the connection as its protocol wants it. */
  end(): void;
  /** Says that an answer will come. */
  inform(): void;
  answer(body: string, type?: string): void;
}

/** What the shop does when something is bought, in place of an answer. */
const ways: Readonly<Record<string, (exchange: Exchange) => void>> = {
  'closes at once': ({ tcp }) => void tcp.destroy(),
  'resets the connection': ({ tcp }) => void tcp.resetAndDestroy(),
  'closes in good form': ({ end }) => end(),
  'closes after a while': ({ tcp }) => void setTimeout(() => tcp.destroy(), 15),
  'says that it works at it and closes': ({ inform, tcp }) => {
    inform();
    setTimeout(() => tcp.destroy(), 15);
  },
};

const thanks = 'HTTP/1.0 200 OK\r\ncontent-type: text/html\r\n\r\n<!doctype html><title>Bought</title><p>Thank you</p>';

/** Answers that end with their connection. */
const answers: Readonly<Record<string, (exchange: Exchange) => void>> = {
  'in good form': ({ socket }) => void socket.end(thanks),
  'without a word': ({ socket, tcp }) => void socket.write(thanks, () => tcp.end()),
};

/** Pictures open several connections that are used again, and what is called off leaves some that never were. */
const shop = (origin: string, query: string) => `<!doctype html><title>Shop</title><link rel="preconnect" href="${origin}">
  <script>for (let n = 0; n < 18; n += 1) {
    const calling = new AbortController();
    fetch('/picture?' + Math.random(), { signal: calling.signal }).catch(() => {});
    setTimeout(() => calling.abort(), n % 3);
  }</script>
  ${[1, 2, 3].map((n) => `<img src="/picture?${n}${query}" alt="">`).join('')}
  <form method="post" action="/buy?${query}"><button>Buy</button></form>
  <button onclick="fetch('/buy?${query}', { method: 'POST', body: 'x' }).catch(() => {})">Order</button>
  <button onclick="new SharedWorker('/worker').port.postMessage('/buy?${query}')">Delegate</button>`;

const worker = `onconnect = ({ ports: [port] }) => { port.onmessage = ({ data }) => fetch(data, { method: 'POST', body: 'x' }); };`;

type Protocol = 'http' | 'https' | 'h2';

/** A purchase's query is a number and the way of its end; `/stale` hangs up on every connection that was used before. */
async function openShop(t: Test, protocol: Protocol, pem: string) {
  const purchases = new Map<string, number>();
  const bought = new EventEmitter<{ bought: [] }>();
  const used = new WeakSet<Socket>();
  let origin = '';
  const serve = (exchange: Exchange) => {
    const { pathname, search } = new URL(exchange.path, 'http://shop.test');
    const query = search.slice(1);
    if (exchange.method === 'POST') {
      purchases.set(query, (purchases.get(query) ?? 0) + 1);
      bought.emit('bought');
      const way = decodeURIComponent(query.split('&')[1] ?? '');
      return (ways[way] ?? answers[way])?.(exchange);
    }
    if (pathname === '/stale' && used.has(exchange.tcp)) return exchange.tcp.destroy();
    used.add(exchange.tcp);
    if (pathname === '/worker') return exchange.answer(worker, 'text/javascript');
    exchange.answer(pathname === '/picture' ? '' : shop(origin, query));
  };
  const { server, tcpOf } = { http: httpServer, https: httpServer, h2: http2Server }[protocol](
    serve,
    protocol === 'http' ? undefined : pem,
  );
  server.on('connection', (socket: Socket) => tcpOf.set(Number(socket.remotePort), socket));
  origin = `${protocol === 'http' ? 'http' : 'https'}://127.0.0.1:${await listening(t, server)}`;
  return { origin, purchases, bought };
}

function httpServer(serve: (exchange: Exchange) => void, pem: string | undefined) {
  const tcpOf = new Map<number, Socket>();
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    const { socket, method = '', url = '' } = request.resume();
    serve({
      method,
      path: url,
      socket,
      tcp: tcpOf.get(Number(socket.remotePort)) as Socket,
      end: () => socket.end(),
      inform: () => response.writeProcessing(),
      answer: (body, type = 'text/html') => response.writeHead(200, { 'content-type': type }).end(body),
    });
  };
  return { server: pem === undefined ? createHttpServer(listener) : createHttpsServer({ key: pem, cert: pem }, listener), tcpOf };
}

function http2Server(serve: (exchange: Exchange) => void, pem = '') {
  const tcpOf = new Map<number, Socket>();
  const server = createSecureServer({ key: pem, cert: pem });
  server.on('stream', (stream, headers) => {
    // A connection that ends takes its streams with it, which is what is tested.
    stream.on('error', () => stream.destroy());
    stream.resume();
    const socket = stream.session?.socket as Socket;
    serve({
      method: String(headers[':method']),
      path: String(headers[':path']),
      socket,
      tcp: tcpOf.get(Number(socket.remotePort)) as Socket,
      end: () => stream.session?.destroy(),
      inform: () => stream.additionalHeaders({ ':status': 102 }),
      answer(body, type = 'text/html') {
        stream.respond({ ':status': 200, 'content-type': type });
        stream.end(body);
      },
    });
  });
  return { server, tcpOf };
}

async function newPage(t: Test, node: { readonly url: string }): Promise<LeasedPage> {
  const { leaseId, webSocketUrl } = await grant(node, { ttlMs: 600_000 });
  const page = await openPage({ webSocketUrl: `${webSocketUrl}&epoch=1`, deadlineMs: 20_000 });
  t.teardown(async () => {
    await page.close();
    await nodeCall(node, 'DELETE', `/v1/leases/${leaseId}?epoch=1`);
  });
  return page;
}

/** What kept the click from having its effect. */
const failureOf = (click: Promise<void>) =>
  click.then(
    () => undefined,
    (error: unknown) => error,
  );

async function test(t: Test, protocol: Protocol, node: { readonly url: string }, pem: string): Promise<void> {
  for (const way of Object.keys(ways)) {
    await t.test(`a purchase is sent once when the shop ${way}`, async (t) => {
      const { origin, purchases } = await openShop(t, protocol, pem);
      const page = await newPage(t, node);
      for (let n = 1; n <= clicks; n += 1) {
        const query = `${n}&${encodeURIComponent(way)}`;
        await page.goto(`${origin}/shop?${query}`);
        const button = n % 2 === 0 ? 'Order' : 'Buy';
        const failure = await failureOf(clickOn(page, 'button', button));
        if (button === 'Buy') t.match(failure, { code: 'target_unreachable', message: /closed the connection without an answer/ });
        t.equal(purchases.get(query), 1);
      }
    });
  }

  for (const way of protocol === 'h2' ? [] : Object.keys(answers)) {
    await t.test(`an answer whose end is its connection's, ${way}, arrives whole`, async (t) => {
      const { origin, purchases } = await openShop(t, protocol, pem);
      const page = await newPage(t, node);
      const query = `1&${encodeURIComponent(way)}`;
      await page.goto(`${origin}/shop?${query}`);
      await clickOn(page, 'button', 'Buy');
      t.match(await page.observe(), { text: /Thank you/ });
      t.equal(purchases.get(query), 1);
    });
  }

  await t.test(`what is only read is read again when its connection was closed at that moment`, async (t) => {
    const { origin } = await openShop(t, protocol, pem);
    const page = await newPage(t, node);
    for (let n = 1; n <= clicks; n += 1) {
      await page.goto(`${origin}/shop?${n}`);
      await page.goto(`${origin}/stale?${n}`);
      t.match(await page.observe(), { text: /Order/ });
    }
  });
}

async function delegate(t: Test, protocol: Protocol, node: { readonly url: string }, pem: string): Promise<void> {
  const { origin, purchases, bought } = await openShop(t, protocol, pem);
  const page = await newPage(t, node);
  const query = `1&${encodeURIComponent('closes after a while')}`;
  await page.goto(`${origin}/shop?${query}`);
  const first = once(bought, 'bought');
  await failureOf(clickOn(page, 'button', 'Delegate'));
  await first;
  // Whatever the browser would send again, it sends before it loads another page over the same connections.
  await page.goto(`${origin}/shop?2`);
  t.equal(purchases.get(query), 1);
}

const protocols = ['http', 'https', 'h2'] as const;
t.setTimeout(clicks * 120_000);
t.jobs = protocols.length;
const pem = certificate();
if (pem === undefined) t.pass('skipped: no openssl here');
else {
  const node = await farmNode(t, { chromePath: await trustingBrowser(t), warm: 1 });
  for (const protocol of protocols) await t.test(protocol, (t) => test(t, protocol, node, pem));
  // Each waits for ten seconds to see what becomes of the worker's request.
  await Promise.all(
    protocols.map((protocol) =>
      t.test(`${protocol}: what a worker of several pages buys is sent once`, (t) => delegate(t, protocol, node, pem)),
    ),
  );
}
