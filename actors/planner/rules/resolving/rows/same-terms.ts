/** Whether what ranks things can be compared as it stands: by currency and span, by how many it is for, out of how many, and in what year. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Unit } from '../page/scene.ts';
import { type Measured, measures, minutesPerDay, termsOf, yearlessDay } from '../words/quantities.ts';
import { unitsCalled } from '../words/units.ts';

export interface Ranked extends Measured {
  readonly unit: Unit;
}

/** Undefined values that differ in what they are of rank nothing. */
export function areOnSameTerms(ranked: readonly Ranked[], now: number): boolean {
  const [first] = ranked;
  if (first === undefined) return true;
  if (first.kind === 'money') return areSums(ranked.map(({ unit }) => unit));
  if (first.kind === 'amount') return areOfAsMany(ranked, now) && areCountedAlike(ranked);
  return first.kind !== 'day' || areOfOneYear(ranked, now);
}

const sayingOf = ({ name, value = '' }: ObservedElement): string => value || name;

/** Euros and dollars, what is paid each week and each year, and the price of one and of a pair, are not compared as they stand. */
function areSums(units: readonly Unit[]): boolean {
  const terms = units.map(({ elements }) =>
    elements.flatMap((element) => (element.role === 'deletion' ? [] : (termsOf(sayingOf(element)) ?? []))),
  );
  const all = terms.flat();
  const currencies = new Set(all.map(({ currency }) => currency));
  const spans = new Set(all.flatMap(({ per }) => (per === '' ? [] : [per])));
  const numbers = new Set(all.map(({ pieces }) => pieces));
  const isEachInSeveral = (told: (one: (typeof all)[number]) => string | number): boolean =>
    terms.some((own) => new Set(own.flatMap((one) => told(one) || [])).size > 1);
  return (
    currencies.size <= 1 &&
    (spans.size <= 1 || isEachInSeveral(({ per }) => per)) &&
    (numbers.size <= 1 || isEachInSeveral(({ pieces }) => pieces))
  );
}

/** Cups and spoons, and what is told in a unit and without one, are not compared as they stand; nothing is nothing in all of them. */
function areCountedAlike(ranked: readonly Ranked[]): boolean {
  const counted = ranked.filter(({ value }) => value !== 0);
  const [word, ...others] = new Set(counted.map(({ countedIn = '' }) => countedIn).filter((each) => each !== ''));
  if (word === undefined) return true;
  return others.length === 0 && (unitsCalled(word).length === 0 || counted.every(({ countedIn }) => countedIn !== undefined));
}

/** "45/50" and "9/10" are of different wholes. */
function areOfAsMany(ranked: readonly Ranked[], now: number): boolean {
  const wholes = ranked.flatMap(({ unit, value }) =>
    unit.elements.flatMap((element) => {
      const [, part = '', whole = ''] = ofWhole.exec(sayingOf(element)) ?? [];
      return part !== '' && measures(part, now).some((measured) => measured.kind === 'amount' && measured.value === value)
        ? [Number(whole)]
        : [];
    }),
  );
  return new Set(wholes).size <= 1;
}
const ofWhole = /^\D{0,24}?(\d+(?:[.,]\d+)?)\s*(?:\/|of|out of)\s*(\d+)(?![\d/.,:]|\s*(?:\/|of)\s*\d)/i;

const daysOfYear = 365;

/** Of days without a year that lie around a year's end, the last of December may be the oldest or the newest. */
function areOfOneYear(ranked: readonly Ranked[], now: number): boolean {
  const places = ranked.flatMap(({ unit, value }) => {
    const isYearless = unit.elements.some((element) => yearlessDay(sayingOf(element), now) === value);
    const start = Date.UTC(new Date(value * 60_000).getUTCFullYear(), 0, 1) / 60_000;
    return isYearless ? [Math.floor((value - start) / minutesPerDay)] : [];
  });
  if (places.length < 2) return true;
  const sorted = [...places].sort((a, b) => a - b);
  const gaps = sorted.slice(1).map((place, at) => place - (sorted[at] ?? 0));
  return daysOfYear - Math.max(...gaps) > daysOfYear / 2;
}
