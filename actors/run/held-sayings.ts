/** What the page said to the steps of a skill when they were recorded, to which what is done anew in their place is held. */
import type { Observation } from '../../farm/page/port.ts';
import type { SkillStep } from '../../store/model/skill.ts';
import type { Step } from '../../store/model/step.ts';
import { namesOf, stepsOf } from './held.ts';
import { isOfClause, stepInHand } from './replay.ts';
import { saidOfAnother } from './sayings.ts';
import { toldOfAnother } from './told-of.ts';
import { toldOtherwise } from './told-values.ts';
import type { Work } from './work.ts';

/**
 * What came of the latest step that was planned anew, where it is not what a skill knows of it: it was said of another thing, or a value
 * of another kind was told. The page may say the same in other words.
 */
export function strayedAnew(work: Work, observation: Observation): string | undefined {
  const steps = stepsOf(work);
  const latest = work.path.at(-1);
  if (steps === undefined || latest === undefined || latest.rung === 'skill') return undefined;
  const told = steps.flatMap((step) => step.told ?? []);
  return (
    saidOf(
      latest,
      steps.filter(({ clause }) => clause === latest.clause),
      steps,
    ) ??
    toldOtherwise(told, work.data, observation.passed) ??
    toldOfAnother(
      told.filter(({ as }) => as === latest.as),
      work.data,
      observation,
    )
  );
}

/** The same of a clause of a replay that was mended. */
export function strayedByRepair({ replay, path }: Work): string | undefined {
  const [step, latest] = [replay && stepInHand(replay), path.at(-1)];
  if (replay?.by !== 'repair' || latest === undefined || latest.clause !== step?.clause) return undefined;
  const { steps } = replay.order;
  return saidOf(
    latest,
    steps.filter((one) => isOfClause(one, step)),
    steps,
  );
}

const saidOf = ({ said = [] }: Step, ofClause: readonly SkillStep[], all: readonly SkillStep[]): string | undefined => {
  const recorded = ofClause.flatMap((step) => step.said ?? []);
  const { names = [] } = namesOf(all) ?? {};
  return saidOfAnother(recorded, said, names);
};
