import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import t, {} from 'tap';
import { lockFolder } from "../../store/lock.js";
const holderPath = fileURLToPath(new URL('./holder.js', import.meta.url));
const aFolder = (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'troupe-lock-'));
    t.teardown(() => rmSync(folder, { recursive: true }));
    return folder;
};
/** A process that asked for the lock, and what it was told. */
async function holder(t, folder) {
    const child = spawn(process.execPath, [holderPath, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
    t.teardown(() => child.kill('SIGKILL'));
    const [said] = (await once(createInterface(child.stdout), 'line'));
    return { process: child, said };
}
async function ended(child, how) {
    const exit = once(child, 'exit');
    how();
    await exit;
}
t.test('a second taker is refused by name, in this process or another', async (t) => {
    const folder = aFolder(t);
    const lock = await lockFolder(folder);
    const refusal = { name: 'StoreError', code: 'locked', message: new RegExp(`${folder}.* process ${process.pid}\\b`) };
    await t.rejects(lockFolder(folder), refusal);
    t.equal((await holder(t, folder)).said, 'locked');
    await lock.release();
    const next = await holder(t, folder);
    t.equal(next.said, 'held');
    await t.rejects(lockFolder(folder), { message: new RegExp(`process ${next.process.pid}\\b`) });
    await ended(next.process, () => next.process.stdin?.end());
    await (await lockFolder(folder)).release();
});
t.test('the lock of a killed process is taken over, that of a stopped one is not', async (t) => {
    const folder = aFolder(t);
    const { process: child, said } = await holder(t, folder);
    t.equal(said, 'held');
    child.kill('SIGSTOP');
    await t.rejects(lockFolder(folder), { code: 'locked' });
    await ended(child, () => child.kill('SIGKILL'));
    const lock = await lockFolder(folder);
    t.equal(readdirSync(folder).length, 2, 'and what it left is cleared away');
    await lock.release();
});
t.test('a dead lock that names a living process, its number being used again, is taken over', async (t) => {
    const folder = aFolder(t);
    symlinkSync(`${process.pid}:lock-dead.sock`, join(folder, 'lock.7'));
    const lock = await lockFolder(folder);
    t.ok(readdirSync(folder).includes('lock.8'));
    await lock.release();
});
t.test('of many starters at once exactly one wins, on a new folder and over a dead lock', async (t) => {
    const folder = aFolder(t);
    for (let round = 0; round < 3; round += 1) {
        const starters = await Promise.all(Array.from({ length: 6 }, () => holder(t, folder)));
        const winners = starters.filter(({ said }) => said === 'held');
        t.equal(winners.length, 1);
        t.equal(starters.filter(({ said }) => said === 'locked').length, 5);
        await Promise.all(winners.map(({ process: child }) => ended(child, () => child.kill('SIGKILL'))));
    }
});
t.test('of many takers inside one process exactly one wins', async (t) => {
    const folder = aFolder(t);
    for (let round = 0; round < 20; round += 1) {
        const takers = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
        const won = takers.flatMap((taker) => (taker.status === 'fulfilled' ? [taker.value] : []));
        t.equal(won.length, 1);
        await won[0]?.release();
    }
});
t.test('a folder may lie deeper than the path of a socket reaches', async (t) => {
    const folder = join(aFolder(t), 'd'.repeat(120));
    mkdirSync(folder);
    const lock = await lockFolder(folder);
    t.equal((await holder(t, folder)).said, 'locked');
    await lock.release();
    const next = await holder(t, folder);
    t.equal(next.said, 'held');
    await ended(next.process, () => next.process.stdin?.end());
});
//# sourceMappingURL=lock.test.js.map