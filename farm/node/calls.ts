/** Commands under way to one browser, the node's own and those of clients, each under an id of ours. */
import type { ProtocolMapping } from 'devtools-protocol/types/protocol-mapping.js';
import { FarmError } from '../errors.ts';
import type { Pipe } from './pipe.ts';
import { type ResponseHead, withId } from './wire.ts';

export type Commands = ProtocolMapping.Commands;
export type Params<M extends keyof Commands> = Commands[M]['paramsType'][0];

/** Whoever a forwarded command's answer goes to. */
export interface Asker {
  /** False when it has gone or was evicted: its commands are not sent any more, and its answers are dropped. */
  isAttached(): boolean;
  answer(raw: Buffer): void;
}

/** A command as a client sent it, allowed and checked. */
export interface ForwardedCommand {
  readonly id: number;
  readonly method: string;
  readonly params: unknown;
  readonly sessionId?: string;
}

export interface Calls {
  connect(pipe: Pipe): void;
  /** A command of the node itself. Rejects with `FarmError` `protocol`, `deadline` or `browser_crashed`. */
  call<M extends keyof Commands>(method: M, params?: Params<M>, sessionId?: string): Promise<Commands[M]['returnType']>;
  /** A command of a client. */
  forward(asker: Asker, command: ForwardedCommand): void;
  answered(raw: Buffer, head: ResponseHead): void;
  /** Gives up what was asked of sessions that have gone: it is never answered. */
  forget(sessionIds: readonly string[]): void;
  /** Resolves when the browser has caught up with what was sent; `undefined` when it is not far behind. */
  congestion(): Promise<void> | undefined;
  /** Rejects all that is pending: the browser is gone. */
  close(): void;
}

interface OwnCall {
  readonly type: 'own';
  readonly method: string;
  readonly sessionId: string | undefined;
  readonly timer: NodeJS.Timeout;
  resolve(result: unknown): void;
  reject(error: FarmError): void;
}

type Pending = OwnCall | { readonly type: 'forwarded'; readonly asker: Asker; readonly command: ForwardedCommand };

/** Bytes that clients may have waiting for a browser before they are held back. */
const mostQueued = 8 * 1024 * 1024;

/** `callMs` is what the browser has for each command of the node; `onForwarded` hears of each answer to a client's command. */
export function newCalls(callMs: number, onForwarded: (command: ForwardedCommand) => void): Calls {
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let pipe: Pipe | undefined;
  let closed = false;

  function giveUp(id: number, waiting: Pending, error: (method: string) => FarmError): void {
    pending.delete(id);
    if (waiting.type !== 'own') return;
    clearTimeout(waiting.timer);
    waiting.reject(error(waiting.method));
  }

  return {
    connect(opened) {
      // The browser may have gone before anything could be asked of it.
      if (!closed) pipe = opened;
    },
    call: (method, params, sessionId) =>
      new Promise((resolve, reject) => {
        if (!pipe) return reject(crashed(method));
        const id = ++lastId;
        const timer = setTimeout(() => {
          pending.delete(id);
          reject(new FarmError('deadline', `the browser did not answer ${method} within ${callMs} ms`));
        }, callMs);
        pending.set(id, { type: 'own', method, sessionId, timer, resolve: resolve as (result: unknown) => void, reject });
        pipe.send(JSON.stringify({ id, method, params, sessionId }));
      }),
    forward(asker, command) {
      if (!pipe) {
        const error = { code: -32000, message: 'the browser is gone' };
        asker.answer(Buffer.from(JSON.stringify({ id: command.id, sessionId: command.sessionId, error })));
        return;
      }
      const id = ++lastId;
      pending.set(id, { type: 'forwarded', asker, command });
      pipe.send(JSON.stringify({ ...command, id }), () => {
        if (asker.isAttached()) return true;
        pending.delete(id);
        return false;
      });
    },
    answered(raw, head) {
      const waiting = pending.get(head.id);
      if (!waiting) return;
      pending.delete(head.id);
      if (waiting.type === 'forwarded') {
        onForwarded(waiting.command);
        if (waiting.asker.isAttached()) waiting.asker.answer(withId(raw, head, waiting.command.id));
        return;
      }
      clearTimeout(waiting.timer);
      const { result, error } = JSON.parse(raw.toString()) as { result?: unknown; error?: { message: string } };
      if (error) waiting.reject(new FarmError('protocol', `${waiting.method}: ${error.message}`));
      else waiting.resolve(result);
    },
    forget(sessionIds) {
      const gone = new Set<string | undefined>(sessionIds);
      for (const [id, waiting] of pending) {
        const { sessionId } = waiting.type === 'own' ? waiting : waiting.command;
        if (gone.has(sessionId)) giveUp(id, waiting, (method) => new FarmError('protocol', `${method}: its target has gone`));
      }
    },
    congestion: () => (pipe && pipe.queuedBytes() > mostQueued ? pipe.drained() : undefined),
    close() {
      closed = true;
      pipe = undefined;
      for (const [id, waiting] of pending) giveUp(id, waiting, crashed);
    },
  };
}

const crashed = (method: string) => new FarmError('browser_crashed', `the browser is gone; ${method} was not answered`);
