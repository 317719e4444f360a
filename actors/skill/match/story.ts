/** What of a text is to be done or answered, and what only tells why: "We are moving. Change the address to 9 Oak Avenue". */
import { timeAt } from './times.ts';
import type { Token } from './tokens.ts';
import { markers } from './words/framing.ts';

/** A clause as it was said, and what it says. */
interface Said {
  readonly tokens: readonly Token[];
  readonly senses: readonly Token[];
}

/** Without the sentences that only tell why, where what is asked for is whole without them. */
export function withoutStory(sentences: readonly (readonly Said[])[]): readonly Said[] {
  const asked = sentences.filter(isAsked);
  const isWhole = asked.length > 0 && asked.every(([first]) => first !== undefined && standsAlone(first));
  return sentences.flatMap((clauses) => {
    if (!isAsked(clauses)) return isWhole && isStory(clauses) ? [] : clauses;
    return clauses.filter((clause) => isWanted(clause) || !isStory([clause]));
  });
}

/** "The senate passed it and rejected that": what follows the "and" has a subject as well, and is no order. */
const isAsked = ([first]: readonly Said[]): boolean => first !== undefined && isWanted(first);
const isWanted = (said: Said): boolean => isOrder(said) || isQuestion(said.senses);
const isQuestion = (senses: readonly Token[]): boolean => asking.has(senses[0]?.key ?? '');

const isOrder = ({ tokens, senses }: Said): boolean =>
  senses.some(
    ({ key, start }, at) =>
      key.startsWith('@') &&
      (at === 0 || !isOfSubject(tokens, start)) &&
      senses.slice(0, at).every((before) => !tellers.has(before.key) && !before.key.startsWith('?')),
  );

/** "My sister is getting married" has nothing got. */
const isOfSubject = (tokens: readonly Token[], act: number): boolean =>
  subjects.has(tokens[0]?.key ?? '') && tokens.some(({ key, start }) => start < act && finite.has(key));
const subjects: ReadonlySet<string> = new Set(['my', 'our', 'the', 'this', 'that', 'these', 'those', 'some', 'a', 'an']);
const finite: ReadonlySet<string> = new Set('is are am was were has have had keep kept'.split(' '));

/** Begin what somebody wants to know. */
const asking: ReadonlySet<string> = new Set('?how ?may why when where who whose what which =what =howlong =howmuch how'.split(' '));

/** Who speaks, or of whom it is spoken. */
const tellers: ReadonlySet<string> = new Set(
  'i we he she they it its my our his her their who what where when why how there = was were been had have nobody'.split(' '),
);
const binding: ReadonlySet<string> = new Set(
  'not no never only =only =except =without =unless if must should =all =both =atleast =atmost'.split(' '),
);

const owned: ReadonlySet<string> = new Set(['my', 'our']);
const pointing: ReadonlySet<string> = new Set('it its them they something anything some any'.split(' '));
const demonstrative: ReadonlySet<string> = new Set('this that these those'.split(' '));
const indefinite: ReadonlySet<string> = new Set(['a', 'an']);

/** "Block it", "why?" and "find a hotel" mean what was told before. */
function standsAlone({ tokens, senses }: Said): boolean {
  // "Why is my transfer pending?" says of what.
  if (isQuestion(senses) && !tokens.some(({ key }) => owned.has(key))) return false;
  const points = ({ kind, key }: Token, at: number) =>
    kind === 'word' && (pointing.has(key) || (demonstrative.has(key) && endsAt(tokens[at + 1])));
  if (tokens.some(points)) return false;
  return !tokens.some(({ key }) => indefinite.has(key)) || tokens.some(({ kind, named }) => kind === 'value' || kind === 'slot' || named);
}

const endsAt = (next: Token | undefined): boolean => next === undefined || next.kind !== 'word' || markers.has(next.key);

const wishes: ReadonlySet<string> = new Set('want need prefer @like love hate'.split(' '));
const afterWishes: ReadonlySet<string> = new Set('to it them him her you'.split(' '));
const days =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)$/;

const conditions: ReadonlySet<string> = new Set('if unless when whenever while until till before once instead without'.split(' '));
const auxiliaries: ReadonlySet<string> = new Set('is are am has do doe did'.split(' '));
const greetings: ReadonlySet<string> = new Set('hi hello hey thank thanks'.split(' '));

/** Somebody is said to do or to be something, or is greeted. What is joined by "and" is said of the same. */
const isStory = (clauses: readonly Said[]): boolean => {
  const told = clauses[0]?.tokens ?? [];
  if (greetings.has(told[0]?.key ?? '')) return clauses.every(limitsNothing);
  const isSaid = told.some(({ key }) => tellers.has(key) || auxiliaries.has(key)) || isReason(told);
  return isSaid && !conditions.has(told[0]?.key ?? '') && clauses.every(limitsNothing);
};

/** "Since the seam rips" tells why, "since Monday" tells when. */
const isReason = (told: readonly Token[]): boolean =>
  /^(?:sinc|since)$/.test(told[0]?.key ?? '') &&
  told.length > leastReason &&
  told[1]?.kind === 'word' &&
  timeAt(told, 1) === undefined &&
  !told[1].named;
const leastReason = 3;

/** Without a "not", a value, a name, a wish or anything else that says more about what is to be done. */
const limitsNothing = ({ tokens, senses }: Said): boolean =>
  !tokens.some(({ key }, at) => wishes.has(key) && !afterWishes.has(tokens[at + 1]?.key ?? '')) &&
  !tokens.some(({ named, key }) => named && key !== 'i' && !days.test(key)) &&
  senses.every(
    (token, at) =>
      isTold(senses, at) || ((token.kind === 'word' || token.kind === 'mark') && !binding.has(token.key) && !token.key.startsWith('?')),
  );

const since: ReadonlySet<string> = new Set(['ago', 'since', 'earlier']);
const lasting: ReadonlySet<string> = new Set('night day morning evening week weekend month year time'.split(' '));
const happened: ReadonlySet<string> = new Set('have had did was were'.split(' '));

/** What did not happen, when something did, what nobody can do, "all night" and the "one" of "an old one" limit nothing that is still to be done. */
function isTold(senses: readonly Token[], at: number): boolean {
  const { type, key, start, end } = senses[at] as Token;
  if (key === '=all') return lasting.has(senses[at + 1]?.key ?? '');
  if (key === 'not' && senses[at - 1]?.key === 'can') return /^(?:i|we)$/.test(senses[at - 2]?.key ?? '');
  if (key === 'not') return happened.has(senses[at - 1]?.key ?? '') || senses.slice(0, at).some((before) => before.key === 'there');
  return type === 'number' && ((key === '1' && end - start === 3) || senses.slice(at + 1, at + 3).some((next) => since.has(next.key)));
}
