/** Rows, cards and items: which of them a description means, by what stands in them. */
import type { ObservedElement } from '../../../../farm/page/port.ts';
import type { Condition, Quantity } from '../instruction.ts';
import { isByNature } from '../natures.ts';
import { countOf } from '../reading/numbers.ts';
import { weekdays } from '../weekdays.ts';
import { numberBesideVote } from './approval.ts';
import { labelledSo, mostlyOf, surelyOf } from './belonging.ts';
import { isDayFirst } from './day-order.ts';
import { isUnder } from './heads-over.ts';
import { fold, holdsSense, holdsWords, likeness } from './likeness.ts';
import { besidesOwn } from './line-words.ts';
import { againstOwn } from './own-limits.ts';
import { dayIn, type Measured, measures, type QuantityKind, timeIn } from './quantities.ts';
import type { Scene, Unit } from './scene.ts';
import { starsGiven } from './signs.ts';

/** What a quantity is called, and what kind of value it then is. */
const kindsOf: readonly (readonly [names: RegExp, kinds: readonly QuantityKind[]])[] = [
  [/\b(?:price|cost|fare|expens|cheap|fee|rate|total|amount|balance|salary|budget|value)/i, ['money', 'amount']],
  [
    /\b(?:date|day|new|old|recent|latest|posted|created|added|published|updated|received|sent|uploaded|written|birth|due)/i,
    ['day', 'time', 'duration'],
  ],
  [/\b(?:time|departure|arrival|depart|arrive|leaves|leaving|start|begin|end|early|earl|late)/i, ['time', 'day', 'duration']],
  [/\b(?:duration|length|long|short|travel|runtime)/i, ['duration', 'distance', 'amount']],
  [/\b(?:size|large|small|big|storage)/i, ['size', 'amount', 'distance', 'money']],
  [/\b(?:distance|near|close|far)/i, ['distance', 'amount']],
  [/\b(?:rating|star|score|review|vote|like|popular|quantity|stock|count|number|age|year|place|rank|population)/i, ['amount']],
];

const anyKind: readonly QuantityKind[] = ['money', 'amount', 'size', 'duration', 'distance', 'day', 'time'];

function kindsFor(by: string): readonly QuantityKind[] {
  return kindsOf.find(([names]) => names.test(by))?.[1] ?? anyKind;
}

/**
 * The value of that name in the unit: of the column, of the label, of what its maker called so, or the only one of its kind. `dayFirst`
 * is how 3/4/2030 is read where the page doesn't tell. `isSure`: what nothing on the page calls so is not it, though it be the only one.
 */
export function valueIn(
  scene: Scene,
  unit: Unit,
  by: string,
  now: number,
  dayFirst: boolean,
  isSure: boolean,
  wanted?: QuantityKind,
): readonly Measured[] {
  const measured = (element: ObservedElement) => measures(withItsUnit(element), now, isDayFirst(scene, element) ?? dayFirst);
  const named = by === '' ? [] : unit.elements.filter((element) => isCalled(scene, element, by));
  for (const element of named) {
    const found = measured(element);
    if (found.length > 0) return prefer(found, by);
  }
  const labelled = by === '' ? undefined : labelledIn(unit, by);
  if (labelled !== undefined && measures(labelled, now).length > 0) return prefer(measures(labelled, now), by);
  const counts = by === '' || kindsOf.slice(0, -1).some(([names]) => names.test(by)) ? [] : countsOf(unit, by);
  if (counts.length > 0) return counts.slice(0, 1).map((value) => ({ kind: 'amount', value }));
  const voted = numberBesideVote(unit, by);
  if (voted !== undefined) return measures(voted, now).filter(({ kind }) => kind === 'amount');
  // Of several numbers that the page does not call so, none is it.
  if (isOpen(by) && isSure) return [];
  if (isOpen(by) && unit.elements.flatMap(({ name, value = '' }) => (value || name).match(/\d+(?:[.,]\d+)*/g) ?? []).length > 1) return [];
  if (/\b(?:rating|score|stars?)\b/i.test(by)) {
    const rated = unit.elements.flatMap((element) => {
      const said = (element.value || element.name).trim();
      const stars = starsGiven(said);
      if (stars !== undefined) return [String(stars)];
      // A bare number that the page calls otherwise is no rating.
      return /^[\d.,]+$/.test(said) && isCalledOtherwise(scene, element) ? [] : (rating.exec(said)?.[1] ?? []);
    });
    if (rated.length > 0) return rated.slice(0, 1).flatMap((said) => measures(said, now).filter(({ kind }) => kind === 'amount'));
  }
  const kinds = wanted === undefined ? kindsFor(by) : [wanted, ...kindsFor(by)].filter((kind) => isComparable(kind, wanted));
  const moment = kinds[0] === 'time' && wanted === undefined ? momentOf(unit.elements.flatMap(measured)) : undefined;
  if (moment) return [moment];
  const clocks = kinds[0] === 'duration' ? unit.elements.flatMap(({ name }) => runningTime(name)) : [];
  if (clocks.length === 1) return clocks;
  for (const kind of [...new Set(kinds)]) {
    const all = unit.elements.flatMap((element) => {
      const found = element.role === 'deletion' ? [] : measured(element);
      // A sum of money is no rating and no number of things, and neither is what the page calls otherwise.
      if (kind === 'amount' && (found.some((measured) => measured.kind === 'money') || (by !== '' && isCalledOtherwise(scene, element))))
        return [];
      return found.filter((measured) => measured.kind === kind);
    });
    const isTold = all.length > 0 || (kind === 'amount' && by !== '');
    const own = isTold ? all : measures(unit.text, now).filter((measured) => measured.kind === kind);
    // Of several bare numbers that nothing calls so, none is it.
    if (kind === 'amount' && by !== '' && new Set(own.map(({ value }) => value)).size > 1) return [];
    // Of several days that the page does not call so, none is it.
    if (kind === 'day' && wanted !== undefined && new Set(own.map(({ value }) => value)).size > 1) return [];
    if (own.length > 0) return own.slice(0, 1);
  }
  return [];
}

