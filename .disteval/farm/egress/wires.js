/** The TCP connections of one guard: opened only to checked addresses, counted, and ended together. */
import { connect, isIPv6 } from 'node:net';
const silenceMs = 20_000;
export function openWires() {
    const open = new Set();
    let endedBytes = 0;
    let closed = false;
    const add = (socket) => {
        open.add(socket);
        socket.once('close', () => {
            open.delete(socket);
            endedBytes += traffic(socket);
        });
    };
    return {
        connect(host, addresses, port, signal) {
            return new Promise((resolve, reject) => {
                if (closed || signal.aborted)
                    throw new Error('nobody waits for this connection');
                const socket = connect({ host, port, lookup: pinned(addresses), noDelay: true });
                add(socket);
                socket.setTimeout(silenceMs, () => socket.destroy(new Error(`no answer in ${silenceMs / 1000} s`)));
                const abort = () => socket.destroy();
                signal.addEventListener('abort', abort);
                socket.once('connect', () => {
                    signal.removeEventListener('abort', abort);
                    resolve(socket);
                });
                // Stays on for the socket's life: whoever uses it hears `close`.
                socket.on('error', reject);
                socket.once('close', () => reject(new Error('the connection was ended')));
            });
        },
        bytes: () => [...open].reduce((sum, socket) => sum + traffic(socket), endedBytes),
        close() {
            closed = true;
            for (const socket of open)
                socket.destroy();
        },
        closed: () => closed,
    };
}
function traffic(socket) {
    return socket.bytesRead + socket.bytesWritten;
}
/** Answers with the checked addresses whatever the name means by now. */
function pinned(addresses) {
    const all = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
    return (_host, options, callback) => {
        const [first] = all;
        process.nextTick(() => (options.all || first === undefined ? callback(null, all) : callback(null, first.address, first.family)));
    };
}
//# sourceMappingURL=wires.js.map