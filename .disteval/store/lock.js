/**
 * The right of one process to a data folder.
 *
 * The holder listens on a socket in the folder, which the kernel closes with the process, however that ends: no process id is
 * trusted. Links `lock.1`, `lock.2`, … name the holders, each made in one exclusive step; the highest one counts, and it is
 * left behind, so that a number is never taken twice.
 */
import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StoreError } from "./errors.js";
/** Paths of sockets are cut off past this by the smallest of the systems. */
const longestSocketPath = 100;
/** Rejects with `locked`, naming the holder, when a living process holds the folder. The folder must exist. */
export async function lockFolder(folder) {
    for (;;) {
        const name = `lock-${randomBytes(6).toString('hex')}.sock`;
        const server = await listen(socketPath(folder, name));
        try {
            if (await take(folder, name))
                return { release: () => close(server) };
        }
        catch (error) {
            await close(server);
            throw error;
        }
        // Another one was faster: look at it, with a new socket, since it may have cleared this one away.
        await close(server);
    }
}
/** False when another process took the number meanwhile. */
async function take(folder, name) {
    const highest = latest(folder);
    if (highest > 0)
        await refuseIfAlive(folder, highest);
    const mine = highest + 1;
    try {
        symlinkSync(`${process.pid}:${name}`, lockPath(folder, mine));
    }
    catch (error) {
        if (error.code === 'EEXIST')
            return false;
        throw error;
    }
    // The number may have been free because its taker has gone since, and a later one has cleared up.
    if (latest(folder) !== mine) {
        rmSync(lockPath(folder, mine), { force: true });
        return false;
    }
    for (const older of numbers(folder))
        if (older < mine)
            clear(folder, older);
    return true;
}
async function refuseIfAlive(folder, number) {
    const holder = readHolder(folder, number);
    if (holder === undefined || !(await answers(socketPath(folder, holder.socket))))
        return;
    throw new StoreError('locked', `The data folder ${folder} is in use by process ${holder.pid}: stop that one, or set DATA_DIR to another folder`);
}
function readHolder(folder, number) {
    try {
        const [pid = '', socket = ''] = readlinkSync(lockPath(folder, number)).split(':');
        return { pid, socket };
    }
    catch (error) {
        if (error.code === 'ENOENT')
            return undefined;
        throw error;
    }
}
function clear(folder, number) {
    const holder = readHolder(folder, number);
    if (holder !== undefined)
        rmSync(socketPath(folder, holder.socket), { force: true });
    rmSync(lockPath(folder, number), { force: true });
}
const lockPath = (folder, number) => join(folder, `lock.${number}`);
function numbers(folder) {
    return readdirSync(folder).flatMap((entry) => /^lock\.(\d+)$/.exec(entry)?.slice(1).map(Number) ?? []);
}
const latest = (folder) => Math.max(0, ...numbers(folder));
export function socketPath(folder, name) {
    const inside = join(folder, name);
    if (Buffer.byteLength(inside) <= longestSocketPath)
        return inside;
    const digest = createHash('sha256').update(inside).digest('hex').slice(0, 24);
    return join(tmpdir(), `troupe-${digest}.sock`);
}
function listen(path) {
    return new Promise((resolve, reject) => {
        const server = createServer((socket) => socket.destroy());
        server.once('error', reject);
        server.listen(path, () => resolve(server.unref()));
    });
}
/** Only a refusal, or no socket at all, proves that nobody listens. */
function answers(path) {
    return new Promise((resolve) => {
        const socket = connect(path);
        socket.once('connect', () => {
            socket.destroy();
            resolve(true);
        });
        socket.once('error', (error) => resolve(error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT'));
    });
}
function close(server) {
    return new Promise((resolve) => server.close(() => resolve()));
}
//# sourceMappingURL=lock.js.map