/** Finds a farm node for each lease: by load while there is room, in a queue that is fair between tenants while there is none. */
import type { Bus } from '../../store/bus/port.ts';
import { FarmError } from '../errors.ts';
import type { LeasedPage } from '../page/port.ts';
import { type FairQueue, openFairQueue } from './fair-queue.ts';
import { openNodeApi } from './node-api.ts';
import { chooseNode, type KnownNode, noteLoad, openNodes } from './nodes.ts';
import type { Farm, Lease, LeaseOrder } from './port.ts';

export interface FarmOptions {
  readonly bus: Bus;
  /** `FARM_SECRET`, shared with the nodes. */
  readonly secret: string;
  readonly openPage: (options: { webSocketUrl: string }) => Promise<LeasedPage>;
  /** Requests that may wait, per fleet; 100. */
  readonly queueLimit?: number;
  /** How long one may wait, in milliseconds; 30,000. */
  readonly queueWaitMs?: number;
  /** How long a node's answer is waited for before another is asked beside it, in milliseconds; 2,000: longer than a browser takes to start. */
  readonly patienceMs?: number;
}

interface Waiter {
  readonly order: LeaseOrder;
  resolve(lease: Lease): void;
  reject(error: Error): void;
  /** It is served, or was aborted, pushed out, or waited too long. */
  over: boolean;
  queued: boolean;
  /** Those that owe it an answer. */
  readonly asked: Set<KnownNode>;
}

/** In milliseconds. While requests wait, the nodes' load is read at the faster pace; with the bus down, they are asked themselves. */
const paces = { idle: 2_000, waiting: 250 };
const retryBounds = { least: 1_000, most: 30_000 };

