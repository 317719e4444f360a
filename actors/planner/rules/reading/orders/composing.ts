/** Reads orders to make something new with all that belongs to it, to sign up for something, and to fill a form of several fields at once. */
import type { Description } from '../../description.ts';
import type { Order } from '../../instruction.ts';
import { type Context, doOf, isOrders, type OrderReader, type Orders } from '../context.ts';
import { readDescription } from '../things/descriptions.ts';
import { named } from '../things/heads.ts';
import { readWhen } from '../words/dates.ts';
import { nounOf } from '../words/nouns.ts';
import { count, countOf } from '../words/numbers.ts';
import { boundsOf, cutRange } from '../words/ranges.ts';
import { atom } from '../words/text.ts';
import { readValue } from '../words/values.ts';
import { entryOf } from './booking.ts';
import { readPairs } from './pairs.ts';
import { choosingOf, labelled, readSettings } from './settings.ts';

const details = new RegExp(
  `,? (?:and )?(to|called|named|titled|entitled|saying|that says|which says|with (?:the )?(?:text|message|body|content)|the (?:text|message|body|content|comment)|(?:text|message|body|content)(?=:? ${atom})|(?:with )?(?:the |a )?subject(?: line)?|in|with|for|on|at|due(?: (?:on|by|at))?)(?: of)?:? (?=\\S)`,
  'giu',
);
const lastingAhead = /^(\d{1,3})[- ](hour|minute|day)(?:[- ]long)? (?=\S)/i;
const inPlanner = / (?:in|on|into|to) (?:the|my|this) (?:calendar|agenda|schedule|planner|diary)$/i;
const quotedLast = new RegExp(`^(.+) (${atom})$`, 'u');
const messages = /^(?:e-?mail|mail|message|letter|sms|text|note|dm|invitation|reply)$/i;

/** "a new e-mail to x, subject “y”, saying “z”", "a server called a in Rome with size Large": its form is filled in. */
export const compose: OrderReader = (rest, context, verb) => {
  const several = /^(?:create|add)$/.test(verb) ? composeEach(rest, context, verb) : undefined;
  if (several !== undefined) return several;
  const rated = starred.exec(rest);
  if (rated !== null) return ratedSo(rated, context, verb);
  const whole = /^(?:an?|another|the)(?: new)? (.+)$/i.exec(rest)?.[1] ?? '';
  const [, long = '', unit = ''] = lastingAhead.exec(whole) ?? [];
  const said = whole.slice(lastingAhead.exec(whole)?.[0].length ?? 0).replace(inPlanner, '');
  const cut = cutRange(said, context);
  const stretch =
    cut === undefined || cut.range.kind === 'amount' ? [] : boundsOf(named(cut.range.kind === 'day' ? 'date' : 'time'), cut.range);
  const body = stretch.length === 0 || cut === undefined ? said : cut.rest.trim();
  const [within, rest2 = body] = placeIn(body, context);
  const placed = within;
  return composed(rest2, context, verb, { long, unit, stretch, placed });
};

const starred = new RegExp(`^(an? )(?:new )?(${count})[- ]?(?:stars?|points?) (review|rating)\\b(.*)$`, 'iu');

/** "a 4 star review titled “x”": how many are given, and what is said. */
function ratedSo([, article = 'a ', many = '', thing = '', rest = '']: RegExpExecArray, context: Context, verb: string): Orders {
  const stars: Order = {
    kind: 'choose',
    values: [{ type: 'text', text: `${countOf(many)} stars`, quoted: false }],
    from: named('rating'),
    opener: { as: verb, what: { ...named(thing), noun: thing } },
  };
  if (rest.trim() === '') return [stars, { kind: 'submit', as: 'send' }];
  const said = compose(`${article}${thing}${rest}`, context, verb === 'write' || verb === 'give' ? 'leave' : verb);
  return isOrders(said) ? [stars, ...said] : undefined;
}

const boards = /\b(?:columns?|lists?|lanes?|boards?|sections?|groups?|folders?|projects?)\b/i;

/** "a card “x” in the Doing column": where the new one is to stand. */
function placeIn(body: string, context: Context): readonly [Partial<Description>?, string?] {
  const [, thing = '', place = ''] = /^(.+?) (?:in|into|to|on|under) ((?:the|my|this) .+)$/iu.exec(body) ?? [];
  if (!boards.test(place) || /[\ue000-\uf8ff].* (?:with|saying|that) /u.test(place)) return [];
  const found = readDescription(`the item in ${place}`, context);
  const { column, within } = found ?? {};
  return column === undefined && within === undefined
    ? []
    : [{ ...(column !== undefined && { column }), ...(within && { within }) }, thing];
}

