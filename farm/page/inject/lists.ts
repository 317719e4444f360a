/** Lists that a page builds itself: whether one is open, where its options are, and what the control shows. */

import { isArriving } from './arriving.ts';
import { squeeze } from './blanks.ts';
import { controlOf, onlyIn } from './control.ts';
import { fold } from './options.ts';
import { nextPicture } from './quiet.ts';
import { elementAt, hold } from './registry.ts';
import { isDisabled, roleOf } from './role.ts';
import { nativeListBehind } from './stand-in.ts';
import { valueText } from './value.ts';
import { activeElement, holds, isShown, parentOf } from './visibility.ts';
import type { FoundOption, ListState } from './wire.ts';

const lists = new Set(['listbox', 'menu', 'tree', 'radiogroup', 'grid', 'tablist', 'menubar', 'list', 'table', 'treegrid']);
const optionRoles = new Set(['option', 'menuitem', 'menuitemcheckbox', 'menuitemradio', 'treeitem', 'radio', 'row', 'gridcell', 'tab']);
const typable = 'input:not([type]),input[type="text" i],input[type="search" i],input[type="email" i],textarea';
const mostTold = 40;

/** What showed the wanted text before the list was opened; it is no option of it. */
let before = new WeakSet<Element>();
let wasOpen = false;

/** Looks at the control before it is opened; undefined when it is gone. */
export function listState(index: number, wanted: string): ListState | undefined {
  const element = elementAt(index);
  if (!element) return undefined;
  const control = controlOf(element);
  const isList = lists.has(roleOf(control)) && [...control.querySelectorAll('*')].some((part) => isOption(part) && isShown(part));
  wasOpen = isList || showsList(control);
  before = new WeakSet(wasOpen ? [] : matching(wanted).map(([match]) => match));
  return { isOpen: wasOpen, isList, shows: !isList && showsInItsBox(control, fold(wanted)) };
}

/** The option of this text once it is shown; else what options there are after `ms`. */
export function awaitOption(index: number, wanted: string, ms: number): Promise<FoundOption> {
  const until = performance.now() + ms;
  return new Promise((resolve) => {
    const look = () => {
      const element = elementAt(index);
      const option = element && findOption(controlOf(element), wanted);
      if (option) resolve({ ok: true, index: hold(option), isChosen: isTaken(controlOf(element), option), isOff: isOff(option) });
      else if (!element || performance.now() > until) resolve({ ok: false, options: element ? optionTexts(controlOf(element)) : [] });
      else nextPicture(look);
    };
    look();
  });
}

/** It can't be chosen: it says so, or is called so by the page's maker. */
export const isOff = (option: Element): boolean =>
  isDisabled(option) ||
  option.getAttribute('data-disabled') === 'true' ||
  /(?:^|[\s_-])disabled(?=$|\s)/i.test(option.getAttribute('class') ?? '');

/** Whether the control shows within `ms` that the option was chosen; what is gone may have been. A list that closes then is waited for. */
export function awaitChoice(index: number, option: number, wanted: string, ms: number): Promise<boolean> {
  const until = performance.now() + ms;
  let closed: number | undefined;
  return new Promise((resolve) => {
    const look = () => {
      const element = elementAt(index);
      const chosen = elementAt(option);
      const now = performance.now();
      if (closed === undefined && (!element || tookChoice(controlOf(element), chosen, wanted))) closed = now + closesMs;
      if (closed !== undefined && (now > closed || !isGoing(chosen))) resolve(true);
      else if (closed === undefined && now > until) resolve(false);
      else nextPicture(look);
    };
    nextPicture(look);
  });
}

/** What a list may take to close. */
const closesMs = 1_000;

/** Whether the option is on show still and out of reach already: it would be clicked in vain. */
const isGoing = (option: Element | undefined): boolean =>
  option !== undefined &&
  isShown(option) &&
  (isArriving(option) || option.closest('[inert]') !== null || getComputedStyle(option).pointerEvents === 'none');

/** The chosen options of the open list beside those wanted. */
export function strayOptions(index: number, wanted: readonly string[]): readonly number[] {
  const element = elementAt(index);
  if (!element) return [];
  const kept = wanted.map(fold);
  return shownOptions(controlOf(element))
    .filter((option) => isTaken(controlOf(element), option) && !kept.includes(fold(textOf(option))))
    .map(hold);
}

/** Whether the list of the control is open still and Escape would close nothing but it. */
export function closesByEscape(index: number): boolean {
  const element = elementAt(index);
  if (!element) return false;
  const control = controlOf(element);
  return showsList(control) && control.closest('dialog,[role="dialog" i],[role="alertdialog" i],[aria-modal="true"]') === null;
}

