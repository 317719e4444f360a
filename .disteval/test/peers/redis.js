/** A Redis server of the test's own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPeer } from "./peer.js";
/** Rejects with `PeerMissing` when redis-server is not installed. It keeps nothing: a restart is an empty server. */
export function startRedis() {
    const folder = mkdtempSync(join(tmpdir(), 'troupe-redis-'));
    return startPeer({
        url: (port) => `redis://127.0.0.1:${port}`,
        command: (port) => ['redis-server', '--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'],
        ready: /Ready to accept connections/,
        cleanUp: () => rmSync(folder, { recursive: true, force: true }),
    });
}
//# sourceMappingURL=redis.js.map