/** Replays an opened skill, counts what came of it, and makes a version of a replay that was mended. */
import type { MicroCredits } from '../../store/model/money.ts';
import type { FailureCode, RunOptions } from '../../store/model/run.ts';
import type { SuccessCondition } from '../../store/model/success.ts';
import type { Skills as StoredSkills } from '../../store/skills.ts';
import type { Log } from '../log.ts';
import type { RunEnded, StartRefusal, StartRun } from '../protocol/runs.ts';
import type { Replayed } from '../protocol/skills.ts';
import type { Attempt } from './attempt.ts';
import { remade } from './remaking.ts';
import type { Ready } from './replaying.ts';
import type { Opened, Shelf } from './shelf.ts';

/** Ends of a replay that another try would not better: other ends tell of site, browser or caller. */
export const ofTheSkill: ReadonlySet<FailureCode> = new Set(['drifted', 'goal_not_reached', 'planner_unavailable', 'loop_detected']);

export interface ReplayReady {
  readonly opened: Opened;
  readonly ready: Ready;
}

interface ReplayTerms {
  readonly runId: string;
  readonly options: RunOptions;
  /** In place of the skill's own. */
  readonly success?: SuccessCondition;
  readonly flatPrice: MicroCredits;
  readonly flatPriceAnew?: MicroCredits;
  readonly gone: AbortSignal;
  readonly spent?: StartRun['spent'];
}

export type Replayer = (what: ReplayReady, how: ReplayTerms) => Promise<Replayed | StartRefusal>;

interface ReplayerOptions {
  readonly attempt: Attempt;
  readonly publish: (version: Parameters<Shelf['publish']>[0]) => Promise<number | undefined>;
  readonly counts: Pick<StoredSkills, 'replayed'>;
  readonly log: Pick<Log, 'error'>;
}

export function openReplayer({ attempt, publish, counts, log }: ReplayerOptions): Replayer {
  /** The number of the version that a repair which reached success has made. */
  async function versionOf({ opened, ready }: ReplayReady, { run, trace }: RunEnded): Promise<number | undefined> {
    if (trace === undefined || (trace.repaired.length === 0 && !trace.anew)) return undefined;
    const { tenantId, name, version } = opened.version;
    const draft = remade(opened, {
      trace,
      request: requestOf(ready, run.request.options),
      values: ready.values,
      now: run.createdAt.getTime(),
    });
    if (draft === undefined) return undefined;
    const failures = run.failures.filter(({ recovered }) => recovered).map(({ step, error }) => ({ step, error }));
    return publish({ tenantId, name, draft, runId: run._id, madeBy: 'repair', failures, basedOn: version });
  }

  return async (what, { runId, options, success, flatPrice, flatPriceAnew, gone, spent }) => {
    const { opened, ready } = what;
    const { tenantId, name } = opened.document;
    const request = { ...requestOf(ready, options), ...(success && { success }) };
    const replay = { ...ready.replay, ...(flatPriceAnew !== undefined && { flatPriceAnew }) };
    const run = await attempt({ runId, tenantId, mode: 'skill', request, flatPrice, replay, traced: true, spent }, gone);
    if (run.type === 'refused') return run;
    const isReached = run.run.success === true;
    const { failureCode } = run.run;
    if (isReached || (failureCode !== undefined && ofTheSkill.has(failureCode))) {
      // What was done is not undone by a count that fails.
      await counts.replayed(tenantId, name, isReached).catch((error: unknown) => {
        log.error({ err: error, tenantId, skill: name }, 'a replay could not be counted');
      });
    }
    const version = isReached ? await versionOf(what, run) : undefined;
    return { type: 'replayed', run, skill: { name, version: version ?? opened.version.version } };
  };
}

const requestOf = ({ url, prompt, success }: Ready, options: RunOptions) => ({ url, prompt, success, options });
