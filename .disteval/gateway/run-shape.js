/** Which of the two shapes a run's body is meant to be, and what keeps it from being that; said before any schema is asked. */
import { skillName } from "./schemas/run-body.js";
import { deepestSuccess, isTooDeep } from "./schemas/success.js";
const missing = (fields) => `${fields.join(' and ')} ${fields.length === 1 ? 'is' : 'are'} missing`;
const bothShapes = 'send { url, prompt, success } for a goal in free text, or { target, goal } with the name of a compiled skill';
/** Reads any JSON value. What it passes as well-meant may still break the schema of its shape. */
export function shapeOfRun(body) {
    if (typeof body !== 'object' || body === null || Array.isArray(body))
        return { problem: `the body must be a JSON object: ${bothShapes}` };
    const has = (field) => Object.hasOwn(body, field);
    const adHoc = ['url', 'prompt', 'success'];
    const named = ['target', 'goal'];
    if (adHoc.some(has))
        return shapeOfAdHoc(body, has);
    if (!named.some(has))
        return { problem: `the body names no goal: ${bothShapes}` };
    if ('goal' in body && typeof body.goal === 'string' && !skillName.test(body.goal)) {
        return { problem: `goal must be the name of a compiled skill (${skillName.source}); for free text, send { url, prompt, success }` };
    }
    const absent = named.filter((field) => !has(field));
    if (absent.length > 0)
        return { problem: `${missing(absent)}: ${bothShapes}` };
    return { shape: 'NamedRun' };
}
function shapeOfAdHoc(body, has) {
    const mixed = ['target', 'goal'].filter(has);
    if (mixed.length > 0)
        return { problem: `${mixed.join(' and ')} can't stand beside url, prompt or success: ${bothShapes}` };
    const absent = ['url', 'prompt', 'success'].filter((field) => !has(field));
    if (absent.length > 0)
        return { problem: `${missing(absent)}: ${bothShapes}` };
    if ('success' in body && isTooDeep(body.success)) {
        return { problem: `success is nested more than ${deepestSuccess} levels deep, or holds more than 500 conditions` };
    }
    return { shape: 'AdHocRun' };
}
//# sourceMappingURL=run-shape.js.map