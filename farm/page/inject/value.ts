/** What stands in a control. */
import { squeeze } from './blanks.ts';

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
  return element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow') ?? shownIn(element);
}

const longestShown = 80;

/** A combobox that nobody can type into shows what is chosen as its text (ARIA 1.2, combobox, select-only). */
function shownIn(element: Element): string {
  if (
    element.getAttribute('role')?.toLowerCase() !== 'combobox' ||
    element.querySelector('input,textarea,[role="listbox" i],[role="option" i]')
  )
    return '';
  const text = squeeze(element.textContent ?? '');
  return text.length <= longestShown && /[\p{L}\p{N}]/u.test(text) ? text : '';
}
