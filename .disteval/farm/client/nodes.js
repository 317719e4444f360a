/** The farm nodes that a gateway knows, from what they announce; kept while the bus is down. */
import { Compile } from 'typebox/compile';
import { NodeAnnouncement } from "../protocol/lease.js";
const isAnnouncement = Compile(NodeAnnouncement);
/** A node whose announcement is missing is forgotten only after this long, in milliseconds: a bus may have lost its memory. */
const graceMs = 6_000;
export function openNodes(bus, clock = Date.now) {
    const known = new Map();
    let isSilent = false;
    let refreshing;
    async function read() {
        // A bus that is down says nothing about the nodes.
        const present = await bus.present('node').catch(() => undefined);
        const wasSilent = isSilent;
        isSilent = present === undefined;
        if (present === undefined)
            return false;
        const now = clock();
        // While it was down nobody could announce itself: the grace begins with its return.
        if (wasSilent)
            for (const node of known.values())
                node.seenAt = now;
        for (const { value } of present) {
            if (!isAnnouncement.Check(value))
                continue;
            const { id, url, fleet, capacity, free, draining } = value;
            const before = known.get(id);
            if (before)
                Object.assign(before, { capacity, free, resting: draining, seenAt: now });
            else
                known.set(id, { id, url, fleet, capacity, free, resting: draining, seenAt: now });
        }
        for (const node of known.values())
            if (now - node.seenAt > graceMs)
                known.delete(node.id);
        return true;
    }
    return {
        of: (fleet) => [...known.values()].filter((node) => node.fleet === fleet && !node.resting),
        all: () => [...known.values()],
        refresh() {
            refreshing ??= read().finally(() => {
                refreshing = undefined;
            });
            return refreshing;
        },
    };
}
export function noteLoad(node, load) {
    node.capacity = load.capacity;
    node.free = load.free;
}
/** Power of two choices: of two nodes taken at random, the one with more room. `random` is from 0 to 1. */
export function chooseNode(nodes, random = Math.random) {
    if (nodes.length <= 1)
        return nodes[0];
    const at = Math.floor(random() * nodes.length);
    const other = (at + 1 + Math.floor(random() * (nodes.length - 1))) % nodes.length;
    const [one, two] = [nodes[at], nodes[other]];
    return one && two && two.free > one.free ? two : one;
}
//# sourceMappingURL=nodes.js.map