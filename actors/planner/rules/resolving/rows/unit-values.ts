/** The value of a name in a row or card. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Scene, Unit } from '../page/scene.ts';
import { isDayFirst } from '../words/day-order.ts';
import { holdsSense, likeness } from '../words/likeness.ts';
import { isComparable, type Measured, measures, type QuantityKind } from '../words/quantities.ts';
import { asBooked } from '../words/signed-sums.ts';
import { starsGiven } from '../words/signs.ts';
import { measureKinds } from '../words/units.ts';
import { numberBesideVote } from './approval.ts';
import { gainIn, isGain } from './gains.ts';
import { isEnd, lastOfTwo, measuredToEnd, momentOf, runningTime } from './spans-of-time.ts';

/** What a quantity is called, and what kind of value it then is. */
const kindsOf: readonly (readonly [names: RegExp, kinds: readonly QuantityKind[]])[] = [
  [
    /\b(?:price|cost|fare|expens|cheap|fee|rate|total|amount|balance|salary|pay\b|wages?\b|income|earning|compensation|budget|value)/i,
    ['money', 'amount'],
  ],
  [
    /\b(?:date|day|new|old|recent|latest|posted|created|added|published|updated|received|sent|uploaded|written|birth|due)/i,
    ['day', 'time', 'duration'],
  ],
  [/\b(?:time|departure|arrival|depart|arrive|leaves|leaving|start|begin|end|early|earl|late)/i, ['time', 'day', 'duration']],
  [/\b(?:duration|length|long|short|travel|runtime|latency|delay)/i, ['duration', 'distance', 'amount']],
  [/\b(?:memory|ram|disk|storage|download size|file size)\b/i, ['size', 'amount']],
  [/\b(?:size|large|small|big)/i, ['size', 'area', 'amount', 'distance', 'money']],
  [/\b(?:weight|weigh|heav|lightest|mass)/i, ['weight', 'amount']],
  [/\b(?:volume|capacity)\b/i, ['volume', 'size', 'charge', 'energy', 'weight', 'amount']],
  [/\b(?:speed|velocity|bandwidth|throughput)\b/i, ['speed', 'throughput', 'frequency', 'amount']],
  [/\b(?:area|space|spacious|roomy)/i, ['area', 'amount']],
  [/\b(?:distance|near|close|far)/i, ['distance', 'amount']],
  [/\b(?:rating|star|score|review|vote|like|popular|quantity|stock|count|number|age|year|place|rank|population)/i, ['amount']],
];

const anyKind: readonly QuantityKind[] = ['money', 'amount', 'area', ...measureKinds, 'day', 'time'];

export function kindsFor(by: string): readonly QuantityKind[] {
  return kindsOf.find(([names]) => names.test(by))?.[1] ?? anyKind;
}

