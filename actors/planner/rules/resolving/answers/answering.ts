/** Answers from what a page says anywhere: the only value of the asked kind that stands with all words of the question. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Wonder } from '../../wonder.ts';
import type { Looking } from '../finding/candidates.ts';
import { onlyOf } from '../only.ts';
import { aroundLine, byLines } from '../page/by-lines.ts';
import type { Scene } from '../page/scene.ts';
import { isStamp, saysThatItCame } from '../rows/stamps.ts';
import { likeness, turnsRound } from '../words/likeness.ts';
import { endOf, hoursIn, valuesOf } from '../words/value-shapes.ts';
import { affirmed } from './affirming.ts';
import { anyTold } from './any-told.ts';
import { inState } from './in-state.ts';
import { meaningOf } from './meanings.ts';
import { days, type Passage, passagesOf, senses, tiersOf, titleOf } from './passages.ts';

/** What the page calls by the same words in another order is another thing. */
const isOfAnother = ({ element }: Passage, names: readonly string[], scene: Scene): boolean =>
  names.some((name) => (scene.unitOf(element)?.elements ?? [element]).some((each) => turnsRound(each.name, name)));

/**
 * Undefined where nothing on the page tells it, or several things do; `names` are the goal's own of what it is about, `isInside` where
 * that is all that is on the page.
 */
export function answerTo(wonder: Wonder, looking: Looking, names: readonly string[] = [], isInside = false): string | boolean | undefined {
  const scene = byLines(looking.scene);
  if (wonder.kind === 'meaning') return meaningOf(wonder.label ?? '', scene);
  if (wonder.kind === 'whether') return affirmed(wonder, scene);
  const title = titleOf(scene);
  const about = [...senses(wonder.about.join(' '))];
  const label = wonder.label === undefined ? [] : [...senses(wonder.label)];
  const passages = passagesOf(scene);
  const placed = wonder.about.filter((word) => ordinal.test(word)).flatMap((word) => [...senses(word)]);
  if (wonder.kind === 'any') return placed.length > 0 ? undefined : anyTold(wonder, about, label, passages, title);
  const values = (passage: Passage) => valuesIn(wonder, passage, label);
  if (about.length === 0 && wonder.kind === 'count')
    return (
      inBrackets(about, label, title, wonder, scene) ?? (isInside ? onlyOf(passages.flatMap((passage) => values(passage))) : undefined)
    );
  if (about.length === 0) return undefined;
  const whole = [...senses((wonder.full ?? []).join(' '))];
  const isTimely =
    (wonder.kind === 'time' || wonder.kind === 'day' || wonder.kind === 'moment') &&
    !saysThatItCame((wonder.full ?? wonder.about).join(' '));
  const without = about.filter((word) => !doneTo(wonder.about, scene).has(word));
  const tiers = [
    ...(whole.length > 0 ? tiersOf(whole, title) : []),
    ...tiersOf(about, title),
    // What is done to it, pages leave out where a row and a column tell it.
    ...(without.length > 1 && without.length < about.length ? tiersOf(without, title).slice(0, 3).map(inCells) : []),
  ];
  for (const tier of tiers) {
    const meant = passages
      // "The second car" is called so, or it would have to be weighed.
      .filter((passage) => placed.every((word) => passage.own.has(word) || passage.near().has(word)) && tier(passage))
      .filter((passage) => !isOfAnother(passage, names, scene) && tellsNumbers(passage, wonder, title, scene))
      .filter(({ element }) => !isTimely || !isStamp(element, scene))
      .map((passage) => ({ passage, values: values(passage) }))
      .filter((each) => each.values.length > 0);
    if (meant.length > 0) return chosen(meant, wonder, about, scene);
  }
  if (wonder.kind !== 'count') return undefined;
  return inBrackets(about, label, title, wonder, scene) ?? inState(wonder, passages, title, scene);
}

