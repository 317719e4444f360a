/** Where a point of a frame lies in the page around it, however the frame is scaled, turned or mirrored. */
import { parentOf } from './visibility.ts';

/** Layout rounds to whole pixels. */
const roundingPx = 1.5;

/** Undefined when its shape can't be told from its transforms, as in perspective. */
export function pointInParent(owner: Element, x: number, y: number): { readonly x: number; readonly y: number } | undefined {
  const box = owner.getBoundingClientRect();
  const style = getComputedStyle(owner);
  const width = (owner as HTMLElement).offsetWidth || box.width;
  const height = (owner as HTMLElement).offsetHeight || box.height;
  const turn = turnOf(owner);
  if (!turn) return undefined;
  const [a, b, c, d] = turn;
  // What the page scales otherwise, as `zoom` does, is what the box is larger by.
  const across = box.width / (Math.abs(a * width) + Math.abs(c * height));
  const down = box.height / (Math.abs(b * width) + Math.abs(d * height));
  const isUpright = b === 0 && c === 0;
  if (!isUpright && Math.abs(across - down) * Math.max(width, height) > roundingPx) return undefined;
  const left = Number.parseFloat(style.borderLeftWidth) + Number.parseFloat(style.paddingLeft);
  const top = Number.parseFloat(style.borderTopWidth) + Number.parseFloat(style.paddingTop);
  // The middle of a box stays the middle of what it is turned into.
  const right = left + x - width / 2;
  const below = top + y - height / 2;
  return {
    x: box.x + box.width / 2 + (a * right + c * below) * across,
    y: box.y + box.height / 2 + (b * right + d * below) * down,
  };
}

/** What becomes of a step to the right and of a step down, by all transforms around the element. */
function turnOf(owner: Element): readonly [a: number, b: number, c: number, d: number] | undefined {
  let turn = new DOMMatrix();
  for (let at: Element | null = owner; at; at = parentOf(at)) {
    const { transform, rotate, scale, perspective, transformStyle } = getComputedStyle(at);
    if (at !== owner && perspective !== 'none') return undefined;
    // What does not keep its depth is painted flat into what holds it.
    if (at !== owner && transformStyle !== 'preserve-3d') turn = new DOMMatrix([turn.a, turn.b, turn.c, turn.d, 0, 0]);
    const own = `${rotationOf(rotate)} ${scaleOf(scale)} ${transform === 'none' ? '' : transform}`.trim();
    if (own !== '') turn = new DOMMatrix(own).multiply(turn);
  }
  if (Math.abs(turn.m14) + Math.abs(turn.m24) > 0) return undefined;
  const { a, b, c, d } = turn;
  return a * d - b * c === 0 ? undefined : [a, b, c, d];
}

/** The property says `x 30deg` or `30deg` where the function says `rotate3d(1,0,0,30deg)`. */
function rotationOf(rotate: string): string {
  if (rotate === 'none') return '';
  const parts = rotate.split(' ');
  const angle = parts.at(-1) ?? '0deg';
  const axis = { x: '1,0,0', y: '0,1,0', z: '0,0,1' }[parts[0] ?? ''];
  if (parts.length === 1) return `rotate(${angle})`;
  return `rotate3d(${axis ?? parts.slice(0, 3).join(',')},${angle})`;
}

function scaleOf(scale: string): string {
  if (scale === 'none') return '';
  const [x, y = x, z = '1'] = scale.split(' ');
  return `scale3d(${x},${y},${z})`;
}
