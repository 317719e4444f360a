/** Keeps a node's announcement on the bus alive and true, through a bus that goes and comes back. */
import type { Logger } from 'pino';
import type { Bus } from '../../store/bus/port.ts';
import type { NodeAnnouncement } from '../protocol/lease.ts';

/** Gateways forget a node that has not announced itself for this long, in milliseconds. */
const ttlMs = 6_000;
const everyMs = 2_000;
/** Changes of load are announced at most this often; refusals and grants carry the exact load anyway. */
const settleMs = 100;

interface AnnouncedPresence {
  /** The load has changed. */
  changed(): void;
  withdraw(): Promise<void>;
}

export function announcePresence(options: { bus: Bus; log: Logger; announcement(): NodeAnnouncement }): AnnouncedPresence {
  const { bus, log } = options;
  let withdrawn = false;
  let failing = false;
  let settling: NodeJS.Timeout | undefined;
  let last = Promise.resolve();

  const announce = () => {
    clearTimeout(settling);
    settling = undefined;
    if (withdrawn) return;
    const value = options.announcement();
    last = bus.announce('node', value.id, value, ttlMs).then(
      () => {
        failing = false;
      },
      (error: Error) => {
        if (!failing) log.warn({ error: error.message }, 'the bus is down: gateways go on with what they know of this node');
        failing = true;
      },
    );
  };
  const timer = setInterval(announce, everyMs);
  announce();

  return {
    changed() {
      if (!withdrawn) settling ??= setTimeout(announce, settleMs);
    },
    async withdraw() {
      if (withdrawn) return;
      withdrawn = true;
      clearInterval(timer);
      clearTimeout(settling);
      // An announcement on its way must not arrive after the withdrawal.
      await last;
      // With the bus down, the announcement ends by its time to live.
      await bus.withdraw('node', options.announcement().id).catch(() => undefined);
    },
  };
}
