/** Whether what stands in a row or card is more, less or as much as what is said. */
import type { Condition, Quantity } from '../../description.ts';
import { countOf } from '../../reading/words/numbers.ts';
import { weekdays } from '../../weekdays.ts';
import type { Scene, Unit } from '../page/scene.ts';
import { dayIn, isComparable, type Measured, measures, minutesPerDay, type QuantityKind, timeIn } from '../words/quantities.ts';
import { unitsCalled } from '../words/units.ts';
import { againstOwn } from './own-limits.ts';
import { isCalled, valueIn } from './unit-values.ts';

/** "Five stars": as many of what is called so. */
export function countSaid(text: string): Comparison | undefined {
  const [, many = '', by = ''] = /^(\S+) (\p{Ll}+)$/u.exec(text) ?? [];
  const amount = many === '' ? undefined : countOf(many);
  return amount === undefined ? undefined : { kind: 'compares', by, is: '=', value: { type: 'amount', amount } };
}

type Comparison = Extract<Condition, { kind: 'compares' }>;

/** What stands in the unit for what is compared; undefined where it can't be told, so that nothing is known of it. */
export function measuredFor(scene: Scene, unit: Unit, { by, value }: Comparison, now: number, dayFirst = false): Measured | undefined {
  if (value.type === 'own') return againstOwn(scene, unit, by, value, now)?.own;
  const { kind: wanted } = measureOf(value, now);
  const found = valueIn(scene, unit, by || nameFor(value, now), now, dayFirst, true, wanted);
  return found.find((each) => isComparable(each.kind, wanted) && isInUnit(each, value));
}

/** What is told in a unit is not compared with so many of another. */
function isInUnit({ kind, countedIn = '' }: Measured, value: Quantity): boolean {
  const unit = value.type === 'amount' ? value.unit : undefined;
  if (kind !== 'amount' || unit === undefined || countedIn === '') return true;
  return [unit, countedIn].every((word) => unitsCalled(word).length === 0) || unit.toLowerCase() === countedIn;
}

export function isSo(scene: Scene, unit: Unit, condition: Comparison, now: number, dayFirst: boolean): boolean {
  if (condition.value.type === 'own') {
    const known = againstOwn(scene, unit, condition.by, condition.value, now);
    return known !== undefined && compare(known.own.value, condition.is, known.limit.value);
  }
  const wanted = measureOf(condition.value, now);
  const measured = measuredFor(scene, unit, condition, now, dayFirst);
  if (!measured && wanted.kind === 'day') return isInYears(scene, unit, condition);
  if (!measured || wanted.value === undefined) return false;
  // A day is all of it, whatever time is said beside it.
  const found = wanted.kind === 'day' ? Math.floor(measured.value / minutesPerDay) * minutesPerDay : measured.value;
  // Neither the goal nor the page needs to say the year of a day.
  if (wanted.kind === 'day' && condition.is === '=' && !saysYear.test(unit.text)) return dayOfYear(found) === dayOfYear(wanted.value);
  return compare(found, condition.is, wanted.value);
}

const saysYear = /(?<!\d)(?:19|20)\d\d(?!\d)|\d[./]\d{1,2}[./]\d\d(?!\d)|\b(?:ago|today|yesterday|tomorrow)\b/i;
const dayOfYear = (minutes: number): string => new Date(minutes * 60_000).toISOString().slice('2030-'.length, '2030-12-31'.length);

function compare(found: number, is: Comparison['is'], wanted: number): boolean {
  switch (is) {
    case '<':
      return found < wanted;
    case '<=':
      return found <= wanted;
    case '=':
      return found === wanted;
    case '>=':
      return found >= wanted;
    case '>':
      return found > wanted;
    case '!=':
      return found !== wanted;
  }
}

/** A column may say but the year: all of it must be as is said. */
function isInYears(scene: Scene, { elements }: Unit, { by, is, value }: Comparison): boolean {
  const years = elements.filter(({ name, role }) => role !== 'columnheader' && /^(?:19|20)\d\d$/.test(name.trim()));
  const called = by === '' ? [] : years.filter((element) => isCalled(scene, element, by));
  const [only, ...others] = called.length > 0 ? called : years;
  if (!only || others.length > 0 || value.type !== 'day') return false;
  const [first, last] = [`${only.name.trim()}-01-01`, `${only.name.trim()}-12-31`];
  switch (is) {
    case '<':
      return last < value.day;
    case '<=':
      return last <= value.day;
    case '>':
      return first > value.day;
    case '>=':
      return first >= value.day;
    default:
      return false;
  }
}

/** In a week without dates, a day of the days to come is told by its name: in the row, its column or the heading over it. */
export function isOnWeekday(scene: Scene, { group, elements }: Unit, day: string, now: number): boolean {
  const date = new Date(`${day}T12:00:00Z`);
  const name = weekdays[date.getUTCDay()] ?? '';
  if (Math.abs(date.getTime() - now) > 8 * minutesPerDay * 60_000) return false;
  const over = scene.around({ group }).map((around) => (scene.units.has(around) ? '' : (scene.groups[around]?.name ?? '')));
  const said = [...over, ...elements.flatMap((element) => [element.name, element.column ?? '', element.context ?? ''])];
  return said.some((text) => [name, name.slice(0, 3)].includes(text.trim().toLowerCase().replace(/\.$/, '')));
}

/** What a value is called where the goal says only the value: "5 in stock" is the stock, and "4 stars" are stars. */
function nameFor(value: Quantity, now: number): string {
  if (value.type !== 'amount') return value.type === 'day' ? 'date' : 'time';
  const { unit = '' } = value;
  return !/\p{L}/u.test(unit) || measureOf(value, now).kind !== 'amount' ? '' : unit.replace(/^in /, '');
}

function measureOf(value: Quantity, now: number): { readonly kind: QuantityKind; readonly value: number | undefined } {
  if (value.type === 'day') return { kind: 'day', value: dayIn(value.day, now) };
  if (value.type === 'time') return { kind: 'time', value: timeIn(value.time) };
  const inUnit =
    value.unit === undefined ? undefined : measures(`${value.amount} ${value.unit}`, now).find(({ kind }) => kind !== 'amount');
  return inUnit ?? { kind: 'amount', value: value.amount };
}
