/** Says a clause in the one construction of those that amount to the same (words/phrasings.ts). */
import { verbPhrases } from './act-words.ts';
import { verbByObject } from './by-object.ts';
import { phraseAt, phrasesOf, spelled } from './phrases.ts';
import { type Token, tokensOf } from './tokens.ts';
import { lightVerbs } from './words/acts.ts';
import { asksToSee, markers, questionWords } from './words/framing.ts';
import { phrasings } from './words/phrasings.ts';
import { statements } from './words/statements.ts';

type Piece =
  | {
      readonly type: 'words';
      readonly keys: ReadonlySet<string>;
      readonly group: number;
      /** Who tells of a question does not turn it round: "how much it costs". */
      readonly mayLack?: true;
    }
  | { readonly type: 'stretch' | 'number' | 'value' | 'participle' | 'gerund' | 'superlative' | 'one' | 'rest'; readonly name: string };

interface Form {
  readonly pieces: readonly Piece[];
  /** One of each must be in the clause. */
  readonly needs: readonly ReadonlySet<string>[];
  /** What is said instead: words, names of pieces, and `$` with the number of the alternative that was said. */
  readonly instead: readonly string[];
}

type Bound = ReadonlyMap<string, readonly Token[]>;

/** One phrasing may lead to another; more than this many it never takes. */
const mostSteps = 3;
const longest = 40;

const types: Readonly<Record<string, Exclude<Piece['type'], 'words'>>> = {
  X: 'stretch',
  Y: 'stretch',
  Z: 'stretch',
  N: 'number',
  V: 'value',
  P: 'participle',
  G: 'gerund',
  S: 'superlative',
  A: 'one',
  '...': 'rest',
};
const keyOf = (word: string): string => (word.startsWith('?') ? word : (tokensOf(word)[0]?.key ?? word));
/** In the number that their subject asks for. */
const inNumber: Readonly<Record<string, readonly string[]>> = { is: ['is', 'are'], do: ['do', 'doe'], was: ['was', 'were'] };
const keysOf = (words: string): ReadonlySet<string> =>
  new Set(
    words
      .split('/')
      .map(keyOf)
      .flatMap((key) => inNumber[key] ?? [key]),
  );

function formsOf(line: string): readonly Form[] {
  const [forms = '', instead = ''] = line.split(' => ');
  let lastAlternatives: string | undefined;
  return forms
    .split('; ')
    .flatMap(withReading)
    .flatMap(withStatement)
    .map((form) => {
      let group = 0;
      const all = form.replace(/^what is /, 'read ').split(' ');
      const pieces = all.map((said, at): Piece => {
        const type = types[said];
        if (type !== undefined) return { type, name: said };
        const alternatives = said === '$1' ? (lastAlternatives ?? said) : said;
        const words = at === 0 && /(?:^|\/)show(?:\/|$)/.test(alternatives) ? `${alternatives}/read` : alternatives;
        const mayLack = words === 'do' && at > 0 && !(types[all[at - 1] as string] && types[all[at + 1] ?? '']);
        if (!words.includes('/')) return { type: 'words', keys: keysOf(words), group: 0, ...(mayLack && { mayLack }) };
        lastAlternatives = words;
        group += 1;
        return { type: 'words', keys: keysOf(words), group };
      });
      const needs = pieces.flatMap((piece) => (piece.type === 'words' && !piece.mayLack ? [piece.keys] : []));
      return { pieces, needs, instead: instead.split(' ') };
    });
}

/** Who asks to be told the inventor asks who it is. */
const withReading = (form: string): readonly string[] =>
  /^who is\/was \w+ of X$/.test(form) ? [form, form.replace('who is/was', 'read')] : [form];

/** Questions are held against it in the order of words that statements have, where a participle follows. */
const withStatement = (form: string): readonly string[] => {
  const [, asks, is, done = '', rest = ''] = /^(how|when|where|why) (is|are|was|were|is\/are|is\/was) X (\S+)(.*)$/.exec(form) ?? [];
  return tokensOf(done)[0]?.participle === true ? [form, `${asks} X ${is} ${done}${rest}`] : [form];
};

