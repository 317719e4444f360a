/** What a page has drawn: the shapes and letters of a picture, and boxes that are nothing but a colour or a frame. */
import { captionsIn } from './captions.ts';
import { colourWord, isTelling } from './colours.ts';
import type { Look } from './looks.ts';
import { Plot } from './plot.ts';
import { sideOf } from './sides.ts';

const shapes = new Set(['circle', 'ellipse', 'rect', 'polygon']);
/** Smaller ones are icons, and those that hold more are charts. */
const leastPicturePx = 60;
const mostShapes = 80;
const [leastBoxPx, mostBoxPx] = [8, 300];
const mostBoxes = 100;
const boxes = new Set(['DIV', 'SPAN', 'TD', 'LI', 'I', 'B', 'P']);
/** Smaller ones are drawn checkboxes, and empty cells of a table are none at all. */
const leastFramePx = 16;
const framed = new Set(['DIV', 'SPAN', 'UL', 'OL', 'SECTION']);

/** `size` is the square root of the area of its box in CSS pixels; `isHollow`: of an empty box or shape only the outline is drawn. */
interface Drawing {
  readonly kind: string;
  readonly colour: string;
  readonly size: number;
  readonly isHollow?: true;
  /** Of an empty frame among others: `left`. */
  readonly side?: string;
  /** `2,-1`, by the numbers at the axes of its picture; empty for none. */
  readonly at?: string;
}

export class Drawings {
  readonly #isPicture = new Map<Element, boolean>();
  readonly #plots = new Map<Element, Plot>();
  readonly #frames = new Map<Element, readonly Element[]>();
  readonly #captions = new Map<Element, ReadonlyMap<Element, string>>();
  #boxes = 0;

