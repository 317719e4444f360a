/** What a model may name on a page: controls by the numbers that it is shown, texts by their first words or by a number of a closer look. */
import type { Observation, ObservedElement } from '../../../farm/page/port.ts';
import { cut, wordsOf } from './page-text.ts';

/** `seen` comes from the page, `why` does not. */
export interface Miss {
  readonly why: string;
  readonly seen?: string;
}

/** How many elements a closer look tells, and how long each is told. */
const mostTold = 30;
const longestTold = 700;
const mostAlike = 12;

/** The numbers that stand in the map: all others are a model's own count. */
export const numbersIn = (text: string): ReadonlySet<number> =>
  new Set([...text.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number)));

/** As the map tells it: letter case, white space and its marks aside. */
export const plain = (text: string): string =>
  text
    .replace(/[\s*]+/g, ' ')
    .replace(/…$/, '')
    .trim()
    .toLowerCase();

/** The number of what is meant; `shown` are those that the model has seen. */
export function aimOf(said: number | string, { elements }: Pick<Observation, 'elements'>, shown: ReadonlySet<number>): number | Miss {
  if (typeof said === 'number') {
    if (elements[said] === undefined) return { why: `there is no element [${said}] on this page` };
    return shown.has(said) ? said : { why: `[${said}] is not shown on the page; name a text by its first words, or call look` };
  }
  const words = plain(said);
  const begun = elements.filter(({ name }) => plain(name).startsWith(words));
  const exact = begun.filter(({ name }) => plain(name) === words);
  const found = exact.length > 0 ? exact : begun;
  const [first] = found;
  if (first === undefined) return { why: 'nothing on the page begins with these words' };
  if (found.length === 1) return first.index;
  return {
    why: 'several on the page begin with these words: use the number of the one that is meant',
    seen: tell(found.slice(0, mostAlike)),
  };
}

/** What has to do with the words, each with its number and all that the map leaves out; empty when nothing has. */
export function closerLook({ elements }: Pick<Observation, 'elements'>, words: readonly string[]): string {
  const wanted = new Set(words.flatMap(wordsOf));
  const rank = ({ name, value = '', hints = '', look = '', context = '', column = '', label = '' }: ObservedElement) => {
    const own = wordsOf([name, value, hints, look, column, label].join(' '));
    return own.filter((word) => wanted.has(word)).length + (wordsOf(context).some((word) => wanted.has(word)) ? 0.5 : 0);
  };
  const ranked = elements.map((element) => ({ element, worth: rank(element) })).filter(({ worth }) => worth > 0);
  const best = ranked.sort((a, b) => b.worth - a.worth || a.element.index - b.element.index).slice(0, mostTold);
  return tell(best.map(({ element }) => element).sort((a, b) => a.index - b.index));
}

/** A line each, by which it may be named. */
const tell = (elements: readonly ObservedElement[]): string => elements.map(lineOf).join('\n');

function lineOf({ index, role, name, value, column, label, context, look, hints }: ObservedElement): string {
  const parts = [
    ['value', value],
    ['column', column],
    ['beside', label],
    ['under', context],
    ['looks', look],
    ['its maker calls it', hints],
  ].flatMap(([what, text]) => (text === undefined || text === '' ? [] : [`${what} ${JSON.stringify(cut(text, 60))}`]));
  return cut(`[${index}] ${role} ${JSON.stringify(cut(name, 500))}${parts.map((part) => `, ${part}`).join('')}`, longestTold);
}
