/** What somebody wants to have, as what is to be done for it. */
import { actOf, actWanted, determiners } from './act-words.ts';
import { spelled } from './phrases.ts';
import { asDone } from './phrasing.ts';
import type { Token } from './tokens.ts';

/** What follows says what is to become of it. */
const outcomes: ReadonlySet<string> = new Set('on off up down out back'.split(' '));
const destinations: ReadonlySet<string> = new Set('to for at from'.split(' '));

/** "Please have my card blocked" is to block it; without what asks for it, it may be a question. */
export function caused(tokens: readonly Token[], isAsked: boolean): readonly Token[] {
  const [cause, article] = tokens;
  const last = tokens.at(-1);
  // "I need to have my card blocked", without what asks for it.
  const isBare = determiners.has(cause?.key ?? '') && !tokens.some(({ key }) => key === 'be');
  if (isAsked && isBare && last?.participle === true && actOf(last.key) !== undefined && tokens.length > 2)
    return [asDone(last), ...tokens.slice(0, -1)];
  // "Get the fan started" is an order by itself; "get the files shared" may be such files.
  const isPlain = isAsked || (cause?.key === 'get' && tokens.at(-1)?.participle === true && !tokens.some(({ plural }) => plural));
  if (!isPlain || !/^(?:have|get)$/.test(cause?.key ?? '') || !determiners.has(article?.key ?? '')) return tokens;
  const at = tokens.findIndex(({ kind, participle, named }, index) => index > 2 && kind === 'word' && participle === true && !named);
  const done = tokens[at];
  const next = tokens[at + 1]?.key;
  // "Get the files shared for work" reads such files.
  const isDone = next === undefined || outcomes.has(next) || (cause?.key === 'have' && destinations.has(next));
  if (done === undefined || !isDone) return tokens;
  return [asDone(done), ...tokens.slice(1, at), ...tokens.slice(at + 1)];
}

/** What it takes to have it otherwise. */
const changes: ReadonlyMap<string, string> = new Map([
  ['higher', 'increase'],
  ['lower', 'decrease'],
  ['different', 'change'],
  ['rental', 'rent'],
]);

/** "I want a higher limit" is to raise it, and "I need a reservation for two" to reserve. */
export function wished(tokens: readonly Token[], isAsked: boolean): readonly Token[] {
  const [first, next] = tokens;
  if (!isAsked || first?.kind !== 'word' || first.named || next === undefined) return tokens;
  const change = changes.get(first.key);
  if (change !== undefined) return [{ ...first, key: keyOfVerb(change) }, ...tokens.slice(1)];
  const act = actWanted(tokens);
  return act === undefined ? tokens : [{ ...first, key: keyOfVerb(act.verb) }, ...tokens.slice(act.count)];
}

const keyOfVerb = (verb: string): string => spelled(verb)[0] ?? verb;
