/** The port on one leased page: every method under its deadline, every loss told at once. */
import type { Act, ElementEvidence } from '../../store/model/step.ts';
import { FarmError } from '../errors.ts';
import { type Attempt, keepsMs } from './acts/attempt.ts';
import { attempted } from './acts/attempted.ts';
import { awaitRecognised } from './acts/await-recognised.ts';
import { openAddress } from './acts/carry-out.ts';
import { clearingFor } from './acts/clear.ts';
import { leave } from './acts/leave.ts';
import type { Sought } from './acts/recognise.ts';
import { answerOf } from './child-frames.ts';
import type { Connection } from './connection.ts';
import { destinationsOf, natureOf } from './controls.ts';
import { Deadline } from './deadline.ts';
import { Dialogs } from './dialogs.ts';
import { Downloads } from './downloads.ts';
import { DocumentGone } from './errors.ts';
import { GuardWords } from './guard-words.ts';
import type { Going } from './inject/wire.ts';
import { failureOf } from './navigate.ts';
import { inAnyFrame, onDocument } from './on-document.ts';
import type { ActOutcome, ActTerms, ControlNature, LeasedPage, Observation, PageEvent, Recognised, RecogniseTerms } from './port.ts';
import { settle } from './settle.ts';
import { observeTab, saidIn } from './stitch.ts';
import { Subjects } from './subjects.ts';
import type { Tab } from './tab.ts';
import { Tabs } from './tabs.ts';
import { troubleError } from './troubles.ts';
import { callPage } from './world.ts';

/** An act that may have been done, and did not end. */
const unfinished: readonly FarmError['code'][] = ['deadline', 'protocol', 'page_loops'];

export class Driver implements LeasedPage {
  readonly #deadlineMs: number;
  readonly #listeners: ((event: PageEvent) => void)[] = [];
  /** What befell the page before anyone listened, as dialogs do that were open at the attach. */
  #untold: PageEvent[] = [];
  readonly #guard = new GuardWords();
  readonly #dialogs = new Dialogs((dialog) => this.#tell({ type: 'dialog', dialog }));
  readonly #downloads: Downloads;
  /** Of the methods that are under way. */
  readonly #deadlines = new Set<Deadline>();
  #connection: Connection | undefined;
  #tabs: Tabs | undefined;
  readonly #subjects = new Subjects();

