/** The runs of this gateway, and of its siblings by id: each is one actor, reached where its record says that it lives. */
import { setTimeout } from 'node:timers/promises';
import type { RunDocument } from '../../store/model/run.ts';
import type { Address } from '../behaviour.ts';
import type { Cluster } from '../cluster/cluster.ts';
import { ActorError } from '../errors.ts';
import type { RunEnded, RunStatusReply, Runs, StartRefusal } from '../protocol/runs.ts';
import { cancelRun, statusOfRun } from '../protocol/runs-remote.ts';
import type { System } from '../system.ts';
import type { Surroundings } from './perform.ts';
import { type RunMessage, spawnRun } from './run.ts';
import { withoutSecrets } from './secrets.ts';
import type { Terms } from './work.ts';

/** How long an actor, here or on another gateway, may take to answer. */
const askMs = 2_000;
/** A run ends by its own limits. */
const untilItEnds = Number.POSITIVE_INFINITY;

interface RunsOptions {
  readonly system: System;
  readonly cluster: Cluster;
  readonly terms: Terms;
  readonly around: Surroundings;
}

interface LivingRun {
  readonly tenantId: string;
  readonly address: Address<RunMessage>;
  readonly answer: Promise<RunEnded | StartRefusal>;
}

/** `stop` cancels what runs here and resolves when all of it has ended and is settled, or after `withinMs`. */
export function openRuns({ system, cluster, terms, around }: RunsOptions): Runs & { stop(withinMs: number): Promise<void> } {
  const living = new Map<string, LivingRun>();
  let stopping = false;

  const cancelHere = (tenantId: string, runId: string, why: string): boolean => {
    const run = living.get(runId);
    return run?.tenantId === tenantId && system.send(run.address, { type: 'cancel', why, at: Date.now() });
  };

  const statusHere = async (tenantId: string, runId: string): Promise<RunStatusReply | undefined> => {
    const run = living.get(runId);
    if (run?.tenantId !== tenantId) return undefined;
    return system.ask<RunMessage, RunStatusReply>(run.address, (replyTo) => ({ type: 'tellStatus', replyTo }), askMs).catch(unlessGone);
  };

  /** The gateway that has the run, where it is another one. */
  const elsewhere = (record: RunDocument | undefined): string | undefined =>
    record?.status === 'running' && record.gateway !== cluster.self ? record.gateway : undefined;

  cluster.handle(cancelRun, async ({ tenantId, runId, why }) => cancelHere(tenantId, runId, why));
  cluster.handle(statusOfRun, async ({ tenantId, runId }) => (await statusHere(tenantId, runId)) ?? null);

  return {
    async start(order) {
      if (stopping) return { type: 'refused', reason: 'unavailable', message: 'This gateway is stopping. Send the request again.' };
      const secrets = [...around.planner.secretsIn(order.request.prompt), ...(order.replay?.hidden ?? [])];
      const address = spawnRun(system, terms, order, around);
      const answer = system.ask<RunMessage, RunEnded | StartRefusal>(
        address,
        (replyTo) => ({ type: 'start', order, secrets, at: Date.now(), replyTo }),
        untilItEnds,
      );
      living.set(order.runId, { tenantId: order.tenantId, address, answer });
      try {
        return await answer;
      } finally {
        living.delete(order.runId);
      }
    },

    fitToKeep: (goal, text = goal) => withoutSecrets(text, around.planner.secretsIn(goal)),

    async cancel(tenantId, runId, why) {
      if (cancelHere(tenantId, runId, why)) return true;
      const owner = elsewhere(await around.runs.get(tenantId, runId));
      return owner !== undefined && cluster.ask(owner, cancelRun, { tenantId, runId, why }, askMs);
    },

    async status(tenantId, runId) {
      const here = await statusHere(tenantId, runId);
      if (here !== undefined) return here;
      const record = await around.runs.get(tenantId, runId);
      const owner = elsewhere(record);
      const there = owner === undefined ? undefined : await cluster.ask(owner, statusOfRun, { tenantId, runId }, askMs).catch(unlessGone);
      return (there as RunStatusReply | null | undefined) ?? (record && statusOf(record));
    },

    async stop(withinMs) {
      stopping = true;
      const ends = [...living].map(([runId, { tenantId, answer }]) => {
        cancelHere(tenantId, runId, 'the gateway that drives it is stopping');
        return answer;
      });
      const late = new AbortController();
      await Promise.race([Promise.allSettled(ends), setTimeout(withinMs, undefined, { signal: late.signal })]);
      late.abort();
    },
  };
}

/** Who can't be asked any more says nothing; the record does. */
function unlessGone(error: unknown): undefined {
  if (!(error instanceof ActorError)) throw error;
}

const statusOf = ({ status, path, failureCode }: RunDocument): RunStatusReply => ({
  status,
  steps: path.length,
  ...(failureCode !== undefined && { failureCode }),
});
