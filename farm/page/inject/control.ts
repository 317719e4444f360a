/** The control behind what stands on the map: a label's, or the one that is built into an element. */

/** What a label labels; otherwise the element itself. */
export function controlOf(element: Element): Element {
  return (element instanceof HTMLLabelElement && element.control) || element;
}

/** The only element in it that the selector finds, in open shadow roots too; the element itself when it is such a one. */
export function onlyIn(element: Element, selector: string): Element | undefined {
  if (element.matches(selector)) return element;
  const found = [...element.querySelectorAll(selector), ...(element.shadowRoot?.querySelectorAll(selector) ?? [])];
  return found.length === 1 ? found[0] : undefined;
}
