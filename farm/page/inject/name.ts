/** Accessible names: the W3C computation (accname 1.2; the numbers are its steps) for what HTML and SVG give names by. */
import { squeeze } from './blanks.ts';
import { labelsOf } from './labels.ts';
import { isPoppedUp } from './popped-up.ts';
import { roleOf } from './role.ts';
import { nativeBehind } from './stand-in.ts';
import { valueText } from './value.ts';

/** 2F: roles that are named by what stands in them. */
const fromContent = new Set(
  (
    'button cell checkbox columnheader gridcell heading link menuitem menuitemcheckbox menuitemradio option radio row rowheader ' +
    'switch tab tooltip treeitem'
  ).split(' '),
);

/** How the computation came to a node. */
interface Path {
  /** Not followed again: names may refer to each other in circles. */
  readonly seen: Set<Element>;
  /** By `aria-labelledby`, which is then not followed any further. */
  readonly isReferred: boolean;
  /** What was referred to is hidden itself: then what is hidden in it counts. */
  readonly takesHidden: boolean;
  /** The control that is named by it, whose own text is no part of its name. */
  readonly without?: Element | undefined;
  /** A branch is not named by what hangs on it. */
  readonly isBranch?: boolean;
}

/** Whether an attribute may name its element, or have it named by another. */
export const isNaming = (name: string): boolean => /^(aria-(label|labelledby|owns|placeholder)|alt|id|placeholder|role|title)$/.test(name);

/** What style writes before and behind what stands in an element. */
export type Drawn = readonly [before: string, after: string];

/** What may stand in for a control that is hidden, and is known by its label then. */
const standing = new Set(['combobox', 'listbox', 'textbox', 'searchbox']);

/** The name, white space squeezed; empty when it has none. `drawn`, if that is known already. */
export function nameOf(element: Element, role: string, drawn?: Drawn): string {
  if (role === '' && isPlain(element)) return textName(element, drawn);
  const native = standing.has(role) ? nativeBehind(element) : undefined;
  return squeeze(
    (native && labelText(native)) ||
      labelledBy(element) ||
      ariaLabel(element) ||
      nativeName(element) ||
      (role === '' || fromContent.has(role) ? textName(element, drawn) || drawnText(element) : '') ||
      element.getAttribute('title') ||
      placeholderOf(element) ||
      '',
  );
}

/** Of an element that is named by what stands in it. */
export function textName(element: Element, drawn: Drawn = drawnAround(element)): string {
  return squeeze(drawn[0] + contentName(element) + drawn[1]);
}

/** Likewise, of one in which neither an element stands nor a shadow root, and which owns nothing elsewhere. */
export const bareName = (element: Element, drawn: Drawn): string => squeeze(drawn[0] + (element.textContent ?? '') + drawn[1]);

const isPlain = (element: Element): boolean => !element.hasAttributes() && element instanceof HTMLElement && element.firstChild !== null;

const ariaLabel = (element: Element): string => squeeze(element.getAttribute('aria-label') ?? '');

const placeholderOf = (element: Element): string => element.getAttribute('placeholder') || element.getAttribute('aria-placeholder') || '';

/** The text of the labels of a form control; empty when it has none. */
export function labelText(element: Element): string {
  const labels = labelsOf(element);
  const own = labels.length === 1 || element.id === '' ? labels : (labelsBeside(element) ?? labels);
  return squeeze(own.map((label) => labelOf(label, element)).join(' '));
}

/** How far above a control its label is looked for. */
const nearBy = 5;

/** Where several controls have the same id, all labels are the first one's by HTML; a person takes the one beside. */
function labelsBeside(element: Element): Element[] | undefined {
  const id = CSS.escape(element.id);
  if ((element.getRootNode() as Document | ShadowRoot).querySelectorAll(`#${id}`).length < 2) return undefined;
  for (let at = element.parentElement, up = 0; at && up < nearBy; at = at.parentElement, up += 1) {
    const [controls, labels] = [[...at.querySelectorAll(`#${id}`)], [...at.querySelectorAll(`label[for="${id}"]`)]];
    // As many labels as controls: each has its own, in their order.
    if (controls.length > 1) return labels.length === controls.length ? labels.slice(controls.indexOf(element)).slice(0, 1) : undefined;
    if (labels.length > 0) return labels;
  }
  return undefined;
}

const labelOf = (label: Element, control: Element): string =>
  ariaLabel(label) || labelContent(label, { seen: new Set([label]), isReferred: false, takesHidden: isHidden(label), without: control });

