/** Where a pointer meets an element: in view, at rest, and not covered. */

import { isArriving, isEndless } from './arriving.ts';
import { survivesClipping } from './clipping.ts';
import { controlOf } from './control.ts';
import { isDrawnOver } from './drawn-over.ts';
import { pointInParent } from './frame-point.ts';
import { nextPicture } from './quiet.ts';
import { boxOnMap, elementAt, redrawnAt } from './registry.ts';
import { isDisabled } from './role.ts';
import { deepestAt, describe, holds, isShown, reaches, shownBox, visibleBox } from './visibility.ts';
import type { FrameSpot, Spot, Trouble } from './wire.ts';

/**
 * Brings the element into view and waits until it holds still between two pictures and a point of it is uncovered,
 * for `patienceMs` at most; then says what is in the way.
 */
export function spot(index: number, patienceMs: number): Promise<Spot> {
  const until = performance.now() + patienceMs;
  // Still where the map saw it: it has held still for longer than a picture.
  const element = elementAt(index);
  let last = element && document.getAnimations().length === 0 ? boxOnMap(element) : undefined;
  const untried = [...alignments];
  const arrived = performance.now() + arrivesMs;
  let looked = performance.now();
  let way = 0;
  let watched = 0;
  return new Promise((resolve) => {
    const look = (isDrawn: boolean) => {
      const now = inspect(index, last);
      // The container that it stands in may clip it, or a header stick over it: another place in view may be free.
      if ('trouble' in now && now.trouble.type === 'covered') {
        const block = untried.shift();
        if (block) elementAt(index)?.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
      }
      const since = performance.now() - looked;
      looked += since;
      if (last && 'box' in now && now.box && since <= unseenMs) {
        way += Math.max(shareOf(now.box, last, 'x', 'width'), shareOf(now.box, last, 'y', 'height'));
        watched += since;
      }
      const isSlow = watched > restsMs && way / watched <= mostOnItsWay / pictureMs;
      const met = element && isSlow ? metOnItsWay(element, now) : undefined;
      if (met) resolve({ ok: true, ...met });
      else if ('x' in now && element && performance.now() < arrived && isArriving(element)) nextPicture(look);
      // Before the next picture all that style moves stands where it stood.
      else if ('x' in now && !isDrawn && element && performance.now() <= until && isEndless(element)) nextPicture(look);
      else if ('x' in now) resolve({ ok: true, x: now.x, y: now.y });
      // What is not on the map has no likeness that might be drawn in its place.
      else if (performance.now() > until || (index < 0 && now.trouble.type === 'gone')) resolve({ ok: false, trouble: now.trouble });
      else {
        last = now.box;
        nextPicture(look);
      }
    };
    look(true);
  });
}

/** How long what comes up may be on its way: many a dialog does not hear what is done to it before it is there. */
const arrivesMs = 800;
/** How long what moves by style may take to come to rest before it is taken for what never does. */
const restsMs = 500;
/** Of its width and height, from one picture to the next: a press takes a few of them. */
const mostOnItsWay = 1 / 8;
const pictureMs = 1_000 / 60;
/** Between two looks further apart, as on a machine that does much else, what runs to and fro may seem to have stood nearly still. */
const unseenMs = 100;

/** How far it went, of its own size. What turns round stands still for a moment, so that only all of its way tells how fast it is. */
const shareOf = (now: DOMRect, last: DOMRect, at: 'x' | 'y', size: 'width' | 'height'): number =>
  Math.abs(now[at] - last[at]) / Math.max(1, now[size]);

/** Where it can be met all the same, when it goes slowly and on and on: as a badge that pulses, or a row of cards that passes by. */
function metOnItsWay(element: Element, now: Look): { readonly x: number; readonly y: number } | undefined {
  if (!('box' in now) || !now.box || now.trouble.type !== 'moving' || !isEndless(element)) return undefined;
  const point = pointOf(element);
  return point?.hit ? { x: point.x, y: point.y } : undefined;
}

const alignments = ['nearest', 'center', 'end', 'start'] as const;

type Look = { readonly x: number; readonly y: number } | { readonly trouble: Trouble; readonly box?: DOMRect };

function inspect(index: number, last: DOMRect | undefined): Look {
  const element = redrawnAt(index);
  if (!element) return { trouble: { type: 'gone' } };
  if (!isShown(element) && !isDrawnOver(element)) return { trouble: { type: 'hidden' } };
  if (isDisabled(element)) return { trouble: { type: 'disabled' } };
  if (!pointOf(element)) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  if (!last || last.x !== box.x || last.y !== box.y || last.width !== box.width || last.height !== box.height) {
    return { box, trouble: { type: 'moving' } };
  }
  const point = pointOf(element);
  if (!point) return { box, trouble: { type: 'outside' } };
  return point.hit ? point : { box, trouble: { type: 'covered', by: point.by } };
}

type Point = { readonly hit: true; readonly x: number; readonly y: number } | { readonly hit: false; readonly by: string };

/** The first of a few points of the element that a pointer reaches; undefined when none is in view. */
function pointOf(element: Element): Point | undefined {
  const box = visibleBox(faceOf(element));
  if (!box) return undefined;
  let by = '';
  let second: Point | undefined;
  for (const [across, down] of points) {
    const x = box.x + box.width * across;
    const y = box.y + box.height * down;
    const hit = deepestAt(x, y);
    if (reaches(element, hit)) {
      if (!meetsAnother(element, hit)) return { hit: true, x, y };
      second ??= { hit: true, x, y };
    } else if (hit && by === '') by = describe(hit);
  }
  return second ?? { hit: false, by: by || 'the edge of the page' };
}

