/** Resolve, check, and then connect only to what was checked: the same for pages and for requests of the house itself. */
import { lookup as systemLookup } from 'node:dns/promises';
import { addressesOf, judge } from "../../config/addresses.js";
/** The system's resolver waits for half a minute when name servers are silent; a page's visitor does not. */
const lookupDeadlineMs = 10_000;
/** Long enough for the requests of one page load, short beside any time to live. */
const rememberedForMs = 10_000;
const rememberedAtMost = 1_000;
/** A lookup can't be called off and holds a thread of the process: a page that asks for names in a loop waits for itself only. */
const lookupsAtOnce = 32;
/**
 * A resolver that answers with the addresses of a canonical host that may be connected to. Whoever connects must use these
 * addresses and not the name: it may resolve differently a moment later (DNS rebinding). Never rejects.
 */
export function openResolver(allow, lookup = lookupAll) {
    const known = new Map();
    let underWay = 0;
    const remembered = (host) => {
        const found = known.get(host);
        if (found !== undefined && found.until > Date.now())
            return found.addresses;
        if (underWay >= lookupsAtOnce)
            return Promise.reject(new Error('too many names are being looked up'));
        if (known.size >= rememberedAtMost)
            known.clear();
        underWay += 1;
        const answer = lookup(host).finally(() => {
            underWay -= 1;
        });
        const addresses = withDeadline(answer);
        known.set(host, { until: Date.now() + rememberedForMs, addresses });
        addresses.catch(() => known.delete(host));
        return addresses;
    };
    return async (host, port) => {
        try {
            const { permitted, refusal } = judge(host, addressesOf(host) ?? (await remembered(host)), allow, port);
            if (refusal !== undefined)
                return { ok: false, reason: `${host} is refused: ${refusal.address} is ${refusal.reason}`, refusal };
            const [first, ...rest] = permitted;
            return first === undefined ? { ok: false, reason: `${host} has no address` } : { ok: true, addresses: [first, ...rest] };
        }
        catch (error) {
            return { ok: false, reason: saidOf(host, error) };
        }
    };
}
/** The system's own words name its calls and codes, which tell a person nothing. */
function saidOf(host, { syscall, code, message }) {
    if (code === 'EAI_AGAIN')
        return `the name ${host} could not be looked up: no name server answered`;
    return syscall === undefined ? `the name ${host} could not be looked up: ${message}` : `the name ${host} does not resolve`;
}
const lookupAll = async (host) => (await systemLookup(host, { all: true })).map(({ address }) => address);
function withDeadline(answer) {
    return new Promise((resolve, reject) => {
        const late = () => reject(new Error(`no name server answered in ${lookupDeadlineMs / 1000} s`));
        const timer = setTimeout(late, lookupDeadlineMs).unref();
        answer.then(resolve, reject).finally(() => clearTimeout(timer));
    });
}
//# sourceMappingURL=resolve.js.map