/** "Line 11" is told by what bears the number, and by no value of the kind that is asked for: no time of 11:07 or 12:11 is of line 11. */
function tellsNumbers({ element, text, over }: Passage, { kind, about }: Wonder, title: ReadonlySet<string>, scene: Scene): boolean {
  const numbers = about.filter((word) => /^\d{1,3}$/.test(word));
  if (numbers.length === 0 || !(kind === 'time' || kind === 'money' || kind === 'duration')) return true;
  const bare = (said: string) => valuesOf(kind, said).reduce((rest, value) => rest.replace(value, ' '), said);
  const beside = (scene.unitOf(element)?.elements ?? []).filter((other) => other !== element).map(({ name }) => bare(name));
  const told = senses([bare(text), bare(aroundLine(element)), element.column ?? '', bare(scene.labelOf(element)), ...beside].join(' '));
  return numbers.every((number) => told.has(number) || over().has(number) || title.has(number));
}

const inCells =
  (tier: (passage: Passage) => boolean) =>
  (passage: Passage): boolean =>
    passage.element.column !== undefined && tier(passage);

const ordinal = /^(?:first|last|second|third|next|previous)$/i;

/** Of a question, the words for what is done that the page says nowhere: "collected". */
function doneTo(said: readonly string[], { elements }: Scene): ReadonlySet<string> {
  const isDone = (word = '') => /^\p{Ll}{2,}(?:ed|ught|wn|ld)$/u.test(word);
  // "Picked up": what belongs to it goes with it.
  const isOfDone = (word: string, at: number) => isDone(said[at - 1]) && /^(?:up|out|off|in|down|over|away|back)$/.test(word);
  const done = said.filter((word, at) => isDone(word) || isOfDone(word, at)).flatMap((word) => [...senses(word)]);
  return new Set(done.filter((word) => !elements.some(({ name }) => senses(name).has(word))));
}

/** "Reviews (12)", "Tools (28)" under "Folders": the number behind what is counted or what it is in. */
function inBrackets(
  about: readonly string[],
  label: readonly string[],
  title: ReadonlySet<string>,
  { inside }: Wonder,
  { elements }: Scene,
): string | undefined {
  const found = elements.flatMap(({ name, context = '' }) => {
    const [, called = '', count = ''] = /^(\D{1,60}?)\s?\((\d[\d.,]*)\)$/.exec(name) ?? [];
    const own = [...senses(called)];
    const over = senses(context);
    const isIt = own.length > 0 && own.every((word) => about.includes(word) || label.includes(word));
    // What else it has is not what is in it.
    const isCounted = inside === true || label.every((word) => own.includes(word) || over.has(word) || title.has(word));
    const asked = about.length > 0 ? about : label;
    return isIt && isCounted && asked.every((word) => own.includes(word) || over.has(word)) ? [count] : [];
  });
  return onlyOf(found);
}

interface Told {
  readonly passage: Passage;
  readonly values: readonly string[];
}

/** The only value; of several, that of the passage that says nothing else, or of the entry of that very name. */
function chosen(told: readonly Told[], wonder: Wonder, about: readonly string[], scene: Scene): string | undefined {
  const sole = onlyOf(told.flatMap(({ values }) => values));
  if (sole !== undefined) return finished(sole, wonder);
  const bare = told.filter(({ passage, values }) => saysOnly(passage, values[0] ?? '', about));
  const plain = bare.length > 0 ? onlyOf(bare.flatMap(({ values }) => values)) : undefined;
  if (plain !== undefined) return finished(plain, wonder);
  // Of lines side by side under one heading, the one that itself says all that any of them says.
  const words = about.filter((word) => told.some(({ passage }) => passage.own.has(word)));
  const saying = words.length === 0 ? [] : told.filter(({ passage }) => words.every((word) => passage.own.has(word)));
  const said = saying.length > 0 && saying.length < told.length ? onlyOf(saying.flatMap(({ values }) => values)) : undefined;
  if (said !== undefined) return finished(said, wonder);
  const named = told.filter(({ passage }) =>
    scene.unitOf(passage.element)?.elements.some(({ name }) => likeness(wonder.about.join(' '), name) >= 0.94),
  );
  const own = named.length > 0 ? onlyOf(named.flatMap(({ values }) => values)) : undefined;
  if (own !== undefined) return finished(own, wonder);
  const spanned = told.length === 2 && wonder.end !== undefined && told[0]?.passage.element.group === told[1]?.passage.element.group;
  if (spanned) return finished(told.flatMap(({ values }) => values).at(wonder.end === 'end' ? -1 : 0) ?? '', wonder);
  const [only, ...others] = told;
  return only && others.length === 0 ? (inClause(only, wonder, about) ?? asCosts(only, wonder, about)) : undefined;
}

