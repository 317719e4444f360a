/** A goal in words, answered by the skill that does it where there is one: the five modes of `POST /dispatch`. */
import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { flatPrice } from '../../config/rates.ts';
import type { MicroCredits } from '../../store/model/money.ts';
import type { SkillDocument } from '../../store/model/skill.ts';
import type { SkillCounts, Skills as StoredSkills } from '../../store/skills.ts';
import type { Log } from '../log.ts';
import type { Runs, StartRefusal } from '../protocol/runs.ts';
import type { Dispatched, DispatchGoal } from '../protocol/skills.ts';
import type { Flights } from './flights.ts';
import type { Make } from './making.ts';
import { termsOf } from './match/meaning.ts';
import type { Agree, Candidate, Candidates, Corpus } from './match/port.ts';
import { ofTheSkill, type Replayer, type ReplayReady } from './replayer.ts';
import { readyToReplay } from './replaying.ts';
import type { Shelf } from './shelf.ts';
import { mayStartAt } from './starts.ts';
import type { Values } from './templates.ts';

interface DispatchOptions {
  readonly shelf: Pick<Shelf, 'open'>;
  readonly candidates: Candidates;
  readonly agree: Agree;
  /** Unset: no run is seeded. */
  readonly corpus?: Corpus | undefined;
  readonly replay: Replayer;
  readonly make: Make;
  readonly flights: Flights;
  readonly runs: Pick<Runs, 'fitToKeep'>;
  readonly counts: Pick<StoredSkills, 'count' | 'doubt' | 'trust'>;
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
  readonly doubted?: { readonly document: SkillDocument; readonly values: Values } | undefined;
}

export function openDispatch(options: DispatchOptions): (order: DispatchGoal) => Promise<Dispatched | StartRefusal> {
  const { shelf, candidates, agree, corpus, replay, make, flights, runs, counts, log, patienceMs } = options;

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

  async function among({ tenantId, url, prompt }: DispatchGoal, found: readonly Candidate[]): Promise<Found> {
    let doubted: Found['doubted'];
    for (const { document } of found) {
      const agreement = agree(document, prompt);
      if (!agreement.same) continue;
      const opened = await shelf.open(tenantId, document.name);
      if (opened === undefined || 'quarantined' in opened) continue;
      const ready = readyToReplay(opened, { target: url, params: agreement.values, repair: 'planner', isPlace: true });
      if (ready.type !== 'ready') continue;
      const { document: known } = opened;
      if (known.doubted !== known.version) return { hit: { opened, ready } };
      doubted ??= { document: known, values: agreement.values };
    }
    return { doubted };
  }

  async function onHit(order: DispatchGoal, hit: ReplayReady): Promise<Dispatched | StartRefusal> {
    const { runId, options: given, success, gone } = order;
    const prices = { flatPrice: flatPrice('dispatchHit'), flatPriceAnew: flatPrice('dispatchCompiled') };
    const replayed = await replay(hit, { runId, options: given, success, ...prices, gone });
    if (replayed.type === 'refused') return replayed;
    const { run, skill } = replayed;
    const isReached = run.run.success === true;
    const { failureCode } = run.run;
    if (failureCode !== undefined && ofTheSkill.has(failureCode)) await noted(counts.doubt(hit.opened.document), order);
    const mode = !isReached ? 'cache-hit-failed' : run.trace?.anew === true ? 'cache-miss-compiled' : 'cache-hit';
    return { type: 'dispatched', mode, run, skill };
  }

  async function onMiss(order: DispatchGoal, doubted: Found['doubted']): Promise<Dispatched | StartRefusal> {
    const { tenantId, url, prompt } = order;
    const seed = await corpus?.nearest({ tenantId, host: new URL(url).host, goal: runs.fitToKeep(prompt) });
    const made = await make({
      ...order,
      paysAnyway: true,
      ...(doubted && { inPlaceOf: { name: doubted.document.name, values: doubted.values } }),
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
      const land = await flights.board(keyOf(order), gone);
      hasWaited ||= land === undefined;
      // Who waited looks again: the skill is there now, or the next one tries.
      if (land === undefined && !gone.aborted && Date.now() < until) continue;
      try {
        // Another may have landed between the look and the boarding.
        const { hit, doubted } = land === undefined ? found : await look(order);
        return await (hit === undefined ? onMiss(order, doubted) : onHit(order, hit));
      } finally {
        land?.();
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
