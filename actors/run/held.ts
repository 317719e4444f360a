/** What a skill knows that must hold however its goal is carried out: what things are called by, and what was asked. */
import type { SkillStep } from '../../store/model/skill.ts';
import type { Act } from '../../store/model/step.ts';
import type { Held as HeldNames } from '../planner/port.ts';
import type { HeldSteps } from '../protocol/runs.ts';
import { unknownQuestion } from './questions.ts';
import type { Planned, Work } from './work.ts';

/** Undefined where nothing is known. */
export function namesOf(steps: readonly Pick<SkillStep, 'names' | 'entry'>[]): HeldNames | undefined {
  const names = [...new Set(steps.flatMap((step) => step.names ?? []))];
  const entries = [...new Set(steps.flatMap(({ entry }) => (entry === undefined ? [] : [entry])))];
  return names.length === 0 ? undefined : { names, entries };
}

/** By what the run is held that plans anew what a skill has recorded. */
export const stepsOf = ({ anew, replay, order }: Work): HeldSteps | undefined =>
  replay === undefined ? (anew === undefined ? order.held : order.replay?.steps) : undefined;

const entering: readonly Act['kind'][] = ['fill', 'type', 'select', 'upload'];

/**
 * What the rules enter for a clause by which a skill has entered it, goes into the field of that name, or one with the marks of it; and
 * what they press for it, where it is called as it was, stands in the part of the page where it stood.
 */
export function withFields(planned: Planned, work: Work): Planned {
  const { rung, act, clause } = planned;
  const isEntered = entering.includes(act.kind);
  if (rung !== 'rules' || work.replay !== undefined || !(isEntered || act.kind === 'click')) return planned;
  const kin = (stepsOf(work) ?? []).flatMap((step) =>
    step.by === 'evidence' && step.target && step.clause === clause && entering.includes(step.act.kind) === isEntered ? [step.target] : [],
  );
  return kin.length === 0 ? planned : { ...planned, [isEntered ? 'kin' : 'parts']: kin };
}

/** What the page has asked to an act that was planned anew, and had not asked when its skill was recorded. */
export const askedOtherwise = (work: Work, { questions, aside, rung }: Planned): string | undefined =>
  rung === 'skill' ? undefined : unknownQuestion(work, questions, aside);
