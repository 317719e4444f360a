/** What to take for success where nobody has said it. */
import type { SuccessCondition } from '../../store/model/success.ts';
import type { RunTrace } from '../protocol/runs.ts';
import { shapeOf } from './addresses.ts';

/**
 * What came true by the last step (SPEC-NOTES, "CompileSkill without `success`"): what the goal asked for was read; the page
 * went elsewhere; something new is shown. Undefined when nothing tells. `anew`: clauses that may lead somewhere else each time.
 */
export function derivedSuccess(
  { steps, news }: Pick<RunTrace, 'steps' | 'news'>,
  anew: readonly string[] = [],
): SuccessCondition | undefined {
  const reads: readonly SuccessCondition[] = steps.some(({ kind }) => kind === 'read' || kind === 'note') ? [{ kind: 'extracted' }] : [];
  const [first] = steps;
  const last = steps.at(-1);
  const moved = first !== undefined && last !== undefined && first !== last && shapeOf(last.after) !== shapeOf(first.after);
  const leading = steps.findLast(({ before, after }) => shapeOf(before) !== shapeOf(after));
  const place = moved && !anew.includes(leading?.clause ?? '') ? placeOf(last.after) : undefined;
  const conditions: readonly SuccessCondition[] = place === undefined ? reads : [...reads, { kind: 'urlIncludes', value: place }];
  const [only] = conditions;
  if (conditions.length > 1) return { kind: 'allOf', conditions };
  if (only !== undefined) return only;
  const [shown] = news;
  return shown === undefined ? undefined : { kind: 'textVisible', value: shown };
}

/** The longest part of the path, or of the route, that is the same at each visit. */
function placeOf(url: string): string | undefined {
  const { origin } = new URL(url);
  return shapeOf(url)
    .slice(origin.length)
    .split('*')
    .filter((part) => part.length > 1)
    .sort((a, b) => b.length - a.length)[0];
}
