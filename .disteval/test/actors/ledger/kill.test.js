/** A process that is killed amid its writes, over and over, on one data folder. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import t from 'tap';
import { openStore } from "../../../store/open.js";
import { gateway, m } from "./harness.js";
const rounds = 5;
const linesOf = (round) => 7 + 13 * round;
/** What was said to be charged, by call. */
async function spendUntilKilled(dataDir, first, lines) {
    const spender = spawn(process.execPath, [fileURLToPath(new URL('./spender.js', import.meta.url)), dataDir, `${first}`], {
        stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(spender, 'exit');
    const charged = new Map();
    for await (const line of createInterface(spender.stdout)) {
        const [call, charge] = line.split(' ');
        charged.set(call, Number(charge));
        if (charged.size === lines)
            spender.kill('SIGKILL');
    }
    await ended;
    return charged;
}
t.test('what a killed process was told stands, the sums hold, and its last calls can be settled', async (t) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'troupe-kill-'));
    t.teardown(() => rmSync(dataDir, { recursive: true, force: true }));
    const told = new Map();
    let first = 0;
    for (let round = 0; round < rounds; round += 1) {
        const charged = await spendUntilKilled(dataDir, first, linesOf(round));
        t.ok(charged.size >= linesOf(round), `round ${round}: killed after ${charged.size} calls`);
        for (const [call, charge] of charged)
            told.set(call, charge);
        // The next life repeats the last calls, as one does whose reply was lost.
        first = Math.max(0, ...[...charged.keys()].map(Number)) - 4;
    }
    const store = await openStore({ dataDir, mongodbUrl: undefined, redisUrl: undefined });
    t.teardown(() => store.close());
    const { ledger } = await gateway(t, 'one', store, store.bus);
    const open = await (await store.documents.collection('reservations')).find({ state: 'open' });
    for (const { callId } of open)
        await ledger.settle('tenant', callId, m(0));
    let spent = 0;
    const last = Math.max(...[...told.keys()].map(Number)) + 10;
    for (let call = 0; call <= last; call += 1) {
        const reply = await ledger.settle('tenant', `${call}`, m(0));
        const charged = reply.type === 'done' ? (reply.charged ?? 0) : 0;
        if (told.has(`${call}`))
            t.equal(charged, told.get(`${call}`), `call ${call}`);
        spent += charged;
    }
    t.same(await ledger.balance('tenant'), { granted: 1_000_000, balance: 1_000_000 - spent, reserved: 0, spent });
});
//# sourceMappingURL=kill.test.js.map