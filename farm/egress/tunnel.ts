/** One tunnel between the browser and a target, and how its end is told so that the browser sends nothing twice. */
import { type Duplex, Transform } from 'node:stream';
import { handshake, Records } from './tls-records.ts';
import type { Unanswered, UnderWay } from './unanswered.ts';
import type { Target } from './upstream.ts';

interface TunnelEnds {
  readonly client: Duplex;
  readonly socket: Duplex;
  /** What the client sent behind its CONNECT. */
  readonly head: Buffer;
}

interface TunnelTerms {
  readonly target: Target;
  readonly unanswered: Unanswered;
  /** Resolves once the browser has told of all that it has sent until now. */
  toldAll(): Promise<unknown>;
  /** The target closed the connection, and owes an answer. */
  noAnswer(): void;
}

/**
 * The browser tells of what it sends, and of answers, by another way than they go: how much later, in milliseconds, at most, when
 * it does not say that all is told. A page that is on its way to another does not answer until it is there.
 */
const late = { asked: 250, answered: 1_000 };
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
export function join({ client, socket, head }: TunnelEnds, { target, unanswered, toldAll, noAnswer }: TunnelTerms): void {
  if (client.destroyed) {
    socket.destroy();
    return;
  }
  const records = new Records();
  let secure: boolean | undefined;
  /** Whether the client had the last word. */
  let owing = false;
  /** When the last of what the client sent went on, in milliseconds since 1970; never too early. */
  let sentAt = 0;
  /** The far end has ended: nothing that the client sends from now on leaves, so all of it may be sent again. */
  let over = false;
  let held: Buffer | undefined;
  let letGo: NodeJS.Timeout | undefined;

  const hear = (chunk: Buffer) => {
    secure ??= chunk[0] === handshake;
    owing = true;
    sentAt = Date.now() + 1;
  };
  const pass = () => {
    clearTimeout(letGo);
    if (held !== undefined) answers.push(held);
    held = undefined;
  };
  const leavesUnanswered = async () => {
    if (!secure || client.destroyed || client.readableEnded) return false;
    const untilTold = sentAt + late.asked - Date.now();
    if (untilTold > 0) await Promise.race([toldAll(), unanswered.wait(target, sentAt, isOnce, untilTold)]);
    const underWay = unanswered.to(target, sentAt);
    if (owing) return underWay !== 'repeatable';
    // With HTTP/2 the far end may have said something about the connection, and nothing to the request.
    return mayBeOnce(underWay) && mayBeOnce(await unanswered.wait(target, sentAt, isNotOnce, late.answered));
  };
  const asks = new Transform({
    // A turn of the loop later: if the far end's close has come already, it is heard of first.
    transform(chunk: Buffer, _encoding, done) {
      setImmediate(() => {
        if (over) return done();
        hear(chunk);
        done(null, chunk);
      });
    },
  });
  const answers = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      pass();
      const until = secure ? records.alertAt(chunk) : chunk.length;
      if (until > 0) owing = false;
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
          if (!cut) return pass();
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

const isOnce = (underWay: UnderWay) => underWay === 'once';
const isNotOnce = (underWay: UnderWay) => !isOnce(underWay);
const mayBeOnce = (underWay: UnderWay) => isOnce(underWay) || underWay === 'unseen';
