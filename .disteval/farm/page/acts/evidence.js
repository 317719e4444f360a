/** What is known of an element without touching it: how to find it again, and what it says. */
import { createHash } from 'node:crypto';
import { readLimits } from "../../../config/limits.js";
import { Frames } from "../frames.js";
import { troubleError } from "../troubles.js";
import { callPage } from "../world.js";
/** Undefined when the element is gone. */
export async function evidenceOf({ place: { frame, index } }) {
    const found = await callPage(frame, 'evidence', index);
    if (!found)
        return undefined;
    const { identity, ...evidence } = found;
    return { ...evidence, framePath: Frames.path(frame), fingerprint: createHash('sha256').update(identity).digest('hex').slice(0, 32) };
}
/** Rejects with `element_gone`. */
export async function read({ place: { frame, index }, what }) {
    const text = await callPage(frame, 'read', index, readLimits.characters);
    if (text === undefined)
        throw troubleError(what, { type: 'gone' });
    return text;
}
//# sourceMappingURL=evidence.js.map