/** Reads the address of a CDP message without parsing what it carries, which may be megabytes of a page. */
/**
 * Chromium writes `id` or `method` first and `sessionId` last. The session can't be forged by what a page says: an unescaped
 * quote before the name of the last member is structure, and inside a string every quote is escaped.
 */
const responseStart = /^\{"id":(\d{1,15})(?=[,}])/;
const eventStart = /^\{"method":"([A-Za-z]+\.[A-Za-z]+)"/;
const sessionEnd = /,"sessionId":"([0-9A-Za-z]{1,64})"\}$/;
/** `undefined` when the message is not laid out so; `canonical` repairs that. */
export function readHead(raw) {
    const start = raw.toString('latin1', 0, 128);
    const sessionId = sessionEnd.exec(raw.toString('latin1', Math.max(0, raw.length - 96)))?.[1];
    const response = responseStart.exec(start);
    if (response?.[1] !== undefined)
        return { kind: 'response', id: Number(response[1]), idEnd: response[0].length, sessionId };
    const event = eventStart.exec(start);
    if (event?.[1] !== undefined)
        return { kind: 'event', method: event[1], sessionId };
    return undefined;
}
/** The same message with its members in the order that `readHead` wants. */
export function canonical(raw) {
    const { id, method, sessionId, ...rest } = JSON.parse(raw.toString());
    return Buffer.from(JSON.stringify({ ...(id === undefined ? { method } : { id }), ...rest, ...(sessionId === undefined ? {} : { sessionId }) }));
}
/** A response under the id that its client gave the command. */
export function withId(raw, head, id) {
    return Buffer.concat([Buffer.from(`{"id":${id}`), raw.subarray(head.idEnd)]);
}
//# sourceMappingURL=wire.js.map