function composed(
  body: string,
  context: Context,
  verb: string,
  {
    long,
    unit,
    stretch,
    placed,
  }: {
    readonly long: string;
    readonly unit: string;
    readonly stretch: readonly Order[];
    readonly placed: Partial<Description> | undefined;
  },
): Orders {
  const marks = [...body.matchAll(details)].filter(({ index }) => index > 0);
  const titled = quotedLast.exec(body.slice(0, marks[0]?.index ?? body.length));
  const what = readDescription(titled?.[1] ?? body.slice(0, marks[0]?.index ?? 0), context);
  if (
    what === undefined ||
    !isPlain(what) ||
    // "A guest: Ada Moss, table 4, note “Late”": what of the form each of them is for, only that can tell.
    (!what.exact && /[:,] /.test(what.name)) ||
    / (?:that|which|who) /i.test(what.name) ||
    (verb === 'add' && marks.some(([, mark]) => mark === 'to'))
  )
    return undefined;
  const isText = /^(?:write|compose|draft|leave)$/.test(verb);
  const first = titled === null ? undefined : readValue(titled[2] ?? '', context);
  const orders: Order[] = first === undefined ? [] : [{ kind: 'fill', what: isText ? textOf(what) : named('name'), value: first }];
  for (const [index, mark] of marks.entries()) {
    const said = body.slice(mark.index + mark[0].length, marks[index + 1]?.index ?? body.length).replace(/,$/, '');
    const found = detailOf((mark[1] ?? '').toLowerCase(), said.trim(), what, context);
    if (found === undefined) return undefined;
    orders.push(...found);
  }
  // How long it takes follows from where it begins and ends, or contradicts it.
  if (long !== '' && stretch.length > 0) return undefined;
  if (long !== '')
    orders.push({
      kind: 'fill',
      what: named('duration'),
      value: { type: 'text', text: `${long} ${unit}${long === '1' ? '' : 's'}`, quoted: false },
    });
  orders.push(...stretch);
  if (orders.length === 0) return undefined;
  const opener = { as: verb, what: placed === undefined ? what : { ...what, ...placed } };
  const opened = orders.map((order): Order => (order.kind === 'fill' || order.kind === 'choose' ? { ...order, opener } : order));
  // What is left is sent, and so is what is written to somebody; what else is written may wait.
  const isLetter = verb === 'write' && messages.test(what.noun || what.name) && marks.some(([, mark]) => mark?.toLowerCase() === 'to');
  const isWhole = orders.some((order) => order.kind === 'fill' && order.what?.noun === 'text area');
  if (verb === 'leave' || (isLetter && isWhole)) return [...opened, { kind: 'submit', as: 'send' }];
  return isText ? opened : [...opened, doOf(verb, { what: opener.what })];
}

const listed = new RegExp(
  `^(?:(?:${count}|the (?:following )?|these |some )(?: new)? ?)?(\\p{Ll}[\\p{Ll}-]*s)(?: (?:called|named|titled))?:? (.+)$`,
  'iu',
);

/** "the to-dos A, B and C": each of them is made. */
function composeEach(rest: string, context: Context, verb: string): Orders {
  const [, nouns = '', list = ''] = listed.exec(rest) ?? [];
  const noun = nounOf(nouns);
  const names = list.split(/, (?:and )?| and /i).map((part) => readValue(part, context));
  if (noun?.plural !== true || !noun.isRow || names.length < 2 || / (?:to|in|into|with|for) /.test(list)) return undefined;
  const what: Description = { ...named(noun.noun), noun: noun.noun, roles: noun.roles };
  const made = names.map((value): readonly Order[] | undefined =>
    value?.type === 'text' ? [{ kind: 'fill', what: named('name'), value, opener: { as: verb, what } }, doOf(verb, { what })] : undefined,
  );
  return made.every((each) => each !== undefined) ? made.flat() : undefined;
}

/** What is written goes by what it is, or is the largest field of its form. */
function textOf({ name, noun }: Description): Description {
  const said = name === '' ? noun : name;
  return { ...named(messages.test(said.split(' ').at(-1) ?? '') ? 'message' : said), noun: 'text area', roles: ['textbox'] };
}
const isPlain = ({ ordinal, rank, all, within, where }: Description) =>
  [ordinal, rank, all, within, where].every((said) => said === undefined);

