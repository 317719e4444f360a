/** Which act is done how. */
import { FarmError } from "../../errors.js";
import { check } from "./check.js";
import { drag } from "./drag.js";
import { fill } from "./fill.js";
import { highlight } from "./highlight.js";
import { back, closeTab, switchTab } from "./history.js";
import { press, pressFocused, type, typeFocused } from "./keyboard.js";
import { click, hover } from "./pointer.js";
import { scroll } from "./scroll.js";
import { select } from "./select.js";
import { upload } from "./upload.js";
/** Rejects with `element_gone` or `element_unusable`. */
export async function perform(act, scene, attempt) {
    const { tabs, tab, subject } = scene;
    switch (act.kind) {
        case 'back':
            return back(tab, attempt);
        case 'switchTab':
            return switchTab(tabs, act.tab, attempt);
        case 'closeTab':
            return closeTab(tabs, tab, attempt);
        case 'scroll':
            return scroll(tab, subject, act.where, attempt);
        case 'press':
            return subject ? press(subject, act.key, act.times ?? 1, attempt) : pressFocused(tab, act.key, act.times ?? 1, attempt);
        case 'type':
            return subject ? type(subject, act.text, attempt) : typeFocused(tab, act.text, attempt);
        default:
            if (!subject)
                throw new FarmError('element_unusable', `the act ${act.kind} needs an element`);
            return performOn(subject, act, scene, attempt);
    }
}
function performOn(subject, act, { target, terms }, attempt) {
    switch (act.kind) {
        case 'click':
            return click(subject, attempt, act);
        case 'hover':
            return hover(subject, attempt);
        case 'fill':
            return fill(subject, act.text, attempt);
        case 'select':
            return select(subject, act.options, attempt);
        case 'check':
            return check(subject, act.on, attempt);
        case 'upload':
            return upload(subject, act.files, terms.files ?? {}, attempt);
        case 'highlight':
            return highlight(subject, act.text, attempt);
        case 'drag':
            return target ? drag(subject, target, act.place, attempt) : Promise.resolve();
    }
}
//# sourceMappingURL=perform.js.map