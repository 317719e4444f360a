/** Looks at the page for all that tells whether a run whose instructions are carried out is a success. */
import { setTimeout as delay } from 'node:timers/promises';
import type { RunLimits } from '../../config/limits.ts';
import type { Observation } from '../../farm/page/port.ts';
import type { SuccessCondition } from '../../store/model/success.ts';
import type { Hands } from './hands.ts';
import { isToldOtherwise, type Reached } from './reached.ts';
import type { RunEffect } from './run.ts';
import { awaitSuccess, firstUnmet } from './success.ts';
import { praisesOn } from './unheeded.ts';

type Verify = Extract<RunEffect, { type: 'verify' }>;

/** Rejects with the page's `FarmError`, and when aborted. */
export async function verified(
  { condition, data, forPraise, forFields, forWords, reached, metOn }: Verify,
  { page, signal }: Pick<Hands, 'page' | 'signal'>,
  limits: RunLimits,
) {
  const { leaveAfterMs, successPatienceMs: patienceMs, successCeilingMs: ceilingMs, recheckMs } = limits;
  const lacking = (what: SuccessCondition) =>
    awaitSuccess(what, { page, data }, { leaveAfterMs, patienceMs, ceilingMs, recheckMs, signal });
  const found = await lacking(condition);
  // What was said and is gone was true; what something else has taken the place of may have been taken back.
  const hasFaded = found !== undefined && metOn !== undefined && page.failure() === undefined && bringsNothing(await page.observe(), metOn);
  const unmet = hasFaded ? undefined : found;
  const untold = reached && unmet === undefined ? await untoldOf(reached, { page, data }, lacking) : undefined;
  const isPraised = forPraise && page.failure() === undefined && praisesOn(await page.observe()).length > 0;
  const observation =
    forFields && unmet === undefined && page.failure() === undefined
      ? await left(page, limits, signal, forFields === 'sliders')
      : undefined;
  const words = forWords && unmet === undefined && page.failure() === undefined ? await page.said() : undefined;
  const told = {
    ...(untold && { untold }),
    ...(isPraised !== undefined && { isPraised }),
    ...(observation && { observation }),
    ...(words && { words }),
  };
  return { unmet, failure: page.failure(), waitsFor: page.waitsFor(), ...told };
}

/** What was told at once, or is said otherwise, is not waited for. */
async function untoldOf(
  reached: Reached,
  evidence: { readonly page: Hands['page']; readonly data: Verify['data'] },
  lacking: (condition: SuccessCondition) => Promise<SuccessCondition | undefined>,
): Promise<SuccessCondition | undefined> {
  const { page } = evidence;
  if ((await firstUnmet(reached.condition, evidence)) === undefined || (await isToldOtherwise(reached, page))) return undefined;
  const untold = await lacking(reached.condition);
  return untold === undefined || page.failure() !== undefined || (await isToldOtherwise(reached, page)) ? undefined : untold;
}

/** The page once its fields were left; what it has put off then is waited for, for a while, and so is a slider that may spring back. */
async function left(
  page: Hands['page'],
  { recheckMs, afterLeavingMs }: RunLimits,
  signal: AbortSignal,
  maySpringBack: boolean,
): Promise<Observation> {
  const until = Date.now() + afterLeavingMs;
  for (;;) {
    const observation = await page.observe();
    if (!(observation.putsOff || maySpringBack) || Date.now() >= until) return observation;
    await delay(recheckMs, undefined, { signal });
  }
}

/** What it says was said before. */
function bringsNothing({ elements }: Observation, before: Observation): boolean {
  const known = new Set(before.elements.map(({ name }) => name));
  return elements.every(({ name }) => known.has(name));
}
