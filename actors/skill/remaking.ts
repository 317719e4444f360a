/** The next version of a skill, from a replay of it that was mended or planned anew. */
import type { RunRequest } from '../../store/model/run.ts';
import type { SkillStep } from '../../store/model/skill.ts';
import type { RunTrace } from '../protocol/runs.ts';
import { compileSkill } from './compile/compile.ts';
import type { Draft, DraftParameter } from './draft.ts';
import { withSecretsSealed } from './sealing.ts';
import type { Opened } from './shelf.ts';
import { parametersIn, type Values } from './templates.ts';

interface Remade {
  readonly trace: RunTrace;
  /** What was asked of the replay, with values in place of the parameters. */
  readonly request: Pick<RunRequest, 'url' | 'prompt' | 'options'>;
  readonly values: Values;
  readonly now: number;
}

/** The parameters whose values the steps bring to the page; a clause that is carried out anew brings those that it says. */
const broughtBy = (steps: readonly SkillStep[]): readonly string[] =>
  parametersIn(JSON.stringify(steps.map((step) => (step.by === 'clause' ? step.clause : [step.act, step.dialogs]))));

/**
 * Its steps are those of the replay; goal, start, what tells success and compiled values stay. Undefined where no template can be told
 * from this replay, because one of its values is spelled like something else in the goal, or was brought to the page in other words: then the next repair makes the version.
 */
export function remade({ version, values: compiled, secrets }: Opened, { trace, request, values, now }: Remade): Draft | undefined {
  const isSecret = (name: string) => version.parameters.some((parameter) => parameter.name === name && parameter.sealed !== undefined);
  const parameters: readonly DraftParameter[] = Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ({ name, value, isSecret: isSecret(name) }));
  const { success } = version;
  const made = compileSkill({ trace, request, success, now, parameters });
  if (made.type === 'uncompilable' || made.draft.goal !== version.goal) return undefined;
  const told = withSecretsSealed(made, { steps: trace.steps, secrets: [...trace.secrets, ...secrets] });
  // A secret that is no parameter of the skill would be one from now on.
  if (told.type === 'uncompilable' || told.draft.parameters.length !== parameters.length) return undefined;
  const left = broughtBy(told.draft.steps);
  // A value that is no parameter's any more would be the one of this replay for ever.
  if (broughtBy(version.steps).some((name) => !left.includes(name))) return undefined;
  const { goal, url, reached, signedIn, confirmActions } = version;
  return {
    goal,
    url,
    success,
    ...(reached && { reached }),
    signedIn,
    confirmActions,
    parameters: Object.entries(compiled).map(([name, value]) => ({ name, value, isSecret: isSecret(name) })),
    steps: told.draft.steps,
    reads: told.draft.reads,
  };
}
