/** The run's document, as it stands in each state of its actor. */
import { chargeFor, meteredPrice } from "../../config/rates.js";
import { dataWithoutSecrets, withoutSecrets } from "./secrets.js";
/** Of all legs. */
function usageOf({ meters, tokens }) {
    const legs = Object.values(meters);
    return {
        browserMs: Math.round(legs.reduce((sum, leg) => sum + leg.browserMs, 0)),
        egressBytes: legs.reduce((sum, leg) => sum + leg.egressBytes, 0),
        modelInputTokens: tokens.input,
        modelOutputTokens: tokens.output,
    };
}
/** The node's meters count most, but a lease was held at least this long by our own clock. */
export function atLeast(work, at) {
    if (work.lease === undefined)
        return work;
    const known = work.meters[work.leg] ?? { browserMs: 0, egressBytes: 0 };
    const meters = { ...known, browserMs: Math.max(known.browserMs, at - work.lease.since) };
    return { ...work, meters: { ...work.meters, [work.leg]: meters } };
}
export const isWithinReserve = (work) => meteredPrice(usageOf(work)) <= work.reserved;
/** More of a reserve, where the use comes close to it. */
export function extension(work) {
    const used = meteredPrice(usageOf(work));
    if (used <= work.reserved * 0.8)
        return [];
    return [{ type: 'extend', amount: (Math.max(work.reserved, used) + work.terms.flatPrice) }];
}
/** All that may not be read in what is written of the run. */
const secretsOf = ({ hidden, passwords, said }) => [...hidden, ...passwords, ...said];
/** What a goal merely calls secret may be a word like any other, and what was read is the answer: only what the page was given is masked in it. */
const filledInto = ({ hidden, passwords }) => [...hidden, ...passwords];
const listed = ({ name, type, url, bytes }) => ({ name, type, url, size: bytes.length });
/** As it stands at that moment. */
export function progressOf(work, at) {
    const { path, failures, dialogs, lease, order } = work;
    return {
        // Masked here and nowhere else: the run itself still needs the words as they are.
        ...withoutSecrets({ request: order.request, path, failures, dialogs }, secretsOf(work)),
        usage: usageOf(atLeast(work, at)),
        ...(work.downloads.length > 0 && { downloads: withoutSecrets(work.downloads.map(listed), secretsOf(work)) }),
        ...(Object.keys(work.data).length > 0 && { data: dataWithoutSecrets(work.data, filledInto(work)) }),
        ...(lease !== undefined && { nodeUrl: lease.nodeUrl, leaseId: lease.leaseId }),
    };
}
export function runningDocument(work, at) {
    const { order, terms } = work;
    return {
        _id: order.runId,
        tenantId: order.tenantId,
        mode: order.mode,
        status: 'running',
        gateway: terms.gateway,
        epoch: 1,
        leaseUntil: new Date(at + terms.limits.leaseTtlMs),
        ...progressOf(work, at),
        engineRev: terms.engineRev,
        createdAt: new Date(work.createdAt),
    };
}
export function endedDocument(work, verdict, endedAt) {
    const run = runningDocument(work, endedAt);
    return {
        ...run,
        status: verdict.status,
        success: verdict.status === 'complete',
        ...(verdict.status !== 'complete' && { failureCode: verdict.failureCode, error: withoutSecrets(verdict.error, secretsOf(work)) }),
        ...(verdict.status !== 'complete' &&
            verdict.missingSecret !== undefined && { code: 'credential_missing', missingSecret: verdict.missingSecret }),
        ...('confirmAction' in verdict && { confirmAction: withoutSecrets(verdict.confirmAction, secretsOf(work)) }),
        charge: chargeFor({ flat: work.terms.flatPrice, usage: run.usage, finished: verdict.status === 'complete' }),
        endedAt: new Date(endedAt),
    };
}
//# sourceMappingURL=record.js.map