/** Whether the control, or the one that is built into what is drawn for it, says that its list is open. */
export const showsList = (control: Element): boolean =>
  (onlyIn(control, '[aria-expanded]') ?? control).getAttribute('aria-expanded') === 'true' || owned(control).some(isShown);

/** Whether the focus is where text can be typed. */
export function editing(): boolean {
  const active = activeElement();
  if (!active || active === document.body) return false;
  if ((active as HTMLElement).isContentEditable) return true;
  return (
    active.matches(typable) || (active instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(active.type))
  );
}

/** Selects all of what is typed in the focused field, so that the next text replaces it; false when none has the focus. */
export function selectTyped(): boolean {
  const active = activeElement();
  if (!editing() || ('readOnly' in (active ?? {}) && (active as HTMLInputElement).readOnly)) return false;
  if (active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement) active.select();
  else if (active) getSelection()?.selectAllChildren(active);
  return true;
}

/** Best first: of the control's own list, then new ones, nearest to the control; none that stood there before. */
function findOption(control: Element, wanted: string): Element | undefined {
  const own = owned(control);
  const centre = control.getBoundingClientRect();
  const ranked = matching(wanted)
    .filter(([match]) => match !== control && !before.has(match) && !match.contains(control))
    .map(([match, tier]) => {
      const option = optionOf(match);
      const isOwn = own.some((list) => holds(list, option)) || holds(control, option);
      const place = isOwn ? 0 : isOption(option) ? 1 : wasOpen ? 3 : 2;
      const box = option.getBoundingClientRect();
      return { option, place, tier, far: Math.hypot(box.x - centre.x, box.y - centre.y) };
    })
    .sort((a, b) => a.tier - b.tier || a.place - b.place || a.far - b.far);
  return ranked[0]?.option;
}

/** Shown elements that say just this, innermost first, with how well: 0 exactly, 1 but for letter case, 2 by value, 3 by their first line. */
function matching(wanted: string): (readonly [Element, number])[] {
  const folded = fold(wanted);
  const found: (readonly [Element, number])[] = [];
  const visit = (element: Element): boolean => {
    if (!fold(element.textContent ?? '').includes(folded) && !element.shadowRoot && !saysByAttribute(element)) {
      const inner = element.querySelector('[data-value],[aria-label],[value]');
      if (!inner) return false;
    }
    let isInside = false;
    for (const child of [...(element.shadowRoot?.children ?? []), ...element.children]) isInside = visit(child) || isInside;
    if (isInside || !isShown(element)) return isInside;
    const tier = tierOf(element, wanted, folded);
    if (tier !== undefined) found.push([element, tier]);
    return tier !== undefined;
  };
  const saysByAttribute = (element: Element) => ['data-value', 'aria-label', 'value'].some((name) => element.hasAttribute(name));
  if (document.body) visit(document.body);
  return found;
}

function tierOf(element: Element, wanted: string, folded: string): number | undefined {
  if (element.matches('option,script,style,input:not([type="button" i]),textarea')) return undefined;
  const text = textOf(element);
  if (text === squeeze(wanted)) return 0;
  if (fold(text) === folded || fold(element.getAttribute('aria-label') ?? '') === folded) return 1;
  if (element.getAttribute('data-value') === wanted || (isOption(element) && element.getAttribute('value') === wanted)) return 2;
  // biome-ignore lint/performance/useDomNodeTextContent: lines are told apart by layout only.
  if (isOption(element) && fold((element as HTMLElement).innerText?.split('\n')[0] ?? '') === folded) return 3;
  return undefined;
}

/** A hidden list of the browser's own says all of its options, whichever is chosen. */
export function textOf(element: Element): string {
  if (!(element instanceof HTMLElement)) return squeeze(element.textContent ?? '');
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden by style is no part of what an option says.
  if (element.querySelector('select') === null) return squeeze(element.innerText);
  const parts = [...element.childNodes].filter(
    (node) => !(node instanceof Element) || (node.tagName !== 'SELECT' && node.checkVisibility()),
  );
  return squeeze(parts.map((node) => (node instanceof Element ? textOf(node) : (node.nodeValue ?? ''))).join(' '));
}

export const isOption = (element: Element): boolean => optionRoles.has(roleOf(element)) || element.tagName === 'LI';

/** The option that the text stands in, when it is all that the option says. */
function optionOf(match: Element): Element {
  for (let at: Element | null = match; at && at !== document.body; at = parentOf(at)) if (optionRoles.has(roleOf(at))) return at;
  return match;
}

