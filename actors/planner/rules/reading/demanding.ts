/** Reads what a clause demands beside its order: what must not be touched by it, and how a thing should be in the end. */
import type { Description } from '../description.ts';
import type { Order } from '../instruction.ts';
import { type Context, isOrders, type Orders } from './context.ts';
import { readOrders } from './orders/orders.ts';
import type { Reply } from './placing.ts';
import { readNever } from './prohibiting.ts';
import { readDescriptions } from './things/descriptions.ts';
import { atom } from './words/text.ts';
import { fromGerund, fromParticiple, verbAhead, verbsOf } from './words/verbs.ts';

const ordered = (found: Orders): Reply => (isOrders(found) ? { orders: found, never: [] } : found);

const tellsRest = /^(.+?)(?:,? (?:instead of|rather than|and not|but not)|, not| not(?= (?:the |[\p{Lu}\ue000-\uf8ff]))) (.+)$/u;
/** "Not made by Ada" tells which of the things are meant. */
const tellsWhich = /^(?:\p{Ll}+ )?(?:by|in|from|of|on|with|without|to|at|for|under|over|above|below)\b/u;
/** Of several things, only what is called by a name is left out by it: what else is said of them is a condition. */
const isName = (said: string): boolean => /^(?:the |my |those |these |any )*[\p{Lu}\ue000-\uf8ff@#\d]/u.test(said);
const isOfSeveral = (order: Order): boolean =>
  order.kind === 'read' ||
  ('what' in order && typeof order.what === 'object' && (order.what.all ?? order.what.where ?? order.what.within?.all) !== undefined);

/** "Click Save, not Cancel". */
export function readRest(words: string, context: Context): Reply {
  const [, main = '', apart = ''] = tellsRest.exec(words) ?? [];
  if (main === '' || tellsWhich.test(apart)) return undefined;
  const read = readOrders(main, context);
  const act = verbsOf(main)[0]?.verb ?? '';
  const except = readDescriptions(fromGerund(apart)?.replace(new RegExp(`^(?:${verbAhead}) ?`, 'iu'), '') ?? apart, context);
  if (!isOrders(read) || read.length === 0 || except === undefined) return undefined;
  if (read.some(isOfSeveral) && !isName(apart)) return undefined;
  return { orders: read, never: except.map((what) => ({ ...what, act })) };
}

const leftOut =
  /^(.+?),? (?:(?:but |and )?without(?: any| an?)?|(?:but|and) no|but (?:leave|leaving) out|(?:but )?(?:leaving out|omitting)) (.+)$/i;

/**
 * "Tick tea and milk without sugar": what is left out must not be on in the end. It is turned off first, for where the page has no such
 * box, or calls something so as a whole ("Salad without onions"), nothing may be chosen on the strength of the rest.
 */
export function readLeftOut(words: string, context: Context): Reply {
  const [, main = '', apart = ''] = leftOut.exec(words) ?? [];
  const without = apart === '' ? undefined : readDescriptions(apart.replace(/,? (?:or|nor) /gi, ' and '), context);
  if (without === undefined || !without.every(isPlainName)) return undefined;
  const chosen = readOrders(main, context);
  if (!isOrders(chosen) || chosen.length === 0 || !chosen.every(isTicked)) return undefined;
  const [first] = chosen;
  if (first?.kind === 'check' && first.what.all)
    return chosen.length > 1 || first.what.except ? undefined : ordered([{ ...first, what: { ...first.what, except: without } }]);
  const whole = words.slice(main.length - (/[^ ]+$/.exec(main)?.[0].length ?? 0));
  const off = without.map((what): Order => ({ kind: 'check', what: { ...what, whole }, on: false }));
  return ordered([...off, ...chosen]);
}

const isPlainName = ({ name, roles, within, where, rank, ordinal, all, beside }: Description): boolean =>
  name !== '' &&
  (roles.length === 0 || roles.includes('checkbox')) &&
  ![within, where, rank, ordinal, all, beside].some((told) => told !== undefined);
const isTicked = (order: Order): boolean => (order.kind === 'check' && order.on && order.as === undefined) || order.kind === 'choose';

const stateForm =
  /^(?:(?:make sure|ensure|see to it|verify)(?: that)? )?(.+?) (?:should|must|needs? to|has to|have to|is to|are to|shall|ought to|is|are) (?:be )?(not (?:be )?)?(\p{L}.*)$/iu;
const demands = /^(?:make sure|ensure|see to it)|\b(?:should|must|needs? to|has to|have to|is to|are to|shall|ought to)\b/i;

/** "The box A should be checked", "make sure that B is set to C". */
export function readState(said: string, context: Context): Reply {
  const words = said
    .replace(/^(?:i|we) (?:need|want|would like|['’]d like) (.+) to be (?=\p{L})/iu, '$1 should be ')
    .replace(/^have (.+) (?=(?:un)?(?:checked|ticked|selected|enabled|disabled|submitted|filled in|opened|closed)$)/i, '$1 should be ');
  const [, thing = '', not, state = ''] = stateForm.exec(words) ?? [];
  if (thing === '' || !demands.test(words) || /^(?:what|which|who|how|if)\b/i.test(thing)) return undefined;
  const plain = /^(on|off|empty|blank|cleared)$/i.exec(state)?.[1]?.toLowerCase();
  const active =
    plain === undefined
      ? activeOf(thing, state)
      : plain === 'on'
        ? `check ${thing}`
        : plain === 'off'
          ? `uncheck ${thing}`
          : `clear ${thing}`;
  if (active === undefined) return undefined;
  if (not === undefined) return ordered(readOrders(active, context));
  if (/^check /.test(active)) return ordered(readOrders(`un${active}`, context));
  const never = readNever(`do not ${active}`, context);
  return never === undefined || never.length === 0 ? undefined : { orders: [], never };
}

function activeOf(thing: string, state: string): string | undefined {
  const unticked = /^(un|de)(?:checked|ticked|selected)$/i.test(state) ? `uncheck ${thing}` : undefined;
  if (unticked !== undefined) return unticked;
  const told =
    /^(?:the|my|your) \S+(?: \S+){0,3}$/i.test(thing) &&
    new RegExp(`^(?:${atom}|\\p{Lu}\\S*(?: \\p{Lu}\\S*){0,3}|\\d\\S*)$`, 'u').test(state);
  if (told && !/^(?:boxe?s?|checkbox(?:es)?)$/i.test(thing.split(' ').at(-1) ?? '')) return `set ${thing} to ${state}`;
  const given =
    new RegExp(`^(?:${atom}|\\S*[\\d@]\\S*|\\p{Lu}\\S*)$`, 'u').test(state) &&
    /\b(?:field|box|input|value|text ?box|date|time|name|number|list|dropdown)\b/i.test(thing);
  if (given) return `set ${thing} to ${state}`;
  if (/(?:^| )(?:and|should|must)(?: |$)/i.test(state)) return undefined;
  const base = fromParticiple(state);
  const verb = base === undefined ? undefined : verbsOf(base)[0];
  if (verb === undefined) return undefined;
  return `${verb.verb} ${thing}${verb.rest === '' ? '' : ` ${verb.rest}`}`;
}
