/** Reads orders that send something: forms, searches, logins, bookings, and what the controls of a thing do. */
import type { Description, Given, Order } from '../instruction.ts';
import type { Context, OrderReader, Orders } from './context.ts';
import { readWhen } from './dates.ts';
import { readDescription, readDescriptions } from './descriptions.ts';
import { type Pair, readPairs } from './filling.ts';
import { named } from './heads.ts';
import { nounOf } from './nouns.ts';
import { countOf } from './numbers.ts';
import { isAtom } from './text.ts';
import { readValue } from './values.ts';

const hand =
  /^(?:it|this|that|them|(?:the |your |my |all |this )*(?:form|changes?|answers?|search|query|request|settings?|edits?|selection|input|data|information|responses?|result|order form|results))?(?: in)?$/i;

export const submit: OrderReader = (said, context, verb) => {
  const rest = said.replace(/^(?:and |to )(?=the|it|$)/i, '');
  if (hand.test(rest)) return [{ kind: 'submit', as: verb }];
  if (/^(?:log|sign) (?:out|off)$/.test(verb))
    return /^(?:of (?:the |my |your )?\S+|again|from .+)$/i.test(rest) ? [{ kind: 'submit', as: verb }] : undefined;
  const pairs = /^(?:sign up|register)$/.test(verb) ? registering(rest, context) : undefined;
  if (pairs !== undefined) return [...pairs.map(({ what, value }): Order => ({ kind: 'fill', what, value })), { kind: 'submit', as: verb }];
  if (isAtom(rest) || /^(?:send|save|sign up|register|continue|proceed|finish)$/.test(verb)) return undefined;
  const what = readDescription(rest, context);
  return what === undefined ? undefined : [{ kind: 'submit', as: verb, what }];
};

const registering = (rest: string, context: Context): readonly Pair[] | undefined => {
  const [, list = ''] = /^(?:(?:for (?:an?|the) )?(?:an? |the |new )*(?:account |user )?)(?:with|using|as|:)[: ]*(.+)$/i.exec(rest) ?? [];
  return list === '' ? undefined : readPairs(list, context);
};

const sites = /^(?:the |this )?(?:(?:whole )?(?:site|website|page|web|store|shop|catalog(?:ue)?|database|internet|library))$/i;

export const search: OrderReader = (rest, context) => {
  const [, place = '', sought = ''] = /^(?:in |on )?(.+?) for (.+)$/i.exec(rest) ?? [];
  if (place !== '' && !/^for\b/i.test(rest)) {
    const where = sites.test(place) ? undefined : readDescription(place, context);
    const value = readValue(sought, context);
    return value === undefined || (where === undefined && !sites.test(place)) ? undefined : searching(value, where);
  }
  const words = rest.replace(/^for /i, '').replace(/^(?:the )?(?:(?:term|word|keyword|text|phrase|query)s?:? )(?=\S)/i, '');
  const [, what = '', inside = ''] = /^(.+) (?:in|on|using|with|via|through|by using) (.+)$/i.exec(words) ?? [];
  if (what !== '') {
    const where = sites.test(inside) ? undefined : readDescription(inside, context);
    const value = soughtIn(what, context);
    const isField = where !== undefined && (where.noun !== '' || where.exact);
    if (value !== undefined && (isField || sites.test(inside))) return searching(value, where);
  }
  const value = soughtIn(words, context);
  if (value !== undefined) return searching(value);
  // "Flights from A to B" are searched for by a form of several fields.
  return / from .+ to /i.test(words) ? book(words, context, 'search') : undefined;
};

/** What is searched for stands as it is said; words that compare belong to the results. */
function soughtIn(words: string, context: Context): Given | undefined {
  if (/ (?:under|below|over|above|between|less than|more than|cheaper than|from .+ to) /i.test(words)) return undefined;
  const value = readValue(words.replace(/^(?:all|any|some|a|an) (?=\S)/i, ''), context);
  return value?.type === 'when' ? { type: 'text', text: value.said, quoted: false } : value;
}