/** What the control says is its list. */
function owned(control: Element): readonly Element[] {
  const input = onlyIn(control, '[aria-controls],[aria-owns],[list]') ?? control;
  const root = control.getRootNode() as Document | ShadowRoot;
  const ids = ['aria-controls', 'aria-owns'].flatMap((name) => (input.getAttribute(name) ?? '').split(/\s+/)).filter((id) => id !== '');
  return ids.map((id) => root.getElementById(id) ?? document.getElementById(id)).filter((list) => list !== null);
}

export function shownOptions(control: Element): readonly Element[] {
  const own = owned(control).filter(isShown);
  const roots = own.length > 0 ? own : lists.has(roleOf(control)) ? [control] : [control, ...openLists()];
  return roots.flatMap((root) => [...root.querySelectorAll('*')].filter((part) => isOption(part) && isShown(part)));
}

const openLists = (): readonly Element[] =>
  [...document.querySelectorAll('[role="listbox" i],[role="menu" i],[role="tree" i],[role="grid" i]')].filter(isShown);

const optionTexts = (control: Element): readonly string[] =>
  [...new Set(shownOptions(control).map(textOf))].filter((text) => text !== '').slice(0, mostTold);

/** In the list of a combobox, what is `aria-selected` may be no more than what the keys are at (ARIA Authoring Practices, combobox). */
function isTaken(control: Element, option: Element): boolean {
  const native = nativeListBehind(control);
  if (native) return [...native.selectedOptions].some(({ label }) => fold(label) === fold(textOf(option)));
  const mayBeMarked = !isOfCombobox(control) || option.hasAttribute('aria-checked') || isMultiple(control, option);
  return mayBeMarked && isChosen(option) === true;
}

const isOfCombobox = (control: Element): boolean =>
  roleOf(control) === 'combobox' ||
  [...document.querySelectorAll('[role="combobox" i]')].some((combobox) => owned(combobox).some((list) => holds(list, control)));

const isMultiple = (control: Element, option: Element): boolean =>
  [control, option.closest('[aria-multiselectable]')].some((list) => list?.getAttribute('aria-multiselectable') === 'true');

function isChosen(option: Element): boolean | undefined {
  for (const name of ['aria-selected', 'aria-checked']) {
    const says = option.getAttribute(name);
    if (says !== null) return says === 'true';
  }
  return /(^|[\s_-])(selected|checked|active)($|[\s_-])/i.test(option.className.toString()) ? true : undefined;
}

/** By the control's own text or value, by the mark on the option, or by what was put beside the control. */
function tookChoice(control: Element, option: Element | undefined, wanted: string): boolean {
  const isOpen = option !== undefined && isShown(option);
  if (isOpen) return isChosen(option) === true || isInMarkedRow(option) || (!holds(control, option) && showsText(control, fold(wanted)));
  // An item of a menu does something and leaves nothing behind.
  if (option && (roleOf(option) === 'menuitem' || (isButton(control) && roleOf(option) !== 'option'))) return true;
  let around: Element | null = control;
  for (let level = 0; around && level < 3; level += 1, around = parentOf(around)) if (showsText(around, fold(wanted))) return true;
  return false;
}

/** What says an option may stand in boxes that say nothing else: a list that stays open marks one of those. What is only pointed at is `active`. */
function isInMarkedRow(option: Element): boolean {
  const text = textOf(option);
  for (let at = parentOf(option); at && textOf(at) === text; at = parentOf(at)) {
    if (['aria-selected', 'aria-checked'].some((name) => at?.getAttribute(name) === 'true')) return true;
    if (/(^|[\s_-])(selected|checked)($|[\s_-])/i.test(at.className.toString())) return true;
  }
  return false;
}

const isButton = (control: Element): boolean =>
  ['button', 'link'].includes(roleOf(control)) && control.getAttribute('aria-haspopup') !== 'listbox';

/** What has unfolded from a control within it is what it offers, and lies outside its box. */
function showsInItsBox(control: Element, folded: string): boolean {
  if (!showsText(control, folded)) return false;
  const box = control.getBoundingClientRect();
  const saying = [...control.querySelectorAll('*')].filter((part) => isShown(part) && fold(textOf(part)).includes(folded));
  const innermost = saying.filter((part) => !saying.some((other) => other !== part && part.contains(other)));
  const isOutside = (part: Element) => {
    const { top, bottom } = part.getBoundingClientRect();
    return top >= box.bottom || bottom <= box.top;
  };
  return innermost.length === 0 || !innermost.every(isOutside);
}

function showsText(element: Element, folded: string): boolean {
  if (fold(valueText(element)) === folded || fold(textOf(element)).includes(folded)) return true;
  return [...element.querySelectorAll('input')].some(({ value }) => fold(value) === folded);
}
