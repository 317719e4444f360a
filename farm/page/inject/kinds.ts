/** What the walk makes of an element: a part of a sentence, a thing of its own, or nothing to look at. */
import type { Look } from './looks.ts';

export const skipped: ReadonlySet<string> = new Set(
  'SCRIPT STYLE NOSCRIPT TEMPLATE HEAD IFRAME FRAME OBJECT EMBED CANVAS VIDEO AUDIO DATALIST'.split(' '),
);
/** Their text belongs to the sentence around them, unless they are laid out otherwise. */
const inline = new Set(
  'A ABBR B BDI BDO BIG CITE CODE DATA DEL DFN EM FONT I INS KBD LABEL MARK Q RUBY S SAMP SMALL SPAN STRIKE STRONG SUB SUP TIME U VAR WBR'.split(
    ' ',
  ),
);
const telling = new Set('B CODE DATA KBD MARK STRONG TIME'.split(' '));
/** Whoever is told of them needs not be told of what is in them. */
const wholes = new Set(
  (
    'link button checkbox radio switch tab menuitem menuitemcheckbox menuitemradio option textbox searchbox combobox listbox slider ' +
    'spinbutton'
  ).split(' '),
);
/** A hand over one of these says that there is something to click; a row's cells are there to be clicked. */
const clickables = new Set(['', 'article', 'definition', 'figure', 'group', 'heading', 'img', 'listitem', 'paragraph', 'term']);
const pageWide = new Set(['BODY', 'LABEL', 'MAIN', 'OPTION', 'svg']);

export const isInline = (element: Element, role: string, look: Look): boolean =>
  role === '' && inline.has(look.tagName) && (look.isInline || isLetterOfWord(element) || (look.isBoxInLine && beginsLine(element)));

/** One of several letters side by side that each have a box of their own, as in puzzles and counters: together they are a word. */
const isLetterOfWord = (element: Element): boolean =>
  isLetter(element) && [element.previousSibling, element.nextSibling].some((node) => node instanceof Element && isLetter(node));

const isLetter = (element: Element): boolean =>
  element.tagName === 'SPAN' && element.childElementCount === 0 && /^[\p{L}\p{N}]\p{M}?$/u.test((element.textContent ?? '').trim());

export const isWhole = (role: string): boolean => wholes.has(role);

/** Only by the hand that the pointer becomes over it and not around it. */
export const isClickable = (role: string, look: Look, outer: Look): boolean =>
  look.isPointer && !outer.isPointer && clickables.has(role) && !pageWide.has(look.tagName);

/** A text or part of the page that hears clicks itself is there to be clicked, as is a cell of a table that is but a row of them; a heading and a picture keep their roles. */
export const isPressedAsWhole = (element: Element, role: string, look: Look): boolean =>
  look.names.has('onclick') && (pressed.has(role) || (role === 'cell' && element.closest('table')?.rows.length === 1));
const pressed = new Set(['article', 'definition', 'figure', 'listitem', 'paragraph', 'term']);

/** A drawing as small as an icon, that says by its title or label what it is there for. */
export function isDrawnIcon(element: Element, look: Look, outer: Look): boolean {
  if (look.tagName !== 'svg' || !look.isPointer || outer.isPointer) return false;
  const isTitled = look.names.has('aria-label') || [...element.children].some(({ tagName }) => tagName === 'title');
  if (!isTitled) return false;
  const { width, height } = element.getBoundingClientRect();
  return width <= mostIconPx && height <= mostIconPx;
}
const mostIconPx = 64;

/** More icons than this side by side are a rating. */
const mostIcons = 4;

/** One of a few icons in what is clicked as a whole, each of which does something of its own: they are called differently, and have no words. */
export function isIconOfRow(element: Element, role: string, look: Look, outer: Look): boolean {
  if (!look.isPointer || !outer.isPointer || role !== '' || !isIcon(element)) return false;
  const icons = iconsIn(element.parentElement);
  if (icons.length < 2 || icons.length > mostIcons) return false;
  const own = callingsOf(element);
  return icons.every((other) => {
    const its = callingsOf(other);
    return other === element || (own.some((word) => !its.includes(word)) && its.some((word) => !own.includes(word)));
  });
}

/** No more than it takes to know that they are too many: of a board of thousands each cell asks. */
function iconsIn(row: Element | null): readonly Element[] {
  const found: Element[] = [];
  for (const child of row?.children ?? []) {
    if (isIcon(child)) found.push(child);
    if (found.length > mostIcons) break;
  }
  return found;
}

const iconTags = new Set(['I', 'SPAN', 'B', 'EM', 'DIV']);
const isIcon = (element: Element): boolean =>
  iconTags.has(element.tagName) &&
  element.childElementCount === 0 &&
  /^[^\p{L}\p{N}]{0,3}$/u.test((element.textContent ?? '').trim()) &&
  callingsOf(element).length > 0;

const callingsOf = (element: Element): readonly string[] =>
  [...element.classList, element.getAttribute('title') ?? '', element.getAttribute('aria-label') ?? ''].filter((word) => word !== '');

/** What a line begins with that its maker has broken off and in which words follow: the label of a value. */
export function beginsLine(element: Element): boolean {
  if (element.childElementCount > 0) return false;
  const before = wordsFrom(element.previousSibling, false);
  if (before !== null && !isBreak(before)) return false;
  const value = wordsFrom(element.nextSibling, true);
  if (value === null || isBreak(value)) return false;
  const behind = wordsFrom(value.nextSibling, true);
  if (behind === null ? before === null : !isBreak(behind)) return false;
  return !(value instanceof Element) || (inline.has(value.tagName) && getComputedStyle(value).display === 'inline');
}

const isBreak = (node: Node): boolean => node instanceof Element && node.tagName === 'BR';

