/** What shows something that the page keeps from whoever reads its document: it is told that it is there. */
import { isPainted } from './visibility.ts';

const drawn = new Set(['CANVAS', 'OBJECT', 'EMBED']);
/** Of a drawing, each way: less is an ornament. */
const leastPx = 80;
/** They have a size without any content. */
const sized = /^(AREA|BR|HR|IMG|INPUT|SELECT|TEXTAREA|METER|PROGRESS|svg|OPTION|SLOT|TABLE|TD|TH)$/;

/** A line about it, or undefined. */
export function unreadable(element: Element): string | undefined {
  const { tagName } = element;
  if (drawn.has(tagName)) {
    const { width, height } = element.getBoundingClientRect();
    if (width < leastPx || height < leastPx || !isPainted(element)) return undefined;
    return `(${tagName.toLowerCase()}, ${Math.round(width)} × ${Math.round(height)}: what it shows can't be read)`;
  }
  if (sized.test(tagName) || !(element instanceof HTMLElement) || !isSwelled(element)) return undefined;
  return `(<${tagName.toLowerCase()}> has a closed shadow root: what it shows can't be read)`;
}

/** Empty, and yet as large as something in it makes it: nothing but a closed shadow root does that. */
function isSwelled(element: HTMLElement): boolean {
  const { offsetWidth, offsetHeight } = element;
  if (offsetWidth < 2 || offsetHeight < 2 || !isPainted(element)) return false;
  const style = getComputedStyle(element);
  const { display, position } = style;
  if (!/^(inline|inline-block|block|flow-root)$/.test(display) || position === 'absolute' || position === 'fixed') return false;
  if (edges.some((edge) => style.getPropertyValue(edge) !== '0px')) return false;
  if (pseudos.some((pseudo) => !/^(none|normal)$/.test(getComputedStyle(element, pseudo).content))) return false;
  return display === 'inline' || isHighByContent(element, style);
}

/** By the height as it is written, which the style of an element that is laid out does not tell. */
function isHighByContent(element: HTMLElement, { minHeight, aspectRatio }: CSSStyleDeclaration): boolean {
  if (!/^(0px|auto)$/.test(minHeight) || aspectRatio !== 'auto' || String(element.computedStyleMap().get('height')) !== 'auto')
    return false;
  return !element.parentElement || !/flex|grid/.test(getComputedStyle(element.parentElement).display);
}

const edges = ['top', 'right', 'bottom', 'left'].flatMap((side) => [`padding-${side}`, `border-${side}-width`]);
const pseudos = ['::before', '::after'] as const;
