/** What of a page's text a model is shown, where all of it would cost too much: what is near the words that matter, and what is new. */
import type { TokenCounter } from '../../tokens.ts';

interface PageText {
  /** In the page's order; where lines were left out, it says how many. */
  readonly text: string;
  readonly shown: number;
  readonly all: number;
}

/** A line this long is a table's row or a list of links; what is behind can be read by its element. */
const longestLine = 2_000;
/** The lines around one that matters, and what each is worth of it. */
const around = [0.5, 0.25, 0.1];
const newOnPage = 3;
const perControl = 0.3;
/** What the top of a page is worth over its end, all else being equal. */
const top = 0.2;
const mostRefused = 20;

/** `budget` in tokens, kept but for the marks of what was left out. */
export function cutPage(text: string, words: ReadonlySet<string>, budget: number, count: TokenCounter): PageText {
  const lines = text.split('\n').map((line) => (line.length <= longestLine ? line : `${line.slice(0, longestLine - 1)}…`));
  // A token has at least one character: what is as short as this fits without being counted.
  if (text.length <= budget) return { text: lines.join('\n'), shown: lines.length, all: lines.length };
  const worth = worthOf(lines, words);
  const order = lines.map((_, place) => place).sort((a, b) => (worth[b] as number) - (worth[a] as number) || a - b);
  const kept = new Set<number>();
  let left = budget;
  let refused = 0;
  for (const place of order) {
    const wanted = [place, ...above(lines, place)].filter((line) => !kept.has(line));
    const cost = wanted.reduce((sum, line) => sum + count(lines[line] as string) + 1, 0);
    // One long row must not keep all others out; of many, none will fit any more.
    if (cost > left) {
      refused += 1;
      if (refused > mostRefused) break;
      continue;
    }
    for (const line of wanted) kept.add(line);
    left -= cost;
  }
  return { text: withGaps(lines, kept), shown: kept.size, all: lines.length };
}

export const cut = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1)}…`);

/** The words of a text by which lines are found: letters and digits, letter case aside. */
export const wordsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 2 || /[^a-z]/.test(word));

function worthOf(lines: readonly string[], words: ReadonlySet<string>): readonly number[] {
  const own = lines.map((line) => new Set(wordsOf(line).filter((word) => words.has(word))).size);
  return lines.map((line, place) => {
    const near = around.reduce((sum, share, at) => sum + share * ((own[place - at - 1] ?? 0) + (own[place + at + 1] ?? 0)), 0);
    const controls = /\[\d+\]/.test(line) ? perControl : 0;
    return (own[place] as number) + near + (/(?:^|\s)\*\S/.test(line) ? newOnPage : 0) + controls + top * (1 - place / lines.length);
  });
}

/** The names of the groups that a line stands in, by its indent. */
function above(lines: readonly string[], place: number): readonly number[] {
  const found: number[] = [];
  let indent = indentOf(lines[place] as string);
  for (let at = place - 1; at >= 0 && indent > 0; at -= 1) {
    const line = lines[at] as string;
    if (indentOf(line) >= indent || !line.endsWith(':')) continue;
    found.push(at);
    indent = indentOf(line);
  }
  return found;
}

const indentOf = (line: string) => line.length - line.trimStart().length;

function withGaps(lines: readonly string[], kept: ReadonlySet<number>): string {
  const told: string[] = [];
  let left = 0;
  for (const [place, line] of [...lines, undefined].entries()) {
    const isShown = line !== undefined && kept.has(place);
    if (left > 0 && (isShown || line === undefined)) {
      told.push(`… ${left} line${left === 1 ? '' : 's'} left out`);
      left = 0;
    }
    if (isShown) told.push(line);
    else left += 1;
  }
  return told.join('\n');
}
