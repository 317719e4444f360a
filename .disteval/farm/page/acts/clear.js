/** What lies over an element is closed as a person would close it, unless the goal speaks of it. */
import { FarmError } from "../../errors.js";
import { answerOf } from "../child-frames.js";
import { callPage, ownerOf } from "../world.js";
import { besides } from "./attempt.js";
import { strike } from "./keyboard.js";
import { click } from "./pointer.js";
/** For a goal: a way to close what lies over an element, which answers whether it did so, and tells. */
export const clearingFor = (goal, tell) => (subject, attempt) => clearWay(subject, attempt, goal, tell);
async function clearWay(subject, attempt, goal, tell) {
    const { tab, place } = subject;
    const { frame, index } = place;
    const overlay = await callPage(frame, 'overlayOver', index, goal);
    if (!overlay)
        return false;
    const { what, control, label } = overlay;
    // What is sent to the overlay is not the act.
    const aside = { deadline: attempt.deadline, sent: false };
    const isGone = async () => {
        await callPage(frame, 'quiet', 500);
        return (await callPage(frame, 'overlayOver', index, goal))?.what !== what;
    };
    const found = control === undefined ? await wayOutOfFrames(subject, overlay.root, goal) : { way: besides(subject, control, named(label)), label };
    if (found && (await click(found.way, aside).then(isGone, passOver))) {
        tell(what, `clicked ${JSON.stringify(found.label)}`);
        return true;
    }
    await strike(tab, frame, 'Escape', aside);
    if (!(await isGone()))
        return false;
    tell(what, 'pressed Escape');
    return true;
}
const named = (label) => `the control ${JSON.stringify(label)}`;
/** Many a banner is a frame of another site. */
async function wayOutOfFrames(subject, overlay, goal) {
    const { tab, place } = subject;
    if (overlay === undefined)
        return undefined;
    for (const frame of tab.frames.childrenOf(place.frame)) {
        const isPart = await answerOf(frame, ownerOf(frame).then((owner) => callPage(place.frame, 'holdsFrame', overlay, owner)));
        const found = isPart === true ? await answerOf(frame, callPage(frame, 'wayOut', goal)) : undefined;
        if (found?.control === undefined)
            continue;
        const way = { tab, place: { frame, world: frame.world, index: found.control }, what: named(found.label) };
        return { way, label: found.label };
    }
    return undefined;
}
/** A control that can't be clicked closes nothing. */
function passOver(error) {
    if (error instanceof FarmError && (error.code === 'element_unusable' || error.code === 'element_gone'))
        return false;
    throw error;
}
//# sourceMappingURL=clear.js.map