/** The keyboard: single keys and chords, and text typed key by key. */
import type { Frame } from '../frames.ts';
import { keyEvents, typingEvents } from '../keys.ts';
import type { Tab } from '../tab.ts';
import { troubleError } from '../troubles.ts';
import { callPage } from '../world.ts';
import { type Attempt, type Subject, send } from './attempt.ts';
import { click } from './pointer.ts';
import { isOffBy, onceReady } from './ready.ts';

/** Key strokes that are on their way at once: a page that handles them slowly is not run over. */
const batch = 20;

/** Rejects with `element_unusable` for an unknown key. */
export async function press(subject: Subject, key: string, times: number, attempt: Attempt): Promise<void> {
  const { tab, place, what } = subject;
  // An unknown key is told before anything is touched.
  keyEvents(key);
  const trouble = await onceReady(subject, attempt, () => callPage(place.frame, 'focus', place.index, false), isOffBy);
  if (trouble) throw troubleError(what, trouble);
  await strike(tab, place.frame, key, attempt, times);
}

/** To whatever has the focus. Rejects with `element_unusable` for an unknown key. */
export async function pressFocused(tab: Tab, key: string, times: number, attempt: Attempt): Promise<void> {
  if (tab.frames.main) await strike(tab, tab.frames.main, key, attempt, times);
}

/** After what stands in the element; what takes no focus by itself may give it to what it edits when it is clicked. */
export async function type(subject: Subject, text: string, attempt: Attempt): Promise<void> {
  const { tab, place, what } = subject;
  const trouble = await onceReady(subject, attempt, () => callPage(place.frame, 'focus', place.index, true), isOffBy);
  if (trouble && trouble.type !== 'unfocused') throw troubleError(what, trouble);
  if (trouble) {
    await click(subject, attempt);
    if (!(await callPage(place.frame, 'editing'))) throw troubleError(what, trouble);
  }
  await typeKeys(tab, place.frame, text, attempt);
}

/** Into whatever has the focus. */
export async function typeFocused(tab: Tab, text: string, attempt: Attempt): Promise<void> {
  if (tab.frames.main) await typeKeys(tab, tab.frames.main, text, attempt);
}

export async function typeKeys(tab: Tab, { session }: Frame, text: string, attempt: Attempt): Promise<void> {
  const strokes = typingEvents(text);
  for (let at = 0; at < strokes.length && !tab.closed; at += batch) {
    await send(tab, attempt, () =>
      strokes
        .slice(at, at + batch)
        .flatMap((stroke) =>
          typeof stroke === 'string'
            ? [session.send('Input.insertText', { text: stroke })]
            : stroke.map((event) => session.send('Input.dispatchKeyEvent', event)),
        ),
    );
  }
}

export async function strike(tab: Tab, { session }: Frame, key: string, attempt: Attempt, times = 1): Promise<void> {
  const events = keyEvents(key);
  for (let left = times; left > 0 && !tab.closed; left -= batch) {
    await send(tab, attempt, () =>
      Array.from({ length: Math.min(left, batch) }, () => events)
        .flat()
        .map((event) => session.send('Input.dispatchKeyEvent', event)),
    );
  }
}
