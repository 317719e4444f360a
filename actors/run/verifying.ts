/** Looks at the page for all that tells whether a run whose instructions are carried out is a success. */
import { setTimeout as delay } from 'node:timers/promises';
import type { RunLimits } from '../../config/limits.ts';
import type { Observation } from '../../farm/page/port.ts';
import type { Hands } from './hands.ts';
import type { RunEffect } from './run.ts';
import { awaitSuccess } from './success.ts';
import { praisesOn } from './unheeded.ts';

type Verify = Extract<RunEffect, { type: 'verify' }>;

/** Rejects with the page's `FarmError`, and when aborted. */
export async function verified(
  { condition, data, forPraise, forFields, forWords, metOn }: Verify,
  { page, signal }: Pick<Hands, 'page' | 'signal'>,
  limits: RunLimits,
) {
  const { leaveAfterMs, successPatienceMs: patienceMs, successCeilingMs: ceilingMs, recheckMs } = limits;
  const found = await awaitSuccess(condition, { page, data }, { leaveAfterMs, patienceMs, ceilingMs, recheckMs, signal });
  // What was said and is gone was true; what something else has taken the place of may have been taken back.
  const hasFaded = found !== undefined && metOn !== undefined && page.failure() === undefined && bringsNothing(await page.observe(), metOn);
  const unmet = hasFaded ? undefined : found;
  const isPraised = forPraise && page.failure() === undefined && praisesOn(await page.observe()).length > 0;
  const observation =
    forFields && unmet === undefined && page.failure() === undefined
      ? await left(page, limits, signal, forFields === 'sliders')
      : undefined;
  const words = forWords && unmet === undefined && page.failure() === undefined ? await page.said() : undefined;
  const told = { ...(isPraised !== undefined && { isPraised }), ...(observation && { observation }), ...(words && { words }) };
  return { unmet, failure: page.failure(), waitsFor: page.waitsFor(), ...told };
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
