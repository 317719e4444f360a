/** Turns of phrase, and what each stands for. */
import { atom } from './text.ts';

/** `meant` as `String.replace` takes it. */
export type Turn = readonly [said: RegExp, meant: string | ((...parts: string[]) => string)];

/** With each turn in its order put as what it means. */
export const retold = (text: string, turns: readonly Turn[]): string =>
  turns.reduce((said, [form, meant]) => (typeof meant === 'string' ? said.replace(form, meant) : said.replace(form, meant)), text);

/** Matches a word of a sentence, as a part of a pattern. */
export const word = "[\\p{L}\\d'’-]+";

/** Quoted, or a proper name of up to four words; as a part of a pattern, as are those below. */
export const name = `(?:${atom}|\\p{Lu}[\\p{L}\\d'’-]*(?: \\p{Lu}[\\p{L}\\d'’-]*){0,3})`;
/** The beginning of an order within a goal, and the end of a clause. */
export const begins = '(?<=^|[.;!?\\n:] ?|, (?:and |then |so )?|\\band |\\bthen |[Pp]lease )';
export const ends = '(?=$|[.,;!?\\n]| and | then )';
