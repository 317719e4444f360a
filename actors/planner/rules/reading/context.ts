/** What is known where a clause is read, and what its readers answer. */
import type { Description, Given } from '../description.ts';
import type { Instruction, Order } from '../instruction.ts';
import type { Masked } from './words/text.ts';

export interface Context {
  readonly masked: Masked;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** What the goal spoke of last: "it". */
  readonly last?: Description;
  /** All that it spoke of last: "them". */
  readonly lasts?: readonly Description[];
  /** The clause goes on with the sentence before it. */
  readonly goesOn?: boolean;
  /** What is described is several things: each is a row or an entry of some kind. */
  readonly several?: boolean;
  /** The order before. */
  readonly before?: Instruction;
  /** The questions that the goal has asked so far. */
  readonly asked?: readonly string[];
  /** What the goal has had found out so far, in order. */
  readonly found?: readonly Found[];
}

/** Under what name something was found out, and what it is. */
export interface Found {
  readonly as: string;
  readonly form: Extract<Order, { kind: 'read' }>['form'] | 'worked out';
}

export const foundOutBy = (order: Instruction): readonly Found[] =>
  order.kind === 'read'
    ? [{ as: order.as, form: order.form }]
    : order.kind === 'solve' || order.kind === 'identify'
      ? [{ as: order.as, form: 'worked out' }]
      : [];

/** Under what name the order before found something out. */
export const latestAnswer = ({ before }: Context): string | undefined =>
  before?.kind === 'read' || before?.kind === 'solve' || before?.kind === 'identify' ? before.as : undefined;

/** Undefined when the words are not understood; `why` where a person can mend it. */
export type Orders = readonly Order[] | { readonly why: string } | undefined;

export type OrderReader = (rest: string, context: Context, verb: string) => Orders;

export const isOrders = (found: Orders): found is readonly Order[] => Array.isArray(found);

export function doOf(
  as: string,
  parts: { readonly what?: Description | undefined; readonly text?: Given | undefined; readonly to?: Given | undefined } = {},
): Order {
  const { what, text, to } = parts;
  return { kind: 'do', as, ...(what !== undefined && { what }), ...(text !== undefined && { text }), ...(to !== undefined && { to }) };
}
