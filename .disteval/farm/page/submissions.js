/** What asks a server for nothing but an answer (RFC 9110, 9.2.1). */
const safe = new Set(['GET', 'HEAD', 'OPTIONS']);
export const isSafe = (method) => safe.has(method);
/** Text and binary (RFC 6455, 5.2); the other frames of a socket say nothing. */
const messages = new Set([1, 2]);
/** The session's `Network` domain must be enabled. */
export function hearSubmissions(session, submitted) {
    session.on('Network.requestWillBeSent', ({ request }) => {
        if (!isSafe(request.method))
            submitted(request.method, request.url);
    });
    const sockets = new Map();
    session.on('Network.webSocketCreated', ({ requestId, url }) => void sockets.set(requestId, url));
    session.on('Network.webSocketClosed', ({ requestId }) => void sockets.delete(requestId));
    session.on('Network.webSocketFrameSent', ({ requestId, response }) => {
        if (messages.has(response.opcode))
            submitted('SEND', sockets.get(requestId) ?? 'a socket');
    });
    // What is sent over it is not told.
    session.on('Network.webTransportCreated', ({ url }) => submitted('SEND', url));
}
//# sourceMappingURL=submissions.js.map