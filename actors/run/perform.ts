/** What a run's actor does outside of itself: ledger, store, farm and page. What it learns comes back as a message. */

import { setTimeout as delay } from 'node:timers/promises';
import type { Farm } from '../../farm/client/port.ts';
import type { GuardedFetch } from '../../farm/egress/fetch.ts';
import { FarmError } from '../../farm/errors.ts';
import type { ActTerms } from '../../farm/page/port.ts';
import { StoreError } from '../../store/errors.ts';
import type { Act } from '../../store/model/step.ts';
import type { Runs } from '../../store/runs.ts';
import type { Secrets } from '../../store/secrets.ts';
import type { Self } from '../behaviour.ts';
import { asFarmError, causeFor, messageOf } from '../errors.ts';
import type { Log } from '../log.ts';
import type { Planner } from '../planner/port.ts';
import type { Ledger } from '../protocol/ledger.ts';
import type { StartRun } from '../protocol/runs.ts';
import { actTerms, weighed } from './act-terms.ts';
import { Books } from './books.ts';
import { RunFiles } from './files.ts';
import { Hands } from './hands.ts';
import { lostAmong } from './held-values.ts';
import { objectionTo } from './objections.ts';
import { recall } from './recall.ts';
import type { RunEffect, RunMessage } from './run.ts';
import { saidTo } from './sayings.ts';
import { firstUnmet } from './success.ts';
import { RunVault } from './vault.ts';
import { verified } from './verifying.ts';
import type { Terms } from './work.ts';

export interface Surroundings {
  readonly farm: Farm;
  readonly runs: Runs;
  readonly secrets: Pick<Secrets, 'value'>;
  readonly ledger: Ledger;
  readonly planner: Planner;
  /** What carries out a clause of a skill: no model is asked. */
  readonly rules: Planner;
  readonly fetch: GuardedFetch;
  readonly log: Log;
}

type LegEffect = Extract<RunEffect, { leg: number }>;
type RunSelf = Self<RunMessage>;

/** Performs the effects of one run, and holds what they hold: hands and timers. */
export class Performer {
  readonly #terms: Terms;
  readonly #order: StartRun;
  readonly #around: Surroundings;
  readonly #books: Books;
  readonly #vault: RunVault;
  readonly #files: RunFiles;
  readonly #hands = new Map<number, Hands>();
  readonly #timers: NodeJS.Timeout[] = [];

  constructor(terms: Terms, order: StartRun, around: Surroundings) {
    this.#terms = terms;
    this.#order = order;
    this.#around = around;
    this.#books = new Books(terms, order, around);
    this.#vault = new RunVault(around.secrets);
    this.#files = new RunFiles(around.fetch, order.request.options);
  }

