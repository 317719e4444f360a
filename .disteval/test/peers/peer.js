/** A server that the tests start, stop, kill and start again: a process, its port, and a folder of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import t from 'tap';
import { freePort } from "./ports.js";
/** A server that this machine lacks. */
export class PeerMissing extends Error {
    name = 'PeerMissing';
}
export async function startPeer({ url, command, env = () => ({}), ready, cleanUp }) {
    const port = await freePort();
    const start = () => launch(command(port), { ...process.env, ...env(port) }, ready);
    let server = await start().catch((error) => {
        cleanUp();
        throw error;
    });
    async function end(signal) {
        const ending = server;
        server = undefined;
        if (ending === undefined || ending.exitCode !== null || ending.signalCode !== null)
            return;
        const ended = once(ending, 'exit');
        ending.kill(signal);
        // One that is stopped hears of it when it goes on.
        ending.kill('SIGCONT');
        await ended;
    }
    return {
        url: url(port),
        pid: () => {
            if (server?.pid === undefined)
                throw new Error('The server does not run');
            return server.pid;
        },
        stop: () => end('SIGTERM').finally(cleanUp),
        kill: () => end('SIGKILL'),
        async restart() {
            await end('SIGTERM');
            server = await start();
        },
    };
}
async function launch([file, ...args], env, ready) {
    const server = spawn(file, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    // A test that dies must not leave it behind.
    const killIt = () => server.kill('SIGKILL');
    process.once('exit', killIt);
    server.once('exit', () => process.off('exit', killIt));
    const said = [];
    server.stderr.on('data', (chunk) => said.push(String(chunk)));
    const up = new Promise((resolve, reject) => {
        server.once('error', (error) => reject(error.code === 'ENOENT' ? new PeerMissing(`${file} is not installed`) : error));
        server.once('exit', (code) => reject(new Error(`${file} ended with ${code} before it listened:\n${said.join('')}`)));
        createInterface(server.stdout).on('line', (line) => {
            said.push(`${line}\n`);
            if (ready.test(line))
                resolve();
        });
    });
    await up;
    return server;
}
/**
 * Starts the server for this test file and stops it at the end. Where it is missing, the file is skipped by name on a
 * developer's machine (undefined is given), and fails where CI is set.
 */
export async function peerOrSkip(start) {
    try {
        const peer = await start();
        t.teardown(() => peer.stop());
        return peer;
    }
    catch (error) {
        if (!(error instanceof PeerMissing) || process.env.CI === 'true')
            throw error;
        t.plan(0, error.message);
        return undefined;
    }
}
//# sourceMappingURL=peer.js.map