const searching = (value: Given, where?: Description): Orders => [{ kind: 'search', value, ...(where !== undefined && { where }) }];

const users = /^(?:user ?names?|user|user id|id|e-?mail(?: address)?|login(?: name)?|account|name|phone(?: number)?)$/i;
const passwords = /^(?:pass ?words?|pass ?code|passphrase|pin(?: code)?|secret)$/i;

/** "with user anna and password x", "as anna / x", "using “anna” and “x”". */
export const login: OrderReader = (said, context, verb) => {
  const rest = said.replace(
    /^(?:in |on )?(?:to )?(?:(?:the|your|my|this) )?(?:site|website|account|page|app|application|portal|system|dashboard|form|it)? ?(?=with|using|as|:|$|by)/i,
    '',
  );
  if (rest === '') return [{ kind: 'login' }];
  const [, how = '', list = ''] =
    /^(with|using|as|:|via)[: ]* ?(?:the )?(?:following )?(?:(?:login |account )?(?:credentials|details|data)(?: of)?:? )?(.+)$/i.exec(
      rest,
    ) ?? [];
  if (list === '') return undefined;
  for (const pairs of [withOne(list, context), readPairs(list, context)]) {
    const user = pairs?.find(({ what }) => users.test(sayField(what)))?.value;
    const password = pairs?.find(({ what }) => passwords.test(sayField(what)))?.value;
    if (pairs !== undefined && pairs.length === Number(user !== undefined) + Number(password !== undefined))
      return [{ kind: 'login', ...(user !== undefined && { user }), ...(password !== undefined && { password }) }];
  }
  // Another's account is a button of its own.
  const other =
    /^(?:sign|log) in$/.test(verb) && how.toLowerCase() === 'with' && /^\p{Lu}\S*$/u.test(list)
      ? [named(`${verb} with ${list}`)]
      : undefined;
  return other?.map((what) => ({ kind: 'click', what })) ?? twoValues(list, how, context);
};

const sayField = ({ name, noun }: Description) => (name === '' ? noun : name);

const passwordAhead = /,? (?:with|using|and|,|\/)? ?(?:the |a |my )?(?=(?:pass|pin\b|secret))/i;

/** "anna with password x": what comes first is the user, with or without the word for it. */
function withOne(list: string, context: Context): readonly Pair[] | undefined {
  if (!passwordAhead.test(list)) return undefined;
  const parted = list.replace(passwordAhead, ' and ');
  const both = readPairs(parted, context);
  return both?.length === 2 && users.test(sayField(both[0]?.what as Description)) ? both : (readPairs(`user ${parted}`, context) ?? both);
}

function twoValues(list: string, how: string, context: Context): Orders {
  const parts = list.split(/ ?\/ ?| and |, /).map((part) => part.trim());
  const [user, password] = parts.map((part) => readValue(part, context));
  if (parts.length === 1 && (how.toLowerCase() !== 'as' || /^(?:an? |guest$)/i.test(list))) return undefined;
  if (parts.length > 2 || user === undefined || (parts.length === 2 && password === undefined)) return undefined;
  return [{ kind: 'login', user, ...(password !== undefined && { password }) }];
}

const textForm =
  /^(.*?) ?(?:,? ?(?:with|saying|containing)(?: (?:the|a))?(?: (?:text|message|comment|body|words?|reply|content|following text|note))*:? |: ?|,? (?:and )?(?:say|saying) )(\S)$/iu;
const toForm = /^(.+?) (?:to|with) (.+)$/i;
const passable = /^(?:forward|send|share|move|transfer|invite|assign|message|rename|add|change my|copy|reply|reply to|post|respond to)$/;

