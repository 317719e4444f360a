/** Of a cell, the header of its column: tables and ARIA grids, spans reckoned with. */
import { squeeze } from './blanks.ts';
import { contentName } from './name.ts';
import { roleOf } from './role.ts';

const longest = 80;
const cellRoles = new Set(['cell', 'gridcell', 'rowheader', 'columnheader']);

/** The columns of one table; asked once a row, from the top. */
export class Columns {
  readonly #table: Element;
  #headers: readonly string[] | undefined;
  /** How many more rows the cell above reaches down, by column. */
  readonly #reach: number[] = [];

  constructor(table: Element) {
    this.#table = table;
  }

  /** The headers of the row's cells. */
  of(row: Element): ReadonlyMap<Element, string> {
    const headers = this.#all();
    if (headers.length === 0) return none;
    const plain = this.#reach.length === 0 ? ofPlainRow(row, headers) : undefined;
    if (plain) return plain;
    const found = new Map<Element, string>();
    place(row, this.#reach, (cell, at, span) => {
      const header = headers[at];
      // What lies across them all is in none.
      if (
        header &&
        (at > 0 || span < headers.length || span === 1) &&
        ((cell.tagName === 'TD' && !cell.hasAttribute('role')) || roleOf(cell) !== 'columnheader')
      )
        found.set(cell, header);
    });
    return found;
  }

  #all(): readonly string[] {
    this.#headers ??= headersOf(this.#table);
    return this.#headers;
  }
}

const none: ReadonlyMap<Element, string> = new Map();

/** Of a row of nothing but cells without an attribute each stands in the column of its number; undefined for other rows. */
function ofPlainRow(row: Element, headers: readonly string[]): ReadonlyMap<Element, string> | undefined {
  const found = new Map<Element, string>();
  let at = 0;
  for (let cell = row.firstElementChild; cell; cell = cell.nextElementSibling, at += 1) {
    const { tagName } = cell;
    if (cell.hasAttributes() || (tagName !== 'TD' && tagName !== 'TH')) return undefined;
    const header = headers[at];
    if (header && (tagName === 'TD' || roleOf(cell) !== 'columnheader')) found.set(cell, header);
  }
  return found;
}

/** The headers of cells anywhere on the page, as it is now. */
export class ColumnHeaders {
  readonly #parts = new Map<Element, TablePart>();

  /** Of the column that the element stands in; undefined where there is none. */
  of(element: Element): string | undefined {
    const cell = element.closest('td,[role="cell"],[role="gridcell"]');
    const row = cell?.closest('tr,[role="row"]');
    const table = row?.closest('table,[role="table"],[role="grid"],[role="treegrid"]');
    const around = row?.parentElement;
    if (!cell || !row || !table || !around) return undefined;
    let part = this.#parts.get(around);
    if (!part) {
      part = new TablePart(around, table);
      this.#parts.set(around, part);
    }
    return part.headersOf(row).get(cell);
  }
}

/** The rows of a table that cells of each other may reach into. */
class TablePart {
  readonly #columns: Columns;
  readonly #found = new Map<Element, ReadonlyMap<Element, string>>();
  /** The row down to which all were asked; undefined when each can be asked by itself. */
  #next: Element | null | undefined;

  constructor(part: Element, table: Element) {
    this.#columns = new Columns(table);
    if (part.querySelector('[rowspan],[aria-rowspan]')) this.#next = part.firstElementChild;
  }

