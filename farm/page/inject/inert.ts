/** Whether a browser does anything by itself with what is clicked, and where scripts may listen for it. */
import { elementAt } from './registry.ts';
import { parentOf } from './visibility.ts';

/** What answers a click with no script of the page. */
const answering =
  'a[href],area[href],label,summary,input,select,textarea,option,iframe,frame,object,embed,video,audio,[popovertarget],[commandfor],[contenteditable]:not([contenteditable="false" i])';

/** A link that leads nowhere is there for a script. */
const leadsNowhere = (element: Element): boolean =>
  element.matches('a,area') && /^(?:#!?|javascript:(?:void\(?\s*0?\s*\)?)?;?)?$/i.test(element.getAttribute('href')?.trim() ?? '');

const isAnswering = (element: Element): boolean =>
  (element.matches(answering) && !leadsNowhere(element)) ||
  (element instanceof HTMLButtonElement && element.form !== null && element.type !== 'button');

/**
 * The nodes in which a script may listen for a click on the element, from the inside out; undefined when it is gone, or where the
 * browser answers by itself.
 */
export function listeningPlaces(index: number): Node[] | undefined {
  const element = elementAt(index);
  if (!element?.isConnected) return undefined;
  const around: Element[] = [];
  for (let at: Element | null = element; at; at = parentOf(at)) around.push(at);
  if (around.some(isAnswering)) return undefined;
  const roots = around.flatMap((at) => (at.parentNode instanceof ShadowRoot ? [at.parentNode] : []));
  return [...around, ...roots, document];
}
