/** The reducer of a persistent actor: one command at a time is decided, its events are written, and then it is answered. */
import type { StoreError } from '../store/errors.ts';
import type { ReplyTo } from './behaviour.ts';
import type { Supervision } from './supervision.ts';

/** A kind of persistent actor; every function is pure. Commands must be idempotent: one whose reply was lost is sent again. */
export interface Persistent<State, Command, Event, Reply> {
  readonly supervision: Supervision;
  /** The journal's key of the actor of this name. */
  readonly key: (name: string) => string;
  readonly initial: State;
  /** Events that stand or fall together, or a reply that changes nothing. */
  readonly decide: (state: State, command: Command) => readonly Event[] | Reply;
  readonly evolve: (state: State, event: Event) => State;
  /** What is replied when the events of the command stand. */
  readonly reply: (state: State, command: Command) => Reply;
  /** A snapshot's content: JSON and dates. */
  readonly encode: (state: State) => unknown;
  readonly decode: (snapshot: unknown) => State;
  readonly snapshotEvery: number;
}

/** What the journal holds up to a number. */
export interface Known<State> {
  readonly state: State;
  readonly sequenceNumber: number;
}

export type Outcome<Reply> = { readonly type: 'replied'; readonly reply: Reply } | { readonly type: 'failed'; readonly error: StoreError };

interface Request<Command, Reply> {
  readonly command: Command;
  readonly replyTo: ReplyTo<Outcome<Reply>>;
  /** How often it was decided on what is not, or not alone, stored. */
  readonly outdated: number;
}

export type PersistentMessage<State, Command, Reply> =
  | { readonly type: 'command'; readonly command: Command; readonly replyTo: ReplyTo<Outcome<Reply>> }
  | { readonly type: 'read'; readonly known: Known<State> }
  | { readonly type: 'appended' }
  | { readonly type: 'failed'; readonly error: StoreError }
  | { readonly type: 'waited'; readonly taken: number };

/** `taken` counts the commands so far; the first of `queue` is the one at work. */
export type PersistentState<State, Command, Reply> = { readonly taken: number; readonly queue: readonly Request<Command, Reply>[] } & (
  | { readonly status: 'cold' }
  | { readonly status: 'idle'; readonly known: Known<State> }
  | { readonly status: 'reading' }
  | { readonly status: 'writing'; readonly next: Known<State> }
);

export type PersistentEffect<State, Event, Reply> =
  | { readonly type: 'read'; readonly known?: Known<State> }
  | { readonly type: 'append'; readonly sequenceNumber: number; readonly events: readonly Event[] }
  | { readonly type: 'snapshot'; readonly known: Known<State> }
  | { readonly type: 'answer'; readonly replyTo: ReplyTo<Outcome<Reply>>; readonly outcome: Outcome<Reply> }
  | { readonly type: 'wait'; readonly taken: number }
  | { readonly type: 'stop' };

/** Two owners that write by turns both get on; this many defeats of one command say that something else is wrong. */
const mostOutdated = 16;

export function persistentReducer<State, Command, Event, Reply>(kind: Persistent<State, Command, Event, Reply>) {
  type S = PersistentState<State, Command, Reply>;
  type Step = readonly [S, readonly PersistentEffect<State, Event, Reply>[]];
  type Requests = readonly Request<Command, Reply>[];

  /** Decides the first of the queue. What changes nothing is said only of a state that was just read. */
  function work(taken: number, known: Known<State>, queue: Requests, justRead: boolean): Step {
    const [first, ...rest] = queue;
    if (first === undefined) return [{ status: 'idle', taken, known, queue }, []];
    const decision = kind.decide(known.state, first.command);
    if (isEvents(decision) && decision.length > 0) {
      const next = { state: decision.reduce(kind.evolve, known.state), sequenceNumber: known.sequenceNumber + 1 };
      return [{ status: 'writing', taken, next, queue }, [{ type: 'append', sequenceNumber: next.sequenceNumber, events: decision }]];
    }
    if (!justRead) return [{ status: 'reading', taken, queue }, [{ type: 'read', known }]];
    const reply = isEvents(decision) ? kind.reply(known.state, first.command) : decision;
    const [state, effects] = work(taken, known, rest, false);
    return [state, [{ type: 'answer', replyTo: first.replyTo, outcome: { type: 'replied', reply } }, ...effects]];
  }

  function appended(taken: number, next: Known<State>, queue: Requests): Step {
    const [first, ...rest] = queue;
    const [state, effects] = work(taken, next, rest, false);
    const answers: PersistentEffect<State, Event, Reply>[] = first
      ? [{ type: 'answer', replyTo: first.replyTo, outcome: { type: 'replied', reply: kind.reply(next.state, first.command) } }]
      : [];
    if (next.sequenceNumber % kind.snapshotEvery === 0) answers.push({ type: 'snapshot', known: next });
    return [state, [...answers, ...effects]];
  }

  /** Forgets everything; who waits has it read anew, but for the one whose write failed, or all when it can't be read. */
  function failed({ taken, queue, status }: S, error: StoreError): Step {
    const [first, ...rest] = queue;
    const again =
      isOutdated(error) && first && first.outdated < mostOutdated ? [{ ...first, outdated: first.outdated + 1 }, ...rest] : undefined;
    const left = again ?? (status === 'writing' ? rest : []);
    const lost = again ? [] : queue.slice(0, queue.length - left.length);
    const answers: PersistentEffect<State, Event, Reply>[] = lost.map(({ replyTo }) => ({
      type: 'answer',
      replyTo,
      outcome: { type: 'failed', error },
    }));
    if (left.length === 0) return [{ status: 'cold', taken, queue: [] }, answers];
    return [{ status: 'reading', taken, queue: left }, [...answers, { type: 'read' }]];
  }

  function command(state: S, request: Request<Command, Reply>): Step {
    const taken = state.taken + 1;
    const queue = [...state.queue, request];
    const timer: PersistentEffect<State, Event, Reply>[] = taken === 1 ? [{ type: 'wait', taken }] : [];
    if (state.status === 'reading' || state.status === 'writing') return [{ ...state, taken, queue }, timer];
    const [next, effects]: Step =
      state.status === 'idle' ? work(taken, state.known, queue, false) : [{ status: 'reading', taken, queue }, [{ type: 'read' }]];
    return [next, [...timer, ...effects]];
  }

  return (state: S, message: PersistentMessage<State, Command, Reply>): Step => {
    switch (message.type) {
      case 'command':
        return command(state, { command: message.command, replyTo: message.replyTo, outdated: 0 });
      case 'read':
        return work(state.taken, message.known, state.queue, true);
      case 'appended':
        if (state.status !== 'writing') throw new Error(`An append was confirmed while ${state.status}`);
        return appended(state.taken, state.next, state.queue);
      case 'failed':
        return failed(state, message.error);
      case 'waited':
        if (message.taken === state.taken && state.queue.length === 0) return [state, [{ type: 'stop' }]];
        return [state, [{ type: 'wait', taken: state.taken }]];
    }
  };
}

/** Another owner is ahead, or what was known is lost: either way what is stored is to be read anew. */
const isOutdated = ({ code }: StoreError) => code === 'fenced' || code === 'lost';

const isEvents = <Event, Reply>(decision: readonly Event[] | Reply): decision is readonly Event[] => Array.isArray(decision);
