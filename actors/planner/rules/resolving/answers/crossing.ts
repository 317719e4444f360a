/** Where a row and a column cross that are both said, in whatever order: "the price of X on D", "the D cell of X". */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { weekdays } from '../../weekdays.ts';
import type { Looking } from '../finding/candidates.ts';
import { onlyOf } from '../only.ts';
import { isClickable, isEditable } from '../page/kinds-of-elements.ts';
import type { Scene, Unit } from '../page/scene.ts';
import { anything } from '../page/spoken-of.ts';
import { fold, holdsWords, likeness } from '../words/likeness.ts';
import { dayIn } from '../words/quantities.ts';

/** A part of what was said: a name, or a day. */
interface Part {
  readonly text: string;
  readonly day?: string;
  /** What is asked for, and not what it is of. */
  readonly isAsked?: true;
  /** The kind of what the rest tells: "train" in "the train to Oslo". */
  readonly isKind?: true;
}

export const isCell = ({ role }: ObservedElement): boolean => role === 'cell' || role === 'gridcell';

/** The names and days that a description is put together from; undefined where it says more than these. */
function partsOf(what: Description, isOuter = true): readonly Part[] | undefined {
  const { name, noun, where = [], within, column, rank, ordinal, all, beside, part, except } = what;
  if ([rank, ordinal, all, beside, part, except].some((told) => told !== undefined)) return undefined;
  const asked = isOuter && { isAsked: true as const };
  const [, letters = '', digits = ''] = (noun === 'cell' && inSheets.exec(name)) || [];
  const parts: Part[] = letters === '' ? (name === '' ? [] : [{ text: name, ...asked }]) : [{ text: letters }, { text: digits }];
  const isKind = !isOuter && name === '' && where.length > 0 && { isKind: true as const };
  if (noun !== '' && noun !== name && what.roles.length === 0) parts.push({ text: noun, ...asked, ...isKind });
  if (column !== undefined) parts.push({ text: column });
  for (const condition of where) {
    if (condition.kind === 'holds' && !condition.not && condition.by === undefined) parts.push({ text: condition.text });
    else if (condition.kind === 'compares' && condition.is === '=' && condition.value.type === 'day')
      parts.push({ text: condition.value.day, day: condition.value.day });
    else return undefined;
  }
  const outer = within === undefined ? [] : partsOf(within, false);
  return outer && [...parts, ...outer];
}

/** "Cell D1", as sheets call the first row under the letter D. */
const inSheets = /^(\p{Lu}{1,2})(\d{1,4})$/u;

export function isInSheet(code: string, { elements }: Scene): boolean {
  const [, letters = '', digits = ''] = inSheets.exec(code) ?? [];
  return letters !== '' && elements.some(({ column }) => column === letters) && elements.some(({ name }) => name === digits);
}

/** How surely the header is what the part calls: to the letter, by its day, as a part of it, or not at all. */
function calls({ text, day }: Part, header: string, now: number): number {
  const bare = text.replace(/ \p{Ll}+$/u, '');
  const said = Math.max(likeness(text, header), day === undefined && bare !== text ? likeness(bare, header) - 0.01 : 0);
  if (said >= surely) return said;
  if (day === undefined && [text, bare].some((name) => isNameOfDay(name, header))) return surely;
  const wanted = day ?? (/\d/.test(text) ? text : undefined);
  if (wanted !== undefined && isSameDay(wanted, header, now)) return surely;
  if (day !== undefined && isWeekdayOf(day, header, now)) return surely;
  return day === undefined && (holdsWords(header, text) || holdsWords(header, bare)) ? within : 0;
}
const surely = 0.9;
const within = 0.5;

/** Of a week without dates, the days to come are called by their names. */
function isWeekdayOf(day: string, header: string, now: number): boolean {
  const noon = Date.parse(`${day}T12:00:00Z`);
  return Math.abs(noon - now) <= week && isShortFor(header, weekdays[new Date(noon).getUTCDay()] ?? '');
}
const week = 8 * 86_400_000;

/** "Tue.", of a day that is said in full. */
export const isNameOfDay = (text: string, header: string): boolean =>
  weekdays.includes(text.toLowerCase()) && isShortFor(header, text.toLowerCase());

/** "Fri." is Friday. */
function isShortFor(header: string, name: string): boolean {
  const said = header.trim().toLowerCase().replace(/\.$/, '');
  return said.length >= 2 && name.startsWith(said);
}

const isDay = (header: string, now: number): boolean =>
  /^(?:mon|tue|wed|thu|fri|sat|sun)/i.test(header.trim()) || (/\d/.test(header) && dayIn(header, now) !== undefined);

/** A header that says no year is of the day in any. */
function isSameDay(a: string, b: string, now: number): boolean {
  const days = [a, b].map((text) => (/\d/.test(text) && /\p{L}{3}|\d\D\d/u.test(text) ? dayIn(text, now) : undefined));
  const [one, other] = days.map((minutes) => (minutes === undefined ? undefined : new Date(minutes * 60_000).toISOString().slice(0, 10)));
  const from = [a, b].every((text) => /\d{4}/.test(text)) ? 0 : '2030-'.length;
  return one !== undefined && other !== undefined && one.slice(from) === other.slice(from);
}

