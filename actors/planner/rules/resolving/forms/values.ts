/** Which option a few words call, and whether words are a value by themselves. */

import { holdsSense, isNearName, isOfOtherCase, likeness } from '../words/likeness.ts';
import { light, small } from '../words/marks.ts';
import type { BlankOption } from './blanks.ts';

/** The only option that the words call. */
export function optionCalled(
  said: string,
  options: readonly BlankOption[],
): { readonly option: BlankOption; readonly cost: number } | undefined {
  if (
    isOfOtherCase(
      said,
      options.map(({ text }) => text),
    )
  )
    return undefined;
  const called = options.filter(({ text }) => !isNearName(said, text));
  const scored = called.map((option) => ({ option, score: likeness(said, option.text) })).sort((a, b) => b.score - a.score);
  const [first, second] = scored;
  if (!first) return undefined;
  if (first.score >= 0.88 && (first.score >= 0.95 || !second || second.score < first.score - 0.03))
    return { option: first.option, cost: first.score >= 0.95 ? 0.05 : 0.12 };
  const short = sizes[said.toLowerCase()];
  const sized = short === undefined ? undefined : options.find(({ text }) => text.trim() === short);
  if (sized) return { option: sized, cost: 0.1 };
  const holding = options.filter((option) => holdsSense(option.text, said));
  return holding[0] && holding.length === 1 && said.length > 2 && /\p{L}/u.test(said) ? { option: holding[0], cost: 0.35 } : undefined;
}

/** As sizes are written in short. */
const sizes: Readonly<Record<string, string>> = {
  small: 'S',
  medium: 'M',
  large: 'L',
  'extra small': 'XS',
  'extra large': 'XL',
};

/** What belongs to a thing stands on the page, and is not these words. */
const ofIt = /^(?:its|their|his|her) /;

const joining = /^(?:de|la|le|du|da|di|del|el|los|las|von|van|der|am|an|of|the|upon|st|saint|and|y|e|i|à|en|sur)$/i;

/** Whether the words may be one value: a name in capitals, or a few small words, and nothing that belongs to what comes next. */
export function isValue(said: string, words: readonly { readonly text: string; readonly isEnd?: boolean }[], mostSmall: number): boolean {
  const last = words.length - 1;
  if (ofIt.test(said)) return false;
  if (words.some(({ isEnd }, at) => isEnd && at < last) && !/^\p{Lu}[\p{L}' -]*, \p{Lu}[\p{L} ]*$/u.test(said)) return false;
  if (words.some(({ text }, at) => (at === 0 || at === last) && (light.test(text) || small.test(text)))) return false;
  const isCapital = (word: string) => /^[\p{Lu}\d#+]/u.test(word) || /[\d@]/.test(word);
  if (isCapital(words[0]?.text ?? '')) return words.every(({ text }) => isCapital(text) || joining.test(text));
  return words.length <= mostSmall && words.every(({ text }) => !small.test(text) && !light.test(text) && !isCapital(text));
}
