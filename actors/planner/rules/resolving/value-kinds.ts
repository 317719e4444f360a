/** What a value is by how it reads: a price, a day, an address. */
import type { ObservedElement } from '../../../../farm/page/port.ts';
import type { Looking } from './candidates.ts';
import { holdsSense } from './likeness.ts';
import { measures, type QuantityKind } from './quantities.ts';

/** What a person reads there: a control's value, or the text. */
export const textOf = ({ name, value, role }: ObservedElement): string =>
  value !== undefined && role !== 'link' && role !== 'button' ? value : name;

const kinds: readonly (readonly [said: RegExp, is: (text: string, now: number) => boolean])[] = [
  [/\b(?:e-?mail|mail address)/i, (text) => /[\w.+-]+@[\w-]+\.[\w.-]+/.test(text)],
  [
    /\b(?:phone|telephone|mobile|fax)/i,
    (text, now) => /(?:\+?\d[\d\s().-]{6,}\d)/.test(text) && !/[€$£<>‹›]/.test(text) && !has(text, now, 'day'),
  ],
  [/\b(?:price|cost|fare|total|amount|balance)/i, (text, now) => has(text, now, 'money')],
  [/\b(?:rating|score|stars?)\b/i, (text) => /\b\d(?:[.,]\d+)?\s*(?:\/\s*\d+|out of\s*\d+|stars?)|★/i.test(text)],
  [/\b(?:date|day)\b/i, (text, now) => has(text, now, 'day')],
  [/\btime\b/i, (text, now) => has(text, now, 'time')],
  [/\b(?:duration|length)\b/i, (text, now) => has(text, now, 'duration')],
  [/\bsize\b/i, (text, now) => has(text, now, 'size')],
];
const has = (text: string, now: number, kind: QuantityKind) => measures(text, now).some((measured) => measured.kind === kind);

/** A price is what reads as money, where only one thing does. */
export function ofItsKind(said: string, here: readonly ObservedElement[], { scene, now }: Looking): ObservedElement | undefined {
  if (/\b(?:headline|heading|title)\b/i.test(said)) return here.find(({ role }) => role === 'heading');
  const [, is] = kinds.find(([pattern]) => pattern.test(said)) ?? [];
  if (!is) return undefined;
  const found = here.filter((element) => textOf(element).length <= 80 && is(textOf(element), now));
  const called = found.filter(({ name, hints = '' }) => holdsSense(`${name} ${hints}`, said));
  // Beside a page's own price stand those of other things, in rows and cards.
  const own = found.filter((element) => scene.unitOf(element) === undefined && element.role !== 'deletion');
  return [found, called, own].find(({ length }) => length === 1)?.[0];
}
