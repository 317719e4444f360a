import { redactText } from "../config/redaction.js";
import { previewOf } from "../store/keys.js";
import { keyOf } from "./auth.js";
import { pathOf } from "./path.js";
import { short } from "./short.js";
const windowMs = 60_000;
const addressesNamed = 20;
const others = 'others';
/**
 * Anybody may send such calls, so they must not fill the store: an address leaves one record a minute, which describes its
 * first call and is written at once; when the minute is over it is told how many there were. Where more than 20 addresses
 * call in a minute, those beyond are counted in one record without an address. That is less than a fifth of what one tenant
 * of the smallest plan may write. Who tries keys, when, with which kind of key and how often stays known; the paths of the
 * calls that are only counted are in the log.
 */
export function auditStrangers(audit) {
    let heard = new Map();
    let timer;
    const append = (request, call) => {
        return audit.append(call).catch((error) => {
            request.log.error({ err: error, call }, 'the audit record could not be written');
            return undefined;
        });
    };
    const flush = async () => {
        clearTimeout(timer);
        timer = undefined;
        const over = [...heard.values()].filter(({ calls }) => calls > 1);
        heard = new Map();
        for (const { calls, log, id: written } of over) {
            const id = await written;
            if (id === undefined)
                continue;
            await audit.count(id, calls).catch((error) => {
                log.error({ err: error, calls }, 'the number of calls could not be written into their audit record');
            });
        }
    };
    return {
        flush,
        async called(request, reply, status) {
            const address = heard.has(request.ip) || heard.size < addressesNamed ? request.ip : others;
            const known = heard.get(address);
            if (known !== undefined) {
                known.calls += 1;
                return;
            }
            timer ??= setTimeout(flush, windowMs).unref();
            const id = append(request, describe(request, reply, status, address));
            heard.set(address, { calls: 1, log: request.log, id });
            await id;
        },
    };
}
function describe(request, reply, status, address) {
    const key = keyOf(request);
    return {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        path: short(redactText(pathOf(request))),
        status,
        ...(address !== others && { address }),
        ...(key !== undefined && { keyPreview: previewOf(key) }),
        at: new Date(),
        durationMs: Math.round(reply.elapsedTime),
    };
}
//# sourceMappingURL=strangers.js.map