/** The address guard: a lease's own HTTP proxy, which connects only to addresses that it has checked. */
import type { LookupFunction } from 'node:net';
import { isIPv6 } from 'node:net';
import { RequestError, Server } from 'proxy-chain';
import { canonicalHost } from '../../config/addresses.ts';
import type { Guard, GuardEvents } from './port.ts';
import { type Lookup, openResolver } from './resolve.ts';

export interface GuardOptions {
  readonly allowPrivate: readonly string[];
  readonly upstream?: string;
  readonly events: GuardEvents;
  readonly lookup?: Lookup;
}

export async function openGuard({ allowPrivate, upstream: first, events, lookup }: GuardOptions): Promise<Guard> {
  const resolve = openResolver(allowPrivate, lookup);
  let upstream = first;
  let closedBytes = 0;
  const server = new Server({
    host: '127.0.0.1',
    port: 0,
    prepareRequestFunction: async ({ hostname, port, request }) => {
      const host = canonicalHost(hostname);
      if (host === undefined) throw new RequestError(`${hostname} is no host`, 400);
      const target = await resolve(host, port);
      if (!target.ok && target.refusal !== undefined) {
        events.refused(target.refusal);
        throw new RequestError(`${host} is refused: ${target.refusal.address} is ${target.refusal.reason}`, 403);
      }
      if (request.socket.destroyed) throw new RequestError('The client has gone', 499);
      if (upstream === undefined) {
        if (!target.ok) throw new RequestError(target.reason, 502);
        return { dnsLookup: pinned(target.addresses) as never };
      }
      const proxy = new URL(upstream);
      const proxyHost = canonicalHost(proxy.hostname) ?? '';
      const reached = await resolve(proxyHost);
      if (!reached.ok) {
        const reason = reached.refusal === undefined ? reached.reason : `the proxy ${proxyHost} is ${reached.refusal.reason}`;
        events.proxyFailed(reason);
        throw new RequestError(reason, 502);
      }
      return { upstreamProxyUrl: upstream, dnsLookup: pinned(reached.addresses) as never };
    },
  });
  server.on('connectionClosed', ({ stats }: { stats: { trgTxBytes: number | null; trgRxBytes: number | null } }) => {
    closedBytes += (stats.trgTxBytes ?? 0) + (stats.trgRxBytes ?? 0);
  });
  await server.listen();
  let closing: Promise<void> | undefined;
  return {
    proxyUrl: `http://127.0.0.1:${server.port}`,
    bytes() {
      const open = server.getConnectionIds().map((id) => server.getConnectionStats(id));
      return open.reduce((sum, stats) => sum + (stats?.trgTxBytes ?? 0) + (stats?.trgRxBytes ?? 0), closedBytes);
    },
    setUpstream(proxy) {
      upstream = proxy;
    },
    close() {
      closing ??= server.close(true);
      return closing;
    },
  };
}

function pinned(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  return (_host, options, callback) => {
    const [first] = all;
    process.nextTick(() => (options.all || first === undefined ? callback(null, all) : callback(null, first.address, first.family)));
  };
}
