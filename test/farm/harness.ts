/** A farm node of its own for a test, local pages for it, and a plain CDP client. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { pino } from 'pino';
import type { Test } from 'tap';
import { WebSocket } from 'ws';
import { type FarmNode, type NodeSettings, startNode } from '../../farm/node/node.ts';
import type { LeaseGrant } from '../../farm/protocol/lease.ts';
import { openLocalBus } from '../../store/bus/local.ts';

export const secret = 'a farm secret for tests';

/** Starts a node that may reach the test's own pages, and ends it with the test. */
export async function farmNode(t: Test, settings: Partial<NodeSettings> = {}): Promise<FarmNode> {
  const bus = settings.bus ?? openLocalBus();
  const node = await startNode({
    bus,
    log: pino({ level: 'silent' }),
    host: '127.0.0.1',
    port: 0,
    secret,
    slots: 4,
    fleet: 'default',
    allowPrivate: ['*'],
    runFolders: join(tmpdir(), `troupe-test-${randomBytes(6).toString('hex')}`),
    ...settings,
  });
  t.teardown(() => node.close());
  return node;
}

/** Serves `pages` by path on a free loopback port, and ends with the test. */
export async function site(t: Test, pages: Readonly<Record<string, string>> | RequestListener): Promise<string> {
  const listener: RequestListener =
    typeof pages === 'function'
      ? pages
      : (request, response) => {
          const page = pages[request.url ?? ''];
          response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(page ?? 'nothing here');
        };
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  t.teardown(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** One request on a connection of its own, so that none stays open for the next. */
export async function nodeCall(
  node: { readonly url: string },
  method: string,
  path: string,
  body?: object,
  bearer = secret,
): Promise<Response> {
  const headers = { authorization: `Bearer ${bearer}`, ...(body ? { 'content-type': 'application/json' } : {}) };
  const request = httpRequest(node.url + path, { method, headers, agent: false }).end(body && JSON.stringify(body));
  const [incoming] = (await once(request, 'response')) as [IncomingMessage];
  const text = await textOf(incoming);
  return new Response(incoming.statusCode === 204 ? null : text, { status: incoming.statusCode ?? 0 });
}

export async function grant(node: { readonly url: string }, order: Partial<Record<string, unknown>> = {}): Promise<LeaseGrant> {
  const response = await nodeCall(node, 'POST', '/v1/leases', { tenantId: 't1', ttlMs: 600_000, fleet: 'default', epoch: 1, ...order });
  if (response.status !== 201) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()) as LeaseGrant;
}

// biome-ignore lint/suspicious/noExplicitAny: a plain client takes whatever the browser says.
type Loose = any;

interface CdpEvent {
  readonly method: string;
  readonly params: Loose;
  readonly sessionId?: string;
}

interface CdpClient {
  readonly events: readonly CdpEvent[];
  readonly socket: WebSocket;
  call(method: string, params?: object, sessionId?: string): Promise<Loose>;
  /** The first event, also of those before, that fits. Rejects when the socket closes first. */
  event(method: string, fits?: (event: CdpEvent) => boolean): Promise<CdpEvent>;
  /** Resolves with the reason that the node gives when it closes the socket. */
  readonly closed: Promise<string>;
  close(): void;
}

/** The plainest CDP client over a WebSocket. Rejects when the node refuses it. */
export async function connect(t: Test, url: string): Promise<CdpClient> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  const events: CdpEvent[] = [];
  const pending = new Map<number, (message: Loose) => void>();
  const watchers = new Set<(event: CdpEvent | undefined) => void>();
  let id = 0;
  const closed = new Promise<string>((resolve) =>
    socket.once('close', (_code, reason) => {
      for (const watcher of watchers) watcher(undefined);
      for (const settle of pending.values()) settle({ error: { message: `closed: ${reason}` } });
      resolve(String(reason));
    }),
  );
  socket.on('message', (data) => {
    const message = JSON.parse(String(data));
    if (message.id !== undefined) {
      pending.get(message.id)?.(message);
      pending.delete(message.id);
    } else {
      events.push(message);
      for (const watcher of watchers) watcher(message);
    }
  });
  t.teardown(() => socket.terminate());
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return {
    events,
    socket,
    closed,
    close: () => socket.close(),
    call: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        pending.set(++id, ({ result, error }) =>
          error ? reject(Object.assign(new Error(error.message), { code: error.code })) : resolve(result),
        );
        socket.send(JSON.stringify({ id, method, params, sessionId }));
      }),
    event: (method, fits = () => true) =>
      new Promise((resolve, reject) => {
        const found = events.find((event) => event.method === method && fits(event));
        if (found) return resolve(found);
        const watcher = (event: CdpEvent | undefined) => {
          if (event && !(event.method === method && fits(event))) return;
          watchers.delete(watcher);
          if (event) resolve(event);
          else reject(new Error(`the socket closed before ${method}`));
        };
        watchers.add(watcher);
      }),
  };
}

/** A lease's client with the session of its one page. */
export async function driver(t: Test, node: { readonly url: string }, order: Partial<Record<string, unknown>> = {}) {
  const lease = await grant(node, order);
  const cdp = await connect(t, `${lease.webSocketUrl}&epoch=${order.epoch ?? 1}`);
  const { params } = await cdp.event('Target.attachedToTarget');
  const sessionId: string = params.sessionId;
  return {
    lease,
    cdp,
    sessionId,
    targetId: params.targetInfo.targetId as string,
    page: (method: string, values?: object) => cdp.call(method, values, sessionId),
  };
}

/** Opens an address and waits for its load event. */
export async function open(page: Awaited<ReturnType<typeof driver>>, url: string): Promise<void> {
  const { loaderId } = await page.page('Page.navigate', { url });
  const { events } = page.cdp;
  const navigated = await page.cdp.event('Page.frameNavigated', ({ params }) => params.frame.loaderId === loaderId);
  const after = events.indexOf(navigated);
  await page.cdp.event('Page.loadEventFired', (event) => event.sessionId === page.sessionId && events.indexOf(event) > after);
}

/** For what is no event in this process: other processes, their sockets, and what they announce. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}
