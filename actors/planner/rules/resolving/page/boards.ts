/** Cards in columns, as on a board: the cards of all columns are the things of one list, and the columns are none. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import { isText } from './kinds-of-elements.ts';
import type { Unit } from './scene.ts';

/** A name, a count, and what adds a card. */
const mostOwn = 3;
const mostColumns = 15;

/** `around`: the groups around an element or a group, the innermost first; `kindOf`: what the page's maker calls a group, and its role. */
interface Standing {
  readonly around: (at: { readonly group: number }) => readonly number[];
  readonly kindOf: (group: number) => string;
}

/** What stands side by side, with the cards of a board's columns as one list. */
export function withBoards(rows: readonly (readonly Unit[])[], standing: Standing): readonly (readonly Unit[])[] {
  for (const board of rows) {
    const lists = cardsIn(board, rows, standing);
    if (!lists) continue;
    const cards = lists.flat().sort((a, b) => a.group - b.group);
    return withBoards([...rows.filter((list) => list !== board && !lists.includes(list)), cards], standing);
  }
  return rows;
}

/** The lists of cards in the columns; undefined where these are no columns of a board. */
function cardsIn(columns: readonly Unit[], rows: readonly (readonly Unit[])[], { around, kindOf }: Standing) {
  if (columns.length < 2 || columns.length > mostColumns || columns.some(({ elements }) => elements[0]?.role !== 'heading'))
    return undefined;
  const groups = new Set(columns.map(({ group }) => group));
  const columnOf = ({ group }: Unit) => around({ group }).find((at) => at !== group && groups.has(at));
  const inner = rows.filter((list) => list !== columns && list.every((unit) => columnOf(unit) !== undefined));
  // The outermost: what stands in a card is a part of it.
  const within = new Set(inner.flat().map(({ group }) => group));
  const lists = inner.filter((list) => list.every(({ group }) => !around({ group }).some((at) => at !== group && within.has(at))));
  const cards = lists.flat();
  const kinds = new Set(cards.map(({ group }) => kindOf(group)));
  if (kinds.size !== 1 || lists.length < 2 || !lists.some(({ length }) => length > 1)) return undefined;
  const held = new Set(cards.flatMap(({ elements }) => elements));
  const own = columns.map(({ elements }) => elements.filter((element) => !held.has(element)));
  // What a plan or a car on offer lists is what it has, and is nothing by itself.
  const isOfTraits = cards.every(({ elements: [only, ...others] }) => only !== undefined && isText(only) && others.length === 0);
  if (isOfTraits && own.some((parts) => parts.slice(1).some(isOfOffer))) return undefined;
  return own.every(isHeadOnly) ? lists : undefined;
}

const isHeadOnly = (own: readonly ObservedElement[]): boolean => own.length <= mostOwn && own[0]?.role === 'heading';

/** It says more of what bears the heading than how many cards are in it, or offers something else than another card. */
const isOfOffer = (element: ObservedElement): boolean =>
  isText(element) ? !count.test(element.name) : /\p{L}{2}/u.test(element.name) && !adding.test(element.name);
const count = /^\W*\d*(?: \p{L}+)?\W*$/u;
const adding = /\b(?:add|new|create|more|menu|options?|actions?|collapse|hide)\b/i;