/** A bare number in the column "Days", or "Distance (km)", is so many of them. */
function withItsUnit({ name, value, column = '' }: ObservedElement): string {
  const text = value || name;
  if (!/^\s*[\d.,]+\s*$/.test(text)) return text;
  const [, inBrackets, alone] = columnUnit.exec(column) ?? [];
  const unit = inBrackets ?? alone;
  return unit === undefined ? text : `${text} ${unit}`;
}
const columnUnit =
  /[([](days?|nights?|hours?|hrs?|h|minutes?|mins?|weeks?|months?|years?|kb|mb|gb|tb|km|cm|mm|miles?)[)\]]\s*$|^\s*(?:no\. of |number of )?(days?|nights?|hours?|minutes?|weeks?|months?)\s*$/i;

/** "3:12", where it is asked how long something is. */
function runningTime(text: string): readonly Measured[] {
  const parts = /^\d{1,3}(?::[0-5]\d){1,2}$/.test(text.trim()) ? text.split(':').map(Number) : [];
  return parts.length === 0 ? [] : [{ kind: 'duration', value: parts.reduce((sum, part) => sum * 60 + part, 0) }];
}

/** Of what happens on a day, at a time of it. */
function momentOf(found: readonly Measured[]): Measured | undefined {
  const [day, ...otherDays] = new Set(found.flatMap(({ kind, value }) => (kind === 'day' ? [value] : [])));
  const times = new Set(found.flatMap(({ kind, value }) => (kind === 'time' ? [value] : [])));
  if (day === undefined || otherDays.length > 0) return undefined;
  const [time = 0] = day % minutesPerDay === 0 ? times : [];
  return { kind: 'day', value: day + time };
}

/** "Stock: 3", "3 in stock", the 3 of a column "Stock": what is called so is known, and is nothing else. */
const isCalledOtherwise = (scene: Scene, element: ObservedElement): boolean =>
  /\p{L}{2}/u.test(element.value || element.name) || /\p{L}|#/u.test(`${element.column ?? ''}${scene.labelOf(element)}`);

/** What it measures is not to be told by its name. */
export const isOpen = (by: string): boolean => by !== '' && !kindsOf.some(([names]) => names.test(by));