/** "A night costs 18 euros and the crane 40": the only value of the clause that says all the words. */
function inClause({ passage, values }: Told, wonder: Wonder, about: readonly string[]): string | undefined {
  const clauses = passage.text.split(/,\s+|;\s+|\s+(?:and|but|while|whereas|or)\s+/i);
  const own = clauses.filter((clause) => {
    const said = senses(clause);
    return about.every((word) => said.has(word));
  });
  const told = own.flatMap((clause) => values.filter((value) => clause.includes(value)));
  const only = own.length === 1 ? onlyOf(told) : undefined;
  return only === undefined ? undefined : finished(only, wonder);
}

/** "The train costs 21 euros, and the bus 8": what stands right behind the verb that is asked with. */
function asCosts({ passage: { text }, values }: Told, { kind }: Wonder, about: readonly string[]): string | undefined {
  const verb =
    kind === 'money'
      ? /\b(?:costs?|paid|pays?|for|is|are)\s+(?:only |about |just )?$/i
      : kind === 'duration'
        ? /\b(?:takes?|lasts?)\s+(?:only |about |just )?$/i
        : undefined;
  const isOfIt = (before: string) => {
    const said = senses(before);
    return verb?.test(before) === true && about.every((word) => said.has(word));
  };
  return onlyOf(values.filter((value) => isOfIt(text.slice(0, text.indexOf(value)))));
}

const little = new Set([
  'until',
  'till',
  'from',
  'at',
  'by',
  'to',
  'in',
  'on',
  'is',
  'are',
  'the',
  'a',
  'an',
  'of',
  'for',
  'about',
  'only',
  'per',
  'with',
]);

function saysOnly({ text }: Passage, value: string, about: readonly string[]): boolean {
  const before = [...senses(text.replace(value, ' '))];
  return before.every((word) => about.includes(word) || little.has(word));
}

function finished(value: string, { end }: Wonder): string | undefined {
  const half = end === undefined ? undefined : endOf(value, end);
  // Until when it is open is not told by when it opens.
  return half ?? value;
}

/** A pin before it says that it is a place. */
const pinned = /^📍\s*([\p{L}\d].*\p{L}.*)$/u;
const placed = /^(?:where|place|location|venue|address|room)$/i;
/** "with Ada" is said of who leads or plays it. */
const withName = /(?<!\p{L})[Ww]ith (\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2})/u;
const withWhom = /^(?:who|with|by|host|contact)$/i;

