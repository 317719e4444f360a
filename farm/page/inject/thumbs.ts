/** Sliders that say nothing of themselves: a handle that lies on a track, by what its maker called it or by how it lies there. */
import { squeeze } from './blanks.ts';
import { branchState } from './branches.ts';
import { elementAt, hold } from './registry.ts';
import { isShown, parentOf } from './visibility.ts';
import type { Figure, Rail } from './wire.ts';

const handles = /\b(?:handle|thumb|knob|grip|dragger|pointer|marker|puck)s?\b/;
const sliders = /slider|range|track|scrub|seek|gauge|\brail\b|\bbar\b/;
/** Handles by which something else is done. */
const others =
  /resiz|sort|drag-?handle|scroll|split|gutter|column|spinner|caret|switch|toggle|\b(?:close|send|star|trash|delete|menu|icon|btn|button)\b/;
/** Handles of branches. */
const opening = /expand|collaps|branch|hit-?area|twist/;

/** What may stand on a track. */
const measure = /^(?=.{0,12}$)(?:[-−+\d.,\s%€$£:/]|\d\s?\p{L}{1,3}\b)*$/u;

/** Of a thumb, in pixels. */
const [least, most] = [4, 48];
/** A track is so many thumbs long, where nobody has called it one; a switch is shorter. */
const thumbsLong = 4;
const mostOnATrack = 2;
const mostLevels = 3;
const mostFigures = 300;

/** Whether it is a thumb of a slider: only what is laid out for itself, and holds no more than a number, is asked for. */
export function isThumb(element: Element): boolean {
  if (!/^[-−+\d.,\s%€$£]*$/.test(element.textContent ?? '') || element.querySelector('input,button,select,img') !== null) return false;
  if (element.hasAttribute('draggable')) return false;
  const [own, around] = [calledOf(element), callingsAround(element)];
  if (others.test(own) || opening.test(own) || branchState(element) !== '') return false;
  const found = railOf(element);
  if (!found) return false;
  if (handles.test(own) && sliders.test(`${own} ${around}`)) return true;
  // A number that stands over a track tells a value, and is not there to be drawn.
  if ((element.textContent ?? '').trim() !== '' && /^(?:auto|default|text)$/.test(getComputedStyle(element).cursor)) return false;
  return found.isSlim && !others.test(around);
}

/** Whether it is a slider of the browser's own that is kept from being seen in a thumb, which a page draws in its place. */
export function isInThumb(element: Element): boolean {
  const around = element instanceof HTMLInputElement && element.type === 'range' ? parentOf(element) : null;
  return around !== null && isShown(around) && railOf(around) !== undefined;
}

const calledOf = (element: Element): string =>
  `${element.getAttribute('class') ?? ''} ${element.id}`.replace(/(\p{Ll})(\p{Lu})/gu, '$1-$2').toLowerCase();

function callingsAround(element: Element): string {
  let text = '';
  for (let at = parentOf(element), level = 0; at && level < mostLevels; at = parentOf(at), level += 1) text += ` ${calledOf(at)}`;
  return text;
}

/** A field that is not to be typed into shows what the slider stands at. */
const isReadout = (element: Element): boolean => element instanceof HTMLInputElement && (element.readOnly || element.type === 'hidden');

/** The other thumb of the same track. */
const isEmptyLink = (element: Element): boolean => element.tagName === 'A' && element.textContent === '';

interface RailFound {
  readonly box: DOMRect;
  readonly thumb: DOMRect;
  readonly isUpright: boolean;
  /** Long, thin and nearly empty, with the thumb in its middle line. */
  readonly isSlim: boolean;
}

/** The nearest box around the thumb, or right beside it, along which it can go; a slim one before others. */
function railOf(element: Element): RailFound | undefined {
  const thumb = element.getBoundingClientRect();
  if (Math.min(thumb.width, thumb.height) < least || Math.max(thumb.width, thumb.height) > most) return undefined;
  const near = (at: Element): readonly Element[] => [
    at,
    ...[...at.children].filter((child) => child !== element && !child.contains(element)),
  ];
  let first: RailFound | undefined;
  const isOfMany = likesIn(parentOf(element), thumb) > mostOnATrack;
  for (let at = parentOf(element), level = 0; at && level < mostLevels && at !== document.body; at = parentOf(at), level += 1) {
    for (const candidate of level === 0 ? near(at) : [at]) {
      const box = candidate.getBoundingClientRect();
      const isUpright = box.height > box.width;
      const [long, thin] = isUpright ? [box.height, box.width] : [box.width, box.height];
      const [own, across] = isUpright ? [thumb.height, thumb.width] : [thumb.width, thumb.height];
      if (long < 3 * own || thin > Math.max(2.5 * across, most)) continue;
      const off = isUpright ? thumb.x + thumb.width / 2 - (box.x + box.width / 2) : thumb.y + thumb.height / 2 - (box.y + box.height / 2);
      const along = isUpright ? thumb.y + own / 2 - box.y : thumb.x + own / 2 - box.x;
      if (along < -own || along > long + own || Math.abs(off) > thin / 2 + across / 2) continue;
      const isSlim =
        !isOfMany &&
        // A box whose parts all float has no height, and is no track.
        thin >= 1 &&
        long >= thumbsLong * own &&
        long >= 60 &&
        thin <= Math.max(1.2 * across, 12) &&
        Math.abs(off) <= across / 2 &&
        measure.test((at.textContent ?? '').trim()) &&
        likesIn(at, thumb) <= mostOnATrack;
      if (isSlim) return { box, thumb, isUpright, isSlim };
      first ??= { box, thumb, isUpright, isSlim };
    }
  }
  return first;
}

