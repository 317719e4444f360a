/** The end of one method's time, shared by all that it does. */
import { FarmError } from '../errors.ts';

export class Deadline {
  readonly at: number;
  readonly #what: string;
  readonly #ms: number;
  readonly #cleanups: (() => void)[] = [];

  constructor(ms: number, what: string) {
    this.at = Date.now() + ms;
    this.#ms = ms;
    this.#what = what;
  }

  /** Milliseconds, never negative. */
  get remaining(): number {
    return Math.max(0, this.at - Date.now());
  }

  get error(): FarmError {
    return new FarmError('deadline', `${this.#what} did not end within ${this.#ms} ms; the page may be slow, hanging or in a loop`);
  }

  /** Throws `deadline` when it has passed. */
  check(): void {
    if (this.remaining === 0) throw this.error;
  }

  /** What must be stopped before the caller hears that the time is over, for its next request may come at once. */
  whenPassed(cleanup: () => void): void {
    this.#cleanups.push(cleanup);
  }

  /** Settles as `work` does, or rejects with `deadline`. */
  race<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        for (const cleanup of this.#cleanups) cleanup();
        reject(this.error);
      }, this.remaining);
      work.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }
}
