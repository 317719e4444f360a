/** Finds the element of a recorded step on the page as it is today. */
import type { LeasedPage, Recognised } from '../../farm/page/port.ts';
import type { RecordedStep, SkillStep } from '../../store/model/skill.ts';
import type { ElementEvidence } from '../../store/model/step.ts';
import { isOfShape } from '../skill/addresses.ts';
import type { Recalled } from './run.ts';

type RecallingPage = Pick<LeasedPage, 'recognise' | 'url'>;

/** What was true before the step must be true again. Rejects with the page's `FarmError`. */
export async function recall(
  { act, target, to, before }: SkillStep & RecordedStep,
  page: RecallingPage,
  withinMs: number,
): Promise<Recalled> {
  const found = await recognised(target, act.kind === 'read' ? 'text' : 'control', page, withinMs);
  if (found !== undefined && !found.ok) return found;
  const foundTo = await recognised(to, 'control', page, withinMs);
  if (foundTo !== undefined && !foundTo.ok) return foundTo;
  // Asked last, for the page may still have been on its way.
  if (!isOfShape(page.url(), before)) return { ok: false, why: `it begins at ${before}, and the page is at ${page.url()}` };
  return { ok: true, ...(found && { element: found.element }), ...(foundTo && { to: foundTo.element }) };
}

async function recognised(evidence: ElementEvidence | undefined, as: 'control' | 'text', page: RecallingPage, withinMs: number) {
  if (evidence === undefined) return undefined;
  const found: Recognised = await page.recognise(evidence, { as, withinMs });
  return found.ok ? found : { ok: false as const, why: `expected ${sayEvidence(evidence)}, and found ${found.found}` };
}

const sayEvidence = ({ role, name, around: { context, unit } }: ElementEvidence): string =>
  [
    `${role} ${JSON.stringify(name)}`,
    ...(unit === undefined ? [] : [`in ${JSON.stringify(unit.slice(0, 60))}`]),
    ...(context === undefined ? [] : [`under ${JSON.stringify(context)}`]),
  ].join(' ');
