/** Rows that stand among the things of a list and are none of them: sums, the heads of its parts, and what adds to it. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import { addUpTo, amountOf } from '../words/quantities.ts';
import { asBooked, withSign } from '../words/signed-sums.ts';
import { isClickable, isEditable, isText } from './kinds-of-elements.ts';
import type { Unit } from './scene.ts';

/** A part of a list: what heads it says how it is called. */
export interface Part {
  readonly name: string;
  readonly units: readonly Unit[];
}

/** The things alone, where there are any besides. */
export function withoutOddRows(units: readonly Unit[]): readonly Unit[] {
  if (units.length < 2) return units;
  const heads = headsIn(units);
  const rows = units.filter((unit) => !heads.has(unit));
  const summed = withoutReckoned(rows.filter((unit) => !isSum(unit)));
  const things = summed.filter((unit) => !isAdding(unit, summed));
  // A statement of little but sums, one above the other, is a list of them.
  const isOfSums = things.length < rows.length - summed.length && !things.some(offers);
  return things.length === 0 || isOfSums ? units : things;
}

/** The parts that a table is cut into by rows of one cell which say what follows. */
export function partsOf(units: readonly Unit[]): readonly Part[] {
  const heads = headsIn(units);
  const parts: { name: string; units: Unit[] }[] = [];
  for (const unit of units) {
    if (heads.has(unit)) parts.push({ name: unit.elements[0]?.name ?? '', units: [] });
    else if (!isSum(unit)) parts.at(-1)?.units.push(unit);
  }
  return parts.filter((part) => part.units.length > 0);
}

const noHeads: ReadonlySet<Unit> = new Set();

/** A single text that stands in no column, where the others have cells in several; something follows it. */
function headsIn(units: readonly Unit[]): ReadonlySet<Unit> {
  const full = units.filter(({ elements }) => elements.filter(({ column }) => column !== undefined).length > 1);
  if (full.length === 0 || full.length * 2 < units.length) return noHeads;
  const last = units.lastIndexOf(full.at(-1) as Unit);
  return new Set(units.filter((unit, at) => at < last && isBare(unit)));
}

const isBare = ({ elements }: Unit): boolean => {
  const [only, ...others] = elements;
  return only !== undefined && others.length === 0 && isText(only) && only.column === undefined && /\p{L}/u.test(only.name);
};

/** What sums are called, in the languages that a site may be in. */
const sum =
  /^(?:(?:grand|sub|order|cart|basket|net|gross|overall|running|monthly|yearly|annual)[ -]?)?(?:totals?|sums?|averages?|gesamt(?:summe|betrag|preis)?|zwischensumme|summe|insgesamt|durchschnitt|totaux|somme|sous-total|moyenne|suma|promedio)(?: (?:amount|price|cost|due|balance|général|general|(?:for|of|in) .{1,40}))?(?: ?\(.{1,30}\))?\s*:?$/iu;

/** Its first words say so, and it does nothing that the things do. */
const isSum = ({ elements }: Unit): boolean => {
  const [first] = elements.filter(({ name }) => name !== '');
  return first !== undefined && isText(first) && sum.test(first.name.trim()) && elements.length > 1 && !elements.some(isUsed);
};

const soundsLikeSum =
  /\b(?:totals?|sums?|all|overall|altogether|together|combined|gesamt\p{L}*|summe|insgesamt|total\p{L}*|suma|ensemble)\b/iu;

/** Whether a text calls what stands beside it a sum. */
export const callsSum = (text: string): boolean => soundsLikeSum.test(text);

const leastSummed = 3;
const plainNumber = /^[\p{Sc}\s]*-?\d{1,3}(?:[ ,.]?\d{3})*(?:[.,]\d{1,2})?[\p{Sc}\s%]*$/u;

/**
 * A last row is their sum when each column of numbers comes to what it says, and nothing in it calls it another thing: one column alone may
 * come to it by chance.
 */
function withoutReckoned(units: readonly Unit[]): readonly Unit[] {
  const [last, ...others] = units.toReversed();
  if (!last || others.length < leastSummed || last.elements.some(isUsed)) return units;
  const numbersOf = ({ elements }: Unit) =>
    new Map(
      elements.flatMap(({ column, name }) => {
        const number = column === undefined ? undefined : withSign(asBooked(name, '', column) ?? '');
        return column !== undefined && number !== undefined && plainNumber.test(number) ? [[column, amountOf(number) ?? 0] as const] : [];
      }),
    );
  const rows = others.map(numbersOf);
  const columns = [...numbersOf(last)].filter(([column]) => rows.every((row) => row.has(column)));
  const isReckoned = columns.every(
    ([column, said]) =>
      said !== 0 &&
      addUpTo(
        rows.map((row) => row.get(column) ?? 0),
        said,
      ),
  );
  const isNamed = last.elements.some(({ name }) => /\p{L}/u.test(name) && !plainNumber.test(name) && !soundsLikeSum.test(name));
  return columns.length > (isNamed ? 1 : 0) && isReckoned ? units.slice(0, -1) : units;
}

/** "+ Add an item", "Add another card" at an end of the list, or the field with its button that makes a new one. */
function isAdding(unit: Unit, units: readonly Unit[]): boolean {
  if (unit !== units[0] && unit !== units.at(-1)) return false;
  const controls = unit.elements.filter(isUsed);
  if (!controls.some(isAddition) || unit.elements.some((each) => !controls.includes(each) && each.name.length > longestLabel)) return false;
  // What is of the build of the others is one of them, as in a menu: with a box as they have, or a date beside the link to "New terms".
  const others = units.filter((other) => other !== unit);
  if (hasBox(unit) && others.some(hasBox)) return false;
  if (controls.every(({ role }) => role === 'link' || role === 'checkbox') && unit.elements.length > controls.length + 1) return false;
  const fuller = others.filter((other) => other.elements.length > unit.elements.length || hasBox(other));
  return fuller.length * 2 > others.length && !others.some(({ elements }) => elements.some(isAddition));
}
const longestLabel = 40;
const hasBox = ({ elements }: Unit): boolean => elements.some(({ role }) => role === 'checkbox');

const isAddition = (element: ObservedElement): boolean => isClickable(element) && addition.test(element.name.trim());
const addition =
  /^(?:[+＋➕]\s*(?:\S|$)|(?:add|create|new|ajouter|nouveau|nouvelle|añadir|agregar|nuevo|nueva|neue[rsn]?)(?: .*\b(?:an?|new|another|more|one|item|row|line|entry|card|task|une?|una?|eine[nr]?)\b.*| \p{Ll}+)?$|.*\bhinzufügen$)/iu;

const isUsed = (element: ObservedElement): boolean => isClickable(element) || isEditable(element);
const offers = ({ elements }: Unit): boolean => elements.some(isUsed);
