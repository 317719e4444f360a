/** Frames within a page may go, crash or hang without harm to it: what they do not answer is passed over. */
import { FarmError } from "../errors.js";
import { DocumentGone } from "./errors.js";
/** A frame that is busy for longer is passed over. */
const patienceMs = 2_000;
/** The answer of a frame; undefined when it is a child frame that is gone or too busy. The main frame's failures are the page's. */
export function answerOf(frame, answer) {
    if (!frame.parent)
        return answer;
    return new Promise((resolve, reject) => {
        const timer = setTimeout(resolve, patienceMs, undefined);
        answer.then(resolve, (error) => (isGone(error) ? resolve(undefined) : reject(error))).finally(() => clearTimeout(timer));
    });
}
const isGone = (error) => error instanceof DocumentGone || (error instanceof FarmError && (error.code === 'page_crashed' || error.code === 'element_gone'));
//# sourceMappingURL=child-frames.js.map