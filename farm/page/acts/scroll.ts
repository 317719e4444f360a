/** Scrolling: the page, the container around an element, or an element into view; lists that grow are waited for. */
import type { Act } from '../../../store/model/step.ts';
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

/** The frames above must show it too. */
async function bringUp(frame: Frame): Promise<void> {
  if (!frame.parent) return;
  await callPage(frame.parent, 'showFrame', await ownerOf(frame));
  await bringUp(frame.parent);
}
