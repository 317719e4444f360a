/** The port on one leased page: every method under its deadline, every loss told at once. */
import type { Act, Consequence, ElementEvidence } from '../../store/model/step.ts';
import { FarmError } from '../errors.ts';
import { type Attempt, replaced, type Subject } from './acts/attempt.ts';
import { clearingFor } from './acts/clear.ts';
import { evidenceOf, read } from './acts/evidence.ts';
import { actFailure } from './acts/failure.ts';
import { leaveField } from './acts/leave.ts';
import { perform, type Scene } from './acts/perform.ts';
import { seek } from './acts/recognise.ts';
import { awaitText, nextLook } from './acts/wait.ts';
import { answerOf } from './child-frames.ts';
import type { Connection } from './connection.ts';
import { hasBegun, type Moment, momentOf, since } from './consequence.ts';
import { Deadline } from './deadline.ts';
import { Dialogs } from './dialogs.ts';
import { Downloads } from './downloads.ts';
import { DocumentGone } from './errors.ts';
import type { Frame } from './frames.ts';
import { GuardWords } from './guard-words.ts';
import { failureOf, navigate } from './navigate.ts';
import type { ActOutcome, ActTerms, ControlNature, LeasedPage, Observation, PageEvent, Recognised, RecogniseTerms } from './port.ts';
import { busyUntil, settleTab } from './settle.ts';
import { framesShown, observeTab, type Stitched } from './stitch.ts';
import type { Tab } from './tab.ts';
import { Tabs } from './tabs.ts';
import { troubleError } from './troubles.ts';
import { callPage } from './world.ts';

/** What an act's consequences may take before the page is read as it is. */
const consequencesMs = 10_000;

/** How long an element that is not quite as it was recorded may take to become so, once the page rests. */
const changedMs = 500;

/** What is left of a method's time when a download is waited for no longer. */
const endingMs = 1_000;

/** Before these a person is done with the field that was written in. */
const leavesFirst: ReadonlySet<Act['kind']> = new Set(['goto', 'back', 'switchTab', 'closeTab', 'read']);

/** An act that may have been done, and did not end. */
const unfinished: readonly FarmError['code'][] = ['deadline', 'protocol', 'page_loops'];

