/** "Which artist has the most songs?": of what stands in a column, the value that most rows share. */
import type { Description } from '../../description.ts';
import { type Looking, say } from '../finding/candidates.ts';
import { isText } from '../page/kinds-of-elements.ts';
import { hasMore, isOnePageOfSeveral } from '../page/paging.ts';
import type { Unit } from '../page/scene.ts';
import { isSpokenOf } from '../page/spoken-of.ts';
import { tellsOf } from '../rows/ranks.ts';
import { fold, likeness } from '../words/likeness.ts';

type Held = { readonly type: 'value'; readonly value: string } | { readonly type: 'none'; readonly why: string };

/** Undefined where the rows are not of what is counted, or tell the number themselves. */
export function mostHeld({ rank, where, within, except, all, ...what }: Description, looking: Looking): Held | undefined {
  const said = what.name || what.noun;
  const { scene } = looking;
  if (!rank || !several.test(rank.by) || rank.place !== 1 || said === '' || where || within || except || all) return undefined;
  if (!isSpokenOf({ ...what, noun: rank.by, all: true }, rank.by, scene)) return undefined;
  const lists = scene.collections.filter((units) => units.length > 1 && !tellsOf(units, rank));
  const held = lists.map((units) => units.flatMap((unit) => cellOf(unit, said))).filter(({ length }) => length > 1);
  const [cells, ...others] = held;
  if (!cells || others.length > 0) return undefined;
  if (isOnePageOfSeveral(looking) || hasMore(looking)) return { type: 'none', why: 'only a part of the list is on this page' };
  const times = new Map<string, number>();
  for (const cell of cells) times.set(fold(cell), (times.get(fold(cell)) ?? 0) + 1);
  const counts = [...times.values()];
  const best = rank.order === 'most' ? Math.max(...counts) : Math.min(...counts);
  const [first, ...equal] = [...times].filter(([, count]) => count === best);
  const value = cells.find((cell) => fold(cell) === first?.[0]);
  return value === undefined || equal.length > 0
    ? { type: 'none', why: `the page shows several of ${say(what)} with as many ${rank.by}` }
    : { type: 'value', value };
}

const several = /^\p{Ll}{3,}s$/u;

const cellOf = ({ elements }: Unit, said: string): readonly string[] =>
  elements.flatMap((element) =>
    isText(element) && element.role !== 'columnheader' && likeness(said, element.column ?? '') >= 0.9 ? [element.name.trim()] : [],
  );
