/** Words that say an act: verbs by their sense, and nouns that amount to one behind a light verb. */
import { inLines, keyAt, type Phrase, phraseAt, phrasesOf, spelled } from './phrases.ts';
import { timeAt } from './times.ts';
import type { Token } from './tokens.ts';
import { actNouns, lightVerbs } from './words/acts.ts';
import { alsoNouns, verbs } from './words/verbs.ts';

export const verbPhrases = phrasesOf(inLines(verbs, '@'));
export const nouns: ReadonlySet<string> = new Set([...alsoNouns].flatMap(spelled));
/** What follows them is a thing: "my phone" calls nobody. */
export const determiners: ReadonlySet<string> = new Set('a an the my our your this these those'.split(' '));
const actPhrases = phrasesOf(inLines(actNouns, '@'));
const light: ReadonlySet<string> = new Set(lightVerbs.flatMap(spelled));

/** The sense of a word that is a verb by itself. */
export const actOf = (key: string): string | undefined => verbPhrases.get(key)?.find(({ keys }) => keys.length === 1)?.sense;

/** Whether a verb stands there that is hardly ever a noun. */
export const isKnownVerb = (tokens: readonly Token[], at: number): boolean =>
  phraseAt(verbPhrases, tokens, at) !== undefined && !nouns.has((tokens[at] as Token).key);

/** "Make a booking for": to book; with what leads to the object. */
export function actSaidAsThing(tokens: readonly Token[], at: number): Phrase | undefined {
  if (!light.has(keyAt(tokens, at) ?? '')) return undefined;
  let noun = at + (keyAt(tokens, at) === 'carry' && keyAt(tokens, at + 1) === 'out' ? 2 : 1);
  if (determiners.has(keyAt(tokens, noun) ?? '')) noun += 1;
  const act = phraseAt(actPhrases, tokens, noun) ?? actNamedAt(tokens, noun);
  const next = noun + (act?.keys.length ?? 0);
  // "Send a reply saying so" and "make a payment" have no object of their own.
  const isAt = act?.sense === '@book' && keyAt(tokens, next) === 'at';
  if (act === undefined || !(isAt || leadsToObject.has(keyAt(tokens, next) ?? '')) || tokens[next + 1] === undefined) return undefined;
  // "A reservation for two", "a reservation at the Ritz": what is booked is not said.
  const isUnsaid = act.sense === '@book' && (isAt || (keyAt(tokens, next) === 'for' && saysFor(tokens, next + 1)));
  const keys = tokens.slice(at, isUnsaid ? next : next + 1).map(({ key }) => key);
  return { keys, sense: act.sense };
}

/** For how many, or for when. */
const saysFor = (tokens: readonly Token[], at: number): boolean => tokens[at]?.type === 'number' || timeAt(tokens, at) !== undefined;

/** "An activation of": to activate; a verb of more than its stem is told in the table. */
function actNamedAt(tokens: readonly Token[], at: number): Phrase | undefined {
  const key = keyAt(tokens, at);
  const [, stem, more] = /^(.{4,}?)((?:at)?ion|ment|al)$/.exec(key ?? '') ?? [];
  if (key === undefined || stem === undefined) return undefined;
  const sense = [stem, more === 'ation' ? `${stem}at` : undefined].map((base) => base && actOf(base)).find((found) => found !== undefined);
  return sense === undefined ? undefined : { keys: [key], sense };
}

const leadsToObject: ReadonlySet<string> = new Set(['of', 'on', 'to', 'for']);

/** The verb that a noun at the beginning amounts to, in how many words: "a reservation for two", where somebody wants one. */
export function actWanted(tokens: readonly Token[]): { readonly verb: string; readonly count: number } | undefined {
  const act = phraseAt(actPhrases, tokens, 0);
  const after = act === undefined ? undefined : tokens[act.keys.length];
  // Who wants a copy of it is to be given one.
  if (act === undefined || after === undefined || act.sense === '@copy' || phraseAt(verbPhrases, tokens, 0) !== undefined) return undefined;
  return after.key === 'at' || leadsToObject.has(after.key) ? { verb: act.sense.slice(1), count: act.keys.length } : undefined;
}
