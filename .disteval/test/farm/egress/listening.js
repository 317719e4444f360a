/** A server on loopback that ends with its test, connections and all. */
import { once } from 'node:events';
/** Resolves with the port; 0 takes a free one. */
export async function listening(t, server, host = '127.0.0.1', port = 0) {
    const open = new Set();
    server.on('connection', (socket) => {
        open.add(socket);
        socket.on('error', () => socket.destroy());
    });
    server.listen(port, host);
    await once(server, 'listening');
    t.teardown(() => {
        server.close();
        for (const socket of open)
            socket.destroy();
    });
    return server.address().port;
}
//# sourceMappingURL=listening.js.map