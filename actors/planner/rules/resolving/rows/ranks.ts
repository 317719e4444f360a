/** The order of rows, cards and items by what stands in them. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Rank } from '../../description.ts';
import { isWeekday, weekdayIndex } from '../../reading/words/dates.ts';
import type { Looking } from '../finding/candidates.ts';
import { onlyOf } from '../only.ts';
import { mayGoOn } from '../page/pagers.ts';
import { hasMore, isOnePageOfSeveral } from '../page/paging.ts';
import type { Scene, Unit } from '../page/scene.ts';
import { likeness } from '../words/likeness.ts';
import { dayIn, type Measured, minutesPerDay, type QuantityKind } from '../words/quantities.ts';
import { callingsOf } from './approval.ts';
import { columnsMeant, ofColumn } from './columns-meant.ts';
import { isGain, rankedByGain } from './gains.ts';
import { runningNumbers } from './running-numbers.ts';
import { areOnSameTerms, type Ranked } from './same-terms.ts';
import { isCalled, isOpen, leastNamed, valueIn } from './unit-values.ts';

/** "Price in the table" is the price. */
const withoutPlace = (by: string): string => by.replace(/ (?:in|on|of|from) (?:the|this|that|all)(?: \p{L}+)+$/u, '');

/** Whether the page calls a value so, in a column or by a label. */
export const tellsOf = (units: readonly Unit[], { by }: Rank): boolean =>
  by !== '' && units.some(({ elements }) => elements.some((element) => likeness(withoutPlace(by), element.column ?? '') >= leastNamed));

const levelsOf = /^(?:urgency|priority|severity|importance|impact|level)$/;
const levels: readonly RegExp[] = [
  /^(?:lowest|trivial|none)$/i,
  /^(?:low|minor)$/i,
  /^(?:normal|medium|moderate)$/i,
  /^(?:high|major|important)$/i,
  /^(?:urgent|critical|highest|blocker|immediate|very high)$/i,
];

/** By the one word of each that says how urgent it is; undefined where several share the first place. */
function byLevel(scene: Scene, units: readonly Unit[], by: string, order: Rank['order']): readonly Unit[] | undefined {
  const levelIn = ({ name, value = '' }: ObservedElement) =>
    levels.flatMap((level, at) => (level.test((value || name).trim()) ? [at] : []));
  const placed = units.flatMap((unit) => {
    const called = unit.elements.filter((element) => isCalled(scene, element, by));
    const found = new Set((called.length > 0 ? called : unit.elements).flatMap(levelIn));
    const [at] = found;
    return found.size === 1 && at !== undefined ? [{ unit, at }] : [];
  });
  const sorted = [...placed].sort((a, b) => (order === 'most' ? b.at - a.at : a.at - b.at));
  const [first, second] = sorted;
  return first && first.at !== second?.at ? sorted.map(({ unit }) => unit) : undefined;
}

/** What a rank goes by that is that of the letters (`ordered` in `reading/pointing.ts`). */
export const byLetters = 'alphabet';

function byName(units: readonly Unit[], order: 'least' | 'most'): readonly Unit[] {
  const sign = order === 'least' ? 1 : -1;
  const nameOf = ({ elements }: Unit) => elements.find(({ name }) => /[\p{L}\p{N}]/u.test(name))?.name ?? '';
  return [...units].sort((a, b) => sign * nameOf(a).localeCompare(nameOf(b), 'en', { numeric: true, sensitivity: 'base' }));
}

/**
 * The units in the order of the rank, best first; those without such a value are left out, and with `ties` all but those that share the
 * first place. Undefined when no unit has one, or when the page doesn't tell how its dates are to be read and the order hangs on it.
 */
export function rankedHere(scene: Scene, units: readonly Unit[], rank: Rank, now: number): readonly Unit[] | undefined {
  const by = calledSo(scene, units, withoutPlace(rank.by), now);
  if (by === byLetters) return byName(units, rank.order);
  if (isGain(by)) return rankedByGain(units, rank);
  const levelled = levelsOf.test(by) ? byLevel(scene, units, by, rank.order) : undefined;
  if (levelled) return levelled;
  const versions = byVersion(units, by, rank.order, now);
  if (versions) return versions;
  if (leadersDiffer(scene, units, { ...rank, by }, now)) return undefined;
  const found = inOrder(scene, units, { ...rank, by }, now, false);
  const other = inOrder(scene, units, { ...rank, by }, now, true);
  const differs = found?.findIndex((unit, at) => unit !== other?.[at]) ?? -1;
  return differs === 0 ? undefined : differs > 0 ? found?.slice(0, differs) : found;
}