/** Resolves when the nodes on the bus are known, or the bus has said that it is down. */
export async function openFarm(options: FarmOptions): Promise<Farm> {
  const { queueLimit = 100, queueWaitMs = 30_000, patienceMs = 2_000 } = options;
  const tooLong = `none came free in the ${queueWaitMs / 1000} s that a request waits for one`;
  const api = openNodeApi(options.secret);
  const nodes = openNodes(options.bus);
  /** One for each fleet that was ever asked for and had a node, which are few: never replaced, for who was asked for comes back to it. */
  const queues = new Map<string, FairQueue<Waiter>>();
  /** How long leases are held, as a moving mean, for `retryAfterMs`. */
  let meanHeldMs = 5_000;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let pace = paces.idle;

  function queueOf(fleet: string): FairQueue<Waiter> {
    const queue = queues.get(fleet) ?? openFairQueue<Waiter>(queueLimit);
    queues.set(fleet, queue);
    return queue;
  }

  const waiting = () => [...queues.values()].reduce((sum, { size }) => sum + size, 0);

  /** `why` says what happened beside that every browser is in use. */
  function full(fleet: string, why: string): FarmError {
    const places = Math.max(
      1,
      nodes.of(fleet).reduce((sum, { capacity }) => sum + capacity, 0),
    );
    const estimate = ((queueOf(fleet).size + 1) * meanHeldMs) / places;
    const retryAfterMs = Math.round(Math.min(retryBounds.most, Math.max(retryBounds.least, estimate)));
    return new FarmError('farm_full', `every browser of the fleet "${fleet}" is in use and ${why}; try again later`, { retryAfterMs });
  }

  const unavailable = (fleet: string) => new FarmError('farm_unavailable', `no farm node of the fleet "${fleet}" can be reached`);

  /** Gives the waiting their turns while a node is believed to have room; `probe` asks one even where none is. */
  function pump(fleet: string, probe = false): void {
    const queue = queueOf(fleet);
    for (let first = probe; queue.size > 0; first = false) {
      const known = preferred(fleet);
      const node = chooseNode(known.filter(({ free }) => free > 0)) ?? (first ? chooseNode(known) : undefined);
      if (!node) break;
      const waiter = queue.shift();
      if (waiter === undefined) break;
      waiter.queued = false;
      void ask(node, waiter);
    }
    if (queue.size > 0) hurry();
  }

  function preferred(fleet: string): readonly KnownNode[] {
    const known = nodes.of(fleet);
    const sure = known.filter(({ doubted }) => !doubted);
    return sure.length > 0 ? sure : known;
  }

  /** It is the next one again. */
  function putBack(waiter: Waiter): void {
    const { fleet, tenantId } = waiter.order;
    waiter.queued = true;
    queueOf(fleet).putBack(tenantId, waiter);
    pump(fleet);
  }

  async function ask(node: KnownNode, waiter: Waiter): Promise<void> {
    const { order } = waiter;
    node.free = Math.max(0, node.free - 1);
    waiter.asked.add(node);
    const impatience = setInterval(() => askBeside(node, waiter), patienceMs);
    const answered = () => {
      clearInterval(impatience);
      node.doubted = false;
      waiter.asked.delete(node);
    };
    try {
      const answer = await api.grant(node.url, order);
      answered();
      if ('granted' in answer) {
        noteLoad(node, answer.granted.load);
        const lease = hold(node.url, answer.granted.leaseId, answer.granted.webSocketUrl, order.epoch);
        if (waiter.over) await lease.release();
        else waiter.resolve(lease);
        return;
      }
      noteLoad(node, answer.refused.load);
      if (answer.refused.reason !== 'full') rest(node, waiter, unavailable(order.fleet));
    } catch (error) {
      answered();
      rest(node, waiter, error as Error);
    }
    if (!waiter.over && !waiter.queued && waiter.asked.size === 0) putBack(waiter);
  }

  /** Whichever of the nodes grants first is taken; what another still grants is released. */
  function askBeside(node: KnownNode, waiter: Waiter): void {
    node.doubted = true;
    if (waiter.over || waiter.queued || [...waiter.asked].some(({ doubted }) => !doubted)) return;
    if (nodes.of(node.fleet).some(({ doubted }) => !doubted)) putBack(waiter);
    else if (nodes.all().every(({ fleet }) => fleet !== node.fleet)) waiter.reject(unavailable(node.fleet));
  }

  /** Passes the node over from now on; the waiter is told why when it was the last. */
  function rest(node: KnownNode, waiter: Waiter, error: Error): void {
    node.resting = true;
    if (nodes.of(node.fleet).length === 0 && waiter.asked.size === 0) waiter.reject(error);
  }

  function hold(nodeUrl: string, leaseId: string, webSocketUrl: string, epoch: number): Lease {
    const since = Date.now();
    let releasing: Promise<void> | undefined;
    const release = async () => {
      meanHeldMs += (Date.now() - since - meanHeldMs) / 16;
      // A lease that can't be released ends when it is not renewed.
      const done = await api.release(nodeUrl, leaseId, epoch).then(
        () => true,
        () => false,
      );
      const node = nodes.all().find(({ url }) => url === nodeUrl);
      if (!done || !node) return;
      node.free = Math.min(node.capacity, node.free + 1);
      pump(node.fleet);
    };
    return {
      leaseId,
      nodeUrl,
      attach: () => options.openPage({ webSocketUrl: `${webSocketUrl}&epoch=${epoch}` }),
      renew: (ttlMs) => api.renew(nodeUrl, leaseId, { epoch, ttlMs }),
      release() {
        releasing ??= release();
        return releasing;
      },
    };
  }

  function enqueue(order: LeaseOrder, signal: AbortSignal): Promise<Lease> {
    return new Promise((resolve, reject) => {
      const settle = () => {
        waiter.over = true;
        queueOf(order.fleet).remove(order.tenantId, waiter);
        clearTimeout(overdue);
        signal.removeEventListener('abort', abort);
      };
      const leave = (error: Error) => {
        settle();
        reject(error);
      };
      const abort = () => leave(signal.reason as Error);
      const overdue = setTimeout(
        () => leave(nodes.of(order.fleet).length === 0 ? unavailable(order.fleet) : full(order.fleet, tooLong)),
        queueWaitMs,
      );
      const waiter: Waiter = {
        order,
        over: false,
        queued: true,
        asked: new Set(),
        resolve(lease) {
          settle();
          resolve(lease);
        },
        reject: leave,
      };
      signal.addEventListener('abort', abort);
      queueOf(order.fleet).push(order.tenantId, waiter)?.reject(full(order.fleet, 'the queue for one is full'));
      pump(order.fleet);
    });
  }

  function schedule(next: number): void {
    clearTimeout(timer);
    pace = next;
    if (!closed) timer = setTimeout(tick, pace);
  }

  /** Never puts the next look at the nodes off, however often requests come. */
  function hurry(): void {
    if (pace > paces.waiting) schedule(paces.waiting);
  }

  async function tick(): Promise<void> {
    const heard = await nodes.refresh();
    for (const fleet of queues.keys()) pump(fleet, !heard);
    schedule(waiting() > 0 ? paces.waiting : paces.idle);
  }

  await nodes.refresh();
  schedule(paces.idle);

  return {
    async lease(order, signal) {
      signal.throwIfAborted();
      if (closed) throw unavailable(order.fleet);
      if (nodes.of(order.fleet).length === 0) await nodes.refresh();
      signal.throwIfAborted();
      if (nodes.of(order.fleet).length === 0) throw unavailable(order.fleet);
      return enqueue(order, signal);
    },
    async adopt(nodeUrl, leaseId, epoch) {
      const { webSocketUrl } = await api.renew(nodeUrl, leaseId, { epoch });
      return hold(nodeUrl, leaseId, webSocketUrl, epoch);
    },
    offers: (fleet) => nodes.of(fleet).length > 0,
    load() {
      const sum = { capacity: 0, free: 0 };
      for (const { capacity, free } of nodes.all()) {
        sum.capacity += capacity;
        sum.free += free;
      }
      return { ...sum, waiting: waiting() };
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      for (const [fleet, queue] of queues) {
        for (let waiter = queue.shift(); waiter; waiter = queue.shift()) waiter.reject(unavailable(fleet));
      }
      await api.close();
    },
  };
}
