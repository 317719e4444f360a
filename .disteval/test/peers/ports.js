/** A port for a server that must be told one. */
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
/** Below what systems hand out by themselves (32768 and up on Linux): a port from there is soon somebody else's. */
const OURS = [10_000, 32_000];
/** A port on loopback for a server that is told its port and started later. */
export async function freePort() {
    for (;;) {
        const port = randomInt(...OURS);
        const probe = createServer().listen(port, '127.0.0.1');
        const listening = await once(probe, 'listening').then(() => true, (error) => {
            if (error.code !== 'EADDRINUSE')
                throw error;
            return false;
        });
        if (!listening)
            continue;
        probe.close();
        await once(probe, 'close');
        return port;
    }
}
//# sourceMappingURL=ports.js.map