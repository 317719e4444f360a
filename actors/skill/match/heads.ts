/** What is asked for besides the words that are compared: which unit of time, for "what time" and "what day" are both "when", and whose it is. */
import { parametersIn } from '../templates.ts';
import { tokensOf } from './tokens.ts';
import { empty, markers } from './words/framing.ts';

const asked = /\b(?:what|which)\s+(?<unit>time|hour|day|date|weekday|week|month|season|quarter|year|decade|century)\b/i;
const alike: Readonly<Record<string, string>> = { hour: 'time', date: 'day', weekday: 'day' };

const unitIn = (text: string): string | undefined => {
  const unit = asked.exec(text)?.groups?.unit?.toLowerCase();
  return unit === undefined ? undefined : (alike[unit] ?? unit);
};

/** Whoever asks for no unit may be told any. */
export function asksForOther(goal: string, request: string): boolean {
  const [wanted, said] = [unitIn(goal), unitIn(request)];
  return wanted !== undefined && said !== undefined && wanted !== said;
}

type Owner = 'mine' | 'yours' | 'his' | 'hers' | 'theirs';

const owners: ReadonlyMap<string, Owner> = new Map(
  Object.entries({ my: 'mine', our: 'mine', your: 'yours', his: 'his', her: 'hers', their: 'theirs' } as const),
);
/** What is owned is said in so many words at most. */
const longestName = 3;

/** Of anybody: "how do you change your name". */
const ofAnybody = /\bhow\b|\b(?:can|do|should|could) you\b/i;

/** Whose each thing is, by the words that follow; "tell her to" says of nothing that it is hers. */
function owned(text: string): ReadonlyMap<string, ReadonlySet<Owner>> {
  const tokens = tokensOf(text);
  const found = new Map<string, Set<Owner>>();
  for (const [at, { kind, key }] of tokens.entries()) {
    const owner = kind === 'word' ? owners.get(key) : undefined;
    if (owner === undefined) continue;
    for (const word of tokens.slice(at + 1, at + 1 + longestName)) {
      if (word.kind !== 'word' || markers.has(word.key) || empty.has(word.key)) break;
      found.set(word.key, (found.get(word.key) ?? new Set()).add(owner));
    }
  }
  return found;
}

/** "This one", "that one": of two things that are pointed at, which. */
const pointing = /\b(this|that|these|those)\s+ones?\b/giu;
const pointedAt = (text: string): string => [...text.toLowerCase().matchAll(pointing)].map(([, word]) => word).join(' ');

export const pointsElsewhere = (goal: string, request: string): boolean => pointedAt(goal) !== pointedAt(request);

/** Whether one of them may be meant by both; of whom "they" is said, it may be he or she. */
const mayBeOne = (one: ReadonlySet<Owner>, other: ReadonlySet<Owner>): boolean =>
  [...one].some(
    (owner) => other.has(owner) || (isTheirs(owner) && other.has('theirs')) || (owner === 'theirs' && [...other].some(isTheirs)),
  );
const isTheirs = (owner: Owner): boolean => owner === 'his' || owner === 'hers' || owner === 'theirs';

/** What is mine is not yours, nor hers, thing by thing; and where no thing is owned in both, as a whole. Who asks how anything is done speaks of anybody. */
export function isOfOther(goal: string, request: string): boolean {
  const [wanted, said] = [owned(goal), owned(request)];
  if (wanted.size === 0 || said.size === 0) return false;
  const isAnybody = ofAnybody.test(goal) || ofAnybody.test(request);
  // Whoever is a parameter may be a man or a woman.
  const isOpen = parametersIn(goal).length > 0;
  const differ = (one: ReadonlySet<Owner>, other: ReadonlySet<Owner>): boolean =>
    !mayBeOne(one, other) && !(isAnybody && ![...one, ...other].some(isTheirs)) && !(isOpen && [...one, ...other].every(isTheirs));
  const shared = [...wanted].flatMap(([thing, one]) => (said.has(thing) ? [[one, said.get(thing) as ReadonlySet<Owner>] as const] : []));
  if (shared.length > 0) return shared.some(([one, other]) => differ(one, other));
  if (isOwnedOnlyIn(wanted, request) && isOwnedOnlyIn(said, goal)) return true;
  const [all, others] = [wanted, said].map((of) => new Set([...of.values()].flatMap((some) => [...some])));
  return differ(all as ReadonlySet<Owner>, others as ReadonlySet<Owner>);
}

/** My replies to the post are not the replies to my post. */
const isOwnedOnlyIn = (own: ReadonlyMap<string, unknown>, other: string): boolean =>
  tokensOf(other).some(({ kind, key }) => kind === 'word' && own.has(key));
