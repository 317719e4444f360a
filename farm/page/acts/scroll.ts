/** Scrolling: the page, the container around an element, or an element into view; lists that grow are waited for. */
import type { Act } from '../../../store/model/step.ts';
import { FarmError } from '../../errors.ts';
import { Deadline } from '../deadline.ts';
import type { Frame } from '../frames.ts';
import { settleTab } from '../settle.ts';
import type { Tab } from '../tab.ts';
import { troubleError } from '../troubles.ts';
import { callPage, ownerOf } from '../world.ts';
import { type Attempt, patienceOf, type Subject } from './attempt.ts';

/** A list that goes on growing is followed so often, towards its end. */
const mostGrowths = 30;
/** How long a list may take to begin to grow once its end was reached. */
const growthMs = 1_000;

/** Rejects with `element_gone`. */
export async function scroll(
  tab: Tab,
  subject: Subject | undefined,
  where: Extract<Act, { kind: 'scroll' }>['where'],
  attempt: Attempt,
): Promise<void> {
  const frame = subject?.place.frame ?? tab.frames.main;
  if (!frame) return;
  for (let growths = 0; growths < mostGrowths; growths += 1) {
    attempt.deadline.check();
    attempt.sent = true;
    const moved = await callPage(frame, 'scroll', subject?.place.index, where);
    if (!moved) throw troubleError(subject?.what ?? 'the page', { type: 'gone' });
    if (where === 'intoView') await bringUp(frame);
    if (!(where === 'bottom' || where === 'down') || !moved.atEnd) return;
    const grew = await callPage(frame, 'awaitGrowth', subject?.place.index, moved.height, patienceOf(attempt, growthMs));
    if (!grew || where === 'down') return;
    await settleTab(tab, new Deadline(patienceOf(attempt), 'settling'));
  }
}

/** Rejects with `element_gone`, or with `element_unusable` where nothing scrolls, or what does stays as it is short of its end. */
export async function scrollInside(
  { tab, place, what }: Subject,
  where: Extract<Act, { kind: 'scroll' }>['where'],
  attempt: Attempt,
): Promise<void> {
  for (let growths = 0; growths < mostGrowths; growths += 1) {
    attempt.deadline.check();
    attempt.sent = true;
    const { frame, index } = place;
    const found = await callPage(frame, 'scrollInside', index, where);
    if (found === 'gone') throw troubleError(what, { type: 'gone' });
    if (found === 'none') throw new FarmError('element_unusable', `neither ${what} nor anything around it scrolls`);
    if (!found.moved && !found.wasThere) throw new FarmError('element_unusable', `the part of the page around ${what} did not scroll`);
    const mayGrow = where === 'bottom' && (await callPage(frame, 'awaitGrowth', index, found.height, patienceOf(attempt, growthMs), true));
    if (!mayGrow) return;
    await settleTab(tab, new Deadline(patienceOf(attempt), 'settling'));
  }
}

/** The frames above must show it too. */
async function bringUp(frame: Frame): Promise<void> {
  if (!frame.parent) return;
  await callPage(frame.parent, 'showFrame', await ownerOf(frame));
  await bringUp(frame.parent);
}
