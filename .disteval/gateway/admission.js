/** What a body must pass before the actors are asked: in the order of refusals, 400, 403, 501 (SPEC-NOTES, "Requests"). */
import { plans } from "../config/plans.js";
import { namesIn } from "../store/model/placeholders.js";
import { Refusal } from "./errors.js";
import { present } from "./present.js";
import { refuseUnbuilt } from "./unbuilt.js";
/** The run as the actors take it; throws the first `Refusal`. */
export async function admitRun(body, tenant, checkTarget) {
    if ('goal' in body) {
        throw new Refusal('bad_request', `there is no skill named ${body.goal}; for a goal in free text, send { url, prompt, success }`);
    }
    const { url, prompt, success, ...options } = body;
    refusePlaceholders({ url, success });
    await admitTarget(url, options, tenant, checkTarget);
    for (const [name, file] of Object.entries(options.files ?? {}))
        await checkTarget(`files.${name}.url`, file.url);
    refuseUnbuilt(options);
    const { proxy, authorized, confirmActions, files } = options;
    return { url, prompt, success, options: present({ proxy, authorized, confirmActions, files }) };
}
/** Secrets are only filled into fields: anywhere else their names would be taken literally. */
function refusePlaceholders(fields) {
    for (const [name, value] of Object.entries(fields)) {
        if (namesIn(JSON.stringify(value)).length > 0)
            throw new Refusal('bad_request', `${name} names a stored secret: only the prompt may, for secrets are filled into fields and nowhere else`);
    }
}
/** What every call that opens a page must pass; throws the first `Refusal`. */
export async function admitTarget(url, options, tenant, checkTarget) {
    if (options.stealth === true && options.authorized !== true) {
        throw new Refusal('bad_request', 'stealth needs authorized: true, the attestation that you may access the target');
    }
    if (options.stealth === true && !plans[tenant.plan].stealth) {
        throw new Refusal('plan_required', `stealth needs a pro or enterprise plan; this tenant's plan is ${tenant.plan}`);
    }
    await checkTarget('url', url);
    // As a web address, because only its host is in question.
    if (options.proxy !== undefined)
        await checkTarget('proxy', `http://${new URL(options.proxy).host}`);
}
//# sourceMappingURL=admission.js.map