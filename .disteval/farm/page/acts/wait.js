import { FarmError } from "../../errors.js";
import { callPage } from "../world.js";
/** How long a text is waited for. */
const waitMs = 15_000;
/** What does not come by then may come when the field is left that was written in. */
const leaveMs = 1_500;
/** Style may show or hide a text without a change of the document: it is looked at anew. */
const lookMs = 500;
/** Rejects with `element_unusable` when the text stays hidden, or shown. */
export async function awaitText({ text, gone }, { tabs, shows, leave }, deadline) {
    const until = Date.now() + Math.min(waitMs, deadline.remaining / 2);
    const leaveAt = Date.now() + leaveMs;
    let hasLeft = false;
    while ((await shows()) === (gone === true)) {
        const left = until - Date.now();
        if (left <= 0) {
            const state = gone ? 'is still shown' : 'did not come to be shown';
            throw new FarmError('element_unusable', `the text ${JSON.stringify(text)} ${state} within ${waitMs / 1_000} s`);
        }
        if (!hasLeft && Date.now() >= leaveAt) {
            hasLeft = true;
            if (await leave())
                continue;
        }
        const tab = await tabs.ready(deadline);
        const changes = tab.frames.all().map((frame) => callPage(frame, 'nextChange', Math.min(left, lookMs)));
        // What is replaced or closed meanwhile has changed too.
        await Promise.race([tab.changed.next(left), tabs.changed.next(left), ...changes.map((change) => change.catch(() => undefined))]);
    }
}
//# sourceMappingURL=wait.js.map