/** The words, lines, sentences, letters and numbers of a text: one of them by its place or its length, or how many there are. */
import type { Description } from '../../description.ts';
import { onlyOf } from '../only.ts';

type Part = NonNullable<Description['part']>;

const within = (text: string, unit: Part['unit']): readonly string[] =>
  ({
    word: () => text.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu) ?? [],
    line: () => text.split(/\n/).filter((line) => line.trim() !== ''),
    // The point of 3.5 ends none.
    sentence: () => text.match(/(?:[^.!?]|[.!?](?=[\p{L}\p{N}]))+[.!?]*/gu) ?? [],
    letter: () => text.match(/\p{L}/gu) ?? [],
    number: () => text.match(/\d+(?:[.,]\d+)*/g) ?? [],
  })
    [unit]()
    .map((part) => part.trim());

/** Undefined where there is none, or where several are the longest alike. */
export function partOf(whole: string, { unit, place, by, of }: Part): string | undefined {
  const text = of ? partOf(whole, of) : whole;
  if (text === undefined) return undefined;
  const parts = within(text, unit);
  if (by === undefined) return parts.at(place > 0 ? place - 1 : place);
  const lengths = parts.map(({ length }) => length);
  const wanted = by === 'longest' ? Math.max(...lengths) : Math.min(...lengths);
  return onlyOf(parts.filter(({ length }) => length === wanted));
}

/** `few`: so many of them, from the one at `place` on. */
export type Cut = Part & { readonly few?: number };

/** What it is, and whether it is the first of its letters in the text, white space aside. */
export function cutBy(text: string, { of, ...cut }: Cut): { readonly text: string; readonly isFirst: boolean } | undefined {
  const outer = of && cutBy(text, of);
  if (of) {
    const inner = outer && cutBy(outer.text, cut);
    return inner && { ...inner, isFirst: outer.isFirst && inner.isFirst && text.indexOf(inner.text) >= text.indexOf(outer.text) };
  }
  const parts = within(text, cut.unit);
  const few = Math.abs(cut.few ?? 1);
  const said = partOf(text, cut);
  const first = cut.by === undefined ? (cut.place > 0 ? cut.place - 1 : parts.length + cut.place) : parts.indexOf(said ?? '');
  if (said === undefined || first < 0 || first + few > parts.length) return undefined;
  let [begin, end] = [0, 0];
  for (const [at, part] of parts.slice(0, first + few).entries()) {
    const from = text.indexOf(part, end);
    if (at === first) begin = from;
    end = from + part.length;
  }
  const cutOut = text.slice(begin, end);
  const bare = (words: string) => words.replace(/\s+/g, '');
  return { text: cutOut, isFirst: bare(text).indexOf(bare(cutOut)) === bare(text.slice(0, begin)).length };
}

export const isCountedPart = (noun: string): boolean => counted.includes(noun);
const counted: readonly string[] = ['word', 'sentence', 'letter'] satisfies readonly Part['unit'][];

/** The passage whose words, sentences or letters are counted; undefined where the goal counts no such thing. */
export const passageCounted = ({ noun, name, where, rank, except, within: passage }: Description): Description | undefined =>
  counted.includes(noun) && name === '' && !where && !rank && !except && passage && !passage.all && passages.test(passage.noun)
    ? passage
    : undefined;
const passages = /^(?:paragraph|text|passage|sentence|heading|title)$/;

export const countIn = (text: string, noun: string): number => within(text, noun as Part['unit']).length;
