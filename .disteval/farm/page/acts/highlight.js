/** Selecting a text by the pointer. */
import { FarmError } from "../../errors.js";
import { troubleError } from "../troubles.js";
import { callPage } from "../world.js";
import { touch } from "./attempt.js";
import { drawPointer } from "./pointer.js";
/** Rejects with `element_unusable` when the element lacks the text or does not let it be selected. */
export async function highlight(subject, text, attempt) {
    const { place, what } = subject;
    const { frame, index } = place;
    const { sent } = attempt;
    const span = await touch(attempt, () => callPage(frame, 'textSpan', index, text));
    if (!span.ok) {
        if (span.trouble.type !== 'noText')
            throw troubleError(what, span.trouble);
        throw new FarmError('element_unusable', `${what} does not hold ${text === undefined ? 'any text' : `the text ${JSON.stringify(text)}`}`);
    }
    if (!span.from || !span.to)
        return;
    attempt.sent = sent;
    await drawPointer(subject, attempt, span.from, span.to);
    if (!(await callPage(frame, 'settleSelection', index, text))) {
        throw new FarmError('element_unusable', `the text of ${what} does not let itself be selected`);
    }
}
//# sourceMappingURL=highlight.js.map