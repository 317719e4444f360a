/** Reads orders to point at things: click, hover, open, close, drag, highlight, scroll, find. */
import type { Description } from '../../description.ts';
import type { Order } from '../../instruction.ts';
import type { Context, OrderReader, Orders } from '../context.ts';
import { readDescription, readDescriptions } from '../things/descriptions.ts';
import { mayBeName, named, nothing, withoutArticle } from '../things/heads.ts';
import { nounOf } from '../words/nouns.ts';
import { count, countOf } from '../words/numbers.ts';
import { bare, holdsAtom, isAtom } from '../words/text.ts';
import { verbAhead } from '../words/verbs.ts';
import { dayClicked } from './days-picked.ts';
import { doing } from './doing.ts';
import { isNamedAsKind } from './kinds-as-names.ts';
import { hidden } from './showing.ts';

const purpose = new RegExp(`,? (?:in order |so as )?to (?:${verbAhead}|go|do|make|get|see|leave|begin|agree|perform)(?: .*)?$`, 'iu');
const namesFirst =
  /^(?:back|go|add|sign|log|proceed|continue|subscribe|skip|return|how|ready|welcome|scroll|jump|click|tap|what|move)(?: \S+)?$/i;
/** Why a click is made is not a part of what is clicked: "the button to send the form". */
export function withoutPurpose(rest: string): string {
  const found = purpose.exec(rest);
  return found === null || found.index === 0 || namesFirst.test(rest.slice(0, found.index)) ? rest : rest.slice(0, found.index);
}

const repeated = new RegExp(` (?:(once)|(twice)|(thrice)|(${count}) times)$`, 'i');

/** "twice", "3 times" at the end. */
export function repeatsOf(rest: string): { readonly rest: string; readonly times: number | undefined } {
  const found = repeated.exec(rest);
  if (found === null) return { rest, times: 1 };
  const times = found[1] !== undefined ? 1 : found[2] !== undefined ? 2 : found[3] !== undefined ? 3 : countOf(found[4] ?? '');
  return { rest: rest.slice(0, found.index), times };
}

/** "A > B > C": one is opened after the other. */
export function pathOf(rest: string, context: Context): Orders {
  const steps = rest
    .replace(/ (?:from|in|of) the (?:(?:drop-?down|main|top|pull-?down|context) )?(?:menu|navigation|tree|list)$/i, '')
    .split(/ ?(?:>|→|➔|»|›) ?/)
    .map((step) => step.replace(/^the /i, ''));
  const isStep = (step: string, index: number) =>
    /^[\p{Lu}\ue000-\uf8ff]/u.test(step) || (index > 0 && /^(?:\d.*|[\p{L}\p{N}._-]+)$/u.test(step));
  if (steps.length < 2 || !steps.every(isStep)) return undefined;
  if (steps.some((step) => (holdsAtom(step) ? !isAtom(step) : !mayBeName(step)))) return undefined;
  return steps.map((step): Order => ({ kind: 'open', what: named(bare(step, context.masked), isAtom(step)) }));
}

/** Undefined unless all of them can be pointed at; unquoted words that go on in small letters are one name ("Salt and pepper"). */
function targets(rest: string, context: Context): readonly Description[] | undefined {
  const found = readDescriptions(rest, context)?.map((what) => (isBareNoun(what, rest) ? named(rest) : what));
  if (found === undefined || found.length < 2) return found?.some(isNothing) ? undefined : found;
  const goesOn = found.slice(1).some(({ name, exact, noun }) => !exact && noun === '' && /^\p{Ll}/u.test(name));
  const single = goesOn ? readDescription(rest, context) : undefined;
  return single === undefined ? found : [single];
}

/** "Find todo": what is said without an article is called so, whatever it may be a kind of. */
export const isBareNoun = ({ name, noun, roles, exact }: Description, said: string): boolean =>
  !exact && noun === said && name === said && roles.length === 0;

/** All of everything is no target. */
const isNothing = ({ name, noun, look, all, rank, ordinal, within, except }: Description) =>
  name === '' &&
  noun === '' &&
  look === undefined &&
  rank === undefined &&
  ordinal === undefined &&
  (all === true || within === undefined || except !== undefined);

