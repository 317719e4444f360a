/** Gateways that ask each other by name: over the bus when the other one is elsewhere, by a plain call when it is this one. */
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { Json } from '../../store/bus/port.ts';
import { ActorError, messageOf } from '../errors.ts';
import { Envelope, gatewayChannel, type RemoteAsk, type RemoteRequest, type RemoteResponse, remoteVersion } from '../protocol/remote.ts';
import { joinMembership, type MembershipOptions } from './membership.ts';
import { openOutgoing, unreachable } from './outgoing.ts';
import { ownerAmong } from './rendezvous.ts';
import { openSeenRequests } from './seen.ts';

export interface Cluster {
  /** This gateway's id. */
  readonly self: string;
  members(): readonly string[];
  /** Where the actor of this key lives. For speed only: two gateways may see it differently for a moment. */
  ownerOf(key: string): string;
  /** Called with the members after each change. */
  onChange(listener: (members: readonly string[]) => void): void;
  /**
   * Answers what others ask, at most once for each request however often it is sent. Throwing `ActorError` `not_here`
   * tells the asker to look elsewhere: a request is never handed on.
   */
  handle<Request extends TSchema, Reply extends TSchema>(
    ask: RemoteAsk<Request, Reply>,
    handler: Handler<Static<Request>, Static<Reply>>,
  ): void;
  /**
   * Rejects with `ActorError`: `unreachable` at once when the gateway is not, or no more, a member or the bus is down;
   * `not_here`; `refused` when the handler failed; `malformed`; and `timeout` (it may have been done nevertheless).
   */
  ask<Request extends TSchema, Reply extends TSchema>(
    gatewayId: string,
    ask: RemoteAsk<Request, Reply>,
    request: Static<Request>,
    deadlineMs: number,
  ): Promise<Static<Reply>>;
  /** Leaves the cluster; what is still asked rejects with `unreachable`. */
  close(): Promise<void>;
}

/** `timeoutMs`: how long the asker still waits. */
export type Handler<Request, Reply> = (request: Request, timeoutMs: number) => Promise<Reply>;

export type ClusterReport = { readonly type: 'bad_envelope' | 'unsent_response'; readonly error: unknown };

export interface ClusterOptions extends MembershipOptions {
  /** How long an unanswered request waits until it is sent again; 1 s. */
  readonly resendMs?: number;
  readonly report: (report: ClusterReport) => void;
}

type Outcome = RemoteResponse['outcome'];

/** Joins the cluster; rejects with `StoreError` when the bus is down. */
export async function openCluster({ resendMs = 1_000, report, ...options }: ClusterOptions): Promise<Cluster> {
  const { bus, id: self } = options;
  const handlers = new Map<string, { readonly request: TSchema; readonly handler: Handler<unknown, unknown> }>();
  const seen = openSeenRequests<Outcome>();
  const outgoing = openOutgoing(bus, self, resendMs);
  const subscription = await bus.subscribe(gatewayChannel(self), receive);
  const membership = await joinMembership(options);
  membership.onChange(outgoing.onlyAlive);

  function receive(message: Json): void {
    if (!Value.Check(Envelope, message)) report({ type: 'bad_envelope', error: Value.Errors(Envelope, message)[0] });
    else if (message.type === 'response') outgoing.answered(message);
    else void answer(message);
  }

  /** Never rejects. */
  async function answer(request: RemoteRequest): Promise<void> {
    const outcome = await seen.once(request.id, () => serve(request));
    if (!outcome) return;
    try {
      await bus.publish(gatewayChannel(request.from), { version: remoteVersion, type: 'response', id: request.id, outcome });
    } catch (error) {
      // The asker sends its request again, or looks elsewhere.
      report({ type: 'unsent_response', error });
    }
  }

  async function serve({ name, payload, timeoutMs }: RemoteRequest): Promise<Outcome> {
    try {
      return { type: 'replied', payload: (await serveHere(name, payload, timeoutMs)) as Json };
    } catch (error) {
      if (error instanceof ActorError && error.code === 'not_here') return { type: 'not_here', members: [...membership.members()] };
      return { type: 'refused', message: messageOf(error) };
    }
  }

  async function serveHere(name: string, request: unknown, timeoutMs: number): Promise<unknown> {
    const served = handlers.get(name);
    if (!served) throw new ActorError('refused', `Gateway ${self} does not know ${name}`);
    if (!Value.Check(served.request, request)) throw new ActorError('malformed', `Gateway ${self} can't read this request of ${name}`);
    try {
      return await served.handler(request, timeoutMs);
    } catch (error) {
      throw error instanceof ActorError ? error : new ActorError('refused', `Gateway ${self} failed at ${name}`, { cause: error });
    }
  }

  async function askThere(gatewayId: string, name: string, request: unknown, reply: TSchema, deadlineMs: number): Promise<unknown> {
    if (!membership.members().includes(gatewayId)) throw unreachable(gatewayId);
    const outcome = await outgoing.send(gatewayId, name, request as Json, deadlineMs);
    if (outcome.type === 'refused') throw new ActorError('refused', outcome.message);
    if (outcome.type === 'not_here') {
      await membership.refresh();
      throw new ActorError('not_here', `Gateway ${gatewayId} does not own this; it sees ${outcome.members.join(', ')}`);
    }
    if (!Value.Check(reply, outcome.payload))
      throw new ActorError('malformed', `Gateway ${gatewayId} answered ${name} in an unknown shape`);
    return outcome.payload;
  }

  return {
    self,
    members: membership.members,
    onChange: membership.onChange,
    ownerOf(key) {
      const members = membership.members();
      return members.length === 0 ? self : ownerAmong(members, key);
    },
    handle({ name, request }, handler) {
      handlers.set(name, { request, handler: handler as Handler<unknown, unknown> });
    },
    // What comes back was checked against the reply's schema there, and is the handler's own here.
    ask: (gatewayId, { name, reply }, request, deadlineMs) =>
      (gatewayId === self ? serveHere(name, request, deadlineMs) : askThere(gatewayId, name, request, reply, deadlineMs)) as Promise<never>,
    async close() {
      await subscription.close();
      await membership.close();
      outgoing.onlyAlive([]);
    },
  };
}
