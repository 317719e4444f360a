import { FarmError } from "../errors.js";
import { clearingFor } from "./acts/clear.js";
import { evidenceOf, read } from "./acts/evidence.js";
import { actFailure } from "./acts/failure.js";
import { leaveField } from "./acts/leave.js";
import { perform } from "./acts/perform.js";
import { awaitText } from "./acts/wait.js";
import { answerOf } from "./child-frames.js";
import { Deadline } from "./deadline.js";
import { Dialogs } from "./dialogs.js";
import { Downloads } from "./downloads.js";
import { DocumentGone } from "./errors.js";
import { GuardWords } from "./guard-words.js";
import { failureOf, navigate } from "./navigate.js";
import { settleTab } from "./settle.js";
import { isFrameShown, observeTab } from "./stitch.js";
import { Tabs } from "./tabs.js";
import { troubleError } from "./troubles.js";
import { callPage } from "./world.js";
/** What an act's consequences may take before the page is read as it is. */
const consequencesMs = 10_000;
/** What is left of a method's time when a download is waited for no longer. */
const endingMs = 1_000;
/** Before these a person is done with the field that was written in. */
const leavesFirst = new Set(['goto', 'back', 'switchTab', 'closeTab', 'read']);
/** An act that may have been done, and did not end. */
const unfinished = ['deadline', 'protocol', 'page_loops'];
export class Driver {
    #deadlineMs;
    #listeners = [];
    /** What befell the page before anyone listened, as dialogs do that were open at the attach. */
    #untold = [];
    #guard = new GuardWords();
    #dialogs = new Dialogs((dialog) => this.#tell({ type: 'dialog', dialog }));
    #downloads;
    /** Of the methods that are under way. */
    #deadlines = new Set();
    #connection;
    #tabs;
    #latest;
    constructor(webSocketUrl, deadlineMs) {
        this.#deadlineMs = deadlineMs;
        this.#downloads = new Downloads(webSocketUrl, {
            began: (targetId) => this.#tabs?.downloads(targetId),
            tell: (event) => this.#tell(event),
        });
    }
    /** Called before the first event of the connection. */
    attach(connection) {
        this.#connection = connection;
        this.#guard.listen(connection.root, (host, reason) => this.#tell({ type: 'egressRefused', host, reason }));
        this.#downloads.listen(connection.root);
        this.#tabs = new Tabs(connection, {
            dialogs: this.#dialogs,
            downloads: this.#downloads,
            submitted: (method, url) => this.#tell({ type: 'submitted', method, url }),
            crashed: (tab, error) => {
                if (tab === this.#tabs?.active)
                    this.#tell({ type: 'crashed', error });
            },
            loops: (tab, error) => {
                if (tab === this.#tabs?.active)
                    for (const deadline of this.#deadlines)
                        deadline.end(error);
            },
        });
    }
    lose(error) {
        this.#tabs?.lose(error);
        this.#downloads.lose(error);
        this.#tell({ type: 'lost', error });
    }
    on(listener) {
        this.#listeners.push(listener);
        const untold = this.#untold;
        this.#untold = [];
        for (const event of untold)
            listener(event);
    }
    url() {
        return this.#tabs?.active?.url ?? 'about:blank';
    }
    failure() {
        return this.#tabs?.active && failureOf(this.#tabs.active, this.#guard);
    }
    goto(url) {
        this.#begin();
        return this.#within(`opening ${url}`, async (tabs, deadline) => {
            // The browser answers in order: the frames are known before the navigation begins.
            await this.#open(await tabs.attached(deadline), url, deadline);
            return { url: this.url() };
        });
    }
    isSelector(text) {
        return this.#within('reading a selector', (tabs, deadline) => this.#onDocument(tabs, deadline, async ({ frames: { main } }) => {
            if (!main)
                throw new DocumentGone('the page has no document yet');
            return callPage(main, 'isSelector', text);
        }));
    }
    observe({ selector } = {}) {
        return this.#within('observing the page', async (tabs, deadline) => {
            const { tab, ...stitched } = await this.#onDocument(tabs, deadline, async (tab) => {
                const failure = failureOf(tab, this.#guard);
                if (failure)
                    throw failure;
                return { tab, ...(await observeTab(tab, tabs.all, selector)) };
            });
            this.#latest = { tab, ...stitched };
            return stitched.observation;
        });
    }
    async act(act, terms = {}) {
        let attempt;
        this.#begin();
        this.#dialogs.answer = terms.dialogs;
        const outcome = this.#within(`the act ${act.kind}`, async (tabs, deadline) => {
            const clearWay = clearingFor(terms.goal ?? '', (what, how) => this.#tell({ type: 'cleared', what, how }));
            attempt = { deadline, sent: false, clearWay };
            const urlBefore = this.url();
            let evidence;
            let toEvidence;
            try {
                const subject = 'element' in act && act.element !== undefined ? this.#subject(act.element) : undefined;
                // Asked before the act, for afterwards the element may be gone; not awaited, for the act need not wait for it.
                const asked = subject && evidenceOf(subject).catch(() => undefined);
                const target = act.kind === 'drag' ? this.#subject(act.to) : undefined;
                const askedOfTarget = target && evidenceOf(target).catch(() => undefined);
                const isNew = 'element' in act && act.element !== undefined && this.#latest?.observation.elements[act.element]?.isNew === true;
                const text = await this.#perform(act, { subject, target, terms, isNew }, tabs, attempt).finally(async () => {
                    evidence = await asked;
                    toEvidence = await askedOfTarget;
                });
                return {
                    ok: true,
                    ...(evidence && { evidence }),
                    ...(toEvidence && { toEvidence }),
                    ...(text !== undefined && { read: text }),
                    urlBefore,
                    urlAfter: this.url(),
                };
            }
            catch (error) {
                return { ok: false, error: actFailure(act, error, attempt.sent), sent: attempt.sent, ...(evidence && { evidence }) };
            }
        });
        return outcome.catch((error) => {
            if (!(error instanceof FarmError) || !unfinished.includes(error.code))
                throw error;
            return { ok: false, error, sent: attempt?.sent ?? false };
        });
    }
    natureOf(element, by) {
        return this.#within('looking at a control', async (tabs, deadline) => {
            const byEnter = by === 'enter';
            if (element === undefined) {
                const tab = await tabs.ready(deadline);
                const natures = await Promise.all(tab.frames.all().map((frame) => answerOf(frame, callPage(frame, 'nature', undefined, byEnter))));
                return natures.find((nature) => nature !== undefined);
            }
            const { place, what } = this.#subject(element);
            const nature = await callPage(place.frame, 'nature', place.index, byEnter);
            if (!nature)
                throw troubleError(what, { type: 'gone' });
            return nature;
        });
    }
    showsText(text) {
        return this.#within('looking for a text', (tabs, deadline) => this.#anyFrame(tabs, deadline, 'showsText', text));
    }
    showsStatus(text) {
        return this.#within('looking for a status message', (tabs, deadline) => this.#anyFrame(tabs, deadline, 'showsStatus', text));
    }
    screenshot() {
        return this.#within('taking a picture', async (tabs, deadline) => {
            const { session } = await tabs.ready(deadline);
            const { data } = await session.send('Page.captureScreenshot', { format: 'png' });
            return Buffer.from(data, 'base64');
        });
    }
    waitsFor() {
        return this.#tabs?.active?.requests.oldest;
    }
    settle(ceilingMs) {
        const ceiling = Math.min(ceilingMs, this.#deadlineMs);
        return this.#within('settling', async (tabs) => {
            const deadline = new Deadline(ceiling, 'settling');
            await this.#settle(tabs, deadline);
            await this.#downloads.settle(deadline);
        });
    }
    leave() {
        return this.#within('leaving a field', (tabs, deadline) => this.#leave(tabs, deadline));
    }
    async close() {
        this.#connection?.close();
        this.#tabs?.lose(new FarmError('lease_lost', 'the page was let go of'));
    }
    /** The text that was read, if any; afterwards the page rests. */
    async #perform(act, scene, tabs, attempt) {
        const { deadline } = attempt;
        const { subject } = scene;
        if (act.kind === 'note')
            return undefined;
        // What is computed from a field may be so only once it is left; what has just come up may go then.
        if (leavesFirst.has(act.kind) && !scene.isNew)
            await this.#leave(tabs, deadline);
        if (act.kind === 'read')
            return subject && read(subject);
        if (act.kind === 'wait') {
            const shows = () => this.#anyFrame(tabs, deadline, 'showsText', act.text);
            return void (await awaitText(act, { tabs, shows, leave: () => this.#leave(tabs, deadline) }, deadline));
        }
        const tab = await tabs.ready(deadline);
        const shown = tab.failure;
        if (act.kind === 'goto')
            return void (await this.#open(tab, act.url, deadline));
        const followed = this.#downloads.follow();
        const promised = act.kind === 'click' && subject ? callPage(subject.place.frame, 'promisedFile', subject.place.index) : undefined;
        // Whatever is wrong with the element, the act says so.
        const file = promised?.catch(() => undefined);
        tab.requests.acting();
        try {
            await perform(act, { tabs, tab, ...scene }, attempt);
            await this.#settle(tabs, new Deadline(Math.min(consequencesMs, deadline.remaining), 'settling'));
            await followed(new Deadline(deadline.remaining - endingMs, 'downloading'), await file);
        }
        finally {
            tab.requests.acted();
        }
        const failure = tabs.active && tabs.active.failure !== shown ? failureOf(tabs.active, this.#guard) : undefined;
        if (failure)
            throw failure;
        return undefined;
    }
    async #leave(tabs, deadline) {
        const tab = await tabs.ready(deadline);
        tab.requests.acting();
        try {
            const left = await leaveField(tab);
            if (left)
                await this.#settle(tabs, new Deadline(Math.min(consequencesMs, deadline.remaining), 'settling'));
            return left;
        }
        finally {
            tab.requests.acted();
        }
    }
    /** Rejects also when there is a file at the address: its bytes are told, and the page stays. */
    async #open(tab, url, deadline) {
        const followed = this.#downloads.follow();
        if ((await navigate(tab, url, this.#guard, deadline)) === 'page')
            return;
        await followed(new Deadline(deadline.remaining - endingMs, 'downloading'), { url, name: new URL(url).pathname });
        throw new FarmError('target_unreachable', `${url} is a file to download, not a page; open the page that leads to it`);
    }
    /** Follows the page from document to document and from tab to tab until it rests, or until the ceiling. */
    async #settle(tabs, ceiling) {
        while (ceiling.remaining > 0) {
            const tab = await tabs.ready(ceiling);
            await settleTab(tab, ceiling).catch((error) => {
                if (!tab.closed)
                    throw error;
            });
            if (!(await tabs.coming(ceiling)) && tab === tabs.active)
                return;
        }
    }
    #subject(element) {
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
    #anyFrame(tabs, deadline, check, text) {
        return this.#onDocument(tabs, deadline, async (tab) => {
            const holds = async (frame) => (await callPage(frame, check, text)) && isFrameShown(frame);
            const found = await Promise.all(tab.frames.all().map((frame) => answerOf(frame, holds(frame))));
            return found.includes(true);
        });
    }
    /** Asks again when the document is replaced meanwhile, or the tab closed. */
    async #onDocument(tabs, deadline, ask) {
        for (;;) {
            deadline.check();
            const tab = await tabs.ready(deadline);
            try {
                return await ask(tab);
            }
            catch (error) {
                if (!(error instanceof DocumentGone) && !tab.closed)
                    throw error;
                await settleTab(tab, deadline);
            }
        }
    }
    #within(what, work) {
        const deadline = new Deadline(this.#deadlineMs, what);
        const tabs = this.#tabs;
        if (!tabs)
            return Promise.reject(new FarmError('lease_lost', 'the page is not attached'));
        this.#deadlines.add(deadline);
        return deadline.race(work(tabs, deadline)).finally(() => this.#deadlines.delete(deadline));
    }
    /** What befalls the pages from now on is the consequence of what is done to them next. */
    #begin() {
        this.#guard.forget();
        for (const { navigations } of this.#tabs?.all ?? [])
            navigations.forget();
    }
    #tell(event) {
        if (this.#listeners.length === 0)
            this.#untold.push(event);
        for (const listener of this.#listeners)
            listener(event);
    }
}
//# sourceMappingURL=driver.js.map