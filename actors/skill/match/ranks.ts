/** Which of several things is meant, in one order: "row 2" is the second row, "the three cheapest" are the cheapest three. */
import type { Element } from './clauses.ts';
import { isSuperlative } from './phrasing.ts';
import type { Token } from './tokens.ts';
import { markers } from './words/framing.ts';

const countable: ReadonlySet<string> = new Set(
  'row column page line step =result =product chapter item season episod part lesson question'.split(' '),
);

/** "The second table row" is the table's second row, and "the three cheapest" are the cheapest three. */
export function withCounts(group: readonly Element[]): readonly Element[] {
  const number = group.findIndex((word, at) => (word.type === 'number' || word.kind === 'slot') && isRank(group[at + 1]));
  if (number !== -1) return group.with(number, group[number + 1] as Element).with(number + 1, group[number] as Element);
  const [first, ...rest] = group;
  const last = rest.at(-1);
  const isNamed = last !== undefined && rest.length > 1 && countable.has(last.key) && rest.every(({ kind }) => kind === 'word');
  return isNamed && (first?.type === 'ordinal' || first?.key === '=last') ? [...rest.slice(0, -1), first, last] : group;
}

const states: ReadonlySet<string> = new Set(['=available', '=unavailable', '=broken', '=only']);

/** "The dishes sold out" are the sold-out ones, and "the releases only" only these. */
export function withStateFirst(words: readonly Token[]): readonly Token[] {
  const [last, before] = [words.at(-1), words.at(-2)];
  const isSaid = last?.kind === 'word' && states.has(last.key) && before?.kind === 'word' && before.key !== 'and' && before.key !== 'of';
  return isSaid && last !== undefined ? [last, ...words.slice(0, -1)] : words;
}

/** "The lamp with the lowest price" is the cheapest lamp, and the heaviest of my parcels my heaviest parcel. */
export function withBestFirst(words: readonly Token[]): readonly Token[] {
  const [first, of, thing] = words;
  if (first !== undefined && isBest(first) && of?.key === 'of' && thing?.plural === true) {
    const { plural: _, ...one } = thing;
    return [first, one, ...words.slice(3)];
  }
  const last = words.at(-1);
  return last !== undefined && isBest(last) ? [last, ...words.slice(0, -1)] : words;
}

const isBest = (word: Token): boolean => word.key !== '=last' && !word.named && isRank(word);

const isRank = (word: Element | undefined): boolean =>
  word?.kind === 'word' &&
  (isSuperlative(word.key.replace(/^=/, '')) || /^=(?:last|cheapest|priciest|bestrated|worstrated)$/.test(word.key));

/** "Row 2" is the second row. */
export const withPlacesFirst = (words: readonly Token[]): Element[] =>
  words.flatMap((word, at) => {
    const next = words[at + 1];
    if (countable.has(word.key) && next?.kind === 'slot') return [next, word];
    if (countable.has(word.key) && next?.type === 'number') return [{ ...next, type: 'ordinal' as const, key: `#${next.key}` }, word];
    const isPlace = word.type === 'number' || word.kind === 'slot';
    return isPlace && countable.has(words[at - 1]?.key ?? '') ? [] : [word];
  });

/** Who is shown orders is shown all of them. */
export function withoutAll(said: readonly Token[]): readonly Token[] {
  const [verb, all, ...rest] = said;
  const isShown = verb?.key === '@read' && all?.key === '=all';
  const end = rest.findIndex(({ kind, key }) => kind !== 'word' || markers.has(key));
  const thing = end === -1 ? rest : rest.slice(0, end);
  return isShown && rest.length > 1 && thing.some(({ plural }) => plural === true) ? [verb as Token, ...rest] : said;
}