  /** Undefined for what is not drawn, or is a part of an icon or chart. */
  of(element: Element, look: Look, outer: Look): Drawing | undefined {
    if (look.isDrawing) return this.#inPicture(element as SVGElement);
    const { tagName } = look;
    const isFilled = boxes.has(tagName) && look.paper !== '' && look.paper !== outer.paper;
    if ((!isFilled && !framed.has(tagName)) || element.childElementCount > 0 || this.#boxes >= mostBoxes) return undefined;
    if ((element.textContent ?? '').trim() !== '') return undefined;
    const { width, height } = element.getBoundingClientRect();
    const least = isFilled ? leastBoxPx : leastFramePx;
    if (Math.min(width, height) < least || Math.max(width, height) > mostBoxPx) return undefined;
    const style = getComputedStyle(element);
    const colour = isFilled ? look.paper : look.isInLabel ? '' : frameOf(style, element);
    if (colour === '') return undefined;
    this.#boxes += 1;
    const isRound = Number.parseFloat(style.borderRadius) * 2 >= Math.min(width, height) * 0.95;
    const kind = isRound ? roundKind(width, height) : boxKind(width, height);
    return {
      kind,
      colour,
      size: sizeOf(width, height),
      ...(!isFilled && { isHollow: true, side: this.#sideOf(element, element.parentElement, framesBeside) }),
    };
  }

  #inPicture(element: SVGElement): Drawing | undefined {
    const { ownerSVGElement: picture, tagName } = element;
    if (!picture || (!shapes.has(tagName) && tagName !== 'text') || !this.#holdsThings(picture)) return undefined;
    const box = element.getBoundingClientRect();
    const size = sizeOf(box.width, box.height);
    const whole = picture.getBoundingClientRect();
    // The ground that all stands on.
    if (tagName !== 'text' && box.width >= whole.width * 0.9 && box.height >= whole.height * 0.9) return undefined;
    const { fill, stroke } = getComputedStyle(element);
    const colour = colourWord(fill) || colourWord(stroke);
    if (colour === '') return undefined;
    // Letters are told by how large they are written, whatever is written.
    return tagName === 'text'
      ? { kind: 'text', colour, size: Math.round(box.height) }
      : {
          kind: kindOf(element, box.width, box.height),
          colour,
          size,
          at: this.#placeIn(picture, box),
          ...(fill === 'none' && { isHollow: true, side: this.#sideOf(element, picture, framesIn) }),
        };
  }

  /** The name that is written beside a shape which can be pressed; empty for none. */
  captionOf(element: Element): string {
    const picture = element instanceof SVGElement ? element.ownerSVGElement : null;
    if (!picture || !this.#holdsThings(picture)) return '';
    const captions = this.#captions.get(picture) ?? captionsIn(picture);
    this.#captions.set(picture, captions);
    return captions.get(element) ?? '';
  }

  #sideOf<T extends Element>(frame: Element, around: T | null, framesOf: (around: T) => readonly Element[]): string {
    if (!around) return '';
    const frames = this.#frames.get(around) ?? framesOf(around);
    this.#frames.set(around, frames);
    return sideOf(frame, frames);
  }

  #placeIn(picture: SVGSVGElement, box: DOMRect): string {
    const plot = this.#plots.get(picture) ?? new Plot(picture);
    this.#plots.set(picture, plot);
    return plot.placeOf(box);
  }

  #holdsThings(picture: SVGSVGElement): boolean {
    let is = this.#isPicture.get(picture);
    if (is === undefined) {
      const { width, height } = picture.getBoundingClientRect();
      const count = picture.querySelectorAll('circle,ellipse,rect,polygon,path,line,text').length;
      // What is called something as a whole is looked at as a whole.
      const isWhole = picture.hasAttribute('aria-label') || picture.getAttribute('aria-hidden') === 'true';
      is = !isWhole && Math.min(width, height) >= leastPicturePx && count <= mostShapes;
      this.#isPicture.set(picture, is);
    }
    return is;
  }
}

const framesIn = (picture: SVGSVGElement): readonly Element[] =>
  [...picture.querySelectorAll('rect,circle,ellipse,polygon')].filter((shape) => getComputedStyle(shape).fill === 'none');

const framesBeside = ({ children }: Element): readonly Element[] =>
  [...children].slice(0, mostBesides).filter((box) => {
    const isEmpty = framed.has(box.tagName) && box.childElementCount === 0 && (box.textContent ?? '').trim() === '';
    return isEmpty && frameOf(getComputedStyle(box), box) !== '';
  });
const mostBesides = 20;

/** The colour of a frame that is the same on all sides; `''` for none, for what only looks like an arrow or turns as a spinner does. */
function frameOf(style: CSSStyleDeclaration, { clientWidth, clientHeight }: Element): string {
  const { borderTopColor: colour, borderBottomColor, borderLeftColor, borderRightColor } = style;
  const widths = [style.borderTopWidth, style.borderRightWidth, style.borderBottomWidth, style.borderLeftWidth].map(Number.parseFloat);
  const isEven = [borderBottomColor, borderLeftColor, borderRightColor].every((other) => other === colour);
  return isEven && widths.every((width) => width >= 1) && Math.min(clientWidth, clientHeight) >= leastBoxPx ? colourWord(colour) : '';
}

const sizeOf = (width: number, height: number): number => Math.round(Math.sqrt(width * height));
const isEven = (width: number, height: number): boolean => Math.abs(width - height) <= 0.12 * Math.max(width, height);
const roundKind = (width: number, height: number): string => (isEven(width, height) ? 'circle' : 'ellipse');
const boxKind = (width: number, height: number): string => (isEven(width, height) ? 'square' : 'rectangle');
const polygons: Readonly<Record<number, string>> = { 3: 'triangle', 5: 'pentagon', 6: 'hexagon', 7: 'heptagon', 8: 'octagon' };

function kindOf(element: SVGElement, width: number, height: number): string {
  if (element instanceof SVGPolygonElement) {
    const { points } = element;
    const [first, last] = [points[0], points[points.length - 1]];
    const isClosed = points.length > 3 && first && last && Math.hypot(first.x - last.x, first.y - last.y) < 0.5;
    const sides = points.length - (isClosed ? 1 : 0);
    return sides === 4 ? boxKind(width, height) : (polygons[sides] ?? 'polygon');
  }
  return element.tagName === 'rect' ? boxKind(width, height) : roundKind(width, height);
}

/** What a person would say of how it looks: `red circle 24`, `black square 60 left hollow`, `blue circle 8 at 2,-1`; of what is not drawn, the colours of its text and ground. */
export const seen = (drawing: Drawing | undefined, look: Look): string =>
  drawing
    ? `${drawing.colour} ${drawing.kind} ${drawing.size}${drawing.at ? ` at ${drawing.at}` : ''}${drawing.isHollow ? `${drawing.side ? ` ${drawing.side}` : ''} hollow` : ''}`
    : look.seen;

/** Of a part of a sentence. */
export function colourOf(element: Element): string {
  const { color, backgroundColor } = getComputedStyle(element);
  return [colourWord(backgroundColor), colourWord(color)].filter(isTelling).join(' ');
}
