/** Reads orders to choose among options and to tick boxes. */

import { isDeepStrictEqual } from 'node:util';
import type { Description, Given } from '../../description.ts';
import type { Order } from '../../instruction.ts';
import { type Context, isOrders, type OrderReader, type Orders } from '../context.ts';
import { readDescription, readDescriptions } from '../things/descriptions.ts';
import { partsOf } from '../things/enumerations.ts';
import { named, nothing } from '../things/heads.ts';
import { isWeekday } from '../words/dates.ts';
import { nounOf } from '../words/nouns.ts';
import { chosenBounds } from '../words/ranges.ts';
import { bare, holdsAtom, isAtom } from '../words/text.ts';
import { readValue } from '../words/values.ts';
import { isNamedAsKind } from './kinds-as-names.ts';
import { narrowedBy } from './narrowed-by.ts';
import { readPair } from './pairs.ts';
import { pathOf, withoutPurpose } from './pointing.ts';
import { choosingOf, isCounted, labelled, readSettings } from './settings.ts';
import { hidden, narrowedTo } from './showing.ts';

const boxes: readonly string[] = ['checkbox', 'switch'];
const allBoxes: Description = { ...nothing, noun: 'checkbox', roles: boxes, all: true };
const fromForm = /^(.+?) (?:from(?: among)?|in|out of|on|using|with|via|under|within|inside) (.+)$/i;
const asForm = /^(.+?) (?:as|for|to be) (?!(?:from|in|on|under|within) )(?:the |your |my )?(.+)$/i;

const nothingAtAll = /^(?:nothing(?: at all)?|none(?: of (?:them|the .+))?|no (?:boxes|options|checkboxes|items))$/i;

export const choose: OrderReader = (said, context, verb) => {
  if (!/^(?:only|just) | only$/i.test(said)) return chosen(said, context, verb);
  const orders = chosen(said, context, verb);
  if (!isOrders(orders)) return orders;
  return orders.map((order): Order => (order.kind === 'choose' && order.values.length > 1 ? { ...order, only: true } : order));
};

const chosen: OrderReader = (said, context) => {
  const rest = withoutPurpose(said)
    .replace(/^(?:only|just) /i, '')
    .replace(/ only$/i, '');
  if (rest === '' || /^(?:the )?(?:one|any|either|some) of\b/i.test(rest)) return undefined;
  if (nothingAtAll.test(rest)) return [{ kind: 'check', what: allBoxes, on: false }];
  // "Both" in capitals, where nothing was spoken of before, is a name.
  if (rest === 'Both' && (context.lasts?.length ?? 0) < 2) return [choosing([{ type: 'text', text: rest, quoted: false }])];
  const path = pathOf(rest, context) ?? chosenBounds(rest, context);
  if (path !== undefined) return path;
  if (rest.includes(',') && !/ (?:as|in|under) /.test(rest) && rest.split(', ').some((part) => saysField(part, context))) {
    const listed = readSettings(rest, context, true);
    if (listed !== undefined) return listed;
  }
  if (partsOf(rest).every((part) => isCounted(part))) return readSettings(rest, context, true);
  const pointed = pointing(rest, context);
  if (pointed !== undefined) return pointed;
  const settings = settingsIn(rest, context);
  if (settings !== undefined) return settings;
  for (const form of [fromForm, asForm]) {
    const each = rest.split(/,? and |, /i).map((part) => form.exec(part));
    if (each.length < 2 || each.some((part) => part === null)) continue;
    const orders = each.map((part) => oneFrom(part?.[1] ?? '', part?.[2] ?? '', context));
    return orders.every((order) => order !== undefined) ? orders : undefined;
  }
  const plain = valuesOf(
    rest.replace(
      /^(?:the )?(?:options?|values?|entry|entries|choices?|items?|answers?) (?=\S)|^an? (?:date|day|time) (?=\S)|(?<=\S) (?:options?|choices?|entry|entries)$/gi,
      '',
    ),
    context,
  );
  if (plain !== undefined) return [choosing(plain)];
  for (const form of [fromForm, asForm]) {
    const [, what = '', where = ''] = form.exec(rest) ?? [];
    const values = what === '' ? undefined : valuesOf(optionsIn(what), context);
    const from = values === undefined ? undefined : readDescription(where, context);
    const isExtra =
      from !== undefined && from.noun === '' && !from.exact && /^.+? with /i.test(rest) && !/ (?:from|in|on|as|for|under) /.test(rest);
    const extras = isExtra ? valuesOf(where, context) : undefined;
    if (values !== undefined && extras !== undefined) return [choosing(values), choosing(extras)];
    if (values !== undefined && from !== undefined)
      return [from.noun === 'slider' ? { kind: 'fill', what: from, value: values[0] as Given } : choosing(values, from)];
  }
  return undefined;
};

