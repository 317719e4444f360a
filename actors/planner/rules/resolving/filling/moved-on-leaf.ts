/** What stands on a day of a month that lies open is dragged to another of its days, and has to stand there afterwards. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { type Move, missing, next, refused, type Situation } from '../move.ts';
import { isClickable, isText } from '../page/kinds-of-elements.ts';
import { holdsSense } from '../words/likeness.ts';
import { fewestDays, monthShown } from './leaves.ts';

const dropped = 2_901;

/** Undefined where no open month shows the thing on one of its days. */
export function movedOnLeaf(what: Description, day: string, situation: Situation): Move | undefined {
  const { scene, cursor } = situation;
  const shown = monthShown(situation);
  const [year, month, date = 0] = day.split('-').map(Number);
  if (!shown || (what.where ?? what.rank ?? what.ordinal ?? what.within) !== undefined || what.name === '') return undefined;
  const cells = cellsBehind(shown.element, scene.elements);
  if (cells.length < fewestDays) return undefined;
  const standing = cells.flatMap((cell, at) =>
    scene.elements
      .slice(cell.index + 1, cells[at + 1]?.index ?? cell.index + mostInside)
      .filter((element) => isText(element) && cell.name.includes(element.name) && holdsSense(element.name, what.name))
      .map((element) => ({ element, cell })),
  );
  const [thing, ...others] = standing;
  if (!thing || (shown.year !== year && cursor.stage !== dropped)) return undefined;
  if (others.length > 0) return refused(`${standing.length} days of ${shown.element.name} have ${JSON.stringify(what.name)}; say which`);
  const ofDay = cells.filter(({ name }) => numberOf(name) === date);
  const target = date < middle ? ofDay[0] : ofDay.at(-1);
  if (!target || shown.month !== month) return undefined;
  if (thing.cell === target) return next;
  if (cursor.stage === dropped)
    return missing(`${JSON.stringify(thing.element.name)} was dragged to ${day}, and the page does not show that it came there`);
  return {
    type: 'act',
    act: { kind: 'drag', element: thing.element.index, to: target.index, place: 'onto' },
    on: thing.element,
    ok: { stage: dropped },
  };
}
/** Days of the months before and after stand on the same leaf. */
const middle = 15;
const mostInside = 12;

/** The days behind the name of their month, with what stands on them. */
const cellsBehind = ({ index }: ObservedElement, elements: readonly ObservedElement[]): readonly ObservedElement[] =>
  elements.filter(
    (element) => element.index > index && (isClickable(element) || /cell$/.test(element.role)) && numberOf(element.name) !== undefined,
  );

const numberOf = (name: string): number | undefined => {
  const [, number] = /^(\d{1,2})(?=$|\s)/.exec(name.trim()) ?? [];
  return number === undefined || Number(number) < 1 || Number(number) > 31 ? undefined : Number(number);
};
