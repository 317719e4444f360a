/** A phone number or an e-mail address that stands in a sentence: the only one of its kind on the page needs no label. */
import type { Description } from '../../description.ts';
import type { Looking } from '../finding/candidates.ts';
import { isText } from '../page/kinds-of-elements.ts';

const phone = /^(?:(?:their|our|the|its|your) )?(?:contact )?(?:phone|telephone|mobile|hotline)(?: number)?$/i;
const mail = /^(?:(?:their|our|the|its|your) )?(?:contact )?e-?mail(?: address)?$/i;
const numbers = /(?<![\d.,/#-])\+?\(?\d[\d\s().-]{6,}\d(?![\d.,]*\d)/gu;
const addresses = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const called = /\b(?:call|phone|tel(?:ephone)?|mobile|hotline|ring|reach|fon)\b/i;

/** Undefined where none is asked for, or the page has none. */
export function contactOn(
  { name, noun, exact, where, within, rank, ordinal }: Description,
  { scene }: Looking,
): { readonly only: string } | 'several' | undefined {
  if (exact || where || within || rank || ordinal !== undefined) return undefined;
  const said = name || noun;
  const isPhone = phone.test(said);
  if (!isPhone && !mail.test(said)) return undefined;
  const texts = scene.elements.filter((element) => isText(element) || element.role === 'link').map((element) => element.name);
  const found = texts.flatMap((text) => {
    if (!isPhone) return text.match(addresses) ?? [];
    return called.test(text) ? (text.match(numbers) ?? []).filter((number) => number.replace(/\D/g, '').length >= 7) : [];
  });
  const [only, ...others] = new Set(found.map((each) => each.trim()));
  return only === undefined ? undefined : others.length > 0 ? 'several' : { only };
}
