/** A goal in words, answered by the skill that does it where there is one: the five modes of `POST /dispatch`. */
import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { flatPrice } from '../../config/rates.ts';
import type { MicroCredits } from '../../store/model/money.ts';
import type { SkillDocument } from '../../store/model/skill.ts';
import type { SkillCounts, Skills as StoredSkills } from '../../store/skills.ts';
import type { Log } from '../log.ts';
import type { HeldSteps, Runs, StartRefusal, StartRun } from '../protocol/runs.ts';
import type { Dispatched, DispatchGoal } from '../protocol/skills.ts';
import type { Flights } from './flights.ts';
import type { Make } from './making.ts';
import { withWording, wordingsOf } from './match/kept-meaning.ts';
import { termsOf } from './match/meaning.ts';
import type { Agree, Agreement, Candidate, Candidates, Corpus, Recognise, Recognition } from './match/port.ts';
import { ofTheSkill, type Replayer, type ReplayReady } from './replayer.ts';
import { readyToReplay } from './replaying.ts';
import type { Shelf } from './shelf.ts';
import { mayStartAt } from './starts.ts';
import { Suspects } from './suspects.ts';
import type { Values } from './templates.ts';

interface DispatchOptions {
  readonly shelf: Pick<Shelf, 'open'>;
  readonly candidates: Candidates;
  readonly agree: Agree;
  /** Unset: what `agree` does not see is another goal. */
  readonly recognise?: Recognise | undefined;
  /** Unset: no run is seeded. */
  readonly corpus?: Corpus | undefined;
  readonly replay: Replayer;
  readonly make: Make;
  readonly flights: Flights;
  readonly runs: Pick<Runs, 'fitToKeep'>;
  readonly counts: Pick<StoredSkills, 'count' | 'doubt' | 'trust' | 'learn' | 'get'>;
  readonly log: Pick<Log, 'error'>;
  /** For how long a request waits in all for the same skill being made for others; milliseconds. */
  readonly patienceMs: number;
}

/** After how long who waited for a skill asks for a browser again where all were taken. */
const turnMs = 1_000;

/** How many of the nearest that start there are held against the request. */
const nearest = 8;

interface Found {
  readonly hit?: ReplayReady;
  /** It would be a hit, with these values, had it not failed before. */
  readonly doubted?: Doubted | undefined;
  /** All that start there and are near, best first. */
  readonly near: readonly Candidate[];
}

interface Doubted {
  readonly document: SkillDocument;
  readonly values: Values;
  readonly steps: HeldSteps;
  readonly reached?: StartRun['reached'];
}

/** A request that was asked about: what it cost, and another wording of the skill that it was recognised as. */
interface Recognised {
  readonly spent?: StartRun['spent'];
  readonly hit?: ReplayReady;
  readonly doubted?: Doubted;
  readonly wording?: string;
}

