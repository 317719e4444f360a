/** The pointer: brought to a point of an element that is ready for it, and pressed there as a person would. */
import { replaced } from '../errors.ts';
import type { Frame } from '../frames.ts';
import type { Spot, Struck, Trouble } from '../inject/wire.ts';
import type { Tab } from '../tab.ts';
import { troubleError } from '../troubles.ts';
import { callPage, ownerOf } from '../world.ts';
import { type Attempt, patienceOf, type Subject, send } from './attempt.ts';
import { leaveField } from './leave.ts';

/** What covers an element for less passes by itself. */
const passingMs = 1_000;
const mostLayers = 3;
/** How long a press may take to come to the page that it was sent to. */
const struckWithinMs = 1_000;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Rejects with `element_gone` or `element_unusable`. */
export async function click(subject: Subject, attempt: Attempt, how: { button?: 'left' | 'right'; times?: 1 | 2 | 3 } = {}): Promise<void> {
  const { button = 'left', times = 1 } = how;
  const { tab } = subject;
  const isAlone = times === 1 && tab.frames.all().length === 1;
  const aimed = isAlone ? await clickAimed(subject, attempt, button) : undefined;
  if (aimed === 'done') return;
  const at = await pointAt(subject, attempt, aimed);
  await send(tab, attempt, () =>
    Array.from({ length: times }, (_, before) => pressesAt(tab, { ...at, button, clickCount: before + 1 })).flat(),
  );
}

const pressesAt = ({ session }: Tab, press: Point & { button: 'left' | 'right'; clickCount: number }): readonly Promise<unknown>[] => [
  session.send('Input.dispatchMouseEvent', { ...press, type: 'mousePressed', buttons: press.button === 'left' ? 1 : 2 }),
  session.send('Input.dispatchMouseEvent', { ...press, type: 'mouseReleased' }),
];

/**
 * Moves the pointer and presses in one go, without the picture that the browser draws in between: the page itself keeps the press
 * from whatever has come under the pointer in the element's place. Answers what is in the way, if anything, and nothing was
 * pressed then. Only for a page of one frame: another frame's events are not seen by this one.
 */
async function clickAimed({ tab, place, what }: Subject, attempt: Attempt, button: 'left' | 'right'): Promise<'done' | Spot | undefined> {
  const { frame, index } = place;
  const at = await callPage(frame, 'arm', index, patienceOf(attempt, passingMs));
  if (!at.ok) return at;
  const { x, y } = at;
  const { sent } = attempt;
  let met: Struck | undefined;
  await send(tab, attempt, () => [
    tab.session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y }),
    ...pressesAt(tab, { x, y, button, clickCount: 1 }),
    // Asked for beforehand: what the press leads to may keep the page from answering.
    callPage(frame, 'struck', struckWithinMs).then((what) => {
      met = what;
    }),
  ]);
  if (met === 'another') {
    attempt.sent = sent;
    await callPage(frame, 'disarm');
    return undefined;
  }
  const trouble = met === 'nothing' && (await callPage(frame, 'strays', index, x, y).catch(replaced));
  if (trouble) throw troubleError(what, trouble);
  return 'done';
}

/** The pointer stays there until the next act moves it. Rejects with `element_gone` or `element_unusable`. */
export async function hover(subject: Subject, attempt: Attempt): Promise<void> {
  await pointAt(subject, attempt);
  attempt.sent = true;
}

/**
 * Moves the pointer over the element and answers where it is, in the page's own coordinates. What flees from the pointer or
 * gives way to something else under it is looked for again. `seen`: what has been found in the way already. Rejects with `element_gone` or `element_unusable`.
 */
export async function pointAt(subject: Subject, attempt: Attempt, seen?: Spot): Promise<Point> {
  const { tab, place, what } = subject;
  await uncover(subject, attempt, seen);
  const until = Date.now() + patienceOf(attempt);
  for (;;) {
    const at = await spotOf(subject, until);
    const { x, y } = at.page;
    const { sent } = attempt;
    await send(tab, attempt, () => [tab.session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y })]);
    // A pointer that passes over the page has done nothing yet.
    attempt.sent = sent;
    if (place.frame.session !== tab.session) await reachFrame(subject, at.page, until);
    const trouble = await callPage(place.frame, 'strays', place.index, at.frame.x, at.frame.y);
    if (!trouble) return at.page;
    if (trouble.type === 'gone' || Date.now() >= until) throw troubleError(what, trouble);
    attempt.deadline.check();
    await callPage(place.frame, 'quiet', 100);
  }
}

