/** Finds the element of a recorded step on the page as it is today. */
import type { LeasedPage, Recognised } from '../../farm/page/port.ts';
import type { RecordedStep, SkillStep } from '../../store/model/skill.ts';
import type { ElementEvidence } from '../../store/model/step.ts';
import { isOfShape } from '../skill/addresses.ts';
import { withNumbers } from './numbered.ts';
import { telling } from './replay.ts';
import type { Recalled } from './run.ts';

type RecallingPage = Pick<LeasedPage, 'recognise' | 'settle' | 'statesOf' | 'url'>;

/** What was true before the step must be true again, or come true while the page is at work. Rejects with the page's `FarmError`. */
export async function recall(
  { act, clause, target, to, before, became }: SkillStep & RecordedStep,
  page: RecallingPage,
  withinMs: number,
): Promise<Recalled> {
  const at = (url: string) => isOfShape(url, before);
  const find = (evidence: ElementEvidence | undefined) =>
    evidence && page.recognise(withNumbers(evidence, clause), { as: act.kind === 'read' ? 'text' : 'control', withinMs, at });
  const found = await find(target);
  if (target && found?.ok === false) {
    const { renamed } = to === undefined && at(page.url()) ? found : {};
    return { ...missing(target, found), ...(renamed && { renamed }) };
  }
  const foundTo = await find(to);
  if (to && foundTo?.ok === false) return missing(to, foundTo);
  // Whoever goes to an address may come from any.
  if (act.kind !== 'goto' && !at(page.url())) {
    await page.settle(withinMs);
    if (!at(page.url())) return { ok: false, why: `it begins at ${before}, and the page is at ${page.url()}`, isAmbiguous: false };
  }
  const turned = telling.filter((state) => became.turned?.includes(state));
  if (found?.ok && turned.length > 0) {
    const states = await page.statesOf(found.element);
    if (turned.every((state) => states.includes(state)))
      return { ok: false, why: `before it the control should not be ${turned.join(' and ')}, and it is`, isAmbiguous: false, isDone: true };
  }
  const stands = found?.ok && act.kind === 'check' && (await page.statesOf(found.element)).includes('checked') === act.on;
  const known = [found, foundTo].every((one) => one === undefined || (one.ok && one.isAsRecorded));
  const elements = { ...(found?.ok && { element: found.element }), ...(foundTo?.ok && { to: foundTo.element }) };
  return { ok: true, known, ...elements, ...(stands && { stands }) };
}

const missing = (evidence: ElementEvidence, { found, alike }: Extract<Recognised, { ok: false }>): Recalled => ({
  ok: false,
  why: `expected ${sayEvidence(evidence)}, and found ${found}`,
  isAmbiguous: alike > 0,
});

const sayEvidence = ({ role, name, around: { context, unit, said = [] } }: ElementEvidence): string =>
  [
    `${role} ${JSON.stringify(name)}`,
    ...(unit === undefined ? [] : [`in ${JSON.stringify(unit.slice(0, 60))}`]),
    ...(context === undefined ? [] : [`under ${JSON.stringify(context)}`]),
    ...(said.length === 0 ? [] : [`beside ${JSON.stringify(said.join(' '))}`]),
  ].join(' ');
