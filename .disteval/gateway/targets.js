/** Whether a request may ask for an address at all (403 otherwise); what pages reach later is the farm's guard to judge. */
import { canonicalHost, portOf, refusalOfUrl } from "../config/addresses.js";
import { atMost } from "./at-most.js";
import { Refusal } from "./errors.js";
/** A name that takes longer is let through: the run that follows finds out with patience, and ends with a result. */
const patienceMs = 2_000;
export function targetCheck(allow, resolve) {
    return async (field, url) => {
        const refusal = refusalOfUrl(url, allow);
        if (refusal !== undefined) {
            throw new Refusal(refusal.kind === 'malformed' ? 'bad_request' : 'forbidden_target', `${field}: ${refusal.reason}`);
        }
        const parsed = new URL(url);
        const host = canonicalHost(parsed.hostname) ?? '';
        const resolution = await atMost(patienceMs, resolve(host, portOf(parsed)), undefined);
        if (resolution?.ok === false && resolution.refusal !== undefined) {
            const { address, reason } = resolution.refusal;
            throw new Refusal('forbidden_target', `${field}: ${host} resolves to ${address}, ${reason}: targets must be on the public internet`);
        }
    };
}
//# sourceMappingURL=targets.js.map