/** The first node that is more than white space. */
function wordsFrom(first: Node | null, isForth: boolean): Node | null {
  let node = first;
  while (node !== null && node.nodeType !== Node.ELEMENT_NODE && (node.nodeType !== Node.TEXT_NODE || isBlank(node)))
    node = isForth ? node.nextSibling : node.previousSibling;
  return node;
}

/** Whether a part of a sentence was marked by the page's maker, as values are, or is the label of one. */
export function isMention(element: Element): boolean {
  if (telling.has(element.tagName)) return true;
  const isSet =
    element.hasAttributes() && element.getAttributeNames().some((name) => /^(id|class|style|color|itemprop|data-test.*)$/.test(name));
  return isSet || beginsLine(element);
}

/** Less room between two words than this is a matter of how letters are set. */
const leastGapPx = 3;
const isRoom = (rooms: readonly string[]): boolean => rooms.reduce((room, px) => room + Number.parseFloat(px), 0) >= leastGapPx;

/** Whether style or what they say sets it apart from the element right before it, so that a person reads two words and not one. */
export function isSetApart(inline: Element): boolean {
  const before = inline.previousSibling;
  if (!(before instanceof Element) || (isLetter(before) && isLetter(inline))) return false;
  if (areOfOneCard(inline.parentElement) && areTwoSayings(before, inline)) return true;
  const { marginRight, paddingRight } = getComputedStyle(before);
  const { marginLeft, paddingLeft } = getComputedStyle(inline);
  return isRoom([marginRight, paddingRight, marginLeft, paddingLeft]);
}

/** A label right before or behind bare words: room of its own parts the two, where no sign does. */
export function isApartFromWords(inline: Element, side: 'before' | 'behind'): boolean {
  const words = side === 'before' ? inline.previousSibling : inline.nextSibling;
  if (words?.nodeType !== Node.TEXT_NODE || isLetter(inline)) return false;
  const [said, own] = [words.nodeValue ?? '', inline.textContent ?? ''];
  const border = side === 'before' ? `${said.slice(-1)}${own.slice(0, 1)}` : `${own.slice(-1)}${said.slice(0, 1)}`;
  if (!/^[\p{L}\p{N}]{2}$/u.test(border)) return false;
  const { marginLeft, paddingLeft, marginRight, paddingRight } = getComputedStyle(inline);
  return isRoom(side === 'before' ? [marginLeft, paddingLeft] : [marginRight, paddingRight]);
}

const [leastParts, mostParts] = [3, 12];
/** Whether it has no text of its own, and a few parts, as the line of a card has: when, how long, for how much. */
function areOfOneCard(line: Element | null): boolean {
  if (line === null || line.childElementCount < leastParts || line.childElementCount > mostParts) return false;
  return [...line.childNodes].every((node) => node.nodeType !== Node.TEXT_NODE || isBlank(node));
}

/** Neither is a piece of the other's word: one is of several words, or a sum of money begins, and no word is gone on with. */
function areTwoSayings(before: Element, behind: Element): boolean {
  const [one, other] = [(before.textContent ?? '').slice(-longestSaying), (behind.textContent ?? '').slice(0, longestSaying)];
  const border = `${one.slice(-1)}${other.slice(0, 1)}`;
  if (before.tagName === 'MARK' || behind.tagName === 'MARK' || !/^[\p{L}\p{N}][\p{L}\p{N}\p{Sc}]$/u.test(border)) return false;
  return !/\p{L}\p{Ll}/u.test(border) && (/\S\s+\S/.test(one) || /\S\s+\S/.test(other) || /\p{L}\p{Sc}/u.test(border));
}
const longestSaying = 60;

const tableParts = new Set(['TABLE', 'THEAD', 'TBODY', 'TFOOT', 'TR']);
/** Whether it holds rows or cells, and nothing that would have to be looked at for what it is. */
export const isTablePart = ({ tagName }: Look): boolean => tableParts.has(tagName);

/** Whether the element has no text of its own, but several parts within a line that have. */
export function isSplit(element: Element): boolean {
  let parts = 0;
  for (let node = element.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === Node.TEXT_NODE) {
      if (!isBlank(node)) return false;
    } else if (node.nodeType === Node.ELEMENT_NODE && inline.has((node as Element).tagName)) parts += 1;
  }
  return parts > 1;
}

/** Whether white space or the end of a line parts it from what is before and behind it. */
export const standsAlone = (element: Element): boolean => isGap(element.previousSibling) && isGap(element.nextSibling);

const isGap = (node: Node | null): boolean =>
  node === null || (node.nodeType === Node.TEXT_NODE && isBlank(node)) || (node as Element).tagName === 'BR';

const isBlank = (node: Node): boolean => !/\S/.test(node.nodeValue ?? '');

export const isFileInput = (element: Element): boolean => element.tagName === 'INPUT' && (element as HTMLInputElement).type === 'file';

/** Of a slot: what is shown in it, when that is not its own. */
export function assignedTo(element: Element): readonly Node[] | undefined {
  const assigned = (element as HTMLSlotElement).assignedNodes();
  return assigned.length > 0 ? assigned : undefined;
}

/** Whether it is sure to have a size. */
export const isFilled = (element: Element): boolean =>
  element.hasChildNodes() || element.tagName === 'INPUT' || element.tagName === 'SELECT';

/**
 * Of what has no attributes: a row, or a cell of nothing but one element. What stands in it is asked whether it is painted and answers for both, and the bare markup
 * around it is most of a long table.
 */
export function isWrapper(element: Element, tagName: string): boolean {
  if (tagName !== 'TR' && tagName !== 'TD') return false;
  const first = element.firstElementChild;
  if (first === null) return false;
  return tagName === 'TR' || (element.firstChild === first && element.lastChild === first);
}
