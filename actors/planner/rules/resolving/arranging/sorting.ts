/** Putting a list in order: by a list of orders, or a header that is clicked once or twice. */

import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Of } from '../../instruction.ts';
import { clickOn, type Move, missing, next, type Situation } from '../move.ts';
import { isClickable, isUsable } from '../page/kinds-of-elements.ts';
import { placesOf } from '../page/places.ts';
import { rankedHere } from '../rows/ranks.ts';
import { holdsSense, likeness } from '../words/likeness.ts';
import { measures } from '../words/quantities.ts';

/** In the table that is said, where it is told from others; what orders one list needs not stand in it. */
export function sort(order: Of<'sort'>, situation: Situation): Move {
  const { what } = order;
  const isTold = what !== undefined && tables.test(what.noun) && (what.name !== '' || what.ordinal !== undefined);
  const places = isTold ? placesOf(what, situation) : [];
  if (isTold && what.ordinal !== undefined && places.length === 0) return missing(`the page has no ${what.whole} that could be sorted`);
  if (places.length === 0) return sortHere(order, situation.scene.elements, situation);
  const { elements } = situation.scene;
  const inside = elements.filter((element) => places.some((holds) => holds(element)));
  const { hand, cursor } = situation;
  const isAfar = cursor.stage > 0 && hand !== undefined && !inside.includes(hand);
  const move = isAfar ? undefined : sortHere(order, inside, situation);
  if (move && (move.type !== 'missing' || what?.ordinal !== undefined)) return move;
  // A title names its list from afar: there is but one thing on the page that puts it so.
  const other = sortHere(order, elements, situation);
  const on = other.type === 'act' ? other.on : undefined;
  const isOnly = on === undefined || elements.every((each) => each === on || each.role !== on.role || each.name !== on.name);
  return move && (other.type !== 'act' || !isOnly) ? move : other;
}
const tables = /^(?:table|grid|list)$/;

/** A list of orders, or a header that is clicked once or twice. */
function sortHere({ by, direction, what, clause }: Of<'sort'>, here: readonly ObservedElement[], situation: Situation): Move {
  const { scene, cursor } = situation;
  const told = direction && cursor.stage <= mostSorted ? toldSorted(by, direction, here, situation) : undefined;
  if (told === true) return next;
  if (
    told === undefined &&
    cursor.stage > 0 &&
    (cursor.stage > 2 || direction === undefined || isSorted(by, direction, here, situation) !== false)
  ) {
    // What a header did not do, and a sign in it may have: that way must be seen. What turns the order round with each press says no way.
    const isSaid = situation.hand !== undefined && orderScore(situation.hand.name, wordsOf(by, direction)) === 1;
    const isPlain = cursor.tried.length === 0 && (direction === 'ascending' || isSaid);
    const isSeen = direction === undefined || isPlain || isSorted(by, direction, here, situation);
    return isSeen ? next : missing(`the page does not show whether it is sorted by ${JSON.stringify(by)} that way`);
  }
  const worded = by === '' && direction === undefined && cursor.stage === 0 ? byItsWord(clause, here) : undefined;
  if (worded) return worded;
  const words = wordsOf(by, direction);
  const lists = here.flatMap((element) =>
    (element.options ?? [])
      .map((option) => ({ element, option, score: orderScore(option, words) }))
      .filter(({ option }) => saysOrder(option) || mayOrder(element)),
  );
  const [list, second] = lists.filter(({ score }) => score >= 0.5).sort((a, b) => b.score - a.score);
  // Which way may be left to the page, but not by what.
  const isSole =
    list && (!second || second.score < list.score || (second.element === list.element && (direction === undefined || by !== '')));
  if (list && cursor.stage === 0 && isSole)
    return { type: 'act', act: { kind: 'select', element: list.element.index, options: [list.option] }, on: list.element };
  const [order, ...rivals] = here.filter(
    (element) =>
      isClickable(element) &&
      isUsable(element) &&
      element.name.length <= longestOrder &&
      scene.unitOf(element) === undefined &&
      orderScore(element.name, words) === 1,
  );
  if (order && rivals.length === 0 && cursor.stage === 0) return clickOn(order, { stage: 1 });
  const name = by === '' ? (what?.name ?? '') : by;
  const header =
    here.find(
      (element) =>
        isUsable(element) &&
        !cursor.tried.includes(scene.keyOf(element)) &&
        element.column === undefined &&
        ['columnheader', 'button', 'link', 'clickable'].includes(element.role) &&
        likeness(name, element.name) >= 0.75,
    ) ??
    here.find(
      (element) => isUsable(element) && isClickable(element) && holdsSense(element.name, 'sort') && likeness(name, element.name) >= 0.5,
    );
  if (told === false && cursor.stage >= mostSorted)
    return missing(`the page does not come to be sorted by ${JSON.stringify(name)} that way`);
  const title = header ?? here.find((element) => element.role === 'columnheader' && likeness(name, element.name) >= 0.9);
  if (!title) return missing(`nothing on the page sorts by ${JSON.stringify(name)}`);
  return clickOn(title, { stage: cursor.stage + 1 });
}

const wordsOf = (by: string, direction: Of<'sort'>['direction']): readonly string[] => [
  by,
  direction === 'descending' ? 'descending high to low newest' : direction === 'ascending' ? 'ascending low to high oldest' : '',
];