/** "12 comments", "💬 12", "Comments: 12", "Comments (12)". */
function countsOf({ elements }: Unit, by: string): readonly number[] {
  return elements.flatMap(({ name }) => {
    if (name.length > 200) return [];
    const found = [
      ...name.matchAll(
        /((?<![\p{L}\d])[-−]?\d[\d.,]*\s?[km]?)\s+(?:(?:left )?in )?(\p{L}+)|(\p{L}+|[^\p{L}\p{N}\p{Sc}\s.,:;()|·•]\uFE0F?)\s*[:(]?\s*(\d[\d.,]*\s?[km]?)(?![\d.,]*\p{L})/giu,
      ),
    ].filter(([, , word = '', sign = '']) => holdsSense(word || sign, by));
    return found.flatMap(([, ahead, , , behind]) =>
      measures(ahead ?? behind ?? '', 0)
        .filter(({ kind }) => kind === 'amount')
        .map(({ value }) => value),
    );
  });
}

/** "★ 4.5", "8.9", "4/5", "Rated 4.5 out of 5" and no number of reviews. */
const rating = /^(?:rated|rating:?|score:?|[★☆⭐\s])*\s*(\d{1,2}(?:[.,]\d{1,2})?)\s*(?:\/\s*\d{1,3}|out of \d{1,3}|stars?|★|⭐|%)?$/iu;

const prefer = (found: readonly Measured[], by: string): readonly Measured[] => {
  const kinds = kindsFor(by);
  return [...found]
    .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
    .filter(({ kind }) => kinds.includes(kind))
    .concat(found);
};

export const leastNamed = 0.75;

export const isCalled = (scene: Scene, element: ObservedElement, by: string): boolean =>
  likeness(by, element.column ?? '') >= leastNamed ||
  likeness(by, element.hints ?? '') >= 0.6 ||
  likeness(by, scene.labelOf(element)) >= leastNamed;

/** "Price: 3 €", "Departure 21:40" or one of several such in a line, in the unit's own words. */
function labelledIn(unit: Unit, by: string): string | undefined {
  for (const { name } of unit.elements)
    for (const [, label = '', value] of name.length > longestLine ? [] : name.matchAll(labelled))
      if (likeness(by, label) >= leastNamed) return value;
  return undefined;
}
const longestLine = 300;
/** The colon of a time parts no label from its value. */
const labelled =
  /(?<![\p{L}\p{N}])(?![AaPp][Mm]\b)(\p{L}[^:\n]{0,40}?)(?::(?!\d\d(?!\d))|\s+(?=\d{1,2}:\d\d(?!\d)|\d{1,2}\.? \p{L}{3,9}\.? \d{4}|\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]\d{4}))\s*(\S.*?)(?=[\s,;|·–—]+(?![AaPp][Mm]\b)\p{L}[\p{L} ]{0,24}(?::\s|\s\d{1,2}:\d\d(?!\d))|$)/gu;

export function fulfils(scene: Scene, unit: Unit, condition: Condition, now: number): boolean {
  if (condition.kind === 'is') return unit.elements.some(({ name }) => isByNature(name, condition.nature) === true);
  if (condition.kind === 'holds') {
    const own = condition.by === undefined ? [] : labelledSo(scene, unit, condition.by);
    const elements = own.length > 0 ? own : unit.elements;
    const text = own.length > 0 ? own.map(({ name, value = '' }) => `${name} ${value}`).join(' \n ') : unit.text;
    const { at } = condition;
    if (at !== undefined) {
      const edge = fold(condition.text);
      const isSo = elements.some(({ name }) => (at === 'start' ? fold(name).startsWith(edge) : fold(name).endsWith(edge)));
      return isSo !== (condition.not === true);
    }
    if (condition.own)
      return (
        alternativesIn(scene, condition).some(
          (said) =>
            elements.some(
              (element) =>
                !isForState(element, said) &&
                [element.name, element.value ?? '', besidesOwn(element, elements)].some((each) => saysJust(each, said)),
            ) ||
            isUnder(scene, unit, said) ||
            endsWith(unit, said),
        ) !==
        (condition.not === true)
      );
    const found = alternativesIn(scene, condition).some(
      (said) =>
        holdsWords(text, said) ||
        // A name but for one letter is the name of another.
        (!condition.exact &&
          !isByControlOnly(elements, said) &&
          !isInNamesOnly(elements, said) &&
          (holdsSense(text, said) || elements.some((element) => !isForState(element, said) && likeness(said, element.name) >= 0.8))),
    );
    const counted = found || condition.exact ? undefined : countSaid(condition.text);
    return (found || (counted !== undefined && isSo(scene, unit, counted, now, false))) !== (condition.not === true);
  }
  if (isSo(scene, unit, condition, now, false)) return condition.is === '=' || isSo(scene, unit, condition, now, true);
  const isKnown = measuredFor(scene, unit, condition, now) !== undefined;
  return !isKnown && condition.is === '=' && condition.value.type === 'day' && isOnWeekday(scene, unit, condition.value.day, now);
}

