/** The connection of one lease: every command has a deadline, a dead socket is found, and what waits learns at once what was lost. */
import { EventEmitter } from 'node:events';
import type { EventMessage } from 'chrome-remote-interface';
// The class itself: the package's own entry hands the client over a tick too late, when replayed events have passed.
import Chrome from 'chrome-remote-interface/lib/chrome.js';
import type { ProtocolMapping } from 'devtools-protocol/types/protocol-mapping.js';
import { FarmError } from '../errors.ts';
import type { LeaseEnd, LeaseEvent } from '../protocol/lease.ts';
import { commandError } from './errors.ts';

type Commands = ProtocolMapping.Commands;
type Events = { [E in keyof ProtocolMapping.Events]: ProtocolMapping.Events[E] } & {
  [E in LeaseEvent as E['method']]: [E['params']];
};
export type Params<M extends keyof Commands> = Commands[M]['paramsType'] extends [infer P] ? P : Commands[M]['paramsType'][0];

/** One CDP session, or the root when it has no id. */
export interface CdpSession {
  readonly id: string | undefined;
  /** Rejects with `FarmError` (`deadline`, `page_crashed`, `method_refused`, `protocol`, or why the lease is lost) or `DocumentGone`. */
  send<M extends keyof Commands>(method: M, params?: Params<M>): Promise<Commands[M]['returnType']>;
  /** The root hears the `Target` events of all sessions, with the one that they came by. */
  on<E extends keyof Events>(event: E, handler: (params: Events[E] extends [infer P] ? P : undefined, sessionId?: string) => void): void;
}

interface ConnectionOptions {
  readonly webSocketUrl: string;
  /** For each command. */
  readonly deadlineMs: number;
  /** A socket that is silent for this long is asked for a sign of life. */
  readonly heartbeatMs: number;
}

interface Pending {
  readonly sessionId: string | undefined;
  readonly reject: (error: Error) => void;
}

export class Connection {
  readonly root: CdpSession;
  readonly #chrome: Chrome;
  readonly #options: ConnectionOptions;
  readonly #emitters = new Map<string | undefined, EventEmitter>();
  readonly #crashed = new Map<string, FarmError>();
  readonly #pending = new Set<Pending>();
  readonly #onLost: (error: FarmError) => void;
  #heardAt = Date.now();
  #heartbeat: NodeJS.Timeout | undefined;
  #lost: FarmError | undefined;

