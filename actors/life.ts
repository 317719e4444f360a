/** One life of an actor, from spawn to release: where its throws are caught and its endings are put in order. */
import type { Address, Behaviour, ReplyTo, Self } from './behaviour.ts';
import { ActorError } from './errors.ts';
import type { SystemReport } from './system.ts';

/** A message, or the news that an effect has failed: a crash waits its turn like everything else. */
export type Letter<Message> = { readonly message: Message } | { readonly failure: unknown };

export interface Mailbox<Message> {
  put(letter: Letter<Message>): void;
  /** Nothing is read any more after this, not even what was put before. */
  close(): void;
}

interface Surroundings<Message> {
  /** Opens the mailbox, which gives one letter at a time to `read`, never from within `put`. */
  readonly open: (read: (letter: Letter<Message>) => void) => Mailbox<Message>;
  readonly report: (report: SystemReport) => void;
  readonly releaseWithinMs: number;
  /** Decides what follows; called while the actor still stands. */
  readonly crashed: (error: unknown) => void;
}

export class Life<State, Message, Effect> {
  readonly address: Address<Message>;
  readonly behaviour: Behaviour<State, Message, Effect>;
  readonly children = new Set<{ end(): Promise<void> }>();
  readonly ended: Promise<void>;
  readonly #around: Surroundings<Message>;
  readonly #mailbox: Mailbox<Message>;
  readonly #self: Self<Message>;
  readonly #stopping = new AbortController();
  /** Put and not read yet, in order: a mailbox forgets its content when it closes. */
  readonly #unread = new Set<Letter<Message>>();
  readonly #effects = new Set<Promise<void>>();
  readonly #asks = new Set<(error: ActorError) => void>();
  #state: State;
  #gone: ActorError;
  #cause: { error?: unknown } = {};
  #markEnded: () => void = () => {};

  constructor(address: Address<Message>, behaviour: Behaviour<State, Message, Effect>, around: Surroundings<Message>) {
    this.address = address;
    this.behaviour = behaviour;
    this.#around = around;
    this.#state = behaviour.initial;
    this.#gone = new ActorError('stopped', `${address.path} has stopped`);
    this.ended = new Promise((resolve) => {
      this.#markEnded = resolve;
    });
    this.#self = {
      address,
      signal: this.#stopping.signal,
      send: (message) => this.#put({ message }),
      stop: () => void this.end(),
    };
    this.#mailbox = around.open((letter) => this.#read(letter));
  }

  get alive(): boolean {
    return !this.#stopping.signal.aborted;
  }

  send(message: Message): boolean {
    if (!this.alive) return false;
    this.#put({ message });
    return true;
  }

  ask<Answer>(toMessage: (replyTo: ReplyTo<Answer>) => Message, timeoutMs: number): Promise<Answer> {
    if (!this.alive) return Promise.reject(this.#gone);
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const fail = (error: ActorError) => {
        clearTimeout(timer);
        this.#asks.delete(fail);
        reject(error);
      };
      const message = toMessage((answer) => {
        clearTimeout(timer);
        this.#asks.delete(fail);
        resolve(answer);
      });
      const late = () => fail(new ActorError('timeout', `${this.address.path} did not answer within ${timeoutMs} ms`));
      // A longer delay would make Node's timer fire at once.
      timer = setTimeout(late, Math.min(timeoutMs, 2 ** 31 - 1));
      this.#asks.add(fail);
      this.#put({ message });
    });
  }

  /** Idempotent; the first cause stands. Never rejects. */
  end(crash?: { readonly error: unknown }): Promise<void> {
    if (!this.alive) return this.ended;
    if (crash) {
      this.#cause = crash;
      this.#gone = new ActorError('crashed', `${this.address.path} has crashed`, { cause: crash.error });
    }
    this.#mailbox.close();
    this.#stopping.abort(this.#gone);
    void this.#release().then(this.#markEnded);
    return this.ended;
  }

  #put(letter: Letter<Message>): void {
    this.#unread.add(letter);
    if (this.alive) this.#mailbox.put(letter);
  }

  #read(letter: Letter<Message>): void {
    this.#unread.delete(letter);
    try {
      if ('failure' in letter) throw letter.failure;
      const [state, effects] = this.behaviour.reduce(this.#state, letter.message);
      this.#state = state;
      for (const effect of effects) this.#start(effect);
    } catch (error) {
      this.#around.crashed(error);
    }
  }

  #start(effect: Effect): void {
    const performed = (async () => this.behaviour.perform(effect, this.#self))().catch((error: unknown) => {
      if (this.alive) this.#put({ failure: error });
      else if (!this.#isAbort(error)) this.#around.report({ type: 'failed_after_stop', path: this.address.path, error });
    });
    this.#effects.add(performed);
    void performed.then(() => this.#effects.delete(performed));
  }

  async #release(): Promise<void> {
    // Children first: what a child holds may hang on what its parent holds.
    await Promise.all([...this.children].map((child) => child.end()));
    await this.#bound('effects', Promise.all(this.#effects));
    await this.#bound('onStop', this.#onStop());
    for (const fail of this.#asks) fail(this.#gone);
  }

  async #onStop(): Promise<void> {
    const undelivered = [...this.#unread].flatMap((letter) => ('message' in letter ? [letter.message] : []));
    try {
      await this.behaviour.onStop?.({ state: this.#state, undelivered, ...this.#cause });
    } catch (error) {
      this.#around.report({ type: 'release_failed', path: this.address.path, error });
    }
  }

  async #bound(what: 'effects' | 'onStop', settled: Promise<unknown>): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        this.#around.report({ type: 'release_late', path: this.address.path, what });
        resolve();
      }, this.#around.releaseWithinMs);
    });
    await Promise.race([settled, late]);
    clearTimeout(timer);
  }

  /** An effect that gives up because its actor stops is no failure. */
  #isAbort(error: unknown): boolean {
    return error === this.#gone || (error instanceof Error && (error.name === 'AbortError' || error.cause === this.#gone));
  }
}
