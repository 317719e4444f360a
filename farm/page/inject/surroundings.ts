/** What stands around an element: by it a person tells it from others of its name. */
import { alikeIn } from './alike.ts';
import { squeeze } from './blanks.ts';
import { Columns } from './columns.ts';
import { identify, nameOf } from './name.ts';
import { roleOf } from './role.ts';
import { isAlmostSaid, plain } from './same.ts';
import { parentOf } from './visibility.ts';
import type { WireSurroundings } from './wire.ts';

export const longestUnit = 200;
const longestContext = 80;
const longestText = 60;
const mostKeys = 12;
/** Neighbours that a row is compared with, and elements of one tag that are looked at. */
const mostBeside = 200;
const mostAlike = 5_000;

export function surroundings(element: Element): WireSurroundings {
  const unit = unitOf(element);
  const context = contextOf(element);
  const column = columnOf(element);
  const textBefore = textBeside(element, 'before');
  const textAfter = textBeside(element, 'after');
  const { alike, isNumbered } = alikeTo(element);
  return {
    ...(unit && { unit: textOf(unit.element).slice(0, longestUnit), key: unit.key() }),
    ...(context !== '' && { context }),
    ...(column !== undefined && { column }),
    ...(textBefore !== '' && { textBefore }),
    ...(textAfter !== '' && { textAfter }),
    ...(isNumbered && { numbered: true as const }),
    place: alike.indexOf(element),
    alike: alike.length,
  };
}

interface Unit {
  readonly element: Element;
  /** The words that no other unit beside it has. */
  key(): readonly string[];
}

const isUnitRole = (element: Element): boolean =>
  ['TR', 'LI', 'ARTICLE', 'DT', 'DD'].includes(element.tagName) ||
  ['row', 'listitem', 'article', 'option', 'treeitem'].includes(element.getAttribute('role') ?? '');

/** The innermost row, card or item around the element that has others of its build beside it. */
export function unitOf(element: Element): Unit | undefined {
  for (let at = parentOf(element); at && at !== document.body; at = parentOf(at)) {
    const unit = at;
    const parent = unit.parentElement ?? (unit.parentNode as ParentNode | null);
    if (!parent) return undefined;
    const beside = isUnitRole(unit)
      ? [...parent.children].filter((other) => other.tagName === unit.tagName)
      : (alikeIn(parent)?.has(unit) ?? false)
        ? [...(alikeIn(parent) ?? [])]
        : [];
    const others = beside.filter((other) => other !== unit).slice(0, mostBeside);
    if (others.length > 0) return { element: unit, key: () => keyOf(unit, others) };
  }
  return undefined;
}

const lone = 'tr,li,article,section,fieldset,form,[role="row"],[role="listitem"],[role="option"],[role="group"]';

/** As `unitOf`; of what has no likes beside it any more, what it would be the row or part of. */
export const loneUnitOf = (element: Element): Element => unitOf(element)?.element ?? element.parentElement?.closest(lone) ?? element;

function keyOf(unit: Element, others: readonly Element[]): readonly string[] {
  const common = new Set(others.flatMap((other) => wordsOf(textOf(other))));
  return [...new Set(wordsOf(textOf(unit)))].filter((word) => !common.has(word)).slice(0, mostKeys);
}

/** In small letters, without signs. */
export const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+(?:[.,:/@-][\p{L}\p{N}]+)*/gu) ?? [];

/** All that the element says, what is typed and chosen in it left out: that is another each time. */
export function textOf(element: Element): string {
  const parts: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement?.tagName ?? '';
    if (!silent.has(owner)) parts.push(node.nodeValue ?? '');
  }
  return squeeze(parts.join(' '));
}
const silent = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'OPTION', 'TEXTAREA']);

const headings = 'h1,h2,h3,h4,h5,h6,[role="heading"],legend,caption,summary';
const parts = new Set(['DIALOG', 'FIELDSET', 'SECTION', 'FORM', 'TABLE', 'NAV', 'ASIDE', 'DETAILS', 'ARTICLE']);
const partRoles = new Set([
  'dialog',
  'alertdialog',
  'group',
  'region',
  'form',
  'table',
  'grid',
  'navigation',
  'complementary',
  'tabpanel',
  'toolbar',
  'menu',
]);

/** The heading or named part of the page that it stands under; empty for none. */
export function contextOf(element: Element): string {
  for (let at: Element | null = element; at && at !== document.documentElement; at = parentOf(at)) {
    if (at !== element && (parts.has(at.tagName) || partRoles.has(at.getAttribute('role') ?? ''))) {
      const name = squeeze(nameOf(at, 'group'));
      if (name !== '') return name.slice(0, longestContext);
    }
    for (let before = at.previousElementSibling; before; before = before.previousElementSibling) {
      const heading = before.matches(headings) ? before : lastOf(before, headings);
      const text = heading && heading !== element ? squeeze(heading.textContent ?? '') : '';
      if (text !== '') return text.slice(0, longestContext);
    }
  }
  return '';
}

const lastOf = (element: Element, selector: string): Element | undefined => [...element.querySelectorAll(selector)].at(-1);

export function columnOf(element: Element): string | undefined {
  const cell = element.closest('td,[role="cell"],[role="gridcell"]');
  const row = cell?.closest('tr,[role="row"]');
  const table = row?.closest('table,[role="table"],[role="grid"],[role="treegrid"]');
  if (!cell || !row || !table) return undefined;
  const columns = new Columns(table);
  // Spans reach down from the rows above.
  const rows = [...table.querySelectorAll('tr,[role="row"]')];
  const first = row.parentElement?.querySelector('[rowspan]') ? rows : [row];
  for (const other of first) {
    const headers = columns.of(other);
    if (other === row) return headers.get(cell);
  }
  return undefined;
}

/** The nearest text in the reading order, in the part that both stand in; empty where none is near. */
export function textBeside(element: Element, side: 'before' | 'after'): string {
  const around = parentOf(parentOf(element) ?? element)?.parentElement ?? document.body;
  const walker = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
  walker.currentNode = side === 'before' ? element : lastNodeOf(element);
  for (let steps = 0; steps < 20; steps += 1) {
    const node = side === 'before' ? walker.previousNode() : walker.nextNode();
    if (!node) return '';
    const text = silent.has(node.parentElement?.tagName ?? '') ? '' : squeeze(node.nodeValue ?? '');
    if (text !== '') return side === 'before' ? text.slice(-longestText) : text.slice(0, longestText);
  }
  return '';
}

function lastNodeOf(element: Element): Node {
  let last: Node = element;
  while (last.lastChild) last = last.lastChild;
  return last;
}

/** Those of its document or shadow root that are called as it is, itself among them; and whether others are but for their number. */
function alikeTo(element: Element): { readonly alike: readonly Element[]; readonly isNumbered: boolean } {
  const { role, name } = identify(element);
  const text = plain(element.textContent ?? '');
  const root = element.getRootNode() as Document | ShadowRoot;
  const alike: Element[] = [];
  let isNumbered = false;
  for (const other of [...root.querySelectorAll(element.localName)].slice(0, mostAlike)) {
    if (other === element) alike.push(other);
    else if (plain(other.textContent ?? '') === text && (roleOf(other) || 'text') === role) {
      const called = identify(other).name;
      if (called === name) alike.push(other);
      else isNumbered ||= /\d/.test(name) && isAlmostSaid(called, name);
    }
  }
  return { alike, isNumbered };
}
