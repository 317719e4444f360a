/** Fields and boxes of the browser's own that are transparent and met all the same: a page has drawn in their place what a person sees. */
import { squeeze } from './blanks.ts';
import { boxBehind } from './control.ts';
import { labelsOf } from './labels.ts';
import { identify } from './name.ts';
import { deepestAt, inView, isPainted, isShown, parentOf, reachable } from './visibility.ts';

const boxes = 'input[type="checkbox" i],input[type="radio" i]';
const fields = 'input:not([type]),textarea';
const typed = new Set(['text', 'email', 'number', 'tel', 'url', 'search', 'password', 'date', 'time']);
const leastPx = 8;
/** A finger's width. */
const mostBoxPx = 64;
const [levelsOfBox, levelsOfField] = [3, 8];
/** What has more parts is more than a field. */
const mostParts = 60;

/** Whether the pointer meets it, and a person its picture: a box, or its name right over where it is typed. A shown label stands for its own. */
export function isDrawnOver(element: Element): boolean {
  const isBox = element.matches(boxes);
  if (!isBox && !isField(element)) return false;
  if (isPainted(element) || !element.checkVisibility({ visibilityProperty: true })) return false;
  const box = element.getBoundingClientRect();
  if (Math.min(box.width, box.height) < leastPx || !reachable(box, element)) return false;
  if (getComputedStyle(element).pointerEvents === 'none' || labelsOf(element).some(isShown)) return false;
  const isHit = !inView(box) || deepestAt(box.x + box.width / 2, box.y + box.height / 2) === element;
  return isHit && (isBox ? isPictured(element, box) : isWrittenOver(element, box));
}

/** A slider that is hidden in the thumb that a page has drawn for it. */
export const isInThumb = (element: Element): boolean =>
  element instanceof HTMLInputElement && element.type === 'range' && element.parentElement !== null && isShown(element.parentElement);

const isField = (element: Element): boolean =>
  element.matches(fields) || (element instanceof HTMLInputElement && typed.has(element.type) && !element.readOnly);

function isPictured(element: Element, box: DOMRect): boolean {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const isAt = ({ left, top, right, bottom }: DOMRect) => left <= x && x <= right && top <= y && y <= bottom;
  for (let at = parentOf(element), level = 0; at && level < levelsOfBox; at = parentOf(at), level += 1) {
    // What is clicked around it stands for it.
    if (boxBehind(at) === element && isPointer(at) && !isPointer(parentOf(at))) return false;
    const around = at.getBoundingClientRect();
    if (Math.max(around.width, around.height) > mostBoxPx) return false;
    if ([at, ...partsOf(at)].some((part) => part !== element && isAt(part.getBoundingClientRect()) && isPainted(part) && isDrawn(part)))
      return true;
  }
  return false;
}

const isPointer = (element: Element | null): boolean => element !== null && getComputedStyle(element).cursor === 'pointer';

const icons = new Set(['IMG', 'I']);

/** Whether there is something of it to be seen, and not only room. */
function isDrawn(part: Element): boolean {
  if (part instanceof SVGElement || icons.has(part.tagName)) return true;
  const { borderTopWidth, backgroundColor, backgroundImage } = getComputedStyle(part);
  if (Number.parseFloat(borderTopWidth) > 0 || backgroundImage !== 'none' || !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor))
    return true;
  return ['::before', '::after'].some((pseudo) => !['none', 'normal', '""'].includes(getComputedStyle(part, pseudo).content));
}

/** Whether its own name is written where it stands, as names are that move aside when something is typed. */
function isWrittenOver(element: Element, box: DOMRect): boolean {
  const name = plainly(identify(element).name);
  if (name === '') return false;
  for (let at = parentOf(element), level = 0; at && level < levelsOfField; at = parentOf(at), level += 1) {
    if (at === document.body || at.getBoundingClientRect().height > 3 * box.height + mostBoxPx) return false;
    const parts = partsOf(at);
    if (parts.length > mostParts) return false;
    if (parts.some((part) => part !== element && isPainted(part) && says(part, name) && isOver(part.getBoundingClientRect(), box)))
      return true;
  }
  return false;
}

const says = (part: Element, name: string): boolean => part.childElementCount === 0 && plainly(part.textContent ?? '') === name;
const plainly = (text: string): string => squeeze(text).replace(/[\s:*]+$/, '');
const isOver = (one: DOMRect, other: DOMRect): boolean =>
  one.width > 0 && one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/** Whether all that is transparent in it is so only until one of its fields is typed into. */
export const holdsDrawnOver = (element: Element): boolean => {
  const parts = partsOf(element);
  return parts.length <= mostParts && parts.some((part) => isDrawnOver(part));
};

/** As they are laid out. */
const partsOf = (element: Element): readonly Element[] => innerOf(element).flatMap((child) => [child, ...partsOf(child)]);
const innerOf = (element: Element): readonly Element[] => {
  const assigned = element instanceof HTMLSlotElement ? element.assignedElements() : [];
  return assigned.length > 0 ? assigned : [...(element.shadowRoot ?? element).children];
};