/** "the size Grande with Olives and Mushrooms", "the topic Billing and the priority High", "One way, from A to B". */
function settingsIn(rest: string, context: Context): Orders {
  const parts = partsOf(rest);
  const plain = parts.map(labelled);
  const labels = plain.some((part) => part !== undefined) ? plain.map((part, at) => part ?? ofThings(parts[at] ?? '')) : plain;
  if (labels.length > 1 && labels.every((part) => part !== undefined)) {
    const orders = labels.map((part, index) => choosingOf(part, context, parts[index]?.replace(/^the /i, '')));
    if (orders.every((order) => order !== undefined)) return orders;
  }
  const [, main = rest, extras] = /^(.+?),? with (?:the )?(?!the )([\p{Lu}\ue000-\uf8ff].+)$/u.exec(rest) ?? [];
  const found = / (?:from|in|as|for|on|under) /.test(main) ? undefined : labelled(main);
  const first = found && choosingOf(found, context, main.replace(/^the /i, ''));
  const more = extras === undefined ? [] : readSettings(extras, context);
  if (first !== undefined && more !== undefined) return [first, ...more];
  if (extras !== undefined && more !== undefined && readDescription(extras, context)?.noun === '') {
    const values = valuesOf(main, context);
    return values && [choosing(values), ...more];
  }
  return undefined;
}

/** "The film Alien" beside "the hall 3": a list of films, and no film of a list. */
function ofThings(part: string): { readonly label: string; readonly value: string } | undefined {
  const [, label = '', value = ''] = /^the (\p{Ll}{3,}) ([\p{Lu}\ue000-\uf8ff].*)$/u.exec(part) ?? [];
  return nounOf(label)?.isRow === true ? { label, value } : undefined;
}

/** What is no option of the list before it, but sets something by itself. */
const saysField = (part: string, context: Context) => {
  const orders = readSettings(part, context, true);
  return orders?.every(({ kind }) => kind === 'fill' || kind === 'check') === true;
};

function oneFrom(what: string, where: string, context: Context): Order | undefined {
  const values = valuesOf(optionsIn(what), context);
  const from = values === undefined ? undefined : readDescription(where, context);
  return values === undefined || from === undefined ? undefined : choosing(values, from);
}

const choosing = (values: readonly Given[], from?: Description): Order => ({ kind: 'choose', values, ...(from !== undefined && { from }) });
const optionsIn = (words: string) =>
  words
    .replace(
      /^(?:(?:the )?(?:options?|values?|entry|entries|choices?|items?|dates?|times?|days?|colou?rs?)|an? (?:date|day|time)) (?=\S)/i,
      '',
    )
    .replace(/(?<=\S) (?:options?|choices?|entry|entries)$/i, '');

/** Unquoted values that hold a preposition may name the list too. */
function valuesOf(words: string, context: Context): readonly Given[] | undefined {
  const whole = readValue(words, context);
  if (whole?.type === 'when') return [whole];
  const parts = partsOf(words);
  const values = parts.map((part) =>
    isAtom(part) || !/ (?:from|in|out of|using|with|via|under|within|for|as|on|that|which|who|whose) /i.test(part)
      ? readValue(part.replace(/^the /i, ''), context)
      : undefined,
  );
  // Of several days of the week, their names are meant.
  if (parts.length > 1 && parts.every(isWeekday)) return parts.map((text): Given => ({ type: 'text', text, quoted: false }));
  const firstQuoted = parts.findIndex((part) => isAtom(part));
  // What goes on in small letters behind a quoted value may be another order.
  if (firstQuoted !== -1 && parts.slice(firstQuoted).some((part) => /^\p{Ll}/u.test(part))) return undefined;
  return values.length === 0 || values.some((value) => value === undefined || value.type === 'taken') ? undefined : (values as Given[]);
}