/** What is called by a name that tells no kind is what it measures. */
const calledKinds: readonly QuantityKind[] = ['money', 'area', ...measureKinds, 'day', 'time', 'amount'];

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
  if (isGain(by)) return gainIn(unit, by);
  const measured = (element: ObservedElement) =>
    measuredToEnd(asBooked(withItsUnit(element), by, element.column) ?? '', by, (text) =>
      measures(text, now, isDayFirst(scene, element) ?? dayFirst),
    );
  const reviews = counted.test(by) ? countsBesideRating(unit.elements) : [];
  if (reviews.length > 0) return reviews.length === 1 ? reviews : [];
  const told = by === '' ? undefined : calledSo(scene, unit, by, now, measured);
  if (told) return told;
  const voted = numberBesideVote(unit, by);
  if (voted !== undefined) return measures(voted, now).filter(({ kind }) => kind === 'amount');
  // Of several numbers that the page does not call so, none is it.
  if (isOpen(by) && isSure) return [];
  if (isOpen(by) && unit.elements.flatMap(({ name, value = '' }) => (value || name).match(/\d+(?:[.,]\d+)*/g) ?? []).length > 1) return [];
  const rated = /\b(?:rating|score|stars?)\b/i.test(by) ? ratedIn(scene, unit, now) : undefined;
  if (rated) return rated;
  const kinds = wanted === undefined ? kindsFor(by) : [wanted, ...kindsFor(by)].filter((kind) => isComparable(kind, wanted));
  const moment = kinds[0] === 'time' && wanted === undefined ? momentOf(unit.elements.flatMap(measured)) : undefined;
  if (moment) return [moment];
  const clocks = kinds[0] === 'duration' ? unit.elements.flatMap(({ name }) => runningTime(name)) : [];
  if (clocks.length === 1) return clocks;
  // When a mail came is no day that its subject speaks of.
  const stamps = kinds[0] === 'day' ? unit.elements.filter(({ name, value = '' }) => isOnlyMoment(value || name)) : [];
  for (const kind of [...new Set(kinds)]) {
    const all = (stamps.length > 0 ? stamps : unit.elements).flatMap((element) => {
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
    if (kind === 'time' && isEnd(by)) return lastOfTwo(own);
    if (own.length > 0) return own.slice(0, 1);
  }
  return [];
}

/** Nothing but a day or a time, or how long ago it was. */
const isOnlyMoment = (text: string): boolean =>
  /\d|yesterday|today|now/i.test(text) && text.length <= 40 && text.replace(ofMoments, '').replace(/[\d\p{P}\s]/gu, '') === '';
const ofMoments =
  /(?<!\p{L})(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|tember|ober|ember)?(?!\p{L})|(?<!\p{L})(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?(?!\p{L})|(?<!\p{L})(?:today|yesterday|tomorrow|just|now|ago|at|on|the|last|noon|midnight|an?|am|pm|utc|gmt|s|h|d|m|w|y|sec(?:ond)?s?|min(?:ute)?s?|h(?:ou)?rs?|days?|weeks?|months?|mo|yrs?|years?)(?!\p{L})|(?<=\d)(?:st|nd|rd|th|s|h|d|m|w|y|am|pm)(?!\p{L})/giu;

/** Undefined where nothing in it is called so: no column, no label, no number of such things. */
function calledSo(
  scene: Scene,
  unit: Unit,
  by: string,
  now: number,
  measured: (element: ObservedElement) => readonly Measured[],
): readonly Measured[] | undefined {
  for (const element of unit.elements.filter((each) => isCalled(scene, each, by) && each.role !== 'deletion')) {
    // "3rd" is a place, and no score that were less than the fourth.
    const found = isPlace.test(element.name.trim()) && !ofPlaces.test(by) ? [] : measured(element);
    if (found.length > 0) return prefer(found, by);
  }
  const labelled = measures(labelledIn(unit, by) ?? '', now);
  if (labelled.length > 0) return prefer(labelled, by);
  const [count] = kindsOf.slice(0, -1).some(([names]) => names.test(by)) ? [] : countsOf(unit, by);
  return count === undefined ? undefined : [{ kind: 'amount', value: count }];
}

const isPlace = /^\d{1,4}(?:st|nd|rd|th)$/i;
const ofPlaces = /\b(?:place|rank|position|number|finish|standing|date|day)/i;

/** How many have rated it: "4.5 (1,200)" says both, and that they like it best is not that there are the most of them. */
const counted = /^(?:(?:number of )?(?:reviews?|ratings|votes))$/i;
export const countsBesideRating = (elements: readonly ObservedElement[]): readonly Measured[] =>
  elements.flatMap((element) => {
    const [count] = textsOf(element).flatMap((text) => ratedBy.exec(text)?.[1] ?? reviewsIn.exec(text)?.[1] ?? []);
    return count === undefined ? [] : measures(count, 0).filter(({ kind }) => kind === 'amount');
  });
/** What is named for those who do not see it may show more than its name says: "4.6 out of 5 stars" over "★ 4.6 (1,204)". */
const textsOf = ({ name, value = '' }: ObservedElement): readonly string[] =>
  [value, name].map((text) => text.trim()).filter((text) => text !== '');
const ratedBy = /[★☆⭐]?\s*\b\d(?:[.,]\d{1,2})?(?:\s*\/\s*\d{1,2})?\s*[★☆⭐]*\s*\((\d[\d.,]*\s?[km]?)\)/iu;

/** "4.2 out of 5 stars (12 reviews)" */
const reviewsIn = /(?<![\d.,])(\d[\d.,]*\s?[km]?)\s+(?:(?:customer|global|verified|user) )?(?:reviews?|ratings?|votes?)\b/iu;

/** How many stars or points are given; undefined where none are. */
function ratedIn(scene: Scene, { elements }: Unit, now: number): readonly Measured[] | undefined {
  const [rated] = elements.flatMap((element) =>
    textsOf(element).flatMap((said) => {
      const stars = starsGiven(said);
      if (stars !== undefined) return [String(stars)];
      // A bare number that the page calls otherwise is no rating.
      return /^[\d.,]+$/.test(said) && isCalledOtherwise(scene, element) ? [] : (rating.exec(said)?.[1] ?? []);
    }),
  );
  return rated === undefined ? undefined : measures(rated, now).filter(({ kind }) => kind === 'amount');
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

/** "Stock: 3", "3 in stock", the 3 of a column "Stock": what is called so is known, and is nothing else. */
const isCalledOtherwise = (scene: Scene, element: ObservedElement): boolean =>
  /\p{L}{2}/u.test(element.value || element.name) || /\p{L}|#/u.test(`${element.column ?? ''}${scene.labelOf(element)}`);

/** What it measures is not to be told by its name. */
export const isOpen = (by: string): boolean => by !== '' && !kindsOf.some(([names]) => names.test(by));

/** How many have rated it is no rating. */
const ofRating = /^(?:rating|score|stars?)$/i;
const reviewing = /^(?:reviews|ratings|votes)$/i;

/** "12 comments", "💬 12", "Comments: 12", "Comments (12)". */
function countsOf({ elements }: Unit, by: string): readonly number[] {
  return elements.flatMap(({ name }) => {
    if (name.length > 200) return [];
    const found = [
      ...name.matchAll(
        /((?<![\p{L}\d])[-−]?\d[\d.,]*\s?[km]?)\s+(?:(?:left )?in )?(\p{L}+)|(\p{L}+|[^\p{L}\p{N}\p{Sc}\s.,:;()|·•]\uFE0F?)\s*[:(]?\s*(\d[\d.,]*\s?[km]?)(?![\d.,]*\p{L})/giu,
      ),
    ].filter(
      ([, , word = '', sign = '']) =>
        holdsSense(word || sign, by) && !(ofRating.test(by) && (reviewing.test(word) || /^stars?$/i.test(sign))),
    );
    return found.flatMap(([, ahead, , , behind]) =>
      measures(ahead ?? behind ?? '', 0)
        .filter(({ kind }) => kind === 'amount')
        .map(({ value }) => value),
    );
  });
}

/** "★ 4.5", "8.9", "4/5", "Rated 4.5 out of 5" and no number of reviews. */
const rating =
  /^(?:rated|rating:?|score:?|[★☆⭐\s])*\s*(\d{1,2}(?:[.,]\d{1,2})?)\s*(?:\/\s*\d{1,3}|out of \d{1,3}(?: stars?| points?)?|stars?|★|⭐|%)?(?:\s*\(\d[\d.,]*\s?[km]? (?:\p{L}+ )?(?:reviews?|ratings?|votes?)\))?$/iu;

const prefer = (found: readonly Measured[], by: string): readonly Measured[] => {
  const own = isOpen(by) ? calledKinds : kindsFor(by);
  // A bare number tells less than what it is measured in.
  const kinds = [...own.filter((kind) => kind !== 'amount'), ...own.filter((kind) => kind === 'amount')];
  return [...found]
    .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
    .filter(({ kind }) => kinds.includes(kind))
    .concat(found);
};

export const leastNamed = 0.75;

export const isCalled = (scene: Scene, element: ObservedElement, by: string): boolean =>
  likeness(by, element.column ?? '') >= leastNamed ||
  likeness(by, element.hints ?? '') >= 0.6 ||
  (likeness(by, scene.labelOf(element)) >= leastNamed && !tellsItself.test(scene.labelOf(element)));
/** "(27 reviews)" before a price tells a number of its own, and calls what follows nothing. */
const tellsItself = /^\W*\d[\d.,]*\s?[km]?\s+\p{L}/iu;

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
