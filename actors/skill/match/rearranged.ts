/** Whether two goals say the same in the same words, arranged otherwise: each word of one is in the other, and stands there for the same. */
import { parametersIn, type Values } from '../templates.ts';
import { fillings } from './fillings.ts';
import { type Both, type Order, saysSame } from './moved.ts';
import type { Agree } from './port.ts';
import { asRead, asTold, type Said, type Word } from './said-words.ts';

const mostWords = 40;

type Skill = Parameters<Agree>[0];

/** The values with which a request says what the skill does; undefined when it does not, or in two ways. */
export function valuesRearranged({ goal, parameters }: Skill, request: string): Values | undefined {
  if (parametersIn(goal).length === 0) return isRearranged(goal, request, false) ? {} : undefined;
  const ways = fillings(goal, parameters, request).filter(({ text }) => actsIn(text) === actsIn(goal) && isRearranged(text, request, true));
  return ways.length === 1 ? ways[0]?.values : undefined;
}

/** "Search for {{param:query}}" does not read a price, whatever is searched for. */
const actsIn = (goal: string): string =>
  asRead(goal)
    .words.flatMap(({ key }) => (key.startsWith('@') ? [key] : []))
    .join(' ');

/** Of goals without parameters, or with what fills them; symmetric. */
function isRearranged(goal: string, request: string, isFilled: boolean): boolean {
  // Reading costs more than that: most goals that are compared are of something else.
  if (differs(asTold(goal), asTold(request))) return false;
  const [one, other] = [asRead(goal), asRead(request)];
  if (one.isOrder !== other.isOrder) return false;
  const how = { isOrder: one.isOrder, isInTurn: inTurn.test(goal) || inTurn.test(request), isFilled };
  return areAlike(one, other, { ...how, isPlain: false }) || areAlike(asTold(goal), asTold(request), { ...how, isPlain: true });
}

const inTurn = /\bthen\b/i;

/** So many words of either may be said by their senses. */
const mostApart = 4;

function differs({ words: here }: Said, { words: there }: Said): boolean {
  const [one, other] = [here, there].map((words) => new Set(words.map(({ key }) => key))) as [Set<string>, Set<string>];
  return [...one].filter((key) => !other.has(key)).length > mostApart || [...other].filter((key) => !one.has(key)).length > mostApart;
}

interface How extends Order {
  /** Values stand in the goal. */
  readonly isFilled: boolean;
}

function areAlike(one: Said, other: Said, how: How): boolean {
  if (one.whether !== other.whether || one.isOfSpeaker !== other.isOfSpeaker) return false;
  if (one.joints !== other.joints || !areOfOneTime(one.tense, other.tense)) return false;
  if (isOfThePast(one, other) || isOfThePast(other, one)) return false;
  if (Math.max(one.words.length, other.words.length) > mostWords || Math.abs(one.words.length - other.words.length) > 2) return false;
  // Which of two like words is which may be told from one side only.
  return [matched(one.words, other.words, how), matched(other.words, one.words, how)].some(
    (both) => both !== undefined && (saysSame(both, how) || saysSame(turned(both), how)),
  );
}

/** What goes on is not what will be; a question in the present may be about either. */
const areOfOneTime = (one: Said['tense'], other: Said['tense']): boolean =>
  one === other ||
  one === undefined ||
  other === undefined ||
  (!apart.has(one) && !apart.has(other) && (one === 'present' || other === 'present'));

const apart: ReadonlySet<Said['tense']> = new Set(['past', 'outlook']);

/** What it cost is not what it costs; what was done may be told by a verb alone. */
const isOfThePast = (one: Said, other: Said): boolean => one.tense === 'past' && other.tense === undefined && !other.mayBePast;

/** From the other's side. */
function turned(both: readonly Both[]): readonly Both[] {
  const at = new Map(both.map((one, index) => [one, index]));
  return [...both].sort((a, b) => a.at - b.at).map((one) => ({ here: one.there, there: one.here, at: at.get(one) as number }));
}

/** Undefined when a word of one is not in the other. */
function matched(here: readonly Word[], there: readonly Word[], { isFilled }: How): readonly Both[] | undefined {
  const left = new Set(there.keys());
  const found: Both[] = [];
  const missing: Word[] = [];
  for (const word of here) {
    const ways = [...left].filter((at) => isSame(word, there[at] as Word));
    const next = (found.at(-1)?.at ?? -1) + 1;
    const at = ways.find((way) => way === next) ?? ways.find((way) => there[way]?.before === word.before) ?? ways[0];
    if (at === undefined) missing.push(word);
    else found.push({ here: word, there: there[at] as Word, at });
    if (at !== undefined) left.delete(at);
  }
  const more = [...left].map((at) => there[at] as Word);
  // A row is no column, though either may be left out.
  if ([...missing, ...more].some(({ optional }) => !optional) || (missing.length > 0 && more.length > 0)) return undefined;
  // All that is left beside a value is the act: without it, anything is searched for.
  if (isFilled && missing.length + more.length > 0) return undefined;
  return found.length > 0 && found.every(countsAlike) ? found : undefined;
}

/** A verb is the same word where it stands as one and where it does not. */
const isSame = (one: Word, other: Word): boolean =>
  one.kind === other.kind && (one.key === other.key || (one.kind === 'word' && bare(one.key) === bare(other.key)));
const bare = (key: string) => key.replace(/^[@=]/, '');

/** An airplane and airplanes fly; but this kettle and these are not one. */
const countsAlike = ({ here, there }: Both): boolean =>
  here.plural === there.plural || here.kind !== 'word' || !(here.isThis || there.isThis);
