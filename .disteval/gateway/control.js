/**
 * The operator's line into a running gateway: a Unix socket in the data folder, for its owner alone. The embedded store belongs
 * to one process, so a command given beside it is carried out by that process.
 */
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { socketPath } from "../store/lock.js";
const deadlineMs = 30_000;
const mostBytes = 1_048_576;
/** Answers each connection once: JSON until its writer is done, and JSON back. The data folder must be locked by this process. */
export async function openControl(dataDir, answer) {
    const path = controlPath(dataDir);
    // What an earlier life left: by the lock, nobody listens there.
    await rm(path, { force: true });
    const open = new Set();
    const server = createServer({ allowHalfOpen: true }, (socket) => {
        open.add(socket);
        socket.on('close', () => open.delete(socket));
        converse(socket, answer).catch(() => {
            // Cut off, too slow, too long or no JSON: no command of ours, and nobody to tell.
            socket.destroy();
        });
    });
    // Binding is synchronous, so nothing else is made under this mask, and the socket is never open to others.
    const mask = process.umask(0o177);
    try {
        server.listen(path);
    }
    finally {
        process.umask(mask);
    }
    await once(server, 'listening');
    return {
        async close() {
            for (const socket of open)
                socket.destroy();
            server.close();
            await once(server, 'close');
        },
    };
}
/** What the gateway of this data folder answers; undefined when none runs. Rejects when it breaks off. */
export async function askGateway(dataDir, request) {
    const socket = connect({ path: controlPath(dataDir), allowHalfOpen: true });
    try {
        await once(socket, 'connect');
    }
    catch (error) {
        if (['ENOENT', 'ECONNREFUSED'].includes(error.code ?? ''))
            return undefined;
        throw error;
    }
    socket.end(JSON.stringify(request));
    return JSON.parse(await readAll(socket));
}
const controlPath = (dataDir) => socketPath(dataDir, 'control.sock');
async function converse(socket, answer) {
    const request = JSON.parse(await readAll(socket));
    socket.end(JSON.stringify(await answer(request)));
}
/** Not by iterating, which ends both directions with the first. */
function readAll(socket) {
    return new Promise((resolve, reject) => {
        let text = '';
        socket.setTimeout(deadlineMs, () => socket.destroy(new Error(`nothing was said for ${deadlineMs / 1_000} s`)));
        socket.setEncoding('utf8');
        socket.on('data', (chunk) => {
            text += chunk;
            if (text.length > mostBytes)
                socket.destroy(new Error('too much was said'));
        });
        socket.once('end', () => resolve(text));
        socket.once('error', reject);
        socket.once('close', () => reject(new Error('the connection was cut off')));
    });
}
//# sourceMappingURL=control.js.map