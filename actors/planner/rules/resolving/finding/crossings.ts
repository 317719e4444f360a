/** "C4", "the cell A3": where the line of the letter crosses that of the number, on a board whose rows and columns bear them. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { onlyOf } from '../only.ts';
import { isClickable, isText, isUsable } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import type { Looking, Purpose } from './candidates.ts';
import { type Found, some } from './found.ts';

const placed = /^(?:([A-Za-z])[- ]?(\d{1,2})|(\d{1,2})[- ]?([A-Za-z]))$/;
const meant = /^(?:|cell|square|field|seat|tile|box|place|spot|slot)$/;
const heads: readonly string[] = ['columnheader', 'rowheader'];
const leastHeads = 2;

/** Undefined where the page has no such board, or the place of it can't be taken. */
export function atCrossing(what: Description, purpose: Purpose, { scene, tried }: Looking): Found | undefined {
  if (!meant.test(what.noun) || purpose === 'read' || purpose === 'fill' || purpose === 'drag') return undefined;
  if ((what.where ?? what.rank ?? what.ordinal ?? what.all ?? what.beside) !== undefined) return undefined;
  const place = placeCalled(what.name, scene);
  const mayBeTaken =
    place && isUsable(place) && !had.test(place.name) && (isClickable(place) || place.role === 'cell' || place.role === 'gridcell');
  return mayBeTaken && !tried?.includes(scene.keyOf(place)) ? some([place]) : undefined;
}

/** The only thing that stands where both lines cross. */
export function placeCalled(name: string, { elements }: Scene): ObservedElement | undefined {
  const [, ahead, digits, number, behind] = placed.exec(name.trim()) ?? [];
  const [letter, figure] = [(ahead ?? behind ?? '').toUpperCase(), digits ?? number ?? ''];
  if (letter === '') return undefined;
  const said = elements.filter((element) => (isText(element) || heads.includes(element.role)) && element.box);
  const letters = said.filter(({ name }) => /^[A-Z]$/.test(name.trim()));
  const figures = said.filter(({ name }) => /^\d{1,2}$/.test(name.trim()));
  const [lettered, numbered] = [onlyCalled(letters, letter), onlyCalled(figures, figure)];
  if (!lettered || !numbered) return undefined;
  const isAcross = isLine(letters, 'x') && isLine(figures, 'y');
  if (!isAcross && !(isLine(letters, 'y') && isLine(figures, 'x'))) return undefined;
  const [column, row] = isAcross ? [lettered, numbered] : [numbered, lettered];
  const isThere = (element: ObservedElement) =>
    element !== column && element !== row && holds(column, element, 'x') && holds(row, element, 'y');
  return onlyOf(elements.filter(isThere));
}

/** By what it is called, another has it. */
const had = /\b(?:taken|occupied|sold|booked|reserved|unavailable|blocked|closed)\b/i;

const onlyCalled = (all: readonly ObservedElement[], name: string): ObservedElement | undefined =>
  onlyOf(all.filter((element) => element.name.trim() === name));

type Axis = 'x' | 'y';
const span = (
  { box: [left = 0, top = 0, width = 0, height = 0] = [] }: ObservedElement,
  axis: Axis,
): readonly [from: number, to: number] => (axis === 'x' ? [left, left + width] : [top, top + height]);
const middle = (element: ObservedElement, axis: Axis): number => (span(element, axis)[0] + span(element, axis)[1]) / 2;

/** They follow each other along it, and stand at the same height of the other. */
function isLine(all: readonly ObservedElement[], axis: Axis): boolean {
  const [first] = all;
  const other = axis === 'x' ? 'y' : 'x';
  if (!first || all.length < leastHeads) return false;
  return all.every((element, at) => {
    const before = all[at - 1];
    return holds(first, element, other) && (before === undefined || span(element, axis)[0] >= middle(before, axis));
  });
}

/** Whether the middle of the element lies in the stretch that the other takes. */
function holds(head: ObservedElement, element: ObservedElement, axis: Axis): boolean {
  const [from, to] = span(head, axis);
  return element.box !== undefined && middle(element, axis) > from && middle(element, axis) < to;
}
