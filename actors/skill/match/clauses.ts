/** A goal as it is compared: its clauses in order, each as parts that begin with a verb or a preposition. */
import { Recent } from '../../recent.ts';
import { attributes, isOwn, kept } from './belonging.ts';
import { contrasted } from './contrasted.ts';
import { withNamedBefore } from './named-before.ts';
import { apartSaid } from './predicates.ts';
import { withBestFirst, withCounts, withoutAll, withPlacesFirst, withStateFirst } from './ranks.ts';
import { withReported } from './reported.ts';
import { withReturned } from './returned.ts';
import { beginsClause, isDoing, sensesOf } from './senses.ts';
import { withoutStory } from './story.ts';
import { isAlone, isBareTime, timeAt } from './times.ts';
import { type Token, tokensOf } from './tokens.ts';
import { withToldBefore } from './told-before.ts';
import { toldWhen } from './told-when.ts';
import { isFrame } from './unframed.ts';
import { withOnes } from './units.ts';
import { markers } from './words/framing.ts';
import { kinds } from './words/things.ts';
import { intoVerbs } from './words/verbs.ts';

export interface Part {
  /** The preposition that it begins with; empty for what is said first, or of a verb. */
  readonly marker: string;
  readonly words: readonly Element[];
  /** Nothing was said for the preposition. */
  readonly isBare?: true;
}

/** `optional`: a kind of control or place behind its name; whether it is said makes no difference. */
export interface Element extends Token {
  readonly optional?: true;
  /** The last word of a name: whether it is one or several counts. */
  readonly head?: true;
}

export const withoutHead = ({ head: _, ...element }: Element): Element => element;

export type Clause = readonly Part[];

const conjunctions: ReadonlySet<string> = new Set(['and', 'then', 'but', 'or']);

/** What is compared often is cut once. */
const cut = new Recent<readonly Clause[]>(10_000);

/** Of any text; its clauses end at full stops and where a verb follows a comma or "and". What only tells why is left out. */
export const clausesIn = (text: string): readonly Clause[] => cut.of(text, () => clausesOf(text));

function clausesOf(goal: string): readonly Clause[] {
  const tokens = contrasted(tokensOf(goal));
  const statement = apartSaid(tokens);
  const said = withReported(parted(withOnes(statement)));
  const told = withToldBefore(said);
  const sentences = (told === said ? withNamedBefore(said) : told)
    .map((clauses) =>
      clauses.map((tokens) => ({ tokens, senses: sensesOf(withCondition(tokens)) })).filter(({ senses }) => senses.length > 0),
    )
    .filter((clauses) => clauses.length > 0);
  // Of what is only stated, each part is as much of it as the other.
  const asked = statement === tokens ? withoutStory(sentences) : sentences.flat();
  return withReturned(asked.map(({ senses }) => partsOf(senses)));
}

/** The clauses of each sentence, and of each part of one that begins anew behind a comma. */
function parted(tokens: readonly Token[]): readonly (readonly (readonly Token[])[])[] {
  const sentences: Token[][][] = [];
  let current: Token[] = [];
  let isJoined = false;
  const end = (joins = false, isFollowed = true) => {
    while (current.at(-1)?.kind === 'mark') current.pop();
    const whole = isJoined ? sentences.at(-1) : undefined;
    if (current.length > 0 && !(isFollowed && isFrame(current)))
      whole === undefined ? sentences.push([...inTime(current)]) : whole.push(...inTime(current));
    isJoined = joins;
    current = [];
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    if (token.kind === 'mark') {
      const next = tokens[at + 1];
      const begins = beginsClause(tokens, at + 1) || (token.key === ',' && speakers.has(next?.key ?? '') && !next?.named);
      const follows = current.length > 0 && /[,:]/.test(token.key) && begins;
      if (/[.!?;]/.test(token.key) || (follows && !isPlace(current) && !subordinating.has(current[0]?.key ?? ''))) end();
      // "Hi, is it open?": what only opens it ends there.
      else if (token.key === ',' && sentences.length === 0 && isFrame(current)) current = [];
      else if (token.key === ',' && current.length > 0) current.push(token);
      continue;
    }
    // "Sorted by date" orders to sort, too.
    if (isSorted(tokens, at) && current.length > 1) end();
    const isJoin = token.kind === 'word' && conjunctions.has(token.key) && current.length > 0;
    if (isJoin && (token.key === 'then' || (token.key !== 'or' && beginsClause(tokens, at + 1)))) end(true);
    else current.push(token);
  }
  end(false, sentences.length > 0);
  return sentences;
}

