/** A bounded queue in which tenants take turns, however many requests each of them has waiting. */
export function openFairQueue(limit) {
    /** In the order of their turns; no line is empty. */
    const lines = new Map();
    let size = 0;
    const longest = () => [...lines].reduce((most, line) => (line[1].length > (most?.[1].length ?? 0) ? line : most), undefined);
    function takeFrom(tenantId, line, index) {
        const [item] = line.splice(index, 1);
        if (line.length === 0)
            lines.delete(tenantId);
        if (item !== undefined)
            size -= 1;
        return item;
    }
    return {
        push(tenantId, item) {
            const line = lines.get(tenantId) ?? [];
            let out;
            if (size >= limit) {
                const most = longest();
                if (!most || most[1].length <= line.length + 1)
                    return item;
                out = takeFrom(most[0], most[1], most[1].length - 1);
            }
            lines.set(tenantId, line);
            line.push(item);
            size += 1;
            return out;
        },
        putBack(tenantId, item) {
            const line = lines.get(tenantId) ?? [];
            lines.delete(tenantId);
            const others = [...lines];
            lines.clear();
            lines.set(tenantId, [item, ...line]);
            for (const [other, waiting] of others)
                lines.set(other, waiting);
            size += 1;
        },
        shift() {
            const [first] = lines;
            if (!first)
                return undefined;
            const [tenantId, line] = first;
            const item = takeFrom(tenantId, line, 0);
            // The tenant's next turn comes after everyone else's.
            if (lines.delete(tenantId))
                lines.set(tenantId, line);
            return item;
        },
        remove(tenantId, item) {
            const line = lines.get(tenantId);
            const index = line?.indexOf(item) ?? -1;
            if (line && index !== -1)
                takeFrom(tenantId, line, index);
        },
        get size() {
            return size;
        },
    };
}
//# sourceMappingURL=fair-queue.js.map