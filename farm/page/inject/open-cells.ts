/** Cells of a table in which nothing stands, and which are there to be written in, chosen or dropped on all the same. */
import type { Look } from './looks.ts';

/** Shapes that the pointer takes over what is pressed, typed into or marked. */
export const invitations: ReadonlySet<string> = new Set(['pointer', 'cell', 'text', 'vertical-text', 'crosshair', 'copy']);

/** What a page's maker gives to a cell that more is done with: what it hears, how it is focused, chosen or dragged, what it is called. */
const taken = /^on|click|^(?:tabindex|draggable|aria-(?:selected|pressed|checked|haspopup|label|labelledby)|title|jsaction)$/i;
const held = 'a,button,input,select,textarea,[contenteditable],[tabindex],[onclick]';

/** What a table of data leaves empty is nothing to anyone: there has to be a sign that more can be done with the cell than to read it. */
export function isOpenCell(element: Element, role: string, look: Look, outer: Look): boolean {
  if (role !== 'cell' && role !== 'gridcell') return false;
  if (look.cursor === '' && look.names.size === 0) return false;
  return isEmpty(element) && (hasSign(element, look) || isPointedAt(element, look, outer));
}

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