const isSorted = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.participle === true &&
  /^(?:sort|order|arrang)$/.test(tokens[at]?.key ?? '') &&
  tokens[at + 1]?.key === 'by' &&
  !/^(?:be|is|are|was|were)$/.test(tokens[at - 1]?.key ?? '');

/** "In the settings," belongs to what follows; "after opening them," is a clause. */
const isPlace = (tokens: readonly Token[]): boolean =>
  tokens.every(({ kind, key }) => kind !== 'mark' && !speakers.has(key)) &&
  (markers.has(tokens[0]?.key ?? '') || tokens[0]?.key === 'near') &&
  !isDoing(tokens, 1);

const speakers: ReadonlySet<string> = new Set('i we he she they it'.split(' '));

const subordinating: ReadonlySet<string> = new Set(['if', 'because', '=because', 'when', 'while', 'although', 'though', 'since', 'unless']);

/** "If it rains, close it" is to close it if it rains. */
function withCondition(tokens: readonly Token[]): readonly Token[] {
  if (!subordinating.has(tokens[0]?.key ?? '')) return tokens;
  const comma = tokens.findIndex(({ kind }) => kind === 'mark');
  return comma > 1 && comma < tokens.length - 1 ? [...tokens.slice(comma + 1), ...tokens.slice(0, comma)] : tokens;
}

/** "Read it after searching" and "after searching, read it" begin with the search; "without sending it" is a clause. */
function inTime(tokens: Token[]): readonly Token[][] {
  const at = tokens.findIndex(({ key, kind }, index) => kind === 'word' && apart.has(key) && isDoing(tokens, index + 1));
  const word = tokens[at];
  if (word === undefined) return (toldWhen(tokens) ?? [tokens]).map((clause) => [...clause]);
  const comma = at === 0 ? tokens.findIndex(({ kind }) => kind === 'mark') : -1;
  if (at === 0 && comma === -1) return [word.key === 'without' ? [{ ...word, key: 'not' }, ...tokens.slice(1)] : tokens.slice(1)];
  const done = comma === -1 ? tokens.slice(at + 1) : tokens.slice(1, comma);
  const rest = comma === -1 ? tokens.slice(0, at) : tokens.slice(comma + 1);
  if (word.key === 'without') return [rest, [{ ...word, key: 'not' }, ...done]];
  return (word.key === 'after') === (comma === -1) || word.key === 'after' ? [done, rest] : [rest, done];
}

const apart: ReadonlySet<string> = new Set(['after', 'before', 'without']);

interface OpenPart {
  readonly marker: string;
  readonly isBare?: true;
  readonly words: Token[];
}

