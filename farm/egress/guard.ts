/** The address guard: a lease's own HTTP proxy, which connects only to addresses that it has checked. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { canonicalHost } from '../../config/addresses.ts';
import { FarmError } from '../errors.ts';
import { contained } from './contained.ts';
import { hungUp, maxHeaderSize, openForwarder } from './forward.ts';
import type { Guard, GuardEvents } from './port.ts';
import { type Lookup, openResolver } from './resolve.ts';
import { openRoute } from './route.ts';
import { join } from './tunnel.ts';
import { openUnanswered } from './unanswered.ts';
import type { Target } from './upstream.ts';
import { openWires } from './wires.ts';

export interface GuardOptions {
  /** Entries of ALLOW_PRIVATE_TARGETS. */
  readonly allowPrivate: readonly string[];
  readonly upstream?: string;
  readonly events: GuardEvents;
  /** Resolves once the browser has told `Guard.unanswered` of all that it has sent until now; nobody tells anything unless given. */
  readonly toldAll?: () => Promise<unknown>;
  /** The system's resolver unless given. */
  readonly lookup?: Lookup;
}

/**
 * Opens a proxy on a free port of 127.0.0.1. It asks for no credentials, since a browser context can't be given any: other
 * processes of the machine can use it, but reach no more through it than a page could, and only while the lease lasts.
 */
export async function openGuard({ allowPrivate, upstream, events, toldAll = async () => undefined, lookup }: GuardOptions): Promise<Guard> {
  const wires = openWires();
  const unanswered = openUnanswered();
  const resolve = openResolver(allowPrivate, lookup);
  const routeBy = (proxy: string | undefined) => {
    const route = openRoute(proxy, { resolve, wires, events });
    return { route, forwarder: openForwarder(route, events) };
  };
  let way = routeBy(upstream);
  const forward = (request: IncomingMessage, response: ServerResponse) => {
    const target = URL.canParse(request.url ?? '') ? webTarget(new URL(request.url ?? '')) : undefined;
    if (target !== undefined) return way.forwarder.forward(request, response, target);
    response.writeHead(400, { 'content-type': 'text/plain' }).end('This is a proxy: it takes absolute http: URLs and CONNECT.\n');
  };
  const tunnel = (request: IncomingMessage, client: Duplex, head: Buffer) => {
    const target = URL.canParse(`http://${request.url}`) ? tunnelTarget(request.url ?? '') : undefined;
    if (target === undefined) return refuse(client, 400);
    const gone = new AbortController();
    client.once('close', () => gone.abort());
    const noAnswer = () => events.unreachable({ host: target.host, reason: hungUp(`${target.host}:${target.port}`) });
    const connected = (socket: Duplex) => join({ client, socket, head }, { target, unanswered, toldAll, noAnswer });
    way.route.connect(target, { tunnel: true, signal: gone.signal }).then(
      contained(connected, (_error, socket) => {
        socket.destroy();
        client.destroy();
      }),
      (error) => refuse(client, error instanceof FarmError && error.code === 'egress_refused' ? 403 : 502),
    );
  };
  const server = createServer(
    { maxHeaderSize, requestTimeout: 0, keepAliveTimeout: 0 },
    contained(forward, (_error, _request, response) => response.destroy()),
  );
  server.on(
    'connect',
    contained(tunnel, (_error, _request, client) => client.destroy()),
  );
  const clients = new Set<Socket>();
  server.on('connection', (client: Socket) => {
    clients.add(client);
    client.once('close', () => clients.delete(client));
    // What matters about a broken client is that it closes.
    client.on('error', () => client.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  let closing: Promise<unknown> | undefined;
  return {
    proxyUrl: `http://127.0.0.1:${port}`,
    bytes: wires.bytes,
    unanswered,
    setUpstream(proxy) {
      way.forwarder.close();
      way = routeBy(proxy);
    },
    async close() {
      if (closing === undefined) {
        closing = once(server, 'close');
        server.close();
        way.forwarder.close();
        wires.close();
        for (const client of clients) client.destroy();
      }
      await closing;
    },
  };
}

function webTarget({ protocol, hostname, port }: URL): Target | undefined {
  const host = canonicalHost(hostname);
  return protocol === 'http:' && host !== undefined ? { host, port: Number(port || 80) } : undefined;
}

/** `host:port`, where the port is never left out (RFC 9110 9.3.6). */
function tunnelTarget(authority: string): Target | undefined {
  const [, name = '', port = ''] = /^(.+):(\d{1,5})$/.exec(authority) ?? [];
  const host = canonicalHost(name);
  return host !== undefined && Number(port) > 0 && Number(port) < 65_536 ? { host, port: Number(port) } : undefined;
}

function refuse(client: Duplex, status: number) {
  client.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
