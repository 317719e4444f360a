/** A value in the form that it is asked for: the part of a text, a number, a name. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Value } from '../../../../../store/model/step.ts';
import type { Description } from '../../description.ts';
import { say } from '../finding/candidates.ts';
import { holdsSense } from '../words/likeness.ts';
import { fullAmountOf, withoutOldPrice } from '../words/quantities.ts';
import { asBooked } from '../words/signed-sums.ts';
import { starsGiven } from '../words/signs.ts';
import { partOf } from '../words/text-parts.ts';
import { afterLabel } from './labelled-values.ts';
import { partAsked, textOf } from './value-kinds.ts';

export type Extracted =
  /** `element` is where it stands as a whole; unset when it was worked out. */
  { readonly type: 'value'; readonly value: Value; readonly element?: ObservedElement } | { readonly type: 'none'; readonly why: string };

export function shapedAt(element: ObservedElement, what: Description, form: 'text' | 'number'): Extracted {
  const text = textOf(element);
  const said = afterLabel(text, what);
  const booked = form === 'number' ? asBooked(said, what.name || what.whole, element.column) : said;
  if (booked === undefined) return { type: 'none', why: `it is not clear whether ${JSON.stringify(said)} is less than nothing` };
  const value = shaped(booked, what, form);
  return value.type === 'value' && value.value === text ? { ...value, element } : value;
}

/** Longer texts are cut on the map: what they end with is not known. */
export const longestName = 200;

/** The part of the text that is asked for, in the form that it is asked for. */
export function shaped(text: string, what: Description, form: 'text' | 'number'): Extracted {
  const { name, part: wanted } = what;
  const isCut =
    wanted !== undefined && text.length === longestName && (wanted.place < 0 || wanted.by !== undefined || wanted.unit === 'letter');
  const part = wanted === undefined ? text : isCut ? undefined : partOf(text, wanted);
  if (part === undefined) return { type: 'none', why: `${JSON.stringify(text.slice(0, 80))} has no such ${wanted?.unit}` };
  if (form === 'text') {
    const value = wanted === undefined ? partAsked(part, what) : part;
    return value === undefined
      ? { type: 'none', why: `${JSON.stringify(part.slice(0, 80))} is more than ${say(what)}` }
      : { type: 'value', value };
  }
  // How many have given the stars is not how many they gave.
  if (isOfSeveralNumbers(part)) return { type: 'none', why: `${JSON.stringify(part.slice(0, 80))} is no single number` };
  const isOfStars = /[★☆⭐]{2}/u.test(part) && !/\d\s*(?:\/|out of|stars?|[★⭐])|[★⭐]\s*\d/iu.test(part);
  const number = isOfStars ? starsGiven(part) : fullAmountOf(amountSaid(withoutOldPrice(part), name));
  return number === undefined
    ? { type: 'none', why: `${JSON.stringify(part.slice(0, 80))} is no number` }
    : { type: 'value', value: number };
}

/** "1 h 20 min" in no unit is any number, and neither is "$10 – $20"; the first of them is but a part. */
const isOfSeveralNumbers = (text: string): boolean => spans.test(text.trim()) || betweenTwo.test(text.trim()) || reduced.test(text);
/** "$100 -20% $80": two prices, of which one is no more, and nothing says which. */
const reduced = /\p{Sc}\s?\d[^%]*[-−–]\s?\d+\s?%.*\p{Sc}\s?\d/u;
const spans =
  /^\D{0,20}\d+\s?(?:d|days?|h|hrs?|hours?|m|mins?|minutes?|ft|feet|lbs?|')\.?,?\s?(?:and\s)?\d+\s?(?:h|hrs?|hours?|m|mins?|minutes?|s|secs?|seconds?|in|inch(?:es)?|oz|")?\.?$/i;
const betweenTwo =
  /^(?:\p{L}[\p{L} ]{0,30}:\s*)?\p{Sc}\s?\d[\d.,]*\s?(?:[-–—]|to)\s?\p{Sc}\s?\d[\d.,]*$|^(?:\p{L}[\p{L} ]{0,30}:\s*)?\d[\d.,]*\s?\p{Sc}\s?(?:[-–—]|to)\s?\d[\d.,]*\s?\p{Sc}$/u;

/** "$189.00 + $5.99 shipping": of several sums in one text, the one beside the word that says which is meant. */
function amountSaid(text: string, name: string): string {
  const parts = text.split(/\s*[+;|·()]\s*|,\s+|\s[-–—]\s/).filter((part) => /\d/.test(part));
  const telling = name.split(' ').filter((word) => word.length > 3 && !/^(?:price|cost|total|amount|number|value|rate)$/i.test(word));
  const meant = parts.filter((part) => telling.some((word) => holdsSense(part, word)));
  return parts.length > 1 && meant.length === 1 ? (meant[0] ?? text) : text;
}
