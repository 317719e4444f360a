/** Reads the phrases that follow the head of a description: where it stands, what it is next to, whose it is. */
import type { Condition, Description } from '../../description.ts';
import type { Context } from '../context.ts';
import { readWhen } from '../words/dates.ts';
import { bare, holdsAtom, isAtom } from '../words/text.ts';
import { withConditions } from './conditions.ts';
import { doneAhead, doneTo, sortedAhead, sortedAs } from './doings.ts';
import { mayBeName } from './heads.ts';
import { plainlySaid } from './states-said.ts';
import { comparing, type Describe, holds, isRowLike, isThingLike, naming, ofWhom, type PhraseReader, timesOf } from './told.ts';
import { having, relative, whose } from './traits.ts';

const within: PhraseReader = (head, tail, context, describe) => {
  // "Of this camera" is what the page is about.
  if (/^this \p{Ll}+$/u.test(tail)) return head;
  if (head.within !== undefined) {
    // "In the list in the left panel": the place has a place itself.
    const outer = head.within.within === undefined && head.column === undefined ? describe(tail) : undefined;
    return outer === undefined ? undefined : { ...head, within: { ...head.within, within: outer } };
  }
  const [, cells = '', of = ''] = /^((?:the )?.+? column) (?:of|in|for) (.+)$/i.exec(tail) ?? [];
  const inner = cells === '' ? undefined : describe(of);
  const cellColumn = inner === undefined ? undefined : columnIn(cells, context);
  if (inner !== undefined && cellColumn !== undefined) return { ...head, column: cellColumn, within: inner };
  const column = columnIn(tail, context);
  if (column !== undefined) return { ...head, column };
  const found = describe(tail);
  return found === undefined ? undefined : { ...head, within: found };
};

/** "the price column", "column “Price”". */
function columnIn(tail: string, { masked }: Context): string | undefined {
  const [, before, after] = /^(?:the )?(?:(.+?) column|columns?(?: (?:called|named|labell?ed))? (.+))$/i.exec(tail) ?? [];
  const name = before ?? after;
  return name === undefined || (holdsAtom(name) && !isAtom(name)) || !/\S/.test(name) || (!isAtom(name) && !mayBeName(name))
    ? undefined
    : bare(name, masked);
}

/** Where it is taken from: a column of a board is a place. */
const inColumn: PhraseReader = (head, tail, _context, describe) => {
  const found = head.within === undefined ? describe(tail) : undefined;
  return found === undefined ? undefined : { ...head, within: found };
};

const beside =
  (relation: NonNullable<Description['beside']>['relation']): PhraseReader =>
  (head, tail, _context, describe) => {
    // "The number below into the box": it only stands below.
    const what = head.beside === undefined && !leadingOn.test(tail) ? describe(tail) : undefined;
    if (what === undefined) return undefined;
    // Below what somebody has written stands what can be done to it, as a part of it.
    const isPart = relation === 'below' && what.where?.some((condition) => condition.kind === 'holds' && condition.whose);
    return isPart && head.within === undefined ? { ...head, within: what } : { ...head, beside: { relation, what } };
  };

const leadingOn = /^(?:in|into|onto|to|as|and|or|then|,)(?= |$)/i;

const owned: PhraseReader = (head, tail, context, describe) => {
  // "In the folder Letters of Home": the folder stands in another.
  const folder = head.within;
  if (folder && folder.within === undefined && /^(?:folder|directory)$/.test(folder.noun)) {
    const outer = describe(tail);
    return outer && { ...head, within: { ...folder, within: outer } };
  }
  // Whose family it is for, stands on no page.
  if (isRowLike(head) && /^(?:my|your|our|their|some|any) /i.test(tail)) return undefined;
  const column = isRowLike(head) && head.column === undefined ? columnIn(tail, context) : undefined;
  if (column !== undefined) return { ...head, column };
  const owner = describe(tail);
  const isPlaced =
    owner !== undefined &&
    ((owner.ordinal ?? owner.rank ?? owner.where ?? owner.within ?? owner.all) !== undefined ||
      (owner.name === '' && owner.roles.length > 0) ||
      owner.roles.includes('region'));
  // The review of the lamp is about it, and none of the lamp's own.
  if (topical.test(head.noun) && !isPlaced && /^(?:the|this|an?) \p{Ll}/u.test(tail)) {
    const about = holds(head, tail.replace(/^(?:this|an?) /i, ''), context, describe);
    if (about !== undefined) return about;
  }
  if (isRowLike(head) && !isPlaced) return ofWhom(head, tail, context, describe) ?? within(head, tail, context, describe);
  return within(head, tail, context, describe);
};