/** "The most votes" beside "Votes 2024" and "Votes 2025": where each column has another first, nothing tells which is meant. */
function leadersDiffer(scene: Scene, units: readonly Unit[], rank: Rank, now: number): boolean {
  const leaders = columnsMeant(units, rank.by, now).map((column) => {
    const order = inOrder(scene, ofColumn(units, column), rank, now, false);
    return order?.[rank.place - 1]?.group;
  });
  return new Set(leaders.filter((leader) => leader !== undefined)).size > 1;
}

/** "Upvotes", where the page counts points: what each of them tells for sure. */
function calledSo(scene: Scene, units: readonly Unit[], by: string, now: number): string {
  const [, ...others] = callingsOf(by);
  const isTold = (name: string) => units.every((unit) => valueIn(scene, unit, name, now, false, true).length > 0);
  const isNamed = others.length > 0 && by !== 'popularity' && units.some((unit) => valueIn(scene, unit, by, now, false, true).length > 0);
  return others.length === 0 || isNamed ? by : (others.find(isTold) ?? by);
}

/** Whether another thing has the place as well, as far as what ranks them tells. */
export function isShared(scene: Scene, ranks: readonly Unit[], { by, place }: Rank, now: number): boolean {
  const at = ranks[place - 1];
  const told = (unit: Unit) => valueIn(scene, unit, withoutPlace(by), now, false, false)[0];
  const own = at && by !== byLetters ? told(at) : undefined;
  if (own?.kind === 'day' && runningNumbers(ranks, (unit) => told(unit)?.value)) return false;
  return (
    own !== undefined &&
    [ranks[place - 2], ranks[place]].some((other) => {
      const beside = other && told(other);
      return beside !== undefined && beside.kind === own.kind && beside.value === own.value;
    })
  );
}

/** As `rankedHere`, and undefined on one page of several, unless this one is meant: the dearest there needs not be the dearest of the list. */
export const ranked = (units: readonly Unit[], rank: Rank, { scene, now, isHere = false }: Looking): readonly Unit[] | undefined =>
  isOnePageOfSeveral({ scene, isHere }) || (!isHere && (hasMore({ scene }) || mayGoOn(units, scene)))
    ? undefined
    : rankedHere(scene, units, rank, now);

/** "1.10.2" is newer than "1.9.0": part by part, where each has one, and not all of them can be days. */
function byVersion(units: readonly Unit[], by: string, order: Rank['order'], now: number): readonly Unit[] | undefined {
  if (!/^(?:date|day|version|number|release)?$/.test(by)) return undefined;
  const versions = units.map(({ elements }) => onlyOf(elements.flatMap(({ name }) => version.exec(name.trim())?.[1] ?? [])));
  const isVersions = versions.every((each) => each !== undefined) && versions.some((each) => dayIn(each ?? '', now) === undefined);
  if (!isVersions) return undefined;
  const sign = order === 'least' ? 1 : -1;
  const parts = units.map((unit, at) => ({ unit, parts: (versions[at] ?? '').split('.').map(Number) }));
  return parts.sort((a, b) => sign * comparedByParts(a.parts, b.parts)).map(({ unit }) => unit);
}
const version = /^(?:v|version |release )?(\d{1,3}(?:\.\d{1,4}){2,3})$/i;

