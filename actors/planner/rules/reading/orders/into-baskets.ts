/** Reads orders to put something into a basket. */
import type { Description } from '../../description.ts';
import type { Option, Order } from '../../instruction.ts';
import { type Context, doOf, type OrderReader } from '../context.ts';
import { readDescription, readDescriptions } from '../things/descriptions.ts';
import { named } from '../things/heads.ts';
import { nounOf } from '../words/nouns.ts';
import { count, countOf } from '../words/numbers.ts';
import { atom, holdsAtom, isAtom } from '../words/text.ts';
import { units } from './dealing.ts';

const baskets =
  /^(.*?) ?\b(?:in|into|to|onto|on) (?:the |my |your )?(?:shopping )?(cart|basket|bag|trolley|order|wish ?list|favou?rites|watch ?list|compare|comparison|list)$/i;
const set: readonly string[] = ['fill', 'choose', 'check', 'upload', 'submit', 'press'];

/** What "it" is behind settings: what the page is about. */
export const isInHand = (words: string, { before }: Context): boolean =>
  /^(?:it|this|that|them|these|those|all of them)?$/i.test(words) && before !== undefined && set.includes(before.kind);

/** "two of the red mugs": a field for how many there shall be is filled in first. */
const howManyOf = new RegExp(`^(?!(?:1|one|an?) )(${count})(?: of (?:the|these|those|my))? ((?!of )\\p{Ll}.*s)$`, 'iu');
const countedName = new RegExp(`^(?!an? )${count} \\p{Lu}[^,]*, \\p{Ll}[^,]*$`, 'u');
const quantity = (many: number, within?: Description): Order => ({
  kind: 'fill',
  what: { ...named('quantity'), ...(within && { within }) },
  value: { type: 'text', text: String(many), quoted: false },
});

const goods = new RegExp(`^(${count}|an?) (?:(?:${units}) of )?(\\p{Ll}[^()]*?)(?: \\((?:the )?([^()]+?)(?: ones?)?\\))?$`, 'iu');

const measured = new RegExp(`^(?:${count}|an?) (?:${units}) of `, 'iu');

