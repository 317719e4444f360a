/** Elements that are disabled or hidden are waited for, as a person would wait. */
import { callPage } from "../world.js";
import { patienceOf } from "./attempt.js";
import { leaveField } from "./leave.js";
/** Style may show or enable an element without a change of the document: it is looked at anew. */
const lookMs = 250;
/** The first answer that does not say that the element is off, or the last one when patience is over. */
export async function onceReady({ tab, place: { frame } }, attempt, ask, isOff) {
    const first = await ask();
    if (!isOff(first))
        return first;
    // Many a control is enabled only when the field before it is left.
    await leaveField(tab);
    const until = Date.now() + patienceOf(attempt);
    for (;;) {
        const left = until - Date.now();
        if (left > 0)
            await callPage(frame, 'nextChange', Math.min(left, lookMs));
        const answer = await ask();
        if (left <= 0 || !isOff(answer))
            return answer;
    }
}
/** Of what page code says that stands in the way. */
export const isOffBy = (trouble) => trouble?.type === 'disabled' || trouble?.type === 'hidden';
//# sourceMappingURL=ready.js.map