  constructor(webSocketUrl: string, deadlineMs: number) {
    this.#deadlineMs = deadlineMs;
    this.#downloads = new Downloads(webSocketUrl, {
      began: (targetId) => this.#tabs?.downloads(targetId),
      tell: (event) => this.#tell(event),
    });
  }

  /** Called before the first event of the connection. */
  attach(connection: Connection): void {
    this.#connection = connection;
    this.#guard.listen(connection.root, (host, reason) => this.#tell({ type: 'egressRefused', host, reason }));
    this.#downloads.listen(connection.root);
    this.#tabs = new Tabs(connection, {
      dialogs: this.#dialogs,
      downloads: this.#downloads,
      submitted: (method, url) => this.#tell({ type: 'submitted', method, url }),
      answered: (method, url, trouble, isPage) =>
        this.#tell({ type: 'answered', method, url, ...(trouble !== undefined && { trouble }), ...(isPage && { isPage }) }),
      crashed: (tab, error) => {
        if (tab === this.#tabs?.active) this.#tell({ type: 'crashed', error });
      },
      loops: (tab, error) => {
        if (tab === this.#tabs?.active) for (const deadline of this.#deadlines) deadline.end(error);
      },
    });
  }

  lose(error: FarmError): void {
    this.#tabs?.lose(error);
    this.#downloads.lose(error);
    this.#tell({ type: 'lost', error });
  }

  on(listener: (event: PageEvent) => void): void {
    this.#listeners.push(listener);
    const untold = this.#untold;
    this.#untold = [];
    for (const event of untold) listener(event);
  }

  url(): string {
    return this.#tabs?.active?.url ?? 'about:blank';
  }

  failure(): FarmError | undefined {
    return this.#tabs?.active && failureOf(this.#tabs.active, this.#guard);
  }

  goto(url: string): Promise<{ readonly url: string }> {
    this.#begin();
    return this.#within(`opening ${url}`, async (tabs, deadline) => {
      tabs.opening(true);
      // A page that navigates before it has taken what it is to tell of goes on to another process and tells nothing of the first there.
      await openAddress(await tabs.ready(deadline), url, this.#hearers, deadline);
      return { url: this.url() };
    });
  }

  isSelector(text: string): Promise<boolean> {
    return this.#within('reading a selector', (tabs, deadline) =>
      onDocument(tabs, deadline, async ({ frames: { main } }) => {
        if (!main) throw new DocumentGone('the page has no document yet');
        return callPage(main, 'isSelector', text);
      }),
    );
  }

  observe({ selector }: { readonly selector?: string } = {}): Promise<Observation> {
    return this.#within('observing the page', async (tabs, deadline) => {
      const { tab, stitched } = await onDocument(tabs, deadline, async (tab) => {
        const failure = failureOf(tab, this.#guard);
        if (failure) throw failure;
        return { tab, stitched: await observeTab(tab, tabs.all, selector) };
      });
      return this.#subjects.observed(tab, stitched);
    });
  }

  async act(act: Act, terms: ActTerms = {}): Promise<ActOutcome> {
    let attempt: Attempt | undefined;
    this.#begin();
    const { dialogs, questions, withholds, suits, aside } = terms;
    this.#dialogs.answer = dialogs && {
      ...{
        ...dialogs,
        ...(questions && { to: questions }),
        ...(withholds && { withholds }),
        ...(suits && { suits }),
        ...(aside && { aside }),
      },
    };
    const outcome = this.#within(`the act ${act.kind}`, async (tabs, deadline): Promise<ActOutcome> => {
      const clearWay = clearingFor(terms.goal ?? '', (what, how) => {
        this.#tell({ type: 'cleared', what, how });
        attempt?.cleared?.();
      });
      tabs.opening(false);
      attempt = { deadline, sent: false, clearWay };
      return attempted(act, terms, { tabs, subjects: this.#subjects, hearers: this.#hearers, url: () => this.url() }, attempt);
    });
    return outcome.catch((error: unknown) => {
      if (!(error instanceof FarmError) || !unfinished.includes(error.code)) throw error;
      return { ok: false, error, sent: attempt?.sent ?? false };
    });
  }

  recognise(evidence: ElementEvidence, terms: RecogniseTerms): Promise<Recognised> {
    return this.#within('recognising an element', async (tabs, deadline) => {
      const { tab, sought, isPlaced } = await awaitRecognised(tabs, deadline, evidence, terms);
      if (!sought.ok) return this.#lacking(tab, sought);
      if (!isPlaced) return { ok: false, found: `it on another page, ${tab.url}`, alike: 0 };
      const what = `${evidence.role} ${JSON.stringify(evidence.name)}`;
      const element = this.#subjects.recognised({ tab, place: sought.place, what });
      return { ok: true, element, isAsRecorded: sought.isAsRecorded };
    });
  }

  /** What differs in nothing but its name can be acted on, too. */
  #lacking(tab: Tab, { renamed, ...sought }: Extract<Sought, { ok: false }>): Recognised {
    if (!renamed) return sought;
    const { place, name } = renamed;
    return { ...sought, renamed: { element: this.#subjects.recognised({ tab, place, what: JSON.stringify(name) }), name } };
  }

  natureOf(element: number | undefined, by: 'click' | 'enter'): Promise<ControlNature | undefined> {
    return this.#within('looking at a control', (tabs, deadline) => natureOf(tabs, this.#subjects, deadline, element, by));
  }

  destinationsOf(element: number | undefined, how: Going, values: readonly string[]): Promise<readonly string[]> {
    return this.#within('looking at a form', (tabs, deadline) => destinationsOf(tabs, this.#subjects, deadline, element, how, values));
  }

  statesOf(element: number): Promise<readonly string[]> {
    return this.#within('looking at a control', async () => {
      const { place, what } = this.#subjects.of(element);
      const states = await callPage(place.frame, 'states', place.index);
      if (!states) throw troubleError(what, { type: 'gone' });
      return states;
    });
  }

  valueIn(element: number): Promise<string | undefined> {
    return this.#within('looking at a control', async () => {
      const { place } = this.#subjects.of(element);
      return callPage(place.frame, 'value', place.index);
    });
  }

  isTakenBack(element: number): Promise<boolean> {
    return this.#within('looking at a control', async () => {
      const { place } = this.#subjects.of(element);
      return callPage(place.frame, 'toggledBack', place.index, true, keepsMs);
    });
  }

  showsText(text: string): Promise<boolean> {
    return this.#within('looking for a text', (tabs, deadline) => inAnyFrame(tabs, deadline, 'showsText', text));
  }

  showsStatus(text: string): Promise<boolean> {
    return this.#within('looking for a status message', (tabs, deadline) => inAnyFrame(tabs, deadline, 'showsStatus', text));
  }

  said(): Promise<Pick<Observation, 'passed' | 'meanwhile'>> {
    return this.#within('asking what the page has said', (tabs, deadline) =>
      onDocument(tabs, deadline, async (tab) => {
        const all = await Promise.all(tab.frames.all().map((frame) => answerOf(frame, callPage(frame, 'said'))));
        return saidIn(all.filter((said) => said !== undefined));
      }),
    );
  }

  knowsVisitor(): Promise<boolean> {
    return this.#within('looking for a way to sign out', (tabs, deadline) => inAnyFrame(tabs, deadline, 'knowsVisitor'));
  }

  screenshot(): Promise<Uint8Array> {
    return this.#within('taking a picture', async (tabs, deadline) => {
      const { session } = await tabs.ready(deadline);
      const { data } = await session.send('Page.captureScreenshot', { format: 'png' });
      return Buffer.from(data, 'base64');
    });
  }

  waitsFor(): string | undefined {
    return this.#tabs?.active?.requests.oldest;
  }

  settle(ceilingMs: number): Promise<void> {
    const ceiling = Math.min(ceilingMs, this.#deadlineMs);
    return this.#within('settling', async (tabs) => {
      const deadline = new Deadline(ceiling, 'settling');
      await settle(tabs, deadline);
      await this.#downloads.settle(deadline);
    });
  }

  leave(): Promise<boolean> {
    return this.#within('leaving a field', leave);
  }

  async close(): Promise<void> {
    this.#connection?.close();
    this.#tabs?.lose(new FarmError('lease_lost', 'the page was let go of'));
  }

  #within<T>(what: string, work: (tabs: Tabs, deadline: Deadline) => Promise<T>): Promise<T> {
    const deadline = new Deadline(this.#deadlineMs, what);
    const tabs = this.#tabs;
    if (!tabs) return Promise.reject(new FarmError('lease_lost', 'the page is not attached'));
    this.#deadlines.add(deadline);
    return deadline.race(work(tabs, deadline)).finally(() => this.#deadlines.delete(deadline));
  }

  get #hearers() {
    return { guard: this.#guard, downloads: this.#downloads };
  }

  /** What befalls the pages from now on is the consequence of what is done to them next. */
  #begin(): void {
    this.#guard.forget();
    for (const { navigations } of this.#tabs?.all ?? []) navigations.forget();
  }

  #tell(event: PageEvent): void {
    if (this.#listeners.length === 0) this.#untold.push(event);
    for (const listener of this.#listeners) listener(event);
  }
}
