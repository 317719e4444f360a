/** What a page asks in a dialog. */

/**
 * Whether it is the same question but for letter case, signs and numbers: how many there are is another each day. `aside`: words, in
 * small letters, that are no part of it, as those of the row that was picked are.
 */
export const isSameQuestion = (one: string, other: string, aside: readonly string[] = []): boolean =>
  plain(one, aside) === plain(other, aside);

/** How large a thing is, is as much a number as how many there are. */
const sizes = /\d[\d.,]*\s?(?:bytes?|[kmgt]i?b)(?!\p{L})/giu;

const plain = (text: string, aside: readonly string[]): string =>
  lettersIn(text.replace(sizes, ''))
    .filter((word) => !aside.includes(word))
    .join(' ');

/** Its words in small letters, without numbers and signs. */
export const lettersIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
