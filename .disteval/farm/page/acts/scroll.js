import { Deadline } from "../deadline.js";
import { settleTab } from "../settle.js";
import { troubleError } from "../troubles.js";
import { callPage, ownerOf } from "../world.js";
import { patienceOf } from "./attempt.js";
/** A list that goes on growing is followed so often, towards its end. */
const mostGrowths = 30;
/** How long a list may take to begin to grow once its end was reached. */
const growthMs = 1_000;
/** Rejects with `element_gone`. */
export async function scroll(tab, subject, where, attempt) {
    const frame = subject?.place.frame ?? tab.frames.main;
    if (!frame)
        return;
    for (let growths = 0; growths < mostGrowths; growths += 1) {
        attempt.deadline.check();
        attempt.sent = true;
        const moved = await callPage(frame, 'scroll', subject?.place.index, where);
        if (!moved)
            throw troubleError(subject?.what ?? 'the page', { type: 'gone' });
        if (where === 'intoView')
            await bringUp(frame);
        if (!(where === 'bottom' || where === 'down') || !moved.atEnd)
            return;
        const grew = await callPage(frame, 'awaitGrowth', subject?.place.index, moved.height, patienceOf(attempt, growthMs));
        if (!grew || where === 'down')
            return;
        await settleTab(tab, new Deadline(patienceOf(attempt), 'settling'));
    }
}
/** The frames above must show it too. */
async function bringUp(frame) {
    if (!frame.parent)
        return;
    await callPage(frame.parent, 'showFrame', await ownerOf(frame));
    await bringUp(frame.parent);
}
//# sourceMappingURL=scroll.js.map