/** "Unlock" is there for what is not unlocked yet. */
const isForState = ({ role, name }: ObservedElement, said: string): boolean =>
  (role === 'button' || role === 'menuitem') && holdsSense(name, said) && !holdsWords(name, said);

function isByControlOnly(elements: readonly ObservedElement[], said: string): boolean {
  const saying = elements.filter(({ name }) => holdsSense(name, said));
  return saying.length > 0 && saying.every((element) => isForState(element, said));
}

/** Who lives at Roundhay Gardens has no garden by that. */
function isInNamesOnly(elements: readonly ObservedElement[], said: string): boolean {
  const saying = /^\p{Ll}+$/u.test(said) ? elements.filter(({ name }) => holdsSense(name, said)) : [];
  return saying.length > 0 && saying.every(({ name }) => properName.test(name.trim()) && !holdsWords(name, said));
}
const properName = /^(?:\d\S* )?\p{Lu}\S*(?: (?:\p{Lu}\S*|of|the|and|&))* \p{Lu}\S*$/u;

/** "Five stars": as many of what is called so. */
function countSaid(text: string): Comparison | undefined {
  const [, many = '', by = ''] = /^(\S+) (\p{Ll}+)$/u.exec(text) ?? [];
  const amount = many === '' ? undefined : countOf(many);
  return amount === undefined ? undefined : { kind: 'compares', by, is: '=', value: { type: 'amount', amount } };
}

const joint = /,? (?:and|or) |, /i;

/** Asked of each unit, and the same for all of a page. */
const alternatives = new WeakMap<Scene, Map<string, readonly string[]>>();

