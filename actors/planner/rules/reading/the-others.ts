/** "Approve Ada and reject all the rest": all of the list but what was just spoken of. */
import type { Description } from '../description.ts';
import type { Instruction, Order } from '../instruction.ts';
import { nothing } from './things/heads.ts';

const rest = /\b(?:(?:others|rest|remaining ones|other ones|all (?:the )?other \p{Ll}+)|(?:every(?:one|body|thing)|all) else)$/iu;
const called = /^(?:others?|rest|remaining(?: ones)?|other .+|all the (?:others|rest))?$/i;
/** What these are done to is gone then, and can't be excepted. */
const taking = /^(?:delete|remove|archive|discard|dismiss|hide|drop|move|bin|clear)/;

type Doing = Extract<Order, { kind: 'do' | 'check' }>;

const isDoing = (order: Order | undefined): order is Doing =>
  (order?.kind === 'do' && order.what !== undefined && !taking.test(order.as)) || order?.kind === 'check';

/** `instructions`: what was read before it. */
export function ofTheOthers(order: Order, instructions: readonly Instruction[], clause: string): Order {
  const before = instructions.at(-1);
  if (!(order.kind === 'do' || order.kind === 'check') || !order.what || !isDoing(before) || !rest.test(clause)) return order;
  const { what } = order;
  if (what.exact || what.where || what.within || what.rank || what.except || what.ordinal !== undefined || !called.test(what.name))
    return order;
  const from = instructions.findLastIndex((other) => !isDoing(other) || other.kind !== before.kind) + 1;
  const except = instructions.slice(from).flatMap((other) => (isDoing(other) && other.what ? [itself(other.what)] : []));
  const kind = order.kind === 'check' ? { noun: 'checkbox', roles: ['checkbox', 'switch'] } : { noun: 'item' };
  return { ...order, what: { ...nothing, ...kind, all: true, except } };
}

/** It is of the same list, whatever that is called: "the alarm of 7:00" is what stands at 7:00. */
function itself({ within, ...what }: Description): Description {
  const isKind = within !== undefined && within.name !== '' && /^\p{Ll}*$/u.test(what.name);
  if (isKind) return within;
  return { ...what, ...(within && { within }), noun: '' };
}