function partsOf(told: readonly Token[]): Clause {
  const said = withoutAll(told);
  const senses = said.map((token, at) => (isForSomething(said, at) ? { ...token, key: '@subscribe' } : token));
  const parts: OpenPart[] = [{ marker: '', words: [] }];
  let verb = '';
  for (const [at, sense] of senses.entries()) {
    const current = parts.at(-1) as OpenPart;
    const token = isThingOf(sense, current.words, verb, senses[at + 1]) ? { ...sense, key: sense.key.replace('@', '=') } : sense;
    const marker = at === senses.length - 1 || isAlone(senses, at) || token.kind !== 'word' ? undefined : markers.get(token.key);
    const isVerb = token.key.startsWith('@') && token.kind === 'word';
    if (isVerb) {
      verb = token.key;
      if (current.words.some(({ key }) => key !== 'not' && key !== '?how')) parts.push({ marker: '', words: [token] });
      else current.words.push(token);
      parts.push({ marker: '', words: [] });
    } else if (marker === undefined && isBareTime(senses, at) && (current.words.length > 0 || current.marker === '')) {
      parts.push({ marker: timeAt(senses, at) ?? '', isBare: true, words: [token] });
    } else if (marker === undefined) current.words.push(token);
    else if (
      (marker === 'in' || (marker === 'for' && verb !== '@reschedule')) &&
      !intoVerbs.has(verb) &&
      timeAt(senses, at + 1) !== undefined
    )
      parts.push({ marker: timeAt(senses, at + 1) ?? '', words: [] });
    else if (token.key === 'on' && informing.has(senses[at - 1]?.key ?? '') && timeAt(senses, at + 1) === undefined)
      parts.push({ marker: 'about', words: [] });
    else if (isOwn(marker, verb, senses[at - 1]?.key ?? '', senses[at + 1])) current.words.push({ ...token, key: 'of' });
    // "To delete it" is no place.
    else if (marker !== 'to' || senses[at + 1]?.key.startsWith('@') !== true)
      parts.push({ marker: behind(verb, marker, senses, at), words: [] });
  }
  return lookedUp(filledIn(parts.filter(({ words }) => words.length > 0))).map((part, at, all) => ({
    ...part,
    words:
      at > 0 && isTable(part, senses[0])
        ? part.words.map(asOptional)
        : elementsOf(stated(part.words, senses[0], at === all.length - 1), at > 0),
  }));
}

/** What is marked so is to become so. */
const stated = (words: readonly Token[], verb: Token | undefined, isLast: boolean): readonly Token[] =>
  // "The flats only with a garden": what follows it is limited then.
  (verb !== undefined && becoming.has(verb.key)) || (!isLast && words.at(-1)?.key === '=only') ? words : withStateFirst(words);
const becoming: ReadonlySet<string> = new Set('@mark @edit @verify @report @write @send @type @search'.split(' '));

/** "The date of the last login": behind "of" it ends the name of a thing. */
function isThingOf({ kind, key }: Token, before: readonly Token[], verb: string, next: Token | undefined): boolean {
  if (kind !== 'word' || !key.startsWith('@')) return false;
  const of = before.findLastIndex((word) => word.kind === 'word' && word.key === 'of');
  return verb !== '' && of > 0 && (next === undefined || next.kind === 'mark' || markers.has(next.key));
}

/** What is booked for some people, where nothing else is said. */
const isTable = ({ marker, words }: OpenPart, verb: Token | undefined): boolean =>
  verb?.key === '@book' && marker === '' && words.length === 1 && words[0]?.key === 'tabl';
const asOptional = (token: Token): Element => ({ ...token, optional: true });

/** Who signs up for a newsletter subscribes to it. */
const isForSomething = (senses: readonly Token[], at: number): boolean =>
  senses[at]?.key === '@register' && senses.slice(at + 1).some(({ kind, key }) => kind === 'word' && key === 'for');

/** "News on chess" is about it. */
const informing: ReadonlySet<string> = new Set('news =info advice tip =article =opinion report documentary lecture'.split(' '));

/** A comment, and maybe what it says, stands before it. */
const isCommented = (senses: readonly Token[], at: number): boolean => {
  const before = senses[at - 1];
  return before?.key === 'comment' || (senses[at - 2]?.key === 'comment' && (before?.kind === 'slot' || before?.type === 'quoted'));
};

/** The preposition there, as the verb before it takes it. */
function behind(verb: string, marker: string, senses: readonly Token[], at: number): string {
  if (marker === 'from' && isWay(senses, at)) return marker;
  if ((marker === 'to' || marker === 'under') && verb === '@write' && isCommented(senses, at)) return 'in';
  return verb === '@translate' && senses[at]?.key === 'into' ? 'to' : governed(verb, marker, senses[at + 1]);
}

/** What a verb takes with one preposition it may take with another: "put it in the cart", "read it from the row". */
function governed(verb: string, marker: string, next: Token | undefined): string {
  if (marker === 'in' && intoVerbs.has(verb)) return qualities.has(next?.key ?? '') ? 'in' : 'to';
  if ((marker === 'from' || marker === 'using') && verb === '@pay') return 'with';
  if (marker === 'for' && verb === '@count') return 'in';
  if (marker === 'for' && verb === '@remind') return 'about';
  if (marker === 'for' && verb === '@reschedule') return 'to';
  if (marker === 'for' && verb === '@subscribe') return 'to';
  return marker === 'from' && takenFrom.has(verb) ? 'in' : marker;
}

