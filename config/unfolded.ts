/** A text as it reads once its escapes are undone, one level after the other, and where each letter of it stood in the text itself. */

/** One stretch that was written otherwise: where it stands in the text that came of it, and where it stood. */
interface Edit {
  readonly from: number;
  readonly to: number;
  readonly sourceFrom: number;
  readonly sourceTo: number;
}

export interface Range {
  readonly from: number;
  readonly to: number;
}

export interface Unfolded {
  readonly text: string;
  /** Where a stretch of it stands in the text that it was made of. */
  source(range: Range): Range;
}

/** A page may be made of nothing else; texts are not escaped more often than that. */
const mostLevels = 6;

/** First as it is, but for what no eye sees and white space, which is folded; then with one level of escapes less each time. */
export function* unfolded(text: string): Generator<Unfolded> {
  let now = folded({ text, source: (range) => range });
  yield now;
  for (let level = 0; level < mostLevels && mayBeEscaped.test(now.text); level += 1) {
    const next = changed(now, escapes, decoded);
    if (next === now) return;
    now = folded(next);
    yield now;
  }
}

/** With each match replaced, where that makes a difference; the very same where it makes none. The pattern must capture nothing. */
export function changed(of: Unfolded, pattern: RegExp, write: (match: string) => string): Unfolded {
  const edits: Edit[] = [];
  let moved = 0;
  const text = of.text.replace(pattern, (match: string, at: number) => {
    const written = write(match);
    if (written === match) return match;
    const from = at + moved;
    edits.push({ from, to: from + written.length, sourceFrom: at, sourceTo: at + match.length });
    moved += written.length - match.length;
    return written;
  });
  if (edits.length === 0) return of;
  return { text, source: ({ from, to }) => of.source({ from: placeBefore(edits, from), to: placeAfter(edits, to) }) };
}

/** What was written in place of several letters stands for all of them. */
function placeBefore(edits: readonly Edit[], at: number): number {
  const edit = lastUpTo(edits, at);
  if (edit === undefined) return at;
  return at < edit.to ? edit.sourceFrom : edit.sourceTo + at - edit.to;
}

function placeAfter(edits: readonly Edit[], end: number): number {
  if (end === 0) return 0;
  const edit = lastUpTo(edits, end - 1);
  if (edit === undefined) return end;
  // What was dropped right behind it is no part of it.
  return end - 1 < edit.to ? edit.sourceTo : edit.sourceTo + end - edit.to;
}

/** The last edit that begins at this place or before it. */
function lastUpTo(edits: readonly Edit[], at: number): Edit | undefined {
  let low = 0;
  let high = edits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((edits[middle] as Edit).from <= at) low = middle + 1;
    else high = middle;
  }
  return edits[low - 1];
}

const unusual = /[^\x20-\x7e]| {2}/;
/** White space and what no eye sees (soft hyphens, zero widths, marks of direction), but for a single blank. */
const blanks = /(?! (?![\s\p{DI}]))[\s\p{DI}]+|[\uff01-\uff5e]/gu;

/** Pages fold white space, break words where no eye sees it, and have letters of full width. */
function folded(of: Unfolded): Unfolded {
  return unusual.test(of.text) ? changed(of, blanks, foldedBlank) : of;
}

function foldedBlank(match: string): string {
  if (match >= '\uff01' && match <= '\uff5e') return String.fromCharCode(match.charCodeAt(0) - 0xfee0);
  return /\s/.test(match.replaceAll('\ufeff', '')) ? ' ' : '';
}

const mayBeEscaped = /%[0-9a-fu]|&[#a-z]|\\["'`\\/nrtfvux]/i;

/** Bytes of UTF-8 as addresses escape them (RFC 3986, 2.1), a letter each; others are of Latin-1, as `escape` has them. */
const percent = '%[cd][0-9a-f]%[89ab][0-9a-f]|%e[0-9a-f](?:%[89ab][0-9a-f]){2}|%f[0-7](?:%[89ab][0-9a-f]){3}|%[0-9a-f]{2}|%u[0-9a-f]{4}';
const html = '&#x?[0-9a-f]{1,7};?|&[a-z]{2,14};';
/** JSON and the scripts that are like it (RFC 8259, 7). */
const json = '\\\\u[0-9a-f]{4}|\\\\u\\{[0-9a-f]{1,6}\\}|\\\\x[0-9a-f]{2}|\\\\["\'`\\\\/nrtfv]';
const escapes = new RegExp(`${percent}|${html}|${json}`, 'gisu');

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  zwsp: '',
  zwnj: '',
  zwj: '',
  ZeroWidthSpace: '',
  Tab: ' ',
  NewLine: ' ',
};

function decoded(match: string): string {
  if (match.startsWith('%')) {
    if (/^%u/i.test(match)) return String.fromCharCode(Number.parseInt(match.slice(2), 16));
    const bytes = Buffer.from(match.replaceAll('%', ''), 'hex');
    return bytes.length === 1 ? bytes.toString('latin1') : bytes.toString();
  }
  if (match.startsWith('&')) {
    const digits = /^&#(x?)([0-9a-f]+)/i.exec(match);
    if (!digits) return entities[match.slice(1, -1)] ?? match;
    const [, hex, number = ''] = digits;
    if (!hex && /[a-f]/i.test(number)) return match;
    return pointOf(Number.parseInt(number, hex ? 16 : 10)) ?? match;
  }
  const letter = match.slice(1);
  if (/^[ux]/i.test(letter) && letter.length > 1) return pointOf(Number.parseInt(letter.replace(/[ux{}]/gi, ''), 16)) ?? match;
  return /[nrtfv]/i.test(letter) ? ' ' : letter;
}

const pointOf = (point: number): string | undefined => (point <= 0x10ffff ? String.fromCodePoint(point) : undefined);
