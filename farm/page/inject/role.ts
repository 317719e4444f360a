/** Roles: the explicit one, or what HTML gives the element (HTML-AAM). */
import { labelled } from './control.ts';

const known = new Set(
  (
    'alert alertdialog article banner button cell checkbox columnheader combobox complementary contentinfo definition deletion dialog ' +
    'document feed figure form grid gridcell group heading img link list listbox listitem log main marquee math menu menubar ' +
    'menuitem menuitemcheckbox menuitemradio meter navigation none note option presentation progressbar radio radiogroup region ' +
    'row rowgroup rowheader scrollbar search searchbox separator slider spinbutton status switch tab table tablist tabpanel term ' +
    'textbox timer toolbar tooltip tree treegrid treeitem'
  ).split(' '),
);

const controls = new Set(
  (
    'button checkbox combobox link listbox menuitem menuitemcheckbox menuitemradio option radio searchbox slider spinbutton ' +
    'switch tab textbox treeitem gridcell'
  ).split(' '),
);

const inputRoles: Readonly<Record<string, string>> = {
  button: 'button',
  submit: 'button',
  reset: 'button',
  image: 'button',
  file: 'button',
  color: 'button',
  checkbox: 'checkbox',
  radio: 'radio',
  range: 'slider',
  number: 'spinbutton',
  search: 'searchbox',
};

const tagRoles: Readonly<Record<string, string>> = {
  ARTICLE: 'article',
  ASIDE: 'complementary',
  BUTTON: 'button',
  DD: 'definition',
  DEL: 'deletion',
  DETAILS: 'group',
  DIALOG: 'dialog',
  DT: 'term',
  FIELDSET: 'group',
  FIGURE: 'figure',
  FORM: 'form',
  H1: 'heading',
  H2: 'heading',
  H3: 'heading',
  H4: 'heading',
  H5: 'heading',
  H6: 'heading',
  HR: 'separator',
  IMG: 'img',
  LI: 'listitem',
  MAIN: 'main',
  MENU: 'list',
  METER: 'meter',
  NAV: 'navigation',
  OL: 'list',
  OPTGROUP: 'group',
  OPTION: 'option',
  OUTPUT: 'status',
  P: 'paragraph',
  PROGRESS: 'progressbar',
  S: 'deletion',
  SEARCH: 'search',
  SUMMARY: 'button',
  TABLE: 'table',
  TBODY: 'rowgroup',
  TD: 'cell',
  TEXTAREA: 'textbox',
  TFOOT: 'rowgroup',
  THEAD: 'rowgroup',
  TR: 'row',
  UL: 'list',
};

/** Of these, more than the tag and the names of the attributes tells the role. */
const untold = new Set(['INPUT', 'SELECT', 'TH', 'IMG']);
export const isTold = (tagName: string): boolean => !untold.has(tagName);

/** The role, or an empty string for elements that have none. */
export function roleOf(element: Element): string {
  const explicit = element.getAttribute('role');
  if (explicit) {
    const role = explicit
      .toLowerCase()
      .split(/\s+/)
      .find((token) => known.has(token));
    if (role && role !== 'none' && role !== 'presentation') return role;
    if (role) return '';
  }
  return nativeRole(element);
}

function nativeRole(element: Element): string {
  switch (element.tagName) {
    case 'A':
    case 'AREA':
      return element.hasAttribute('href') ? 'link' : '';
    case 'a':
      return element.hasAttribute('href') || element.hasAttribute('xlink:href') ? 'link' : '';
    case 'INPUT': {
      const { type } = element as HTMLInputElement;
      if (type === 'hidden') return '';
      const role = inputRoles[type] ?? 'textbox';
      return role === 'textbox' && element.hasAttribute('list') ? 'combobox' : role;
    }
    case 'SELECT': {
      const select = element as HTMLSelectElement;
      return select.multiple || select.size > 1 ? 'listbox' : 'combobox';
    }
    case 'TH':
      return headsRow(element) ? 'rowheader' : 'columnheader';
    case 'IMG':
      return element.getAttribute('alt') === '' ? '' : 'img';
    case 'svg':
      return element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby') ? 'img' : '';
    default:
      return tagRoles[element.tagName] ?? '';
  }
}

/** By its scope, or because it stands before cells that are no headers. */
function headsRow(header: Element): boolean {
  const scope = header.getAttribute('scope');
  if (scope) return scope === 'row' || scope === 'rowgroup';
  return header.previousElementSibling === null && header.nextElementSibling?.tagName === 'TD' && header.closest('thead') === null;
}

/** What says in the markup that an element waits for a pointer (HTML, event handler content attributes). */
const handlers: readonly string[] = ['onclick', 'oncontextmenu', 'ondblclick', 'onmousedown', 'onpointerdown'];

/** Whether a person would act on it: a native control, a control by role, or something made to be focused, edited or clicked. */
export function isControl(element: Element, role: string): boolean {
  if (controls.has(role)) return role !== 'option' || element.tagName !== 'OPTION';
  if ((element as HTMLElement).isContentEditable) return (element.parentElement as HTMLElement | null)?.isContentEditable !== true;
  if (handlers.some((name) => element.hasAttribute(name))) return true;
  const tabIndex = element.getAttribute('tabindex');
  return tabIndex !== null && Number(tabIndex) >= 0 && role !== 'region' && role !== 'main' && role !== 'dialog';
}

/** The same of an element that is looked at on the way down: what it inherits and which attributes it has are known. */
export function isActedOn(element: Element, role: string, look: Marked, outer: Marked): boolean {
  const { isEditable, names } = look;
  if (role === 'gridcell' && !isEditable && isReadOnly(element, look)) return false;
  if (isEditable) return !outer.isEditable || controls.has(role);
  if (names.size > 0 && (names.has('tabindex') || handlers.some((name) => names.has(name)))) return isControl(element, role);
  return controls.has(role) && (role !== 'option' || element.tagName !== 'OPTION');
}

/** Of what is acted on: whether its role is one of text, or may be. */
export const isOdd = (role: string): boolean => role === 'gridcell' || (role !== 'clickable' && !controls.has(role));

/** Cells of a grid are there to be read, unless something says that they are chosen or pressed: days of a calendar, cells of a sheet. */
function isReadOnly(element: Element, { names, isPointer }: Marked): boolean {
  if (isPointer || names.has('onclick') || names.has('aria-selected')) return false;
  return !names.has('tabindex') || element.querySelector('a[href],button,input,select,textarea') !== null;
}

interface Marked {
  readonly isEditable: boolean;
  readonly isPointer: boolean;
  readonly names: ReadonlySet<string>;
}

/** Whether the pointer and the keyboard are refused; of a label, whether its control refuses them. */
export function isDisabled(element: Element): boolean {
  const control = labelled(element);
  if (control) return isDisabled(control);
  // What is no form control bears the mark for the page's own scripts and styles.
  return element.matches(':disabled,[disabled]:not([disabled="false"])') || element.closest('[aria-disabled="true"],[inert]') !== null;
}
