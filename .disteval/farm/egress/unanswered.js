/** The requests of a lease's pages that have no answer yet, by host, as its browser tells of them. */
import { canonicalHost } from "../../config/addresses.js";
/** Safe methods (RFC 9110 9.2.1). */
export const isSafe = (method) => ['GET', 'HEAD', 'OPTIONS'].includes(method);
/** How long requests outlive what sent them, in milliseconds: Chromium ends them then (`fetch`, keepalive). */
const lingerMs = 30_000;
/** Pages that close leave requests without a last word. */
const mostKept = 1_000;
export function openUnanswered() {
    const open = new Map();
    const unseen = new Set();
    const waiting = new Set();
    const changed = () => {
        for (const look of waiting)
            look();
    };
    const to = ({ host, port }, until) => {
        const there = [...open.values()].filter(({ authority, at }) => authority === `${host}:${port}` && at <= until);
        if (there.some(({ safe }) => !safe))
            return 'once';
        if (unseen.size > 0)
            return 'unseen';
        return there.length === 0 ? 'unknown' : 'repeatable';
    };
    const settled = (requestId) => {
        if (open.delete(requestId))
            changed();
    };
    return {
        asked(requestId, { method, url }, at) {
            const since = Math.min(at, open.get(requestId)?.at ?? at);
            open.delete(requestId);
            const { protocol, hostname, port } = URL.parse(url) ?? {};
            if (protocol === 'https:')
                open.set(requestId, { authority: `${canonicalHost(hostname ?? '')}:${port || 443}`, safe: isSafe(method), at: since });
            const [oldest] = open.keys();
            if (open.size > mostKept && oldest !== undefined)
                open.delete(oldest);
            changed();
        },
        settled,
        abandoned(requestId) {
            const request = open.get(requestId);
            if (request === undefined || request.safe)
                return settled(requestId);
            setTimeout(() => {
                // A redirect may have taken its place.
                if (open.get(requestId) === request)
                    settled(requestId);
            }, lingerMs).unref();
        },
        unseen: (targetId) => void unseen.add(targetId),
        gone(targetId) {
            // What it has sent may go on without it.
            if (unseen.has(targetId))
                setTimeout(() => unseen.delete(targetId), lingerMs).unref();
        },
        to,
        wait: (target, until, wanted, ms) => new Promise((resolve) => {
            const done = () => {
                waiting.delete(look);
                clearTimeout(timer);
                resolve(to(target, until));
            };
            const look = () => {
                if (wanted(to(target, until)))
                    done();
            };
            const timer = setTimeout(done, ms);
            waiting.add(look);
            look();
        }),
    };
}
//# sourceMappingURL=unanswered.js.map