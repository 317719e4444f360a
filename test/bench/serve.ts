/** A site of the bench, on a port of its own. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Site {
  /** Without a slash at its end. */
  readonly url: string;
  close(): void;
}

export async function serve(listener: RequestListener): Promise<Site> {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
