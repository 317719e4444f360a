/** Drawing a thing to one side by the pointer, where nothing is said of what it is to be brought to. */

import type { Side } from '../../../store/model/step.ts';
import { FarmError } from '../../errors.ts';
import { replaced } from '../errors.ts';
import { callPage } from '../world.ts';
import type { Attempt, Subject } from './attempt.ts';
import { movePointer, pointAt, pressPointer } from './pointer.ts';

/** What follows the pointer may ask for more than a jump, to see that it is drawn. */
const moves = 8;

/** A fair way within what it lies in. Rejects with `element_unusable` when there is no room, or it did not come to lie further that way. */
export async function pull(subject: Subject, towards: Side, attempt: Attempt): Promise<void> {
  const { tab, place, what } = subject;
  const { frame, index } = place;
  const start = await pointAt(subject, attempt);
  const way = await callPage(frame, 'wayFor', index, towards);
  if (!way) throw new FarmError('element_unusable', `${what} has no room to be dragged ${said[towards]}`);
  const by = { x: way.to.x - way.from.x, y: way.to.y - way.from.y };
  const at = (share: number) => ({ x: start.x + by.x * share, y: start.y + by.y * share });
  tab.dragged = undefined;
  await pressPointer(subject, attempt, start, 'mousePressed');
  // HTML's own drag would be the system's, and never end.
  await tab.session.send('Input.setInterceptDrags', { enabled: true });
  try {
    for (let step = 1; step <= moves; step += 1) await movePointer(subject, attempt, at(step / moves), 1);
    await pressPointer(subject, attempt, at(1), 'mouseReleased');
  } finally {
    await tab.session.send('Input.setInterceptDrags', { enabled: false }).catch(() => undefined);
  }
  if (tab.dragged) {
    tab.dragged = undefined;
    throw new FarmError('element_unusable', `${what} is made to be dropped onto something; say what it is to be dragged to`);
  }
  await callPage(frame, 'quiet', 200).catch(replaced);
  if (!(await callPage(frame, 'liesFurther', index, towards, way.from)))
    throw new FarmError('element_unusable', `${what} did not follow the pointer when it was dragged ${said[towards]}`);
}

const said: Readonly<Record<Side, string>> = { left: 'to the left', right: 'to the right', up: 'up', down: 'down' };
