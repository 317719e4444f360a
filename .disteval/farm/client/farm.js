import { FarmError } from "../errors.js";
import { openFairQueue } from "./fair-queue.js";
import { openNodeApi } from "./node-api.js";
import { chooseNode, noteLoad, openNodes } from "./nodes.js";
/** In milliseconds. While requests wait, the nodes' load is read at the faster pace; with the bus down, they are asked themselves. */
const paces = { idle: 2_000, waiting: 250 };
const retryBounds = { least: 1_000, most: 30_000 };
/** Resolves when the nodes on the bus are known, or the bus has said that it is down. */
export async function openFarm(options) {
    const { queueLimit = 100, queueWaitMs = 30_000 } = options;
    const tooLong = `none came free in the ${queueWaitMs / 1000} s that a request waits for one`;
    const api = openNodeApi(options.secret);
    const nodes = openNodes(options.bus);
    /** One for each fleet that was ever asked for and had a node, which are few: never replaced, for who was asked for comes back to it. */
    const queues = new Map();
    /** How long leases are held, as a moving mean, for `retryAfterMs`. */
    let meanHeldMs = 5_000;
    let closed = false;
    let timer;
    let pace = paces.idle;
    function queueOf(fleet) {
        const queue = queues.get(fleet) ?? openFairQueue(queueLimit);
        queues.set(fleet, queue);
        return queue;
    }
    const waiting = () => [...queues.values()].reduce((sum, { size }) => sum + size, 0);
    /** `why` says what happened beside that every browser is in use. */
    function full(fleet, why) {
        const places = Math.max(1, nodes.of(fleet).reduce((sum, { capacity }) => sum + capacity, 0));
        const estimate = ((queueOf(fleet).size + 1) * meanHeldMs) / places;
        const retryAfterMs = Math.round(Math.min(retryBounds.most, Math.max(retryBounds.least, estimate)));
        return new FarmError('farm_full', `every browser of the fleet "${fleet}" is in use and ${why}; try again later`, { retryAfterMs });
    }
    const unavailable = (fleet) => new FarmError('farm_unavailable', `no farm node of the fleet "${fleet}" can be reached`);
    /** Gives the waiting their turns while a node is believed to have room; `probe` asks one even where none is. */
    function pump(fleet, probe = false) {
        const queue = queueOf(fleet);
        for (let first = probe; queue.size > 0; first = false) {
            const known = nodes.of(fleet);
            const node = chooseNode(known.filter(({ free }) => free > 0)) ?? (first ? chooseNode(known) : undefined);
            if (!node)
                break;
            const waiter = queue.shift();
            if (waiter)
                void ask(node, waiter);
        }
        if (queue.size > 0)
            hurry();
    }
    async function ask(node, waiter) {
        const { order } = waiter;
        node.free = Math.max(0, node.free - 1);
        try {
            const answer = await api.grant(node.url, order);
            if ('granted' in answer) {
                noteLoad(node, answer.granted.load);
                const lease = hold(node.url, answer.granted.leaseId, answer.granted.webSocketUrl, order.epoch);
                if (waiter.gone)
                    await lease.release();
                else
                    waiter.resolve(lease);
                return;
            }
            noteLoad(node, answer.refused.load);
            if (answer.refused.reason !== 'full')
                rest(node, waiter, unavailable(order.fleet));
        }
        catch (error) {
            rest(node, waiter, error);
        }
        if (waiter.gone)
            return;
        queueOf(order.fleet).putBack(order.tenantId, waiter);
        pump(order.fleet);
    }
    /** Passes the node over from now on; the waiter is told why when it was the last. */
    function rest(node, waiter, error) {
        node.resting = true;
        if (nodes.of(node.fleet).length === 0)
            waiter.reject(error);
    }
    function hold(nodeUrl, leaseId, webSocketUrl, epoch) {
        const since = Date.now();
        let releasing;
        const release = async () => {
            meanHeldMs += (Date.now() - since - meanHeldMs) / 16;
            // A lease that can't be released ends when it is not renewed.
            const done = await api.release(nodeUrl, leaseId, epoch).then(() => true, () => false);
            const node = nodes.all().find(({ url }) => url === nodeUrl);
            if (!done || !node)
                return;
            node.free = Math.min(node.capacity, node.free + 1);
            pump(node.fleet);
        };
        return {
            leaseId,
            nodeUrl,
            attach: () => options.openPage({ webSocketUrl: `${webSocketUrl}&epoch=${epoch}` }),
            renew: (ttlMs) => api.renew(nodeUrl, leaseId, { epoch, ttlMs }),
            release() {
                releasing ??= release();
                return releasing;
            },
        };
    }
    function enqueue(order, signal) {
        return new Promise((resolve, reject) => {
            const settle = () => {
                clearTimeout(overdue);
                signal.removeEventListener('abort', abort);
            };
            const leave = (error) => {
                waiter.gone = true;
                queueOf(order.fleet).remove(order.tenantId, waiter);
                settle();
                reject(error);
            };
            const abort = () => leave(signal.reason);
            const overdue = setTimeout(() => leave(nodes.of(order.fleet).length === 0 ? unavailable(order.fleet) : full(order.fleet, tooLong)), queueWaitMs);
            const waiter = {
                order,
                gone: false,
                resolve(lease) {
                    settle();
                    resolve(lease);
                },
                reject: leave,
            };
            signal.addEventListener('abort', abort);
            queueOf(order.fleet).push(order.tenantId, waiter)?.reject(full(order.fleet, 'the queue for one is full'));
            pump(order.fleet);
        });
    }
    function schedule(next) {
        clearTimeout(timer);
        pace = next;
        if (!closed)
            timer = setTimeout(tick, pace);
    }
    /** Never puts the next look at the nodes off, however often requests come. */
    function hurry() {
        if (pace > paces.waiting)
            schedule(paces.waiting);
    }
    async function tick() {
        const heard = await nodes.refresh();
        for (const fleet of queues.keys())
            pump(fleet, !heard);
        schedule(waiting() > 0 ? paces.waiting : paces.idle);
    }
    await nodes.refresh();
    schedule(paces.idle);
    return {
        async lease(order, signal) {
            signal.throwIfAborted();
            if (closed)
                throw unavailable(order.fleet);
            if (nodes.of(order.fleet).length === 0)
                await nodes.refresh();
            signal.throwIfAborted();
            if (nodes.of(order.fleet).length === 0)
                throw unavailable(order.fleet);
            return enqueue(order, signal);
        },
        async adopt(nodeUrl, leaseId, epoch) {
            const { webSocketUrl } = await api.renew(nodeUrl, leaseId, { epoch });
            return hold(nodeUrl, leaseId, webSocketUrl, epoch);
        },
        offers: (fleet) => nodes.of(fleet).length > 0,
        load() {
            const sum = { capacity: 0, free: 0 };
            for (const { capacity, free } of nodes.all()) {
                sum.capacity += capacity;
                sum.free += free;
            }
            return { ...sum, waiting: waiting() };
        },
        async close() {
            closed = true;
            clearTimeout(timer);
            for (const [fleet, queue] of queues) {
                for (let waiter = queue.shift(); waiter; waiter = queue.shift())
                    waiter.reject(unavailable(fleet));
            }
            await api.close();
        },
    };
}
//# sourceMappingURL=farm.js.map