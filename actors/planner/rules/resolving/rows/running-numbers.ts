/** Of two orders of one day, the one with the higher number came later, where the numbers run with the days all through the list. */
import type { Unit } from '../page/scene.ts';

const number = /^(?:#|no\.? ?|nr\.? ?)?0*(\d{3,15})$/i;
/** So many have to agree before anything is told by them. */
const least = 3;

/** The number of each; undefined where one has none, two share one, or a later day has a lower one. `dayOf` gives the day of a unit. */
export function runningNumbers(units: readonly Unit[], dayOf: (unit: Unit) => number | undefined): ReadonlyMap<Unit, number> | undefined {
  const numbers = units.map(({ elements }) => Number(elements.flatMap(({ name }) => number.exec(name.trim())?.[1] ?? [])[0] ?? Number.NaN));
  if (units.length < least || numbers.some(Number.isNaN) || new Set(numbers).size < units.length) return undefined;
  const told = units.map((unit, at) => ({ unit, number: numbers[at] as number, day: dayOf(unit) ?? Number.NaN }));
  const sorted = told.toSorted((a, b) => a.number - b.number);
  const isRunning = sorted.every(({ day }, at) => at === 0 || day >= (sorted[at - 1]?.day ?? Number.NaN));
  return isRunning && sorted[0]?.day !== sorted.at(-1)?.day ? new Map(told.map((each) => [each.unit, each.number])) : undefined;
}
