/** Tells a goal that is put in another language: its words may happen to be English ones ("Note le film", "Rate das Hotel"). */

/** Small words of German, French, Spanish, Italian and Dutch that English lacks; in capitals they may belong to names. */
const foreign: ReadonlySet<string> = new Set(
  (
    'der die das den dem des ein eine einen einem einer und mit auf nach für von vom zum zur im ist sind nicht dich bitte aus bei über wenn dann oder ' +
    'le la les du une et dans sur avec pour au aux ce cette puis que qui mon ta vous ' +
    'el los las del una unos con para por y al en su mis ' +
    'il gli della nel sul het een de op naar'
  ).split(' '),
);
const english: ReadonlySet<string> = new Set(
  'the and to of in on with for my it from is by as this that at into its your all then not only me'.split(' '),
);

/** Whether the words of a clause, texts in quotation marks aside, are those of another language. */
export function isForeign(clause: string): boolean {
  // A part of a code is no word.
  const words = clause.match(/(?<![\p{L}\p{N}])\p{L}[\p{L}'’-]*(?!\p{N})/gu) ?? [];
  const count = words.filter((word) => foreign.has(word)).length;
  if (count === 0 || words.some((word) => english.has(word.toLowerCase()))) return false;
  return count > 1 || foreign.has(words[1] ?? '');
}
