/** Where a text gives away a secret that was filled into a page: as it is, escaped, encoded, spaced out, and cut. */
import { changed, type Range, type Unfolded, unfolded } from './unfolded.ts';

/** Pages, maps and errors cut long texts: from this length on, a secret is known by its first characters. */
const cutFrom = 16;
const headLength = 12;
/** A secret shorter than this is part of many words, and masked only where it stands alone; nor is it looked for encoded. */
const leastWithinWords = 4;
/** From here on no other word is likely to be the same in other letters or in pieces, and a page may show what was typed so. */
const leastInAnyCase = 8;

/** One way to write the secret. */
interface Wording {
  /** With which it begins, and what may follow. */
  readonly head: string;
  readonly rest: string;
  readonly isShort: boolean;
  readonly anyCase: boolean;
}

interface Secret {
  readonly wordings: readonly Wording[];
  /** Its letters with signs between them or without, and how many of them stand together in the secret itself. */
  readonly pieced: Pieced | undefined;
  readonly groups: string;
  /** In base64, so that all of it is of the secret. */
  readonly cores: readonly Core[];
  /** Its bytes as numbers. */
  readonly numbers: RegExp | undefined;
}

interface Pieced {
  readonly head: RegExp;
  readonly rest: string;
}

interface Core {
  readonly text: string;
  /** A digit before it is partly of the secret. */
  readonly isLed: boolean;
  readonly isCut: boolean;
}

/** Finds all places of these secrets in a text, in order and apart. */
export function secretFinder(secrets: readonly string[]): (text: string) => readonly Range[] {
  const known = secrets.filter((secret) => secret.trim() !== '').map(secretOf);
  const shortest = Math.min(...known.flatMap(({ wordings }) => wordings.map(({ head }) => head.length)));
  return (text) => {
    if (text.length < shortest) return [];
    const found: Range[] = [];
    for (const level of unfolded(text)) for (const range of placesIn(level, known)) found.push(range);
    return apart(found);
  };
}

