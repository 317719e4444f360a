/** The port on one leased page: every method under its deadline, every loss told at once. */
import type { Act } from '../../store/model/step.ts';
import { FarmError } from '../errors.ts';
import { click, evidenceOf, fill, press, read, type Subject, strike } from './acts.ts';
import type { Connection } from './connection.ts';
import { Deadline } from './deadline.ts';
import { Dialogs } from './dialogs.ts';
import { DocumentGone } from './errors.ts';
import { navigate, type Refusals } from './navigate.ts';
import type { ActOutcome, LeasedPage, Observation, PageEvent } from './port.ts';
import { settleTab } from './settle.ts';
import { observeTab, type Stitched } from './stitch.ts';
import type { Tab } from './tab.ts';
import { Tabs } from './tabs.ts';
import { callPage } from './world.ts';

/** What an act's consequences may take before the page is read as it is. */
const consequencesMs = 10_000;

/** An act that could not be done, as against a page that can't be spoken to. */
const actFailures: readonly FarmError['code'][] = [
  'element_gone',
  'element_unusable',
  'target_unreachable',
  'egress_refused',
  'proxy_failed',
];

export class Driver implements LeasedPage {
  readonly #deadlineMs: number;
  readonly #listeners: ((event: PageEvent) => void)[] = [];
  readonly #refusals: Refusals = { hosts: new Map(), unreachable: new Map(), proxy: undefined };
  #connection: Connection | undefined;
  #tabs: Tabs | undefined;
  #latest: (Stitched & { readonly tab: Tab }) | undefined;

  constructor(deadlineMs: number) {
    this.#deadlineMs = deadlineMs;
  }

  /** Called before the first event of the connection. */
  attach(connection: Connection): void {
    this.#connection = connection;
    const { root } = connection;
    root.on('Lease.egressRefused', ({ host, reason }) => {
      this.#refusals.hosts.set(host, reason);
      this.#tell({ type: 'egressRefused', host, reason });
    });
    root.on('Lease.unreachable', ({ host, reason }) => {
      this.#refusals.unreachable.set(host, reason);
    });
    root.on('Lease.proxyFailed', ({ reason }) => {
      this.#refusals.proxy = reason;
    });
    this.#tabs = new Tabs(connection, {
      dialogs: new Dialogs((dialog) => this.#tell({ type: 'dialog', dialog })),
      submitted: (method, url) => this.#tell({ type: 'submitted', method, url }),
      crashed: (tab, error) => {
        if (tab === this.#tabs?.active) this.#tell({ type: 'crashed', error });
      },
    });
  }

  lose(error: FarmError): void {
    this.#tabs?.lose(error);
    this.#tell({ type: 'lost', error });
  }

  on(listener: (event: PageEvent) => void): void {
    this.#listeners.push(listener);
  }

  url(): string {
    return this.#tabs?.active?.url ?? 'about:blank';
  }