/** "the numbers in ascending order": each of them, one after the other. */
function ordered(rest: string, context: Context): Orders {
  const [, counted = '', from = '', to = ''] = /^(.+?) in (?:\p{L}+ )?order,? from (\S+) to (\S+)$/iu.exec(rest) ?? [];
  if (counted !== '' && (/^\d+$/.test(from) ? /^\d+$/.test(to) : /^\p{L}$/u.test(from) && /^\p{L}$/u.test(to)))
    return ordered(`${counted} in ${from.localeCompare(to, 'en', { numeric: true }) < 0 ? 'ascending' : 'descending'} order`, context);
  const [, things = '', way = ''] = inOrder.exec(rest) ?? ends.exec(rest) ?? [];
  const what = things === '' ? undefined : readDescription(things, context);
  if (what === undefined || (!/ order$/i.test(rest) && nounOf(things.split(' ').at(-1) ?? '')?.plural !== true)) return undefined;
  const order = /^(?:desc|decr|fall|rev|z|high|larg|big|great|most|long|new)/i.test(way) ? 'most' : 'least';
  const by = /^(?:alphabet|reverse alphabet|a\b|z\b)/i.test(way) ? 'alphabet' : /^(?:old|new|chrono)/i.test(way) ? 'date' : '';
  return [{ kind: 'click', what: { ...what, all: true, rank: { by, order, place: 1 } } }];
}
const inOrder =
  /^(.+?) (?:in )?(?:the )?(ascending|increasing|numerical|numeric|alphabetical|alphabetic|chronological|rising|descending|decreasing|falling|reverse(?: alphabetical)?)(?: order)$/i;
/** "from smallest to largest", "alphabetically". */
const ends =
  /^(.+?),? (?:from )?(?:the )?((?:low|small|least|young|old|short|a|high|large|big|great|most|long|new|z)(?:est|st)?(?: |-)to(?: |-)(?:the )?(?:low|small|least|old|short|a|high|large|big|great|most|long|new|z)(?:est|st)?|alphabetically)$/i;

/** "the link to get a copy": where only the kind is said, its purpose tells which. */
function aimed(said: string, context: Context): Description | undefined {
  const rest = withoutPurpose(said);
  const aim = said.slice(rest.length).replace(/^,? ?(?:(?:in order|so as) )?to /i, '');
  const what = rest === said || rest.split(' ').length > 2 || !mayBeName(aim) ? undefined : readDescription(rest, context);
  return what?.name === '' && what.roles.length > 0 && isPlain(what) ? { ...what, name: aim, whole: withoutArticle(said) } : undefined;
}

const isPlain = ({ ordinal, rank, all, look }: Description) => [ordinal, rank, all, look].every((part) => part === undefined);

const mostClicks = 20;
/** "the grid coordinate (2,-1)", "(0, 3)": by the numbers at the axes of a drawing. */
const coordinate =
  /^(?:on )?(?:the )?(?:(?:grid )?(?:coordinates?|points?|position|dot|location|spot|intersection)(?: (?:at|with|of))?(?: the)?(?: coordinates?)? )?\((-?\d{1,6}), ?(-?\d{1,6})\)(?: (?:of|in|on) the (?:grid|plot|graph|chart|plane|coordinate system|drawing))?$/i;
