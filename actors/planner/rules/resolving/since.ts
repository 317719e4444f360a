/** What a page has come to show since the goal asked it for something: results, another order, a page of its own. */

import { createHash } from 'node:crypto';
import type { ObservedElement } from '../../../../farm/page/port.ts';
import type { Description } from '../description.ts';
import type { Instruction } from '../instruction.ts';
import type { Cursor, Stood } from './cursor.ts';
import { saysNothingFound } from './finding/shortfalls.ts';
import type { Move, Situation } from './move.ts';
import { hiding } from './page/hiding.ts';
import { isText } from './page/kinds-of-elements.ts';
import type { Scene, Unit } from './page/scene.ts';
import { contentOf } from './traces.ts';
import { holdsSense, holdsWords } from './words/likeness.ts';

const mostLists = 80;

/** Lists that are in no row or card of another: what stands in those goes with them. */
const listsOf = (scene: Scene): readonly (readonly Unit[])[] =>
  scene.collections.filter(
    ([first]) =>
      first &&
      !scene
        .around({ group: first.group })
        .slice(1)
        .some((outer) => scene.units.has(outer)),
  );

const digestOf = (units: readonly Unit[]): string =>
  createHash('sha256')
    .update(units.map(({ text }) => text).join('\n\n'))
    .digest('base64')
    .slice(0, 16);

/** What may bring other things to a page. */
export const asking: readonly Instruction['kind'][] = [
  'search',
  'submit',
  'press',
  'sort',
  'choose',
  'check',
  'fill',
  'click',
  'open',
  'goto',
];

/** What is kept of the page that an act asks something of: what it lists before. */
export function stoodBefore(
  instruction: Instruction,
  on: Pick<ObservedElement, 'role' | 'name' | 'type' | 'hints'> | undefined,
  scene: Scene,
  cursor: Cursor,
): Stood | undefined {
  const before = cursor.stood;
  if (!asking.includes(instruction.kind) || (cursor.stage > 0 && before !== undefined)) return before;
  const isSearched =
    on !== undefined && (on.role === 'searchbox' || on.type === 'search' || holdsSense(`${on.name} ${on.hints ?? ''}`, 'search'));
  // What was typed is sent: it is still the same search.
  const sends = instruction.kind === 'press' || instruction.kind === 'submit' || (instruction.kind === 'click' && isSearched);
  if (before?.query !== undefined && sends) return before;
  const given = instruction.kind === 'search' || (instruction.kind === 'fill' && isSearched) ? instruction.value : undefined;
  const query = given?.type === 'text' ? given.text : undefined;
  return {
    lists: listsOf(scene).map(digestOf).slice(0, mostLists),
    older: before === undefined || query !== undefined ? [] : before.query === undefined ? before.older : before.lists,
    content: contentOf(scene.observation),
    url: scene.observation.url,
    ...(query !== undefined && { query }),
  };
}

/** How long what was asked for may take to stand beside what the page lists anyway. */
const comesMs = 700;

/** The page as an instruction is to see it, the likeliest first: without what it listed before, and where that may be meant, with it. */
export function sinceAsked(instruction: Instruction, situation: Situation): readonly Situation[] {
  const { cursor, scene, now } = situation;
  const { stood } = cursor;
  const what = 'what' in instruction && typeof instruction.what === 'object' ? instruction.what : undefined;
  if (stood === undefined || what === undefined || !(instruction.kind === 'read' || isSelected(what))) return [situation];
  const lists = listsOf(scene);
  const isMoved = stood.url !== scene.observation.url;
  const without = (gone: (units: readonly Unit[]) => boolean): Situation => ({
    ...situation,
    scene: hiding(scene, lists.filter(gone).flat()),
  });
  const isIn = (digests: readonly string[]) => {
    const known = new Set(digests);
    return (units: readonly Unit[]) => known.has(digestOf(units));
  };
  const isOld = isIn([...stood.lists, ...stood.older]);
  if (stood.query !== undefined) {
    const { query } = stood;
    const isOfOther = (units: readonly Unit[]) => overThem(scene, units).some((text) => isForAnother(text, query));
    const found = lists.filter((units) => !isOld(units) && !isOfOther(units) && isUnder(scene, units, query));
    const results = without((units) => (found.length > 0 ? !found.includes(units) : isOld(units) || isOfOther(units)));
    return isNamed(what) ? [results, situation] : [results];
  }
  const others = stood.older.length > 0 ? [without(isIn(stood.older))] : [];
  const isRefined = ['sort', 'choose', 'check', 'fill'].includes(latestAsking(situation)?.kind ?? '');
  if (!isMoved && !isRefined) return [...others, situation];
  const fresh = lists.some((units) => !isOld(units)) ? [without(isOld)] : [];
  const isEarly = fresh.length > 0 && stood.content !== contentOf(scene.observation) && now - (cursor.missingSince ?? now) < comesMs;
  return isEarly ? fresh : [...fresh, ...others, situation];
}

/** What comes of it on the page as it is seen first, or else as it is seen then; what is missing is missing from the first. */
export function firstOf(looks: readonly Situation[], carry: (look: Situation) => Move): Move {
  const [look, ...others] = looks as [Situation, ...Situation[]];
  const move = carry(look);
  if (move.type !== 'missing') return move;
  for (const other of others) {
    const found = carry(other);
    if (found.type !== 'missing') return found;
  }
  return move;
}

/** The latest instruction that asked for something. */
const latestAsking = ({ instructions, cursor }: Situation): Instruction | undefined =>
  instructions.slice(0, cursor.at).findLast(({ kind }) => asking.includes(kind));

/** "The first result", "all of them", "the cheapest": told by its place among others, and not by a name. */
export const isSelected = ({ ordinal, rank, all, few, within }: Description): boolean =>
  ordinal !== undefined || rank !== undefined || all === true || few !== undefined || (within !== undefined && isSelected(within));

const isNamed = (what: Description): boolean =>
  !isSelected(what) && what.within !== undefined && (what.within.name !== '' || isNamed(what.within));

/** Whether the heading over it speaks of results, or says again what was searched for. */
const isUnder = (scene: Scene, units: readonly Unit[], query: string): boolean =>
  overThem(scene, units).some((text) => holdsWords(text, query) || holdsSense(text, 'result'));

/** The headings that a list stands under, and what the parts of the page around it are called. */
function overThem(scene: Scene, [first]: readonly Unit[]): readonly string[] {
  if (first === undefined) return [];
  const around = scene.around({ group: first.group }).slice(1);
  const over = [first.elements[0]?.context ?? '', ...around.map((group) => scene.groups[group]?.name ?? '')];
  return over.filter((text) => text !== '' && text.length <= longestHeading);
}
const longestHeading = 120;

/** "Results for garden hoses", where something was searched for of which it says no word. */
function isForAnother(heading: string, query: string): boolean {
  const [, about = ''] = /\b(?:results?|matches|hits) (?:for|of|about) (.+)$/iu.exec(heading) ?? [];
  const words = query.match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  return about !== '' && words.length > 0 && !words.some((word) => holdsSense(about, word) || holdsWords(heading, word));
}

/** What the page says where a search has brought nothing. */
export const saidNothing = (scene: Scene): string | undefined =>
  scene.elements.find((element) => isText(element) && saysNothingFound(element))?.name;