function detailOf(mark: string, said: string, thing: Description, context: Context): readonly Order[] | undefined {
  if (mark === 'with') return readSettings(said, context);
  if (/^(?:for|on|at)$/.test(mark)) return entryOf(mark, said, context);
  const due = mark.startsWith('due') ? readWhen(said, context.now) : undefined;
  if (mark.startsWith('due')) return due && [{ kind: 'fill', what: named('due date'), value: { type: 'when', ...due, said } }];
  const placed = mark === 'in' ? labelled(said) : undefined;
  const choice = placed && choosingOf(placed, context);
  if (choice !== undefined) return [choice];
  const value = readValue(said, context);
  if (value?.type !== 'text') return undefined;
  if (mark === 'in') return [{ kind: 'choose', values: [value] }];
  const name = thing.name === '' ? thing.noun : thing.name;
  const field =
    mark === 'to'
      ? 'to'
      : /subject/.test(mark)
        ? 'subject'
        : /^(?:called|named)$/.test(mark)
          ? 'name'
          : /^(?:en)?titled$/.test(mark)
            ? 'title'
            : undefined;
  if (mark === 'to' && !messages.test(name.split(' ').at(-1) ?? '')) return undefined;
  if (field !== undefined) return [{ kind: 'fill', what: named(field), value }];
  return [{ kind: 'fill', what: textOf(thing), value }];
}

/** "to the newsletter as Mira with mira@x.example": the fields come first. */
export const register: OrderReader = (rest, context, verb) => {
  const [, thing = '', list = ''] = /^(?:(?:for|to) )?(.*?) ?\b((?:as|with|using) .+)$/i.exec(rest) ?? [];
  const said = list.replace(/^(?:with|using) /i, '').replace(/ (?:with|using) /gi, ', ');
  const pairs = list === '' ? undefined : readPairs(said, context)?.map(({ what, value }): Order => ({ kind: 'fill', what, value }));
  const fields = (pairs ?? (list === '' ? undefined : readSettings(said.replace(/^the (?=\S+@)/, ''), context, true)))?.slice();
  const [, account = thing, person] = /^(.+) for (\p{Lu}\S*(?: \p{Lu}\S*){0,3})$/u.exec(thing) ?? [];
  const who = person === undefined ? undefined : readValue(person, context);
  const what = account === '' ? undefined : readDescription(account, context);
  if (who !== undefined) fields?.unshift({ kind: 'fill', what: named('name'), value: who });
  if (fields === undefined || (account !== '' && what === undefined)) return undefined;
  const place = what?.within;
  const placed = fields.map(
    (order): Order => (order.kind === 'fill' && order.what && place ? { ...order, what: { ...order.what, within: place } } : order),
  );
  return [...placed, verb === 'apply' ? { kind: 'submit', as: verb } : doOf(verb, { what })];
};

/** "the wizard with the Solo plan and no extras". */
export const through: OrderReader = (rest, context): Orders => {
  const [, thing = '', list = ''] = /^(.+?) (?:with|using|choosing) (.+)$/i.exec(rest) ?? [];
  return thing === '' || readDescription(thing, context) === undefined ? undefined : readSettings(list, context, true);
};

const amount = new RegExp(
  `^(${count}) ((?:\\p{Ll}+ )?)(\\p{Ll}+s)(?: \\((\\p{Lu}[^()]*)\\))?(?: with (.+?))?(?: (?:in|under) the name(?: of)? (.+)| for (\\p{Lu}\\p{L}+))?$`,
  'u',
);

/** "3 small pizzas with red sauce in the name of x": a form of several fields. */
export const several: OrderReader = (rest, context, verb) => {
  const [whole, many = '', kind = '', things = '', alias, list, name, who] = amount.exec(rest) ?? [];
  if (whole === undefined || (list ?? name ?? who) === undefined) return undefined;
  const option = alias ?? kind.trim();
  const settings = list === undefined ? [] : readSettings(list, context);
  const person = name ?? who;
  const value = person === undefined ? undefined : readValue(person, context);
  if (settings === undefined || (person !== undefined && value === undefined)) return undefined;
  return [
    {
      kind: 'fill',
      what: { ...named('quantity'), whole: `number of ${things}` },
      value: { type: 'text', text: String(countOf(many)), quoted: false },
    },
    ...(option === '' ? [] : [{ kind: 'choose', values: [{ type: 'text', text: option, quoted: false }] } as const]),
    ...settings,
    ...(value === undefined ? [] : [{ kind: 'fill', what: named('name'), value } as const]),
    { kind: 'submit', as: verb },
  ];
};
