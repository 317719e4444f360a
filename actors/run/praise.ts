/** What says on a page that a deed was done, in whatever words. */
import type { Observation } from '../../farm/page/port.ts';
import type { Pressed } from './asking.ts';
import { refusalsOn } from './messages.ts';
import { isDenying, isOutright, isWell, saysTrouble } from './refusing-words.ts';

export const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu) ?? [];

/** It says that what was pressed, or what the clause says, has been done, and by nobody else. */
export function saysDone(text: string, { clause = '', pressed }: { readonly clause?: string; readonly pressed?: Pressed }): boolean {
  if (isDenying(text) || /\b(?:by|but|however|except|already|until|unless)\b/i.test(text)) return false;
  const verbs = wordsIn(`${clause} ${pressed?.name ?? ''}`).map((word) => word.replace(/(?:e|y|ies?|ing|ed|es|s)$/, ''));
  return wordsIn(text).some((word) => /ed$/.test(word) && verbs.some((verb) => verb.length > 2 && word.startsWith(verb)));
}

/** It says that all went well, or that what the clause says has been done; neither of another time, nor with something taken back. */
export function isPraise(text: string, clause: string | undefined): boolean {
  if (isDenying(text) || isOutright(text) || saysTrouble(text) || /\b(?:but|however|except|already|unless|if)\b|\?/i.test(text))
    return false;
  return isWell(text) || saysDone(text, { ...(clause !== undefined && { clause }) });
}

/** In messages that have come with the latest act; of a page that has come with it, also in its headings. */
export function praisesFor(page: Observation, clause: string | undefined, isNewPage: boolean): boolean {
  const { passed = [] } = page;
  const other = isNewPage ? refusalsOn(page).other.filter(({ isMessage, element }) => isMessage || element.role === 'heading') : [];
  return [...passed, ...other.map(({ text }) => text)].some((text) => isPraise(text, clause));
}
