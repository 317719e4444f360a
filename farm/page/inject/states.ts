/** What holds of a control now. */
import { isReset } from './leave.ts';
import { isShown } from './visibility.ts';

const mostOfAPiece = 6;

/** Joined by a space; whether it is disabled or has the focus is not among them. */
export function statesOf(element: Element): string {
  const states: string[] = [];
  const { tagName } = element;
  const aria = new Set(element.hasAttributes() ? element.getAttributeNames().filter((name) => name.startsWith('aria-')) : []);
  const says = (name: string) => aria.has(`aria-${name}`) && element.getAttribute(`aria-${name}`) === 'true';
  const input = element as HTMLInputElement;
  const isField = tagName === 'INPUT' || tagName === 'SELECT' || tagName === 'TEXTAREA';
  if ((isField && input.checked) || says('checked') || says('pressed')) states.push('checked');
  const fold = tagName === 'SUMMARY' ? element.parentElement : null;
  if (says('expanded') || fold?.hasAttribute('open')) states.push('expanded');
  else if (element.getAttribute('aria-expanded') === 'false' || fold?.tagName === 'DETAILS') states.push('collapsed');
  else if (aria.has('aria-haspopup')) states.push(...menuUnder(element));
  if (tagName === 'BUTTON' && element.getAttribute('aria-haspopup') === 'listbox') states.push('listbox');
  if (says('selected')) states.push('selected');
  if ((isField && input.required) || says('required')) states.push('required');
  if ((isField && input.readOnly) || says('readonly')) states.push('readonly');
  if (says('invalid')) states.push('invalid');
  if (tagName === 'INPUT' && input.type === 'password') states.push('password');
  if (isField && isReset(element)) states.push('reset');
  // A piece of a value: a code or telephone number may go into several such fields.
  if (tagName === 'INPUT' && input.maxLength > 0 && input.maxLength <= mostOfAPiece) states.push(`up-to-${input.maxLength}`);
  if (tagName === 'INPUT' && numeric.test(input.type)) states.push(...limits(input.min, input.max));
  else if (aria.has('aria-valuenow') && adjustable.test(element.getAttribute('role') ?? ''))
    states.push(...limits(element.getAttribute('aria-valuemin'), element.getAttribute('aria-valuemax')));
  return states.join(' ');
}

/** An item of a menu over a menu of its own, which its maker tells no state of (ARIA Authoring Practices, menu). */
function menuUnder(element: Element): readonly string[] {
  if (!/^(?:true|menu)$/i.test(element.getAttribute('aria-haspopup') ?? '') || !/^menuitem$/i.test(element.getAttribute('role') ?? ''))
    return [];
  const behind = element.nextElementSibling;
  const under = element.querySelector(menus) ?? (behind?.matches(menus) ? behind : undefined);
  return under ? [isShown(under) ? 'expanded' : 'collapsed'] : [];
}
const menus = 'ul,[role="menu" i]';

const numeric = /^(?:number|range)$/;
const adjustable = /^(?:slider|spinbutton)$/;

/** The least and the highest that it takes, as far as its maker says so. */
const limits = (least: string | null, most: string | null): readonly string[] =>
  [`from-${least}`, `to-${most}`].filter((state) => /-\d+(?:\.\d+)?$/.test(state));