  headersOf(row: Element): ReadonlyMap<Element, string> {
    if (this.#next === undefined && !this.#found.has(row)) this.#found.set(row, this.#columns.of(row));
    for (; this.#next && !this.#found.has(row); this.#next = this.#next.nextElementSibling) {
      this.#found.set(this.#next, this.#columns.of(this.#next));
    }
    return this.#found.get(row) ?? none;
  }
}

const spanOf = (cell: Element, what: 'col' | 'row'): number => {
  const given = Number(cell.getAttribute(`${what}span`) ?? cell.getAttribute(`aria-${what}span`) ?? 1);
  return Number.isInteger(given) && given > 0 ? Math.min(given, 1_000) : 1;
};

/** Tells of each cell the column that it begins in; `reach` is carried from row to row. */
function place(row: Element, reach: number[], tell: (cell: Element, at: number, span: number) => void): void {
  let at = 0;
  for (const cell of cellsOf(row)) {
    const isBare = !cell.hasAttributes();
    const index = isBare ? 0 : Number(cell.getAttribute('aria-colindex') ?? 0);
    if (index > 0) at = index - 1;
    while ((reach[at] ?? 0) > 0) at += 1;
    const span = isBare ? 1 : spanOf(cell, 'col');
    tell(cell, at, span);
    const down = isBare ? 1 : spanOf(cell, 'row');
    if (down > 1) for (let column = at; column < at + span; column += 1) reach[column] = down;
    at += span;
  }
  for (let column = 0; column < reach.length; column += 1) if ((reach[column] ?? 0) > 0) reach[column] = (reach[column] ?? 0) - 1;
}

function cellsOf(row: Element): Element[] {
  const cells: Element[] = [];
  for (let child = row.firstElementChild; child; child = child.nextElementSibling) {
    if (isCell(child)) cells.push(child);
    // Grids may wrap their cells once.
    else for (const inner of child.children) if (isCell(inner)) cells.push(inner);
  }
  return cells;
}

const isCell = (element: Element): boolean => element.tagName === 'TD' || element.tagName === 'TH' || cellRoles.has(roleOf(element));

/** The rows that head the table, the lowest header of a column last: `Price net` for `net` below `Price`. */
function headersOf(table: Element): readonly string[] {
  const headers: string[] = [];
  const reach: number[] = [];
  for (const row of headRows(table)) {
    place(row, reach, (cell, at, span) => {
      const text = headerText(cell).slice(0, longest);
      for (let column = at; text !== '' && column < at + span; column += 1) {
        const above = headers[column];
        headers[column] = above === undefined || above === text ? text : `${above} ${text}`.slice(0, longest);
      }
    });
  }
  return headers;
}

/** What it says itself, without what the button in it, which sorts by it, says that it does. */
export function headerText(cell: Element): string {
  const whole = () => squeeze(contentName(cell));
  if (cell.querySelector(aside) === null) return whole();
  const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  let own = '';
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (node.parentElement?.checkVisibility() && !cell.contains(node.parentElement.closest(aside))) own += ` ${node.nodeValue}`;
  return squeeze(own) || whole();
}

/** Buttons that sort by it, and marks of footnotes. */
const aside = 'button,[role="button" i],sup:has(a)';

function headRows(table: Element): readonly Element[] {
  if (table instanceof HTMLTableElement) {
    if (table.tHead && table.tHead.rows.length > 0) return [...table.tHead.rows];
    const rows: Element[] = [];
    for (const row of table.rows) {
      if (rows.length >= 3 || ![...row.cells].every((cell) => roleOf(cell) === 'columnheader')) break;
      rows.push(row);
    }
    if (rows.length > 0 || !table.rows[0] || !isHeadLike(table.rows[0], table.rows)) return rows;
    return [table.rows[0]];
  }
  const header = table.querySelector('[role~="columnheader"]');
  const row = header?.closest('[role~="row"],tr');
  if (row) return [row];
  const [first, ...rest] = table.querySelectorAll('[role~="row"],tr');
  return first && isHeadLike(first, [first, ...rest.slice(0, 3)]) ? [first] : [];
}

const controls = 'a[href],button,input,select,textarea';

/** Whether what stands in the last cell of the rows below the first is of another kind than words throughout. */
const isOfValues = (rows: ArrayLike<Element>): boolean =>
  [rows[1], rows[2], rows[3]].every((row) => {
    const last = row && cellsOf(row).at(-1);
    return !last || /\d/.test(last.textContent ?? '') || last.querySelector(controls) !== null;
  });

const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)(?:[a-z]*day)?s?\b/i;

/** A first row of plain cells: short words throughout, at its ends perhaps none, and what stands below is of another kind. */
function isHeadLike(first: Element, rows: ArrayLike<Element>): boolean {
  const second = rows[1];
  if (!second) return false;
  const heads = cellsOf(first);
  const below = cellsOf(second);
  if (heads.length < 2 || heads.length !== below.length || first.querySelector(controls)) return false;
  // What a colon of its own stands behind heads what comes next, and no column.
  if (heads.some((cell) => /^[:：]$/.test(squeeze(cell.textContent ?? '')))) return false;
  // What heads its row heads no column; and of two columns, the first may be labels and the second their values.
  if (heads.some((cell) => roleOf(cell) === 'rowheader')) return false;
  if (heads.length === 2 && !isOfValues(rows)) return false;
  // "Monday closed" over "Tuesday 9 to 5" is one of them.
  if ([heads[0], below[0]].every((cell) => weekday.test(squeeze(cell?.textContent ?? '')))) return false;
  // Over what heads the rows, and over their buttons, nothing may be said.
  const words = heads.map((cell) => squeeze(cell.textContent ?? '')).filter((word) => word !== '');
  if (words.length < 2 || heads.slice(1, -1).some((cell) => squeeze(cell.textContent ?? '') === '')) return false;
  if (words.some((word) => word.length > 40 || /\d/.test(word)) || new Set(words).size < words.length) return false;
  const [head, other] = [heads[0], below[0]];
  if (head && other && getComputedStyle(head).fontWeight > getComputedStyle(other).fontWeight) return true;
  return below.some((cell) => /\d/.test(cell.textContent ?? '') || cell.querySelector(controls) !== null);
}

/** Which way a table is sorted by the header that this is (ARIA, aria-sort); undefined for what is none, and stands in one at most. */
export function sortOf(element: Element, role: string, names: ReadonlySet<string>): string | undefined {
  if (role !== 'columnheader' && role !== 'rowheader' && !names.has('aria-sort')) return undefined;
  const order = element.getAttribute('aria-sort');
  return order === 'ascending' || order === 'descending' ? order : '';
}