/** What is described and not only named is ticked, or clicked where it is a row or a control. */
function pointing(rest: string, context: Context): Orders {
  const found = readDescriptions(rest, context);
  if (found === undefined) return undefined;
  const [first] = found;
  if (first === undefined) return undefined;
  const parts = found.length === 1 ? [rest] : partsOf(rest);
  if (parts.every(isNamedAsKind) && !found.some((what) => what.all || isTold(what))) return undefined;
  // "Find the lid and select it": what was found, or looked at, is marked as it would be by hand.
  if (pronoun.test(rest) && context.before !== undefined && shown.includes(context.before.kind) && saysWhat(first))
    return found.map((what): Order => (found.length > 1 || what.all ? { kind: 'check', what, on: true } : { kind: 'click', what }));
  // What is told by its looks is pressed.
  if (found.length === 1 && first.all === true && first.look) return [{ kind: 'click', what: first }];
  if (found.length === 1 && first.all === true && !first.rank?.ties) return [{ kind: 'check', what: asBox(first), on: true }];
  if (boxes.includes(first.roles[0] ?? '')) return found.map((what): Order => ({ kind: 'check', what, on: true }));
  if (first.roles[0] === 'radio' && found.every(isNamed))
    return [
      choosing(found.map(given), { ...nothing, noun: first.noun, roles: first.roles, ...(first.within && { within: first.within }) }),
    ];
  const described = found.some(({ rank, ordinal, where, beside, part, look }) =>
    [rank, ordinal, where, beside, part, look].some((said) => said !== undefined),
  );
  const isThing =
    nounOf(first.noun)?.isRow === true &&
    first.noun !== 'one' &&
    (first.name === '' || first.exact || first.within !== undefined || /\d|\w\.\w/.test(first.name));
  const isControl =
    /^(?:button|link|tab|menuitem|cell|gridcell|row|treeitem|img|textbox)$/.test(first.roles[0] ?? '') && first.noun !== 'box';
  return described || isThing || isControl ? found.map((what): Order => ({ kind: 'click', what })) : undefined;
}

const pronoun = /^(?:it|them|this|that|this one|that one|these|those|both|both of them|all of them|all of it)$/i;
const shown: readonly string[] = ['find', 'open', 'scroll', 'hover'];
const saysWhat = ({ name, where, rank, ordinal }: Description) => name !== '' || [where, rank, ordinal].some((said) => said !== undefined);

/** By more than its name, its kind and where it is. */
const isTold = (what: Description) => [what.rank, what.ordinal, what.beside, what.part, what.look].some((said) => said !== undefined);
const isNamed = ({ name, rank, ordinal, look }: Description) =>
  name !== '' && rank === undefined && ordinal === undefined && look === undefined;
const given = ({ name, exact }: Description): Given => ({ type: 'text', text: name, quoted: exact });

const notYet =
  /(?<=^(?:everything|all(?: .+)?|every .+|each .+)) that(?:['’]s| is| are| has| have)?(?:n['’]t| not)(?: (?:been|yet))* (?:done|ticked(?: off)?|checked(?: off)?|completed|finished|selected)(?: yet)?$/i;
