import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import t from 'tap';
import { openHouse } from "./house.js";
t.test('what the HTTP parser refuses is answered as every other error', async (t) => {
    const { app } = await openHouse(t);
    const { port, hostname } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const cases = [
        ['no HTTP at all\r\n\r\n', 400, /not a well-formed HTTP/],
        ['GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n', 400, /header Host is missing/],
        ['GET /healthz HTTP/1.1\r\nhost: x\r\nexpect: a miracle\r\n\r\n', 417, /Expect/],
        ['GET / HTTP/1.1\r\nhost: x\r\nbad header\r\n\r\n', 400, /not a well-formed HTTP/],
        [`GET / HTTP/1.1\r\nhost: x\r\nlong: ${'x'.repeat(20_000)}\r\n\r\n`, 431, /headers are too large/],
    ];
    for (const [request, status, error] of cases) {
        const socket = connect(Number(port), hostname);
        socket.write(request);
        const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
        t.match(head, new RegExp(`^HTTP/1.1 ${status} `));
        t.match(head, /\r\nx-request-id: [0-9a-f-]{36}\r\n/);
        t.match(head, `content-length: ${body.length}`);
        t.match(JSON.parse(body), { error, code: 'bad_request' });
    }
});
//# sourceMappingURL=unread.test.js.map