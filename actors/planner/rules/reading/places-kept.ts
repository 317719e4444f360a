/** "In the Billing section, set the city to Graz, then press Save": the place that a sentence begins with is that of its next clauses, too. */
import { literal } from '../../../literal.ts';
import type { Description } from '../description.ts';
import type { Instruction, Order } from '../instruction.ts';
import { inSetting } from './placing.ts';

/** What leaves the place as it is; whatever is clicked or sent may lead away. */
const staying: readonly Order['kind'][] = ['fill', 'choose', 'check', 'clear'];
const lasting: readonly Order['kind'][] = [...staying, 'click', 'submit'];
const ahead = /^(?:in|on|within|inside|under|at) (?:the|my|this|that|its) /i;

/** What holds controls that belong together; a list or a menu holds what is chosen, and not what sends it. */
const parts: readonly string[] = ['region', 'group', 'dialog', 'form', 'complementary', 'contentinfo'];

function placeIn(order: Order): Description | undefined {
  const what = order.kind === 'choose' ? order.from : 'what' in order && typeof order.what === 'object' ? order.what : undefined;
  return what?.within ?? (order.kind === 'choose' ? what : undefined);
}

/** "For Bo, …": what is called by its name alone, and no kind of part. */
const isNamedAlone = ({ roles, noun, name }: Description): boolean => roles.length === 0 && noun === '' && name !== '';

/** The place of all of them; undefined where they have none, or several. */
function sharedPlace(orders: readonly Order[], isSaid: boolean): Description | undefined {
  const [first, ...others] = orders.map(placeIn);
  const isPart = first?.roles.some((role) => parts.includes(role)) === true || (isSaid && first !== undefined && isNamedAlone(first));
  return isPart && others.every((other) => other?.whole === first?.whole) ? first : undefined;
}

/** The place for what is said next in the sentence: `isSaid` where one stood before this clause. */
export const placeKept = (
  orders: readonly Order[],
  clause: string,
  isSaid: boolean,
  before: Description | undefined,
): Description | undefined =>
  !orders.every(({ kind }) => staying.includes(kind)) ? undefined : isSaid || ahead.test(clause) ? sharedPlace(orders, isSaid) : before;

/** Said in the place, unless the clause names one of its own: of somebody who was named, nobody else's field is meant, whatever sends it. */
export function saidIn(instructions: readonly Instruction[], around: Description | undefined): readonly Instruction[] {
  if (around === undefined || instructions.some((order) => !lasting.includes(order.kind) || placeIn(order) !== undefined))
    return instructions;
  if (!isNamedAlone(around)) return instructions.map((order) => ({ ...order, around }));
  if (!instructions.every(({ kind }) => staying.includes(kind))) return instructions;
  const placed = inSetting({ orders: instructions, never: [] }, { by: 'place', what: around });
  return placed && 'orders' in placed ? (placed.orders as readonly Instruction[]) : instructions;
}

/** "The street of the shipping address to a, and its city to b": its place is that of what was said before. */
export function ofItsPlace(order: Order, before: Order | undefined, clause: string): Order {
  const place = before && placeIn(before);
  if (place === undefined || (order.kind !== 'fill' && order.kind !== 'check' && order.kind !== 'choose')) return order;
  const what = order.kind === 'choose' ? order.from : order.what;
  if (what === undefined || what.name === '' || what.within !== undefined) return order;
  if (!new RegExp(`\\b(?:its|their) ${literal(what.whole)}(?![\\p{L}\\p{N}])`, 'iu').test(clause)) return order;
  const placed = { ...what, within: place };
  return order.kind === 'choose' ? { ...order, from: placed } : { ...order, what: placed };
}
