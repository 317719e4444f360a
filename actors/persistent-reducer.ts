/**
 * The reducer of a persistent actor: commands are decided one after the other, the events of all that wait are written at once,
 * and then each is answered. One write for each command would fall behind the callers, who ask again elsewhere and add to it.
 */
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

/** `taken` counts the commands so far. */
export type PersistentState<State, Command, Reply> = { readonly taken: number; readonly queue: readonly Request<Command, Reply>[] } & (
  | { readonly status: 'cold' }
  | { readonly status: 'idle'; readonly known: Known<State> }
  /** Of the queue, the first `asked` had come before the reading began. */
  | { readonly status: 'reading'; readonly asked: number }
  /** `replies` are those to the first of the queue, as soon as the write stands. */
  | { readonly status: 'writing'; readonly next: Known<State>; readonly replies: readonly Reply[] }
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
/** Commands whose events are written at once, so that one document of the store holds them. */
const mostAtOnce = 100;

export function persistentReducer<State, Command, Event, Reply>(kind: Persistent<State, Command, Event, Reply>) {
  type S = PersistentState<State, Command, Reply>;
  type Step = readonly [S, readonly PersistentEffect<State, Event, Reply>[]];
  type Requests = readonly Request<Command, Reply>[];

  const answer = ({ replyTo }: Request<Command, Reply>, outcome: Outcome<Reply>) => ({ type: 'answer', replyTo, outcome }) as const;
  const replied = (reply: Reply): Outcome<Reply> => ({ type: 'replied', reply });

  const reading = (taken: number, queue: Requests, known?: Known<State>): Step => [
    { status: 'reading', taken, queue, asked: queue.length },
    [{ type: 'read', ...(known && { known }) }],
  ];

  function decide(state: State, command: Command): { readonly state: State; readonly events: readonly Event[]; readonly reply: Reply } {
    const decision = kind.decide(state, command);
    if (!isEvents(decision)) return { state, events: [], reply: decision };
    const after = decision.reduce(kind.evolve, state);
    return { state: after, events: decision, reply: kind.reply(after, command) };
  }

  /** Decides the queue. What changes nothing is said only of a state that was read since it was asked, which the first `fresh` were. */
  function work(taken: number, known: Known<State>, queue: Requests, fresh: number): Step {
    const [first, ...rest] = queue;
    if (first === undefined) return [{ status: 'idle', taken, known, queue }, []];
    const { events, reply } = decide(known.state, first.command);
    if (events.length > 0) return write(taken, known, queue);
    if (fresh === 0) return reading(taken, queue, known);
    const [state, effects] = work(taken, known, rest, fresh - 1);
    return [state, [answer(first, replied(reply)), ...effects]];
  }

  /** A write that stands says that the state was the newest: what changes nothing may be said with it, too. */
  function write(taken: number, known: Known<State>, queue: Requests): Step {
    const events: Event[] = [];
    const replies: Reply[] = [];
    let state = known.state;
    for (const { command } of queue.slice(0, mostAtOnce)) {
      const decided = decide(state, command);
      state = decided.state;
      events.push(...decided.events);
      replies.push(decided.reply);
    }
    const next = { state, sequenceNumber: known.sequenceNumber + 1 };
    return [{ status: 'writing', taken, next, queue, replies }, [{ type: 'append', sequenceNumber: next.sequenceNumber, events }]];
  }

  function appended({ taken, next, queue, replies }: Extract<S, { status: 'writing' }>): Step {
    const [state, effects] = work(taken, next, queue.slice(replies.length), 0);
    const done: PersistentEffect<State, Event, Reply>[] = queue.slice(0, replies.length).map((request, n) => {
      return answer(request, replied(replies[n] as Reply));
    });
    if (next.sequenceNumber % kind.snapshotEvery === 0) done.push({ type: 'snapshot', known: next });
    return [state, [...done, ...effects]];
  }

  /** Forgets everything; who waits has it read anew, but for those whose write failed, or all when it can't be read. */
  function failed(state: S, error: StoreError): Step {
    const { taken, queue } = state;
    const tried = queue.slice(0, state.status === 'writing' ? state.replies.length : queue.length);
    const isAgain = ({ outdated }: Request<Command, Reply>) => isOutdated(error) && outdated < mostOutdated;
    const again = tried.filter(isAgain).map((request) => ({ ...request, outdated: request.outdated + 1 }));
    const left = [...again, ...queue.slice(tried.length)];
    const answers = tried.filter((request) => !isAgain(request)).map((request) => answer(request, { type: 'failed', error }));
    if (left.length === 0) return [{ status: 'cold', taken, queue: [] }, answers];
    const [next, effects] = reading(taken, left);
    return [next, [...answers, ...effects]];
  }

  function command(state: S, request: Request<Command, Reply>): Step {
    const taken = state.taken + 1;
    const queue = [...state.queue, request];
    const timer: PersistentEffect<State, Event, Reply>[] = taken === 1 ? [{ type: 'wait', taken }] : [];
    if (state.status === 'reading' || state.status === 'writing') return [{ ...state, taken, queue }, timer];
    const [next, effects] = state.status === 'idle' ? work(taken, state.known, queue, 0) : reading(taken, queue);
    return [next, [...timer, ...effects]];
  }

  return (state: S, message: PersistentMessage<State, Command, Reply>): Step => {
    switch (message.type) {
      case 'command':
        return command(state, { command: message.command, replyTo: message.replyTo, outdated: 0 });
      case 'read':
        if (state.status !== 'reading') throw new Error(`A reading came while ${state.status}`);
        return work(state.taken, message.known, state.queue, state.asked);
      case 'appended':
        if (state.status !== 'writing') throw new Error(`An append was confirmed while ${state.status}`);
        return appended(state);
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