const comparedByParts = (a: readonly number[], b: readonly number[]): number =>
  [0, 1, 2, 3].map((at) => (a[at] ?? 0) - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** What ranks first of them and how far: the less the better. Undefined where that can't be told, or goes by no quantity. */
export function firstHere(
  scene: Scene,
  units: readonly Unit[],
  rank: Rank,
  now: number,
): { readonly rankedBy: number; readonly kind: string } | undefined {
  const [first] = rankedHere(scene, units, rank, now) ?? [];
  const by = calledSo(scene, units, withoutPlace(rank.by), now);
  const measured = first && measuredInOrder(scene, units, { ...rank, by }, now, false);
  const own = measured?.sorted[0];
  return measured && own && own.unit === first
    ? { rankedBy: measured.sign * own.value, kind: measured.isAge ? 'age' : own.kind }
    : undefined;
}

const inOrder = (...asked: Parameters<typeof measuredInOrder>): readonly Unit[] | undefined =>
  measuredInOrder(...asked)?.sorted.map(({ unit }) => unit);

function measuredInOrder(scene: Scene, units: readonly Unit[], { by, order, ties }: Rank, now: number, dayFirst: boolean) {
  const told = (isSure: boolean) =>
    units.map((unit) => {
      const found = valueIn(scene, unit, by, now, dayFirst, isSure);
      return { unit, found: hasNoChange(unit, by) ? noChange : found };
    });
  const loosely = told(false);
  // "The biggest saving": where some tell it by its name, another's only number is none.
  const sure = isOpen(by) && loosely.some(({ found }) => found.length === 0) ? told(true) : loosely;
  const values = isOfDays(by) ? ofThisWeek(ofToday(sure, now), now) : sure;
  if (values === undefined) return undefined;
  // "2h" where a date is asked for is how long ago: the least is the newest, and beside days it can't be told.
  const firsts = new Set(values.flatMap(({ found: [first] }) => first?.kind ?? []));
  const isAge = isOfDays(by) && firsts.has('duration');
  if (isAge && firsts.size > 1) return undefined;
  const kind = kindAlike(values.map(({ found }) => found));
  const most = values.flatMap(({ unit, found }): readonly Ranked[] => {
    const measured = found.find((each) => each.kind === kind);
    return measured ? [{ unit, ...measured }] : [];
  });
  if (!areOnSameTerms(most, now)) return undefined;
  const sign = (order === 'least') === isAge ? -1 : 1;
  const days = kind === 'day' ? new Map(most.map(({ unit, value }) => [unit, value])) : undefined;
  const running = days && runningNumbers([...days.keys()], (unit) => days.get(unit));
  const numberOf = ({ unit }: Ranked) => running?.get(unit) ?? 0;
  const sorted = [...most].sort((a, b) => sign * (a.value - b.value || numberOf(a) - numberOf(b)));
  const first = running && ties ? sorted.slice(0, 1) : sorted.filter(({ value }) => !ties || value === sorted[0]?.value);
  return most.length === 0 ? undefined : { sorted: first, sign, isAge };
}

/** "Direct", of a journey whose changes are counted: none. */
const hasNoChange = ({ elements }: Unit, by: string): boolean =>
  /^(?:changes?|stops?|stopovers?|layovers?|transfers?|connections?)$/.test(by) && elements.some(({ name }) => straight.test(name.trim()));
const straight = /^(?:direct|non-?stop|no (?:changes?|stops?|stopovers?|layovers?|transfers?)|none)$/i;
const noChange: readonly Measured[] = [{ kind: 'amount', value: 0 }];

const isOfDays = (by: string): boolean => /^(?:date|day)$/.test(by);

interface Told {
  readonly unit: Unit;
  readonly found: readonly Measured[];
}

/** Beside "Yesterday" and "24 Nov", "09:12" is of today. */
function ofToday(values: readonly Told[], now: number): readonly Told[] {
  if (!values.some(({ found: [first] }) => first?.kind === 'day')) return values;
  const today = dayIn('today', now) ?? 0;
  return values.map(({ unit, found }) => {
    const [first] = found;
    return { unit, found: first?.kind === 'time' ? [{ kind: 'day', value: today + first.value }] : found };
  });
}

/** Beside days gone by, "Mon" is the last one; undefined beside days to come, where it may be either. */
function ofThisWeek(values: readonly Told[], now: number): readonly Told[] | undefined {
  const days = values.flatMap(({ found }) => found.filter(({ kind }) => kind === 'day').map(({ value }) => value));
  const named = values.map(({ unit, found }) => (found.length > 0 ? undefined : weekdayIn(unit)));
  if (days.length === 0 || named.every((at) => at === undefined)) return values;
  const today = dayIn('today', now) ?? 0;
  if (days.some((day) => day >= today + minutesPerDay)) return undefined;
  return values.map((told, at) => {
    const weekday = named[at];
    if (weekday === undefined) return told;
    const back = (new Date(now).getUTCDay() - weekday + 7) % 7 || 7;
    return { unit: told.unit, found: [{ kind: 'day', value: today - back * minutesPerDay }] };
  });
}

const weekdayIn = ({ elements }: Unit): number | undefined =>
  onlyOf(
    elements.flatMap(({ name }) => {
      const said = name.trim().replace(/\.$/, '');
      return isWeekday(said) ? [weekdayIndex(said)] : [];
    }),
  );

/** The most telling kind in which all of them can be compared that tell something, or else the one in which most are told. */
function kindAlike(found: readonly (readonly Measured[])[]): QuantityKind | undefined {
  const told = found.filter(({ length }) => length > 0);
  const isOfAll = (kind: QuantityKind) => told.every((each) => each.some((measured) => measured.kind === kind));
  // A time beside a day is that of the day.
  const alike = told[0]
    ?.map(({ kind }) => kind)
    .find((kind) => isOfAll(kind) && !(kind === 'time' && told.some(([first]) => first?.kind === 'day')));
  const firsts = told.flatMap(([first]) => first?.kind ?? []);
  const timesOf = (kind: QuantityKind) => firsts.filter((each) => each === kind).length;
  return alike ?? [...new Set(firsts)].sort((a, b) => timesOf(b) - timesOf(a))[0];
}