  async perform(effect: RunEffect, self: RunSelf): Promise<void> {
    switch (effect.type) {
      case 'reserve':
        return self.send(await this.#books.reserve(effect.amount));
      case 'extend':
        return self.send(await this.#books.extend(effect.amount));
      case 'record':
        return self.send(await this.#books.record(effect.run));
      case 'keep':
        return this.#books.keep(effect.progress, self.send);
      case 'storeEnd':
        return self.send(await this.#books.storeEnd(effect.run, effect.isNew, self.signal));
      case 'awaitEnd':
        return self.send(await this.#books.awaitEnd(self.signal));
      case 'settle':
        return self.send(await this.#books.settle(effect.charge, effect.isStored, self.signal));
      case 'readGoal':
        return self.send(await this.#readGoal(effect.goal));
      case 'watch':
        this.#timers.push(setInterval(() => self.send({ type: 'ticked', at: Date.now() }), effect.tickMs));
        this.#timers.push(setTimeout(() => self.send({ type: 'timeRanOut', at: Date.now() }), effect.timeoutMs));
        return;
      case 'answer':
        return effect.replyTo(effect.answer);
      case 'answerStatus':
        return effect.replyTo(effect.answer);
      case 'stop':
        return self.stop();
      case 'letGo':
        return this.#letGo(effect, self);
      default:
        return this.#onLeg(effect, self);
    }
  }

  /** Whatever the run still holds when its actor ends, however it ends. */
  async release(): Promise<void> {
    for (const timer of this.#timers) clearTimeout(timer);
    const held = [...this.#hands.values()];
    this.#hands.clear();
    await Promise.all(held.map((hands) => hands.release()));
  }

  async #letGo({ leg, release, lingers }: Extract<RunEffect, { type: 'letGo' }>, self: RunSelf): Promise<void> {
    const { leaseTtlMs, measureMs, lingerMs } = this.#terms.limits;
    const hands = this.#hands.get(leg);
    this.#hands.delete(leg);
    hands?.stop();
    const meters = release ? await hands?.lastMeters(leaseTtlMs, measureMs) : undefined;
    self.send({ type: 'letGo', leg, meters, at: Date.now() });
    // Nothing tells whether the page has something left to save; nobody waits for it any more.
    if (release && lingers) await delay(lingerMs);
    if (release) await hands?.release();
  }

  /** What a stopped leg would still say is not sent; every other failure is the leg's to tell. */
  async #onLeg(effect: Exclude<LegEffect, { type: 'letGo' }>, self: RunSelf): Promise<void> {
    const { leg } = effect;
    const hands = this.#handsOf(leg);
    const say = (message: RunMessage | undefined) => {
      if (message !== undefined && !hands.signal.aborted) self.send(message);
    };
    try {
      say(await hands.whileHeld(this.#work(effect, hands, say)));
    } catch (error) {
      const fault = asFarmError(error);
      if (fault.code === 'farm_unavailable') this.#around.log.warn({ err: fault, runId: this.#order.runId }, 'the farm failed a run');
      say({ type: 'faltered', leg, error: fault, at: Date.now() });
    }
  }

  #handsOf(leg: number): Hands {
    const known = this.#hands.get(leg);
    if (known !== undefined) return known;
    const hands = new Hands();
    this.#hands.set(leg, hands);
    return hands;
  }

  async #work(
    effect: Exclude<LegEffect, { type: 'letGo' }>,
    hands: Hands,
    say: (message: RunMessage) => void,
  ): Promise<RunMessage | undefined> {
    const { leg } = effect;
    const startedAt = Date.now();
    switch (effect.type) {
      case 'lease': {
        const { leaseId, nodeUrl } = await hands.order(this.#around.farm, this.#leaseOrder());
        hands.attachAhead();
        return { type: 'leased', leg, leaseId, nodeUrl, at: Date.now() };
      }
      case 'renewLease':
        return this.#renewLease(leg, hands);
      case 'open': {
        const page = await hands.attach((event) => say({ type: 'befell', leg, event, at: Date.now() }));
        const { url } = await page.goto(effect.url);
        return { type: 'opened', leg, url, startedAt, at: Date.now() };
      }
      case 'observe':
        return { type: 'observed', leg, ...(await this.#observe(effect, hands)), at: Date.now() };
      case 'plan':
        return this.#plan(effect, hands);
      case 'recall':
        return { type: 'recalled', leg, recalled: await recall(effect.step, hands.page, this.#terms.limits.recallMs), at: Date.now() };
      case 'weigh':
        return {
          type: 'weighed',
          leg,
          found: await weighed(effect.act, hands.page, this.#order.request.prompt),
          url: hands.page.url(),
          at: Date.now(),
        };
      case 'act':
        return { type: 'acted', leg, ...(await this.#acted(effect, hands, say)), startedAt, at: Date.now() };
      case 'verify':
        return { type: 'verified', leg, ...(await verified(effect, hands, this.#terms.limits)), at: Date.now() };
    }
  }

  async #observe({ rest, pauseMs, withinMs, forVisitor }: Extract<RunEffect, { type: 'observe' }>, { page, signal }: Hands) {
    const look = async () => {
      await delay(pauseMs, undefined, { signal });
      if (rest) await page.settle(this.#terms.limits.restCeilingMs);
      const observation = await page.observe();
      return { observation, ...(forVisitor && { signedIn: await page.knowsVisitor() }) };
    };
    if (withinMs === undefined) return look();
    const seen = new AbortController();
    const late = delay(withinMs, undefined, { signal: AbortSignal.any([signal, seen.signal]) }).then(() => {
      throw new FarmError('deadline', `the page could not be seen for another ${withinMs / 1_000} s`);
    });
    return Promise.race([look(), late]).finally(() => seen.abort());
  }

  async #renewLease(leg: number, hands: Hands): Promise<RunMessage | undefined> {
    const meters = await hands.tryRenew(this.#terms.limits.leaseTtlMs, (error) => {
      this.#around.log.warn({ err: error, runId: this.#order.runId }, 'a lease could not be renewed');
    });
    return meters && { type: 'metered', leg, meters, at: Date.now() };
  }

  #leaseOrder() {
    const { fleet, limits } = this.#terms;
    const { tenantId, request } = this.#order;
    const { proxy } = request.options;
    return { tenantId, fleet, epoch: 1, ttlMs: limits.leaseTtlMs, ...(proxy !== undefined && { proxy }) };
  }

  async #plan({ leg, input }: Extract<RunEffect, { type: 'plan' }>, { page, signal }: Hands): Promise<RunMessage> {
    const planner = input.only === undefined ? this.#around.planner : this.#around.rules;
    const { success } = this.#order.request;
    let isMet = false;
    // While a model thinks, a message that says that all went well fades.
    const asking = async () => {
      isMet = (await firstUnmet(success, { page, data: input.data })) === undefined;
    };
    try {
      const plan = await planner.plan(input, signal, asking);
      return { type: 'planned', leg, plan, ...(isMet ? { wasMet: true as const } : {}), at: Date.now() };
    } catch (error) {
      return { type: 'planFailed', leg, message: messageOf(error), at: Date.now() };
    }
  }

  async #readGoal(goal: string): Promise<RunMessage> {
    // A skill has been carried out before.
    const unreadable = this.#order.replay === undefined ? this.#around.planner.unreadable(goal) : undefined;
    if (unreadable !== undefined) return { type: 'goalRead', unreadable, at: Date.now() };
    try {
      return { type: 'goalRead', ...(await this.#vault.read(this.#order.tenantId, goal)), at: Date.now() };
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      this.#around.log.warn({ err: error, runId: this.#order.runId }, 'the secrets of a run could not be read');
      return {
        type: 'vaultFailed',
        message: `The secrets that the goal names could not be read: ${causeFor(error)}. Send it again later.`,
      };
    }
  }

  /** What was filled in before is to be what is sent; and to what the page said something, that is waited for. */
  async #acted(effect: Extract<RunEffect, { type: 'act' }>, hands: Hands, say: (message: RunMessage) => void) {
    const { said: recorded, holds = [] } = effect.planned;
    const lost = await lostAmong(holds, hands.page);
    if (lost) return { outcome: { ok: false, error: lost, sent: false } as const };
    const outcome = await this.#act(effect, hands, say);
    if (recorded === undefined || !outcome.ok || outcome.became?.document !== false || outcome.became.tab) return { outcome };
    const { successPatienceMs: patienceMs, recheckMs } = this.#terms.limits;
    const pause = (ms: number) => delay(ms, undefined, { signal: hands.signal });
    return { outcome, said: await saidTo(hands.page, recorded, { patienceMs, recheckMs, pause }) };
  }

  /** What is put in is told before it is on its way: nothing of what comes back may be written before it is known. */
  async #act({ leg, planned }: Extract<RunEffect, { type: 'act' }>, { page, signal }: Hands, say: (message: RunMessage) => void) {
    const files = await this.#fetched(planned.act, signal, say);
    if ('error' in files) return { ok: false, error: files.error, sent: false } as const;
    const objection = await objectionTo(planned, { page, request: this.#order.request, filled: this.#vault.filled });
    if (objection !== undefined) return { ok: false, error: objection, sent: false } as const;
    const { act, terms, codes } = await this.#vault.fill(planned.act, { ...actTerms(planned, this.#order.request), ...files }, signal);
    if (codes.length > 0) say({ type: 'codesDue', leg, codes });
    return page.act(act, terms);
  }

  /** What the gateway itself fetches is paid for like the traffic of a lease: it has the number of none. */
  async #fetched(
    act: Act,
    signal: AbortSignal,
    say: (message: RunMessage) => void,
  ): Promise<Pick<ActTerms, 'files'> | { error: FarmError }> {
    const before = this.#files.traffic;
    try {
      return await this.#files.for(act, signal);
    } catch (error) {
      return { error: asFarmError(error) };
    } finally {
      const egressBytes = this.#files.traffic;
      if (egressBytes > before) say({ type: 'metered', leg: 0, meters: { browserMs: 0, egressBytes }, at: Date.now() });
    }
  }
}