function labelContent(label: Element, path: Path): string {
  const [before, after] = drawnAround(label);
  return before + textIn(label, path) + after;
}

/** 2B */
function labelledBy(element: Element): string {
  const ids = element.getAttribute('aria-labelledby');
  if (!ids) return '';
  const root = element.getRootNode() as Document | ShadowRoot;
  const seen = new Set<Element>();
  const texts = ids.split(/\s+/).map((id) => {
    const label = id ? root.getElementById(id) : null;
    if (!label || seen.has(label)) return '';
    seen.add(label);
    const path: Path = { seen, isReferred: true, takesHidden: isHidden(label) };
    if (label === element) return ariaLabel(label) || nativeName(label) || textIn(label, path);
    return ariaLabel(label) || embeddedValue(label) || nativeName(label) || textIn(label, path) || label.getAttribute('title') || '';
  });
  return texts.join(' ').trim();
}

/** 2E (HTML-AAM 4.1, SVG-AAM 8.1) */
function nativeName(element: Element): string {
  switch (element.tagName) {
    case 'INPUT': {
      const input = element as HTMLInputElement;
      if (input.type === 'hidden') return '';
      const label = labelText(element);
      if (label) return label;
      if (input.type === 'submit') return input.value || input.title || 'Submit';
      if (input.type === 'reset') return input.value || input.title || 'Reset';
      if (input.type === 'button') return input.value;
      if (input.type === 'image') return input.alt || input.title || input.value || 'Submit';
      return '';
    }
    case 'BUTTON':
    case 'SELECT':
    case 'TEXTAREA':
    case 'METER':
    case 'PROGRESS':
    case 'OUTPUT':
      return labelText(element);
    case 'IMG':
    case 'AREA':
      return element.getAttribute('alt') ?? '';
    case 'OPTGROUP':
      return element.getAttribute('label') ?? '';
    case 'OPTION':
      return (element as HTMLOptionElement).label;
    case 'FIELDSET':
      return childText(element, 'LEGEND');
    case 'TABLE':
      return childText(element, 'CAPTION');
    case 'FIGURE':
      return childText(element, 'FIGCAPTION');
    default:
      if (element instanceof SVGElement) return drawingName(element);
      return element.tagName.includes('-') ? labelText(element) : '';
  }
}

function childText(element: Element, tagName: string): string {
  for (const child of element.children) if (child.tagName === tagName) return contentName(child);
  return '';
}

/** A `title` in a drawing is not shown and names it all the same; a link in one may have an attribute for it. */
function drawingName(element: SVGElement): string {
  for (const child of element.children) if (child.tagName === 'title') return child.textContent ?? '';
  return element.getAttribute('xlink:title') ?? '';
}

/** What may hold others of its kind, which are no part of its name, and what it holds them in. */
const branches = new Set(['treeitem', 'menuitem']);
const boughs = new Set(['group', 'menu']);
const lists = new Set(['UL', 'OL']);

/** The visible text in the element, with the names of what is in it; `without` is the control that the text names. */
export function contentName(element: Element, without?: Element): string {
  if (element.childElementCount === 0 && !element.shadowRoot && element.tagName !== 'SLOT' && !element.hasAttribute('aria-owns')) {
    return element.textContent ?? '';
  }
  const isBranch = element.hasAttribute('role') && branches.has(roleOf(element));
  return textIn(element, { seen: new Set([element]), isReferred: false, takesHidden: false, without, isBranch });
}

/** 2F */
function textIn(element: Element, path: Path): string {
  let text = '';
  for (const node of nodesIn(element)) {
    if (node.nodeType === Node.TEXT_NODE) text += node.nodeValue;
    else if (node instanceof Element && node !== path.without) text += partName(node, path);
  }
  for (const id of (element.getAttribute('aria-owns') ?? '').split(/\s+/)) {
    const owned = id ? (element.getRootNode() as Document | ShadowRoot).getElementById(id) : null;
    if (owned) text += ` ${partName(owned, path)} `;
  }
  return text;
}

function nodesIn(element: Element): Iterable<Node> {
  if (element.shadowRoot) return element.shadowRoot.childNodes;
  if (element instanceof HTMLSlotElement) {
    const assigned = element.assignedNodes();
    if (assigned.length > 0) return assigned;
  }
  return element.childNodes;
}

const nameless = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'title', 'desc']);