const forms: readonly Form[] = [...statements, ...phrasings].flatMap(formsOf);
/** By each of the words that tell them best: their numbers, in order. */
const formsByWord: ReadonlyMap<string, readonly number[]> = byTellingWord();

function byTellingWord(): ReadonlyMap<string, readonly number[]> {
  const held = new Map<string, number>();
  for (const { needs } of forms) for (const some of needs) for (const key of some) held.set(key, (held.get(key) ?? 0) + 1);
  const rarity = (some: ReadonlySet<string>) => Math.max(...[...some].map((key) => held.get(key) ?? 0));
  const found = new Map<string, number[]>();
  for (const [number, { needs }] of forms.entries()) {
    const [telling] = [...needs].sort((a, b) => rarity(a) - rarity(b));
    for (const key of telling ?? []) found.set(key, [...(found.get(key) ?? []), number]);
  }
  return found;
}

const noSuperlatives: ReadonlySet<string> = new Set(
  'interest request test guest rest west forest harvest invest suggest contest protest quest honest modest digest'.split(' '),
);
const articles: ReadonlySet<string> = new Set('a an the my our your any some this these those'.split(' '));
/** What follows them is said of the whole clause. */
export const bounds: ReadonlySet<string> = new Set('if because when while but then whether unless'.split(' '));

export const isSuperlative = (word: string): boolean => (/^\p{L}{2,}est$/u.test(word) || word === 'worst') && !noSuperlatives.has(word);

const asking = phrasesOf(asksToSee.flatMap((line) => line.split(', ').map((form) => [form, ''] as const)));

/** "Show me X", "what is X", "tell me X": read X. */
function asRead(tokens: readonly Token[]): readonly Token[] {
  const asked = phraseAt(asking, tokens, 0);
  const last = tokens[(asked?.keys.length ?? 0) - 1];
  if (asked === undefined || last === undefined) return tokens;
  return [{ kind: 'word', key: 'read', start: (tokens[0] as Token).start, end: last.end }, ...tokens.slice(asked.keys.length)];
}

/** The same tokens when they are said so already. */
export function rephrased(tokens: readonly Token[]): readonly Token[] {
  let said = tokens;
  for (let step = 0; step < mostSteps; step += 1) {
    const read = asRead(said);
    const next = (read === said ? undefined : rephrasedOnce(read)) ?? rephrasedOnce(said);
    if (next === undefined) return step === 0 ? namedAlone(tokens) : said;
    said = next;
  }
  return said;
}

const light: ReadonlySet<string> = new Set([...lightVerbs, 'let', 'include', 'keep', 'please'].flatMap(spelled));
const finite: ReadonlySet<string> = new Set(
  'is are am was were do doe did have had can could will would should must may might not'.split(' '),
);

/** "Definition of tea" asks to read it; the same where that is said in one way. */
function namedAlone(tokens: readonly Token[]): readonly Token[] {
  const [first] = tokens;
  if (first?.kind !== 'word' || markers.has(first.key) || questionWords.has(first.key) || light.has(first.key)) return tokens;
  if (phraseAt(verbPhrases, tokens, 0) !== undefined || verbByObject(tokens, 0) !== undefined) return tokens;
  if (tokens.some(({ kind, key }) => kind === 'mark' || (kind === 'word' && finite.has(key)))) return tokens;
  const read = { kind: 'word', key: 'read', start: first.start, end: first.start } as const;
  return rephrasedOnce([read, ...tokens]) ?? tokens;
}

function rephrasedOnce(tokens: readonly Token[]): readonly Token[] | undefined {
  if (tokens.length === 0 || tokens.length > longest) return undefined;
  const keys = new Set(tokens.flatMap((token) => (isWord(token) ? [token.key] : [])));
  const numbers = new Set([...keys].flatMap((key) => formsByWord.get(key) ?? []));
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const { pieces, needs, instead } = forms[number] as Form;
    if (!needs.every((some) => [...some].some((key) => keys.has(key)))) continue;
    const bound = laid(pieces, tokens, 0, 0, new Map());
    const next = bound && written(instead, bound, tokens[0] as Token);
    if (next !== undefined && !isLike(next, tokens)) return next;
  }
  return undefined;
}

