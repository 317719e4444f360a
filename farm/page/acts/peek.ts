/** Looking into a list that the page has built: it is opened, read and closed again. */
import { FarmError } from '../../errors.ts';
import { replaced } from '../errors.ts';
import { troubleError } from '../troubles.ts';
import { callPage } from '../world.ts';
import { type Attempt, patienceOf, type Subject } from './attempt.ts';
import { strike } from './keyboard.ts';
import { click } from './pointer.ts';

/** What an opened list has to show its options, and to go again. */
const opensMs = 1_500;
const closesMs = 600;
/** What it has by then is all of it. */
const restsMs = 400;

/** Notes what it offers: nothing where nothing came up. Rejects with `element_unusable` when it stays open. */
export async function peek(subject: Subject, attempt: Attempt): Promise<void> {
  const { tab, place, what } = subject;
  const { frame, index } = place;
  const before = await callPage(frame, 'beginPeek', index);
  if (!before) throw troubleError(what, { type: 'gone' });
  if (!before.isOpen) await click(subject, attempt);
  let some = await callPage(frame, 'offers', patienceOf(attempt, opensMs)).catch(replaced);
  attempt.offered = [];
  // An empty list may be open with nothing to be seen of it: a second click closes it, or opens what the first one has closed.
  if (some?.length === 0 && !before.isOpen && !tab.closed && !(await callPage(frame, 'hasRisen').catch(replaced))) {
    await click(subject, attempt);
    some = await callPage(frame, 'offers', restsMs).catch(replaced);
  }
  if (!some) return;
  const isEmpty = some.length === 0;
  if (!isEmpty) {
    await callPage(frame, 'quiet', restsMs);
    attempt.offered = await callPage(frame, 'offers', 0);
  }
  const isFolded = async (): Promise<boolean> =>
    tab.closed || (await callPage(frame, 'isFolded', patienceOf(attempt, closesMs)).catch(replaced)) !== false;
  // The key would close a dialog of the browser's own with it. A list that was opening still has heard nothing of the first.
  const strikeEscape = () => strike(tab, frame, 'Escape', attempt);
  for (const close of before.isAsked ? [() => click(subject, attempt)] : [strikeEscape, strikeEscape, () => click(subject, attempt)]) {
    if (isEmpty && (await isFolded())) return;
    await close();
    if (!isEmpty && (await isFolded())) return;
  }
  if (isEmpty) return;
  throw new FarmError('element_unusable', `the list of ${what} stays open`);
}
