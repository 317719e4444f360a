/** Whether text is painted so that an eye can tell it from what is behind it. */
import { parentOf } from './visibility.ts';

/** Of what is paler no one is aware. */
const leastAlpha = 0.05;
/** Of 255: two colours that differ by less are one to the eye. */
const leastContrast = 8;

interface Colour {
  readonly rgb: readonly [number, number, number];
  readonly alpha: number;
}

/** Whether the text that stands in the element itself is painted, in a colour that differs from what is behind it at this point. */
export function isLegible(element: Element, x: number, y: number): boolean {
  const opacity = opacityOf(element);
  if (opacity < leastAlpha) return false;
  const paint = paintOf(element);
  if (!paint) return true;
  if (paint.alpha * opacity < leastAlpha) return false;
  return !isOfBackdrop(element, paint) || isPaintedUnder(element, x, y);
}

/** Whether the text that stands in the element itself is opaque and has the colour of what the elements around it make behind it. */
export function isOfItsGround(element: Element): boolean {
  const paint = paintOf(element);
  return paint !== undefined && paint.alpha === 1 && isOfBackdrop(element, paint);
}

/** Undefined where the colour does not tell how the text looks. */
function paintOf(element: Element): Colour | undefined {
  // A drawing has other paints than `color`; shadow, outline and a background in the shape of the text show it by themselves.
  const { webkitTextFillColor, textShadow, webkitTextStrokeWidth } = getComputedStyle(element);
  if (element instanceof SVGElement || textShadow !== 'none' || Number.parseFloat(webkitTextStrokeWidth) > 0) return undefined;
  return takesShapeOfText(element) ? undefined : colourOf(webkitTextFillColor);
}

function isOfBackdrop(element: Element, paint: Colour): boolean {
  const behind = backdropOf(element);
  return behind !== undefined && !differ(paint, behind);
}

/** Of the element with all around it, filters included; 0 for what is masked away. */
function opacityOf(element: Element): number {
  let left = 1;
  for (let at: Element | null = element; at; at = parentOf(at)) {
    const { opacity, filter, maskImage } = getComputedStyle(at);
    left *= Number(opacity);
    for (const [, share] of filter.matchAll(/opacity\(([\d.e-]+)\)/g)) left *= Number(share);
    if (maskImage !== 'none' && !maskImage.includes('url(') && alphasIn(maskImage).every((alpha) => alpha < leastAlpha)) return 0;
  }
  return left;
}

/** Whether a picture or colour of the element hides what is under it. */
export function isOpaque(element: Element): boolean {
  if (opacityOf(element) < 0.9) return false;
  if (element.matches('img,video')) return true;
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  if ((colourOf(backgroundColor)?.alpha ?? 1) >= 0.9) return true;
  // What a picture lets through is not known.
  return (
    backgroundImage.includes('gradient(') && !backgroundImage.includes('url(') && alphasIn(backgroundImage).every((alpha) => alpha >= 0.9)
  );
}

function takesShapeOfText(element: Element): boolean {
  for (let at: Element | null = element; at; at = parentOf(at)) {
    const { backgroundClip, backgroundImage, mixBlendMode } = getComputedStyle(at);
    if (mixBlendMode !== 'normal' || (backgroundClip.includes('text') && backgroundImage !== 'none')) return true;
  }
  return false;
}

/** The colour that all around the element make together; undefined where it can't be told, as with a picture. */
function backdropOf(element: Element): Colour | undefined {
  const layers: Colour[] = [];
  for (let at: Element | null = element; at; at = parentOf(at)) {
    const { backgroundColor, backgroundImage, backdropFilter, filter, boxShadow } = getComputedStyle(at);
    const colour = colourOf(backgroundColor);
    if (!colour || backgroundImage !== 'none' || backdropFilter !== 'none' || filter !== 'none' || pseudoPaints(at)) return undefined;
    if (boxShadow.includes('inset')) return undefined;
    layers.push(colour);
    if (colour.alpha === 1) break;
    // What lies above all of the page has other things behind it than those around it.
    if (at.matches(':modal,[popover],:fullscreen')) return undefined;
  }
  // The page around a frame shows through it.
  if (window !== window.parent && layers.at(-1)?.alpha !== 1) return undefined;
  const isDark = /dark/.test(getComputedStyle(document.documentElement).colorScheme);
  if (isDark && layers.at(-1)?.alpha !== 1) return undefined;
  const paper: Colour = { rgb: [255, 255, 255], alpha: 1 };
  return layers.reduceRight((under, over) => blend(over, under), paper);
}

/** What stands elsewhere in the document may lie behind the text; looked for only when the text would be lost without it. */
function isPaintedUnder(element: Element, x: number, y: number): boolean {
  for (const other of document.querySelectorAll('*')) {
    if (other === element || other.contains(element)) continue;
    const { left, right, top, bottom } = other.getBoundingClientRect();
    if (x >= left && x <= right && y >= top && y <= bottom && paints(other)) return true;
  }
  return false;
}

/** Whether the element may hide something of what lies behind it. */
export function paints(element: Element): boolean {
  if (element.matches('img,video,canvas,svg,iframe,picture,object,embed') || element.shadowRoot || pseudoPaints(element)) return true;
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  return backgroundImage !== 'none' || colourOf(backgroundColor)?.alpha !== 0;
}

const pseudoPaints = (element: Element): boolean =>
  ['::before', '::after'].some((pseudo) => {
    const { content, backgroundColor, backgroundImage } = getComputedStyle(element, pseudo);
    return content !== 'none' && content !== 'normal' && (backgroundImage !== 'none' || colourOf(backgroundColor)?.alpha !== 0);
  });

const blend = (over: Colour, under: Colour): Colour => {
  const mixed = (at: 0 | 1 | 2) => over.rgb[at] * over.alpha + under.rgb[at] * (1 - over.alpha);
  return { rgb: [mixed(0), mixed(1), mixed(2)], alpha: 1 };
};

function differ(paint: Colour, behind: Colour): boolean {
  const { rgb } = blend(paint, behind);
  return rgb.some((channel, at) => Math.abs(channel - (behind.rgb[at] ?? 0)) >= leastContrast);
}

const compared = new Map<string, boolean>();

/** Of two opaque colours as computed styles write them: whether an eye takes them for one. */
export function isOneColour(one: string, other: string): boolean {
  if (one === other) return true;
  const key = `${one} ${other}`;
  let is = compared.get(key);
  if (is === undefined) {
    const [paint, behind] = [colourOf(one), colourOf(other)];
    is = paint?.alpha === 1 && behind?.alpha === 1 && !differ(paint, behind);
    compared.set(key, is);
  }
  return is;
}

/** As computed styles write it; undefined for the spaces of colour that have other numbers. */
function colourOf(text: string): Colour | undefined {
  const [r, g, b, alpha = 1] = /^rgba?\(/.test(text) ? (text.match(/[\d.e-]+/g) ?? []).map(Number) : [];
  return r === undefined || g === undefined || b === undefined ? undefined : { rgb: [r, g, b], alpha };
}

const alphasIn = (image: string): number[] => [...image.matchAll(/[a-z]+\([^()]*\)/g)].map(([text]) => colourOf(text)?.alpha ?? 1);
