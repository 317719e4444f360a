/** Cells of a table in which nothing stands, and which are there to be written in, chosen or dropped on all the same. */
import type { Look } from './looks.ts';

/** Shapes that the pointer takes over what is pressed, typed into or marked. */
export const invitations: ReadonlySet<string> = new Set(['pointer', 'cell', 'text', 'vertical-text', 'crosshair', 'copy']);

/** What a page's maker gives to a cell that more is done with: what it hears, how it is focused, chosen or dragged, what it is called. */
const taken = /^on|click|^(?:tabindex|draggable|aria-(?:selected|pressed|checked|haspopup|label|labelledby)|title|jsaction)$/i;
const held = 'a,button,input,select,textarea,[contenteditable],[tabindex],[onclick]';

/** What a table of data leaves empty is nothing to anyone: there has to be a sign that more can be done with the cell than to read it. */
export function isOpenCell(element: Element, role: string, look: Look, outer: Look): boolean {
  // Most cells say something: what is asked of each of thousands of them is to be soon told.
  if ((role !== 'cell' && role !== 'gridcell') || !isEmpty(element)) return false;
  return isOnBoard(element) || hasSign(element, look) || isPointedAt(element, look, outer);
}

/** Its column is headed by a letter and its row by a number, or the other way round, and so are those beside them. */
function isOnBoard(element: Element): boolean {
  const row = element.parentElement;
  const [head, next] = element.closest('table')?.rows ?? [];
  if (!head || !next || !row || head === row) return false;
  const textOf = (cell: Element | undefined): string => cell?.textContent?.trim() ?? '';
  const columns = [textOf(head.cells[1]), textOf(head.cells[2])].join(' ');
  const [own, first] = [textOf(row.children[0]), textOf(next.cells[0])];
  return (
    textOf(head.cells[0]) === '' &&
    ((columns === 'A B' && first === '1' && digits.test(own)) || (columns === '1 2' && first === 'A' && letter.test(own)))
  );
}
const digits = /^\d{1,2}$/;
const letter = /^[A-Z]$/;

const isEmpty = (element: Element): boolean => !/\S/.test(element.textContent ?? '') && element.querySelector(held) === null;

function hasSign(element: Element, { names }: Look): boolean {
  for (const name of names) if (taken.test(name) && element.getAttribute(name) !== '') return true;
  return element.getAttribute('aria-readonly') === 'false';
}

/** By the shape of the pointer over the cell, or over all of its table; over a row it tells of the row. */
function isPointedAt(element: Element, { cursor }: Look, outer: Look): boolean {
  if (cursor === '' || outer.cursor !== cursor) return cursor !== '';
  const rows = element.parentElement?.parentElement;
  const around = rows?.closest('table,[role="table" i],[role="grid" i],[role="treegrid" i]')?.parentElement;
  if (!rows || !around) return false;
  return getComputedStyle(rows).cursor === cursor && getComputedStyle(around).cursor !== cursor;
}
