/** Waiting for a text to be shown, or to go. */
import type { Act } from '../../../store/model/step.ts';
import { FarmError } from '../../errors.ts';
import type { Deadline } from '../deadline.ts';
import { inAnyFrame } from '../on-document.ts';
import { hearsNothing } from '../stillness.ts';
import type { Tab } from '../tab.ts';
import type { Tabs } from '../tabs.ts';
import { callPage } from '../world.ts';
import { leave } from './leave.ts';

/** How long a text is waited for. */
const waitMs = 15_000;
/** What does not come by then may come when the field is left that was written in. */
const leaveMs = 1_500;
/** Style may show or hide a text without a change of the document: it is looked at anew. */
const lookMs = 500;

/** Rejects with `element_unusable` when the text stays hidden, or shown. */
export async function awaitText({ text, gone }: Extract<Act, { kind: 'wait' }>, tabs: Tabs, deadline: Deadline): Promise<void> {
  const until = Date.now() + Math.min(waitMs, deadline.remaining / 2);
  const leaveAt = Date.now() + leaveMs;
  let hasLeft = false;
  while ((await inAnyFrame(tabs, deadline, 'showsText', text)) === (gone === true)) {
    const left = until - Date.now();
    if (left <= 0) {
      const state = gone ? 'is still shown' : 'did not come to be shown';
      throw new FarmError('element_unusable', `the text ${JSON.stringify(text)} ${state} within ${waitMs / 1_000} s`);
    }
    if (!hasLeft && Date.now() >= leaveAt) {
      hasLeft = true;
      if (await leave(tabs, deadline)) continue;
    }
    await nextLook(tabs, await tabs.ready(deadline), left);
  }
}

/**
 * Resolves when the page may look otherwise, or after `ms`. 0 where it may bring something by itself; otherwise for how long, by its
 * own clock, nothing on it has stirred.
 */
export async function nextLook(tabs: Tabs, tab: Tab, ms: number): Promise<number> {
  const forMs = Math.min(ms, lookMs);
  // What is replaced or closed meanwhile has changed too.
  const stirs = tab.frames.all().map((frame) => callPage(frame, 'stirs', forMs).catch(() => true));
  const anyStirs = Promise.all(stirs).then((answers) => answers.includes(true));
  const firstStirs = stirs.map((stir) => stir.then((answer) => answer || anyStirs));
  // A frame may not answer.
  const late = forMs + lookMs;
  const changed = [tab.changed.next(late), tabs.changed.next(late)].map((signal) => signal.then(() => true));
  return (await Promise.race([...firstStirs, ...changed])) || !hearsNothing(tab) ? 0 : forMs;
}
