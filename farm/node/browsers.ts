/** The browsers of a node: started when a context finds room in none, and retired before they age. */
import type { Logger } from 'pino';
import { FarmError } from '../errors.ts';
import type { Chromium } from './chromium.ts';
import { type HostedBrowser, hostBrowser } from './hosted-browser.ts';
import { memoryOfGroups } from './process-table.ts';
import type { RunFolder } from './run-folder.ts';

export interface BrowsersOptions {
  readonly chromium: Chromium;
  readonly runFolder: RunFolder;
  readonly log: Logger;
  readonly contextsPerBrowser: number;
  /** A browser that has served so many leases, or holds so much memory, takes no more. */
  readonly leasesPerBrowser: number;
  readonly bytesPerBrowser: number;
  readonly onLaunch?: () => void;
}

interface BrowsersEvents {
  /** It takes no new context, and ends with its last one. */
  retiring(browser: HostedBrowser): void;
  /** Its process has ended, whatever ended it. */
  gone(browser: HostedBrowser): void;
}

interface Browsers {
  /** One in which a place for a context is taken from now on. Rejects with `farm_unavailable` when none starts. */
  withRoom(): Promise<HostedBrowser>;
  /** A context of this browser has ended. */
  leave(browser: HostedBrowser): void;
  retire(browser: HostedBrowser, reason: string): void;
  /** Retires it where it has aged. */
  weigh(browser: HostedBrowser): Promise<void>;
  lives(browser: HostedBrowser): boolean;
  all(): readonly HostedBrowser[];
  close(): Promise<void>;
}

const weighedEveryMs = 2_000;

export function openBrowsers(options: BrowsersOptions, events: BrowsersEvents): Browsers {
  const { log } = options;
  const browsers = new Set<HostedBrowser>();
  let launching: Promise<HostedBrowser> | undefined;
  let closed = false;

  const hasRoom = (browser: HostedBrowser) => !browser.retiring && browser.contexts < options.contextsPerBrowser;

  async function withRoom(): Promise<HostedBrowser> {
    for (;;) {
      if (closed) throw new FarmError('farm_unavailable', 'the farm node is stopping');
      const found = [...browsers].find(hasRoom);
      if (found) {
        found.contexts += 1;
        return found;
      }
      launching ??= launch().finally(() => {
        launching = undefined;
      });
      await launching;
    }
  }

  async function launch(): Promise<HostedBrowser> {
    options.onLaunch?.();
    const browser = await hostBrowser({
      ...options,
      onGone(browser) {
        browsers.delete(browser);
        events.gone(browser);
      },
    });
    browsers.add(browser);
    if (closed) await browser.process.kill();
    return browser;
  }

  function leave(browser: HostedBrowser): void {
    browser.contexts -= 1;
    if (browser.retiring && browser.contexts === 0) void browser.process.kill();
  }

  function retire(browser: HostedBrowser, reason: string): void {
    if (browser.retiring || !browsers.has(browser)) return;
    log.info({ pid: browser.process.pid, served: browser.served, reason }, 'a browser retires');
    browser.retiring = true;
    events.retiring(browser);
    if (browser.contexts === 0) void browser.process.kill();
  }

  async function weigh(browser: HostedBrowser): Promise<void> {
    if (browser.retiring || !browsers.has(browser)) return;
    if (browser.served >= options.leasesPerBrowser) return retire(browser, 'it has served its leases');
    const now = Date.now();
    if (now - browser.weighedAt < weighedEveryMs) return;
    browser.weighedAt = now;
    const { pid } = browser.process;
    const bytes = (await memoryOfGroups([pid])).get(pid) ?? 0;
    if (bytes > options.bytesPerBrowser) retire(browser, `it holds ${Math.round(bytes / 2 ** 20)} MiB`);
  }

  return {
    withRoom,
    leave,
    retire,
    weigh,
    lives: (browser) => browsers.has(browser),
    all: () => [...browsers],
    async close() {
      closed = true;
      await launching?.catch(() => undefined);
      await Promise.all([...browsers].map((browser) => browser.process.kill()));
    },
  };
}
