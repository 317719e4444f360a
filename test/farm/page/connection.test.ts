import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import t, { type Test } from 'tap';
import { type WebSocket, WebSocketServer } from 'ws';
import type { FarmError } from '../../../farm/errors.ts';
import { Connection } from '../../../farm/page/connection.ts';

/** An endpoint whose far side does as it is told, and a connection to it. */
async function connected(t: Test, serve: (socket: WebSocket) => void, options: { heartbeatMs?: number; deadlineMs?: number } = {}) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  t.teardown(() => {
    for (const client of server.clients) client.terminate();
    server.close();
  });
  server.on('connection', serve);
  await once(server, 'listening');
  let lose: (error: FarmError) => void = () => undefined;
  const lost = new Promise<FarmError>((resolve) => {
    lose = resolve;
  });
  const seen: string[] = [];
  const webSocketUrl = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const connection = await Connection.open(
    { webSocketUrl, deadlineMs: 5_000, heartbeatMs: 60_000, ...options },
    ({ root }) => root.on('Target.attachedToTarget', ({ sessionId }) => seen.push(sessionId)),
    (error) => lose(error),
  );
  t.teardown(() => connection.close());
  return { connection, lost, seen };
}

const attached = (sessionId: string) => JSON.stringify({ method: 'Target.attachedToTarget', params: { sessionId } });

t.test('what is replayed together with the handshake is heard', async (t) => {
  const { connection, seen } = await connected(t, (socket) => {
    socket.send(attached('first'));
    socket.on('message', (data) => socket.send(JSON.stringify({ id: JSON.parse(String(data)).id, result: {} })));
  });
  await connection.root.send('Browser.getVersion');
  t.same(seen, ['first']);
});

t.test('a command that is not answered ends at its deadline, by name', async (t) => {
  const { connection } = await connected(t, () => undefined, { deadlineMs: 1_500 });
  await t.rejects(connection.root.send('Browser.getVersion'), { code: 'deadline', message: /Browser\.getVersion/ });
});

t.test('a socket that has fallen silent is found, and who waits is told', async (t) => {
  const { connection, lost } = await connected(t, () => undefined, { heartbeatMs: 20 });
  const waiting = t.rejects(connection.root.send('Target.getTargets'), { code: 'lease_lost' });
  t.match(await lost, { code: 'lease_lost', message: /silent/ });
  await waiting;
  await t.rejects(connection.root.send('Target.getTargets'), { code: 'lease_lost' });
});

t.test('a quiet endpoint that answers every sign of life is kept', async (t) => {
  let asked = 0;
  let enough: () => void = () => undefined;
  const answeredOften = new Promise<void>((resolve) => {
    enough = resolve;
  });
  const { connection, lost } = await connected(
    t,
    (socket) =>
      socket.on('message', (data) => {
        asked += 1;
        socket.send(JSON.stringify({ id: JSON.parse(String(data)).id, result: {} }));
        if (asked === 4) enough();
      }),
    // The test's own process may be held up for longer than a few milliseconds.
    { heartbeatMs: 250 },
  );
  t.equal(await Promise.race([answeredOften.then(() => 'kept'), lost.then(() => 'lost')]), 'kept');
  await t.resolves(connection.root.send('Browser.getVersion'));
});

t.test('why the lease ended is what everybody is told', async (t) => {
  for (const [reason, code] of [
    ['evicted', 'evicted'],
    ['browser_crashed', 'browser_crashed'],
    ['expired', 'lease_lost'],
  ] as const) {
    const { connection, lost } = await connected(t, (socket) =>
      socket.on('message', () => socket.send(JSON.stringify({ method: 'Lease.ended', params: { reason } }))),
    );
    await t.rejects(connection.root.send('Browser.getVersion'), { code }, reason);
    t.match(await lost, { code });
  }
});
