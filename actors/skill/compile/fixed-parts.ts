/** Which steps of a skill are done on a page that is the same each time: nothing that was picked, read or given has led there. */
import type { SkillStep } from '../../../store/model/skill.ts';
import { parametersIn } from '../templates.ts';

/** What stands under a heading there is held to it: elsewhere the heading may be what was opened, another one each day. */
export function withFixedParts(steps: readonly SkillStep[]): readonly SkillStep[] {
  const picked = steps.findIndex(({ by }) => by === 'clause');
  const given = steps.findIndex((step) => step.by === 'evidence' && parametersIn(JSON.stringify(step.act)).length > 0);
  // What was given leads on by what is pressed behind it.
  const sent = given === -1 ? -1 : steps.findIndex((step, at) => at > given && step.by === 'evidence' && leading.has(step.act.kind));
  const end = Math.min(picked === -1 ? steps.length : picked, sent === -1 ? steps.length : sent + 1);
  return steps.map((step, at) => (at < end ? fixed(step) : step));
}

const leading: ReadonlySet<string> = new Set(['click', 'press', 'goto', 'check', 'select']);

function fixed(step: SkillStep): SkillStep {
  if (step.by !== 'evidence' || step.target?.around.context === undefined) return step;
  const { target } = step;
  return { ...step, target: { ...target, around: { ...target.around, isFixed: true } } };
}
