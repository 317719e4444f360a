/** The control behind what stands on the map: a label's, or the one that is built into an element. */

/** What a label labels, or a picture of a box stands for; otherwise the element itself. */
export function controlOf(element: Element): Element {
  return labelled(element) || boxBehind(element) || element;
}

/** What the label labels, or the box beside it that can't be seen: the label draws it then, and the page's script listens. */
export function labelled(element: Element): Element | null {
  if (!(element instanceof HTMLLabelElement)) return null;
  if (element.control || element.hasAttribute('for')) return element.control;
  const around = element.parentElement;
  const [box, ...others] = around && around.childElementCount <= mostBeside ? around.querySelectorAll(boxes) : [];
  const isOnly = box?.parentElement === around && others.length === 0 && around?.querySelectorAll('label').length === 1;
  return isOnly && !box?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ? (box ?? null) : null;
}

/** What box it draws that is not to be seen itself: the page's own picture of it takes its place. */
export function boxBehind(element: Element): Element | undefined {
  const { tagName, childElementCount } = element;
  const mayDraw = drawing.has(tagName) && childElementCount > 0 && childElementCount <= mostBeside;
  const found = mayDraw ? element.querySelectorAll(boxes) : tagName.includes('-') ? element.shadowRoot?.querySelectorAll(boxes) : undefined;
  const [only] = found?.length === 1 ? found : [];
  const isOwn = only !== undefined && only.getRootNode() !== element.getRootNode();
  if (only === undefined || (!isOwn && only.checkVisibility({ opacityProperty: true }))) return undefined;
  const { width, height } = element.getBoundingClientRect();
  return Math.max(width, height) <= largestBoxPx ? only : undefined;
}
const drawing = new Set(['SPAN', 'DIV', 'I', 'TD']);
const boxes = 'input[type="checkbox" i],input[type="radio" i]';
const mostBeside = 4;
/** A finger's width: larger ones are cards or rows that a box belongs to. */
const largestBoxPx = 64;

/** The only element in it that the selector finds, in open shadow roots too; the element itself when it is such a one. */
export function onlyIn(element: Element, selector: string): Element | undefined {
  if (element.matches(selector)) return element;
  const found = [...element.querySelectorAll(selector), ...(element.shadowRoot?.querySelectorAll(selector) ?? [])];
  return found.length === 1 ? found[0] : undefined;
}
