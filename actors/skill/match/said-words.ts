/** The words of a goal that tell, in order, each with the preposition before it: what is compared where the rules of wording end. */
import { Recent } from '../../recent.ts';
import { clausesIn, type Element } from './clauses.ts';
import { alike } from './inflection.ts';
import { isJoint, type Placed, placed } from './placed.ts';
import { isAlone } from './times.ts';
import { type Token, tokensOf } from './tokens.ts';
import { empty, markers, questionWords } from './words/framing.ts';

export interface Said {
  readonly words: readonly Word[];
  /** Whether it asks whether something is so: must be equal. */
  readonly whether: boolean;
  /** It asks who or what, of somebody who speaks: "who do I call" is not "who calls". */
  readonly isOfSpeaker: boolean;
  /** As far as an auxiliary tells: what is and what was are two. */
  readonly tense: 'past' | 'present' | 'ongoing' | 'future' | 'outlook' | undefined;
  /** A verb of it may tell what was. */
  readonly mayBePast: boolean;
  readonly asks: boolean;
  /** How often one or the other is meant: "in Rome or Oslo" is not in both. */
  readonly joints: number;
}

interface Read extends Said {
  /** Orders are carried out one after the other; what is told or asked of may stand in another order. */
  readonly isOrder: boolean;
}

export interface Word {
  readonly key: string;
  /** As it is said, in small letters. */
  readonly text: string;
  readonly kind: Token['kind'];
  /** Where it stands in the text. */
  readonly start: number;
  /** The preposition right before it. */
  readonly before: string;
  /** Whether something ends before it: a sentence, a part between commas, or what "and" joins. */
  readonly begins: boolean;
  readonly joined: boolean;
  /** A word that tells nothing stands before it: it begins a name of its own. */
  readonly apart: boolean;
  readonly named: boolean;
  readonly plural: boolean;
  /** "The son's". */
  readonly owner: boolean;
  readonly participle: boolean;
  readonly optional: boolean;
  /** It, and no other: behind "the" or "my". What is best is it, too, be it one or several. */
  readonly isThis: boolean;
}

const read = new Recent<Read>(5_000);
const told = new Recent<Said>(5_000);

const past: ReadonlySet<string> = new Set(['was', 'were', 'did', 'had']);
const present: ReadonlySet<string> = new Set(['is', 'are', 'am', 'do', 'doe']);
const auxiliaries: ReadonlySet<string> = new Set('is are am be been do doe did was were would will can could have had'.split(' '));
const speakers: ReadonlySet<string> = new Set(['i', 'we', 'me', 'us', 'one']);
const subjects: ReadonlySet<string> = new Set(['i', 'we', 'one']);
const questions: ReadonlySet<string> = new Set([...questionWords, '=what', '?how', '?may', '@verify', '=howlong', '=howmuch', '=howoften']);

/** As the rules of wording read it: verbs by what they do, what "of" joins the owner first. */
export const asRead = (text: string): Read =>
  read.of(text, () => {
    const all = placed(clausesIn(text));
    const act = all.find(({ marker }) => marker === '')?.element.key ?? '';
    const found = said(text, withPrepositions(all));
    return { ...found, isOrder: !found.asks && act.startsWith('@') && act !== '@verify' };
  });

function withPrepositions(all: readonly Placed[]): readonly Element[] {
  const elements: Element[] = [];
  let [part, clause] = [-1, 0];
  for (const one of all) {
    if (one.clause !== clause) elements.push({ kind: 'mark', key: ';', start: 0, end: 0 });
    if (one.part !== part && one.marker !== '') elements.push({ kind: 'word', key: `${one.marker}:`, start: 0, end: 0 });
    elements.push(one.element);
    [part, clause] = [one.part, one.clause];
  }
  return elements;
}

/** As it stands there: its words by their base forms. */
export const asTold = (text: string): Said => told.of(text, () => said(text, tokensOf(text).map(asMarked)));

/** A text that is put into Greek is no Greek text before. */
const into: ReadonlySet<string> = new Set(['into', 'onto']);

function asMarked(token: Token, at: number, all: readonly Token[]): Token {
  const marker =
    token.kind === 'word' && !token.named && !isAlone(all, at) ? (into.has(token.key) ? 'to' : markers.get(token.key)) : undefined;
  return marker === undefined ? token : { ...token, key: `${marker}:` };
}