const isLike = (one: readonly Token[], other: readonly Token[]): boolean =>
  one.length === other.length && one.every(({ key }, at) => key === other[at]?.key);

function laid(pieces: readonly Piece[], tokens: readonly Token[], at: number, from: number, bound: Bound): Bound | undefined {
  const piece = pieces[at];
  const token = tokens[from];
  if (piece === undefined) return token === undefined ? bound : undefined;
  const go = (taken: readonly Token[], name: string) =>
    laid(pieces, tokens, at + 1, from + taken.length, new Map([...bound, [name, taken]]));
  if (piece.type === 'rest') return new Map([...bound, [piece.name, tokens.slice(from)]]);
  if (token === undefined) return undefined;
  if (piece.type === 'stretch') {
    if (token.kind === 'mark') return laid(pieces, tokens, at, from + 1, bound);
    for (let to = from + 1; to <= tokens.length && isWithin(tokens[to - 1] as Token); to += 1) {
      // "Next to it" is one preposition.
      const isCut = tokens[to - 1]?.key === 'next' && tokens[to]?.key === 'to';
      const found = !isCut && isSaid(tokens.slice(from, to)) ? go(tokens.slice(from, to), piece.name) : undefined;
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (fits(piece, token)) return go([token], piece.type === 'words' ? `$${piece.group}` : piece.name);
  if (piece.type === 'words' && piece.mayLack && !tokens.some(({ key }) => piece.keys.has(key)))
    return laid(pieces, tokens, at + 1, from, bound);
  const isPassed = piece.type !== 'gerund' && (token.kind === 'mark' || (token.kind === 'word' && articles.has(token.key)));
  return isPassed ? laid(pieces, tokens, at, from + 1, bound) : undefined;
}

/** Numbers and places are said in words, too. */
const isWord = ({ kind, type }: Token): boolean => kind === 'word' || type === 'number' || type === 'ordinal';
const isWithin = ({ kind, key }: Token): boolean => kind !== 'mark' && !(kind === 'word' && bounds.has(key));
const isSaid = (tokens: readonly Token[]): boolean => tokens.some(({ kind, key }) => kind !== 'word' || !articles.has(key));

function fits(piece: Exclude<Piece, { readonly type: 'stretch' | 'rest' }>, token: Token): boolean {
  if (piece.type === 'words') return isWord(token) && piece.keys.has(token.key);
  if (piece.type === 'number') return token.kind === 'slot' || token.type === 'number';
  if (piece.type === 'value') return token.kind === 'slot' || token.kind === 'value' || token.named === true;
  if (piece.type === 'participle') return token.participle === true;
  if (piece.type === 'gerund') return token.gerund === true;
  if (piece.type === 'superlative') return token.kind === 'word' && (isSuperlative(token.key) || token.key === 'best');
  return token.kind === 'slot' || token.type === 'email' || (token.kind === 'word' && !articles.has(token.key) && !markers.has(token.key));
}

/** As what is to be done, or was: no more what says which. */
export const asDone = ({ participle: _, ...token }: Token): Token => token;

/** What follows them is to be done. */
const toDo: ReadonlySet<string> = new Set(['to', '?how']);

/** A rank is none of a word's. */
const saidAs = (word: string): Pick<Token, 'kind' | 'type' | 'plural'> =>
  tokensOf(word)[0]?.type === 'ordinal'
    ? { kind: 'value', type: 'ordinal' }
    : { kind: 'word', ...(word.endsWith('*') && { plural: true }) };

const written = (instead: readonly string[], bound: Bound, { start }: Token): readonly Token[] =>
  instead.flatMap(
    (word, at) =>
      ((word === 'P' && at === 0) || toDo.has(instead[at - 1] ?? '') ? bound.get(word)?.map(asDone) : bound.get(word)) ??
      // One of several forms has nothing there.
      (word === '...' ? [] : undefined) ?? [{ ...saidAs(word), key: keyOf(word), start, end: start }],
  );