const topical = /^(?:review|recipe|video|article|post|thread|story|question)$/;

/** A field for something is called by it; a button for it stands with it. */
const purpose: PhraseReader = (head, tail, context, describe) =>
  head.name === '' && /^(?:textbox|searchbox|combobox|checkbox|slider|listbox|spinbutton)$/.test(head.roles[0] ?? '')
    ? naming(head, tail.replace(/^the /i, ''), context, describe)
    : owned(head, tail, context, describe);

/** "The link to the imprint" is called by where it leads. */
const leading: PhraseReader = (head, tail, context, describe) => {
  if (head.name !== '' || !/^(?:link|button|tab)$/.test(head.roles[0] ?? '')) return undefined;
  const [, name = tail, place] = /^(.+?) in the (\p{Ll}+(?: \p{Ll}+)?)$/u.exec(tail) ?? [];
  const found = naming(head, name.replace(/^the /i, ''), context, describe);
  return place === undefined || found === undefined ? found : within(found, `the ${place}`, context, describe);
};

const atEnd =
  (ordinal: 1 | -1): PhraseReader =>
  (head, tail, context, describe) => {
    if (head.ordinal !== undefined && head.ordinal !== ordinal) return undefined;
    const placed = { ...head, ordinal };
    return tail === '' || /^(?:the|this) (?:web ?)?(?:page|screen|site)$/i.test(tail) ? placed : within(placed, tail, context, describe);
  };

/** "The third row from the bottom": counted from there. */
const fromEnd: PhraseReader = (head) => (head.ordinal === undefined || head.ordinal < 0 ? undefined : { ...head, ordinal: -head.ordinal });
const fromStart: PhraseReader = (head) => (head.ordinal === undefined ? undefined : head);

const onDay: PhraseReader = (head, tail, context, describe) => {
  const when = isAtom(tail) ? undefined : readWhen(tail, context.now);
  if (when !== undefined) return withConditions(head, timesOf(when));
  const isTopic = written.test(head.noun) && !/^(?:the|this|my|your) /i.test(tail);
  return (isTopic ? holds(head, tail, context, describe) : undefined) ?? within(head, tail, context, describe);
};
/** What is about something. */
const written = /^(?:article|book|post|video|course|story|thread|document|question|movie|film|recipe|discussion)$/;

const rowOnly =
  (reader: PhraseReader): PhraseReader =>
  (head, tail, context, describe) =>
    isRowLike(head) || head.rank !== undefined || context.several ? reader(head, tail, context, describe) : undefined;

/** "The button at Ada" */
const controlOnly =
  (reader: PhraseReader): PhraseReader =>
  (head, tail, context, describe) =>
    /^(?:button|link|checkbox|switch|radio)$/.test(head.roles[0] ?? '') && readWhen(tail, context.now) === undefined
      ? reader(head, tail, context, describe)
      : undefined;

const firstOf =
  (...readers: readonly PhraseReader[]): PhraseReader =>
  (head, tail, context, describe) => {
    for (const reader of readers) {
      const found = reader(head, tail, context, describe);
      if (found !== undefined) return found;
    }
    return undefined;
  };

/** As `rowOnly`, also of what only its page has a word for. */
const thingOnly =
  (reader: PhraseReader): PhraseReader =>
  (head, tail, context, describe) =>
    isThingLike(head) || head.rank !== undefined ? reader(head, tail, context, describe) : undefined;

