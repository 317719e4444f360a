/** A system whose reports can be awaited, and bare nact in a process of its own, to see what ends it. */
import { execFile } from 'node:child_process';
import { EventEmitter, on } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSystem } from "../../actors/system.js";
import { openStore } from "../../store/open.js";
export const crashed = (report) => report.type === 'crashed';
export const rule = (kind, more = {}) => ({ kind, parent: 'system', crash: 'stop', ...more });
/** Closed at teardown. `next` resolves with the first report, past or to come, that matches. */
export function createTestSystem(t, options = {}) {
    const reports = [];
    const escalations = [];
    const events = new EventEmitter();
    const system = createSystem({
        report(report) {
            reports.push(report);
            events.emit('report', report);
        },
        escalate: (status, error) => {
            escalations.push({ status, error });
            events.emit('escalated');
        },
        ...options,
    });
    t.teardown(() => system.close());
    async function next(matches) {
        const past = reports.find(matches);
        if (past)
            return past;
        for await (const [report] of on(events, 'report'))
            if (matches(report))
                return report;
        throw new Error('unreachable: the events never end');
    }
    return { system, reports, escalations, events, next };
}
/** Runs a script with `nact` in scope in its own process. */
export function bareNact(script) {
    return new Promise((resolve) => {
        const source = `const nact = require('nact');\n${script}`;
        execFile(process.execPath, ['-e', source], { timeout: 20_000 }, (error, stdout, stderr) => {
            resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr });
        });
    });
}
/** For what has no event of its own: looks again after every turn of the event loop. */
export async function until(holds) {
    while (!(await holds()))
        await new Promise((resolve) => setImmediate(resolve));
}
/** The embedded store in a folder of its own, gone at teardown. */
export async function openTestStore(t) {
    const dataDir = mkdtempSync(join(tmpdir(), 'troupe-actors-'));
    const store = await openStore({ dataDir, mongodbUrl: undefined, redisUrl: undefined });
    t.teardown(async () => {
        await store.close();
        rmSync(dataDir, { recursive: true });
    });
    return store;
}
//# sourceMappingURL=harness.js.map