/** Deletes, replies, likes and all else that a thing's own control is called by. */
export const doing: OrderReader = (said, context, verb) => {
  if (said === '')
    return /^(?:reply|undo|redo|unsubscribe|subscribe|play|pause|stop|resume|print|download|archive|delete|cancel|restore|skip|publish|launch|start|approve|decline|reject|accept|join)$/.test(
      verb,
    )
      ? [doOf(verb)]
      : undefined;
  if (verb === 'follow' && /\blinks?\b/i.test(said)) return undefined;
  const added = verb === 'add' ? adding(said, context) : undefined;
  if (added !== undefined) return added;
  const [, thing = said, quoted] = textForm.exec(said) ?? [];
  const text = quoted !== undefined && isAtom(quoted) ? readValue(quoted, context) : undefined;
  const rest = text === undefined ? said : thing;
  if (isAtom(rest) && /^(?:reply|post|message|tweet)$/.test(verb) && text === undefined)
    return [doOf(verb, { text: readValue(rest, context) })];
  if (rest === '') return [doOf(verb, { text, what: context.last })];
  const [, main = '', target = ''] = passable.test(verb) ? (toForm.exec(rest) ?? []) : [];
  if (main !== '') {
    const [what, to] = [
      readDescription(main, context),
      readValue(target.replace(/^(?:the )?(?:user |folder |group )?(?=\S)/i, ''), context),
    ];
    if (what !== undefined && to !== undefined && to.type !== 'taken') return [doOf(verb, { what, to, text })];
  }
  const direct = /^(?:to|with) (.+)$/i.exec(rest)?.[1];
  const whom = direct === undefined || !passable.test(verb) ? undefined : readValue(direct, context);
  if (whom !== undefined && verb !== 'reply') return [doOf(verb, { what: context.last, to: whom, text })];
  const named = registrations.test(verb) ? registered(rest, context, verb) : undefined;
  if (named !== undefined) return named;
  if (/: |^(?:by|with|at|into|onto|from|as|around|up|out|off|over|back|down)\b/i.test(rest)) return undefined;
  const found = readDescriptions(rest.replace(/^to /i, ''), context);
  // All of everything is too much to be done unasked.
  return found?.some((what) => what.name === '' && what.noun === '') ? undefined : found?.map((what) => doOf(verb, { what, text }));
};

const registrations = /^(?:subscribe|subscribe to|join)$/;

/** "subscribe to the newsletter with the e-mail x": the fields come first. */
function registered(rest: string, context: Context, verb: string): Orders {
  const [, thing = '', list = ''] = /^(.*?) ?(?:with|using) (.+)$/i.exec(rest) ?? [];
  const pairs = list === '' ? undefined : readPairs(list, context);
  const what = thing === '' ? undefined : readDescription(thing, context);
  if (pairs === undefined || (thing !== '' && what === undefined)) return undefined;
  return [...pairs.map(({ what: field, value }): Order => ({ kind: 'fill', what: field, value })), doOf(verb, { what })];
}

function doOf(
  as: string,
  parts: { readonly what?: Description | undefined; readonly text?: Given | undefined; readonly to?: Given | undefined } = {},
): Order {
  const { what, text, to } = parts;
  return { kind: 'do', as, ...(what !== undefined && { what }), ...(text !== undefined && { text }), ...(to !== undefined && { to }) };
}

/** "add X to the cart": the control says both. */
function adding(said: string, context: Context): Orders {
  const [, thing = '', where = ''] =
    /^(.+) to (?:the |my |your )?(?:shopping )?(cart|basket|bag|wish ?list|favou?rites|watch ?list|compare|comparison|list)$/i.exec(said) ??
    [];
  const found = thing === '' ? undefined : readDescriptions(thing, context);
  return found?.map((what) => doOf(`add to ${where.toLowerCase()}`, { what }));
}