const compared = (word: string, other: PhraseReader) => firstOf(comparing(word), other);

/** What is said with its number. */
const bounds =
  '(?:less than|more than|fewer than|(?:small|larg|great|bigg|high|low|cheap|light|heavi)er than|more expensive than|older than|newer than|longer than|shorter than|at least|at most|no more than|up to)';
const bound = new RegExp(`^${bounds}$`, 'i');

/** "Not made by Ada", "which aren't in Sales". */
export const denied = /^(?:(?:that|which|who) )?(?:(?:is|are|was|were)(?: not|n['’]t)|not|never|no longer) /i;

const denying: PhraseReader = (head, tail, context, describe) => {
  const { where: _where, rank: _rank, within: _within, ...bare } = head;
  for (const form of [`that is ${tail}`, tail]) {
    const next = readPhrase(bare, form, context, describe);
    const [contrary, ...others] = next === undefined || next.rank ? [] : (next.where ?? placed(next)).map(contraryOf);
    if (contrary !== undefined && others.length === 0) return withConditions(head, [contrary]);
  }
  return undefined;
};

/** "Not in Sales": its row does not say so. */
const placed = ({ within: place }: Description): readonly Condition[] =>
  place === undefined || place.name === '' || place.where ? [] : [{ kind: 'holds', text: place.name, exact: place.exact }];

function contraryOf(condition: Condition): Condition | undefined {
  if (condition.kind === 'is') return undefined;
  if (condition.kind === 'compares') return { ...condition, is: contraries[condition.is] };
  const { not, ...rest } = condition;
  return not ? rest : { ...rest, not: true };
}

const contraries = { '<': '>=', '<=': '>', '=': '!=', '!=': '=', '>': '<=', '>=': '<' } as const;

/** "That are in Sales": what it is, is said as where it is, or whose. */
const being: PhraseReader = (head, tail, context, describe) => {
  const [, rest = ''] = /^(?:is|are|was|were) (?!not )(.+)$/i.exec(tail) ?? [];
  return rest === '' ? undefined : readPhrase(head, rest, context, describe);
};

/** "In which there is salmon": it is among what stands in its row. */
const holding: PhraseReader = (head, tail, context, describe) =>
  /^(?:not?|never|nothing|neither|less|fewer|more|only)\b/i.test(tail)
    ? undefined
    : holds(head, tail.replace(/^(?:some|any|an?|also) /i, ''), context, describe);

/** "Of which fewer than 10 are left": so many of each. */
const ofEach: PhraseReader = (head, tail, context, describe) => {
  const [, many = '', state = ''] = /^(?:there (?:is|are) )?(.+?) (?:is|are|remain|remains)(?: (\p{Ll}+(?: \p{Ll}+)?))?$/u.exec(tail) ?? [];
  return many === '' ? undefined : comparing('')(head, `${many} ${state || 'left'}`, context, describe);
};

/** The longest first. */
const readers: readonly (readonly [form: RegExp, reader: PhraseReader])[] = [
  [/^at the (?:very )?top(?: of)?/i, atEnd(1)],
  [/^at the (?:very )?bottom(?: of)?/i, atEnd(-1)],
  [/^(?:to|on) the right of/i, beside('right')],
  [/^(?:to|on) the left of/i, beside('left')],
  [/^(?:right next to|next to|beside|nearest to|near)/i, beside('next')],
  [/^(?:right|directly|just) after/i, beside('after')],
  [/^(?:right|directly|just) before/i, beside('before')],
  [/^(?:directly|just) above/i, beside('above')],
  [/^(?:directly|just) (?:below|under)/i, beside('below')],
  [/^in stock$/i, thingOnly((head, _tail, context, describe) => holds(head, 'in stock', context, describe))],
  [/^in(?:side)? (?:which|whom) (?:there )?(?:is|are)/i, thingOnly(holding)],
  [/^where there (?:is|are)/i, thingOnly(holding)],
  [/^(?:inside of|inside|within|in)/i, within],
  [/^(?:underneath|beneath)/i, beside('below')],
  [/^under/i, compared('under', within)],
  [/^below/i, compared('below', beside('below'))],
  [/^above/i, compared('above', beside('above'))],
  [/^over/i, comparing('over')],
  [/^between/i, comparing('between')],
  [new RegExp(`^${bounds}`, 'i'), (head, tail, context, describe) => comparing('')(head, tail, context, describe)],
  [/^after/i, compared('after', beside('after'))],
  [/^before/i, compared('before', beside('before'))],
  [/^following/i, beside('after')],
  [/^preceding/i, beside('before')],
  [/^(?:about|regarding|concerning|containing)/i, thingOnly(holds)],
  [/^from the (?:very )?(?:bottom|end|back)$/i, fromEnd],
  [/^from the (?:very )?(?:top|start|beginning|front)$/i, fromStart],
  [
    /^from/i,
    (head, tail, context, describe) =>
      firstOf(
        ...(/^the .*\bcolumn\b/i.test(tail) ? [inColumn] : /^(?:the|The) (?!\p{Lu})/u.test(tail) ? [within] : [rowOnly(ofWhom), within]),
      )(head, tail, context, describe),
  ],
  [/^to/i, firstOf(rowOnly(holds), leading)],
  [/^by/i, firstOf(thingOnly(ofWhom), within)],
  [/^of (?:which|whom)/i, rowOnly(ofEach)],
  [/^of/i, owned],
  [/^for/i, purpose],
  [/^on/i, onDay],
  [/^at/i, firstOf(rowOnly(onDay), controlOnly(within))],
  [/^due(?: (?:on|at|by))?/i, firstOf(rowOnly(onDay), thingOnly(onDay))],
  [/^with/i, having],
  [/^having/i, having],
  [/^(?:costing|priced)(?: at)?/i, comparing('', 'price')],
  [/^rated/i, comparing('', 'rating')],
  [/^(?:beginning|starting) with/i, (head, tail, context, describe) => relative(head, `begins with ${tail}`, context, describe)],
  [/^ending with/i, (head, tail, context, describe) => relative(head, `ends with ${tail}`, context, describe)],
  [/^(?:departing|leaving|arriving|starting)(?: (?:at|on))?/i, firstOf(comparing(''), rowOnly(holds))],
  [new RegExp(`^(?=${sortedAhead})`, 'i'), sortedAs],
  [/^(?:labell?ed|called|named|titled|marked|saying|reading|entitled)/i, naming],
  [/^(?:that|which|who)/i, firstOf(relative, rowOnly(being), thingOnly(being))],
  [/^(?:whose|where)/i, whose],
  [new RegExp(`^(?=${doneAhead})`, 'i'), (head, tail, context, describe) => doneTo(readPhrase)(head, tail, context, describe)],
];

/** One phrase with its preposition, said of the head; undefined when it isn't understood. */
export function readPhrase(head: Description, said: string, context: Context, describe: Describe): Description | undefined {
  const phrase = plainlySaid(said);
  // "Below their minimum": each of them has its own.
  if (/^(?:below|under|above|over|beneath) (?:its|their|his|her) /i.test(phrase)) return comparing('')(head, phrase, context, describe);
  const not = denied.exec(phrase)?.[0];
  if (not !== undefined) return thingOnly(denying)(head, phrase.slice(not.length), context, describe);
  for (const [form, reader] of readers) {
    const found = form.exec(phrase)?.[0];
    if (found === undefined || (found !== '' && /^\S/.test(phrase.slice(found.length)))) continue;
    const tail = phrase.slice(found.length).trim();
    const word = bound.test(found) ? `${found} ${tail}` : tail;
    return word === '' && !/^(?:(?:at|from) the|in stock)/i.test(found) ? undefined : reader(head, word, context, describe);
  }
  return undefined;
}
