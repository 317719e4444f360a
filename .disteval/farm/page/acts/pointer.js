import { troubleError } from "../troubles.js";
import { callPage, ownerOf } from "../world.js";
import { patienceOf, send } from "./attempt.js";
import { leaveField } from "./leave.js";
/** What covers an element for less passes by itself. */
const passingMs = 1_000;
const mostLayers = 3;
/** Rejects with `element_gone` or `element_unusable`. */
export async function click(subject, attempt, how = {}) {
    const { button = 'left', times = 1 } = how;
    const at = await pointAt(subject, attempt);
    const buttons = button === 'left' ? 1 : 2;
    const { session } = subject.tab;
    await send(subject.tab, attempt, () => Array.from({ length: times }, (_, before) => ({ ...at, button, clickCount: before + 1 })).flatMap((press) => [
        session.send('Input.dispatchMouseEvent', { ...press, type: 'mousePressed', buttons }),
        session.send('Input.dispatchMouseEvent', { ...press, type: 'mouseReleased' }),
    ]));
}
/** The pointer stays there until the next act moves it. Rejects with `element_gone` or `element_unusable`. */
export async function hover(subject, attempt) {
    await pointAt(subject, attempt);
    attempt.sent = true;
}
/**
 * Moves the pointer over the element and answers where it is, in the page's own coordinates. What flees from the pointer or
 * gives way to something else under it is looked for again. Rejects with `element_gone` or `element_unusable`.
 */
export async function pointAt(subject, attempt) {
    const { tab, place, what } = subject;
    await uncover(subject, attempt);
    const until = Date.now() + patienceOf(attempt);
    for (;;) {
        const at = await spotOf(subject, until);
        const { x, y } = at.page;
        const { sent } = attempt;
        await send(tab, attempt, () => [tab.session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y })]);
        // A pointer that passes over the page has done nothing yet.
        attempt.sent = sent;
        if (place.frame.session !== tab.session)
            await reachFrame(subject, at.page, until);
        const trouble = await callPage(place.frame, 'strays', place.index, at.frame.x, at.frame.y);
        if (!trouble)
            return at.page;
        if (trouble.type === 'gone' || Date.now() >= until)
            throw troubleError(what, trouble);
        attempt.deadline.check();
        await callPage(place.frame, 'quiet', 100);
    }
}
/** What covers the element for longer than a passing moment is closed, layer by layer; what keeps it disabled may be a field not left yet. */
async function uncover(subject, attempt) {
    const { frame, index } = subject.place;
    const { clearWay } = attempt;
    if (!clearWay)
        return;
    for (let layers = 0; layers < mostLayers; layers += 1) {
        const spot = await callPage(frame, 'spot', index, patienceOf(attempt, passingMs));
        if (!spot.ok && spot.trouble.type === 'disabled' && (await leaveField(subject.tab)))
            continue;
        if (spot.ok || spot.trouble.type !== 'covered' || !(await clearWay(subject, attempt)))
            return;
    }
}
/** Moves the pointer, with a button held or not. */
export function movePointer({ tab }, attempt, { x, y }, buttons) {
    const button = buttons === 0 ? 'none' : 'left';
    return send(tab, attempt, () => [tab.session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y, button, buttons })]);
}
export function pressPointer({ tab }, attempt, { x, y }, type) {
    const buttons = type === 'mousePressed' ? 1 : 0;
    const press = { type, x, y, button: 'left', buttons, clickCount: 1 };
    return send(tab, attempt, () => [tab.session.send('Input.dispatchMouseEvent', press)]);
}
/** Draws the pointer with its button held from one point of the element's frame to another. Rejects with `element_unusable`. */
export async function drawPointer(subject, attempt, from, to) {
    const start = await liftStill(subject, from, attempt);
    const end = await liftStill(subject, to, attempt);
    const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
    await movePointer(subject, attempt, start, 0);
    if (subject.place.frame.session !== subject.tab.session)
        await reachFrame(subject, start, Date.now() + patienceOf(attempt));
    await pressPointer(subject, attempt, start, 'mousePressed');
    for (const point of [middle, end])
        await movePointer(subject, attempt, point, 1);
    await pressPointer(subject, attempt, end, 'mouseReleased');
}
/**
 * The browser finds a frame of another process by the picture that is on show, which lags behind a scroll: the pointer is
 * moved until the frame has felt it, so that the click can't go astray. Rejects with `element_unusable`.
 */
async function reachFrame({ tab: { session }, place: { frame }, what }, { x, y }, until) {
    await callPage(frame, 'expectPointer');
    for (;;) {
        // Two points, because a pointer that stands still says nothing.
        for (const side of [x - 1, x])
            await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: side, y });
        if (await callPage(frame, 'pointerCame'))
            return;
        if (Date.now() >= until)
            throw troubleError(what, { type: 'outside' });
        if (frame.parent)
            await callPage(frame.parent, 'quiet', 100);
    }
}
/** A point of the element in its frame and in the viewport of the page, uncovered in its frame and in all frames above. */
async function spotOf({ place, what }, until) {
    for (;;) {
        const spot = await callPage(place.frame, 'spot', place.index, Math.max(0, until - Date.now()));
        if (!spot.ok)
            throw troubleError(what, spot.trouble);
        const above = await lift(place.frame, spot);
        if (above.ok)
            return { frame: spot, page: above };
        if (Date.now() >= until)
            throw troubleError(what, above.trouble);
        // The next picture of the frame above, where the trouble is.
        if (place.frame.parent)
            await callPage(place.frame.parent, 'quiet', 100);
    }
}
/** As `lift`, waiting for the frames around to hold still. Rejects with `element_unusable`. */
export async function liftStill({ place: { frame }, what }, point, attempt) {
    const until = Date.now() + patienceOf(attempt);
    for (;;) {
        const lifted = await lift(frame, point);
        if (lifted.ok)
            return lifted;
        if (lifted.trouble.type !== 'moving' || Date.now() >= until)
            throw troubleError(what, lifted.trouble);
    }
}
/** The point in the page's own coordinates. */
async function lift(frame, { x, y }) {
    if (!frame.parent)
        return { ok: true, x, y };
    const inParent = await callPage(frame.parent, 'frameSpot', await ownerOf(frame), x, y);
    return inParent.ok ? lift(frame.parent, inParent) : inParent;
}
//# sourceMappingURL=pointer.js.map