/** What the gateway asks of the actors about skills; every reply is a value, refusals included. */
import type { RunOptions } from '../../store/model/run.ts';
import type { SkillDocument, SkillVersion } from '../../store/model/skill.ts';
import type { SuccessCondition } from '../../store/model/success.ts';
import type { RunEnded, StartRefusal } from './runs.ts';

/** `POST /skills`: a goal that is run once and kept. */
export interface CompileSkill {
  readonly runId: string;
  readonly tenantId: string;
  readonly url: string;
  readonly prompt: string;
  /** Derived from what came true after the last step when unset. */
  readonly success?: SuccessCondition;
  readonly options: RunOptions;
  /** Its name; made of the goal when unset. A name that is taken gets a new version. */
  readonly as?: string;
  /** Aborted when its caller has left: what runs is cancelled, and nothing more is begun. */
  readonly gone: AbortSignal;
}

/** Made, or why not: its run did not reach success (`run` says so), or can't be replayed (`why`). */
export type Compiled =
  | { readonly type: 'compiled'; readonly run: RunEnded; readonly name: string; readonly version: number; readonly steps: number }
  | { readonly type: 'notCompiled'; readonly run: RunEnded; readonly why?: string };

/** `POST /skills/{name}/run` (`repair: 'nobody'`), and the named shape of `POST /run` (`repair: 'rules'`). */
export interface ReplaySkill {
  readonly tenantId: string;
  readonly name: string;
  readonly target: string;
  readonly params: Readonly<Record<string, string>>;
  readonly repair: 'nobody' | 'rules';
}

/** A replay of which nothing more than money or room can be refused. */
export interface ReadyReplay {
  readonly type: 'ready';
  start(run: { readonly runId: string; readonly options: RunOptions; readonly gone: AbortSignal }): Promise<Replayed | StartRefusal>;
}

export interface Replayed {
  readonly type: 'replayed';
  readonly run: RunEnded;
  /** Of a repair that reached success: the version that it made. */
  readonly skill: { readonly name: string; readonly version: number };
}

/** Why a replay could not begin; nothing is stored or charged. */
export interface SkillRefusal {
  readonly type: 'skillRefused';
  /** `wrong_origin`: the target is of another site (403); `wrong_start` and `wrong_params`: 400. */
  readonly reason: 'no_such_skill' | 'quarantined' | 'wrong_origin' | 'wrong_start' | 'wrong_params';
  readonly message: string;
}

export type DispatchMode = 'cache-hit' | 'cache-adapt' | 'cache-miss-compiled' | 'cache-hit-failed' | 'cache-miss-failed';

export interface DispatchGoal {
  readonly runId: string;
  readonly tenantId: string;
  readonly url: string;
  readonly prompt: string;
  readonly success: SuccessCondition;
  readonly options: RunOptions;
  /** As for `CompileSkill`. */
  readonly gone: AbortSignal;
}

export interface Dispatched {
  readonly type: 'dispatched';
  readonly mode: DispatchMode;
  readonly run: RunEnded;
  /** Of a hit, and of what was compiled. */
  readonly skill?: { readonly name: string; readonly version: number };
  /** Of a goal that was reached and is not kept: why it can't be replayed. */
  readonly why?: string;
  /** With `cache-adapt`: the skill of the corpus that seeded the run, by its number there. */
  readonly source?: string;
}

/** A skill of the shared corpus: its shape, and nothing that a tenant wrote. */
export interface LibraryEntry {
  readonly id: string;
  readonly host: string;
  /** Without literals and names. */
  readonly goal: string;
  readonly kinds: readonly string[];
  readonly steps: number;
  readonly replays: number;
  readonly score: number;
}

/** Of a tenant, since its first dispatch. */
export interface CacheStats {
  readonly dispatches: number;
  readonly hits: number;
  readonly adapted: number;
  readonly misses: number;
  readonly failed: number;
  readonly skills: number;
  /** In credits: what the hits would have cost as misses, less what they did. */
  readonly creditsSaved: number;
}

export interface Skills {
  compile(order: CompileSkill): Promise<Compiled | StartRefusal>;
  prepare(order: ReplaySkill): Promise<ReadyReplay | SkillRefusal>;
  dispatch(order: DispatchGoal): Promise<Dispatched | StartRefusal>;
  list(
    tenantId: string,
    page: { readonly limit: number; readonly offset: number },
  ): Promise<{ readonly skills: readonly SkillDocument[]; readonly total: number }>;
  get(tenantId: string, name: string): Promise<{ readonly document: SkillDocument; readonly latest: SkillVersion | undefined } | undefined>;
  /** Whether there was one. */
  remove(tenantId: string, name: string): Promise<boolean>;
  library(query: { readonly goal: string; readonly host?: string; readonly limit: number }): Promise<readonly LibraryEntry[]>;
  stats(tenantId: string): Promise<CacheStats>;
}
