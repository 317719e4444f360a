/** When two names are the same, and when the longer one says no more than the shorter. */
import type { ObservedElement } from '../../../farm/page/port.ts';
import { roleNouns } from './verbs.ts';

/** Letter case, width and white space aside. */
export const fold = (text: string): string => text.normalize('NFKC').toLocaleLowerCase('en').replace(/\s+/g, ' ').trim();

/** The marks that pages put around a name: required, ellipsis, arrows. Signs that belong to names ("C++", "+1") stay. */
const undecorated = (text: string) => {
  const folded = fold(text);
  return folded.replace(/^[\s*]+|(?:[\s*:›»→▾▼]|\.{3})+$/g, '') || folded;
};
export const isSame = (a: string, b: string): boolean => undecorated(a) === undecorated(b);

const words = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
export const isSameWords = (a: string, b: string): boolean => words(a).length > 0 && words(a).join(' ') === words(b).join(' ');

/** Whether the longer name holds the other's words side by side. */
export const holds = (longer: string, name: string): boolean =>
  words(name).length > 0 && ` ${words(longer).join(' ')} `.includes(` ${words(name).join(' ')} `);

const small: readonly string[] = ['a', 'an', 'the', 'my', 'your', 'our', 'this', 'for', 'of'];

/** Whether an element's longer name says more than the phrase: more than small words, its own kind, and a count in brackets. */
export function addedSense({ role, name }: ObservedElement, phrase: string): boolean {
  const longer = ` ${words(fold(name).replace(/[([]\d+\+?[)\]]/g, ' ')).join(' ')} `;
  const added = longer.replace(` ${words(phrase).join(' ')} `, ' ').trim();
  return added.split(' ').some((word) => word !== '' && !small.includes(word) && roleNouns.get(word)?.includes(role) !== true);
}
