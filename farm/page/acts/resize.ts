/** Resizing by the pointer: the corner or handle of an element is drawn somewhere else. */
import { FarmError } from '../../errors.ts';
import type { Grip } from '../inject/wire.ts';
import { callPage } from '../world.ts';
import type { Attempt, Subject } from './attempt.ts';
import { drawPointer, type Point } from './pointer.ts';

/** By so many CSS pixels to the right and downwards. Rejects with `element_unusable` when it can't be resized, or was not. */
export async function resize(subject: Subject, by: Point, attempt: Attempt): Promise<void> {
  const { place, what } = subject;
  const look = () => callPage(place.frame, 'grip', place.index, by);
  const before = await look();
  if (!before) throw new FarmError('element_unusable', `${what} has no corner or handle to be resized by`);
  const { at } = before;
  await drawPointer(subject, attempt, at, { x: at.x + by.x, y: at.y + by.y });
  await callPage(place.frame, 'quiet', 200);
  const after = await look();
  if (after && isSame(before, after)) throw new FarmError('element_unusable', `${what} kept its size when its corner was drawn`);
}

const isSame = (a: Grip, b: Grip): boolean => a.size.every((px, side) => Math.abs(px - (b.size[side] ?? px)) < 1);
