import { keyEvents, typingEvents } from "../keys.js";
import { troubleError } from "../troubles.js";
import { callPage } from "../world.js";
import { send } from "./attempt.js";
import { click } from "./pointer.js";
import { isOffBy, onceReady } from "./ready.js";
/** Key strokes that are on their way at once: a page that handles them slowly is not run over. */
const batch = 20;
/** Rejects with `element_unusable` for an unknown key. */
export async function press(subject, key, times, attempt) {
    const { tab, place, what } = subject;
    // An unknown key is told before anything is touched.
    keyEvents(key);
    const trouble = await onceReady(subject, attempt, () => callPage(place.frame, 'focus', place.index, false), isOffBy);
    if (trouble)
        throw troubleError(what, trouble);
    await strike(tab, place.frame, key, attempt, times);
}
/** To whatever has the focus. Rejects with `element_unusable` for an unknown key. */
export async function pressFocused(tab, key, times, attempt) {
    if (tab.frames.main)
        await strike(tab, tab.frames.main, key, attempt, times);
}
/** After what stands in the element; what takes no focus by itself may give it to what it edits when it is clicked. */
export async function type(subject, text, attempt) {
    const { tab, place, what } = subject;
    const trouble = await onceReady(subject, attempt, () => callPage(place.frame, 'focus', place.index, true), isOffBy);
    if (trouble && trouble.type !== 'unfocused')
        throw troubleError(what, trouble);
    if (trouble) {
        await click(subject, attempt);
        if (!(await callPage(place.frame, 'editing')))
            throw troubleError(what, trouble);
    }
    await typeKeys(tab, place.frame, text, attempt);
}
/** Into whatever has the focus. */
export async function typeFocused(tab, text, attempt) {
    if (tab.frames.main)
        await typeKeys(tab, tab.frames.main, text, attempt);
}
export async function typeKeys(tab, { session }, text, attempt) {
    const strokes = typingEvents(text);
    for (let at = 0; at < strokes.length && !tab.closed; at += batch) {
        await send(tab, attempt, () => strokes
            .slice(at, at + batch)
            .flatMap((stroke) => typeof stroke === 'string'
            ? [session.send('Input.insertText', { text: stroke })]
            : stroke.map((event) => session.send('Input.dispatchKeyEvent', event))));
    }
}
export async function strike(tab, { session }, key, attempt, times = 1) {
    const events = keyEvents(key);
    for (let left = times; left > 0 && !tab.closed; left -= batch) {
        await send(tab, attempt, () => Array.from({ length: Math.min(left, batch) }, () => events)
            .flat()
            .map((event) => session.send('Input.dispatchKeyEvent', event)));
    }
}
//# sourceMappingURL=keyboard.js.map