/** Cuts a goal into what is compared: words by their base form, and values as they stand. */
import { baseOf, isParticiple, isPlural } from './inflection.ts';
import { clockIn, dateAt, numberIn, together } from './quantities.ts';

export interface Token {
  /** `value`: a quoted text, number, date, address or secret. `slot`: a parameter. `mark`: what parts clauses. */
  readonly kind: 'word' | 'value' | 'slot' | 'mark';
  /** What it is compared as. A word's is its base form, or the sense of it and its neighbours (senses.ts). */
  readonly key: string;
  /** Where it stands in the goal. */
  readonly start: number;
  readonly end: number;
  /** Of a value: what kind it is of. */
  readonly type?: 'quoted' | 'number' | 'ordinal' | 'date' | 'time' | 'email' | 'url' | 'secret';
  readonly plural?: true;
  /** One or several. */
  readonly any?: true;
  /** Begins with a capital, and no sentence does there: part of a name. */
  readonly named?: true;
  /** "lamp's". */
  readonly owner?: true;
  readonly participle?: true;
  /** Ends in "ing". */
  readonly gerund?: true;
}

const form = new RegExp(
  [
    /(?<slot>\{\{param:[a-z][a-z0-9_]{0,39}\}\})/u,
    /(?<=\}\})(?<owner>['’]s)(?![\p{L}\p{N}])/u,
    /(?<secret>\{\{\s*secret\s*:[^{}]{0,200}\}\})/u,
    /(?<quoted>"[^"\n]{1,2000}"|“[^”\n]{1,2000}”|«[^»\n]{1,2000}»|„[^“”\n]{1,2000}[“”]|`[^`\n]{1,2000}`|(?<![\p{L}\p{N}])['‘](?=\S)[^'’\n]{1,200}(?:['’](?=\p{L})[^'’\n]{1,200})*['’](?![\p{L}\p{N}]))/u,
    /(?<email>[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,5})/u,
    /(?<url>https?:\/\/[^\s"'<>]{1,1000}[^\s"'<>.,;:!?)]|(?:[a-z0-9-]{1,63}\.){1,4}(?:com|org|net|io|dev|app|de|fr|es|co|uk|eu|gov|edu|example|test|info)(?:\/[^\s"'<>]{0,500}[^\s"'<>.,;:!?)])?(?![\p{L}\p{N}]))/u,
    /(?<handle>[@#][\p{L}\p{N}_.-]{0,60}[\p{L}\p{N}_])/u,
    /(?<date>\d{4}-\d{2}-\d{2}|\d{1,2}[/.]\d{1,2}[/.](?:\d{4}|\d{2})|\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?(?![\p{L}]))?|\d{1,2} ?[ap]m(?![\p{L}]))/u,
    /(?<ordinal>\d{1,4}(?:st|nd|rd|th)(?![\p{L}\p{N}]))/u,
    /(?<number>(?<bound>(?<=^|[\s("'“:=])(?:[-−–~≈±]|[<>≤≥]=?\s?)(?=[$€£¥₹]?\d)|(?<=\b(?:to|by|of|at|is|be|from|with) )[-−–~≈±] (?=\d))?(?:(?<before>[$€£¥₹]) ?)?\d+(?:[.,]\d+)*(?:(?![\p{L}\p{N}])|(?=(?:kg|km|cm|mm|ml|mb|gb|tb|mins?|hrs?|lbs?|oz|px|eur|usd|gbp)(?![\p{L}\p{N}])))(?<after> ?[%€£$])?)/u,
    /(?<word>[\p{L}\p{N}]+[+#]{0,2}(?:['’](?:\p{L}+)|(?:[&_.](?=\p{L}{2})|[&_/])[\p{L}\p{N}]+)*)/u,
    /(?<sign>&|[-=]>|→)/u,
    /(?<mark>[.!?;:\n,()])/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'giu',
);

const short: Readonly<Record<string, readonly string[]>> = {
  "can't": ['can', 'not'],
  cannot: ['can', 'not'],
  "won't": ['will', 'not'],
  "shan't": ['shall', 'not'],
  dont: ['do', 'not'],
  doesnt: ['does', 'not'],
  whats: ['what', 'is'],
  wheres: ['where', 'is'],
  hows: ['how', 'is'],
  didnt: ['did', 'not'],
  isnt: ['is', 'not'],
  cant: ['can', 'not'],
  im: ['i', 'am'],
  gimme: ['give', 'me'],
  lemme: ['let', 'me'],
  u: ['you'],
  "let's": ['let', 'us'],
};
const endings: Readonly<Record<string, string>> = { "'re": 'are', "'ve": 'have', "'ll": 'will', "'d": 'would', "'m": 'am' };
const beforeIs = /^(?:what|who|where|how|when|why|which|that|there|here|it|he|she)$/;
const currencies: Readonly<Record<string, string>> = { $: 'dollar', '€': 'euro', '£': 'pound', '¥': 'yen', '₹': 'rupee', '%': 'percent' };

/** In order, without white space and signs that mean nothing. Of accents and letter case only values keep theirs. */
export function tokensOf(goal: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const found of goal.matchAll(form)) {
    const start = found.index;
    const end = start + found[0].length;
    const groups = found.groups as Readonly<Record<string, string | undefined>>;
    if (groups.owner !== undefined) tokens.push({ ...(tokens.pop() as Token), owner: true });
    else if (groups.word !== undefined)
      tokens.push(
        ...wordsOf(groups.word, start, isFirst(tokens)).map((word) => (isOwners(goal, end) ? { ...word, owner: true as const } : word)),
      );
    else if (groups.number !== undefined) tokens.push(...amountOf(groups, start, end));
    else if (groups.sign !== undefined) tokens.push({ kind: 'word', key: groups.sign === '&' ? 'and' : 'to', start, end });
    else if (groups.mark === '.' && abbreviated(tokens.at(-1), start, goal)) continue;
    else if (groups.mark !== undefined) tokens.push({ kind: 'mark', key: groups.mark === '\n' ? '.' : groups.mark, start, end });
    else if (groups.slot !== undefined) tokens.push({ kind: 'slot', key: groups.slot.slice('{{param:'.length, -2), start, end });
    else tokens.push(typedValue(groups, start, end));
  }
  return withDates(withClocks(withNumbers(tokens, goal)));
}

/** "The shops' offers". */
const isOwners = (goal: string, end: number): boolean => /^s['’]\s\p{L}/u.test(goal.slice(end - 1, end + 3));

const abbreviations: ReadonlySet<string> = new Set('no nr mr mrs ms dr prof st pcs pc approx dept inc ltd vs etc'.split(' '));

/** "No. 5": its full stop ends nothing. */
const abbreviated = (last: Token | undefined, at: number, goal: string) =>
  last?.end === at && (abbreviations.has(last.key) || last.key.length === 1) && /^\.\s?\S/.test(goal.slice(at, at + 3));

const isFirst = (tokens: readonly Token[]) => {
  const last = tokens.at(-1);
  return last === undefined || (last.kind === 'mark' && /[.!?:]/.test(last.key));
};

function typedValue(groups: Readonly<Record<string, string | undefined>>, start: number, end: number): Token {
  const at = { kind: 'value', start, end } as const;
  if (groups.secret !== undefined) return { ...at, type: 'secret', key: groups.secret.replace(/\s+/g, '') };
  const quotedSlot = /^.\{\{param:([a-z][a-z0-9_]{0,39})\}\}.$/.exec(groups.quoted ?? '')?.[1];
  if (quotedSlot !== undefined) return { kind: 'slot', start, end, key: quotedSlot };
  if (groups.quoted !== undefined) return { ...at, type: 'quoted', key: groups.quoted.slice(1, -1).trim().toLowerCase() };
  if (groups.email !== undefined) return { ...at, type: 'email', key: groups.email.toLowerCase() };
  if (groups.url !== undefined) {
    const url = groups.url.replace(/\/$/, '');
    return { ...at, end: start + url.length, type: 'url', key: url.replace(/^https?:\/\//i, '') };
  }
  if (groups.handle !== undefined) return { ...at, type: 'quoted', key: groups.handle.toLowerCase() };
  if (groups.ordinal !== undefined) return { ...at, type: 'ordinal', key: `#${Number.parseInt(groups.ordinal, 10)}` };
  const date = dateAt(groups.date ?? '');
  return { ...at, type: /^\d\d:/.test(date) ? 'time' : 'date', key: date };
}

function amountOf(groups: Readonly<Record<string, string | undefined>>, start: number, end: number): Token[] {
  const sign = groups.before ?? groups.after?.trim();
  const digits = (groups.number ?? '').replace(/[^\d.,]/g, '');
  const number: Token = { kind: 'value', type: 'number', key: boundOf(groups.bound) + numberIn(digits), start, end };
  return sign === undefined ? [number] : [number, { kind: 'word', key: currencies[sign] ?? sign, start, end }];
}

/** Below nothing, about, at most: another number than the bare one. */
const boundOf = (said = ''): string => said.trim().replace(/[−–]/, '-');

function wordsOf(said: string, start: number, isFirst: boolean): Token[] {
  const end = start + said.length;
  const lower = said.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
  const named = !isFirst && /^\p{Lu}/u.test(said);
  const word = (text: string, owner = false): Token => {
    const number = numberIn(text);
    if (number !== text) return { kind: 'value', type: number.startsWith('#') ? 'ordinal' : 'number', key: number, start, end };
    return {
      kind: 'word',
      key: baseOf(text),
      start,
      end,
      ...(isPlural(text) && { plural: true }),
      ...(named && { named: true }),
      ...(owner && { owner: true }),
      ...(isParticiple(text) && { participle: true }),
      ...(/..ings?$/.test(text) && { gerund: true }),
    };
  };
  const whole = short[lower];
  if (whole !== undefined) return whole.map((part) => word(part));
  const [, base = lower, ending] = /^(.+?)('(?:re|ve|ll|d|m|s))?$/.exec(lower) ?? [];
  if (/n't$/.test(lower)) return [word(lower.slice(0, -3)), word('not')];
  if (ending === "'s") return beforeIs.test(base) ? [word(base), word('is')] : [word(base, true)];
  return ending === undefined ? [word(lower)] : [word(base), word(endings[ending] ?? ending)];
}

/** "Two hundred and fifty" is one value. */
function withNumbers(tokens: readonly Token[], goal: string): readonly Token[] {
  const isInWords = (token: Token | undefined): token is Token =>
    token?.type === 'number' && /^\p{L}/u.test(goal.slice(token.start, token.end));
  const merged: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    let token = tokens[at] as Token;
    const said = [Number(token.key)];
    for (let next = at + 1; isInWords(token); ) {
      if (tokens[next]?.key === 'and' && (said.at(-1) as number) >= 100) next += 1;
      const more = tokens[next];
      const number = isInWords(more) ? together([...said, Number(more.key)]) : undefined;
      if (more === undefined || number === undefined) break;
      said.push(Number(more.key));
      token = { ...token, key: String(number), end: more.end };
      at = next;
      next += 1;
    }
    merged.push(token);
  }
  return merged;
}

const halves: Readonly<Record<string, string>> = { am: 'am', pm: 'pm' };
/** "Seven in the evening". */
const partsOfDay: Readonly<Record<string, string>> = { morning: 'am', afternoon: 'pm', evening: 'pm' };

/** Before noon or after it, and of how many tokens that is said from there. */
function halfAt(tokens: readonly Token[], at: number): { readonly half: string | undefined; readonly count: number } {
  const half = halves[tokens[at]?.key ?? ''];
  if (half !== undefined) return { half, count: 1 };
  const part = tokens[at]?.key === 'in' && tokens[at + 1]?.key === 'the' ? partsOfDay[tokens[at + 2]?.key ?? ''] : undefined;
  return { half: part, count: part === undefined ? 0 : 3 };
}

/** "Half past six", "quarter to seven pm", "six o'clock" and "six pm" are one value each. */
function withClocks(tokens: readonly Token[]): readonly Token[] {
  const merged: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const [between, hour] = [tokens[at + 1], tokens[at + 2]];
    const clock = hour?.type === 'number' ? clockIn(token.key, between?.key ?? '', Number(hour.key)) : undefined;
    const isHour = token.type === 'number' && Number(token.key) >= 1 && Number(token.key) <= 12;
    const isOClock = isHour && between?.key === "o'clock";
    const { half, count } = halfAt(tokens, at + (clock === undefined ? (isOClock ? 2 : 1) : 3));
    if (clock === undefined && !isOClock && !(isHour && half !== undefined)) {
      merged.push(token);
      continue;
    }
    const last = at + (clock === undefined ? (isOClock ? 1 : 0) : 2) + count;
    const [hours = '', minutes = '00'] = (clock ?? `${token.key}:00`).split(':');
    const key = dateAt(`${Number(hours)}:${minutes}${half ?? ''}`);
    merged.push({ kind: 'value', type: 'time', key, start: token.start, end: (tokens[last] as Token).end });
    at = last;
  }
  return merged;
}

const months = 'january february march april may june july august september october november december'.split(' ');
/** By name, base form and three or four letters of it. */
const monthNumbers: ReadonlyMap<string, number> = new Map(
  months.flatMap((month, at) => [month, baseOf(month), month.slice(0, 3), month.slice(0, 4)].map((said) => [said, at + 1] as const)),
);
const monthOf = ({ kind, key }: Token): number | undefined => (kind === 'word' ? monthNumbers.get(key) : undefined);
const dayIn = (token: Token | undefined): string | undefined =>
  token?.kind === 'value' && (token.type === 'number' || token.type === 'ordinal') && /^#?\d{1,2}$/.test(token.key)
    ? token.key.replace('#', '').padStart(2, '0')
    : undefined;
const yearIn = (token: Token | undefined): string | undefined =>
  token?.kind === 'value' && token.type === 'number' && /^(?:19|20)\d\d$/.test(token.key) ? token.key : undefined;

/** "3 May 2027", "the 3rd of May", "May 3, 2027" are one value each. */
function withDates(tokens: readonly Token[]): readonly Token[] {
  const merged: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const month = monthOf(token);
    if (month === undefined) {
      merged.push(token);
      continue;
    }
    const isOf = merged.at(-1)?.key === 'of';
    const before = merged.at(isOf ? -2 : -1);
    const dayBefore = dayIn(before);
    const dayAfter = dayBefore === undefined ? dayIn(tokens[at + 1]) : undefined;
    const day = dayBefore ?? dayAfter;
    if (day === undefined) {
      merged.push(token);
      continue;
    }
    if (dayBefore !== undefined) merged.splice(isOf ? -2 : -1);
    let last = dayAfter === undefined ? at : at + 1;
    const isParted = tokens[last + 1]?.key === ',' || tokens[last + 1]?.key === 'of';
    const year = yearIn(tokens[last + (isParted ? 2 : 1)]);
    if (year !== undefined) last += isParted ? 2 : 1;
    merged.push({
      kind: 'value',
      type: 'date',
      key: `${year ?? ''}-${String(month).padStart(2, '0')}-${day}`,
      start: dayBefore === undefined ? token.start : (before as Token).start,
      end: (tokens[last] as Token).end,
    });
    at = last;
  }
  return merged;
}