  goto(url: string): Promise<{ readonly url: string }> {
    return this.#within(`opening ${url}`, async (tabs, deadline) => {
      const tab = await tabs.ready(deadline);
      await navigate(tab, url, this.#refusals, deadline);
      return { url: this.url() };
    });
  }

  observe(): Promise<Observation> {
    return this.#within('observing the page', async (tabs, deadline) => {
      const { tab, ...stitched } = await this.#onDocument(tabs, deadline, async (tab) => ({ tab, ...(await observeTab(tab)) }));
      this.#latest = { tab, ...stitched };
      return stitched.observation;
    });
  }

  act(act: Act): Promise<ActOutcome> {
    return this.#within(`the act ${act.kind}`, async (tabs, deadline) => {
      const urlBefore = this.url();
      let evidence: Awaited<ReturnType<typeof evidenceOf>>;
      try {
        if (act.kind === 'goto') {
          await navigate(await tabs.ready(deadline), act.url, this.#refusals, deadline);
          return { ok: true, urlBefore, urlAfter: this.url() };
        }
        if (act.kind === 'press' && act.element === undefined) {
          const tab = await tabs.ready(deadline);
          if (tab.frames.main) await strike(tab, tab.frames.main, act.key);
          await this.#settle(tabs, new Deadline(Math.min(consequencesMs, deadline.remaining), 'settling'));
          return { ok: true, urlBefore, urlAfter: this.url() };
        }
        const subject = this.#subject(act.element as number);
        // Asked before the act, for afterwards the element may be gone; not awaited, for the act need not wait for it.
        const asked = evidenceOf(subject);
        asked.catch(() => undefined);
        const text = await perform(act, subject, deadline).finally(async () => {
          evidence = await asked.catch(() => undefined);
        });
        if (act.kind !== 'read') await this.#settle(tabs, new Deadline(Math.min(consequencesMs, deadline.remaining), 'settling'));
        return { ok: true, ...(evidence && { evidence }), ...(text !== undefined && { read: text }), urlBefore, urlAfter: this.url() };
      } catch (thrown) {
        const error =
          thrown instanceof DocumentGone
            ? new FarmError('element_gone', `the page changed under the act ${act.kind}; observe it anew`)
            : thrown;
        if (error instanceof FarmError && actFailures.includes(error.code)) return { ok: false, error, ...(evidence && { evidence }) };
        throw error;
      }
    });
  }

  showsText(text: string): Promise<boolean> {
    return this.#within('looking for a text', (tabs, deadline) => this.#anyFrame(tabs, deadline, 'showsText', text));
  }

  showsStatus(text: string): Promise<boolean> {
    return this.#within('looking for a status message', (tabs, deadline) => this.#anyFrame(tabs, deadline, 'showsStatus', text));
  }

  settle(ceilingMs: number): Promise<void> {
    const ceiling = Math.min(ceilingMs, this.#deadlineMs);
    return this.#within('settling', (tabs) => this.#settle(tabs, new Deadline(ceiling, 'settling')));
  }

  async close(): Promise<void> {
    this.#connection?.close();
    this.#tabs?.lose(new FarmError('lease_lost', 'the page was let go of'));
  }

  /** Follows the page from document to document and from tab to tab until it rests, or until the ceiling. */
  async #settle(tabs: Tabs, ceiling: Deadline): Promise<void> {
    while (ceiling.remaining > 0) {
      const tab = await tabs.ready(ceiling);
      await settleTab(tab, ceiling).catch((error: unknown) => {
        if (!tab.closed) throw error;
      });
      if (!(await tabs.coming(ceiling)) && tab === tabs.active) return;
    }
  }

  #subject(element: number): Subject {
    const place = this.#latest?.places[element];
    const observed = this.#latest?.observation.elements[element];
    if (!this.#latest || !place || !observed) {
      throw new FarmError('element_gone', `there is no element ${element} in the latest observation`);
    }
    const what = `${observed.role} ${JSON.stringify(observed.name)}`;
    if (place.frame.world !== place.world || this.#latest.tab.closed) {
      throw new FarmError('element_gone', `${what} is no longer on the page, which shows another document; observe it anew`);
    }
    return { tab: this.#latest.tab, place, what };
  }

  /** Whether it holds in any frame. */
  #anyFrame(tabs: Tabs, deadline: Deadline, check: 'showsText' | 'showsStatus', text: string): Promise<boolean> {
    return this.#onDocument(tabs, deadline, async (tab) => {
      const found = await Promise.all(
        tab.frames.all().map((frame) =>
          callPage(frame, check, text).catch((error: unknown) => {
            if (frame.parent && error instanceof DocumentGone) return false;
            throw error;
          }),
        ),
      );
      return found.includes(true);
    });
  }

  /** Asks again when the document is replaced meanwhile, or the tab closed. */
  async #onDocument<T>(tabs: Tabs, deadline: Deadline, ask: (tab: Tab) => Promise<T>): Promise<T> {
    for (;;) {
      deadline.check();
      const tab = await tabs.ready(deadline);
      try {
        return await ask(tab);
      } catch (error) {
        if (!(error instanceof DocumentGone) && !tab.closed) throw error;
        await settleTab(tab, deadline);
      }
    }
  }

  #within<T>(what: string, work: (tabs: Tabs, deadline: Deadline) => Promise<T>): Promise<T> {
    const deadline = new Deadline(this.#deadlineMs, what);
    const tabs = this.#tabs;
    if (!tabs) return Promise.reject(new FarmError('lease_lost', 'the page is not attached'));
    return deadline.race(work(tabs, deadline));
  }

  #tell(event: PageEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}

async function perform(act: Exclude<Act, { kind: 'goto' }>, subject: Subject, deadline: Deadline): Promise<string | undefined> {
  switch (act.kind) {
    case 'click':
      return void (await click(subject, deadline));
    case 'fill':
      return void (await fill(subject, act.text, deadline));
    case 'press':
      return void (await press(subject, act.key, deadline));
    case 'read':
      return await read(subject);
  }
}