/** From one place to another, or from what needs no article: flights from Oslo are not those in Oslo, but a price from the table is in it. */
function isWay(senses: readonly Token[], at: number): boolean {
  const [from, next] = [senses[at], senses[at + 1]];
  if (from === undefined || next === undefined) return false;
  if (senses.some(({ kind, key }) => kind === 'word' && key === 'to')) return true;
  if (senses[0]?.key !== '@read' || next.start - from.end > 1 || next.type === 'ordinal') return false;
  const place = senses.slice(at + 1);
  const end = place.findIndex(({ kind, key }) => kind === 'mark' || (kind === 'word' && markers.has(key)));
  return !(end === -1 ? place : place.slice(0, end)).some(({ key }) => kinds.has(key.replace(/^=/, '')) || kept.has(key));
}

/** What something is had in goes nowhere: "the shirt in size M". */
export const qualities: ReadonlySet<string> = new Set(['size', 'color']);
/** What is there is taken from there. */
const takenFrom: ReadonlySet<string> = new Set(['@read', '@delete', '@select']);

/** Who fills a field with something enters it there. */
function filledIn(parts: readonly OpenPart[]): readonly OpenPart[] {
  const [verb, field, value, ...rest] = parts;
  if (verb?.words[0]?.key !== '@type' || field?.marker !== '' || value?.marker !== 'with') return parts;
  return [verb, { ...value, marker: '' }, { ...field, marker: 'in' }, ...rest];
}

const lookingUp: ReadonlySet<string> = new Set(['@search', '@check']);

/** Who looks up a price reads it. */
function lookedUp(parts: readonly OpenPart[]): readonly OpenPart[] {
  const [verb, object] = parts;
  const [first] = verb?.words ?? [];
  if (first === undefined || verb?.words.length !== 1 || !lookingUp.has(first.key) || object?.marker !== '') return parts;
  const of = object.words.findIndex(({ key }) => key === 'of');
  const named = object.words[of === -1 ? object.words.length - 1 : of - 1];
  return attributes.has(named?.key ?? '') ? [{ ...verb, words: [{ ...first, key: '@read' }] }, ...parts.slice(1)] : parts;
}

/** "Status of order 7" asks to read it. */
const unsaid: ReadonlySet<string> = new Set(['@read', '@search']);

/** "The price of the lamp", "the lamp's price": the lamp first. */
function elementsOf(words: readonly Token[], isBehind = false): readonly Element[] {
  // Behind another verb it is no act: "change the display name".
  if (words.length === 1 && words[0]?.key.startsWith('@'))
    return unsaid.has(words[0].key) && !isBehind ? [{ ...words[0], optional: true }] : words;
  const groups: Token[][] = [[]];
  for (const word of withBestFirst(words)) {
    if (word.kind === 'word' && word.key === 'of') groups.push([]);
    else (groups.at(-1) as Token[]).push(word);
  }
  if (words.length > 1 && isOwnSite(words[0] as Token)) return elementsOf(words.slice(1));
  const isCounted = !words.some(({ key }) => key === '=all');
  const ordered: Element[] = withPlacesFirst(groups.reverse().flatMap((group) => withCounts(isCounted ? withHead(group) : group)));
  const last = ordered.at(-1);
  const name = ordered.slice(0, -1);
  if (
    last?.kind === 'word' &&
    kinds.has(last.key.replace(/^=/, '')) &&
    name.some(({ kind, key }) => kind !== 'word' || !key.startsWith('=all'))
  )
    return [...name, { ...last, optional: true }];
  return last === undefined || ordered.some(({ key }) => key === '=all') ? ordered : [...name, { ...last, head: true }];
}

const withHead = (group: readonly Token[]): readonly Element[] =>
  group.map((token, at) =>
    token.kind === 'word' && (at === group.length - 1 || group[at + 1]?.key === 'and') ? { ...token, head: true } : token,
  );

const isOwnSite = ({ owner, key }: Token): boolean => owner === true && key === '=website';