/** "Sort by newest": the only order of the page's lists that is called so. */
function byItsWord(clause: string, here: readonly ObservedElement[]): Move | undefined {
  const said = /\bby (?:the )?(\p{L}+(?: \p{L}+)?)$/u.exec(clause)?.[1];
  const orders = here.flatMap((list) =>
    (list.options ?? []).filter((option) => said !== undefined && holdsSense(option, said)).map((option) => ({ list, option })),
  );
  const [order, ...others] = orders;
  if (!order || others.length > 0) return undefined;
  return { type: 'act', act: { kind: 'select', element: order.list.index, options: [order.option] }, on: order.list };
}

/** What is called by another purpose does not sort by what it offers: "Search a field of the list". */
const mayOrder = ({ name, hints = '' }: ObservedElement): boolean =>
  !otherPurpose.test(name) || [name, hints].some((called) => /\b(?:sort\w*|order(?:ed|ing)?|arrange\w*|rank\w*)\b/i.test(called));
const otherPurpose = /\b(?:search|filter|find|group|show|hide|columns?|fields?|language|page)\b/i;
const saysOrder = (option: string): boolean => orders.some(([says]) => says.test(option)) || ascends.test(option) || descends.test(option);

const mostSorted = 3;
const longestOrder = 40;

/** What one word of an order says of what it goes by, and which way. */
const orders: readonly (readonly [says: RegExp, by: string, direction: 'ascending' | 'descending'])[] = [
  [/\b(?:newest|latest|most recent)\b/i, 'date', 'descending'],
  [/\b(?:oldest|earliest)\b/i, 'date', 'ascending'],
  [/\b(?:cheapest|least expensive)\b/i, 'price', 'ascending'],
  [/\b(?:most expensive|dearest|priciest)\b/i, 'price', 'descending'],
  [/\b(?:best|top|highest)[- ]rated\b/i, 'rating', 'descending'],
  [/\byoungest\b/i, 'age', 'ascending'],
  [/\bshortest\b/i, 'length', 'ascending'],
  [/\blongest\b/i, 'length', 'descending'],
  [/\b(?:largest|biggest)\b/i, 'size', 'descending'],
  [/\bsmallest\b/i, 'size', 'ascending'],
  [/\ba\s*(?:-|–|to)\s*z\b/i, 'name', 'ascending'],
  [/\bz\s*(?:-|–|to)\s*a\b/i, 'name', 'descending'],
];

/** By what the headers say of themselves; undefined where none says which way its table is sorted. */
function toldSorted(
  by: string,
  direction: 'ascending' | 'descending',
  here: readonly ObservedElement[],
  { cursor }: Situation,
): boolean | undefined {
  const sorted = here.filter(({ states }) => states.includes('ascending') || states.includes('descending'));
  const own = sorted.filter(({ name }) => likeness(by, name) >= 0.75);
  if (sorted.length === 0 || by === '') return undefined;
  return own.length > 0 ? own.some(({ states }) => states.includes(direction)) : cursor.stage === 0 ? undefined : false;
}

const ascends = /\b(?:asc|low(?:est)?\b.*\bhigh|a\s*(?:-|–|to)\s*z|oldest|cheapest|↑)/i;
const descends = /\b(?:desc|high(?:est)?\b.*\blow|z\s*(?:-|–|to)\s*a|newest|latest|↓)/i;

function orderScore(option: string, [by = '', direction = '']: readonly string[]): number {
  const told = orders.find(([says]) => says.test(option));
  if (told && by !== '' && !holdsSense(option, by)) return told[1] === by && direction.startsWith(told[2]) ? 1 : 0;
  if (by !== '' && !holdsSense(option, by)) return 0;
  const says = (words: string) => words.split(' ').some((word) => holdsSense(option, word));
  const [up, down] = [ascends.test(option), descends.test(option)];
  if (direction === '') return by === '' ? 0 : 0.8;
  const wanted = direction.startsWith('desc') ? down : up;
  const other = direction.startsWith('desc') ? up : down;
  return wanted && !other ? 1 : other ? 0 : says(direction) ? 0.7 : by === '' ? 0 : 0.5;
}

/** "Sort by Name ▲": what a head says besides what its column is called. */
const headWords = /^(?:sort(?:ed)? by|order by) |[\s▲▼△▽↑↓⇅↕]+$/giu;

/** Undefined when the page shows no such value. */
function isSorted(
  by: string,
  direction: 'ascending' | 'descending',
  here: readonly ObservedElement[],
  { scene, now }: Situation,
): boolean | undefined {
  const inside = new Set(here);
  const units = scene.collections.find((each) => each.every((unit) => unit.elements.every((element) => inside.has(element)))) ?? [];
  const isOf = (column: string | undefined) => column !== undefined && likeness(by, column.replace(headWords, '')) >= 0.75;
  const texts = units.map(({ elements }) => elements.find(({ column }) => isOf(column))?.name);
  // What measures nothing is a word, whatever else in its row may be measured.
  const areWords = texts.length > 0 && texts.every((text) => text !== undefined && measures(text, now).length === 0);
  const order = areWords ? undefined : rankedHere(scene, units, { by, order: direction === 'ascending' ? 'least' : 'most', place: 1 }, now);
  if (order) return order.length === units.length ? order.every((unit, at) => unit === units[at]) : undefined;
  if (texts.some((text) => text === undefined)) return undefined;
  if (texts.length === 0) return undefined;
  const sign = direction === 'ascending' ? 1 : -1;
  return (texts as string[]).every(
    (text, at) => at === 0 || sign * (texts[at - 1] as string).localeCompare(text, 'en', { numeric: true, sensitivity: 'base' }) <= 0,
  );
}
