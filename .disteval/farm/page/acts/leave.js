/** Leaving the field that was written in last: many a page checks and saves only then. */
import { answerOf } from "../child-frames.js";
import { callPage } from "../world.js";
import { replaced } from "./attempt.js";
/** Whether one was left. The field stays that has its list open: it waits for a choice. */
export async function leaveField(tab) {
    const left = await Promise.all(tab.frames.all().map((frame) => answerOf(frame, callPage(frame, 'leave')).catch(replaced)));
    return left.includes(true);
}
//# sourceMappingURL=leave.js.map