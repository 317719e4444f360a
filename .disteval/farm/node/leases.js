/** The leases of a node: granted while there is a free slot, ended when released, not renewed, or robbed of their browser. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { followDownloads } from "./downloads.js";
import { openEndpoint } from "./multiplexer.js";
export function openLeases(options) {
    const { pool, metrics } = options;
    const leases = new Map();
    const whenEmpty = [];
    let draining = false;
    const load = () => {
        const { capacity, taken } = pool.places();
        return { capacity, free: draining ? 0 : capacity - taken };
    };
    const pathOf = ({ leaseId, token }) => `/v1/leases/${leaseId}?token=${token}`;
    const isEmpty = () => pool.places().taken === 0;
    function vacated() {
        options.onLoad();
        if (isEmpty())
            for (const resolve of whenEmpty.splice(0))
                resolve();
    }
    async function grant(request) {
        if (draining)
            return refuse('draining');
        if (request.fleet !== options.fleet)
            return refuse('fleet');
        const taken = metrics.acquire.startTimer();
        const taking = pool.take();
        if (!taking)
            return refuse('full');
        const slot = await taking.catch((error) => {
            vacated();
            throw error;
        });
        slot.guard.setUpstream(request.proxy);
        const lease = open(slot, request);
        taken();
        options.onLoad();
        return { leaseId: lease.leaseId, path: pathOf(lease), load: load() };
    }
    function refuse(reason) {
        metrics.refused.inc({ reason });
        return { refused: { reason, load: load() } };
    }
    function open(slot, { tenantId, epoch, ttlMs }) {
        const leaseId = randomBytes(12).toString('hex');
        const bounds = { browserContextId: slot.context.browserContextId, filesFolder: slot.filesFolder };
        const endpoint = openEndpoint({
            root: slot.browser.root,
            context: slot.context,
            bounds,
            onRefused: () => metrics.methodsRefused.inc(),
        });
        const { root } = slot.browser;
        const { browserContextId } = slot.context;
        const downloads = followDownloads({
            folder: slot.downloadsFolder,
            // One that has ended by itself meanwhile can't be called off.
            cancel: (guid) => void root.call('Browser.cancelDownload', { guid, browserContextId }).catch(() => undefined),
            tell: endpoint.tell,
        });
        slot.context.downloads = downloads;
        const now = Date.now();
        const timer = setTimeout(() => void end(leaseId, 'expired'), ttlMs);
        const token = randomBytes(24).toString('hex');
        const lease = {
            leaseId,
            token,
            tenantId,
            slot,
            endpoint,
            downloads,
            grantedAt: now,
            epoch,
            ttlMs,
            expiresAt: now + ttlMs,
            timer,
        };
        slot.owner = {
            refused: (params) => endpoint.tell({ method: 'Lease.egressRefused', params }),
            proxyFailed: (reason) => endpoint.tell({ method: 'Lease.proxyFailed', params: { reason } }),
            unreachable: (params) => endpoint.tell({ method: 'Lease.unreachable', params }),
            lost: () => void end(leaseId, 'browser_crashed'),
        };
        leases.set(leaseId, lease);
        metrics.granted.inc();
        return lease;
    }
    async function end(leaseId, reason) {
        const lease = leases.get(leaseId);
        if (!lease)
            return;
        leases.delete(leaseId);
        clearTimeout(lease.timer);
        lease.endpoint.close(reason);
        lease.downloads.close();
        metrics.ended.inc({ reason });
        metrics.egressBytes.inc(lease.slot.guard.bytes());
        await pool.drop(lease.slot);
        vacated();
    }
    /** A higher epoch is a new owner: the one before it loses its hands at once, whether or not the new one attaches yet. */
    function raise(lease, epoch) {
        if (epoch <= lease.epoch)
            return;
        lease.epoch = epoch;
        lease.endpoint.evict();
    }
    function refusal(leaseId, token, epoch) {
        const lease = leases.get(leaseId);
        if (!lease)
            return { status: 404, reason: 'this node has no such lease' };
        const given = Buffer.from(token);
        const wanted = Buffer.from(lease.token);
        if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
            return { status: 401, reason: 'wrong token' };
        if (epoch < lease.epoch)
            return { status: 409, reason: 'evicted' };
        return undefined;
    }
    return {
        grant,
        renew(leaseId, { epoch, ttlMs }) {
            const lease = leases.get(leaseId);
            if (!lease)
                return undefined;
            if (epoch < lease.epoch)
                return 'evicted';
            raise(lease, epoch);
            lease.ttlMs = ttlMs ?? lease.ttlMs;
            lease.expiresAt = Date.now() + lease.ttlMs;
            clearTimeout(lease.timer);
            lease.timer = setTimeout(() => void end(leaseId, 'expired'), lease.ttlMs);
            const { expiresAt, grantedAt, slot } = lease;
            return { leaseId, epoch, expiresAt, egressBytes: slot.guard.bytes(), browserMs: Date.now() - grantedAt, path: pathOf(lease) };
        },
        async release(leaseId, epoch) {
            if (epoch < (leases.get(leaseId)?.epoch ?? 0))
                return false;
            await end(leaseId, 'released');
            return true;
        },
        refusal,
        attach(leaseId, token, epoch, role, socket) {
            const lease = leases.get(leaseId);
            const refused = refusal(leaseId, token, epoch);
            if (!lease || refused)
                return socket.close(4000, refused?.reason);
            if (role === 'driver')
                raise(lease, epoch);
            lease.endpoint.attach(socket, role);
        },
        download(leaseId, token, epoch, guid) {
            const path = leases.get(leaseId)?.downloads.file(guid);
            return refusal(leaseId, token, epoch) ?? (path === undefined ? { status: 404, reason: 'this lease has no such download' } : { path });
        },
        load,
        list: () => [...leases.values()].map(({ leaseId, tenantId, epoch, expiresAt, endpoint, slot }) => ({
            leaseId,
            tenantId,
            epoch,
            attached: endpoint.isAttached(),
            expiresAt,
            egressBytes: slot.guard.bytes(),
        })),
        drain() {
            draining = true;
            options.onLoad();
        },
        isDraining: () => draining,
        empty: () => (isEmpty() ? Promise.resolve() : new Promise((resolve) => whenEmpty.push(resolve))),
        async close() {
            await Promise.all([...leases.keys()].map((leaseId) => end(leaseId, 'node_stopping')));
        },
    };
}
//# sourceMappingURL=leases.js.map