/** A server on loopback that ends with its test, connections and all. */
import { once } from 'node:events';
import type { AddressInfo, Server, Socket } from 'node:net';
import type { Test } from 'tap';

/** Resolves with the port; 0 takes a free one. */
export async function listening(t: Test, server: Server, host = '127.0.0.1', port = 0): Promise<number> {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy());
  });
  server.listen(port, host);
  await once(server, 'listening');
  t.teardown(() => {
    server.close();
    for (const socket of open) socket.destroy();
  });
  return (server.address() as AddressInfo).port;
}
