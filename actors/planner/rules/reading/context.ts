/** What is known where a clause is read, and what its readers answer. */
import type { Description, Order } from '../instruction.ts';
import type { Masked } from './text.ts';

export interface Context {
  readonly masked: Masked;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** What the goal spoke of last: "it". */
  readonly last?: Description;
  /** The order before. */
  readonly before?: Order;
}

/** Undefined when the words are not understood; `why` where a person can mend it. */
export type Orders = readonly Order[] | { readonly why: string } | undefined;

export type OrderReader = (rest: string, context: Context, verb: string) => Orders;

export const isOrders = (found: Orders): found is readonly Order[] => Array.isArray(found);
