/** What a clause says, and how its orders are done in a place or with a thing that was said apart. */
import type { Description } from '../description.ts';
import type { Ban, Order } from '../instruction.ts';
import { nounOf } from './words/nouns.ts';

/** What one clause says. */
export type Said =
  | { readonly orders: readonly Order[]; readonly never: readonly Ban[] }
  /** "For the user @x, …": where or with what the next clause is done. */
  | { readonly setting: Setting }
  /** "Before submitting, …": done after the next clause. */
  | { readonly later: readonly Order[] };

export interface Setting {
  readonly by: 'place' | 'means' | 'purpose';
  readonly what: Description;
}

export type Reply = Said | { readonly why: string } | undefined;

const fields: readonly string[] = ['textbox', 'searchbox', 'combobox', 'spinbutton', 'slider', 'listbox'];

/** "Choose Edit in the menu of the row": it is brought up first. */
export const withMenusOpened = (orders: readonly Order[]): readonly Order[] =>
  orders.flatMap((order): readonly Order[] => {
    if (order.kind !== 'choose' || order.from?.noun !== 'menu' || order.from.within === undefined) return [order];
    const { from, ...choice } = order;
    return [{ kind: 'open', what: from }, choice];
  });

/** The orders, done there or with it; undefined when one of them has no use for it. */
export function inSetting(read: Reply, setting: Setting): Reply {
  if (read === undefined || !('orders' in read)) return read;
  if (setting.by === 'purpose') return read;
  // "On page 2 of the results, open the third" turns to it first; it is on the first already.
  if (setting.what.noun === 'page' && isNumbered(setting.what))
    return setting.what.ordinal === 1 || setting.what.name === '1'
      ? read
      : { orders: [{ kind: 'open', what: setting.what }, ...read.orders], never: read.never };
  // "On this page" is where everything is done.
  if (/^(?:page|screen|site|website|window|app)$/i.test(setting.what.noun) || /\b(?:page|screen|site|website)$/i.test(setting.what.name))
    return read;
  const { what } = setting;
  // "From the menu File, export it": the menu is brought up, and what it has is chosen.
  if (
    what.noun === 'menu' &&
    read.orders.every((order) => order.kind === 'do' || order.kind === 'submit' || (order.kind === 'close' && isOf(order.what, what)))
  )
    return {
      orders: [
        { kind: 'open', what },
        ...read.orders.map(
          (order): Order =>
            order.kind === 'close'
              ? { kind: 'do', as: 'close' }
              : 'what' in order && isOf(order.what as Description | undefined, what)
                ? withoutThing(order)
                : order,
        ),
      ],
      never: read.never,
    };
  // "Use metric units, then save": what is used is chosen, and nothing that would be saved with it.
  if (
    setting.by === 'means' &&
    what.roles.length === 0 &&
    read.orders.every((order) => order.kind === 'submit' && keeping.test(order.as))
  ) {
    const choice: Order = { kind: 'choose', values: [{ type: 'text', text: what.whole || what.name, quoted: what.exact }] };
    return { orders: [choice, ...read.orders], never: read.never };
  }
  const set = read.orders.map((order) => setIn(order, setting));
  return set.every((order) => order !== undefined) ? { orders: set, never: read.never } : undefined;
}

const keeping = /^(?:save|apply|update|confirm)$/;

const isNumbered = ({ name, ordinal }: Description): boolean => ordinal !== undefined || /^\d{1,4}$/.test(name);

/** What the menu is of needs not be said again. */
const isOf = (thing: Description | undefined, menu: Description): boolean =>
  thing === undefined || thing === menu || thing === menu.within || thing.name === '';

function withoutThing(order: Order): Order {
  if (order.kind !== 'do' && order.kind !== 'submit') return order;
  const { what: _, ...rest } = order;
  return rest;
}

function setIn(order: Order, { by, what }: Setting): Order | undefined {
  const isField = fields.includes(what.roles[0] ?? '') || nounOf(what.noun) === undefined;
  switch (order.kind) {
    case 'fill':
      // The arrows beside a field set it, too.
      if (by === 'means' && what.roles[0] === 'button') return order;
      if (order.what?.within === what) return order;
      if (order.what === undefined || (by === 'means' && order.what.name === '')) return { ...order, what };
      if (order.what.within === undefined) return { ...order, what: { ...order.what, within: what } };
      // "In the table, set the price of X": X is in it.
      return by === 'place' && order.what.within.within === undefined ? { ...order, what: placed(order.what, what) } : undefined;
    case 'choose':
      if (order.from?.within === what) return order;
      if (what.noun === 'slider')
        return order.values[0] === undefined || order.values.length > 1 ? undefined : { kind: 'fill', what, value: order.values[0] };
      return order.from === undefined
        ? { ...order, from: what }
        : order.from.within === undefined
          ? { ...order, from: { ...order.from, within: what } }
          : undefined;
    case 'search':
      return order.where === undefined ? { ...order, where: what } : undefined;
    case 'find':
      if (by === 'means' && isField) return asSearch(order.what, what);
      return { ...order, what: placed(order.what, what) };
    case 'do':
      // "With the trash icon" says which control does it.
      if (by === 'means' && /^(?:button|link|menuitem)$/.test(what.roles[0] ?? ''))
        return { kind: 'click', what: order.what === undefined ? what : { ...what, within: order.what } };
      return order.what === undefined ? { ...order, what } : { ...order, what: placed(order.what, what) };
    case 'press':
    case 'submit':
    case 'upload':
    case 'close':
    case 'sort':
    case 'scroll':
      return order.what === undefined ? { ...order, what } : { ...order, what: placed(order.what, what) };
    case 'click':
    case 'hover':
    case 'open':
    case 'check':
    case 'clear':
    case 'highlight':
    case 'read':
    case 'drag':
    case 'arrange':
      return { ...order, what: placed(order.what, what) };
    case 'login':
    case 'wait':
      return by === 'place' ? order : undefined;
    default:
      return undefined;
  }
}

/** "Using the search box, find lamps". */
const asSearch = (sought: Description, where: Description): Order | undefined => {
  // What is said of it besides is nothing that a field for words could find it by.
  if ((sought.where ?? sought.rank ?? sought.except ?? sought.beside) !== undefined) return undefined;
  const { name, noun, whole, within } = sought;
  if (within && whole === '') return undefined;
  const text = within || name !== '' ? whole || name : noun;
  return { kind: 'search', value: { type: 'text', text, quoted: sought.exact }, where };
};

function placed(thing: Description, within: Description): Description {
  const inner = thing.within;
  if (inner === undefined) return { ...thing, within };
  return { ...thing, within: inner.within === undefined ? { ...inner, within } : inner };
}