interface Done {
  readonly read?: string;
  readonly became?: Consequence;
}

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
  #latest: (Stitched & { readonly tab: Tab }) | undefined;
  /** Recognised since, by their numbers from -1 down. */
  #recognised: Subject[] = [];

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
      // The browser answers in order: the frames are known before the navigation begins.
      await this.#open(await tabs.attached(deadline), url, deadline);
      return { url: this.url() };
    });
  }

  isSelector(text: string): Promise<boolean> {
    return this.#within('reading a selector', (tabs, deadline) =>
      this.#onDocument(tabs, deadline, async ({ frames: { main } }) => {
        if (!main) throw new DocumentGone('the page has no document yet');
        return callPage(main, 'isSelector', text);
      }),
    );
  }

  observe({ selector }: { readonly selector?: string } = {}): Promise<Observation> {
    return this.#within('observing the page', async (tabs, deadline) => {
      const { tab, ...stitched } = await this.#onDocument(tabs, deadline, async (tab) => {
        const failure = failureOf(tab, this.#guard);
        if (failure) throw failure;
        return { tab, ...(await observeTab(tab, tabs.all, selector)) };
      });
      this.#latest = { tab, ...stitched };
      this.#recognised = [];
      return stitched.observation;
    });
  }

  async act(act: Act, terms: ActTerms = {}): Promise<ActOutcome> {
    let attempt: Attempt | undefined;
    this.#begin();
    this.#dialogs.answer = terms.dialogs;
    const outcome = this.#within(`the act ${act.kind}`, async (tabs, deadline): Promise<ActOutcome> => {
      const clearWay = clearingFor(terms.goal ?? '', (what, how) => this.#tell({ type: 'cleared', what, how }));
      attempt = { deadline, sent: false, clearWay };
      const urlBefore = this.url();
      let evidence: ElementEvidence | undefined;
      let toEvidence: ElementEvidence | undefined;
      try {
        const subject = 'element' in act && act.element !== undefined ? this.#subject(act.element) : undefined;
        // Asked before the act, for afterwards the element may be gone; not awaited, for the act need not wait for it.
        const ask = (of: Subject | undefined) => (of && terms.known !== true ? evidenceOf(of).catch(() => undefined) : undefined);
        const asked = ask(subject);
        const target = act.kind === 'drag' ? this.#subject(act.to) : undefined;
        const askedOfTarget = ask(target);
        const isNew = 'element' in act && act.element !== undefined && this.#latest?.observation.elements[act.element]?.isNew === true;
        const done = await this.#perform(act, { subject, target, terms, isNew }, tabs, attempt).finally(async () => {
          evidence = await asked;
          toEvidence = await askedOfTarget;
        });
        return {
          ok: true,
          ...(evidence && { evidence }),
          ...(toEvidence && { toEvidence }),
          ...done,
          urlBefore,
          urlAfter: this.url(),
        };
      } catch (error) {
        return { ok: false, error: actFailure(act, error, attempt.sent), sent: attempt.sent, ...(evidence && { evidence }) };
      }
    });
    return outcome.catch((error: unknown) => {
      if (!(error instanceof FarmError) || !unfinished.includes(error.code)) throw error;
      return { ok: false, error, sent: attempt?.sent ?? false };
    });
  }

  recognise(evidence: ElementEvidence, { as, withinMs, at }: RecogniseTerms): Promise<Recognised> {
    return this.#within('recognising an element', async (tabs, deadline) => {
      const start = Date.now();
      const latest = start + deadline.remaining / 2;
      let restsSince = start;
      for (;;) {
        const { tab, sought } = await this.#onDocument(tabs, deadline, async (tab) => ({ tab, sought: await seek(tab, evidence, as) }));
        const now = Date.now();
        if (busyUntil(tab, now, start) !== undefined) restsSince = now;
        // What is otherwise than it was may be so because it is still on its way.
        const isGood = sought.ok && at(tab.url);
        const patience = isGood ? (sought.isAsRecorded ? 0 : Math.min(changedMs, withinMs)) : withinMs;
        const left = Math.min(restsSince + patience, latest) - now;
        if (isGood && (sought.isAsRecorded || left <= 0)) {
          this.#recognised.push({ tab, place: sought.place, what: `${evidence.role} ${JSON.stringify(evidence.name)}` });
          return { ok: true, element: -this.#recognised.length, isAsRecorded: sought.isAsRecorded };
        }
        if (left <= 0) return sought.ok ? { ok: false, found: `it on another page, ${tab.url}`, alike: 0 } : sought;
        await nextLook(tabs, tab, left);
      }
    });
  }

  natureOf(element: number | undefined, by: 'click' | 'enter'): Promise<ControlNature | undefined> {
    return this.#within('looking at a control', async (tabs, deadline) => {
      const byEnter = by === 'enter';
      if (element === undefined) {
        const tab = await tabs.ready(deadline);
        const natures = await Promise.all(tab.frames.all().map((frame) => answerOf(frame, callPage(frame, 'nature', undefined, byEnter))));
        return natures.find((nature) => nature !== undefined);
      }
      const { place, what } = this.#subject(element);
      const nature = await callPage(place.frame, 'nature', place.index, byEnter);
      if (!nature) throw troubleError(what, { type: 'gone' });
      return nature;
    });
  }

  showsText(text: string): Promise<boolean> {
    return this.#within('looking for a text', (tabs, deadline) => this.#anyFrame(tabs, deadline, 'showsText', text));
  }

  showsStatus(text: string): Promise<boolean> {
    return this.#within('looking for a status message', (tabs, deadline) => this.#anyFrame(tabs, deadline, 'showsStatus', text));
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
      await this.#settle(tabs, deadline);
      await this.#downloads.settle(deadline);
    });
  }

  leave(): Promise<boolean> {
    return this.#within('leaving a field', (tabs, deadline) => this.#leave(tabs, deadline));
  }

  async close(): Promise<void> {
    this.#connection?.close();
    this.#tabs?.lose(new FarmError('lease_lost', 'the page was let go of'));
  }

  /** What was read, or what came of it; afterwards the page rests, or is as it became when the same act was done before. */
  async #perform(act: Act, scene: Omit<Scene, 'tabs' | 'tab'>, tabs: Tabs, attempt: Attempt): Promise<Done> {
    const { deadline } = attempt;
    const { subject, terms } = scene;
    if (act.kind === 'note') return {};
    // What is computed from a field may be so only once it is left; what has just come up may go then.
    if (leavesFirst.has(act.kind) && !scene.isNew) await this.#leave(tabs, deadline);
    if (act.kind === 'read') return subject ? { read: await read(subject) } : {};
    if (act.kind === 'wait') {
      const shows = () => this.#anyFrame(tabs, deadline, 'showsText', act.text);
      await awaitText(act, { tabs, shows, leave: () => this.#leave(tabs, deadline) }, deadline);
      return {};
    }
    const tab = await tabs.ready(deadline);
    const { failure: shown } = tab;
    if (act.kind === 'goto') {
      await this.#open(tab, act.url, deadline);
      return { became: { document: true, tab: false, requests: false } };
    }
    const moment = momentOf(tab);
    const followed = this.#downloads.follow();
    const promised = act.kind === 'click' && subject ? callPage(subject.place.frame, 'promisedFile', subject.place.index) : undefined;
    // Whatever is wrong with the element, the act says so.
    const file = promised?.catch(() => undefined);
    tab.requests.acting();
    try {
      await perform(act, { tabs, tab, ...scene }, attempt);
      const ceiling = new Deadline(Math.min(consequencesMs, deadline.remaining), 'settling');
      const states = terms.became && act.kind !== 'fill' ? await this.#states(scene, moment) : undefined;
      const isOver = terms.became !== undefined && !(await hasBegun(moment, tabs, terms.became, ceiling));
      if (!isOver) await this.#settle(tabs, ceiling);
      await followed(new Deadline(deadline.remaining - endingMs, 'downloading'), await file);
      if (isOver) return { became: { ...since(moment, tabs), ...(states && { states }) } };
    } finally {
      tab.requests.acted();
    }
    const failure = tabs.active && tabs.active.failure !== shown ? failureOf(tabs.active, this.#guard) : undefined;
    if (failure) throw failure;
    const states = await this.#states(scene, moment);
    return { became: { ...since(moment, tabs), ...(states && { states }) } };
  }

  /** Of the element of an act, once that was done; what the page has done in answer is known then too. Undefined when it is gone. */
  async #states({ subject }: Pick<Scene, 'subject'>, moment: Moment): Promise<readonly string[] | undefined> {
    const { tab, document } = this.#tabs ? since(moment, this.#tabs) : { tab: true, document: true };
    return subject && !tab && !document ? callPage(subject.place.frame, 'states', subject.place.index).catch(replaced) : undefined;
  }

  async #leave(tabs: Tabs, deadline: Deadline): Promise<boolean> {
    const tab = await tabs.ready(deadline);
    tab.requests.acting();
    try {
      const left = await leaveField(tab);
      if (left) await this.#settle(tabs, new Deadline(Math.min(consequencesMs, deadline.remaining), 'settling'));
      return left;
    } finally {
      tab.requests.acted();
    }
  }

  /** Rejects also when there is a file at the address: its bytes are told, and the page stays. */
  async #open(tab: Tab, url: string, deadline: Deadline): Promise<void> {
    const followed = this.#downloads.follow();
    if ((await navigate(tab, url, this.#guard, deadline)) === 'page') return;
    await followed(new Deadline(deadline.remaining - endingMs, 'downloading'), { url, name: new URL(url).pathname });
    throw new FarmError('target_unreachable', `${url} is a file to download, not a page; open the page that leads to it`);
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
    const recognised = this.#recognised[-1 - element];
    if (recognised) {
      if (recognised.place.frame.world === recognised.place.world && !recognised.tab.closed) return recognised;
      throw new FarmError('element_gone', `${recognised.what} is no longer on the page, which shows another document`);
    }
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

  /** Whether it holds in any frame that a person sees. */
  #anyFrame(tabs: Tabs, deadline: Deadline, check: 'showsText' | 'showsStatus', text: string): Promise<boolean> {
    return this.#onDocument(tabs, deadline, async (tab) => {
      const isShown = framesShown();
      const holds = async (frame: Frame) => (await callPage(frame, check, text)) && isShown(frame);
      const found = await Promise.all(tab.frames.all().map((frame) => answerOf(frame, holds(frame))));
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
    this.#deadlines.add(deadline);
    return deadline.race(work(tabs, deadline)).finally(() => this.#deadlines.delete(deadline));
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
