/** The node's small server: the endpoints of `protocol/lease.ts`, and the WebSocket of each lease. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { Compile } from 'typebox/compile';
import { WebSocketServer } from 'ws';
import { FarmError } from '../errors.ts';
import { DownloadPath, LeaseRenewal, LeaseRequest, type NodeStatus } from '../protocol/lease.ts';
import type { Leases } from './leases.ts';
import type { Metrics } from './metrics.ts';

interface NodeServerOptions {
  readonly host: string;
  readonly port: number;
  readonly secret: string;
  readonly leases: Leases;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** What clients reach this node under, without a trailing slash; asked for when listening. */
  publicUrl(): string;
  status(): Promise<NodeStatus>;
}

interface NodeServer {
  /** Where it listens: `http://HOST:PORT`. */
  readonly address: string;
  close(): Promise<void>;
}

const isRequest = Compile(LeaseRequest);
const isRenewal = Compile(LeaseRenewal);
const isDownloadPath = Compile(DownloadPath);
const downloadRoute = '/v1/leases/:id/downloads/:guid';
/** One CDP command may carry a file or a script. */
const mostPayload = 64 * 1024 * 1024;

/** Rejects when the port is taken. */
export async function listen(options: NodeServerOptions): Promise<NodeServer> {
  const app = fastify({ bodyLimit: 64 * 1024, forceCloseConnections: true });
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: mostPayload });
  app.addHook('onRequest', async (request, reply) => {
    // Whoever drives a lease has its token, and need not know the secret.
    if (request.routeOptions.url === downloadRoute) return;
    if (!isBearer(request.headers.authorization, options.secret))
      return reply.code(401).send({ error: 'the farm secret is missing or wrong' });
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const status = error instanceof FarmError ? 503 : (error.statusCode ?? 500);
    if (status >= 500) options.log.error({ error }, 'a request of a gateway failed');
    return reply.code(status).send({ error: error.message });
  });
  addRoutes(app, options);
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => upgrade(sockets, options, request, socket, head));
  const address = await app.listen({ host: options.host, port: options.port });
  return {
    address,
    async close() {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      await app.close();
    },
  };
}

function addRoutes(app: FastifyInstance, { leases, metrics, status, publicUrl }: NodeServerOptions): void {
  const webSocketUrl = (path: string) => publicUrl().replace(/^http/, 'ws') + path;

  app.post('/v1/leases', async (request, reply) => {
    if (!isRequest.Check(request.body)) return reply.code(400).send({ error: 'not a lease request of this protocol version' });
    const granted = await leases.grant(request.body);
    if ('refused' in granted) return reply.code(429).send(granted.refused);
    // Whoever asked has given up: this node was frozen, or overloaded.
    if (reply.raw.destroyed) await leases.release(granted.leaseId, request.body.epoch);
    return reply.code(201).send({ leaseId: granted.leaseId, webSocketUrl: webSocketUrl(granted.path), load: granted.load });
  });

  app.post<{ Params: { id: string } }>('/v1/leases/:id/renew', async (request, reply) => {
    if (!isRenewal.Check(request.body)) return reply.code(400).send({ error: 'not a lease renewal of this protocol version' });
    const renewed = leases.renew(request.params.id, request.body);
    if (renewed === undefined) return reply.code(404).send({ error: 'this node has no such lease' });
    if (renewed === 'evicted') return reply.code(409).send({ error: 'evicted' });
    const { path, ...state } = renewed;
    return { ...state, webSocketUrl: webSocketUrl(path) };
  });

  app.delete<{ Params: { id: string }; Querystring: { epoch?: string } }>('/v1/leases/:id', async (request, reply) => {
    const released = await leases.release(request.params.id, Number(request.query.epoch));
    return released ? reply.code(204).send() : reply.code(409).send({ error: 'evicted' });
  });

  app.get<{ Querystring: { epoch?: string } }>(downloadRoute, async (request, reply) => {
    const { params, headers, query } = request;
    if (!isDownloadPath.Check(params)) return reply.code(404).send({ error: 'no such download' });
    const token = /^Bearer ([0-9a-f]+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
    const found = leases.download(params.id, token, Number(query.epoch), params.guid);
    if ('reason' in found) return reply.code(found.status).send({ error: found.reason });
    const { size } = await stat(found.path);
    return reply.type('application/octet-stream').header('content-length', size).send(createReadStream(found.path));
  });

  app.get('/v1/status', () => status());

  app.get('/metrics', async (_request, reply) => reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()));
}

/** Both sides are hashed first, so that neither content nor length shows in the time taken. */
function isBearer(header: string | undefined, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${secret}`));
}

function upgrade(sockets: WebSocketServer, { leases }: NodeServerOptions, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const url = URL.parse(request.url ?? '', 'http://node');
  const leaseId = /^\/v1\/leases\/([0-9a-f]+)$/.exec(url?.pathname ?? '')?.[1] ?? '';
  const token = url?.searchParams.get('token') ?? '';
  const epoch = Number(url?.searchParams.get('epoch') ?? '');
  const role = url?.searchParams.get('role') === 'debugger' ? 'debugger' : 'driver';
  // A debugger takes no epoch: it neither evicts nor is evicted.
  const effective = role === 'debugger' ? Number.MAX_SAFE_INTEGER : epoch;
  const refused =
    role === 'debugger' || (Number.isSafeInteger(epoch) && epoch >= 1)
      ? leases.refusal(leaseId, token, effective)
      : { status: 400, reason: 'epoch must be a whole number' };
  socket.on('error', () => socket.destroy());
  if (refused) {
    socket.end(`HTTP/1.1 ${refused.status} Refused\r\nconnection: close\r\ncontent-type: text/plain\r\n\r\n${refused.reason}`);
    return;
  }
  sockets.handleUpgrade(request, socket, head, (client) => leases.attach(leaseId, token, effective, role, client));
}
