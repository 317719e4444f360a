/** Drag and drop: by the pointer or, where the page asks for it, as HTML's own, which the browser hands to us instead of its system. */

import { FarmError } from '../../errors.ts';
import { replaced } from '../errors.ts';
import type { Drop } from '../inject/wire.ts';
import { troubleError } from '../troubles.ts';
import { callPage } from '../world.ts';
import { type Attempt, besides, patienceOf, type Subject, send } from './attempt.ts';
import { liftStill, movePointer, type Point, pointAt, pressPointer } from './pointer.ts';

/** Moves between two points: lists make room as they see the pointer pass. */
const moves = 12;
/** How long the browser may take to begin HTML's drag and drop. */
const beginsMs = 1_000;
const mostTries = 3;
const aside: Point = { x: 0, y: 0 };

/** Rejects with `element_unusable` when the element does not come to stand where it was dragged to. */
export async function drag(subject: Subject, target: Subject, place: 'before' | 'onto' | 'after', attempt: Attempt): Promise<void> {
  const { frame, index } = subject.place;
  if (frame !== target.place.frame) {
    throw new FarmError(
      'element_unusable',
      `${subject.what} and ${target.what} are in two frames, and nothing is dragged from one to the other`,
    );
  }
  const standing = () => callPage(frame, 'standing', index, target.place.index).catch(replaced);
  if (place !== 'onto' && (await standing()) === place) return;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const drops = await callPage(frame, 'dropsFor', index, target.place.index, place);
    const drop = drops[tries % drops.length];
    if (!drop) throw troubleError(target.what, { type: 'gone' });
    await carry(subject, target, drop, attempt);
    if (subject.tab.closed) return;
    // What is on show only under the pointer has not come of it.
    if (place === 'onto') return movePointer(subject, attempt, aside, 0);
    await callPage(frame, 'quiet', 500).catch(replaced);
    const now = await standing();
    // A list that draws itself anew can't be asked any more.
    if (now === undefined || now === 'gone' || now === place) return;
  }
  throw new FarmError('element_unusable', `${subject.what} did not come to stand ${place} ${target.what} when it was dragged there`);
}

async function carry(subject: Subject, target: Subject, drop: Drop, attempt: Attempt): Promise<void> {
  const { tab, place } = subject;
  const { frame, index } = place;
  const { session } = tab;
  const isDraggable = await callPage(frame, 'isDraggable', index, target.place.index);
  tab.dragged = undefined;
  const handle = await callPage(frame, 'handleOf', index);
  const start = await pointAt(handle === index ? subject : besides(subject, handle, `the handle of ${subject.what}`), attempt);
  await pressPointer(subject, attempt, start, 'mousePressed');
  await session.send('Input.setInterceptDrags', { enabled: true });
  try {
    // Some begin only after a few pixels.
    for (const far of [4, 8]) await movePointer(subject, attempt, { x: start.x + far, y: start.y + far }, 1);
    const until = Date.now() + patienceOf(attempt, isDraggable ? beginsMs : 0);
    while (!tab.dragged && Date.now() < until) await tab.changed.next(until - Date.now());
    const end = await aimAt(target, drop, attempt);
    await (tab.dragged ? dropAt(subject, start, end, attempt) : pullTo(subject, target, drop, start, end, attempt));
  } finally {
    // The page may have gone with what was dropped.
    await session.send('Input.setInterceptDrags', { enabled: false }).catch(() => undefined);
  }
}

/** A point of the element where something can be let go, in the page's own coordinates, scrolled to if it must be. */
async function aimAt(target: Subject, drop: Drop, attempt: Attempt): Promise<Point> {
  const point = await callPage(target.place.frame, 'dropPoint', drop);
  if (!point) throw troubleError(target.what, { type: 'gone' });
  return liftStill(target, point, attempt);
}

async function pullTo(subject: Subject, target: Subject, drop: Drop, start: Point, end: Point, attempt: Attempt): Promise<void> {
  let at = end;
  for (const point of way(start, end)) await movePointer(subject, attempt, point, 1);
  // What was aimed at may have made room meanwhile; where that is all that happened, the aim follows.
  if (drop.across === 0.5 && drop.down === 0.5) at = await aimAt(target, drop, attempt).catch(() => end);
  await movePointer(subject, attempt, at, 1);
  await callPage(subject.place.frame, 'quiet', 100).catch(replaced);
  await pressPointer(subject, attempt, at, 'mouseReleased');
}

async function dropAt(subject: Subject, start: Point, end: Point, attempt: Attempt): Promise<void> {
  const { tab } = subject;
  const data = tab.dragged;
  if (!data) return;
  const say = (type: 'dragEnter' | 'dragOver' | 'drop', { x, y }: Point) =>
    send(tab, attempt, () => [tab.session.send('Input.dispatchDragEvent', { type, x, y, data })]);
  await say('dragEnter', start);
  for (const point of way(start, end)) await say('dragOver', point);
  await say('dragOver', end);
  await say('drop', end);
  tab.dragged = undefined;
  await pressPointer(subject, attempt, end, 'mouseReleased');
}

const way = (start: Point, end: Point): readonly Point[] =>
  Array.from({ length: moves }, (_, step) => {
    const share = (step + 1) / moves;
    return { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share };
  });
