/** What holds elements together for the eye, and what it says of them. */
import { squeeze } from './blanks.ts';
import { contentName, nameOf } from './name.ts';
import { parentOf } from './visibility.ts';

const longestContext = 80;
const longestName = 200;

const holding = new Set(
  (
    'alertdialog article banner complementary contentinfo dialog feed figure form grid group list listbox listitem main menu menubar ' +
    'navigation radiogroup region row search table tablist tabpanel toolbar tree treegrid'
  ).split(' '),
);
/** These are known by what stands in them. */
const told = new Set(['row', 'listitem', 'article', 'item']);
/** These are called by their first heading when they have no label. */
const headed = new Set('alertdialog article complementary dialog form item listitem main navigation region search tabpanel'.split(' '));

/** These may be of several parts, with a heading each and nothing around them. */
const parted = new Set('form main region search tabpanel'.split(' '));

function isFollowedByAnother(heading: Element): boolean {
  const { tagName } = heading;
  for (let next = heading.nextElementSibling; next; next = next.nextElementSibling) if (next.tagName === tagName) return true;
  return false;
}

/** The role that makes the element a group, or `''`. */
export function groupRole(element: Element, role: string, outer: Group): string {
  if (holding.has(role)) return role;
  if (role !== '') return '';
  switch (element.tagName) {
    case 'SECTION':
      return 'region';
    case 'HEADER':
    case 'FOOTER':
      if (outer.isWithinPart) return '';
      return element.tagName === 'HEADER' ? 'banner' : 'contentinfo';
    default:
      return '';
  }
}

/** One level of the walk. It is on the map as soon as something stands in it. */
export class Group {
  readonly role: string;
  readonly outer: Group | undefined;
  readonly element: Element;
  /** Of a section that a heading opened: the heading's, 1 to 6; 0 for all others. */
  readonly level: number;
  /** Whether it is a part of the page that has a header and a footer of its own, or is in one (HTML-AAM, `header`). */
  readonly isWithinPart: boolean;
  /** Its place among the groups of the map. */
  place = -1;
  #heading = '';
  #own: string | undefined;
  #firstCell: Element | undefined;
  #said = '';
  /** Whether it is known by what stands in it. */
  readonly #isTold: boolean;

  constructor(role: string, element: Element, outer?: Group, level = 0) {
    this.role = role;
    this.element = element;
    this.outer = outer;
    this.level = level;
    this.#isTold = told.has(role);
    this.isWithinPart = outer !== undefined && (outer.isWithinPart || ['article', 'region', 'main', 'complementary'].includes(role));
  }

  /** A heading was met that is the group's own; false when it opens a section in it. */
  takeHeading(text: string, heading: Element): boolean {
    if (this.level > 0 || !headed.has(this.role) || this.#heading !== '') return false;
    // One of several that stand side by side says what one part of it is.
    if (parted.has(this.role) && isFollowedByAnother(heading)) return false;
    this.#heading = text.slice(0, longestContext);
    return true;
  }

  set heading(text: string) {
    this.#heading = text.slice(0, longestContext);
  }

  /** Adds to what stands in it and in those around it. */
  say(text: string): void {
    if (text === '') return;
    for (let at: Group | undefined = this; at; at = at.outer) {
      if (!at.#isTold) continue;
      // Those around it hold as much at least.
      if (at.#said.length >= longestName) return;
      at.#said += at.#said === '' ? text : ` ${text}`;
    }
  }

  /** The nearest telling text above an element, or `''`; a row's first cell is not told what it says itself. */
  contextOf(of: Element): string {
    for (let at: Group | undefined = this; at; at = at.outer) {
      if (at.#heading !== '') return at.#heading;
      const own = at.#name();
      if (own !== '' && !at.#isInFirstCell(of)) return own;
    }
    return '';
  }

  #isInFirstCell(of: Element): boolean {
    return this.#firstCell?.contains(of) === true;
  }

  /** Its name on the map, once the walk has left it. */
  get name(): string {
    if (this.#isTold) return this.#said.slice(0, longestName);
    return this.#name() || this.#heading;
  }

  #name(): string {
    if (this.#own !== undefined) return this.#own;
    if (this.level > 0 || this.role === '') this.#own = this.#heading;
    else if (this.role === 'row') {
      const first = firstCell(this.element);
      this.#firstCell = first?.cell;
      this.#own = squeeze(first?.text ?? contentName(first?.cell ?? this.element)).slice(0, longestContext);
    } else this.#own = squeeze(nameOf(this.element, 'group') || summaryOf(this.element)).slice(0, longestContext);
    return this.#own;
  }
}

const summaryOf = (element: Element): string => {
  const summary = element.tagName === 'DETAILS' ? element.firstElementChild : null;
  return summary?.tagName === 'SUMMARY' ? contentName(summary) : '';
};

/** The cell that a row is called by, and what it says where that is nothing but text. */
function firstCell(row: Element): { readonly cell: Element; readonly text?: string } | undefined {
  let first: { readonly cell: Element; readonly text?: string } | undefined;
  for (let cell = row.firstElementChild; cell; cell = cell.nextElementSibling) {
    const { tagName } = cell;
    if (tagName === 'TH') return { cell };
    if (first) continue;
    const text = cell.textContent ?? '';
    if (/\S/.test(text)) first = tagName === 'TD' && !cell.hasAttributes() && cell.childElementCount === 0 ? { cell, text } : { cell };
  }
  return first;
}

function levelOf(heading: Element): number {
  const level = Number(heading.getAttribute('aria-level') ?? heading.tagName.slice(1));
  return level > 0 ? level : 2;
}

const besides = 'A,ABBR,BUTTON,I,IMG,INPUT,SMALL,SPAN,svg,HR,BR'.split(',');

/** The section that a heading opens, which has `text` for its heading, and where it ends. */
export function sectionOf(heading: Element, group: Group, text: string): { readonly section: Group; readonly around: Element | null } {
  const level = levelOf(heading);
  const around = sectionAround(heading, group);
  let outer = group;
  while (outer.level >= level && outer.element === around && outer.outer) outer = outer.outer;
  const section = new Group('region', around ?? heading, outer, level);
  section.heading = text;
  return { section, around };
}

/** Where the section that a heading opens ends: its parent, or what that wrapper of the heading stands in. */
function sectionAround(heading: Element, group: Group): Element | null {
  let at = parentOf(heading);
  for (let inner = heading; at && at !== group.element && at !== document.body && isWrapper(at, inner); at = parentOf(at)) inner = at;
  return at;
}

/** Whether it holds nothing else but what goes with the heading: a link, a mark, a subtitle. */
function isWrapper(element: Element, heading: Element): boolean {
  if (element.nextElementSibling === null || element.childElementCount > 3) return false;
  if (element.tagName === 'HEADER' || element.tagName === 'HGROUP') return true;
  for (const child of element.children) if (child !== heading && !besides.includes(child.tagName)) return false;
  return true;
}
