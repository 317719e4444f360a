/** What of a goal is likely to be a value: two goals that differ only there are told apart by it before they are compared. */

const placeholder = /\{\{[^{}]*\}\}/g;
/** Quoted; or a word with the marks before it, which tell whether a sentence begins. */
const pieces = /"[^"\n]*"|“[^”\n]*”|«[^»\n]*»|(?<before>^|[.!?:;\n]\s*|[^\p{L}\p{N}])(?<word>[\p{L}\p{N}]+)/gu;
const words = /[\p{L}\p{N}]+/gu;

/** Lower-case words that are quoted, hold a digit, or begin with a capital inside of a sentence; each once. */
export function literalsIn(goal: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { 0: piece, groups: { before, word } = {} } of goal.replace(placeholder, ' ').matchAll(pieces)) {
    const begins = before === '' || /[.!?:;\n]/.test(before ?? '');
    if (word === undefined) for (const [quoted] of piece.matchAll(words)) found.add(quoted.toLowerCase());
    else if (/\p{N}/u.test(word) || (/^\p{Lu}/u.test(word) && !begins)) found.add(word.toLowerCase());
  }
  return found;
}
