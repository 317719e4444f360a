/** Whether each value has in a request the part that it has in the skill: what it is called, how many it counts, who does it. */
import { isEnglish } from '../../english.ts';
import { actOf, isKnownVerb, nouns } from './act-words.ts';
import { messaging } from './recipients.ts';
import { isCovered, type Place, type Standing } from './standing.ts';
import type { Token } from './tokens.ts';
import { empty, markers } from './words/framing.ts';

export const keepsParts = (goal: Standing, request: Standing): boolean =>
  [...request.places].every(([name, place]) => {
    const own = goal.places.get(name);
    return (
      own === undefined ||
      (countsAlike(goal, own, request, place) && ownsAlike(goal, own, request, place) && isMine(goal, own, request, place))
    );
  }) &&
  labelsAlike(goal, request) &&
  !isDoneByAnother(goal, request);

const isOrder = (first: Token | undefined): first is Token =>
  first?.kind === 'word' && (actOf(first.key) !== undefined || messaging.has(first.key));

/** A word that may say what a value is. */
const labelAt = (standing: Standing, at: number): Token | undefined => {
  const token = standing.tokens[at];
  if (token?.kind !== 'word' || isCovered(standing, at) || empty.has(token.key) || markers.has(token.key) || small.has(token.key))
    return undefined;
  return token;
};
const small: ReadonlySet<string> = new Set('and or of but not no with me us it than i you we he she they please number no nr'.split(' '));

const plain = (token: Token | undefined): string | undefined => token?.key;

/** "Add the design team to Ravi" is not to add Ravi to the design team: the word beside a value may be that of another. */
function labelsAlike(goal: Standing, request: Standing): boolean {
  if (goal.places.size < 2) return true;
  for (const [name, own] of goal.places) {
    const label = labelAt(goal, own.to);
    if (label === undefined || isKnownVerb(goal.tokens, own.to)) continue;
    const isOf = (place: Place | undefined) =>
      place !== undefined &&
      [plain(labelAt(request, place.to)), plain(labelAt(request, place.from - 1)), request.tokens[place.to - 1]?.key].includes(label.key);
    if (isOf(request.places.get(name))) continue;
    const isOfOther = [...request.places].some(
      ([other, place]) =>
        other !== name &&
        plain(labelAt(goal, (goal.places.get(other) as Place).to)) !== label.key &&
        (plain(labelAt(request, place.to)) === label.key || request.tokens[place.to - 1]?.key === label.key),
    );
    if (isOfOther) return false;
  }
  return true;
}

/** "Four tables" are no table for four, "12 issues" not the issue 12, and "pizzas for 3" not three pizzas. */
function countsAlike(goal: Standing, own: Place, request: Standing, place: Place): boolean {
  const value = request.tokens[place.from];
  if (place.to - place.from !== 1 || value?.type !== 'number') return true;
  const [wanted, said] = [labelAt(goal, own.to), labelAt(request, place.to)];
  const isUnit = said !== undefined && goal.tokens.some(({ kind, key }, at) => kind === 'word' && key === said.key && at !== own.to);
  const [labelled, called] = [own.from === 1 ? undefined : labelAt(goal, own.from - 1), labelAt(request, place.from - 1)];
  if (labelled !== undefined && labelled.key === called?.key) return true;
  // What is counted in the request is named elsewhere in the skill.
  if (isUnit && wanted?.key !== said.key && (said.plural === true || labelled?.key !== said.key)) return false;
  const next = labelAt(request, place.to + 1);
  if (wanted !== undefined && wanted.key === said?.key) return wanted.plural === said.plural || next === undefined || holds(goal, next.key);
  const before = request.tokens[place.from - 1];
  const isFor = goal.tokens[own.from - 1]?.key === 'for';
  if (isFor && (numbering.has(before?.key ?? '') || (called !== undefined && holds(goal, called.key)))) return false;
  if (wanted === undefined) return true;
  const isNumbered = numbering.has(before?.key ?? '') || before?.key === wanted.key || before?.key === 'for';
  return !(isNumbered && holds(request, wanted.key));
}
const numbering: ReadonlySet<string> = new Set(['number', 'no', 'nr']);
const holds = (standing: Standing, key: string): boolean =>
  standing.tokens.some((token, at) => token.key === key && !isCovered(standing, at));

/** "Kim's report" is to be sent to nobody of that name. */
function ownsAlike(goal: Standing, own: Place, request: Standing, place: Place): boolean {
  const last = request.tokens[place.to - 1];
  const slot = goal.tokens[own.from];
  if (last?.owner !== true || slot?.kind !== 'slot' || slot.owner === true) return true;
  const isName = labelAt(request, place.to) === undefined;
  const [act] = goal.tokens;
  const before = goal.tokens[own.from - 1];
  return isName || !(before?.key === 'to' || before === act) || !isOrder(act);
}

/** "My {{param:list}} list" is no list of John's. */
function isMine(goal: Standing, own: Place, request: Standing, place: Place): boolean {
  const isOwned = /^(?:my|our)$/.test(goal.tokens[own.from - 1]?.key ?? '');
  return !isOwned || !request.tokens.slice(place.from, place.to - 1).some(({ owner }) => owner === true);
}

/** "Let Bob pay", "You buy it", "Tell Bob to buy it": who is named before the act does it, and is no value. */
function isDoneByAnother(goal: Standing, request: Standing): boolean {
  const [first] = goal.tokens;
  if (!isOrder(first)) return false;
  const { tokens } = request;
  return [...request.places.values()].some(({ from, to }) => {
    if (tokens[from]?.kind === 'value') return false;
    if (from === 0 && to > 1 && beginsWithWord(tokens, to)) return true;
    const next = tokens[to]?.key === 'to' ? to + 1 : from === 0 ? to : -1;
    const act = next === -1 ? -1 : tokens.findIndex((token, at) => at >= next && isAct(token, first, request, at));
    if (act === -1 || act === tokens.length - 1 || (from > 0 && act !== next)) return false;
    return !tokens.slice(to, act).some(({ key }) => passive.has(key));
  });
}
const passive: ReadonlySet<string> = new Set('be is are was were should must need get'.split(' '));

const isAct = (token: Token, first: Token, request: Standing, at: number): boolean =>
  token.kind === 'word' &&
  token.participle !== true &&
  !isCovered(request, at) &&
  (token.key === first.key || (actOf(token.key) !== undefined && (actOf(token.key) === actOf(first.key) || !nouns.has(token.key))));

/** "Shoot David an email": a word of the language before a name is none. */
const beginsWithWord = (tokens: readonly Token[], to: number): boolean => {
  const [first, ...rest] = tokens.slice(0, to);
  const next = tokens[to];
  // "Canon R6 price": nobody is given anything there.
  if (next?.kind === 'word' && next.plural !== true && to === tokens.length - 1) return false;
  return (
    first?.kind === 'word' && isEnglish(first.key) && rest.some(({ named }) => named === true) && rest.every(({ key }) => !isEnglish(key))
  );
};
