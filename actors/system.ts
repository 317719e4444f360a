/** The actor system: nact's mailboxes behind typed addresses, and the tree, its restarts and its end kept here. */
import nact from 'nact';
import type { Address, Behaviour, ReplyTo } from './behaviour.ts';
import { ActorError } from './errors.ts';
import { type Letter, Life, type Mailbox } from './life.ts';

export type SystemReport =
  | {
      readonly type: 'crashed';
      readonly path: string;
      readonly error: unknown;
      readonly decision: 'stop' | 'restart' | 'exhausted' | 'escalate';
    }
  | { readonly type: 'failed_after_stop'; readonly path: string; readonly error: unknown }
  | { readonly type: 'release_failed'; readonly path: string; readonly error: unknown }
  | { readonly type: 'release_late'; readonly path: string; readonly what: 'effects' | 'onStop' };

export interface SystemOptions {
  readonly report: (report: SystemReport) => void;
  /** Asked to end the process with `status`, after the crashed actor has released what it held. */
  readonly escalate: (status: number, error: unknown) => void;
  /** How long the end of an actor waits for its effects, and then for its `onStop`; 5 s. */
  readonly releaseWithinMs?: number;
  /** Milliseconds of a clock; for the restart budgets. */
  readonly now?: () => number;
}

export interface System {
  /** The parent of actors that have no other. */
  readonly root: Address<never>;
  /** Throws `ActorError`: `name_taken` (also while its last holder still releases), `exhausted`, `misplaced`, `stopped` (the parent). */
  spawn<State, Message, Effect>(parent: Address<never>, name: string, behaviour: Behaviour<State, Message, Effect>): Address<Message>;
  /** False when nobody is there to read it. */
  send<Message>(address: Address<Message>, message: Message): boolean;
  /** Rejects with `ActorError`: `stopped` or `crashed`, at once or when its actor ends without an answer; `timeout`. */
  ask<Message, Answer>(address: Address<Message>, message: (replyTo: ReplyTo<Answer>) => Message, timeoutMs: number): Promise<Answer>;
  /** Resolves when it and its children have ended; never rejects. */
  stop(address: Address<never>): Promise<void>;
  /** Resolves when nothing under this address is ending: its name can be taken, or its actor lives. */
  ended(address: Address<never>): Promise<void>;
  /** Ends every actor; resolves when all have, each within its bounds. */
  close(): Promise<void>;
}

export function createSystem({ report, escalate, releaseWithinMs = 5_000, now = Date.now }: SystemOptions): System {
  const root: Address<never> = Object.freeze({ path: '' });
  // Every mailbox is a child of nact's root, and the tree is `living`: nact copies the map of an actor's children for
  // each of its messages, and does not stop the children of what it stops.
  const nactRoot = nact.start();
  const living = new Map<string, Life<unknown, never, unknown>>();
  const crashes = new Map<string, readonly number[]>();
  let closing: Promise<unknown> | undefined;

  function open<Message>(read: (letter: Letter<Message>) => void): Mailbox<Message> {
    const mailbox = nact.spawn(nactRoot, (_: unknown, letter: Letter<Message>) => read(letter));
    return { put: (letter) => nact.dispatch(mailbox, letter), close: () => nact.stop(mailbox) };
  }

  function isLiving(parent: Address<never>): boolean {
    return closing === undefined && (parent === root || living.get(parent.path)?.alive === true);
  }

  function spawn<S, M, E>(parent: Address<never>, name: string, behaviour: Behaviour<S, M, E>): Address<M> {
    const rule = behaviour.supervision;
    const path = `${parent === root ? '' : `${parent.path}/`}${rule.kind}:${name}`;
    const above = living.get(parent.path);
    const kindAbove = above?.behaviour.supervision.kind ?? 'system';
    if (!isLiving(parent)) throw new ActorError('stopped', `${path} has no living parent`);
    if (rule.parent !== kindAbove) throw new ActorError('misplaced', `${path} belongs under ${rule.parent}, not ${kindAbove}`);
    if (living.has(path)) throw new ActorError('name_taken', `${path} is there, or has not let go of what it held`);
    if (rule.crash === 'restart' && recentCrashes(path, rule.withinMs).length > rule.restarts) {
      throw new ActorError('exhausted', `${path} crashed more than ${rule.restarts} times within ${rule.withinMs} ms`);
    }
    const address: Address<M> = Object.freeze({ path });
    const respawn = () => isLiving(parent) && !living.has(path) && spawn(parent, name, behaviour);
    const crashed = (error: unknown) => follow(error, life, respawn);
    const life: Life<S, M, E> = new Life(address, behaviour, { open, report, releaseWithinMs, crashed });
    living.set(path, life as unknown as Life<unknown, never, unknown>);
    above?.children.add(life);
    void life.ended.then(() => {
      living.delete(path);
      above?.children.delete(life);
    });
    return address;
  }

  /** What the supervision table says about a crash. */
  function follow<S, M, E>(error: unknown, life: Life<S, M, E>, respawn: () => unknown): void {
    const rule = life.behaviour.supervision;
    const { path } = life.address;
    const times = rule.crash === 'restart' ? [...recentCrashes(path, rule.withinMs), now()] : [];
    if (rule.crash === 'restart') crashes.set(path, times);
    const decision = rule.crash === 'restart' && times.length > rule.restarts ? 'exhausted' : rule.crash;
    report({ type: 'crashed', path, error, decision });
    void life.end({ error }).then(() => {
      if (decision === 'restart') respawn();
      if (rule.crash === 'escalate') escalate(rule.status, error);
    });
  }

  /** When `path` crashed within the last `withinMs`; forgets what is older. */
  function recentCrashes(path: string, withinMs: number): readonly number[] {
    const times = (crashes.get(path) ?? []).filter((time) => time > now() - withinMs);
    if (times.length > 0) crashes.set(path, times);
    else crashes.delete(path);
    return times;
  }

  function find<M>({ path }: Address<M>): Life<unknown, M, unknown> | undefined {
    // Sound because a path names its kinds, and a kind has one message type.
    return living.get(path) as Life<unknown, M, unknown> | undefined;
  }

  return {
    root,
    spawn,
    send: (address, message) => find(address)?.send(message) ?? false,
    ask: (address, message, timeoutMs) =>
      find(address)?.ask(message, timeoutMs) ?? Promise.reject(new ActorError('stopped', `${address.path} is not running`)),
    stop: async (address) => living.get(address.path)?.end(),
    async ended(address) {
      const life = living.get(address.path);
      if (life?.alive === false) await life.ended;
    },
    async close() {
      closing ??= Promise.all([...living.values()].map((life) => life.end())).then(() => nact.stop(nactRoot));
      await closing;
    },
  };
}
