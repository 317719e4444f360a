/** When what is told happens, verb by verb: films that were seen are not those that will be, nor what may be done that which was. */
import { actOf } from './act-words.ts';
import { alike } from './inflection.ts';
import { isCovered, type Standing } from './standing.ts';
import type { Token } from './tokens.ts';

type When = 'past' | 'present' | 'future' | 'possible';

const leading: Readonly<Record<string, When>> = {
  ...{ did: 'past', was: 'past', were: 'past', had: 'past', have: 'past' },
  ...{ do: 'present', doe: 'present', is: 'present', are: 'present', am: 'present' },
  ...{ will: 'future', shall: 'future', can: 'possible', could: 'possible', may: 'possible', might: 'possible' },
};
/** Between an auxiliary and its verb. */
const between: ReadonlySet<string> = new Set(
  'be been being not never ever also already still just always i we you he she it they'.split(' '),
);
const subjects: ReadonlySet<string> = new Set('i we you he she they it who which that'.split(' '));
const openers: ReadonlySet<string> = new Set(['which', 'what', 'who']);
/** "When I forget it" is when I have forgotten it. */
const conditions: ReadonlySet<string> = new Set('if when once after before until unless'.split(' '));
const farthest = 4;

/** Whether no verb that both say tells of another time in one of them. What is and what will be are not held apart: cards that expire this year will. */
export function timesAlike(goal: Standing, request: Standing): boolean {
  const wanted = timesIn(goal);
  if (wanted.size === 0) return true;
  const said = timesIn(request);
  return [...wanted].every(([verb, when]) => {
    const other = said.get(verb);
    return other === undefined || (when === 'past') === (other === 'past');
  });
}

/** By verb; one that is told of twice tells nothing. */
function timesIn(standing: Standing): ReadonlyMap<string, When> {
  const { tokens } = standing;
  const found = new Map<string, When>();
  const twice = new Set<string>();
  let isCondition = false;
  for (const [at, token] of tokens.entries()) {
    isCondition = token.kind !== 'mark' && (isCondition || conditions.has(token.key));
    if (isCondition) continue;
    if (token.kind !== 'word' || token.named || token.gerund || isCovered(standing, at) || leading[token.key] !== undefined) continue;
    const when = timeOf(tokens, at);
    const verb = actOf(token.key) ?? token.key;
    if (found.has(verb)) twice.add(verb);
    else if (when !== undefined) found.set(verb, when);
  }
  for (const verb of twice) found.delete(verb);
  return found;
}

function timeOf(tokens: readonly Token[], at: number): When | undefined {
  const token = tokens[at] as Token;
  let from = at - 1;
  while (from > at - farthest && between.has(tokens[from]?.key ?? '') && leading[tokens[from]?.key ?? ''] === undefined) from -= 1;
  const auxiliary = tokens[from];
  const led = auxiliary?.kind === 'word' ? leading[auxiliary.key] : undefined;
  if (led !== undefined) return isOf(auxiliary as Token, token) ? led : undefined;
  if (alike.has(token.key) || !isBehindSubject(tokens, at)) return undefined;
  return token.participle === true ? 'past' : 'present';
}

/** "I have it delivered": who has a thing does nothing to it; and what is lost, somebody lost. */
const isOf = ({ key }: Token, { participle }: Token): boolean =>
  (key !== 'have' || participle === true) && (!being.has(key) || participle !== true);
const being: ReadonlySet<string> = new Set(['is', 'are', 'am']);

/** Behind its subject: "who reported it", "which cards expire". */
function isBehindSubject(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (before?.kind !== 'word') return false;
  return subjects.has(before.key) || (at > 1 && openers.has(tokens[0]?.key ?? '') && before.plural === true);
}
