/** The secrets that a goal spells out stand in a prompt as `{{given:N}}`, and come back only in what is brought to the page. */
import { patternOf, withoutSecrets } from '../../run/secrets.ts';

export interface Given {
  /** Safe to be sent: a secret as it stands is a placeholder, in other spellings it is masked. */
  hide(text: string): string;
  /** What a placeholder stands for, in a text for the page. */
  reveal(text: string): string;
}

const placeholders = /\{\{given:(\d+)\}\}/g;

export function givenBy(secrets: readonly string[]): Given {
  // The longest first: one may hold another.
  const sorted = [...new Set(secrets)].filter((secret) => secret !== '').sort((a, b) => b.length - a.length);
  const patterns = sorted.map((secret) => `(${patternOf(secret).source})`);
  const literal = patterns.length === 0 ? undefined : new RegExp(patterns.join('|'), 'gu');
  const placeholderOf = (_: string, ...groups: readonly unknown[]) => `{{given:${groups.findIndex((group) => group !== undefined) + 1}}}`;
  return {
    hide(text) {
      const held = literal === undefined ? text : text.replace(literal, placeholderOf);
      const parts = held.split(/(\{\{given:\d+\}\})/);
      return parts.map((part, place) => (place % 2 === 1 ? part : withoutSecrets(part, sorted))).join('');
    },
    reveal: (text) => text.replace(placeholders, (all, place: string) => sorted[Number(place) - 1] ?? all),
  };
}