function valuesIn(wonder: Wonder, passage: Passage, label: readonly string[]): readonly string[] {
  const { text, element, called, own, near } = passage;
  const { kind } = wonder;
  if (kind === 'count') return countsIn(clauseOf(text, wonder.about), element, label);
  if (kind === 'place') return placed.test(called()) ? [text] : (pinned.exec(text)?.slice(1) ?? []);
  if (kind === 'person') {
    if (withWhom.test(called()) && /^\p{Lu}/u.test(text)) return [text];
    const found = valuesOf(kind, text);
    const [, led = ''] = (found.length === 0 && wonder.led && withName.exec(text)) || [];
    return led === '' ? found : [led];
  }
  const timed = valuesOf(kind, text);
  // What is long may be so in metres.
  const read = kind === 'duration' && timed.length === 0 ? valuesOf('length', text) : timed;
  // What was paid in or out is not what is in it.
  const isHeld = kind === 'money' && wonder.inside === true;
  if (isHeld && isOfMoving(passage, wonder)) return [];
  const found = isHeld ? read.filter((value) => !/^[-−–+]/.test(value) && !moved(text, value)) : read;
  if (found.length > 0) return found;
  if (kind === 'day' || kind === 'moment') {
    const named = wonder.about.some((word) => days.has(word.toLowerCase())) ? [] : weekdaysIn(text);
    if (named.length > 0) return [named.length === 1 ? (named[0] ?? '') : text];
    const over = kind === 'day' ? weekdaysIn(element.column ?? '') : [];
    if (over.length === 1) return over;
  }
  if (kind !== 'time' && kind !== 'moment') return found;
  if (/^closed$/i.test(text)) return [text];
  const isOfDay = [...days.values()].some((day) => own.has(day) || near().has(day));
  const hours = isOfDay ? hoursIn(text) : undefined;
  return hours === undefined ? [] : [hours];
}

/** A standing order to the account, its limit or its goal: what goes there or may, and not what is there. */
function isOfMoving({ text, element, near, over }: Passage, { about }: Wonder): boolean {
  const said = [near(), over()].some((words) => [...words].some((word) => moving.test(word) && !about.includes(word)));
  return said || movingColumn.test(element.column ?? '') || /^(?:to|from)\b/i.test(text);
}
const moving =
  /^(?:transfers?|pa(?:y|id|yments?|yees?|yers?)|orders?|deposits?|withdraw\p{L}*|transactions?|limits?|goals?|targets?|fees?|interest|overdrafts?|spent|sent|received|refunds?|bills?|due|minimum|maximum)$/u;
const movingColumn = /^(?:to|from|in|out|due|paid(?: in| out)?|debit|credit)$/i;

const moved = (text: string, value: string): boolean => /[-−–+]\s?$/.test(text.slice(0, text.indexOf(value)));

/** A day of the week is told by its name alone. */
const weekdaysIn = (text: string): readonly string[] =>
  text.match(/(?<!\p{L})(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?(?!\p{L})/gu) ?? [];

/** Of "Remaining: 11 days · Carried over: 2 days", the only part that says all the words. */
function clauseOf(text: string, about: readonly string[]): string {
  const words = [...senses(about.join(' '))];
  const own = text.split(/\s+[·•|]\s+/).filter((part) => {
    const said = senses(part);
    return words.every((word) => said.has(word));
  });
  return own.length === 1 ? (own[0] ?? text) : text;
}

/** "7 holds", "Holds: 7", 7 in the column of holds. */
function countsIn(text: string, { column, name }: ObservedElement, label: readonly string[]): readonly string[] {
  const isLabel = (words: string) => {
    const said = senses(words);
    return label.length > 0 && label.every((word) => said.has(word));
  };
  if (column !== undefined && isLabel(column) && /^\d[\d.,]*$/.test(name.trim())) return [name.trim()];
  return [
    ...text.matchAll(
      /(?<![\p{L}\p{N}\p{Sc}.,])(\d[\d.,]*k?)\s+(?!per\b)(\p{L}+(?: \p{L}+)?)|(\p{L}+(?: \p{L}+)?)\s?:\s?(\d[\d.,]*)(?![\d.,]*\p{L})(?:\s+(\p{L}+))?/gu,
    ),
  ].flatMap(([, ahead, after = '', before = '', behind, unit = '']) =>
    isLabel(after) || (behind !== undefined && (isLabel(before) || isLabel(unit))) ? [ahead ?? behind ?? ''] : [],
  );
}
