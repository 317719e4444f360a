/** Reads the forms that a clause takes around its order: what it is done with or in, what must not be done, states, paging. */
import type { Ban, Description, Order } from '../instruction.ts';
import { startsOrder } from './clauses.ts';
import { type Context, isOrders, type Orders } from './context.ts';
import { readDescription, readDescriptions } from './descriptions.ts';
import { nothing } from './heads.ts';
import { nounOf } from './nouns.ts';
import { readOrders } from './orders.ts';
import { holdsAtom } from './text.ts';
import { fromGerund, fromParticiple, verbAhead, verbsOf, withVerbSpelled } from './verbs.ts';

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

const orders = (found: Orders): Reply => (isOrders(found) ? { orders: found, never: [] } : found);

const negation =
  /^(?:(?:please )?(?:do not|don['’]t|never|avoid|refrain from|not|be careful not to|be sure not to|make sure (?:you )?(?:not to|do not|don['’]t)|make sure (?:that )?you (?:do not|don['’]t)|you (?:must not|mustn['’]t|should not|shouldn['’]t|may not|cannot|can['’]t)|without|instead of|rather than|no need to|you do not need to|you don['’]t (?:need|have) to)(?: ever| also| actually| yet)?) (?=\S)/i;
const nothingElse =
  /^(?:(?:do|click|change|touch|press|select|fill(?: in)?) (?:anything|nothing|any other (?:thing|field|button|option)s?)(?: else| more)?|anything else|nothing else|worry.*)$/i;
const leaving =
  /^(?:leave|keep) (.+?) (?:unchecked|unticked|empty|blank|alone|untouched|unchanged|as (?:it is|they are|is)|unselected|deselected)$/i;
const ignoring = /^ignore (.+)$/i;
const filler =
  /^(?:do nothing(?: else| more)?|that['’]s (?:it|all)|thanks?(?: you)?(?: very much)?|nothing else|and nothing else|only that|good luck|done|hello|hi|hey|ok(?:ay)?|you(?:['’]re| are) done|that is all|afterwards stop|(?:then )?stop(?: there)?|the end)$/i;
const loaded =
  /^(?:when|once|after|as soon as|wait until) (?:(?:the|this|a|an|all|your|new|next) )*(?:\p{L}+ )?(?:page|pages|results?|list|content|dialog|popup|pop-up|modal|window|form|table|menu|site|screen|it|everything|search results|section|panel)(?: (?:to |has |have |is |are |been |fully |completely |finished |finish |be |done |gets )*(?:loads?|loaded|loading|appears?|appeared|opens?|opened|open|ready|shows? ?(?:up)?|shown|visible|displayed|refreshed|updated|updates?|finishes|expanded|pops up))$/iu;
const loadedAfter = new RegExp(`,? ${loaded.source.slice(1)}`, 'iu');
const conditional = /^(?:if|unless|in case|when|whenever|once|while|until|as long as|depending on|whether)\b/i;
const place = /^(?:in|on|inside|within|under|for|from|at|to the right of|next to|of|among|out of) (.+)$/i;
const means = /^(?:using|use|with|via|by using|by means of|through|with the help of|from) (.+)$/i;
const purpose = /^(?:in order to|so as to|to) (.+)$/i;

/** Undefined when it isn't understood to the last word. */
export function readClause(words: string, context: Context): Reply {
  // What was to come then is not said.
  if (/[,\s]then$/i.test(words)) return undefined;
  if (filler.test(words) || loaded.test(words)) return { orders: [], never: [] };
  const never = readNever(words, context);
  if (never !== undefined) return never.length === 0 ? undefined : { orders: [], never: never.filter(({ act }) => act !== '') };
  if (conditional.test(words)) return { why: 'a condition can’t be read without a model; say what to do in any case' };
  if (/^(?:accept|confirm|submit|ok(?:ay)?) (?:it|that|this)$/i.test(words) && context.before?.kind === 'answer')
    return { orders: [], never: [] };
  const said = withVerbSpelled(words.replace(loadedAfter, ''));
  return readPaging(said, context) ?? readPlain(said, context);
}

function readPlain(words: string, context: Context): Reply {
  const plain = readOrders(words, context);
  if (isOrders(plain)) return orders(plain);
  const other = readRest(words, context) ?? readState(words, context) ?? readPrefix(words, context) ?? readSuffix(words, context);
  if (other !== undefined) return other;
  const gerund = fromGerund(words);
  return plain ?? (gerund === undefined ? undefined : orders(readOrders(gerund, context)));
}

/** What must not be done: empty when the words after the "not" are not understood, undefined when nothing is forbidden. */
function readNever(words: string, context: Context): readonly Ban[] | undefined {
  const left = leaving.exec(words)?.[1] ?? ignoring.exec(words)?.[1];
  if (left !== undefined) return readDescriptions(left, context)?.map((what) => ({ ...what, act: 'change' })) ?? [];
  const found = negation.exec(words)?.[0];
  if (found === undefined) return undefined;
  const rest = words.slice(found.length);
  if (nothingElse.test(rest)) return [{ ...nothing, act: '' }];
  // A condition on it would make it another order.
  if (/ (?:until|unless|if|before|when|while|after) /i.test(rest)) return [];
  const verb = fromGerund(rest) ?? rest;
  const act = verbsOf(verb)[0]?.verb ?? (/^\p{L}+/u.exec(verb)?.[0] ?? '').toLowerCase();
  const read = readOrders(orAsAnd(verb), context);
  if (isOrders(read) && read.length > 0) return read.flatMap((order) => bansOf(order, act));
  const general = /^(?:touch|use|modify|alter|contact|share|affect|interact with|mess with) (?=\S)/i.exec(verb)?.[0];
  if (general !== undefined && verbsOf(verb)[0]?.verb !== 'use')
    return readDescriptions(orAsAnd(verb.slice(general.length)), context)?.map((what) => ({ ...what, act: 'touch' })) ?? [];
  if (verbsOf(verb).length === 0) {
    // "Not B" says what, but no verb: that of the order before.
    const apart =
      /^(?:not|instead of|rather than) $/i.test(found) && context.before !== undefined
        ? readDescriptions(orAsAnd(rest), context)
        : undefined;
    return apart?.map((what) => ({ ...what, act: context.before?.kind ?? '' })) ?? [];
  }
  const what = readDescriptions(orAsAnd(verb.slice(act.length).trim()), context);
  return what?.map((thing) => ({ ...thing, act })) ?? [];
}

/** What is forbidden of A or B, is forbidden of both. */
const orAsAnd = (words: string) => words.replace(/,? or /gi, ' and ');

function bansOf(order: Order, act: string): readonly Ban[] {
  if (order.kind === 'choose') {
    const named = order.values.flatMap((value) =>
      value.type === 'text' ? [{ ...nothing, name: value.text, exact: value.quoted, whole: value.quoted ? '' : value.text }] : [],
    );
    return named.map((what) => ({ ...what, ...(order.from !== undefined && { within: order.from }), act }));
  }
  if (order.kind === 'press' && order.what === undefined)
    return [{ ...nothing, name: order.mayName ?? order.key, whole: order.mayName ?? order.key, act }];
  const what = 'what' in order ? order.what : undefined;
  return [{ ...(what ?? nothing), act }];
}

/** "Keep clicking next until you find Z", "go to the next page until Z appears". */
function readPaging(words: string, context: Context): Reply {
  const between =
    /^(?:switch|navigate|go|look|click|flip|browse|page|scroll|cycle) (?:between|through|across) (?:all )?(?:the )?(?:\p{L}+ )?(?:tabs|pages|sections|results|list)(?: of results)? (?:to|and|until you) (?:find|locate|see)(?: and ([a-z-]+(?: on| to)?))? (?!and )(.+)$/iu.exec(
      words,
    );
  if (between !== null) return found(between[2] ?? '', between[1], context);
  const until =
    /^(?:keep )?(.+?) (?:until|till) (?:you (?:can )?(?:find|see|reach|get to|come to|spot)|(?=.+ (?:appears?|shows up|is (?:visible|shown|found|displayed|there))$)) ?(.+?)(?: (?:appears?|shows up|is (?:visible|shown|found|displayed|there)))?$/i.exec(
      words,
    );
  if (until === null) {
    const both = /^find and (\p{L}+(?: on| to)?) (.+)$/iu.exec(words);
    return both !== null && startsOrder(both[1] ?? '') ? found(both[2] ?? '', both[1], context, false) : undefined;
  }
  const way = fromGerund(until[1] ?? '') ?? until[1] ?? '';
  if (/^scroll\b/i.test(way)) return undefined;
  return /\b(?:next|previous|more|pages?|forward|through|scroll(?:ing)?|load|older|newer|right|left)\b/i.test(way)
    ? found(until[2] ?? '', undefined, context)
    : undefined;
}

function found(thing: string, verb: string | undefined, context: Context, paging = true): Reply {
  const what = readDescription(thing, context);
  if (what === undefined) return undefined;
  const order: Order = { kind: 'find', what, ...(paging && { paging: true as const }) };
  const then = verb === undefined ? [] : readOrders(`${verb} it`, { ...context, last: what });
  return isOrders(then) ? { orders: [order, ...then], never: [] } : undefined;
}

const tellsRest = /^(.+?),? (?:instead of|rather than|and not|but not|not) (.+)$/i;

/** "Click Save, not Cancel". */
function readRest(words: string, context: Context): Reply {
  const [, main = '', apart = ''] = tellsRest.exec(words) ?? [];
  if (main === '') return undefined;
  const read = readOrders(main, context);
  const act = verbsOf(main)[0]?.verb ?? '';
  const except = readDescriptions(fromGerund(apart)?.replace(new RegExp(`^(?:${verbAhead}) ?`, 'iu'), '') ?? apart, context);
  if (!isOrders(read) || read.length === 0 || except === undefined) return undefined;
  return { orders: read, never: except.map((what) => ({ ...what, act })) };
}

const stateForm =
  /^(?:(?:make sure|ensure|see to it|verify)(?: that)? )?(.+?) (?:should|must|needs? to|has to|have to|is to|are to|shall|ought to|is|are) (?:be )?(not (?:be )?)?(\p{L}.*)$/iu;
const demands = /^(?:make sure|ensure|see to it)|\b(?:should|must|needs? to|has to|have to|is to|are to|shall|ought to)\b/i;

/** "The box A should be checked", "make sure that B is set to C". */
function readState(words: string, context: Context): Reply {
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
  if (not === undefined) return orders(readOrders(active, context));
  if (/^check /.test(active)) return orders(readOrders(`un${active}`, context));
  const never = readNever(`do not ${active}`, context);
  return never === undefined || never.length === 0 ? undefined : { orders: [], never };
}

function activeOf(thing: string, state: string): string | undefined {
  const unticked = /^(un|de)(?:checked|ticked|selected)$/i.test(state) ? `uncheck ${thing}` : undefined;
  if (unticked !== undefined) return unticked;
  const base = fromParticiple(state);
  const verb = base === undefined ? undefined : verbsOf(base)[0];
  if (verb === undefined) return undefined;
  return `${verb.verb} ${thing}${verb.rest === '' ? '' : ` ${verb.rest}`}`;
}

/** "In the dialog click OK", "Using the slider, …", "To log in, …": the rest of the clause, or the next one, is done so. */
function readPrefix(words: string, context: Context): Reply {
  const used = /^use (.+?) (?:to|and|for) (.+)$/i.exec(words);
  if (used !== null) {
    const what = readDescription(used[1] ?? '', context);
    const inner = fromGerund(used[2] ?? '') ?? used[2] ?? '';
    return what === undefined ? undefined : inSetting(readPlain(inner, context), { by: 'means', what });
  }
  const within = new RegExp(`^(?:in|on|inside|within|under|for|from|at|using|with|via|into) (.+?),? (?=${verbAhead} )(.+)$`, 'iu').exec(
    words,
  );
  const by = means.test(words) && !/^from/i.test(words) ? 'means' : 'place';
  if (within !== null && !isPlace(words, context)) {
    const what = readDescription(within[1] ?? '', context);
    const read = what === undefined ? undefined : inSetting(readPlain(within[2] ?? '', context), { by, what });
    if (read !== undefined) return read;
  }
  const before = /^before (?:you )?(.+)$/i.exec(words)?.[1];
  if (before !== undefined) {
    const later = readOrders(fromGerund(before) ?? before, context);
    return isOrders(later) ? { later } : undefined;
  }
  const after = /^(?:by|after|via) (.+)$/i.exec(words)?.[1];
  const gerund = after === undefined ? undefined : fromGerund(after);
  const read = gerund === undefined ? undefined : readPlain(gerund, context);
  // What was done just before is only recalled.
  if (read !== undefined && 'orders' in read && /^after/i.test(words) && read.orders.every(({ kind }) => kind === context.before?.kind))
    return { orders: [], never: [] };
  if (read !== undefined) return read;
  const why = purpose.exec(words)?.[1];
  if (why !== undefined) return holdsAtom(why) || /\d/.test(why) ? undefined : { setting: { by: 'purpose', what: nothing } };
  const using = means.exec(words)?.[1];
  const inPlace = place.exec(words)?.[1];
  const said = by === 'means' ? using : inPlace;
  const what = said === undefined ? undefined : readDescription(said, context);
  return what === undefined ? undefined : { setting: { by, what } };
}

/** "Using the search box" as a whole, although "search" is a verb. */
function isPlace(words: string, context: Context): boolean {
  const what = readDescription(words.replace(/^\S+ /, ''), context);
  return what !== undefined && what.noun !== '' && what.roles.length > 0 && !holdsAtom(words) && words.split(' ').length < 6;
}

/** "Select 7 with the slider", "open the menu by clicking the icon": how it is done comes last. */
function readSuffix(words: string, context: Context): Reply {
  const [, main = '', tool = ''] = /^(.+) (?:using|by using|by means of|with the help of|via|with|through) (.+)$/i.exec(words) ?? [];
  const what = main === '' ? undefined : readDescription(tool, context);
  return what === undefined || what.noun === '' ? undefined : inSetting(readPlain(main, context), { by: 'means', what });
}

const fields: readonly string[] = ['textbox', 'searchbox', 'combobox', 'spinbutton', 'slider', 'listbox'];

/** The orders, done there or with it; undefined when one of them has no use for it. */
export function inSetting(read: Reply, setting: Setting): Reply {
  if (read === undefined || !('orders' in read)) return read;
  if (setting.by === 'purpose') return read;
  // "On this page" is where everything is done.
  if (/^(?:page|screen|site|website|window|app)$/i.test(setting.what.noun) || /\b(?:page|screen|site|website)$/i.test(setting.what.name))
    return read;
  const set = read.orders.map((order) => setIn(order, setting));
  return set.every((order) => order !== undefined) ? { orders: set, never: read.never } : undefined;
}

function setIn(order: Order, { by, what }: Setting): Order | undefined {
  const isField = fields.includes(what.roles[0] ?? '') || nounOf(what.noun) === undefined;
  switch (order.kind) {
    case 'fill':
      if (order.what === undefined || (by === 'means' && order.what.name === '')) return { ...order, what };
      return order.what.within === undefined ? { ...order, what: { ...order.what, within: what } } : undefined;
    case 'choose':
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
    case 'press':
    case 'submit':
    case 'upload':
    case 'close':
    case 'sort':
    case 'scroll':
    case 'do':
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
  const text = sought.name === '' ? sought.noun : sought.whole === '' ? sought.name : sought.whole;
  return { kind: 'search', value: { type: 'text', text, quoted: sought.exact }, where };
};

function placed(thing: Description, within: Description): Description {
  const inner = thing.within;
  if (inner === undefined) return { ...thing, within };
  return { ...thing, within: inner.within === undefined ? { ...inner, within } : inner };
}
