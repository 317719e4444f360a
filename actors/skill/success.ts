/** What to take for success where nobody has said it, and what told it whoever said it. */
import type { Step } from '../../store/model/step.ts';
import type { SuccessCondition } from '../../store/model/success.ts';
import type { RunTrace } from '../protocol/runs.ts';
import { isPraise } from '../run/praise.ts';
import { shapeOf } from './addresses.ts';

/** `anew`: clauses that may lead somewhere else each time. */
type Anew = readonly string[];

const isReading = ({ kind }: Step): boolean => kind === 'read' || kind === 'note';

/**
 * What came true by the last step (SPEC-NOTES, "CompileSkill without `success`"): what the goal asked for was read; the page
 * went elsewhere; something new is shown. Undefined when nothing tells.
 */
export function derivedSuccess({ steps, news }: Pick<RunTrace, 'steps' | 'news'>, anew: Anew = []): SuccessCondition | undefined {
  const reads: readonly SuccessCondition[] = steps.some(isReading) ? [{ kind: 'extracted' }] : [];
  const place = placeOfEnd(steps, anew);
  const conditions: readonly SuccessCondition[] = place === undefined ? reads : [...reads, place];
  const [only] = conditions;
  if (conditions.length > 1) return { kind: 'allOf', conditions };
  return only ?? textOf(tellingFirst(news, steps));
}

/**
 * What told that the goal was reached, whatever its success asks for: what the page said to the last deed, or where it led; of a goal that
 * changes something, what was new on it. What was read tells that itself.
 */
export function reachedBy(
  { steps, news, messages = [] }: Pick<RunTrace, 'steps' | 'news' | 'messages'>,
  changes: boolean,
  anew: Anew = [],
): SuccessCondition | undefined {
  if (steps.some(isReading)) return undefined;
  const clause = steps.at(-1)?.clause;
  const praise = messages.find((text) => isPraise(text, clause));
  return textOf(praise) ?? placeOfEnd(steps, anew) ?? (changes ? textOf(tellingFirst(news, steps)) : undefined);
}

const textOf = (text: string | undefined): SuccessCondition | undefined =>
  text === undefined ? undefined : { kind: 'textVisible', value: text };

/** A page that shows again what was entered may ask whether it is meant: where it says itself that all went well, that tells. */
function tellingFirst(news: readonly string[], steps: readonly Step[]): string | undefined {
  const [first] = news;
  if (first === undefined || !isOnlyEntered(first, steps)) return first;
  return news.find((text) => isPraise(text, steps.at(-1)?.clause) && !isOnlyEntered(text, steps)) ?? first;
}

function isOnlyEntered(text: string, steps: readonly Step[]): boolean {
  const entered = steps.flatMap(({ kind, text: typed, options = [] }) => (kind === 'fill' || kind === 'type' ? [typed ?? ''] : options));
  const left = entered
    .filter((one) => one.trim() !== '')
    .sort((a, b) => b.length - a.length)
    .reduce((rest, one) => rest.replaceAll(one.trim().toLowerCase(), ' '), text.toLowerCase());
  return !/\p{L}{2}/u.test(left);
}

function placeOfEnd(steps: readonly Step[], anew: Anew): SuccessCondition | undefined {
  const [first] = steps;
  const last = steps.at(-1);
  const moved = first !== undefined && last !== undefined && first !== last && shapeOf(last.after) !== shapeOf(first.after);
  const leading = steps.findLast(({ before, after }) => shapeOf(before) !== shapeOf(after));
  const place = moved && !anew.includes(leading?.clause ?? '') ? lastingPart(last.after) : undefined;
  return place === undefined ? undefined : { kind: 'urlIncludes', value: place };
}

/** The longest part of the path, or of the route, that is the same at each visit. */
function lastingPart(url: string): string | undefined {
  const { origin } = new URL(url);
  return shapeOf(url)
    .slice(origin.length)
    .split('*')
    .filter((part) => part.length > 1)
    .sort((a, b) => b.length - a.length)[0];
}