/** "From Lyon or Turin", "from Lyon and Turin": what is from either; a name that the page says as a whole is one. */
function alternativesIn(scene: Scene, { text, exact, whose, own }: Extract<Condition, { kind: 'holds' }>): readonly string[] {
  const parts = text.split(joint);
  const areNames = parts.length > 1 && parts.every((part) => /^[\p{Lu}\d@#]/u.test(part));
  if (exact || !areNames || !(whose || own || / or /i.test(text))) return [text];
  const known = alternatives.get(scene) ?? new Map<string, readonly string[]>();
  alternatives.set(scene, known);
  const found = known.get(text) ?? alternativesOn(scene, text, parts);
  known.set(text, found);
  return found;
}

function alternativesOn(scene: Scene, text: string, parts: readonly string[]): readonly string[] {
  const isSaid = (said: string) => [...scene.units.values()].some((unit) => holdsWords(unit.text, said));
  // Of "from Lyon and Mars", Mars is lacking.
  return isSaid(text) || (!/ or /i.test(text) && !parts.every(isSaid)) ? [text] : parts;
}

/** Of those, the units that are most surely whose it is said, or of either where several are. */
export function ownedSo(scene: Scene, units: readonly Unit[], condition: Extract<Condition, { kind: 'holds' }>): readonly Unit[] {
  const found = new Set(alternativesIn(scene, condition).flatMap((said) => mostlyOf(scene, units, said, surelyOf)));
  return units.filter((unit) => found.has(unit));
}

/** The whole text, what stands behind its label, or one of the parts that it lists. */
export const saysJust = (text: string, said: string): boolean =>
  likeness(said, text) >= 0.9 || (text.length <= 120 && text.split(/:\s|\s[·•|–—-]\s|,\s/).some((part) => likeness(said, part) >= 0.9));

/** Of a card that is one control, the last word in a capital: "SP-3 Vienna Delivered". */
function endsWith({ elements: [only, ...others] }: Unit, said: string): boolean {
  const [, before = '', last = ''] = others.length === 0 ? (/^(.* )(\p{Lu}\S*)$/u.exec(only?.name.trim() ?? '') ?? []) : [];
  return last !== '' && fold(last) === fold(said) && !/(?:\b(?:not|never|no|be|being|for)|ly) $/i.test(before);
}

type Comparison = Extract<Condition, { kind: 'compares' }>;

/** What stands in the unit for what is compared; undefined where it can't be told, so that nothing is known of it. */
export function measuredFor(scene: Scene, unit: Unit, { by, value }: Comparison, now: number, dayFirst = false): Measured | undefined {
  if (value.type === 'own') return againstOwn(scene, unit, by, value, now)?.own;
  const { kind: wanted } = measureOf(value, now);
  const found = valueIn(scene, unit, by || nameFor(value, now), now, dayFirst, true, wanted);
  return found.find(({ kind }) => isComparable(kind, wanted));
}

function isSo(scene: Scene, unit: Unit, condition: Comparison, now: number, dayFirst: boolean): boolean {
  if (condition.value.type === 'own') {
    const known = againstOwn(scene, unit, condition.by, condition.value, now);
    return known !== undefined && compare(known.own.value, condition.is, known.limit.value);
  }
  const wanted = measureOf(condition.value, now);
  const measured = measuredFor(scene, unit, condition, now, dayFirst);
  if (!measured && wanted.kind === 'day') return isInYears(scene, unit, condition);
  if (!measured || wanted.value === undefined) return false;
  // A day is all of it, whatever time is said beside it.
  const found = wanted.kind === 'day' ? Math.floor(measured.value / minutesPerDay) * minutesPerDay : measured.value;
  // Neither the goal nor the page needs to say the year of a day.
  if (wanted.kind === 'day' && condition.is === '=' && !saysYear.test(unit.text)) return dayOfYear(found) === dayOfYear(wanted.value);
  return compare(found, condition.is, wanted.value);
}

const saysYear = /(?<!\d)(?:19|20)\d\d(?!\d)|\d[./]\d{1,2}[./]\d\d(?!\d)|\b(?:ago|today|yesterday|tomorrow)\b/i;
const dayOfYear = (minutes: number): string => new Date(minutes * 60_000).toISOString().slice('2030-'.length, '2030-12-31'.length);

function compare(found: number, is: Comparison['is'], wanted: number): boolean {
  switch (is) {
    case '<':
      return found < wanted;
    case '<=':
      return found <= wanted;
    case '=':
      return found === wanted;
    case '>=':
      return found >= wanted;
    case '>':
      return found > wanted;
    case '!=':
      return found !== wanted;
  }
}

/** A column may say but the year: all of it must be as is said. */
function isInYears(scene: Scene, { elements }: Unit, { by, is, value }: Comparison): boolean {
  const years = elements.filter(({ name, role }) => role !== 'columnheader' && /^(?:19|20)\d\d$/.test(name.trim()));
  const called = by === '' ? [] : years.filter((element) => isCalled(scene, element, by));
  const [only, ...others] = called.length > 0 ? called : years;
  if (!only || others.length > 0 || value.type !== 'day') return false;
  const [first, last] = [`${only.name.trim()}-01-01`, `${only.name.trim()}-12-31`];
  switch (is) {
    case '<':
      return last < value.day;
    case '<=':
      return last <= value.day;
    case '>':
      return first > value.day;
    case '>=':
      return first >= value.day;
    default:
      return false;
  }
}

/** In a week without dates, a day of the days to come is told by its name: in the row, its column or the heading over it. */
function isOnWeekday(scene: Scene, { group, elements }: Unit, day: string, now: number): boolean {
  const date = new Date(`${day}T12:00:00Z`);
  const name = weekdays[date.getUTCDay()] ?? '';
  if (Math.abs(date.getTime() - now) > 8 * minutesPerDay * 60_000) return false;
  const over = scene.around({ group }).map((around) => (scene.units.has(around) ? '' : (scene.groups[around]?.name ?? '')));
  const said = [...over, ...elements.flatMap((element) => [element.name, element.column ?? '', element.context ?? ''])];
  return said.some((text) => [name, name.slice(0, 3)].includes(text.trim().toLowerCase().replace(/\.$/, '')));
}

const minutesPerDay = 1_440;

/** What a value is called where the goal says only the value: "5 in stock" is the stock, and "4 stars" are stars. */
function nameFor(value: Quantity, now: number): string {
  if (value.type !== 'amount') return value.type === 'day' ? 'date' : 'time';
  const { unit = '' } = value;
  return !/\p{L}/u.test(unit) || measureOf(value, now).kind !== 'amount' ? '' : unit.replace(/^in /, '');
}

function measureOf(value: Quantity, now: number): { readonly kind: QuantityKind; readonly value: number | undefined } {
  if (value.type === 'day') return { kind: 'day', value: dayIn(value.day, now) };
  if (value.type === 'time') return { kind: 'time', value: timeIn(value.time) };
  const inUnit =
    value.unit === undefined ? undefined : measures(`${value.amount} ${value.unit}`, now).find(({ kind }) => kind !== 'amount');
  return inUnit ?? { kind: 'amount', value: value.amount };
}

const isComparable = (a: QuantityKind, b: QuantityKind): boolean =>
  a === b || (a === 'money' && b === 'amount') || (a === 'amount' && b === 'money');
