/** The hands of one leg: its lease and its page, and the one switch that stops both at once. */
import { setTimeout } from 'node:timers/promises';
import type { Farm, Lease, LeaseOrder } from '../../farm/client/port.ts';
import { FarmError } from '../../farm/errors.ts';
import type { LeasedPage, PageEvent } from '../../farm/page/port.ts';
import { isLoss } from './verdicts.ts';
import type { Meters } from './work.ts';

export class Hands {
  readonly #stop = new AbortController();
  #lease: Lease | undefined;
  #page: LeasedPage | undefined;
  #attaching: Promise<LeasedPage> | undefined;

  /** Aborts when the hands were stopped. */
  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  async order(farm: Farm, order: LeaseOrder): Promise<Pick<Lease, 'leaseId' | 'nodeUrl'>> {
    const granted = await farm.lease(order, this.signal);
    if (this.signal.aborted) {
      await granted.release();
      throw this.signal.reason;
    }
    this.#lease = granted;
    return granted;
  }

  /** Begins to attach, while the run is put on record: nothing goes to the target by that. A failure is told by `attach`. */
  attachAhead(): void {
    this.#attaching ??= this.#attach();
    this.#attaching.catch(() => undefined);
  }

  /** The listener hears also what befell the page before. */
  async attach(listener: (event: PageEvent) => void): Promise<LeasedPage> {
    this.#attaching ??= this.#attach();
    const page = await this.#attaching;
    page.on(listener);
    return page;
  }

  async #attach(): Promise<LeasedPage> {
    if (this.#lease === undefined) throw new FarmError('lease_lost', 'There is no lease to attach to.');
    const page = await this.#lease.attach();
    if (this.signal.aborted) {
      await page.close();
      throw this.signal.reason;
    }
    this.#page = page;
    return page;
  }

  /** Throws `lease_lost` before there is one. */
  get page(): LeasedPage {
    if (this.#page === undefined) throw new FarmError('lease_lost', 'There is no page to work on.');
    return this.#page;
  }

  /** Rejects at once when the hands are stopped, whatever the work is at. */
  whileHeld<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const stopped = () => reject(this.signal.reason);
      if (this.signal.aborted) stopped();
      this.signal.addEventListener('abort', stopped, { once: true });
      work.then(resolve, reject).finally(() => this.signal.removeEventListener('abort', stopped));
    });
  }

  async renew(ttlMs: number): Promise<Meters> {
    if (this.#lease === undefined) throw new FarmError('lease_lost', 'There is no lease to renew.');
    const { browserMs, egressBytes } = await this.#lease.renew(ttlMs);
    return { browserMs, egressBytes };
  }

  /** Undefined, and told to `missed`, when it failed: the next one makes up for it. Rejects when the lease is lost, or its browser. */
  async tryRenew(ttlMs: number, missed: (error: unknown) => void): Promise<Meters | undefined> {
    try {
      return await this.renew(ttlMs);
    } catch (error) {
      if (error instanceof FarmError && isLoss(error)) throw error;
      missed(error);
      return undefined;
    }
  }

  stop(): void {
    this.#stop.abort();
    void this.#page?.close();
  }

  /** The last reading, unless the node takes longer than `withinMs` or knows the lease no more. */
  async lastMeters(ttlMs: number, withinMs: number): Promise<Meters | undefined> {
    if (this.#lease === undefined) return undefined;
    const late = new AbortController();
    const timeout = setTimeout(withinMs, undefined, { signal: late.signal });
    // Either is answered by undefined: then the readings before, and our own clock, must do.
    return Promise.race([this.renew(ttlMs), timeout])
      .catch(() => undefined)
      .finally(() => late.abort());
  }

  async release(): Promise<void> {
    await this.#lease?.release();
  }
}
