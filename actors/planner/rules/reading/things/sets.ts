/** Reads to its end what things are told by: what "and", "but" or a comma joins to it is a further condition, or is not understood. */
import type { Description } from '../../description.ts';
import type { Context } from '../context.ts';
import { atom, holdsAtom, isAtom } from '../words/text.ts';
import { isSeveral } from './phrased.ts';
import { denied, readPhrase } from './phrases.ts';
import type { Describe } from './told.ts';

const joint = /(?:, (?:and |but |or |nor |yet )?|,? (?:and|but|or|nor|yet) )(?:(?:also|as well) )?/gi;
const mostParts = 6;
/** What is a thing of its own, and no more of what is said of the one before. */
const ownThing = new RegExp(`^(?:the|all|every|each|both|any|an?|my|your|those|these|everything) |^${atom}$`, 'iu');
const compared =
  /^(?:less|more|fewer|(?:small|larg|great|bigg|high|low|cheap|old|new|long|short)e?r|at least|at most|no more|not more|up to|over|under|above|below|between|before|after|exactly|[\d$€£¥])/i;
const told =
  /^(?:is|are|was|were|has|have|had|costs?|earns?|weighs?|takes?|lasts?|starts?|begins?|ends?|contains?|includes?|holds?|mentions?) /i;
const bound = /^(?:that|which|who|whose|where|with|without|having) /i;
const labelled = /^(?:the |its |their )?\p{L}+(?: \p{L}+)? (?:is|are|=|equals) /iu;

/**
 * "All lamps with fewer than 2 in stock and less than 4 stars": the thing with all its conditions. `broken` where a part of it is not
 * understood, so that nothing may be done on the strength of the rest; undefined where it is no such thing.
 */
export function readChain(said: string, context: Context, describe: Describe): Description | 'broken' | undefined {
  const cuts = [...said.matchAll(joint)].filter(({ index }) => !/ between \S+(?: \S+)?$/i.test(said.slice(0, index)));
  if (cuts.length === 0 || cuts.length > mostParts) return undefined;
  const [first] = cuts;
  const start = said.slice(0, first?.index);
  const head = describe(start);
  if (head === undefined) return undefined;
  const isSure = isTold(head);
  // "The items in Lyon" may go on with a condition, or with a thing of its own.
  const isOfPlace = head.within !== undefined && isPlain(head.within) && isSeveral(start.replace(/^the /i, ''));
  if (!isSure && !isOfPlace) return undefined;
  let found = head;
  let before = start;
  let last: { readonly found: Description; readonly part: string } | undefined;
  for (const [at, cut] of cuts.entries()) {
    const part = said.slice(cut.index + cut[0].length, cuts[at + 1]?.index);
    const isEither = /\b(?:or|nor)\b/i.test(cut[0]);
    const more: Description | undefined =
      isEither && !/\bnor\b/i.test(cut[0]) && !deniedLast.test(before) ? undefined : withMore(found, part, before, context, describe);
    const upTo = said.slice(0, cuts[at + 1]?.index);
    if (more === undefined && !isSure) return undefined;
    const isGlued = more === undefined && isValue(part) && !/but|yet/i.test(cut[0]);
    // "And from Turin and Ghent": the value belongs to what was joined last, or to the head.
    const [onto, both] = last === undefined ? [head, ''] : [last.found, `${last.part}${cut[0]}${part}`];
    const glued = !isGlued
      ? undefined
      : both === ''
        ? describeWhole(upTo, part, describe)
        : withMore(onto, both, before, context, describe);
    if (more === undefined && glued === undefined)
      return /but/i.test(cut[0]) || ownThing.test(part) || /^(?:not |except)/i.test(part) || isAtom(part) ? undefined : 'broken';
    last = more === undefined ? last && { ...last, part: both } : { found, part };
    found = more ?? (glued as Description);
    before = upTo;
  }
  return found;
}

/** A place by its name, and no things that are told by more. */
const isPlain = ({ noun, within, where, rank, all }: Description): boolean =>
  noun === '' && within === undefined && where === undefined && rank === undefined && all === undefined;