/** What a node adds to the text around it. */
function partName(part: Element, path: Path): string {
  if (nameless.has(part.tagName) || path.seen.has(part)) return '';
  if (!path.takesHidden && isHidden(part)) return '';
  if (path.without && isPoppedUp(part)) return '';
  if (path.isBranch && (boughs.has(part.getAttribute('role') ?? '') || lists.has(part.tagName))) return '';
  path.seen.add(part);
  if (part.tagName === 'BR' || part.tagName === 'HR') return ' ';
  const label = (!path.isReferred && labelledBy(part)) || embeddedValue(part) || ariaLabel(part);
  if (label) return spaced(part, label);
  const role = part.getAttribute('role');
  const native = role === 'none' || role === 'presentation' ? '' : partNativeName(part);
  if (native) return spaced(part, native);
  const [before, after] = part.hasAttribute('class') ? drawnAround(part) : undrawn;
  const text = isField(part) ? '' : before + textIn(part, path) + after;
  return spaced(part, text.trim() === '' ? text || (part.getAttribute('title') ?? '') : text);
}

const drawn = new Set(['IMG', 'AREA']);

/** Of what has no text of its own. */
const partNativeName = (part: Element): string =>
  drawn.has(part.tagName) || part instanceof SVGElement || isPushed(part) ? nativeName(part) : '';

const isPushed = (part: Element): boolean => part instanceof HTMLInputElement && ['submit', 'reset', 'button', 'image'].includes(part.type);

/** Text in a line runs on; what is laid out otherwise is parted from it. */
function spaced(part: Element, text: string): string {
  const { display } = getComputedStyle(part);
  return display === 'inline' || display === 'contents' || display === 'none' ? text : ` ${text} `;
}

const isField = (element: Element): boolean =>
  element.tagName === 'INPUT' || element.tagName === 'SELECT' || element.tagName === 'TEXTAREA';

const ranges = new Set(['slider', 'spinbutton', 'progressbar', 'meter', 'scrollbar']);
const held = new Set(['textbox', 'searchbox', 'combobox', 'listbox', ...ranges]);

/** 2C: a control within a label is told by its value. */
function embeddedValue(part: Element): string {
  const role = roleOf(part);
  if (!held.has(role)) return '';
  if (role === 'combobox' || role === 'listbox') {
    const chosen = part.querySelectorAll('[role="option"][aria-selected="true"]');
    if (chosen.length > 0) return [...chosen].map((option) => contentName(option)).join(' ');
  }
  const said = ranges.has(role) ? part.getAttribute('aria-valuetext') : null;
  return said || valueText(part) || (isField(part) || role !== 'textbox' ? '' : (part.textContent ?? ''));
}

/** 2A, but for the way by which it was reached. */
const isHidden = (element: Element): boolean =>
  element.getAttribute('aria-hidden') === 'true' ||
  (element.tagName !== 'SLOT' &&
    !element.checkVisibility({ visibilityProperty: true }) &&
    getComputedStyle(element).display !== 'contents');

/** Letters of one's own, as fonts of icons have them. */
const privateUse = /\p{Co}/gu;

const undrawn: Drawn = ['', ''];

/** Without what is only an ornament: arrows and bullets are no words, unless the page's maker says what they stand for. */
export function drawnAround(element: Element): Drawn {
  const before = generated(element, '::before');
  const after = generated(element, '::after');
  return before === '' && after === '' ? undrawn : [isWord.test(before) ? before : '', isWord.test(after) ? after : ''];
}

const isWord = /[\p{L}\p{N}]/u;

/** All that style writes in it, ornaments as well; asked only where nothing else names it, because it is dear. */
function drawnText(element: Element): string {
  const parts = [element, ...[...element.querySelectorAll('*')].slice(0, 4)];
  return squeeze(parts.map((part) => `${generated(part, '::before')} ${generated(part, '::after')}`).join(' '));
}

function generated(element: Element, pseudo: '::before' | '::after'): string {
  const { content } = getComputedStyle(element, pseudo);
  if (content === 'none' || content === 'normal') return '';
  // With an alternative text, that; counters and pictures say nothing.
  const [, alternative] = / \/ "((?:[^"\\]|\\.)*)"$/.exec(content) ?? [];
  const [, text] = /^"((?:[^"\\]|\\.)*)"/.exec(content) ?? [];
  return (alternative ?? text ?? '').replace(/\\(.)/g, '$1').replace(privateUse, '');
}

/** Role and name together. */
export function identify(element: Element): { readonly role: string; readonly name: string } {
  const role = roleOf(element);
  return { role: role || 'text', name: nameOf(element, role) };
}
