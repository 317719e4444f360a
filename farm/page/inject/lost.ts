/** Text that has the colour of what is behind it: no one sees it, and traps are laid so. */
import { isOfItsGround, isOneColour, paints } from './legible.ts';
import type { Look } from './looks.ts';
import { parentOf } from './visibility.ts';

/** More of such text is looked at only by its look: each has to be compared with all that may lie behind it. */
const mostAsked = 200;

interface Painter {
  readonly element: Element;
  readonly box: DOMRect;
}

/** What can't be told is taken for legible. */
export class Lost {
  #painters: readonly Painter[] | undefined;
  #asked = 0;
  readonly #known = new Map<Look, boolean>();

  /** Of the text that stands in the element itself; `look.isFlat` has been asked. */
  is(element: Element, look: Look): boolean {
    if (this.#asked >= mostAsked) return this.#known.get(look) === true;
    this.#asked += 1;
    const is = isOfItsGround(element) && !this.#isPaintedUnder(element);
    this.#known.set(look, is && this.#known.get(look) !== false);
    return is;
  }

  /** Of a control that is nothing but a text: neither a frame nor a ground of its own is to be seen. */
  isControl(element: Element, look: Look, outer: Look): boolean {
    if (look.isEditable || element.matches(shown) || element.querySelector(shown) !== null || !/\S/.test(element.textContent ?? ''))
      return false;
    if (![...element.querySelectorAll('*')].every((part) => isOneColour(getComputedStyle(part).color, look.ground))) return false;
    return isOneColour(look.ground, outer.ground) && !isFramed(element) && this.is(element, look);
  }

  #isPaintedUnder(element: Element): boolean {
    const boxes = boxesOf([...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE));
    this.#painters ??= paintersIn(document);
    return this.#painters.some(({ element: other, box }) => boxes.some((each) => isOver(each, box)) && !other.contains(element));
  }
}

/** They show more than text, or text that is another's. */
const shown = 'input,select,textarea,img,svg,picture,video,canvas,iframe,object,embed,progress,meter,slot';

const isFramed = (element: Element): boolean => {
  const { borderTopStyle, borderRightStyle, borderBottomStyle, borderLeftStyle, outlineStyle, boxShadow } = getComputedStyle(element);
  return [borderTopStyle, borderRightStyle, borderBottomStyle, borderLeftStyle, outlineStyle, boxShadow].some((style) => style !== 'none');
};

function boxesOf(texts: readonly Node[]): readonly DOMRect[] {
  const range = document.createRange();
  return texts.flatMap((text) => {
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  });
}

const isOver = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const paintersIn = ({ body }: Document): readonly Painter[] =>
  [...(body?.querySelectorAll('*') ?? [])].flatMap((element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && paints(element)
      ? [{ element, box: isBackground(element, box) ? new DOMRect(box.x, -endless, box.width, 2 * endless) : box }]
      : [];
  });

/** Whether it is large and the page moves over it as it is scrolled; a bar or a small button that stays where it is lies above the page. */
function isBackground(element: Element, { height }: DOMRect): boolean {
  if (height < innerHeight / 2) return false;
  for (let at: Element | null = element; at; at = parentOf(at)) if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
  return false;
}
/** In CSS pixels: beyond the end of any page. */
const endless = 1e7;

/** The colour of the ground that the element lays, over that of what is around it; `''` where it can't be told without a closer look. */
export function groundOf({ backgroundColor, backgroundImage }: CSSStyleDeclaration, outer: string): string {
  if (backgroundImage !== 'none') return '';
  return backgroundColor === clear ? outer : backgroundColor.startsWith('rgb(') ? backgroundColor : '';
}
const clear = 'rgba(0, 0, 0, 0)';

/** What is behind an element that a map begins with. */
export function groundAround(root: Element): string {
  for (let at = parentOf(root); at; at = parentOf(at)) {
    const ground = groundOf(getComputedStyle(at), clear);
    if (ground !== clear) return ground;
  }
  return paper;
}
const paper = 'rgb(255, 255, 255)';
