/** Checkboxes, switches, radio buttons and toggles, native or drawn: brought to a state, and looked at afterwards. */

import { FarmError } from '../../errors.ts';
import { replaced } from '../errors.ts';
import { troubleError } from '../troubles.ts';
import { callPage } from '../world.ts';
import { type Attempt, keepsMs, patienceOf, type Subject } from './attempt.ts';
import { strike } from './keyboard.ts';
import { click } from './pointer.ts';

/** How long a page may take to show the new state. */
const shownWithinMs = 1_500;

/** Rejects with `element_unusable` when the control does not stand so afterwards. */
export async function check(subject: Subject, on: boolean, attempt: Attempt): Promise<void> {
  const { tab, place, what } = subject;
  const { frame, index } = place;
  const before = await callPage(frame, 'beginToggle', index);
  if (!before) throw troubleError(what, { type: 'gone' });
  if (before.on === on) return;
  if (before.isRadio && !on) {
    throw new FarmError('element_unusable', `${what} can't be switched off by itself: choose another one of its group`);
  }
  const stands = async () => {
    const state = await callPage(frame, 'awaitToggle', index, on, patienceOf(attempt, shownWithinMs)).catch(replaced);
    // What is gone, or says nothing of its state but has changed, has heard the click.
    return state === undefined || state.on === on || (state.on === undefined && state.looks !== before.looks);
  };
  // A third state, `mixed`, may lead to either of the two.
  for (let clicks = before.on === 'mixed' ? 2 : 1; clicks > 0; clicks -= 1) {
    await click(subject, attempt);
    if (await stands()) return;
  }
  const after = await callPage(frame, 'toggleState', index).catch(replaced);
  if (after?.on === before.on && !(await callPage(frame, 'focus', index, false))) {
    await strike(tab, frame, 'Space', attempt);
    if (await stands()) return;
  }
  throw new FarmError('element_unusable', `${what} did not become ${on ? 'checked' : 'unchecked'} when it was clicked`);
}

/** Once the page rests: it may put back what it does not take, at once or a moment later. Rejects with `element_unusable` then. */
export async function stays({ place: { frame, index }, what }: Subject, on: boolean): Promise<void> {
  if (!(await callPage(frame, 'toggledBack', index, on, keepsMs).catch(replaced))) return;
  throw new FarmError('element_unusable', `${what} did not stay ${on ? 'checked' : 'unchecked'}: the page put it back`);
}
