/** What an actor is made of, and how it is addressed. */
import type { Supervision } from './supervision.ts';

declare const messageType: unique symbol;

/** Where messages of one type are sent; stays good when its actor is restarted. */
export interface Address<in Message> {
  readonly path: string;
  readonly [messageType]?: (message: Message) => void;
}

/** Answers an `ask`. Travels in the message; the first answer counts, and one that nobody waits for any more is dropped. */
export type ReplyTo<Answer> = (answer: Answer) => void;

/** An actor's own side, for its effects. */
export interface Self<Message> {
  readonly address: Address<Message>;
  /** Aborts when the actor is stopped. */
  readonly signal: AbortSignal;
  /** What is sent after the stop is handed to `onStop` as undelivered. */
  send(message: Message): void;
  stop(): void;
}

export interface Ending<State, Message> {
  readonly state: State;
  /** Messages that came but were not reduced: what they carry is still to be released or answered. */
  readonly undelivered: readonly Message[];
  /** Why it crashed; absent when it was told to stop. */
  readonly error?: unknown;
}

export interface Behaviour<State, Message, Effect> {
  readonly supervision: Supervision;
  readonly initial: State;
  /** Pure. A throw is a crash. */
  readonly reduce: (state: State, message: Message) => readonly [State, readonly Effect[]];
  /** Started in the order of the effects, never awaited by the mailbox. A throw or rejection is a crash. */
  readonly perform: (effect: Effect, self: Self<Message>) => void | Promise<void>;
  /**
   * Releases what the actor held. Runs exactly once, after its children have ended and its effects have settled (or
   * outlasted the bound); who asked and has no answer yet can still get one here. A throw is reported.
   */
  readonly onStop?: (ending: Ending<State, Message>) => void | Promise<void>;
}
