/** Memory of processes as Linux counts it: the proportional set size, where a shared page counts by its share. */
import { readdir, readFile } from 'node:fs/promises';
/** Bytes held by all processes that descend from `root`. */
export async function memoryOfTree(root, { field, withRoot }) {
    const parents = await parentsOfAll();
    const isBelow = (pid) => {
        const parent = parents.get(pid);
        return parent !== undefined && (parent === root || isBelow(parent));
    };
    const below = [...parents.keys()].filter(isBelow);
    const sizes = await Promise.all([...(withRoot ? [root] : []), ...below].map((pid) => proportionalSetSize(pid, field)));
    return sizes.reduce((sum, size) => sum + size, 0);
}
async function parentsOfAll() {
    const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
    const parents = new Map();
    for (const pid of pids) {
        // A process may end at any moment, also between two reads.
        const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
        if (text !== undefined)
            parents.set(pid, Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1]));
    }
    return parents;
}
async function proportionalSetSize(pid, field) {
    const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
    return Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(text)?.[1] ?? 0) * 1024;
}
//# sourceMappingURL=memory.js.map