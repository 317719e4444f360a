/** The words, lines, sentences, letters and numbers of a text: one of them by its place or its length, or how many there are. */
import type { Description } from '../../description.ts';
import { onlyOf } from '../only.ts';

type Part = NonNullable<Description['part']>;

const within = (text: string, unit: Part['unit']): readonly string[] =>
  ({
    word: () => text.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu) ?? [],
    line: () => text.split(/\n/).filter((line) => line.trim() !== ''),
    sentence: () => text.match(/[^.!?]+[.!?]*/g) ?? [],
    letter: () => text.match(/\p{L}/gu) ?? [],
    number: () => text.match(/\d+(?:[.,]\d+)*/g) ?? [],
  })
    [unit]()
    .map((part) => part.trim());

/** Undefined where there is none, or where several are the longest alike. */
export function partOf(text: string, { unit, place, by }: Part): string | undefined {
  const parts = within(text, unit);
  if (by === undefined) return parts.at(place > 0 ? place - 1 : place);
  const lengths = parts.map(({ length }) => length);
  const wanted = by === 'longest' ? Math.max(...lengths) : Math.min(...lengths);
  return onlyOf(parts.filter(({ length }) => length === wanted));
}

const counted: readonly string[] = ['word', 'sentence', 'letter'] satisfies readonly Part['unit'][];

/** The passage whose words, sentences or letters are counted; undefined where the goal counts no such thing. */
export const passageCounted = ({ noun, name, where, rank, except, within: passage }: Description): Description | undefined =>
  counted.includes(noun) && name === '' && !where && !rank && !except && passage && !passage.all && passages.test(passage.noun)
    ? passage
    : undefined;
const passages = /^(?:paragraph|text|passage|sentence|heading|title)$/;

export const countIn = (text: string, noun: string): number => within(text, noun as Part['unit']).length;
