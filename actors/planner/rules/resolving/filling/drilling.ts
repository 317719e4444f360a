/** A day that is chosen part by part: its year, its month and its date stand in panels that follow one another, or in columns. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import { clickOn, type Move, missing, refused, type Situation, waitsFor } from '../move.ts';
import { isClickable, isText, isUsable } from '../page/kinds-of-elements.ts';
import { dayIn, minutesPerDay, monthOf } from '../words/quantities.ts';
import { overview, titled, turner } from './leaves.ts';

/** Of the cursor: the year, the month or the date was clicked. */
const drilled = 'drilled:';
export const isDrilled = ({ cursor }: Situation): boolean => cursor.explored.includes(`${drilled}date`);
const longest = 60;
const mostSteps = 40;

/**
 * The next part of those that the page offers; undefined where it offers none. `taken`: what is marked once the date is clicked. `isOpen`:
 * nothing has to be clicked first to bring them up.
 */
export function drill(day: string, taken: string, isOpen: boolean, situation: Situation): Move | undefined {
  const { cursor, scene, changed } = situation;
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const isDone = (part: string) => cursor.explored.includes(drilled + part);
  // The years behind the title of a leaf lead back to it.
  const mayBegin = isOpen || (cursor.stage > 0 && !cursor.explored.includes(titled));
  if (cursor.stage > mostSteps || (!isDone('year') && !mayBegin)) return undefined;
  const { years, months } = overview(situation);
  const days = daysIn(scene.elements);
  const areColumns = years.length > 0 && months.length > 0 && days.length > 0;
  const click = (part: string, on: ObservedElement): Move => {
    const explored = [...cursor.explored, drilled + part, ...(part === 'date' ? [taken] : [])];
    const ok = { stage: cursor.stage + 1, tried: [], explored };
    if (!isUsable(on)) return waitsFor(on);
    return areColumns ? { type: 'act', act: { kind: 'check', element: on.index, on: true }, on, ok } : clickOn(on, ok);
  };
  const [first, last] = [years[0], years.at(-1)];
  if (first && last && !isDone('year') && isClickable(first)) {
    const cell = years.find(({ name }) => Number(name) === year);
    if (cell) return click('year', cell);
    const isLater = year > Number(first.name);
    const turn = turner(isLater, isLater ? last : first, situation) ?? turner(isLater, first, situation);
    return turn && changed !== false ? clickOn(turn, { stage: cursor.stage + 1 }) : refused(`the page offers no year ${year}`);
  }
  const named = months.find(({ name }) => monthOf(name) === month);
  // Where the months come first, the year may be another than is said.
  if (named && isDone('year') && !isDone('month')) return click('month', named);
  if (!isDone('month') || isDone('date')) return undefined;
  const cell = days.find(({ name }) => Number(name) === date);
  return cell ? click('date', cell) : missing(days.length === 0 ? 'no days come up to choose from' : `the page offers no day ${date}`);
}

/** From the first on, one after the other, as many as a month has. */
function daysIn(elements: readonly ObservedElement[]): readonly ObservedElement[] {
  const numbered = elements.filter((element) => isClickable(element) && /^(?:0?[1-9]|[12]\d|3[01])$/.test(element.name.trim()));
  const begins = numbered.flatMap(({ name }, at) => (Number(name) === 1 ? [at] : []));
  const runs = begins.map((begin) => numbered.slice(begin).filter(({ name }, at) => Number(name) === at + 1));
  return runs.find(({ length }) => length >= shortestMonth) ?? [];
}
const shortestMonth = 28;

/** What is wrong once the date was clicked: the page shows days, and not that one, or nothing came of it. */
export function drilledAmiss(day: string, { scene, now, changed }: Situation): Move | undefined {
  const shown = scene.elements.flatMap((element) => {
    const said = element.value ?? element.name;
    const isTold = (isText(element) || element.value !== undefined) && said.length <= longest && /\d{4}/.test(said);
    return isTold ? [true, false].flatMap((isDayFirst) => dayIn(said, now, isDayFirst) ?? []) : [];
  });
  if (shown.some((at) => Math.floor(at / minutesPerDay) * minutesPerDay === dayIn(day, now))) return undefined;
  return shown.length > 0 || changed === false ? missing(`the page does not show that ${day} was chosen`) : undefined;
}
