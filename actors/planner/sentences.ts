/** Cuts a goal into sentences without reading it: what is quoted stays whole. */

const quotes = /"[^"]*"|“[^”]*”|«[^»]*»|„[^“”]*[“”]|`[^`]*`|(?<![\p{L}\p{N}])'[^']*'(?![\p{L}\p{N}])|‘[^’]*’/gu;
/** With nothing between the marks of its quotations. */
export const unquoted = (text: string) => text.replace(quotes, '""');

interface Sentence {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Where a sentence ends: not behind "Dr." or a single letter, nor inside a quotation. */
const ending = /(?<!\b(?:mrs?|ms|dr|prof|st|no|nr|approx|inc|ltd|co|e\.g|i\.e|\p{L}))[.!?]+[)”"’]?(?=\s+\S)|[;\n]/giu;

export function sentencesOf(goal: string): readonly Sentence[] {
  const held = goal.replace(quotes, (quote) => 'x'.repeat(quote.length));
  const ends = [...held.matchAll(ending)].map(({ index, 0: sign }) => index + sign.trimEnd().length);
  const bounds = [0, ...ends, goal.length];
  return bounds.slice(1).flatMap((to, at) => {
    const from = bounds[at] as number;
    const text = goal.slice(from, to).replace(/^[\s;]+/, '');
    return text.trim() === '' ? [] : [{ text: text.replace(/[.!?;\s]+$/, ''), from: to - text.length, to }];
  });
}