/** What covers the element for longer than a passing moment is closed, layer by layer; what keeps it disabled may be a field not left yet. */
async function uncover(subject: Subject, attempt: Attempt, seen?: Spot): Promise<void> {
  const { frame, index } = subject.place;
  const { clearWay } = attempt;
  if (!clearWay) return;
  for (let layers = 0; layers < mostLayers; layers += 1) {
    const spot = (layers === 0 && seen) || (await callPage(frame, 'spot', index, patienceOf(attempt, passingMs)));
    if (!spot.ok && spot.trouble.type === 'disabled' && (await leaveField(subject.tab))) continue;
    if (spot.ok || spot.trouble.type !== 'covered' || !(await clearWay(subject, attempt))) return;
  }
}

/** Moves the pointer, with a button held or not. */
export function movePointer({ tab }: Subject, attempt: Attempt, { x, y }: Point, buttons: 0 | 1): Promise<void> {
  const button = buttons === 0 ? 'none' : 'left';
  return send(tab, attempt, () => [tab.session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y, button, buttons })]);
}

export function pressPointer({ tab }: Subject, attempt: Attempt, { x, y }: Point, type: 'mousePressed' | 'mouseReleased'): Promise<void> {
  const buttons = type === 'mousePressed' ? 1 : 0;
  const press = { type, x, y, button: 'left', buttons, clickCount: 1 } as const;
  return send(tab, attempt, () => [tab.session.send('Input.dispatchMouseEvent', press)]);
}

/** Draws the pointer with its button held from one point of the element's frame to another. Rejects with `element_unusable`. */
export async function drawPointer(subject: Subject, attempt: Attempt, from: Point, to: Point): Promise<void> {
  const start = await liftStill(subject, from, attempt);
  const end = await liftStill(subject, to, attempt);
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  await movePointer(subject, attempt, start, 0);
  if (subject.place.frame.session !== subject.tab.session) await reachFrame(subject, start, Date.now() + patienceOf(attempt));
  await pressPointer(subject, attempt, start, 'mousePressed');
  for (const point of [middle, end]) await movePointer(subject, attempt, point, 1);
  await pressPointer(subject, attempt, end, 'mouseReleased');
}

/**
 * The browser finds a frame of another process by the picture that is on show, which lags behind a scroll: the pointer is
 * moved until the frame has felt it, so that the click can't go astray. Rejects with `element_unusable`.
 */
async function reachFrame({ tab: { session }, place: { frame }, what }: Subject, { x, y }: Point, until: number): Promise<void> {
  await callPage(frame, 'expectPointer');
  for (;;) {
    // Two points, because a pointer that stands still says nothing.
    for (const side of [x - 1, x]) await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: side, y });
    if (await callPage(frame, 'pointerCame')) return;
    if (Date.now() >= until) throw troubleError(what, { type: 'outside' });
    if (frame.parent) await callPage(frame.parent, 'quiet', 100);
  }
}

/** A point of the element in its frame and in the viewport of the page, uncovered in its frame and in all frames above. */
async function spotOf({ place, what }: Subject, until: number): Promise<{ readonly frame: Point; readonly page: Point }> {
  for (;;) {
    const spot = await callPage(place.frame, 'spot', place.index, Math.max(0, until - Date.now()));
    if (!spot.ok) throw troubleError(what, spot.trouble);
    const above = await lift(place.frame, spot);
    if (above.ok) return { frame: spot, page: above };
    if (Date.now() >= until) throw troubleError(what, above.trouble);
    // The next picture of the frame above, where the trouble is.
    if (place.frame.parent) await callPage(place.frame.parent, 'quiet', 100);
  }
}

/** As `lift`, waiting for the frames around to hold still. Rejects with `element_unusable`. */
export async function liftStill({ place: { frame }, what }: Subject, point: Point, attempt: Attempt): Promise<Point> {
  const until = Date.now() + patienceOf(attempt);
  for (;;) {
    const lifted = await lift(frame, point);
    if (lifted.ok) return lifted;
    if (lifted.trouble.type !== 'moving' || Date.now() >= until) throw troubleError(what, lifted.trouble);
  }
}

type Lifted = (Point & { readonly ok: true }) | { readonly ok: false; readonly trouble: Trouble };

/** The point in the page's own coordinates. */
async function lift(frame: Frame, { x, y }: Point): Promise<Lifted> {
  if (!frame.parent) return { ok: true, x, y };
  const inParent = await callPage(frame.parent, 'frameSpot', await ownerOf(frame), x, y);
  return inParent.ok ? lift(frame.parent, inParent) : inParent;
}
