/** "49 cm", where the field has its unit beside it or in its name: the number alone goes there, and what is of another unit does not. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import { countOf, isRough } from '../../reading/words/numbers.ts';
import { isText } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { holdsSense } from '../words/likeness.ts';
import { amountOf } from '../words/quantities.ts';
import { unitsCalled } from '../words/units.ts';
import { isNumeric } from './fields.ts';

const measured = /^([-+]?\d+(?:[.,]\d+)*) ?([^\s\d.,]+)$/u;

/** The text as the field takes it, or why it does not. */
export function inItsUnit(field: ObservedElement, text: string, scene: Scene): string | { readonly why: string } {
  const [, currency = '', sum = ''] = priced.exec(text.trim()) ?? [];
  if (sum !== '' && isBareSum(field, currency, scene)) return sum;
  const [, number = '', unit = ''] = measured.exec(text.trim()) ?? [];
  const own = number === '' || field.type === 'date' || field.type === 'time' ? undefined : unitOf(field, unit, scene);
  if (own === undefined) return text;
  if (isSame(unit, own)) return number;
  const isOther = unitsCalled(unit).some(({ kind }) => unitsCalled(own).some((known) => known.kind === kind));
  return isOther ? { why: `${field.role} ${JSON.stringify(field.name)} takes ${own}, and not ${text.trim()}` } : text;
}

const priced = /^(\p{Sc})\s?(\d[\d.,]*)$/u;
/** What it holds is a number without a currency, or that stands right before it. */
function isBareSum(field: ObservedElement, currency: string, { elements }: Scene): boolean {
  const before = elements[elements.indexOf(field) - 1];
  const isAhead = before !== undefined && isText(before) && before.name.trim() === currency;
  return isAhead || /^\d[\d.,]*$/.test((field.value ?? '').trim());
}

/** What stands right behind it, or at the end of what it is called. */
function unitOf(field: ObservedElement, said: string, { elements }: Scene): string | undefined {
  const next = elements[elements.indexOf(field) + 1];
  const isNear = next !== undefined && next.framePath.join() === field.framePath.join();
  // "1500 EUR [Save]": the text between is what the button behind it is labelled by.
  const behind = !isNear ? '' : (isText(next) ? next.name : (next.label ?? '')).trim();
  const inName = /[([]([^\s()[\]]+)[)\]]\W*$| in (\p{L}{1,3})\W*$/u;
  const called = [field.name, field.label ?? '', field.context ?? ''].flatMap((name) => inName.exec(name)?.slice(1) ?? []);
  return [behind, ...called].find((unit) => unit && (isSame(said, unit) || unitsCalled(unit).length > 0));
}

const isSame = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase() ||
  unitsCalled(one).some(({ kind, factor }) => unitsCalled(other).some((unit) => unit.kind === kind && unit.factor === factor));

/** What a field for numbers takes of words; undefined where it takes them as they are. */
export function numberIn(text: string, field: ObservedElement): { readonly value: number } | { readonly why: string } | undefined {
  const said = text.trim().replace(/^(?:minus|negative) (?=[\d.])/i, '-');
  if (!isNumeric(field) || /^[-+]?[\d.,]*$/.test(text.trim())) return undefined;
  // "3 thousands" are three in a field for thousands.
  if (isRough(said) && !said.split(' ').some((word) => /^\p{L}+$/u.test(word) && holdsSense(field.name, word)))
    return { why: `${field.role} ${JSON.stringify(field.name)} takes a number, and ${JSON.stringify(said)} is none that is sure` };
  const value = amountOf(said) ?? countOf(said.split(' ', 1)[0] ?? '');
  return value === undefined ? undefined : { value };
}
