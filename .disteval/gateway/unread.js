/** Answers for what never became a request: the HTTP parser gave up on it, it did not come in time, or it expects what nobody does. */
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
const answers = {
    HPE_HEADER_OVERFLOW: { status: 431, error: 'the headers are too large: together with the request line at most 16 kB' },
    ERR_HTTP_REQUEST_TIMEOUT: { status: 408, error: 'the request did not arrive whole in time: send it again' },
};
const malformed = { status: 400, error: 'this is not a well-formed HTTP/1.1 request' };
/** A handler of `clientError` (Node, `http.Server`): the last word on the connection, in the form of every other error. */
export function answerUnread(log) {
    return (cause, socket) => {
        if (!socket.writable) {
            socket.destroy();
            return;
        }
        const { status, error } = answers[cause.code ?? ''] ?? malformed;
        const { body, headers } = answer(log, status, error, cause.code);
        const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)];
        socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
    };
}
/** A handler of `checkExpectation` (Node, `http.Server`): all but `100-continue` is refused (RFC 9110, 10.1.1). */
export function refuseExpectation(log) {
    return (_request, response) => {
        const { body, headers } = answer(log, 417, 'of the header Expect only 100-continue is understood: leave it out', 'expectation');
        response.writeHead(417, headers).end(body);
    };
}
function answer(log, status, error, reason) {
    const requestId = randomUUID();
    log.info({ requestId, status, reason }, 'answered what could not be read');
    const body = JSON.stringify({ error, code: 'bad_request' });
    const headers = {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        'x-request-id': requestId,
        connection: 'close',
    };
    return { body, headers };
}
//# sourceMappingURL=unread.js.map