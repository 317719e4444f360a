/** Fields of the spec whose effect is not built yet: a value that asks for it is refused by name, never ignored. */
import { Refusal } from "./errors.js";
import { short } from "./short.js";
const isTrue = (value) => value === true;
const isGiven = () => true;
/**
 * Which values ask for more than there is. What is left out of a test is harmless: an opt-out of what does not happen, or the
 * default.
 */
const asksForMore = {
    stealth: isTrue,
    proxyRotate: isTrue,
    sessionKey: isGiven,
    account: isGiven,
    platformProxy: isTrue,
    persistSession: isTrue,
    hitl: isTrue,
    record: isTrue,
    connect: isTrue,
    humanize: isTrue,
    loginMethod: isGiven,
};
/** Throws `not_built` for the first field that asks for what is not there. */
export function refuseUnbuilt(options) {
    for (const [field, asks] of Object.entries(asksForMore)) {
        const value = options[field];
        if (value === undefined || !asks(value))
            continue;
        const why = field === 'stealth' ? 'no stealth fleet is configured here' : 'its effect is not built yet';
        throw new Refusal('not_built', `${field}: ${short(JSON.stringify(value))} can't be honoured: ${why}; leave it out`);
    }
}
//# sourceMappingURL=unbuilt.js.map