export function openDispatch(options: DispatchOptions): (order: DispatchGoal) => Promise<Dispatched | StartRefusal> {
  const suspects = new Suspects();
  const { shelf, candidates, agree, recognise, corpus, replay, make, flights, runs, counts, log, patienceMs } = options;

  /** The nearest skill that is the same goal, and that starts where the request does. */
  async function look(order: DispatchGoal): Promise<Found> {
    const { tenantId, url, prompt } = order;
    // Of a shop's pages each may have its own skill for one and the same goal.
    const found = await candidates.near(tenantId, new URL(url).origin, runs.fitToKeep(prompt), nearest, url);
    return among(
      order,
      found.filter(({ document }) => mayStartAt(document, url)),
    );
  }

  async function among(order: DispatchGoal, near: readonly Candidate[]): Promise<Found> {
    let doubted: Doubted | undefined;
    for (const { document } of near) {
      const agreement = inAnyWording(document, order.prompt);
      if (!agreement.same) continue;
      const { hit, doubted: other } = await openedFor(order, document, agreement.values);
      if (hit !== undefined) return { hit, near };
      doubted ??= other;
    }
    return { doubted, near };
  }

  function inAnyWording(document: SkillDocument, request: string): Agreement {
    const asCompiled = agree(document, request);
    if (asCompiled.same) return asCompiled;
    for (const { goal } of wordingsOf(document)) {
      const agreement = agree({ goal, parameters: document.parameters }, request);
      if (agreement.same) return agreement;
    }
    return asCompiled;
  }

  async function openedFor(
    { tenantId, url }: DispatchGoal,
    { name }: SkillDocument,
    values: Values,
  ): Promise<{ readonly hit?: ReplayReady; readonly doubted?: Doubted }> {
    const opened = await shelf.open(tenantId, name);
    if (opened === undefined || 'quarantined' in opened) return {};
    const ready = readyToReplay(opened, { target: url, params: values, repair: 'planner', isPlace: true });
    if (ready.type !== 'ready') return {};
    const { document } = opened;
    const { steps, reached } = ready.replay;
    return document.doubted === document.version
      ? { doubted: { document, values, steps, ...(reached && { reached }) } }
      : { hit: { opened, ready } };
  }

  /** What words do not tell, somebody may know. A goal that spells out a secret is shown to nobody. */
  async function asked(order: DispatchGoal, near: readonly Candidate[]): Promise<Recognised> {
    const { prompt, gone } = order;
    if (recognise === undefined || near.length === 0 || runs.fitToKeep(prompt) !== prompt) return {};
    // Who has left is told so by the run that does not begin.
    const { found, tokens } = await recognise(prompt, near, gone).catch((error: unknown): Recognition => {
      if (!gone.aborted) throw error;
      return {};
    });
    const spent = tokens && { spent: tokens };
    if (found === undefined) return { ...spent };
    return { ...spent, ...(await openedFor(order, found.document, found.values)), wording: found.wording };
  }

  /** What a request was recognised as, and what led to its goal, is a wording of it from now on. */
  async function learnt({ tenantId }: DispatchGoal, { name }: SkillDocument, wording: string): Promise<void> {
    const document = await counts.get(tenantId, name);
    if (document === undefined || document.quarantined !== undefined) return;
    const wordings = withWording(document, wording);
    await counts.learn(document, wordings);
    candidates.published({ ...document, wordings });
  }

  async function onHit(order: DispatchGoal, hit: ReplayReady, { wording, spent }: Recognised = {}): Promise<Dispatched | StartRefusal> {
    const { runId, options: given, success, gone } = order;
    const prices = { flatPrice: flatPrice('dispatchHit'), flatPriceAnew: flatPrice('dispatchCompiled') };
    const replayed = await replay(hit, { runId, options: given, success, ...prices, gone, spent });
    if (replayed.type === 'refused') return replayed;
    const { run, skill } = replayed;
    const isReached = run.run.success === true;
    const { failureCode } = run.run;
    const { document } = hit.opened;
    const isAtFault = failureCode !== undefined && ofTheSkill.has(failureCode) && suspects.failed(document, hit.ready.values);
    if (isAtFault) await noted(counts.doubt(document), order);
    if (isReached) suspects.reached(document);
    if (isReached && wording !== undefined) await noted(learnt(order, hit.opened.document, wording), order);
    const mode = !isReached ? 'cache-hit-failed' : run.trace?.anew === true ? 'cache-miss-compiled' : 'cache-hit';
    return { type: 'dispatched', mode, run, skill };
  }

  async function onMiss(order: DispatchGoal, doubted: Doubted | undefined, spent: StartRun['spent']): Promise<Dispatched | StartRefusal> {
    const { tenantId, url, prompt } = order;
    const seed = await corpus?.nearest({ tenantId, host: new URL(url).host, goal: runs.fitToKeep(prompt) });
    const made = await make({
      ...order,
      spent,
      paysAnyway: true,
      ...(doubted && {
        inPlaceOf: { name: doubted.document.name, values: doubted.values },
        held: doubted.steps,
        ...(doubted.reached && { reached: doubted.reached }),
      }),
      ...(seed === undefined
        ? { mode: 'compile', flatPrice: flatPrice('dispatchCompiled'), madeBy: 'compile' }
        : { mode: 'adapt', flatPrice: flatPrice('dispatchAdapted'), madeBy: 'adapt', seed: seed.kinds }),
    });
    if (made.type === 'refused') return made;
    const { run, skill, why } = made;
    if (run.run.success !== true) {
      // Nothing else does it either: the page may be as it was by the next time.
      if (doubted) await noted(counts.trust(doubted.document), order);
      return { type: 'dispatched', mode: 'cache-miss-failed', run };
    }
    return {
      type: 'dispatched',
      mode: seed === undefined ? 'cache-miss-compiled' : 'cache-adapt',
      run,
      ...(skill && { skill }),
      ...(why !== undefined && { why }),
      ...(seed && { source: seed.id }),
    };
  }

  async function answer(order: DispatchGoal): Promise<Dispatched | StartRefusal> {
    const { gone } = order;
    const until = Date.now() + patienceMs;
    let hasWaited = false;
    for (let turn = 0; ; ) {
      const found = await look(order);
      if (found.hit !== undefined) {
        const replayed = await onHit({ ...order, runId: runIdOf(order.runId, turn) }, found.hit);
        // Whoever waited for the skill waits for a browser as well: all of them ask for one at once.
        const isTaken = replayed.type === 'refused' && replayed.reason === 'farm_full';
        if (!isTaken || !hasWaited || gone.aborted || Date.now() >= until) return replayed;
        turn += 1;
        await setTimeout(turnMs, undefined, { signal: gone }).catch(() => undefined);
        continue;
      }
      const { land, made } = await flights.board(keyOf(order), gone);
      hasWaited ||= land === undefined;
      let flown: string | undefined;
      try {
        if (made !== undefined) await candidates.takeIn(order.tenantId, made);
        // Who waited looks again: the skill is there now, or the next one tries.
        if (land === undefined && !gone.aborted && Date.now() < until) continue;
        // Another may have landed between the look and the boarding.
        const again = land === undefined ? found : await look(order);
        if (again.hit !== undefined) return await onHit(order, again.hit);
        const recognised = again.doubted === undefined ? await asked(order, again.near) : {};
        const answered = await (recognised.hit === undefined
          ? onMiss(order, again.doubted ?? recognised.doubted, recognised.spent)
          : onHit(order, recognised.hit, recognised));
        flown = answered.type === 'dispatched' ? answered.skill?.name : undefined;
        return answered;
      } finally {
        land?.(flown);
      }
    }
  }

  /** What was done is not undone by a note of it that fails. */
  const noted = (writing: Promise<void>, { tenantId }: DispatchGoal) =>
    writing.catch((error: unknown) => log.error({ err: error, tenantId }, 'what came of a dispatch could not be noted'));

  return async (order) => {
    const answered = await answer(order);
    if (answered.type === 'dispatched' && answered.run.run.status !== 'cancelled')
      await noted(counts.count(order.tenantId, countOf(answered)), order);
    return answered;
  };
}

/** One that was refused is closed: the next turn has a run of its own. */
const runIdOf = (runId: string, turn: number): string =>
  turn === 0 ? runId : `run_${createHash('sha256').update(`turn ${turn} of ${runId}`).digest('hex').slice(0, 32)}`;

/** What of a goal tells one flight from another: those that differ in their values wait for each other, and then look again. */
const keyOf = ({ tenantId, url, prompt }: DispatchGoal): string => {
  const { origin, pathname } = new URL(url);
  const terms = termsOf(prompt);
  return createHash('sha256')
    .update(JSON.stringify([tenantId, origin, pathname, terms.length === 0 ? prompt : terms]))
    .digest('hex');
};

function countOf({ mode, run }: Dispatched): Partial<Omit<SkillCounts, '_id'>> {
  const saved = Math.max(0, flatPrice('dispatchCompiled') - (run.run.charge ?? (0 as MicroCredits)));
  switch (mode) {
    case 'cache-hit':
      return { dispatches: 1, hits: 1, saved };
    case 'cache-adapt':
      return { dispatches: 1, adapted: 1 };
    case 'cache-miss-compiled':
      return { dispatches: 1, misses: 1 };
    default:
      return { dispatches: 1, failed: 1 };
  }
}