function said(text: string, elements: readonly Element[]): Said {
  const keys = elements.filter(({ kind }) => kind === 'word').map(({ key }) => key);
  const first = keys[0] ?? '';
  const end = text.trimEnd().at(-1);
  const asks = end === '?' || (questions.has(first) && end !== '.');
  const whether = asks && auxiliaries.has(first);
  const speaks = keys.some((key) => speakers.has(key));
  // Who asks "how do I" and who asks "how do you" ask the same, but not where both are spoken of.
  const isAnyone = asks && !(speaks && keys.includes('you'));
  const words: Word[] = [];
  let [before, begins, joined, apart] = ['', true, false, true];
  for (const [at, element] of elements.entries()) {
    const { kind, key } = element;
    if (kind === 'mark') [begins, before] = [true, ''];
    else if (kind === 'word' && key.endsWith(':') && isLeading(elements[at + 1])) before = key.slice(0, -1);
    else if (isJoint(element) || (kind === 'word' && (key === 'or' || key === 'but'))) [joined, begins] = [true, true];
    else if (!isIdle(element, elements[at + 1], { asks, isAnyone, isFirst: words.length === 0 })) {
      words.push({
        key: asks && words.length === 0 && /^(?:which|=what)$/.test(key) ? 'what' : key,
        text: wordsIn(text, element),
        kind,
        start: element.start,
        before: before === 'for' && element.gerund ? (key.startsWith('@') ? '' : 'to') : before,
        begins,
        joined,
        apart,
        named: element.named === true,
        plural: element.plural === true,
        owner: element.owner === true,
        participle: element.participle === true,
        optional: element.optional === true && (words.length === 0 || !key.startsWith('@')),
        isThis: isThis(text, element, asks),
      });
      [before, begins, joined, apart] = ['', false, false, false];
    } else apart = true;
  }
  const isOfSpeaker = /^(?:who|whom|what|which|=what)$/.test(first) && keys.some((key) => key === 'you' || subjects.has(key));
  const mayBePast = tokensOf(text).some(({ participle, key }) => participle === true && !alike.has(key));
  const joints = keys.filter((key) => key === 'or').length;
  return { words, whether, isOfSpeaker, tense: tenseOf(text), mayBePast, asks, joints };
}

function tenseOf(text: string): Said['tense'] {
  const tokens = tokensOf(text);
  const keys = tokens.map(({ key }) => key);
  // "Who won?" has no auxiliary.
  if (/^(?:who|what|which)$/.test(keys[0] ?? '') && tokens[1]?.participle === true) return 'past';
  if (keys.some((key) => past.has(key))) return 'past';
  // What it will be is not what it is, though what will open is what opens.
  if (keys.includes('will')) return /^(?:what|how)$/.test(keys[0] ?? '') && keys.includes('be') ? 'outlook' : 'future';
  if (keys.some((key) => present.has(key))) return tokens.some(({ gerund, key }) => gerund && key !== 'go') ? 'ongoing' : 'present';
  return undefined;
}

/** What nothing follows is no preposition: "turn it on". */
const isLeading = (next: Element | undefined): boolean => next !== undefined && next.kind !== 'mark';

/** In an order each thing is. */
function isThis(text: string, { start, end, kind }: Element, asks: boolean): boolean {
  if (kind !== 'word' || end <= start) return false;
  const before = definite.exec(text.slice(Math.max(0, start - 60), start));
  return !asks || (before !== null && !/\b(?:best|worst|top)\s/i.test(before[0]));
}

const definite = /(?:^|\s)(?:the|this|that|these|those|my|your|our|his|her|their|its)\s(?:[\p{L}\p{N}-]+\s){0,2}$/iu;

interface Asked {
  readonly asks: boolean;
  readonly isAnyone: boolean;
  readonly isFirst: boolean;
}

/** Tells nothing: "questions which can be answered", "is located in". */
function isIdle({ kind, key, named }: Element, next: Element | undefined, { asks, isAnyone, isFirst }: Asked): boolean {
  if (kind !== 'word') return false;
  if (isAnyone && (key === 'you' || subjects.has(key)) && (key === 'i' || !named)) return true;
  if (named) return false;
  if (key === 'which') return !isFirst;
  if (/^(?:locat|situat)$/.test(key)) return next?.kind === 'word' && next.key.endsWith(':');
  if (key === 'have' || key === 'had') return next?.participle === true || next?.key === 'been' || next?.key === 'not';
  if (key === 'can' || key === 'could' || key === 'would') return asks;
  if (key === 'there') return isFirst || auxiliaries.has(next?.key ?? '');
  return (empty.has(key) && !degrees.has(key)) || auxiliaries.has(key);
}

const degrees: ReadonlySet<string> = new Set('some any ever still already yet even'.split(' '));

const wordsIn = (text: string, { start, end }: Element): string =>
  text
    .slice(start, end)
    .toLowerCase()
    .replace(/['’]s?$/, '');
