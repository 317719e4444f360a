/** The slots of a node and nothing else that counts them: browser contexts, made ahead of need, used by one lease each. */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Guard, GuardEvents } from '../egress/port.ts';
import { FarmError } from '../errors.ts';
import { type BrowsersOptions, openBrowsers } from './browsers.ts';
import { type Context, hasCrashed } from './context.ts';
import type { HostedBrowser } from './hosted-browser.ts';

/** One context, ready for one lease. */
export interface Slot {
  readonly browser: HostedBrowser;
  readonly context: Context;
  readonly guard: Guard;
  /** All that is on the disk for its lease; the next two are in it. */
  readonly folder: string;
  readonly filesFolder: string;
  readonly downloadsFolder: string;
  /** Who hears what befalls it; set by the lease that takes it. */
  owner: SlotOwner | undefined;
  leased: boolean;
}

/** Of the slots that leases may have. */
export interface Places {
  readonly capacity: number;
  /** Given, being made for a lease, or being cleared after one. */
  readonly taken: number;
}

export interface SlotOwner extends GuardEvents {
  /** The browser is gone, and the context with it. */
  lost(): void;
}

interface PoolOptions extends BrowsersOptions {
  readonly openGuard: (events: GuardEvents, toldAll: () => Promise<unknown>) => Promise<Guard>;
  /** Contexts that may stand at once, warm ones included. */
  readonly capacity: number;
  readonly warm: number;
  readonly onCrash?: () => void;
}

export interface Pool {
  places(): Places;
  /** A context for one lease; `undefined` when every place is taken. Rejects with `farm_unavailable` when no browser starts. */
  take(): Promise<Slot> | undefined;
  /** Ends a slot and all in it. Resolves, in bounded time, when its place is free again; never rejects. */
  drop(slot: Slot): Promise<void>;
  /** Starts the first browser. Rejects with `farm_unavailable` when none starts. */
  start(): Promise<void>;
  warm(): number;
  browsers(): readonly HostedBrowser[];
  close(): Promise<void>;
}

/** How long after a failure warm contexts are made again. */
const retryMs = 1_000;
/** How often a context is tried to be made for a lease, and for how long, in milliseconds: whoever asked for it waits. */
const attempts = 3;
const insistMs = 5_000;

