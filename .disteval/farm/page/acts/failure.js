import { FarmError } from "../../errors.js";
import { DocumentGone } from "../errors.js";
/** An act that could not be done, as against a page that can't be spoken to. */
const actFailures = [
    'element_gone',
    'element_unusable',
    'target_unreachable',
    'egress_refused',
    'proxy_failed',
];
/** What kept the act from being done; throws what befell the page itself. */
export function actFailure(act, error, sent) {
    if (error instanceof DocumentGone) {
        return new FarmError('element_gone', `the page changed ${sent ? 'during' : 'before'} the act ${act.kind}; observe it anew`);
    }
    if (error instanceof FarmError && actFailures.includes(error.code))
        return error;
    throw error;
}
//# sourceMappingURL=failure.js.map