const stillSo =
  /(?<=^(?:everything|all(?: .+)?|every .+|each .+)) that(?:['’]s| is| are) (?:(?:still|already) )?(?:done|ticked(?: off)?|checked(?: off)?|completed|finished|selected)$/i;

/** "Sounds and mentions in Notifications": the part of the page is that of them all. */
function placedAt(list: string, context: Context): readonly Description[] | undefined {
  const [, things = '', place = ''] = /^(.+) (?:in|under|on) ((?:the |my )?\p{Lu}\S*(?: \S+){0,2}|(?:the|my) .+)$/u.exec(list) ?? [];
  const within = place === '' ? undefined : readDescription(place, context);
  const found = partsOf(things).map((part) => readDescription(part, context));
  if (within === undefined || found.length < 2 || found.some((what) => what === undefined || what.within !== undefined)) return undefined;
  return found.flatMap((what) => (what === undefined ? [] : [{ ...what, within }]));
}

const ticking =
  (on: boolean): OrderReader =>
  (said, context, verb) => {
    // What stands so already stays so.
    const rest = withoutPurpose(said).replace(on ? notYet : stillSo, '');
    if (on && nothingAtAll.test(rest)) return [{ kind: 'check', what: allBoxes, on: false }];
    const only = /^(?:only|just) (.+)$|^(.+) only$/i.exec(rest);
    const list = only?.[1] ?? only?.[2] ?? rest.replace(/^(?:the )?(?:values?|answers?|items?) (?=\S)/i, '');
    const found = readDescriptions(list, context) ?? placedAt(list, context);
    // "Check in" ticks nothing, and "for mentions only" says no box.
    if (
      (on && verb === 'check' && /^(?:in|out) (?!the |all |every )/i.test(rest)) ||
      / (?:for|to|in|on|when|from|by|with) .+ only$/i.test(rest)
    )
      return undefined;
    if (found === undefined || (rest.includes('?') && !holdsAtom(rest))) return undefined;
    const orders = found.map((what): Order => ({ kind: 'check', what: asBox(what), on }));
    return only === null
      ? orders
      : [{ kind: 'check', what: { ...allBoxes, ...inOnePart(found), except: found.map(asBox) }, on: !on }, ...orders];
  };

/** "Only Figs under Fruit" leaves what stands in other parts as it is. */
function inOnePart([first, ...others]: readonly Description[]): Pick<Description, 'within'> {
  const isShared = first?.within !== undefined && others.every(({ within }) => isDeepStrictEqual(within, first.within));
  return isShared ? { within: first.within } : {};
}

/** "Everything" and "the box" are boxes to tick here. */
export function asBox(what: Description): Description {
  if (what.all === true && what.noun === '' && what.name === '') return { ...what, noun: 'checkbox', roles: boxes };
  return what.noun === 'box' ? { ...what, roles: boxes } : what;
}

export const check = ticking(true);
export const uncheck = ticking(false);

const narrowing = /^(?:(?:the |this |all )?(?:results?|list|items?|products?|table|entries|view) )?(?:for|to) (?!by )(.+)$/i;
const conditional =
  /^(?:(?:the |all |my )*(?:[\p{L}-]+ ){0,2}?(?:results?|list|table|view|\p{Ll}{3,}s) )?(?:where|whose|in which|for which|with|by) (?:the )?(.+ (?:is|equals|=) .+)$/iu;
const isSo = /^(?:the |its |their )?(\S+(?: \S+){0,2}?) (?:is|equals|is equal to|is set to|=) (?!not |no )(\S.*)$/iu;

/** "Where “State” is “Closed” and Priority is High": each value under its own label; undefined where it is said otherwise. */
function byConditions(said: string, context: Context): readonly Order[] | undefined {
  const [, list = ''] = conditional.exec(said) ?? [];
  const orders = list.split(/,? and |, /i).map((part): Order | undefined => {
    const [, label = '', told = ''] = isSo.exec(part) ?? [];
    const value = label === '' ? undefined : readValue(told, context);
    if (value?.type !== 'text') return undefined;
    const from = bare(label, context.masked);
    return { kind: 'choose', values: [value], from: named(from), narrowing: { ways: [value.text], from, on: true } };
  });
  return list === '' || !orders.every((order) => order !== undefined) ? undefined : orders;
}

const leavingOut = /^out (.+)$/i;

/** "filter by brand Acme", "filter the list by Colour: red", "filter for open tickets". */
export const filter: OrderReader = (said, context) => {
  const away = leavingOut.exec(said)?.[1];
  const hiding = away === undefined ? undefined : hidden(away, context);
  if (away !== undefined && hiding) return [{ kind: 'close', what: named(away), narrowing: hiding }];
  const built = byConditions(said, context);
  if (built !== undefined) return built;
  const to = narrowing.exec(said)?.[1];
  const shown = to === undefined ? undefined : (narrowedTo(to, context) ?? narrowedBy(to, context));
  if (shown !== undefined) return shown;
  const [, by = ''] =
    /^(?:(?:the |all |my )*(?:results?|list|table|\p{Ll}{3,}s) )?(?:by|on|for|to) (?:only )?(?:the )?(.+)$/iu.exec(said) ?? [];
  if (/(?:^| )(?:under|below|over|above|between|less|more|at least|at most|from) /i.test(by)) return undefined;
  const pair = by === '' ? undefined : readPair(by, context);
  const plain =
    by === '' || pair !== undefined || (/ /.test(by) && !isAtom(by) && !/^\p{Lu}/u.test(by)) ? undefined : readValue(by, context);
  const several = by.split(/,? and |, /).map((part) => (isAtom(part) ? readValue(part, context) : undefined));
  if (several.length > 1 && several.every((value) => value !== undefined)) return [choosing(several)];
  if (plain?.type === 'text' && !/^(?:under|below|over|above|between|less|more|at)\b/i.test(by)) return [choosing([plain])];
  return pair === undefined ||
    pair.value.type === 'taken' ||
    /^(?:under|below|over|above|between|less|more|at)\b/i.test(by.split(' ')[1] ?? '')
    ? undefined
    : [choosing([pair.value], pair.what)];
};