/** What it is called does not single it out alone. */
const isTold = ({ where, all, few, rank, within, beside }: Description): boolean =>
  where !== undefined || ((all !== undefined || few !== undefined || rank !== undefined) && (within ?? beside) !== undefined);

/** With the condition that the part says; undefined where it says none. */
function withMore(found: Description, part: string, before: string, context: Context, describe: Describe): Description | undefined {
  const several = { ...context, several: found.all === true };
  for (const form of formsOf(part, before)) {
    const next = readPhrase(found, form, several, describe);
    if (next !== undefined && saysMore(next, found)) return next;
  }
  return undefined;
}

const saysMore = (next: Description, found: Description): boolean =>
  (next.where?.length ?? 0) > (found.where?.length ?? 0) ||
  (next.rank !== undefined && found.rank === undefined) ||
  (next.look?.length ?? 0) > (found.look?.length ?? 0) ||
  (next.within !== undefined && found.within === undefined);

/** "Not by Ada or Bob" is by neither. */
const deniedLast =
  / ((?:that (?:is|are|was|were) )?not (?:\p{Ll}+ed |made |sold |written )?(?:by|from|in|at|of|for|to) )(?:(?! not ).){1,60}$/iu;

/** How the part would be said alone behind the thing, the likeliest first. */
function formsOf(part: string, before: string): readonly string[] {
  const denial = deniedLast.exec(before)?.[1];
  if (denial !== undefined && !bound.test(part) && !told.test(part) && !denied.test(part)) return [`${denial}${part}`, `not ${part}`];
  if (bound.test(part) || denied.test(part)) return [part];
  if (labelled.test(part) && / (?:whose|where) /i.test(before)) return [`whose ${part}`];
  if (told.test(part)) return [`that ${part}`];
  if (compared.test(part)) return [`with ${part}`, part, `that is ${part}`];
  const isVerb = / (?:that|which|who) (?!(?:is|are|was|were) )/i.test(before);
  const last = / (?:with|having) /i.test(before) && !/ (?:that|which|who) /i.test(before) ? [`with ${part}`] : [];
  return [part, ...last, ...(isVerb ? [`that ${part}`] : []), `that is ${part}`];
}

const functionWord =
  /^(?:not|never|no|is|are|was|were|has|have|had|by|in|on|at|of|from|to|for|with|without|that|which|who|whose|where|if|unless|only|than)(?: |$)/i;

/** Whether it can only be said of a thing, and is none: "less than 4 stars", "not by Ada". */
export const isOnlyTold = (part: string): boolean =>
  /^(?:less|more|fewer|at least|at most|no more) |^(?:(?:small|larg|great|bigg|high|low|cheap|old|new|long|short)e?r) than /i.test(part) ||
  told.test(part) ||
  bound.test(part) ||
  denied.test(part);

/** Whether what is described says more of one thing than the words up to the first "and" do. */
export function isJoined(whole: Description, start: Description | undefined): boolean {
  const conditions = (what: Description | undefined): number => (what?.where?.length ?? 0) + (what?.within ? conditions(what.within) : 0);
  const isOfSeveral = ({ all, within, where = [] }: Description): boolean =>
    (all === true && joins.test(within?.name ?? '')) ||
    where.some((condition) => condition.kind === 'holds' && !condition.exact && joins.test(condition.text)) ||
    (within !== undefined && isOfSeveral(within));
  return conditions(whole) > conditions(start) || isOfSeveral(whole);
}
const joins = / (?:and|or) |, /;

/** "(in Design and) Ops" */
const isValue = (part: string): boolean =>
  !holdsAtom(part) && !functionWord.test(part) && !compared.test(part) && !ownThing.test(part) && /^(?:@|#|\d|\p{Lu})/u.test(part);

/** One value of several that stands at the end of what the whole is told by. */
function describeWhole(words: string, part: string, describe: Describe): Description | undefined {
  const whole = describe(words);
  const last = whole?.where?.at(-1);
  const value = last?.kind === 'holds' ? last.text : whole?.within?.name;
  return value?.toLowerCase().endsWith(part.toLowerCase()) ? whole : undefined;
}
