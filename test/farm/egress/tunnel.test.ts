/** How a tunnel's end is told: broken where what must not be sent twice may have left, closed where it can't have. */
import { EventEmitter, once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import t, { type Test } from 'tap';
import { openGuard } from '../../../farm/egress/guard.ts';
import { listening } from './listening.ts';

/** The headers of a handshake's record and of one of application data, each with one byte. */
const hello = Buffer.of(22, 3, 3, 0, 1, 0);
const data = Buffer.of(23, 3, 3, 0, 1, 0);
/** The first byte of what breaks TLS. */
const broken = 0x7f;

/** Later than what has been sent, by a clock of milliseconds. */
const soon = () => Date.now() + 10;

/** A tunnel on which one exchange is over. */
async function used(t: Test, toldAll: () => Promise<unknown> = async () => undefined) {
  const events = { refused: () => {}, proxyFailed: () => {}, unreachable: () => {} };
  const guard = await openGuard({ allowPrivate: ['127.0.0.1'], events, toldAll });
  t.teardown(() => guard.close());
  const far = new EventEmitter<{ connection: [Socket] }>();
  const port = await listening(
    t,
    createServer((socket) => void far.emit('connection', socket)),
  );
  const connected = once(far, 'connection');
  const client = connect(Number(new URL(guard.proxyUrl).port), '127.0.0.1');
  t.teardown(() => client.destroy());
  client.write(`CONNECT 127.0.0.1:${port} HTTP/1.1\r\n\r\n`);
  await once(client, 'data');
  const [socket] = (await connected) as [Socket];
  client.write(hello);
  await once(socket, 'data');
  socket.write(data);
  await once(client, 'data');
  let heard = Buffer.alloc(0);
  client.on('data', (chunk) => {
    heard = Buffer.concat([heard, chunk]);
  });
  const ended = once(client, 'end').then(() => heard);
  const ask = (method: string, at = Date.now()) => guard.unanswered.asked(method, { method, url: `https://127.0.0.1:${port}/` }, at);
  return { client, socket, ask, ended, unanswered: guard.unanswered };
}

t.test('what begins while an idle connection closes may be sent again: it never left', async (t) => {
  const { client, socket, ask, ended } = await used(t);
  ask('POST', soon());
  socket.end();
  client.write(data);
  t.same(await ended, Buffer.alloc(0));
});

t.test('what left and has no answer is not sent again', async (t) => {
  const { client, socket, ask, ended } = await used(t);
  ask('POST');
  client.write(data);
  await once(socket, 'data');
  socket.destroy();
  t.equal((await ended)[0], broken);
});

t.test('what left, and only something else was said since, is not sent again', async (t) => {
  const { client, socket, ask, ended } = await used(t);
  ask('POST');
  client.write(data);
  await once(socket, 'data');
  socket.end(data);
  const told = await ended;
  t.same(told.subarray(0, data.length), data);
  t.equal(told[data.length], broken);
});

t.test('what left beside something that is only read, and is told of late, is not sent again', async (t) => {
  const { client, socket, ask, ended } = await used(t, async () => ask('POST', sent));
  ask('GET');
  const sent = Date.now();
  client.write(data);
  await once(socket, 'data');
  socket.destroy();
  t.equal((await ended)[0], broken);
});

t.test('a redirect may have been followed before it was told of', async (t) => {
  const { client, socket, ask, ended } = await used(t);
  ask('POST');
  client.write(data);
  await once(socket, 'data');
  ask('POST', soon());
  socket.end(data);
  t.equal((await ended)[data.length], broken);
});

t.test('what only reads may be asked for again', async (t) => {
  const { client, socket, ask, ended } = await used(t);
  ask('GET');
  client.write(data);
  await once(socket, 'data');
  socket.destroy();
  t.same(await ended, Buffer.alloc(0));
});

t.test('while a worker runs of which nothing is told, nothing that may have left is sent again', async (t) => {
  const { client, socket, ask, ended, unanswered } = await used(t);
  unanswered.unseen('worker');
  ask('GET');
  client.write(data);
  await once(socket, 'data');
  socket.destroy();
  t.equal((await ended)[0], broken);
});

t.test('what was let go of by its page may go on without it, and is not sent again', async (t) => {
  const { client, socket, ask, ended, unanswered } = await used(t);
  ask('POST');
  client.write(data);
  await once(socket, 'data');
  unanswered.abandoned('POST');
  socket.end(data);
  t.equal((await ended)[data.length], broken);
});
