/** Acts on one element: each waits until the element is ready for it, and uses the mouse and keyboard as a person would. */
import { createHash } from 'node:crypto';
import type { ElementEvidence } from '../../store/model/step.ts';
import { FarmError } from '../errors.ts';
import type { Deadline } from './deadline.ts';
import { DocumentGone } from './errors.ts';
import { type Frame, Frames } from './frames.ts';
import type { Trouble } from './inject/wire.ts';
import { keyEvents } from './keys.ts';
import type { Place } from './stitch.ts';
import type { Tab } from './tab.ts';
import { troubleError } from './troubles.ts';
import { callPage, ownerOf } from './world.ts';

/** How long an element may be covered, moving or hidden before an act on it fails. */
const patienceMs = 5_000;

/** One element to act on, with a name for messages. */
export interface Subject {
  readonly tab: Tab;
  readonly place: Place;
  readonly what: string;
}

/** One act under way. */
export interface Attempt {
  readonly deadline: Deadline;
  /** Whether something of it has left for the page, and may be heard there whatever becomes of the act. */
  sent: boolean;
}

/** Undefined when the element is gone. */
export async function evidenceOf({ place: { frame, index } }: Subject): Promise<ElementEvidence | undefined> {
  const found = await callPage(frame, 'evidence', index);
  if (!found) return undefined;
  const { identity, ...evidence } = found;
  return { ...evidence, framePath: Frames.path(frame), fingerprint: createHash('sha256').update(identity).digest('hex').slice(0, 32) };
}

/** Rejects with `element_gone` or `element_unusable`. */
export async function click(subject: Subject, attempt: Attempt): Promise<void> {
  const { deadline } = attempt;
  const { x, y } = await spotOf(subject, deadline);
  const { session } = subject.tab;
  if (subject.place.frame.session !== session) await reachFrame(subject, x, y, deadline);
  const at = { x, y, button: 'left', clickCount: 1 } as const;
  await send(subject.tab, attempt, () => [
    session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y }),
    session.send('Input.dispatchMouseEvent', { ...at, type: 'mousePressed', buttons: 1 }),
    session.send('Input.dispatchMouseEvent', { ...at, type: 'mouseReleased' }),
  ]);
}

/**
 * The browser finds a frame of another process by the picture that is on show, which lags behind a scroll: the pointer is
 * moved until the frame has felt it, so that the click can't go astray. Rejects with `element_unusable`.
 */
async function reachFrame({ tab: { session }, place: { frame }, what }: Subject, x: number, y: number, deadline: Deadline): Promise<void> {
  const until = Date.now() + Math.min(patienceMs, deadline.remaining);
  await callPage(frame, 'expectPointer');
  for (;;) {
    // Two points, because a pointer that stands still says nothing.
    for (const side of [x - 1, x]) await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: side, y });
    if (await callPage(frame, 'pointerCame')) return;
    if (Date.now() >= until) throw troubleError(what, { type: 'outside' });
    if (frame.parent) await callPage(frame.parent, 'quiet', 100);
  }
}

/** A point of the element in the viewport of the page, uncovered in its frame and in all frames above. */
async function spotOf({ place, what }: Subject, deadline: Deadline): Promise<{ x: number; y: number }> {
  const until = Date.now() + Math.min(patienceMs, deadline.remaining);
  for (;;) {
    const spot = await callPage(place.frame, 'spot', place.index, Math.max(0, until - Date.now()));
    if (!spot.ok) throw troubleError(what, spot.trouble);
    const above = await lift(place.frame, spot.x, spot.y);
    if (above.ok) return above;
    if (Date.now() >= until) throw troubleError(what, above.trouble);
    // The next picture of the frame above, where the trouble is.
    if (place.frame.parent) await callPage(place.frame.parent, 'quiet', 100);
  }
}

type Lifted = { readonly ok: true; readonly x: number; readonly y: number } | { readonly ok: false; readonly trouble: Trouble };

/** The point in the page's own coordinates. */
async function lift(frame: Frame, x: number, y: number): Promise<Lifted> {
  if (!frame.parent) return { ok: true, x, y };
  const inParent = await callPage(frame.parent, 'frameSpot', await ownerOf(frame), x, y);
  return inParent.ok ? lift(frame.parent, inParent.x, inParent.y) : inParent;
}

/** Rejects with `element_unusable` when the control does not take the text. */
export async function fill({ tab, place: { frame, index }, what }: Subject, text: string, attempt: Attempt): Promise<void> {
  const target = await callPage(frame, 'prepareFill', index, text);
  if (!target.ok) throw troubleError(what, target.trouble);
  if (target.kind === 'set') return;
  if (text === '') await strike(tab, frame, 'Delete', attempt);
  else await send(tab, attempt, () => [frame.session.send('Input.insertText', { text })]);
  const held = await callPage(frame, 'value', index).catch(replaced);
  if (held === undefined || tookText(held, text)) return;
  throw new FarmError('element_unusable', `${what} did not take the text${held === '' ? '' : ' as it was typed'}`);
}

/** A page may format what is typed, as telephone numbers are: its letters and digits must have been taken, in their order. */
function tookText(held: string, text: string): boolean {
  const [taken, typed] = [held, text].map((value) =>
    value
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  );
  if (text === '' || !typed) return text === '' ? held === '' : held !== '';
  return taken?.includes(typed) === true;
}

/** Rejects with `element_unusable` for an unknown key. */
export async function press({ tab, place, what }: Subject, key: string, attempt: Attempt): Promise<void> {
  // An unknown key is told before anything is touched.
  keyEvents(key);
  const trouble = await callPage(place.frame, 'focus', place.index);
  if (trouble) throw troubleError(what, trouble);
  await strike(tab, place.frame, key, attempt);
}

/** To whatever has the focus. Rejects with `element_unusable` for an unknown key. */
export async function pressFocused(tab: Tab, key: string, attempt: Attempt): Promise<void> {
  if (tab.frames.main) await strike(tab, tab.frames.main, key, attempt);
}

const strike = (tab: Tab, { session }: Frame, key: string, attempt: Attempt): Promise<void> => {
  const events = keyEvents(key);
  return send(tab, attempt, () => events.map((event) => session.send('Input.dispatchKeyEvent', event)));
};

/** Rejects with `element_gone`. */
export async function read({ place: { frame, index }, what }: Subject): Promise<string> {
  const text = await callPage(frame, 'read', index);
  if (text === undefined) throw troubleError(what, { type: 'gone' });
  return text;
}

/** The act itself may close the page or put another document in its place: then it was heard all the same. */
async function send(tab: Tab, attempt: Attempt, events: () => readonly Promise<unknown>[]): Promise<void> {
  // Whoever waited has been told that nothing was sent.
  attempt.deadline.check();
  attempt.sent = true;
  try {
    await Promise.all(events());
  } catch (error) {
    if (!tab.closed) replaced(error);
  }
}

/** Passes over that the document is gone. */
function replaced(error: unknown): undefined {
  if (!(error instanceof DocumentGone)) throw error;
}