function apart(ranges: readonly Range[]): readonly Range[] {
  const all: Range[] = [];
  for (const range of [...ranges].sort((a, b) => a.from - b.from || b.to - a.to)) {
    const last = all.at(-1);
    if (last !== undefined && range.from < last.to) all[all.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
    else all.push(range);
  }
  return all;
}

function secretOf(secret: string): Secret {
  const [own = '', ...read] = [...unfolded(secret.trim())].map(({ text }) => text);
  // What looks like an escape in it is undone together with those around it. A form of the web writes a blank as a plus.
  const levels = [own, ...read.filter((text) => lengthOf(text.trim()) >= leastWithinWords)];
  const texts = new Set(levels.flatMap((text) => [text, text.replaceAll(' ', '+')]));
  const { head, isCut } = cutOf(own);
  const bare = own.replace(between, '');
  const isEncoded = [...head].length >= leastWithinWords;
  // `btoa` takes the bytes of Latin-1.
  const bytes = isEncoded ? [Buffer.from(head), ...(isLatin.test(head) ? [Buffer.from(head, 'latin1')] : [])] : [];
  return {
    wordings: [...texts].map(wordingOf),
    pieced: lengthOf(bare) >= leastInAnyCase ? piecedOf(bare) : undefined,
    groups: groupsOf(own),
    cores: bytes.flatMap((each) => coresOf(each, isCut)),
    numbers: isEncoded ? new RegExp(bytes.flatMap((each) => numbersOf(each, isCut)).join('|'), 'gi') : undefined,
  };
}

const isLatin = /^[\0-\xff]*[\x80-\xff][\0-\xff]*$/;
const lengthOf = (text: string) => [...text].length;

function cutOf(text: string): { readonly head: string; readonly rest: string; readonly isCut: boolean } {
  const characters = [...text];
  const isCut = characters.length >= cutFrom;
  const head = characters.slice(0, isCut ? headLength : undefined).join('');
  return { head, rest: text.slice(head.length), isCut };
}

function wordingOf(text: string): Wording {
  const { head, rest } = cutOf(text);
  const length = lengthOf(text);
  const anyCase = length >= leastInAnyCase;
  const cased = (part: string) => (anyCase ? small(part) : part);
  return { head: cased(head), rest: cased(rest), isShort: length < leastWithinWords, anyCase };
}

/** As long as it was: this one letter is two in small letters. */
const small = (text: string): string => text.replaceAll('\u0130', 'i').toLowerCase();

/** Blanks, dashes, points and what else parts letters for the eye. */
const sign = '[\\s\\-\\u2010-\\u2015_.,:;|/·•*]';
const between = new RegExp(`${sign}+`, 'gu');
const signsBehind = new RegExp(`${sign}{0,3}`, 'uy');

function piecedOf(bare: string): Pieced {
  const { head, rest } = cutOf(small(bare));
  const letters = [...head].map((letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`);
  return { head: new RegExp(letters.join(`${sign}{0,3}`), 'gu'), rest };
}

/** With as much of the rest as follows. */
function* inPieces({ head, rest }: Pieced, text: string): Generator<Range> {
  for (const { 0: match, index } of text.matchAll(head)) {
    let to = index + match.length;
    for (const letter of rest) {
      const next = endOf(signsBehind, text, to);
      if (!text.startsWith(letter, next)) break;
      to = next + letter.length;
    }
    yield { from: index, to };
  }
}

function* placesIn(level: Unfolded, secrets: readonly Secret[]): Generator<Range> {
  const { text } = level;
  const lower = small(text);
  const unbroken = broken.test(text) ? changed(level, / /g, () => '') : undefined;
  for (const { wordings, pieced, groups, cores, numbers } of secrets) {
    for (const wording of wordings) for (const range of written(wording, wording.anyCase ? lower : text)) yield level.source(range);
    for (const range of pieced === undefined ? [] : inPieces(pieced, lower))
      if (isInPieces(lower.slice(range.from, range.to), groups)) yield level.source(range);
    for (const core of cores) {
      for (const range of inBase64(core, text)) yield level.source(range);
      if (unbroken !== undefined && core.text.length >= leastInAnyCase)
        for (const range of inBase64(core, unbroken.text)) yield unbroken.source(range);
    }
    for (const { 0: match, index } of numbers === undefined ? [] : text.matchAll(numbers)) yield level.source(withSign(text, index, match));
  }
}

/** As mail breaks base64 into lines. */
const broken = / (?<=[A-Za-z0-9+/]{40} )[A-Za-z0-9+/]/;

/** `0x` and `\\x` say that it is a number. */
const withSign = (text: string, index: number, match: string): Range => ({
  from: /^[0\\]x$/i.test(text.slice(Math.max(0, index - 2), index)) ? index - 2 : index,
  to: index + match.length,
});

/** With as much of the rest as follows. */
function* written({ head, rest, isShort }: Wording, text: string): Generator<Range> {
  for (let from = text.indexOf(head); from !== -1; ) {
    let to = from + head.length;
    if (isShort && !isAlone(text, from, to)) {
      from = text.indexOf(head, from + 1);
      continue;
    }
    for (let at = 0; at < rest.length && text[to] === rest[at]; at += 1) to += 1;
    yield { from, to };
    from = text.indexOf(head, to);
  }
}

const isAlone = (text: string, from: number, to: number): boolean =>
  !/[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, from - 2), from)) && !/^[\p{L}\p{N}]/u.test(text.slice(to, to + 2));

/** Whether letters stand in groups of one size with the same between them, as the secret's own, or close together. */
function isInPieces(text: string, groups: string): boolean {
  const gaps = new Set(text.match(between) ?? []);
  const sizes = text.split(between).map(lengthOf);
  const [size = 0] = sizes;
  if (gaps.size > 1) return false;
  return groupsOf(text) === groups || sizes.every((each, at) => (at < sizes.length - 1 ? each === size : each <= size));
}

const groupsOf = (text: string): string => text.split(between).map(lengthOf).join();

/** The bytes as hexadecimal and as decimal numbers, with or without what parts them; more of them where the secret goes on. */
function numbersOf(bytes: Buffer, isCut: boolean): readonly string[] {
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('[\\s:,;_-]{0,2}(?:0x)?');
  const decimal = [...bytes].map(String).join('[\\s,;]{1,2}');
  const more = (one: string) => (isCut ? `(?:${one})*` : '');
  return [`${hex}${more('[\\s:,;_-]{0,2}(?:0x)?[0-9a-f]{2}')}`, `(?<!\\d)${decimal}${more('[\\s,;]{1,2}\\d{1,3}')}(?!\\d)`];
}

/** Three bytes are four characters (RFC 4648, both alphabets): what stands before decides at which of three places the secret begins. */
const coresOf = (bytes: Buffer, isCut: boolean): readonly Core[] =>
  [0, 1, 2].flatMap((before) => {
    const all = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
    // Those characters that the secret alone decides; beside them stand those that it shares with its neighbours.
    const own = all.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6));
    const spellings = new Set([own, own.replaceAll('+', '-').replaceAll('/', '_')]);
    return [...spellings].map((text) => ({ text, isLed: before > 0, isCut }));
  });

const digit = /[A-Za-z0-9+/_-]/;
const digitsBehind = /[A-Za-z0-9+/_-]*/y;
const digitBehind = /[A-Za-z0-9+/_-]?/y;
const padding = /=*/y;

function* inBase64({ text: core, isLed, isCut }: Core, text: string): Generator<Range> {
  for (let at = text.indexOf(core); at !== -1; ) {
    const from = isLed && at > 0 && digit.test(text[at - 1] as string) ? at - 1 : at;
    const to = endOf(padding, text, endOf(isCut ? digitsBehind : digitBehind, text, at + core.length));
    yield { from, to };
    at = text.indexOf(core, to);
  }
}

function endOf(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return from + (pattern.exec(text)?.[0].length ?? 0);
}
