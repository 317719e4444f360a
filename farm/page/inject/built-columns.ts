/** The columns of tables that are built of boxes: a row of short words, and below it rows of as many parts. */
import { headerText } from './columns.ts';

const leastColumns = 3;
/** Rows may end in buttons that no word stands over. */
const mostBeyond = 2;
const longest = 30;
/** Rows that are looked at. */
const mostAsked = 3;
const wrappers = 2;

/** What heads the columns, and what it says. */
export interface BuiltHead {
  readonly parts: readonly Element[];
  readonly headers: readonly string[];
}

/** What stands over the parts of the rows; undefined where these are no table. */
export function builtHead(parent: Element, rows: Iterable<Element>): BuiltHead | undefined {
  const asked: Element[] = [];
  for (const row of rows) {
    if (asked.length > mostAsked) break;
    asked.push(row);
  }
  const first = parent.firstElementChild;
  const above = parent.previousElementSibling;
  // A heading may stand over the table in the same block.
  for (const head of new Set([first, above, ...asked.slice(0, 1)])) {
    const below = asked.filter((row) => row !== head).slice(0, mostAsked);
    const parts = head && below.length > 1 ? partsOf(head) : [];
    const headers = head && parts.length >= leastColumns ? headersIn(head, parts, below) : undefined;
    if (headers) return { parts, headers };
  }
  return undefined;
}

/** Which header each part of the row stands under; empty for the head itself. */
export function underHead(row: Element, { parts: heads, headers }: BuiltHead): ReadonlyMap<Element, string> {
  const parts = partsOf(row);
  const found = new Map<Element, string>();
  if (!isCounted(parts, headers) || parts[0] === heads[0]) return found;
  for (const [at, header] of headers.entries()) if (header !== '') found.set(parts[at] as Element, header);
  return found;
}

function headersIn(head: Element, parts: readonly Element[], rows: readonly Element[]): readonly string[] | undefined {
  if (head.querySelector('input:not([type=checkbox]),select,textarea,img') !== null) return undefined;
  if (!parts.every((part, at) => at === 0 || isBeside(part, parts[at - 1] as Element))) return undefined;
  const below = rows.map(partsOf);
  if (!below.every((row) => isCounted(row, parts)) || !below.every((row) => row.every((part, at) => isUnder(part, parts[at]))))
    return undefined;
  const headers = parts.map(headerText);
  const words = headers.filter((word) => word !== '');
  if (words.length < leastColumns || words.some((word) => word.length > longest || /\d/.test(word))) return undefined;
  if (new Set(words).size < words.length) return undefined;
  // The first of them is built as the next, and may say the same.
  if (below.some((row) => row.some((part, at) => parts[at] !== undefined && isLike(part, parts[at])))) return undefined;
  // Words over nothing but words are the first of them.
  return below.every((row) => row.some((part) => /\d/.test(part.textContent ?? '') || part.matches(control) || part.querySelector(control)))
    ? headers
    : undefined;
}
const control = 'a[href],button,input,select';

const isLike = (part: Element, head: Element): boolean => {
  const [own, over] = [controlIn(part), controlIn(head)];
  return (
    (own !== undefined && own === over) || ((part.textContent ?? '').trim() !== '' && part.textContent?.trim() === head.textContent?.trim())
  );
};
const controlIn = (part: Element): string | undefined => (part.matches(control) ? part : part.querySelector(control))?.tagName;

const isCounted = ({ length }: readonly Element[], { length: columns }: readonly unknown[]): boolean =>
  length >= columns && length <= columns + mostBeyond;

/** On one line, and not over each other as the parts of a card are. */
function isBeside(part: Element, before: Element): boolean {
  const [own, other] = [part.getBoundingClientRect(), before.getBoundingClientRect()];
  const isApart = own.left >= other.right - 1 || own.right <= other.left + 1;
  return isApart && own.top < other.bottom && other.top < own.bottom;
}

/** Their columns are laid out as such: each part lies below its header, or beyond the last of them. */
function isUnder(part: Element, head: Element | undefined): boolean {
  if (!head) return true;
  const [own, over] = [part.getBoundingClientRect(), head.getBoundingClientRect()];
  if (own.width === 0 || over.width === 0) return true;
  return own.left < over.right && over.left < own.right && own.top >= over.bottom - 1;
}

/** What stands in the row, through what only wraps it. */
function partsOf(row: Element): readonly Element[] {
  let within = row;
  for (let depth = 0; depth < wrappers && within.childElementCount === 1; depth += 1) within = within.firstElementChild as Element;
  return [...within.children];
}