export const mark: OrderReader = (said, context, verb) => {
  const [, thing = '', as = ''] = /^(.+) as (?:an? )?(.+)$/i.exec(said) ?? [];
  const what = readDescriptions(thing === '' ? said : thing, context);
  if (what === undefined || as.split(' ').length > 4) return undefined;
  if (thing === '') return what.map((box) => (verb === 'mark' ? { kind: 'check', what: box, on: true } : doOf(verb, { what: box })));
  const state = isAtom(as) ? (readValue(as, context) as { text: string }).text : as.toLowerCase();
  return /^(?:checked|ticked|selected)$/.test(state)
    ? what.map((box): Order => ({ kind: 'check', what: box, on: true }))
    : what.map((box) => doOf(`${verb} as ${state}`, { what: box }));
};

const labels =
  /^(?:from|to|on|at|under the name(?: of)?|in the name of|for|departing|leaving|returning|arriving|with|by|return(?:ing)? on|between)$/i;
const phrase =
  /(?:^|,? )(from|to|on|at|under the name(?: of)?|in the name of|for|departing(?: on)?|leaving(?: on)?|returning(?: on)?):? (?=\S)/gi;
const fieldOf: Readonly<Record<string, string>> = {
  from: 'from',
  to: 'to',
  departing: 'departure date',
  leaving: 'departure date',
  returning: 'return date',
};
const counted = /^(\S+)(?: (people|persons?|guests?|adults?|passengers?|travell?ers?|nights?|days?|seats?|tickets?|rooms?))?$/i;

/** "Book a table for two on Friday at 7pm under the name Ada": the fields are told by the small words before their values. */
export const book: OrderReader = (rest, context, verb) => {
  const marks = [...rest.matchAll(phrase)];
  const [first] = marks;
  if (first === undefined || first.index === 0) return undefined;
  const thing = readDescription(rest.slice(0, first.index), context);
  if (
    thing === undefined ||
    thing.within !== undefined ||
    (thing.rank === undefined && thing.noun === '' && thing.name.split(' ').length > 3)
  )
    return undefined;
  const fills: Order[] = [];
  for (const [index, found] of marks.entries()) {
    const value = rest.slice(found.index + found[0].length, marks[index + 1]?.index ?? rest.length).trim();
    const read = entryOf((found[1] ?? '').toLowerCase(), value, context);
    if (read === undefined) return undefined;
    fills.push(...read);
  }
  const isChoice = thing.rank !== undefined || thing.ordinal !== undefined;
  if (!isChoice && verb === 'buy') return undefined;
  return isChoice
    ? [...fills, { kind: 'submit', as: 'search' }, doOf(verb, { what: thing })]
    : [...fills, { kind: 'submit', as: verb, what: thing }];
};

function entryOf(label: string, said: string, context: Context): readonly Order[] | undefined {
  if (!labels.test(label.replace(/ on$/, ''))) return undefined;
  const fill = (name: string, value: Given): Order => ({ kind: 'fill', what: named(name), value });
  if (/name/.test(label)) return asText(said, context, (value) => [fill('name', value)]);
  const when = isAtom(said) ? undefined : readWhen(said, context.now);
  if (when?.day !== undefined && /^(?:from|to)$/.test(label)) return [fill(label, { type: 'when', ...when, said })];
  if (when !== undefined && label !== 'to') {
    const date = fieldOf[label.replace(/ on$/, '')] ?? 'date';
    return [
      ...(when.day === undefined ? [] : [fill(date === 'from' ? 'date' : date, { type: 'when', day: when.day, said })]),
      ...(when.time === undefined ? [] : [fill('time', { type: 'when', time: when.time, said })]),
    ];
  }
  // "For four tomorrow"
  const [, who = '', moment = ''] = /^(\S+(?: (?:people|persons|guests|adults))?) (?:on |at )?(.+)$/i.exec(said) ?? [];
  const later = label === 'for' && readWhen(moment, context.now) !== undefined ? entryOf('on', moment, context) : undefined;
  const guests = later === undefined ? undefined : entryOf('for', who, context);
  if (later !== undefined && guests !== undefined) return [...guests, ...later];
  const [, number = '', unit] = counted.exec(said) ?? [];
  const amount = label === 'for' ? countOf(number) : undefined;
  if (amount !== undefined) return [fill(unit?.toLowerCase() ?? 'people', { type: 'text', text: String(amount), quoted: false })];
  return label === 'from' || label === 'to' ? asText(said, context, (value) => [fill(label, value)]) : undefined;
}