const likesIn = (around: Element | null, box: DOMRect): number =>
  [...(around?.children ?? [])].filter((child) => isLike(child, box)).length;

const isLike = (element: Element, box: DOMRect): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return Math.abs(width - box.width) < 1 && Math.abs(height - box.height) < 1;
};

/** How far along its track the thumb stands, in percent. */
export function shareText(element: Element): string {
  const rail = railOf(element);
  return rail ? `${Math.round(100 * shareIn(rail))}%` : '';
}

function shareIn({ box, thumb, isUpright }: RailFound): number {
  const share = isUpright ? (box.bottom - thumb.y - thumb.height / 2) / box.height : (thumb.x + thumb.width / 2 - box.x) / box.width;
  return Math.max(0, Math.min(1, share));
}

/** The text that stands before it, up to the first number in it: what a slider is called that has no label. */
export function textBefore(element: Element): string {
  for (let at: Element | null = element, level = 0; at && level < 4; at = parentOf(at), level += 1) {
    for (let node = at.previousSibling; node; node = node.previousSibling) {
      const control = 'button,input,select,textarea,a[href]';
      // A field that is kept from being seen only sends the value.
      if (node instanceof Element && node.matches(control) && !isShown(node)) continue;
      const text = squeeze(node.textContent ?? '')
        .replace(/[\s:(]*[-−–€$£]?\d.*$/, '')
        .replace(/[\s:]+$/, '');
      const isOther =
        node instanceof Element &&
        (node.matches(control) || [...node.querySelectorAll(control)].some((inner) => !isReadout(inner))) &&
        !isEmptyLink(node);
      if (isOther || text.length > 60) return '';
      if (/\p{L}/u.test(text)) return text;
    }
  }
  return '';
}

/** Where the thumb stands and goes, in the frame's CSS pixels from the least to the greatest; undefined when it is none or gone. */
export function rail(index: number): Rail | undefined {
  const element = elementAt(index);
  if (!element || !isShown(element) || !isThumb(element)) return undefined;
  if (element.getBoundingClientRect().top < 0 || element.getBoundingClientRect().bottom > innerHeight)
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const found = railOf(element);
  if (!found) return undefined;
  const { box, thumb, isUpright } = found;
  const middle = { x: thumb.x + thumb.width / 2, y: thumb.y + thumb.height / 2 };
  return {
    thumb: middle,
    from: isUpright ? { x: middle.x, y: box.bottom } : { x: box.left, y: middle.y },
    to: isUpright ? { x: middle.x, y: box.top } : { x: box.right, y: middle.y },
    share: shareIn(found),
  };
}

/** The numbers that the page shows, those nearest to the thumb first: one of them may be its value. */
export function figures(index: number): readonly Figure[] {
  const element = elementAt(index);
  if (!element) return [];
  const found: (Figure & { readonly far: number })[] = [];
  const own = element.getBoundingClientRect();
  for (const part of document.querySelectorAll('body *')) {
    const numbers = numbersIn(ownText(part));
    const box = numbers.length > 0 ? part.getBoundingClientRect() : undefined;
    if (box && box.width > 0) found.push({ of: hold(part), numbers, far: distance(own, box) });
    if (found.length >= mostFigures) break;
  }
  return found.sort((a, b) => a.far - b.far).map(({ of, numbers }) => ({ of, numbers }));
}

const distance = (a: DOMRect, b: DOMRect): number =>
  Math.hypot(Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom));

const ownText = (element: Element): string => {
  if (element instanceof HTMLInputElement) return element.type === 'password' ? '' : element.value;
  if (['SCRIPT', 'STYLE', 'OPTION'].includes(element.tagName)) return '';
  return [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : ' ')).join('');
};

const numbersIn = (text: string): readonly number[] =>
  [...text.matchAll(/(?<![\d.])[-−]?\d{1,3}(?:,\d{3})+(?:\.\d+)?|(?<![\d.])[-−]?\d+(?:\.\d+)?|\d+(?:\.\d+)?/g)].map(([number]) =>
    Number(number.replace('−', '-').replaceAll(',', '')),
  );
