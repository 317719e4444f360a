/** The MongoDB stand-in: a server of the wire protocol, in Java, over a file. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PeerMissing, startPeer } from "./peer.js";
const root = fileURLToPath(new URL('../../..', import.meta.url));
const jars = join(root, '.peers', 'mongo');
const source = join(root, 'test', 'peers', 'mongo', 'Server.java');
/** Rejects with `PeerMissing` when java is not installed, or the jars were not fetched. What is written outlives a restart. */
export async function startMongo() {
    if (!existsSync(join(jars, 'pom.xml')))
        throw new PeerMissing('The MongoDB stand-in is missing: node deploy/peers.mjs fetches it');
    const folder = mkdtempSync(join(tmpdir(), 'troupe-mongo-'));
    return startPeer({
        url: (port) => `mongodb://127.0.0.1:${port}/troupe?directConnection=true`,
        command: (port) => ['java', '-Xmx256m', '-XX:+UseSerialGC', '-cp', join(jars, '*'), source, `${port}`, join(folder, 'data')],
        ready: /^\d+$/,
        cleanUp: () => rmSync(folder, { recursive: true, force: true }),
    });
}
//# sourceMappingURL=mongo.js.map