function asText(said: string, context: Context, orders: (value: Given) => readonly Order[]): readonly Order[] | undefined {
  // "Rome, Italy" is one place.
  const value = readValue(said.replaceAll(',', ''), context);
  return value?.type === 'text' ? orders(value.quoted ? value : { ...value, text: said }) : undefined;
}

const directions: readonly (readonly [form: RegExp, direction: 'ascending' | 'descending'])[] = [
  [
    /(?:in )?(?:ascending|increasing|alphabetical|chronological|rising|growing)(?: order)?|(?:from )?(?:low(?:est)?|small(?:est)?|least|cheap(?:est)?|a|old(?:est)?|short(?:est)?|first)(?: |-)to(?: |-)(?:high(?:est)?|large(?:st)?|big(?:gest)?|most(?: expensive)?|expensive|z|new(?:est)?|long(?:est)?|last)|alphabetically|(?:cheapest|lowest|oldest|smallest|least) first/i,
    'ascending',
  ],
  [
    /(?:in )?(?:descending|decreasing|reverse(?:d)?(?: alphabetical)?|falling)(?: order)?|(?:from )?(?:high(?:est)?|large(?:st)?|big(?:gest)?|most(?: expensive)?|expensive|z|new(?:est)?|long(?:est)?|last)(?: |-)to(?: |-)(?:low(?:est)?|small(?:est)?|least(?: expensive)?|cheap(?:est)?|a|old(?:est)?|short(?:est)?|first)|(?:newest|most recent|highest|largest|latest|most expensive|best|most) first/i,
    'descending',
  ],
];

/** By a quantity of the page's own, or of things that are put in order one by one. */
export const sort: OrderReader = (whole, context, verb) => {
  const said = whole.replace(/,? (?:starting|beginning) (?:with|from|at) (?:the )?(?:\p{L}+est|first|last)(?: \p{L}+)?(?: first)?$/iu, '');
  const found = directions
    .map(([form, direction]) => ({ hit: new RegExp(`(?:^|,? |\\()(?:${form.source})\\)?$`, 'i').exec(said), direction }))
    .find(({ hit }) => hit !== null);
  const rest = (found?.hit ? said.slice(0, found.hit.index) : said).replace(/[, ]+(?:in|from|to)?$/i, '').trim();
  const direction = found?.direction;
  const [, thing = '', by = ''] = /^(.*?) ?(?:\bby|according to|based on) (?:the |their |its )?(.+)$/i.exec(rest) ?? [];
  const what = thing === '' ? undefined : readDescription(thing, context);
  if (by !== '') {
    const name = readDescription(by, context);
    if (name === undefined || (thing !== '' && what === undefined)) return undefined;
    return [
      {
        kind: 'sort',
        by: name.name === '' ? name.noun : name.name,
        ...(direction !== undefined && { direction }),
        ...(what !== undefined && { what }),
      },
    ];
  }
  if (direction === undefined || rest === '') return undefined;
  const things = readDescription(rest, context);
  if (things === undefined) return undefined;
  const isTable =
    /^(?:table|grid|column)$/.test(things.noun) ||
    things.column !== undefined ||
    (nounOf(things.noun)?.isRow === true && verb === 'sort' && /^(?:result|product|search result|row)$/.test(things.noun));
  return [isTable ? { kind: 'sort', by: '', direction, what: things } : { kind: 'arrange', what: things, by: '', direction }];
};
