/** One tunnel between the browser and a target, and how its end is told so that the browser sends nothing twice. */
import { Transform } from 'node:stream';
import { handshake, Records } from "./tls-records.js";
/** The browser tells of what it sends, and of answers, by another way than they go: how much later, in milliseconds, at most. */
const late = { asked: 50, answered: 1_000 };
/** How long what may be a closing alert is held back for the close that comes with it, in milliseconds; longer while it matters. */
const closingMs = 50;
/** No record of TLS has this type: the browser takes it for a broken protocol (RFC 8446 5.1). */
const noRecord = Buffer.of(0x7f, 3, 3, 0, 1, 0);
/**
 * Both ways until either side is over. A browser never half-closes: when it ends, the far end is let go of and not waited for.
 * When the far end ends, what it sent before still goes to the browser.
 *
 * Chromium sends a request again, a purchase too, when a connection that it has used before is closed without an answer; when
 * its TLS is broken it does not (net/http/http_network_transaction.cc, `HandleIOError`). So a close that may leave a request
 * unanswered which must not be sent twice is told as broken TLS; any other stays a close, for what is only read may be
 * asked for again.
 */
export function join({ client, socket, head }, { target, unanswered, noAnswer }) {
    if (client.destroyed) {
        socket.destroy();
        return;
    }
    const records = new Records();
    let secure;
    /** Whether the client had the last word. */
    let owing = false;
    /** When the last of what the client sent went on, in milliseconds since 1970; never too early. */
    let sentAt = 0;
    /** The far end has ended: nothing that the client sends from now on leaves, so all of it may be sent again. */
    let over = false;
    let held;
    let letGo;
    const hear = (chunk) => {
        secure ??= chunk[0] === handshake;
        owing = true;
        sentAt = Date.now() + 1;
    };
    const pass = () => {
        clearTimeout(letGo);
        if (held !== undefined)
            answers.push(held);
        held = undefined;
    };
    const leavesUnanswered = async () => {
        if (!secure || client.destroyed || client.readableEnded)
            return false;
        const untilTold = Math.max(0, sentAt + late.asked - Date.now());
        const underWay = await unanswered.wait(target, sentAt, isOnce, untilTold);
        if (owing)
            return underWay !== 'repeatable';
        // With HTTP/2 the far end may have said something about the connection, and nothing to the request.
        return mayBeOnce(underWay) && mayBeOnce(await unanswered.wait(target, sentAt, isNotOnce, late.answered));
    };
    const asks = new Transform({
        // A turn of the loop later: if the far end's close has come already, it is heard of first.
        transform(chunk, _encoding, done) {
            setImmediate(() => {
                if (over)
                    return done();
                hear(chunk);
                done(null, chunk);
            });
        },
    });
    const answers = new Transform({
        transform(chunk, _encoding, done) {
            pass();
            const until = secure ? records.alertAt(chunk) : chunk.length;
            if (until > 0)
                owing = false;
            if (until < chunk.length) {
                held = chunk.subarray(until);
                letGo = setTimeout(() => void unanswered.wait(target, sentAt, isNotOnce, late.answered).then(pass), closingMs);
            }
            done(null, chunk.subarray(0, until));
        },
        flush(done) {
            clearTimeout(letGo);
            leavesUnanswered()
                .then((cut) => {
                if (!cut)
                    return pass();
                noAnswer();
                // What completes a record that was cut off does not fit its seal.
                answers.push(Buffer.concat([Buffer.alloc(records.missing), noRecord]));
            })
                .then(() => done(), done);
        },
    });
    answers.on('error', () => client.destroy());
    asks.once('end', () => socket.end(() => socket.destroy()));
    client.once('close', () => {
        clearTimeout(letGo);
        socket.destroy();
    });
    const end = () => {
        over = true;
        asks.unpipe(socket).resume();
    };
    socket.once('end', end);
    socket.once('close', () => {
        end();
        answers.end();
    });
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    if (head.length > 0) {
        hear(head);
        socket.write(head);
    }
    client.pipe(asks).pipe(socket);
    socket.pipe(answers).pipe(client);
}
const isOnce = (underWay) => underWay === 'once';
const isNotOnce = (underWay) => !isOnce(underWay);
const mayBeOnce = (underWay) => isOnce(underWay) || underWay === 'unseen';
//# sourceMappingURL=tunnel.js.map