/** A word for what stands in the cell, or for what the rows are, which the table need not say. */
const isLoose = ({ text, day, isAsked, isKind }: Part): boolean =>
  day === undefined && /^(?:the )?\p{Ll}+(?: \p{Ll}+)?$/u.test(text) && (isAsked === true || isKind === true || anything.test(text));

/** By a cell, or by several that are nothing else: the name in one, the first name in another. */
function isRowCalled({ elements }: Unit, { text, day }: Part): boolean {
  if (day !== undefined) return false;
  const cells = elements.filter(({ name, role }) => role !== 'columnheader' && name !== '');
  // "At the counter": where somebody is, a row may be called.
  const placed = text.replace(/^(?:at|in|on) (?:the )?/i, '');
  if (cells.some(({ name }) => likeness(text, name) >= 0.95 || likeness(placed, name) >= 0.95)) return true;
  const words = fold(text).split(' ');
  return words.length > 1 && words.length <= mostWords && areCells(words, new Set(cells.map(({ name }) => fold(name))));
}
const mostWords = 5;

/** Whether the words, in their order, are cut up into whole cells, each once. */
const areCells = (words: readonly string[], cells: ReadonlySet<string>): boolean =>
  words.length === 0 ||
  words.some((_, at) => {
    const cell = words.slice(0, at + 1).join(' ');
    return cells.has(cell) && areCells(words.slice(at + 1), new Set([...cells].filter((other) => other !== cell)));
  });

/** The cell, or the only control in it; undefined where no row and column of one table are both said, or several are. */
export function crossed(what: Description, looking: Looking): ObservedElement | undefined {
  const [own, ...others] = crossings(what, looking);
  if (!own || others.length > 0) return undefined;
  const controls = own.filter((element) => isClickable(element) || isEditable(element));
  return (
    onlyOf(what.roles.some((role) => role === 'cell') ? own.filter(isCell) : controls) ??
    onlyOf(controls) ??
    own.find(isCell) ??
    onlyOf(own)
  );
}

/** What stands in the column that is said, of each row that is said. */
export function crossings(what: Description, looking: Looking): readonly (readonly ObservedElement[])[] {
  const parts = partsOf(what);
  if (parts === undefined || parts.length < 2) return [];
  const { scene, now } = looking;
  const rows = [...scene.units.values()].filter(({ elements }) => elements.some(({ column }) => column !== undefined));
  const found = rows.flatMap((row) => {
    const headers = [...new Set(row.elements.flatMap(({ column }) => column ?? []))];
    // The column of what the rows are is none that is asked for.
    const ofColumn = parts.filter((part) => !part.isKind && headers.some((header) => calls(part, header, now) > 0));
    // What takes place on one day does not call the row of another day.
    const own = ofColumn.some(({ day }) => day !== undefined)
      ? row.elements.filter(({ column = '' }) => !isDay(column, now))
      : row.elements;
    const ofRow = parts.filter((part) => !ofColumn.includes(part) && isRowCalled({ ...row, elements: own }, part));
    const isAllSaid = parts.every((part) => ofColumn.includes(part) || ofRow.includes(part) || isLoose(part));
    if (ofColumn.length === 0 || ofRow.length === 0 || !isAllSaid) return [];
    const scored = headers.map((header) => ({ header, scores: ofColumn.map((part) => calls(part, header, now)) }));
    const fitting = scored.filter(({ scores }) => scores.every((score) => score > 0));
    const exact = fitting.filter(({ scores }) => scores.some((score) => score >= surely));
    const column = onlyOf((exact.length > 0 ? exact : fitting).map(({ header }) => header));
    if (column === undefined) return [];
    const cells = row.elements.filter((element) => element.column === column && element.role !== 'columnheader');
    return [{ cells, isCalled: ofRow.some(({ text }) => likeness(text, row.elements[0]?.name ?? '') >= 0.95) }];
  });
  // What a row begins with is what it is called; in others, the name is of somebody who has to do with it.
  const called = found.filter(({ isCalled }) => isCalled);
  return (called.length > 0 ? called : found).map(({ cells }) => cells);
}

/** Whether a cell stands in another column of its table than the one that is said. */
export function isInOtherColumn(cell: ObservedElement, what: Description, { scene, now }: Looking): boolean {
  const { column } = cell;
  const row = scene.unitOf(cell);
  if (column === undefined || !isCell(cell) || !row) return false;
  const headers = new Set(row.elements.flatMap((element) => element.column ?? []));
  const said = (partsOf(what) ?? []).filter(
    (part) => !part.isKind && !isRowCalled(row, part) && [...headers].some((header) => calls(part, header, now) >= surely),
  );
  return said.length > 0 && !said.some((part) => calls(part, column, now) > 0);
}
