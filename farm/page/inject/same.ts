/** What of an element stays the same from one visit to the next, and what may be another each time. */
import { squeeze } from './blanks.ts';

/** Letter case, white space, signs and numbers aside: counts, prices and dates are another each day. */
export const plain = (text: string): string =>
  squeeze(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}]+/gu, ' '),
  );

export const isSaid = (text: string, recorded: string): boolean => squeeze(text).toLowerCase() === squeeze(recorded).toLowerCase();

/** Whether they say the same but for numbers; of what is nothing but numbers and signs, those count. */
export const isAlmostSaid = (text: string, recorded: string): boolean =>
  isSaid(text, recorded) || (plain(recorded) !== '' && plain(text) === plain(recorded));

interface Named {
  readonly role: string;
  readonly name: string;
}

const textual: ReadonlySet<string> = new Set(['textbox', 'searchbox']);

/** A field for a search is a field for a text. */
export const isSameRole = (role: string, recorded: string): boolean => role === recorded || (textual.has(role) && textual.has(recorded));

export const isNamed = (own: Named, recorded: Named): boolean =>
  isSameRole(own.role, recorded.role) && isAlmostSaid(own.name, recorded.name);

/** What an input takes, or what a button does; undefined for all else. */
export const kindOf = (element: Element): string | undefined =>
  element instanceof HTMLInputElement || element instanceof HTMLButtonElement ? element.type : undefined;
