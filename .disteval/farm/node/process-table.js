/** What Linux says about processes; elsewhere, nothing. */
import { readdir, readFile } from 'node:fs/promises';
const pageBytes = 4096;
/** `undefined` when there is no such process, or no way to know. */
export async function processFacts(pid) {
    // A process may end at any moment, also between two reads.
    const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
    if (text === undefined)
        return undefined;
    // The second field is the program's name in brackets and may hold anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z')
        return undefined;
    return { pid, group: Number(fields[2]), startedAt: fields[19] ?? '', rssBytes: Number(fields[21]) * pageBytes };
}
/** Memory that each process group holds, shared pages counted once a process: an upper bound. */
export async function memoryOfGroups(groups) {
    const sums = new Map(groups.map((group) => [group, 0]));
    const names = await readdir('/proc').catch(() => []);
    const facts = await Promise.all(names.filter((name) => /^\d+$/.test(name)).map((name) => processFacts(Number(name))));
    for (const fact of facts) {
        const sum = fact && sums.get(fact.group);
        if (fact && sum !== undefined)
            sums.set(fact.group, sum + fact.rssBytes);
    }
    return sums;
}
/** Ends every process of the group at once; one that is gone already is no error. */
export function killGroup(group) {
    try {
        process.kill(-group, 'SIGKILL');
    }
    catch (error) {
        if (error.code !== 'ESRCH')
            throw error;
    }
}
//# sourceMappingURL=process-table.js.map