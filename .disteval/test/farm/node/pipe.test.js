import { PassThrough } from 'node:stream';
import t from 'tap';
import { frameReader, openPipe } from "../../../farm/node/pipe.js";
import { canonical, readHead, withId } from "../../../farm/node/wire.js";
t.test('messages are cut at NUL bytes, wherever the chunks end', async (t) => {
    const stream = Buffer.from('one\0two\0\0three\0');
    for (let size = 1; size <= stream.length; size += 1) {
        const messages = [];
        const read = frameReader({ message: (raw) => messages.push(raw.toString()), dropped: () => t.fail('nothing is too heavy') }, 100);
        for (let at = 0; at < stream.length; at += size)
            read(stream.subarray(at, at + size));
        t.same(messages, ['one', 'two', '', 'three'], `chunks of ${size}`);
    }
});
t.test('a message that is too heavy is dropped with its head told, and the next one is whole', async (t) => {
    for (const size of [1, 3, 7, 50]) {
        const told = [];
        const read = frameReader({ message: (raw) => told.push(raw.toString()), dropped: (head) => told.push(`dropped ${head.toString().slice(0, 3)}`) }, 10);
        const stream = Buffer.from(`small\0abc${'x'.repeat(40)}\0next\0`);
        for (let at = 0; at < stream.length; at += size)
            read(stream.subarray(at, at + size));
        t.same(told, ['small', 'dropped abc', 'next'], `chunks of ${size}`);
    }
});
t.test('what waits for the browser to read can still be called off', async (t) => {
    const input = new PassThrough({ highWaterMark: 4 });
    const pipe = openPipe(input, new PassThrough(), { message: () => { }, dropped: () => { }, closed: () => { } });
    let wanted = true;
    pipe.send('fills the pipe');
    pipe.send('called off', () => wanted);
    pipe.send('kept');
    t.equal(pipe.queuedBytes(), 'called off\0kept\0'.length);
    wanted = false;
    const read = [];
    input.on('data', (chunk) => read.push(chunk));
    await pipe.drained();
    t.equal(pipe.queuedBytes(), 0);
    await new Promise((resolve) => setImmediate(resolve));
    t.equal(Buffer.concat(read).toString(), 'fills the pipe\0kept\0');
});
t.test('the head of a message is read from its ends, and what a page says can not forge it', async (t) => {
    const head = (message) => readHead(Buffer.from(JSON.stringify(message)));
    t.match(head({ id: 7, result: { big: 'x'.repeat(1000) }, sessionId: 'A1' }), { kind: 'response', id: 7, sessionId: 'A1' });
    t.match(head({ method: 'Page.loadEventFired', params: {}, sessionId: 'B2' }), {
        kind: 'event',
        method: 'Page.loadEventFired',
        sessionId: 'B2',
    });
    t.equal(head({ id: 7, result: { sessionId: 'C3' } })?.sessionId, undefined);
    t.equal(head({ id: 7, result: { value: ',"sessionId":"C3"}' } })?.sessionId, undefined);
    t.equal(head({ method: 'Page.x', params: { text: '","sessionId":"C3' } })?.sessionId, undefined);
    t.equal(head({ sessionId: 'C3', id: 7 }), undefined);
    t.match(readHead(canonical(Buffer.from('{"sessionId":"C3","result":{},"id":7}'))), { id: 7, sessionId: 'C3' });
    const raw = Buffer.from('{"id":123,"result":{"value":"\\u0000é"},"sessionId":"A1"}');
    const read = readHead(raw);
    t.same(read?.kind === 'response' && JSON.parse(withId(raw, read, 5).toString()), {
        id: 5,
        result: { value: '\u0000é' },
        sessionId: 'A1',
    });
});
//# sourceMappingURL=pipe.test.js.map