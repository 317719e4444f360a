/** Turns of phrase, and what each stands for. */

/** `meant` as `String.replace` takes it. */
export type Turn = readonly [said: RegExp, meant: string | ((...parts: string[]) => string)];

/** With each turn in its order put as what it means. */
export const retold = (text: string, turns: readonly Turn[]): string =>
  turns.reduce((said, [form, meant]) => (typeof meant === 'string' ? said.replace(form, meant) : said.replace(form, meant)), text);

/** Matches a word of a sentence, as a part of a pattern. */
export const word = "[\\p{L}\\d'’-]+";