const place2 = /^at \(?\d/i;

const clicking =
  (extra: { readonly button?: 'right'; readonly times?: 2 | 3 }): OrderReader =>
  (said, context) => {
    const [, x, y] = coordinate.exec(said) ?? [];
    if (x !== undefined && y !== undefined)
      return [{ kind: 'click', what: { ...nothing, noun: 'shape', look: [`at ${Number(x)},${Number(y)}`] }, ...extra }];
    const { rest, times } = repeatsOf(withoutPurpose(said).replace(/\b(row \S+),? (?:and )?(?=(?:the )?column )/i, '$1 in '));
    if (place2.test(rest) || times === undefined || times < 1 || times > mostClicks) return undefined;
    if (/ in an? (?:new|another|separate) (?:tab|window)$/i.test(rest))
      return { why: 'a click can’t be told which tab to open; say what to click, and then to switch to the new tab' };
    const day = Object.keys(extra).length === 0 ? dayClicked(said, context) : undefined;
    if (day !== undefined) return [{ kind: 'choose', values: [day] }];
    const inOrder = extra.times === undefined ? ordered(rest, context) : undefined;
    if (inOrder !== undefined) return inOrder;
    // "Both" in capitals, where nothing was spoken of before, is a name.
    if (/^(?:on )?Both$/.test(rest) && (context.lasts?.length ?? 0) < 2) return [{ kind: 'click', what: named('Both') }];
    const path = extra.times === undefined && extra.button === undefined ? pathOf(rest, context) : undefined;
    if (path !== undefined) return path;
    // "The pricing page" is where the link "Pricing" leads.
    const aim = aimed(said, context);
    if (aim !== undefined && times === 1) return [{ kind: 'click', what: aim, ...extra }];
    const found = targets(
      rest.replace(/(?<=\S)(?<! (?:on|next|previous|first|last) )(?<!\b(?:on|next|previous|first|last|this|the)) page$/i, ''),
      context,
    );
    if (found === undefined) return undefined;
    const whole = found.length === 1 && found[0]?.exact === false ? { whole: withoutArticle(rest) } : {};
    // "A button" may be any of them.
    const any = found.length === 1 && /^(?:on )?an? /i.test(rest) && found[0]?.name === '' && found[0].roles.length > 0;
    const orders = found.map(withColumn).map(
      (what): Order => ({
        kind: 'click',
        what: { ...what, ...(what.whole !== '' && whole), ...(any && { any: true as const }) },
        ...extra,
      }),
    );
    return times === 1 ? orders : extra.times === undefined ? Array.from({ length: times }, () => orders).flat() : undefined;
  };

/** "The button in row 3, column B": the column is its own, too. */
function withColumn(what: Description): Description {
  const { column, ...place } = what.within ?? nothing;
  return column !== undefined && what.column === undefined && place.noun === 'row' && what.noun !== 'cell'
    ? { ...what, column, within: place }
    : what;
}

export const click = clicking({});
export const doubleClick = clicking({ times: 2 });
export const tripleClick = clicking({ times: 3 });
export const rightClick = clicking({ button: 'right' });

export const hover: OrderReader = (rest, context) => eachOf(targets(withoutPurpose(rest), context), (what) => ({ kind: 'hover', what }));

export const open: OrderReader = (said, context, verb) => {
  const rest = withoutPurpose(said);
  const path = pathOf(rest, context);
  if (path !== undefined) return path;
  if (
    / in an? (?:new|another|separate) (?:tab|window)$/i.test(rest) ||
    /^an? (?:new|another|second) (?:browser )?(?:tab|window)$/i.test(rest)
  )
    return { why: 'a tab can’t be opened by itself; go to the address instead, or click what opens one' };
  const found = targets(rest.replace(/(?<=^|\s)(?:(?:up|the) )?(?=drop-?down)/i, ''), context);
  // To show only some of what there is, is the work of a filter.
  const isFilter = verb === 'show' && nounOf(rest.split(' ')[0] ?? '')?.plural === true && found?.some(({ where }) => where !== undefined);
  return isFilter ? undefined : eachOf(found, (what) => ({ kind: 'open', what }));
};

const dialogs =
  /^(?:dialog|dialogue|dialog box|dialogue box|pop-up|popup|popup window|pop-up window|modal|modal window|modal dialog|overlay|window|lightbox|message box)$/;

export const close: OrderReader = (rest, context, verb) => {
  if (rest === '' || /^(?:it|this|that|out(?: of it)?)$/i.test(rest))
    return rest === '' || context.last === undefined ? [{ kind: 'close' }] : [{ kind: 'close', what: context.last }];
  const found = readDescriptions(withoutPurpose(rest), context);
  // A case is closed by its own control, and may be given a reason.
  const as = verb === 'hide' ? verb : 'close';
  if (found?.some(({ noun }) => cases.test(noun)) || caseAhead.test(rest)) return doing(rest, context, as);
  const narrowing = verb === 'hide' && found?.length === 1 ? hidden(rest, context) : undefined;
  // One of the things of a list has a control of its own for it.
  if (verb === 'hide' && narrowing === undefined && found?.length === 1 && found.every(isOneEntry)) return doing(rest, context, as);
  return eachOf(found, (what) =>
    dialogs.test(what.noun) && isBare(what) ? { kind: 'close' } : { kind: 'close', what, ...(narrowing && { narrowing }) },
  );
};

const isOneEntry = ({ noun, roles, all, where, rank, ordinal }: Description): boolean =>
  nounOf(noun)?.isRow === true && roles.length === 0 && !all && (where ?? rank ?? ordinal) !== undefined;

const cases = /^(?:\p{Ll}+ )?(?:issue|ticket|task|order|account|thread|conversation|question|project|deal|comment|request)$/u;

const caseAhead = /^(?:the |this |my )?(?:issue|ticket|task|account|thread|deal) \S+ with /i;

const isBare = (what: Description) =>
  what.name === '' && !Object.keys(what).some((key) => !['name', 'exact', 'whole', 'noun', 'roles'].includes(key));

const eachOf = (found: readonly Description[] | undefined, order: (what: Description) => Order): Orders => found?.map(order);

const marked =
  /^(?:the |all |this |that )?(?:.* )?(?:texts?|paragraphs?|words?|sentences?|lines?|phrases?|passages?)(?:$|: | (?:[\ue000-\uf8ff]|(?:in|of|from|on|that|which|with|above|below|between|starting|beginning|containing) ))/i;

/** For "select", only what is text is highlighted. */
export const highlight: OrderReader = (rest, context, verb) => {
  const isOther = !marked.test(rest) || isNamedAsKind(rest) || /\b(?:from|box|field|input|option|area)\b/i.test(rest);
  if (/^(?:select|choose|pick|opt for)$/.test(verb) && isOther) return undefined;
  const quoted = rest.replace(/^(?:the )?(?:following )?(?:text|word|words|phrase|sentence):? (?=.$)/i, '');
  if (isAtom(quoted))
    return eachOf(targets(quoted, context), (what) => ({ kind: 'highlight', what: { ...what, noun: 'text', roles: [] } }));
  return eachOf(targets(rest, context), (what) => ({ kind: 'highlight', what }));
};

export const scroll: OrderReader = (all, context, verb) => {
  const { rest: said, times = 0 } = repeatsOf(` ${all}`.replace(/,? so that .*$/i, ''));
  if (times > 1 && times <= mostScrolls && said.trim() !== all) {
    const one = scroll(said.trim(), context, verb);
    return Array.isArray(one) ? Array.from({ length: times }, () => one as readonly Order[]).flat() : one;
  }
  const rest = all
    .replace(/ (?:a bit|a little|further|slightly)$/i, '')
    .replace(/(?<= to the (?:bottom|top|end|beginning|start)) of (?:the|its) (?:text|content|contents)$/i, '')
    .replace(/ to its (end|bottom|top|beginning|start)$/i, ' to the $1');
  const [, area = '', edge1 = ''] =
    /^(?:(?:down|up) )?(the .+?) (?:down |up )?to the (?:very )?(top|bottom|end|beginning|start)$/i.exec(rest) ?? [];
  if (area !== '') return scrolling(/^(?:top|beginning|start)$/i.test(edge1) ? 'top' : 'bottom', area, context);
  const to =
    /^(?:(?:all the way )?(?:down|up) )?(?:(?:all the way )?to |until (?:you (?:see|find|reach) |there (?:is|are) |(?=.* (?:appears?|is visible|comes into view))|reaching )|till you see )(?:the (?:very )?(top|bottom|end|beginning|start)(?: of (.+))?|(.+?)(?: (?:appears?|is visible|comes into view))?)$/i.exec(
      rest,
    );
  if (to !== null) {
    const [, edge, of, thing] = to;
    if (edge !== undefined) return scrolling(/^(?:top|beginning|start)$/i.test(edge) ? 'top' : 'bottom', of, context);
    return scrolling('intoView', thing, context);
  }
  const intoView = /^(?:to )?(.+?) into view$/i.exec(rest)?.[1];
  if (intoView !== undefined) return scrolling('intoView', intoView, context);
  const [, before, way = '', after] = /^(?:(.+) )?(up|down|upwards?|downwards?)(?: (?:in|on|inside|within)? ?(.+))?$/i.exec(rest) ?? [];
  if (way === '' || (before !== undefined && after !== undefined)) return rest === '' ? [{ kind: 'scroll', where: 'down' }] : undefined;
  return scrolling(/^up/i.test(way) ? 'up' : 'down', before ?? after, context);
};

const mostScrolls = 20;

function scrolling(where: Extract<Order, { kind: 'scroll' }>['where'], thing: string | undefined, context: Context): Orders {
  if (thing === undefined || /^(?:the |this )?(?:page|screen|window|website)$/i.test(thing)) return [{ kind: 'scroll', where }];
  const what = readDescription(thing, context);
  return what === undefined || isNothing(what) ? undefined : [{ kind: 'scroll', where, what }];
}

/** It must be on the page; what is then done with it is another order. */
export const find: OrderReader = (rest, context) => eachOf(targets(rest, context), (what) => ({ kind: 'find', what }));