const nodes = '[role="treeitem" i]';
const under = `ul,ol,[role="group" i],${nodes}`;

/** What a block says may stand in it as one word, on which the page listens, and not on the room beside it. */
function allOf(element: Element): Element | undefined {
  if (!blocks.has(element.tagName) || element.childElementCount !== 1) return undefined;
  const [only] = element.children;
  const isAll = only && only.childElementCount === 0 && only.textContent?.trim() === element.textContent?.trim();
  return isAll && /\S/.test(only.textContent ?? '') && isShown(only) ? only : undefined;
}
const blocks = new Set(['LI', 'P', 'DIV', 'TD', 'DD', 'DT', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6']);

/** A node of a tree holds those under it, and is met at its own words. */
function faceOf(element: Element): Pick<Element, 'getClientRects'> {
  if (!element.matches(nodes) && !(element.tagName === 'LI' && element.querySelector('ul,ol'))) return allOf(element) ?? element;
  const around = element.closest(under);
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !/\S/.test(node.nodeValue ?? '') || !isShown(parent)) continue;
    if (parent.closest(under) !== around) return element;
    const words = document.createRange();
    words.selectNodeContents(node);
    return words;
  }
  return element;
}

const points = [
  [0.5, 0.5],
  [0.25, 0.5],
  [0.75, 0.5],
  [0.5, 0.25],
  [0.5, 0.75],
  [0.05, 0.5],
  [0.95, 0.5],
] as const;

const others = 'a[href],button,input,select,textarea,[role="button" i],[role="link" i]';

/** Whether the pointer would act on a control within the element, as on a link in a label, and not on the element itself. */
function meetsAnother(element: Element, hit: Element | null): boolean {
  const inner = hit?.closest(others);
  return inner != null && inner !== element && inner !== controlOf(element) && element.contains(inner);
}

/** What keeps the point from meeting the element, now that the pointer is there: the page may have put something else under it. */
export function strays(index: number, x: number, y: number): Trouble | undefined {
  const element = redrawnAt(index);
  if (!element) return { type: 'gone' };
  const hit = deepestAt(x, y);
  if (reaches(element, hit)) return undefined;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const isThere = x >= left && x <= right && y >= top && y <= bottom;
  return hit && isThere ? { type: 'covered', by: describe(hit) } : { type: 'moving' };
}

let came = false;

/** Listens for the next move of the pointer over this frame, which `pointerCame` then knows of. */
export function expectPointer(): void {
  came = false;
  const options = { capture: true, once: true };
  addEventListener(
    'mousemove',
    () => {
      came = true;
    },
    options,
  );
}

export function pointerCame(): boolean {
  return came;
}

/** Where a point of a child frame lies in this one, once that holds still from one picture to the next: a scroll may be under way. */
export async function frameSpot(owner: Element, x: number, y: number): Promise<FrameSpot> {
  const first = pointInView(owner, x, y);
  if (!first.ok) return first;
  await new Promise<boolean>(nextPicture);
  const second = pointInView(owner, x, y);
  const isStill = !second.ok || (second.x === first.x && second.y === first.y);
  return isStill ? second : { ok: false, trouble: { type: 'moving' } };
}

/** Scrolls the frame's element so that the point is in view. */
function pointInView(owner: Element, x: number, y: number): FrameSpot {
  if (!owner.isConnected) return { ok: false, trouble: { type: 'gone' } };
  if (!isShown(owner)) return { ok: false, trouble: { type: 'hidden' } };
  let point = pointInParent(owner, x, y);
  if (point && !inWindow(point)) {
    owner.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    point = pointInParent(owner, x, y);
    if (point) scrollBy({ left: point.x - innerWidth / 2, top: point.y - innerHeight / 2, behavior: 'instant' });
    point = pointInParent(owner, x, y);
  }
  if (!point) return { ok: false, trouble: { type: 'turned' } };
  const hit = deepestAt(point.x, point.y);
  if (!hit) return { ok: false, trouble: { type: 'outside' } };
  return holds(owner, hit) ? { ok: true, ...point } : { ok: false, trouble: { type: 'covered', by: describe(hit) } };
}

const inWindow = ({ x, y }: { readonly x: number; readonly y: number }): boolean => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;

/** A frame of a few pixels is a beacon: there is nothing to be read in it. */
const leastFramePx = 8;

/** Whether a person sees the frame that this element holds. */
export function frameShown(owner: Element): boolean {
  if (!owner.isConnected) return false;
  const box = shownBox(owner);
  return box !== undefined && box.width >= leastFramePx && box.height >= leastFramePx && survivesClipping(box, owner);
}

/** Whether a person sees the frame that this code is in; undefined where it may not look into a document around it. */
export function isSeen(): boolean | undefined {
  if (window === window.parent) return true;
  const owner = window.frameElement;
  // Its own copy of this code: what is in view, and how far it scrolls, is asked of the window of the owner.
  const around = owner && (window.parent as Window & { readonly troupe?: Around }).troupe;
  if (!owner || !around) return undefined;
  return around.isSeen() && around.frameShown(owner);
}

interface Around {
  isSeen(): boolean | undefined;
  frameShown(owner: Element): boolean;
}
