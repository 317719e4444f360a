/** What the readers of phrases share: what a thing is called, what its row holds, whose it is, and how it compares. */
import type { Condition, Description } from '../../description.ts';
import type { Context } from '../context.ts';
import { readWhen } from '../words/dates.ts';
import { nounOf } from '../words/nouns.ts';
import { bare, holdsAtom, isAtom } from '../words/text.ts';
import { holding, readComparison, withConditions } from './conditions.ts';
import { mayBeName } from './heads.ts';

/** Reads what stands after the preposition. */
export type Describe = (words: string) => Description | undefined;
export type PhraseReader = (head: Description, tail: string, context: Context, describe: Describe) => Description | undefined;

export const isRowLike = ({ noun, name }: Description): boolean => nounOf(noun)?.isRow === true && name !== undefined;

/** Or a plain noun that only the page's own trade knows: a "lamp" with a price, "bikes" by somebody. */
export const isThingLike = (head: Description): boolean =>
  isRowLike(head) || (head.noun === '' && !head.exact && head.roles.length === 0 && /^\p{Ll}{3,}$/u.test(head.name));

export const naming: PhraseReader = (head, tail, { masked }) => {
  const said = tail.replace(/^(?:as |:)/i, '').trim();
  if (head.name !== '' || (holdsAtom(said) && !isAtom(said)) || (!isAtom(said) && !mayBeName(said))) return undefined;
  const name = bare(said, masked).trim();
  return name === '' ? undefined : { ...head, name, exact: isAtom(said) };
};

/** What a row is told by: a day or time that is said, or else a text. */
export const holds: PhraseReader = (head, tail, context) => {
  const said = tail.replace(/^(?:the |user |customer |person |name )+/i, '');
  if (/^(?:my|your|our|their|some|any) /i.test(said)) return undefined;
  const when = isAtom(said) ? undefined : readWhen(said, context.now);
  if (when !== undefined) return withConditions(head, timesOf(when));
  if (!isAtom(said) && (!mayBeName(said) || said.split(' ').length > 6)) return undefined;
  const condition = holding(said, context.masked);
  return condition === undefined ? undefined : withConditions(head, [condition]);
};

/** As `holds`, of whom or what it is of: what only mentions them is another's. */
export const ofWhom: PhraseReader = (head, tail, context, describe) =>
  markedLast(head, holds(head, tail, context, describe), { whose: true });

/** What the last condition that was read says more of its text. */
export function markedLast(
  head: Description,
  found: Description | undefined,
  more: { readonly whose: true } | { readonly by: string } | { readonly at: 'start' | 'end' } | { readonly own: true },
): Description | undefined {
  const last = found?.where?.at(-1);
  if (!found?.where || last?.kind !== 'holds' || found.where.length === (head.where?.length ?? 0)) return found;
  return { ...found, where: [...found.where.slice(0, -1), { ...last, ...more }] };
}

export const timesOf = ({ day, time }: { day?: string; time?: string }): readonly Condition[] => [
  ...(day === undefined ? [] : [{ kind: 'compares', by: '', is: '=', value: { type: 'day', day } } as const]),
  ...(time === undefined ? [] : [{ kind: 'compares', by: '', is: '=', value: { type: 'time', time } } as const]),
];

export const comparing =
  (word: string, by = ''): PhraseReader =>
  (head, tail, { now }) => {
    const said = `${word} ${tail}`.trim();
    const found = readComparison(said, by, now) ?? (word === '' && by !== '' ? readComparison(`exactly ${said}`, by, now) : undefined);
    // What has no likes has no limit of its own: "the link under Budget" stands there.
    const isOwn = found?.some((condition) => condition.kind === 'compares' && condition.value.type === 'own') === true;
    return found === undefined || (isOwn && !isThingLike(head)) ? undefined : withConditions(head, found);
  };