  /** `onAttach` runs before any event is read; `onLost` at most once. Rejects with `lease_lost` when the endpoint can't be reached. */
  static open(
    options: ConnectionOptions,
    onAttach: (connection: Connection) => void,
    onLost: (error: FarmError) => void,
  ): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const notifier = new EventEmitter<{ connect: [Chrome]; error: [Error] }>();
      const tooLate = setTimeout(() => fail(new Error(`no answer within ${options.deadlineMs} ms`)), options.deadlineMs);
      const fail = (cause: Error) => {
        clearTimeout(tooLate);
        connection.#lose(
          new FarmError('lease_lost', 'the lease could not be attached to: its farm node did not accept the connection', { cause }),
        );
        reject(connection.#lost);
      };
      notifier.once('error', fail);
      // Anything else would be taken for the name of a target of a browser on this machine.
      if (!/^wss?:/.test(options.webSocketUrl))
        return reject(new FarmError('lease_lost', `${options.webSocketUrl} is no WebSocket address`));
      // No protocol description: its thousands of generated methods would be made for every lease and called by none.
      const chrome = new Chrome(
        { target: options.webSocketUrl, local: true, protocol: { version: { major: '1', minor: '3' }, domains: [] } },
        notifier,
      );
      const connection = new Connection(options, chrome, onLost);
      onAttach(connection);
      notifier.once('connect', () => {
        clearTimeout(tooLate);
        if (connection.#lost) return connection.close();
        connection.#listenForLife();
        resolve(connection);
      });
    });
  }

  private constructor(options: ConnectionOptions, chrome: Chrome, onLost: (error: FarmError) => void) {
    this.#options = options;
    this.#chrome = chrome;
    this.#onLost = onLost;
    this.root = this.session(undefined);
    chrome.on('event', (message) => this.#receive(message));
    chrome.on('disconnect', () => this.#lose(new FarmError('lease_lost', 'the connection to the farm node broke')));
    this.root.on('Lease.ended', ({ reason }) => this.#lose(leaseEnded(reason)));
  }

  session(id: string | undefined): CdpSession {
    const emitter = new EventEmitter();
    this.#emitters.set(id, emitter);
    return {
      id,
      send: (method, params) => this.#send(method, params ?? {}, id) as never,
      on: (event, handler) => void emitter.on(event, handler),
    };
  }

  /** Fails what waits for this session, which no one hears of any more. */
  end(id: string, error: FarmError): void {
    this.#emitters.delete(id);
    this.#crash(id, error);
    this.#crashed.delete(id);
  }

  close(): void {
    this.#lose(new FarmError('lease_lost', 'the connection was closed by its owner'), false);
    // The peer's part of the closing handshake is of no interest.
    this.#chrome.close().catch(() => undefined);
  }

  #receive({ method, params, sessionId }: EventMessage): void {
    this.#heardAt = Date.now();
    if (method === 'Inspector.targetCrashed' && sessionId !== undefined) {
      this.#crash(sessionId, new FarmError('page_crashed', 'the page crashed: its renderer process ended'));
    }
    this.#emitters.get(method.startsWith('Target.') ? undefined : sessionId)?.emit(method, params, sessionId);
  }

  /** Why nothing can be sent to this session any more. */
  #overOf(sessionId: string): FarmError | undefined {
    const isOpen = this.#emitters.has(sessionId);
    return this.#crashed.get(sessionId) ?? (isOpen ? undefined : new FarmError('element_gone', 'the page or frame was removed'));
  }

  #crash(sessionId: string, error: FarmError): void {
    this.#crashed.set(sessionId, error);
    for (const pending of this.#pending) if (pending.sessionId === sessionId) pending.reject(error);
  }

  #lose(error: FarmError, tell = true): void {
    if (this.#lost) return;
    this.#lost = error;
    clearInterval(this.#heartbeat);
    for (const pending of this.#pending) pending.reject(error);
    if (tell) this.#onLost(error);
  }

  #send(method: string, params: object, sessionId: string | undefined): Promise<unknown> {
    const over = this.#lost ?? (sessionId === undefined ? undefined : this.#overOf(sessionId));
    if (over) return Promise.reject(over);
    return new Promise((resolve, reject) => {
      const settle = <T>(how: (value: T) => void) => {
        return (value: T) => {
          clearTimeout(timer);
          this.#pending.delete(pending);
          how(value);
        };
      };
      const pending: Pending = { sessionId, reject: settle(reject) };
      const { deadlineMs } = this.#options;
      const timer = setTimeout(
        () => pending.reject(new FarmError('deadline', `the browser did not answer ${method} within ${deadlineMs} ms`)),
        deadlineMs,
      );
      this.#pending.add(pending);
      this.#chrome.send(method, params, sessionId).then(
        settle((result) => {
          this.#heardAt = Date.now();
          resolve(result);
        }),
        settle((error: unknown) => {
          if (!this.#lost) this.#heardAt = Date.now();
          reject(commandError(method, error));
        }),
      );
    });
  }

  /** Any answer will do, a refusal too. */
  #listenForLife(): void {
    const { heartbeatMs } = this.#options;
    let askedAt = 0;
    this.#heartbeat = setInterval(() => {
      const now = Date.now();
      if (now - this.#heardAt < heartbeatMs) return;
      if (askedAt <= this.#heardAt) {
        askedAt = now;
        this.root.send('Browser.getVersion').catch(() => undefined);
      } else if (now - askedAt > 2 * heartbeatMs) {
        this.#lose(new FarmError('lease_lost', `the farm node has been silent for ${now - this.#heardAt} ms`));
        this.close();
      }
    }, heartbeatMs);
    this.#heartbeat.unref();
  }
}

function leaseEnded(reason: LeaseEnd): FarmError {
  switch (reason) {
    case 'evicted':
      return new FarmError('evicted', 'another owner with a higher epoch took the lease over');
    case 'browser_crashed':
      return new FarmError('browser_crashed', 'the browser of the lease ended');
    case 'expired':
      return new FarmError('lease_lost', 'the lease expired: it was not renewed in time');
    case 'released':
      return new FarmError('lease_lost', 'the lease was released');
    case 'node_stopping':
      return new FarmError('lease_lost', 'the farm node of the lease is stopping');
  }
}