export function openPool(options: PoolOptions): Pool {
  const { log } = options;
  const browsers = openBrowsers(options, { retiring: dropIdle, gone: browserGone });
  const slots = new Set<Slot>();
  let warm: Slot[] = [];
  const making = new Set<Promise<void>>();
  /** Leases that wait for a context in the making. */
  const takers: ((slot: Slot | undefined) => void)[] = [];
  let taken = 0;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  function browserGone(browser: HostedBrowser): void {
    const lost = [...slots].filter((slot) => slot.browser === browser);
    warm = warm.filter((slot) => slot.browser !== browser);
    if (closed) return;
    setImmediate(refill);
    if (browser.retiring && browser.contexts === 0) return;
    log.error({ pid: browser.process.pid, leases: lost.filter(({ owner }) => owner).length }, 'a browser is gone');
    options.onCrash?.();
    for (const slot of lost) {
      if (slot.owner) slot.owner.lost();
      else void drop(slot);
    }
  }

  async function make(): Promise<Slot> {
    const browser = await browsers.withRoom();
    let owned: Slot | undefined;
    let guard: Guard | undefined;
    let folder: string | undefined;
    try {
      guard = await options.openGuard(
        {
          refused: (event) => owned?.owner?.refused(event),
          proxyFailed: (reason) => owned?.owner?.proxyFailed(reason),
          unreachable: (event) => owned?.owner?.unreachable(event),
        },
        async () => owned && browser.root.toldAll(owned.context),
      );
      folder = await options.runFolder.make('lease-');
      const [filesFolder, downloadsFolder] = [join(folder, 'files'), join(folder, 'downloads')];
      await Promise.all([filesFolder, downloadsFolder].map((path) => mkdir(path, { mode: 0o700 })));
      const context = await browser.root.createContext(guard.proxyUrl, downloadsFolder);
      context.requests = guard.unanswered;
      if (!browsers.lives(browser)) throw new FarmError('browser_crashed', 'the browser has gone while a context was made in it');
      owned = { browser, context, guard, folder, filesFolder, downloadsFolder, owner: undefined, leased: false };
      slots.add(owned);
      return owned;
    } catch (error) {
      await guard?.close();
      if (folder !== undefined) await removed(folder);
      browsers.leave(browser);
      // What a half-made context left in it can't be told, and the next one would fare no better.
      browsers.retire(browser, (error as Error).message);
      throw error;
    }
  }

  /** A browser may die at any moment of this, even as it starts, and says so in many ways; another starts in a fraction of a second. */
  async function surely<Made>(what: string, make: () => Promise<Made>): Promise<Made> {
    const until = Date.now() + insistMs;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await make();
      } catch (error) {
        if (!(error instanceof FarmError) || closed || attempt === attempts || Date.now() > until) throw error;
        log.warn({ error, attempt }, `${what} could not be made: it is tried again`);
      }
    }
  }

  /** Until a lease takes the slot, and listens itself: a page that dies meanwhile is of no use to any. */
  function keepWarm(slot: Slot): void {
    warm.push(slot);
    const event = () => {
      if (closed || !hasCrashed(slot.context)) return;
      log.warn({ pid: slot.browser.process.pid }, 'the page of a warm context crashed: another takes its place');
      slot.context.listener = undefined;
      warm = warm.filter((other) => other !== slot);
      void drop(slot).then(refill);
    };
    slot.context.listener = { event, pageAttached: () => undefined };
  }

  function dropIdle(browser: HostedBrowser): void {
    const idle = warm.filter((slot) => slot.browser === browser);
    warm = warm.filter((slot) => slot.browser !== browser);
    for (const slot of idle) void drop(slot);
  }

  async function drop(slot: Slot): Promise<void> {
    if (!slots.delete(slot)) return;
    const { browser } = slot;
    slot.owner = undefined;
    await slot.guard.close();
    await browser.root.disposeContext(slot.context).catch((error: Error) => {
      // One that can't end a context is not to be trusted with more.
      browsers.retire(browser, error.message);
    });
    await removed(slot.folder);
    browsers.leave(browser);
    if (slot.leased) {
      browser.leases -= 1;
      vacate();
    }
    // Not waited for: to read what Linux says of every process takes longer than all the rest.
    void browsers.weigh(browser);
  }

  function vacate(): void {
    taken -= 1;
    refill();
  }

  function refill(): void {
    // Each of the takers has a place, and one that is in the making.
    const standing = () => taken + warm.length + making.size - takers.length;
    while (!closed && warm.length + making.size < options.warm && standing() < options.capacity) {
      const made: Promise<void> = make()
        .then(
          async (slot) => {
            const taker = takers.shift();
            if (!closed && !slot.browser.retiring && !hasCrashed(slot.context)) {
              if (taker) taker(slot);
              else keepWarm(slot);
              return;
            }
            taker?.(undefined);
            await drop(slot);
            setImmediate(refill);
          },
          (error: Error) => {
            if (closed) return;
            log.error({ error }, 'no warm context could be made');
            // The next lease tries again and says why.
            takers.shift()?.(undefined);
            clearTimeout(retry);
            retry = setTimeout(refill, retryMs);
          },
        )
        .finally(() => {
          making.delete(made);
        });
      making.add(made);
    }
  }

  /** A warm context, or one that is being made already; `undefined` when there is none of either. */
  async function takeWarm(): Promise<Slot | undefined> {
    const slot = warm.shift();
    if (slot || making.size <= takers.length) return slot;
    return new Promise((resolve) => takers.push(resolve));
  }

  /** What is in a place that was taken; gives it back when there will be nothing. */
  async function fill(): Promise<Slot> {
    try {
      const slot = (await takeWarm()) ?? (await surely('a context for a lease', make));
      slot.browser.served += 1;
      slot.browser.leases += 1;
      slot.leased = true;
      setImmediate(refill);
      return slot;
    } catch (error) {
      vacate();
      throw error;
    }
  }

  return {
    async start() {
      const browser = await surely('the first browser', browsers.withRoom);
      browsers.leave(browser);
      refill();
    },
    places: () => ({ capacity: options.capacity, taken }),
    take() {
      if (taken >= options.capacity) return undefined;
      taken += 1;
      return fill();
    },
    drop,
    warm: () => warm.length,
    browsers: browsers.all,
    async close() {
      closed = true;
      clearTimeout(retry);
      await browsers.close();
      await Promise.all(making);
      for (const taker of takers.splice(0)) taker(undefined);
      await Promise.all([...slots].map(drop));
    },
  };
}

/** What can't be removed now goes with the run folder. */
const removed = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true }).catch(() => undefined);
