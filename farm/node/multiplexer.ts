/** One lease's endpoint: its clients speak CDP to it as to a browser of their own, which is one context of a shared one. */
import type { WebSocket } from 'ws';
import { type LeaseEnd, type LeaseEvent, refusedByNode } from '../protocol/lease.ts';
import { type Bounds, type Command, judge, type Role, type Verdict } from './allow.ts';
import { type Client, openClient } from './attached-client.ts';
import { type Context, replay } from './context.ts';
import type { Root } from './root.ts';
import { answerTarget } from './target-domain.ts';

export interface Endpoint {
  /** Takes a client in: a driver evicts the one before it. The caller has checked token and epoch. */
  attach(socket: WebSocket, role: Role): void;
  isAttached(): boolean;
  /** Lets the driver go because a newer one is coming: nothing that it still sends reaches the browser. */
  evict(): void;
  tell(event: LeaseEvent): void;
  /** Tells the clients why, and lets them go. */
  close(reason: LeaseEnd): void;
}

export function openEndpoint(options: {
  readonly root: Root;
  readonly context: Context;
  readonly bounds: Bounds;
  onRefused(method: string): void;
}): Endpoint {
  const { root, context, bounds } = options;
  const debuggers = new Map<string, Client>();
  let driver: Client | undefined;
  let lastDebugger = 0;

  const everyone = () => [...(driver ? [driver] : []), ...debuggers.values()];

  context.listener = {
    event(raw, method, debuggerId) {
      if (debuggerId !== undefined) debuggers.get(debuggerId)?.send(raw);
      else if (!isDiscovery(method)) driver?.send(raw);
      else for (const client of everyone()) if (client.discovers) client.send(raw);
    },
    pageAttached(targetId) {
      for (const debuggerId of debuggers.keys()) showToDebugger(debuggerId, targetId);
    },
  };

  function showToDebugger(debuggerId: string, targetId: string): void {
    root.attachDebugger(context, targetId, debuggerId).then(
      ({ sessionId }) => {
        if (!debuggers.has(debuggerId)) detach(sessionId);
      },
      // The page has gone in the meantime, and its own event says so.
      () => undefined,
    );
  }

  function detach(sessionId: string): void {
    // Fails only when the session has gone already.
    root.call('Target.detachFromTarget', { sessionId }).catch(() => undefined);
  }

  function command(client: Client, text: string): Promise<void> | undefined {
    const asked = parse(text);
    if (asked === undefined) {
      client.close('not a CDP command');
      return undefined;
    }
    const { id, method, params, ...session } = asked;
    const answer = (body: object) => client.send(JSON.stringify({ id, ...body, ...session }));
    const forward = (allowed: Command) => {
      // While its files were looked at, the client may have been evicted.
      if (client.isAttached()) root.forward(client, { id, ...allowed });
    };
    const settle = (verdict: Verdict) => {
      if ('allowed' in verdict) return forward(verdict.allowed);
      options.onRefused(method);
      answer({ error: { code: refusedByNode, message: verdict.refused } });
    };

    if (session.sessionId !== undefined && !mayUse(client, session.sessionId)) {
      answer({ error: { code: -32001, message: `Session with given id not found: ${session.sessionId}` } });
    } else if (method.startsWith('Target.')) {
      const target = answerTarget({ client, context, method, params });
      if ('result' in target) {
        for (const event of target.first ?? []) client.send(event);
        answer({ result: target.result });
      } else settle('forward' in target ? { allowed: target.forward } : target);
    } else {
      const verdict = judge(client.role, { method, params, ...session }, bounds);
      if (verdict instanceof Promise) return verdict.then(settle);
      settle(verdict);
    }
    return root.congestion();
  }

  /** A debugger uses its own sessions, a driver the node's. */
  function mayUse(client: Client, sessionId: string): boolean {
    const session = context.sessions.get(sessionId);
    return session !== undefined && session.debuggerId === client.debuggerId;
  }

  function attachDriver(socket: WebSocket): void {
    evict();
    const gone = () => {
      if (driver === client) driver = undefined;
    };
    const client = openClient(socket, 'driver', undefined, { command, gone });
    driver = client;
    for (const message of replay(context)) client.send(message);
  }

  function attachDebugger(socket: WebSocket): void {
    const debuggerId = String(++lastDebugger);
    const gone = () => {
      debuggers.delete(debuggerId);
      for (const session of context.sessions.values()) if (session.debuggerId === debuggerId) detach(session.sessionId);
    };
    debuggers.set(debuggerId, openClient(socket, 'debugger', debuggerId, { command, gone }));
    for (const { targetId, type } of context.targets.values()) if (type === 'page') showToDebugger(debuggerId, targetId);
  }

  function evict(): void {
    const older = driver;
    driver = undefined;
    older?.send(JSON.stringify({ method: 'Lease.ended', params: { reason: 'evicted' } } satisfies LeaseEvent));
    older?.close('evicted');
  }

  return {
    attach: (socket, role) => (role === 'driver' ? attachDriver(socket) : attachDebugger(socket)),
    isAttached: () => driver !== undefined,
    evict,
    tell: (event) => driver?.send(JSON.stringify(event)),
    close(reason) {
      const event: LeaseEvent = { method: 'Lease.ended', params: { reason } };
      for (const client of everyone()) {
        client.send(JSON.stringify(event));
        client.close(reason);
      }
      driver = undefined;
      debuggers.clear();
    },
  };
}

const isDiscovery = (method: string) => method.startsWith('Target.target');

interface Asked {
  readonly id: number;
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly sessionId?: string;
}

function parse(text: string): Asked | undefined {
  let asked: unknown;
  try {
    asked = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof asked !== 'object' || asked === null) return undefined;
  const { id, method, params = {}, sessionId } = asked as Record<string, unknown>;
  if (!Number.isSafeInteger(id) || typeof method !== 'string' || typeof params !== 'object' || params === null) return undefined;
  if (sessionId !== undefined && typeof sessionId !== 'string') return undefined;
  return { id: id as number, method, params: params as Asked['params'], ...(sessionId === undefined ? {} : { sessionId }) };
}