/** "two oat drinks (the plain one) and one rye bread": each of them, and how many; undefined where it is no such list. */
function goodsIn(thing: string, context: Context): readonly { readonly many: number; readonly what: Description }[] | undefined {
  const parts = thing.split(/, (?:and )?| and /i);
  const hasUnit = measured.test(parts[0] ?? '');
  const found = parts.map((part) => {
    const [, many = '', said = '', kind] = goods.exec(part) ?? [];
    // "One bag of dill and one of borage": the second is a bag, too.
    const name = hasUnit ? said.replace(/^of (?!(?:the|these|those|my|them|us|you)\b)/i, '') : said;
    const what = name === '' || /^of /i.test(name) ? undefined : readDescription(name, context);
    if (what === undefined) return undefined;
    const told = kind === undefined ? undefined : ({ kind: 'holds', text: kind, exact: false } as const);
    return { many: countOf(many) ?? 1, what: told === undefined ? what : { ...what, noun: what.noun || 'item', where: [told] } };
  });
  const isList = parts.length > 1 || / \(/.test(thing) || hasUnit;
  return isList && found.every((each) => each !== undefined) ? found : undefined;
}

const newThing = new RegExp(`^an? (?:new )?\\p{Ll}[\\p{Ll}-]*(?: (?:called|named|titled))? ${atom}$`, 'u');

const kindsOfVariants =
  'size|colou?r|flavou?r|style|material|fabric|finish|width|length|format|edition|variant|capacity|storage|memory|scent|strength';
const option = new RegExp(
  `(?:,| and|,? in| of|,? with)? (?:the |an? )?(${kindsOfVariants})[: ] ?("[^"]+"|[\\p{L}\\d][\\p{L}\\d./-]*)$`,
  'iu',
);

/** "in mango flavour", "in the large size" */
const turned = new RegExp(`(?:,|,? in|,? with) (?:the |an? )?("[^"]+"|[\\p{L}\\d][\\p{L}\\d./-]*) (${kindsOfVariants})$`, 'iu');

/** "The tee in Navy, size XL": the thing without what is chosen of it, and that. */
function variantOf(said: string): { readonly thing: string; readonly options: readonly Option[] } {
  const [behind = '', first = '', kind = ''] = turned.exec(said) ?? [];
  const [whole = '', of = '', value = ''] = behind === '' ? (option.exec(said) ?? []) : [behind, kind, first];
  if (of === '') return { thing: said, options: [] };
  const { thing, options } = variantOf(said.slice(0, -whole.length));
  return { thing, options: [...options, { of, value: value.replace(/^"|"$/g, '') }] };
}

/** "put X into the cart", "add X to the wish list": the control says both. */
export const basket: OrderReader = (rest, context, verb) => {
  const [, said = '', where = ''] = baskets.exec(rest) ?? [];
  const { thing, options } = variantOf(said);
  const isIt = thing === '' || /^(?:it|this|that|them|these|those)$/i.test(thing);
  if (where !== '' && /^(?:list|compare|comparison)$/i.test(where) && verb !== 'add' && !isIt) return undefined;
  // "The note “Ring twice”" is written, and no dish.
  if (/^order$/i.test(where) && ((verb !== 'add' && !isIt) || (holdsAtom(thing) && !isAtom(thing)))) return undefined;
  // A task of that name is not there yet.
  if (/^list$/i.test(where) && newThing.test(thing)) return undefined;
  if (where !== '') {
    const as = `add to ${where.toLowerCase()}`;
    // "Two of these", on the page of one thing: what it is to be is set there first.
    const soMany = /^(.+?) of (?:these|those|them|this|it)$/i.exec(thing)?.[1] ?? '';
    if (countOf(soMany) !== undefined && context.lasts === undefined) {
      const settings = options.map(
        ({ of, value }): Order => ({ kind: 'choose', values: [{ type: 'text', text: value, quoted: false }], from: named(of) }),
      );
      return [...settings, quantity(countOf(soMany) ?? 1), doOf(as)];
    }
    const each = goodsIn(thing, context);
    if (each !== undefined) return each.flatMap(({ many, what }) => [...(many === 1 ? [] : [quantity(many, what)]), doOf(as, { what })]);
    if (
      isInHand(thing, context) ||
      (context.last === undefined && /^(?:it|this)$/i.test(thing)) ||
      thing === '' ||
      /^this \p{Ll}+$/u.test(thing)
    )
      return [doOf(as)];
    // "3 Plum jam, no sugar" is one thing, whose name has a comma.
    if (countedName.test(thing) && !/ and /i.test(thing)) return [doOf(as, { what: named(thing) })];
    const [, many = '', things = ''] = howManyOf.exec(thing) ?? [];
    const several = many === '' ? undefined : readDescription(things, context);
    if (several !== undefined) return [quantity(countOf(many) ?? 1), doOf(as, { what: several })];
    const wanted = readDescriptions(thing, context);
    // Of several, it is not said whose they are.
    if (options.length > 0 && wanted?.length !== 1) return undefined;
    return wanted?.map((what): Order => ({ ...doOf(as, { what }), ...(options.length > 0 && { options }) }) as Order);
  }
  if (verb === 'add') return undefined;
  const [, it = '', small = '', place = ''] = /^((?:it|them|this) )?(on|in|into|onto) ((?:the|my|your) .+)$/i.exec(rest) ?? [];
  const target = place === '' ? undefined : readDescription(place, context);
  if (target !== undefined && nounOf(target.noun)?.isRow === true && target.noun === target.whole)
    return it === '' || isInHand(it.trim(), context) ? [doOf(`${verb} ${small} ${place}`.toLowerCase())] : undefined;
  const [, moved = '', into = ''] = /^(.+) (?:into|in|onto|to) (?:the |my )?(\S+)$/i.exec(rest) ?? [];
  const things = moved === '' ? undefined : readDescriptions(moved, context);
  const isThing = (what: Description) =>
    nounOf(what.noun)?.isRow === true && [what.ordinal, what.rank, what.all, what.where].some((said) => said !== undefined);
  return things?.every(isThing) && nounOf(into) === undefined ? things.map((what) => doOf(`add to ${into}`, { what })) : undefined;
};
