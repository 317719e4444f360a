/** Bytes that a client may leave unread before it is let go. */
const mostUnread = 64 * 1024 * 1024;
/** A client that is let go has this long, in milliseconds, to close its side; a frozen one never does. */
const closingMs = 1_000;
/** Application codes of RFC 6455, 7.4.2. */
const closeCodes = { ended: 4000, misbehaved: 4001 };
export function openClient(socket, role, debuggerId, on) {
    let attached = true;
    let busy;
    const leave = () => {
        if (!attached)
            return;
        attached = false;
        on.gone();
    };
    const client = {
        role,
        debuggerId,
        discovers: false,
        isAttached: () => attached,
        answer: (raw) => client.send(raw),
        send(message) {
            if (!attached)
                return;
            if (socket.bufferedAmount > mostUnread)
                return client.close('too much unread');
            socket.send(message, { binary: false });
        },
        close(reason) {
            leave();
            socket.close(reason === 'too much unread' ? closeCodes.misbehaved : closeCodes.ended, reason);
            const timer = setTimeout(() => socket.terminate(), closingMs);
            socket.once('close', () => clearTimeout(timer));
        },
    };
    const hold = (until) => {
        socket.pause();
        const held = until.then(() => {
            if (busy !== held)
                return;
            busy = undefined;
            socket.resume();
        });
        busy = held;
    };
    socket.on('message', (data) => {
        if (!attached)
            return;
        const text = String(data);
        // What was received already when the socket was paused waits its turn; an evicted client's turn never comes.
        const later = busy ? busy.then(() => (attached ? on.command(client, text) : undefined)) : on.command(client, text);
        if (later)
            hold(later);
    });
    socket.on('close', leave);
    // `ws` closes the socket after an error.
    socket.on('error', leave);
    return client;
}
//# sourceMappingURL=attached-client.js.map