/** What the lease's guard has told since an act began: why a page could not be reached, by name. */
import { canonicalHost } from "../../config/addresses.js";
import { FarmError } from "../errors.js";
export class GuardWords {
    #refused = new Map();
    #unreachable = new Map();
    #proxy;
    listen(root, refused) {
        root.on('Lease.egressRefused', ({ host, reason }) => {
            this.#refused.set(host, reason);
            refused(host, reason);
        });
        root.on('Lease.unreachable', ({ host, reason }) => void this.#unreachable.set(host, reason));
        root.on('Lease.proxyFailed', ({ reason }) => {
            this.#proxy = reason;
        });
    }
    forget() {
        this.#refused.clear();
        this.#unreachable.clear();
        this.#proxy = undefined;
    }
    /** Why none of these addresses, the last one first, gave the page `what`; undefined when the guard has nothing to do with it. */
    about(what, addresses) {
        const hosts = addresses.map((address) => canonicalHost(URL.parse(address)?.hostname ?? '') ?? '').reverse();
        const refused = hosts.find((host) => this.#refused.has(host));
        if (refused !== undefined) {
            const message = `${what} could not be opened: ${refused} may not be reached: ${this.#refused.get(refused)}`;
            return new FarmError('egress_refused', message, { refusedHost: refused });
        }
        if (this.#proxy !== undefined)
            return new FarmError('proxy_failed', `${what} could not be opened: ${this.#proxy}`);
        const unreachable = hosts.find((host) => this.#unreachable.has(host));
        if (unreachable === undefined)
            return undefined;
        return new FarmError('target_unreachable', `${what} could not be opened: ${this.#unreachable.get(unreachable)}`);
    }
}
//# sourceMappingURL=guard-words.js.map