/** What a value is by how it reads: a price, a day, an address. */

import type { ObservedElement } from '../../../../../farm/page/port.ts';
import { sentencesOf } from '../../../sentences.ts';
import type { Description } from '../../description.ts';
import type { Looking } from '../finding/candidates.ts';
import { onlyOf } from '../only.ts';
import { isBroken } from '../page/by-lines.ts';
import { isText } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { holdsSense } from '../words/likeness.ts';
import { measures, type QuantityKind } from '../words/quantities.ts';
import { valuesOf } from '../words/value-shapes.ts';

/** What a person reads there: a control's value, or the text. */
export const textOf = ({ name, value, role }: ObservedElement): string =>
  value !== undefined && role !== 'link' && role !== 'button' ? value : name;

/** "by Ada", "Posted by Ada · 3h" */
const byline =
  /^(?:[^·•|,:]{0,60}?\s)?(?:[-–—] ?)?by:? (@?[\p{Lu}\p{L}][\p{L}\p{N}_.'’-]*(?: (?:van|von|de|der|la|del|di)(?= ))*(?: (?!(?:on|at|in|from|to|for|and|with|the|about|via|am|le|el)\b)\p{Lu}[\p{L}.'’-]*){0,3})(?=\s*$|\s+(?:on|at|in)\s|\s*[·•|,–—(]|\s+\d)/iu;

/** Who a text says that it is by. */
export function writerIn(text: string): string | undefined {
  const isWritten = writing.test(text);
  const who = otherwise.test(text) && !isWritten ? undefined : byline.exec(text.trim())?.[1];
  // "Fares go up by four per cent" is by nobody; who signs with a small letter does so in one word.
  return who !== undefined && (isCapital.test(who) || (/^\S+$/.test(who) && (isWritten || /^\W*by\b/i.test(text)))) ? who : undefined;
}
const isCapital = /^@|^\p{Lu}/u;
/** Who directed or curated it has not written it. */
const otherwise = /\b\p{L}{3,}(?:ed|wn|ng|ught) by /iu;
const writing =
  /\b(?:written|posted|published|created|submitted|reported|opened|asked|shared|authored|added|started|reviewed|commented|answered|replied|edited|updated|filed|raised|uploaded) by /i;

const kinds: readonly (readonly [said: RegExp, is: (text: string, now: number) => boolean])[] = [
  [/\b(?:e-?mail|mail address)/i, (text) => /[\w.+-]+@[\w-]+\.[\w.-]+/.test(text)],
  [
    /\b(?:phone|telephone|mobile|fax)/i,
    (text, now) => /(?:\+?\d[\d\s().-]{6,}\d)/.test(text) && !/[€$£<>‹›]/.test(text) && !has(text, now, 'day'),
  ],
  [/\b(?:author|writer)\b/i, (text) => writerIn(text) !== undefined],
  [/\b(?:stock|availability)\b/i, (text) => /\b(?:in stock|out of stock|sold out|(?:un)?available|back ?order)/i.test(text)],
  [/\b(?:price|cost|fare|total|amount|balance)/i, (text, now) => has(text, now, 'money')],
  [/\b(?:rating|score|stars?)\b/i, (text) => /\b\d(?:[.,]\d+)?\s*(?:\/\s*\d+|out of\s*\d+|stars?)|★/i.test(text)],
  [/\b(?:date|day)\b/i, (text, now) => has(text, now, 'day')],
  [/\b(?:duration|length|run(?:ning)? ?time)\b/i, (text, now) => has(text, now, 'duration')],
  [/\btime\b/i, (text, now) => has(text, now, 'time')],
  [/\bsize\b/i, (text, now) => has(text, now, 'size')],
];
const has = (text: string, now: number, kind: QuantityKind) => measures(text, now).some((measured) => measured.kind === kind);

/** Whether a text reads as what is called so: of a "price", a sum of money; true where any text may be. */
export function readsAs(said: string, text: string, now: number): boolean {
  const [, is] = kinds.find(([pattern]) => pattern.test(said)) ?? [];
  return is?.(text, now) ?? true;
}

/**
 * A price is what reads as money, where only one thing does, and neither a label nor a word of its own calls it otherwise. `isApart`:
 * it is said to be of something that the page does not name, so that only what bears no name at all can be meant.
 */
export function ofItsKind(
  said: string,
  here: readonly ObservedElement[],
  { scene, now }: Looking,
  isApart = false,
): ObservedElement | undefined {
  if (/\b(?:headline|heading|title)\b/i.test(said)) return here.find(({ role }) => role === 'heading');
  const [pattern, is] = kinds.find(([of]) => of.test(said)) ?? [];
  if (!pattern || !is) return undefined;
  const found = here.filter(
    (element) =>
      // What a column is called is none of its values.
      element.role !== 'columnheader' &&
      !isBroken(element) &&
      textOf(element).length <= 80 &&
      // A line of several things is no single value.
      (/^(?:author|writer)$/.test(said) || !/\s[·•|]\s/.test(textOf(element))) &&
      is(textOf(element), now) &&
      isCovered(element, said, pattern, scene) &&
      !isCalledOtherwise(element, said, scene, isApart),
  );
  const called = found.filter(({ name, hints = '' }) => holdsSense(`${name} ${hints}`, said));
  // Beside a page's own price stand those of other things, in rows and cards.
  const own = found.filter((element) => scene.unitOf(element) === undefined && element.role !== 'deletion');
  return [found, called, own].find(({ length }) => length === 1)?.[0];
}

/** "PG-13 | 118 min | Drama": of what stands in a line, the only part that reads as what is asked for by its kind alone. */
export function ofItsKindInLine(said: string, { scene, now }: Looking): string | undefined {
  const [pattern, is] = kinds.find(([of]) => of.test(said)) ?? [];
  if (!pattern || !is || /^(?:author|writer)$/.test(said)) return undefined;
  const left = said.replace(pattern, '').split(/\s+/);
  if (left.some((word) => word !== '' && !general.test(word))) return undefined;
  const lines = scene.elements.filter((element) => isText(element) && scene.unitOf(element) === undefined && separated.test(element.name));
  const parts = lines.flatMap(({ name }) => name.split(separated)).filter((part) => part.length <= 40 && is(part, now));
  return onlyOf(parts)?.trim();
}
const separated = /\s+[·•|]\s+/;

const general = /^(?:number|address|value|amount|sum|total|current|full|the|an?|of|in|for|on|to|and)$/i;

/** Every word that says which is meant stands at the value, over it or beside it. */
function isCovered(element: ObservedElement, said: string, kind: RegExp, scene: Scene): boolean {
  const words = said.split(/\s+/).filter((word) => (!kind.test(word) || specificNumber.test(word)) && !general.test(word));
  if (words.length === 0) return true;
  const { name, hints = '', column = '', context = '' } = element;
  // A sentence before it is no label of it.
  const before = scene.elements[element.index - 1]?.name ?? '';
  const around = [name, hints, column, context, scene.labelOf(element), before.length <= longestLabel ? before : ''].map(inFull);
  return around.some((text) => holdsSense(text, words.join(' '))) || words.every((word) => around.some((text) => holdsSense(text, word)));
}

const longestLabel = 40;

/** To the letter: a phone is not called a mobile by being one. */
export const isNumberCalled = (label: string, kind: string): boolean =>
  (kind === 'fax' ? /\b(?:tele)?fax\b/i : /\b(?:mobile|cell(?:ular)?|handy)\b/i).test(label);

/** "F: +49 30 555" */
export const inFull = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}])F(?=\s?[:.]\s?\+?[\d(])/gu, 'Fax').replace(/(?<![\p{L}\p{N}])M(?=\s?[:.]\s?\+?[\d(])/gu, 'Mobile');

/** A fax is no phone to call: the number has to be called so. */
const specificNumber = /^(?:fax|mobile)$/i;
export const isSpecificNumber = (said: string): string | undefined =>
  /^(fax|mobile)(?: (?:phone )?(?:number)?)?(?: of\b.*)?$/i.exec(said)?.[1]?.toLowerCase();

const prices = /\b(?:price|cost|fare|rate|fee)s?\b/i;
const neutral = /^(?:from|only|now|just|per|at|on|by|usd|eur|gbp|chf|posted|published|updated|mon|tue|wed|thu|fri|sat|sun)\w*$/i;

/** Its label, its column or the words before it say that it is something else. */
function isCalledOtherwise(element: ObservedElement, said: string, scene: Scene, isApart: boolean): boolean {
  const text = textOf(element);
  const own = /^([^:：]{0,59}[^\d\s:：])\s?[:：]\s*\S/.exec(text)?.[1];
  const beside = scene.labelOf(element);
  const before = scene.elements.find(({ index }) => index === element.index - 1);
  const label =
    own ?? element.column ?? (/[:：]\s*$/.test(beside) || before?.role === 'term' || before?.role === 'rowheader' ? beside : '');
  const words = said.split(/\s+/).filter((word) => word.length > 2);
  const isSaid = (name: string) => words.some((word) => holdsSense(name, word)) || (prices.test(said) && prices.test(name));
  if (/@/.test(text) || (/^(?:author|writer)$/.test(said) && writerIn(text) !== undefined)) return false;
  if (label !== '' && /\p{L}{2}/u.test(label) && !isSaid(label)) return true;
  if (!isApart) return false;
  const [leading = ''] = text.split(/[\d€$£¥]/);
  return (leading.match(/\p{L}{3,}/gu) ?? []).some((word) => !neutral.test(word) && !isSaid(word)) || label !== '';
}

const sum = /(?:\p{Sc} ?\d(?:[\d.,']*\d)?|\d[\d.,']* ?(?:\p{Sc}|EUR|USD|GBP|CHF|(?:euros?|dollars?|pounds?|francs?)(?!\p{L})))/gu;

const leastSentence = 6;

const phoneLike = /^(?:phone|telephone|mobile|fax)(?: number)?$/i;
/** "Phone 111-2222 Fax 111-2223": each number with what stands before it. */
const phoneNumbers = /(\p{L}*)\W{0,4}?(\+?\(?\d[\d\s().-]{4,}\d)/gu;
const isNumberOf = (said: string, label: string): boolean =>
  isSpecificNumber(said) !== undefined
    ? isNumberCalled(label, isSpecificNumber(said) ?? '')
    : /^(?:t|tel|telephone|phone|call|ph)$/i.test(label);

/** A thing's price, by the name that is asked for. */
export const isPrice = (name: string): boolean => /^(?:price|cost)s?$/i.test(name);

/** Of "Now 45 € a piece." the price is the sum alone; undefined where what is asked for by name is said with a sum beside it. */
export function partAsked(text: string, { name, noun, exact, within }: Description): string | undefined {
  const sums = text.match(sum) ?? [];
  const said = exact ? '' : name || noun;
  const numbers = phoneLike.test(said) ? [...inFull(text).matchAll(phoneNumbers)] : [];
  if (numbers.length > 1) return onlyOf(numbers.filter(([, label = '']) => isNumberOf(said, label)).map(([, , number = '']) => number));
  const way = addressIn(text, said);
  if (way !== undefined) return way;
  const measured = /^size$/i.test(said) && /^(?:free\b|\p{Sc})|\p{Sc}$/iu.test(text) ? valuesOf('data', text) : [];
  if (measured.length === 1) return measured[0];
  if (sums.length > 0 && /^names?$/i.test(said)) return undefined;
  // Of a sentence, the date or time is the one that it speaks of.
  const kind = /\b(?:date|day)$/i.test(said) ? 'day' : /\b(?:time|hour)$/i.test(said) ? 'time' : undefined;
  const [moment, ...others] = kind !== undefined && text.split(' ').length >= leastSentence ? valuesOf(kind, text) : [];
  if (moment !== undefined && others.length === 0) return moment;
  if (!isPrice(said)) return text;
  const [only, ...more] = sums;
  const isOfSeveral = more.length > 0 && sentencesOf(text).length > 1;
  return isOfSeveral ? priceInSentence(text, within?.whole || within?.name || '') : more.length === 0 && only ? only : text;
}

/** Of "Ada Fox, phone 555 01 23, ada@fox.example" the one number or address that is asked for. */
function addressIn(text: string, said: string): string | undefined {
  const isPhone = /\b(?:phone|telephone|mobile|fax)(?: number)?$/i.test(said);
  const form = isPhone ? /\+?\(?\d[\d\s().-]{5,}\d/g : /\be-?mail(?: address)?$/i.test(said) ? /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g : undefined;
  const [only, ...others] = form === undefined ? [] : (text.match(form) ?? []);
  return others.length === 0 && /\p{L}{2}.*\s/u.test(text.replace(only ?? '', '')) ? only : undefined;
}

/** Of sentences that each have a sum, the one that speaks of what it is the price of; undefined where that is none, or several do. */
function priceInSentence(text: string, of: string): string | undefined {
  const sentences = sentencesOf(text).map((sentence) => sentence.text);
  const sums = onlyOf(sentences.filter((sentence) => of !== '' && holdsSense(sentence, of)))?.match(sum) ?? [];
  return onlyOf(sums);
}
