/** A farm node: finds its browser, keeps the pool, grants leases over HTTP, and announces itself on the bus. */
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Bus } from '../../store/bus/port.ts';
import { openGuard } from '../egress/guard.ts';
import type { Lookup } from '../egress/resolve.ts';
import { type NodeAnnouncement, type NodeStatus, protocolVersion } from '../protocol/lease.ts';
import { type Chromium, findChromium } from './chromium.ts';
import { openLeases } from './leases.ts';
import { newMetrics } from './metrics.ts';
import { openPool, type Pool } from './pool.ts';
import { announcePresence } from './presence.ts';
import { memoryOfGroups } from './process-table.ts';
import { openRunFolder } from './run-folder.ts';
import { listen } from './server.ts';

export interface NodeSettings {
  readonly bus: Bus;
  readonly log: Logger;
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** The address that gateways reach this node under; unset: the one listened on. */
  readonly url?: string | undefined;
  readonly secret: string;
  readonly slots: number;
  readonly fleet: string;
  readonly chromePath?: string | undefined;
  readonly allowPrivate: readonly string[];
  /** How pages' names are resolved; the system's resolver unless given. */
  readonly lookup?: Lookup;
  /** Contexts kept ready; 4, and never more than there are slots. */
  readonly warm?: number;
  /** Leases after which a browser is retired; 200. */
  readonly leasesPerBrowser?: number;
  /** Memory at which a browser is retired, in bytes; 2 GiB. */
  readonly bytesPerBrowser?: number;
  /** Where run folders go; below the system's folder for temporary files. */
  readonly runFolders?: string;
}

export interface FarmNode {
  readonly id: string;
  readonly url: string;
  status(): Promise<NodeStatus>;
  /** What the node counts, as Prometheus reads it; every name starts with `troupe_farm_`. */
  metrics(): Promise<string>;
  /** Takes no more leases, and resolves when those of now have ended or `boundMs` have passed. */
  drain(boundMs: number): Promise<void>;
  /** Ends everything at once, as `node_stopping`. Idempotent. */
  close(): Promise<void>;
}

const contextsPerBrowser = 16;

/** Resolves when leases can be asked for. Rejects with `FarmError` `farm_unavailable` when there is no browser that starts. */
export async function startNode(settings: NodeSettings): Promise<FarmNode> {
  const { log, slots, fleet, bus } = settings;
  const id = `node-${randomBytes(6).toString('hex')}`;
  const metrics = newMetrics();
  const chromium = await findChromium(settings.chromePath);
  const runFolder = await openRunFolder(settings.runFolders);
  const pool = openPool({
    chromium,
    runFolder,
    log,
    openGuard: (events, toldAll) => openGuard({ ...settings, events, toldAll }),
    capacity: slots,
    warm: Math.min(settings.warm ?? 4, slots),
    contextsPerBrowser,
    leasesPerBrowser: settings.leasesPerBrowser ?? 200,
    bytesPerBrowser: settings.bytesPerBrowser ?? 2 * 2 ** 30,
    onLaunch: () => metrics.launches.inc(),
    onCrash: () => metrics.crashes.inc(),
  });
  let changed = () => {};
  const leases = openLeases({ pool, fleet, metrics, onLoad: () => changed() });
  const closeParts = async () => {
    await leases.close();
    await pool.close();
    await runFolder.close();
  };
  const announcement = (): NodeAnnouncement => ({
    version: protocolVersion,
    id,
    url,
    fleet,
    draining: leases.isDraining(),
    ...leases.load(),
  });
  const status = async (): Promise<NodeStatus> => ({
    node: announcement(),
    browser: browserStatus(chromium, pool),
    browsers: await browsersStatus(pool),
    leases: leases.list(),
    warm: pool.warm(),
  });
  let url = settings.url ?? '';
  try {
    await pool.start();
    const server = await listen({ ...settings, leases, metrics, log, publicUrl: () => url, status });
    if (url === '') url = server.address;
    metrics.gauge('slots', 'Leases that may be held at once', () => slots);
    metrics.gauge('slots_free', 'Leases that could be granted now', () => leases.load().free);
    metrics.gauge('contexts_warm', 'Contexts that wait for a lease', () => pool.warm());
    metrics.gauge('browsers', 'Browsers running', () => pool.browsers().length);
    const presence = announcePresence({ bus, log, announcement });
    changed = presence.changed;
    log.info({ id, url, slots, fleet, browser: chromium.version, path: chromium.path }, 'farm node ready');

    let closing: Promise<void> | undefined;
    const close = () => {
      closing ??= (async () => {
        leases.drain();
        await presence.withdraw();
        await closeParts();
        await server.close();
      })();
      return closing;
    };
    return {
      id,
      url,
      status,
      metrics: () => metrics.registry.metrics(),
      async drain(boundMs) {
        leases.drain();
        await presence.withdraw();
        let timer: NodeJS.Timeout | undefined;
        const bound = new Promise<void>((resolve) => {
          timer = setTimeout(resolve, boundMs);
        });
        await Promise.race([leases.empty(), bound]);
        clearTimeout(timer);
      },
      close,
    };
  } catch (error) {
    await closeParts();
    throw error;
  }
}

const dayMs = 86_400_000;

function browserStatus({ version, builtAt, path }: Chromium, pool: Pool): NodeStatus['browser'] {
  return {
    version,
    path,
    builtAt: builtAt.toISOString(),
    ageDays: Math.floor((Date.now() - builtAt.getTime()) / dayMs),
    sandboxed: pool.browsers().every(({ process }) => process.sandboxed),
  };
}

async function browsersStatus(pool: Pool): Promise<NodeStatus['browsers']> {
  const memory = await memoryOfGroups(pool.browsers().map(({ process }) => process.pid));
  return pool.browsers().map(({ process: { pid }, served, retiring, leases }) => ({
    pid,
    leases,
    served,
    rssBytes: memory.get(pid) ?? 0,
    retiring,
  }));
}
