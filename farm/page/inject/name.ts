/** Accessible names: the sound core of the W3C computation (accname 1.2). */

import { roleOf } from './role.ts';

const fromContent = new Set(
  (
    'button cell checkbox columnheader gridcell heading link menuitem menuitemcheckbox menuitemradio option radio row rowheader ' +
    'switch tab tooltip treeitem'
  ).split(' '),
);

export const squeeze = (text: string): string => text.replace(/[\s\u200b\u00ad]+/g, ' ').trim();

/** The name, white space squeezed; empty when it has none. */
export function nameOf(element: Element, role: string): string {
  return squeeze(
    labelledBy(element) ||
      element.getAttribute('aria-label') ||
      nativeName(element) ||
      (role === '' || fromContent.has(role) ? contentName(element) : '') ||
      element.getAttribute('title') ||
      element.getAttribute('placeholder') ||
      element.getAttribute('aria-placeholder') ||
      '',
  );
}

/** The text of the labels of a form control; empty when it has none. */
export function labelText(element: Element): string {
  const labels = 'labels' in element ? (element.labels as NodeListOf<HTMLLabelElement> | null) : null;
  return labels ? squeeze([...labels].map((label) => contentName(label, element)).join(' ')) : '';
}

function labelledBy(element: Element): string {
  const ids = element.getAttribute('aria-labelledby');
  if (!ids) return '';
  const root = element.getRootNode() as Document | ShadowRoot;
  const texts = ids.split(/\s+/).map((id) => {
    const label = id ? root.getElementById(id) : null;
    return label ? label.getAttribute('aria-label') || contentName(label) : '';
  });
  return texts.join(' ').trim();
}

function nativeName(element: Element): string {
  switch (element.tagName) {
    case 'INPUT': {
      const input = element as HTMLInputElement;
      if (input.type === 'submit') return input.value || 'Submit';
      if (input.type === 'reset') return input.value || 'Reset';
      if (input.type === 'button') return input.value;
      if (input.type === 'image') return input.alt || input.value || 'Submit';
      return labelText(element);
    }
    case 'SELECT':
    case 'TEXTAREA':
    case 'METER':
    case 'PROGRESS':
    case 'OUTPUT':
      return labelText(element);
    case 'IMG':
    case 'AREA':
      return element.getAttribute('alt') ?? '';
    case 'FIELDSET':
      return childText(element, 'LEGEND');
    case 'TABLE':
      return childText(element, 'CAPTION');
    case 'FIGURE':
      return childText(element, 'FIGCAPTION');
    default:
      return element instanceof SVGElement ? childText(element, 'title') : '';
  }
}

function childText(element: Element, tagName: string): string {
  for (const child of element.children) if (child.tagName === tagName) return contentName(child);
  return '';
}

/** The visible text in the element, with the names of what is in it; `without` is the control that the text names. */
export function contentName(element: Element, without?: Element): string {
  if (element.childElementCount === 0 && !element.shadowRoot) return element.textContent ?? '';
  let text = '';
  for (const node of element.shadowRoot?.childNodes ?? (element instanceof HTMLSlotElement ? slotted(element) : element.childNodes)) {
    if (node.nodeType === Node.TEXT_NODE) text += node.nodeValue;
    else if (node instanceof Element && node !== without) text += partName(node);
  }
  return text;
}

const slotted = (slot: HTMLSlotElement): readonly Node[] => {
  const assigned = slot.assignedNodes();
  return assigned.length > 0 ? assigned : [...slot.childNodes];
};

const nameless = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE']);

function partName(part: Element): string {
  if (nameless.has(part.tagName) || part.getAttribute('aria-hidden') === 'true') return '';
  if (!(part instanceof HTMLSlotElement) && !part.checkVisibility({ visibilityProperty: true })) return '';
  const own = part.getAttribute('aria-label') || (part.tagName === 'IMG' || part instanceof SVGElement ? nativeName(part) : '');
  if (own) return ` ${own} `;
  if (part.tagName === 'INPUT' || part.tagName === 'SELECT' || part.tagName === 'TEXTAREA') return ` ${valueText(part)} `;
  const text = contentName(part);
  return getComputedStyle(part).display.startsWith('inline') ? text : ` ${text} `;
}

/** What a person reads in a control: its text, or the chosen options. */
export function valueText(element: Element): string {
  if (element instanceof HTMLSelectElement) return [...element.selectedOptions].map(({ label }) => squeeze(label)).join(', ');
  if (element instanceof HTMLTextAreaElement) return element.value;
  if (element instanceof HTMLInputElement) {
    if (['checkbox', 'radio', 'submit', 'button', 'reset', 'image'].includes(element.type)) return '';
    if (element.type === 'password') return '•'.repeat(Math.min(element.value.length, 8));
    return element.value;
  }
  // biome-ignore lint/performance/useDomNodeTextContent: its lines are told apart by layout only.
  if ((element as HTMLElement).isContentEditable) return squeeze((element as HTMLElement).innerText);
  return element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow') ?? '';
}

/** Role and name together. */
export function identify(element: Element): { readonly role: string; readonly name: string } {
  const role = roleOf(element);
  return { role: role || 'text', name: nameOf(element, role) };
}
