/** Runs a goal and makes a skill of it: one run, one replay where a shorter way is to be shown to lead there, one version. */
import { createHash } from 'node:crypto';
import type { MicroCredits } from '../../store/model/money.ts';
import type { RunMode, RunRequest } from '../../store/model/run.ts';
import type { SkillVersion } from '../../store/model/skill.ts';
import type { SuccessCondition } from '../../store/model/success.ts';
import type { RunEnded, RunTrace, StartRefusal, StartRun } from '../protocol/runs.ts';
import type { CompileSkill } from '../protocol/skills.ts';
import { mutates } from '../run/irreversible.ts';
import type { Attempt } from './attempt.ts';
import { compileSkill } from './compile/compile.ts';
import type { Compilation, Draft } from './draft.ts';
import { joined } from './joining.ts';
import { nameFor } from './naming.ts';
import { withSecretsSealed } from './sealing.ts';
import type { Shelf } from './shelf.ts';
import { derivedSuccess, reachedBy } from './success.ts';
import { filled, type Values, withValues } from './templates.ts';

export interface ToMake extends CompileSkill {
  readonly mode: RunMode;
  readonly flatPrice: MicroCredits;
  readonly madeBy: SkillVersion['madeBy'];
  readonly seed?: readonly string[];
  /** The skill that the goal has already, and what the goal says for its parameters: what is made is its next version. */
  readonly inPlaceOf?: { readonly name: string; readonly values: Values };
  /** A run that reaches its goal is paid in full also where no skill comes of it. */
  readonly paysAnyway?: true;
  /** Of that skill. */
  readonly held?: StartRun['held'];
  readonly reached?: StartRun['reached'];
  readonly spent?: StartRun['spent'];
}

/** `skill` is unset where there is none; `why` says so of a goal that was reached. */
export interface Made {
  readonly type: 'made';
  readonly run: RunEnded;
  readonly skill?: { readonly name: string; readonly version: number; readonly steps: number };
  readonly why?: string;
}

export type Make = (order: ToMake) => Promise<Made | StartRefusal>;

interface MakingOptions {
  readonly attempt: Attempt;
  readonly publish: (version: Parameters<Shelf['publish']>[0]) => Promise<number | undefined>;
}

/** Holds by itself: what the goal says is carried out, and what came of it is looked at afterwards. */
const anything: SuccessCondition = { kind: 'allOf', conditions: [] };

export function openMaking({ attempt, publish }: MakingOptions): Make {
  /** A replay on a fresh context shows whether the shorter way leads there too; it is the house's, and free. */
  async function shortest({ draft, shorter }: Extract<Compilation, { type: 'compiled' }>, order: ToMake): Promise<Draft> {
    if (shorter === undefined || mutates(order.prompt)) return draft;
    const values = Object.fromEntries(shorter.parameters.map(({ name, value }) => [name, value]));
    const { goal: prompt, url, success, steps, signedIn } = withValues(shorter, values);
    const hidden = shorter.parameters.filter(({ isSecret }) => isSecret).map(({ value }) => value);
    const { tenantId, options, gone } = order;
    const ended = await attempt(
      {
        runId: trialOf(order.runId),
        tenantId,
        mode: 'skill',
        request: { url, prompt, success, options },
        replay: { skill: { name: nameOf(draft, order), version: 0 }, steps, signedIn, hidden, repair: 'nobody' },
        free: true,
      },
      gone,
    );
    return ended.type === 'ended' && ended.run.success === true ? shorter : draft;
  }

  return async (order) => {
    const { runId, tenantId, url, prompt, options, mode, flatPrice, madeBy, seed, held, reached, gone, spent } = order;
    const now = Date.now();
    const request: RunRequest = { url, prompt, success: order.success ?? anything, options };
    const compilationOf = (trace: RunTrace) => {
      const made = (success: SuccessCondition | undefined, anew?: readonly string[]) =>
        compiled(trace, { request, success, reached: reachedBy(trace, mutates(prompt), anew), now });
      const first = made(order.success ?? derivedSuccess(trace));
      const anew = first.type === 'compiled' ? carriedOutAnew(first.draft) : [];
      // The first result of today is at another address tomorrow.
      const lasting = anew.length === 0 ? undefined : (order.success ?? derivedSuccess(trace, anew));
      return lasting === undefined ? first : made(lasting, anew);
    };
    const run = await attempt(
      {
        runId,
        tenantId,
        mode,
        request,
        flatPrice,
        traced: true,
        spent,
        ...(!order.paysAnyway && { yields: (trace: RunTrace) => compilationOf(trace).type === 'compiled' }),
        ...(seed && { seed }),
        ...(held && { held }),
        ...(reached && { reached }),
      },
      gone,
    );
    if (run.type === 'refused') return run;
    if (run.run.success !== true || run.trace === undefined) return { type: 'made', run };
    const made = compilationOf(run.trace);
    if (made.type === 'uncompilable') return { type: 'made', run, why: made.why };
    const found = await shortest(made, order);
    const next = order.inPlaceOf && joined(found, order.inPlaceOf.values);
    const draft = next ?? found;
    const name = (next && order.inPlaceOf?.name) ?? nameOf(found, order);
    const version = await publish({ tenantId, name, draft, runId, madeBy, failures: [] });
    if (version === undefined) return { type: 'made', run, why: `the skill ${name} was made anew meanwhile` };
    return { type: 'made', run, skill: { name, version, steps: draft.steps.length } };
  };
}

function compiled(
  trace: RunTrace,
  {
    success,
    ...asked
  }: {
    readonly request: RunRequest;
    readonly success: SuccessCondition | undefined;
    readonly reached: SuccessCondition | undefined;
    readonly now: number;
  },
): Compilation {
  if (success === undefined)
    return { type: 'uncompilable', why: 'nothing on its last page tells that the goal was reached; say it with success' };
  return withSecretsSealed(compileSkill({ trace, success, ...asked }), trace);
}

/** The clauses that a replay carries out anew, in the words of this run. */
function carriedOutAnew({ steps, parameters }: Draft): readonly string[] {
  const values = Object.fromEntries(parameters.map(({ name, value }) => [name, value]));
  return steps.flatMap(({ by, clause }) => (by === 'clause' ? [filled(clause, values)] : []));
}

const nameOf = ({ goal, url }: Draft, { as }: Pick<ToMake, 'as'>): string => as ?? nameFor(goal, url);

/** The run's own, so that a repeated call would find it. */
const trialOf = (runId: string): string => `run_${createHash('sha256').update(`trial of ${runId}`).digest('hex').slice(0, 32)}`;
