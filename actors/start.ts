/** Starts the actors of one gateway, in the order in which they need each other. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type ModelLimits, modelLimits, type RunLimits, runLimits } from '../config/limits.ts';
import { flatPrice } from '../config/rates.ts';
import type { Farm } from '../farm/client/port.ts';
import { openFetch } from '../farm/egress/fetch.ts';
import { openResolver, type Resolve } from '../farm/egress/resolve.ts';
import { protocolVersion } from '../farm/protocol/lease.ts';
import type { Store } from '../store/open.ts';
import { openCluster } from './cluster/cluster.ts';
import { openLedger } from './ledger/ledger.ts';
import { startReconciler } from './ledger/reconciler.ts';
import type { Log } from './log.ts';
import type { EndpointSettings } from './openai.ts';
import { openLadder } from './planner/ladder.ts';
import { openModelPlanner } from './planner/model/model.ts';
import type { Planner } from './planner/port.ts';
import { rulesPlanner } from './planner/rules/rules.ts';
import { entriesIn, wantsIn } from './planner/rules/wants.ts';
import type { Actors } from './protocol/actors.ts';
import { logReports } from './report.ts';
import { endLeftBehind, spawnOrphans } from './run/orphans.ts';
import { openRuns } from './run/runs.ts';
import type { Terms } from './run/work.ts';
import { openLookUp } from './skill/match/look-up.ts';
import { openRecogniser } from './skill/match/recognising.ts';
import { openSkills } from './skill/skills.ts';
import { createSystem } from './system.ts';
import { openVisits } from './visit/visits.ts';

export interface ActorsOptions {
  readonly store: Store;
  readonly farm: Farm;
  readonly log: Log;
  /** Which addresses the gateway itself may fetch from; public ones when unset. */
  readonly resolve?: Resolve;
  /** `RUN_TIMEOUT_MS`. */
  readonly runTimeoutMs: number;
  /** Runs are driven on this fleet. */
  readonly fleet: string;
  /**
   * No other process has this store open: what an earlier life of this one left running is ended, and all that it left
   * unsettled is settled, before this resolves. Otherwise that takes as long as a gateway may be silent.
   */
  readonly storeIsOurs?: boolean;
  /** Asked to end the process, when an actor that it can't do without has crashed. */
  readonly escalate: (status: number, error: unknown) => void;
  /** What is asked where plain reading is not enough; unset, the rules work alone. */
  readonly model?: EndpointSettings | undefined;
  /** What requests and skills are compared by, besides their words; unset, by their words alone. */
  readonly embeddings?: EndpointSettings | undefined;
  /** Instead of those of `config/limits.ts`. */
  readonly modelLimits?: Partial<ModelLimits>;
  readonly limits?: Partial<RunLimits>;
}

/** Rejects with `StoreError` when store or bus can't be reached. */
export async function startActors(options: ActorsOptions): Promise<Actors> {
  const { store, farm, log } = options;
  const gatewayId = `gw-${randomBytes(6).toString('hex')}`;
  const system = createSystem({ report: logReports(log), escalate: options.escalate });
  const cluster = await openCluster({ bus: store.bus, id: gatewayId, report: (report) => log.warn({ ...report }, 'the bus failed') });
  const ledger = await openLedger({ system, cluster, store, log });
  const reconciler = await startReconciler({ cluster, ledger, store, log });
  const terms: Terms = {
    gateway: gatewayId,
    engineRev,
    fleet: options.fleet,
    timeoutMs: options.runTimeoutMs,
    limits: { ...runLimits, ...options.limits },
    flatPrice: flatPrice('run'),
  };
  const around = {
    farm,
    runs: store.runs,
    secrets: store.secrets,
    ledger,
    planner: await openPlanner(options),
    rules: rulesPlanner,
    fetch: openFetch(options.resolve ?? openResolver([])),
    log,
  };
  const runs = openRuns({ system, cluster, terms, around });
  const visits = openVisits({ system, terms, around });
  store.skills.whenDamaged(({ id, lack }) =>
    log.error({ skill: id, lack }, 'what is known of a skill can not be read, and it is put aside'),
  );
  const lookUp = await openLookUp({ skills: store.skills, bus: store.bus, self: gatewayId, log, embeddings: options.embeddings });
  const { candidates, corpus } = lookUp;
  const recognise = options.model && openRecogniser({ ...options.model, log, limits: options.modelLimits });
  const skills = openSkills({ system, cluster, store, runs, candidates, corpus, recognise, log, runTimeoutMs: options.runTimeoutMs });
  if (options.storeIsOurs === true) {
    await endLeftBehind({ terms, around });
    // Without the usual grace: nothing that was begun before can still be on its way.
    await reconciler.walk(new Date(), 0).catch((error: unknown) => {
      log.error({ err: error }, 'what an earlier life left unsettled could not be settled yet; it will be');
    });
  }
  spawnOrphans({ system, terms, around });
  let stopping: Promise<void> | undefined;
  const stop = async (withinMs: number) => {
    const forRunsMs = Math.max(0, withinMs - terms.limits.closingMs);
    await Promise.all([runs.stop(forRunsMs), visits.stop(forRunsMs)]);
    await lookUp.close();
    await reconciler.close();
    await system.close();
    await cluster.close();
  };
  return {
    runs,
    visits,
    skills,
    ledger,
    gatewayId,
    /** Gateways alive, as this one sees them; itself among them. */
    members: cluster.members,
    stop(withinMs = terms.limits.stopMs) {
      stopping ??= stop(withinMs);
      return stopping;
    },
  };
}

async function openPlanner({ model, modelLimits: given, runTimeoutMs, log }: ActorsOptions): Promise<Planner> {
  if (model === undefined) return rulesPlanner;
  const { secretsIn } = rulesPlanner;
  const limits = { callMs: Math.min(modelLimits.callMs, runTimeoutMs / 4), ...given };
  return openLadder({
    rules: rulesPlanner,
    model: await openModelPlanner({ ...model, log, secretsIn, wantsIn, entriesIn, limits }),
    ...(given?.rulesPatienceMs !== undefined && { patienceMs: given.rulesPatienceMs }),
  });
}

/** This release, and the version of what it says to farm nodes. */
const engineRev = `${release()}+${protocolVersion}`;

function release(): string {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string };
  return version;
}
