/** Whether a success condition holds now, and which part of it does not. */
import { setTimeout } from 'node:timers/promises';
import type { LeasedPage } from '../../farm/page/port.ts';
import type { SuccessCondition } from '../../store/model/success.ts';
import type { Leaf } from './conditions.ts';

interface Evidence {
  readonly page: Pick<LeasedPage, 'url' | 'failure' | 'showsText' | 'showsStatus'>;
  /** What was read for the goal, by name. */
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * The first part that does not hold, or undefined when the condition holds (SPEC-NOTES, "Results"). Parts are looked at in
 * order and no further than needed. Rejects with the page's `FarmError`.
 */
export async function firstUnmet(condition: SuccessCondition, evidence: Evidence): Promise<SuccessCondition | undefined> {
  switch (condition.kind) {
    case 'allOf':
      for (const part of condition.conditions) {
        const unmet = await firstUnmet(part, evidence);
        if (unmet !== undefined) return unmet;
      }
      return undefined;
    case 'anyOf':
      for (const part of condition.conditions) {
        if ((await firstUnmet(part, evidence)) === undefined) return undefined;
      }
      return condition;
    default:
      return (await holds(condition, evidence)) ? undefined : condition;
  }
}

/** Where no page came there is nothing but an address, and it confirms nothing. */
async function holds(condition: Leaf, { page, data }: Evidence): Promise<boolean> {
  if (condition.kind !== 'extracted' && page.failure() !== undefined) return false;
  switch (condition.kind) {
    case 'urlIncludes':
      return readable(page.url()).includes(readable(condition.value));
    case 'textVisible':
      return page.showsText(condition.value);
    case 'statusText':
      return page.showsStatus(condition.match);
    case 'extracted':
      return Object.keys(data).length > 0 && Object.values(data).every((value) => !isEmpty(value));
  }
}

/** As browsers show an address: what stands for letters beyond ASCII is decoded, and no sign that structures an address is. */
const readable = (url: string): string =>
  url.replace(/(%[89a-f][0-9a-f])+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      // Bytes of another encoding stay as they are.
      return bytes;
    }
  });

const isEmpty = (value: unknown) => value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

interface Waiting {
  /** What does not come true by then may do so when the field is left that was written in. */
  readonly leaveAfterMs: number;
  /** For how long success may come after the page has come to rest, and for how long in all; milliseconds. */
  readonly patienceMs: number;
  readonly ceilingMs: number;
  readonly recheckMs: number;
  readonly signal: AbortSignal;
}

/**
 * As `firstUnmet`, asked again until the condition holds or the page has rested for long enough. The field that was written in
 * last is left in any case, for pages save then; not before the condition was looked at, for suggestions go then. Rejects when aborted.
 */
export async function awaitSuccess(
  condition: SuccessCondition,
  evidence: Evidence & { readonly page: Pick<LeasedPage, 'settle' | 'leave' | 'showsStatus'> },
  { leaveAfterMs, patienceMs, ceilingMs, recheckMs, signal }: Waiting,
): Promise<SuccessCondition | undefined> {
  const { page } = evidence;
  const started = Date.now();
  let rest: Rest | undefined;
  let hasLeft = false;
  for (;;) {
    const unmet = await firstUnmet(condition, evidence);
    // What was read does not change by waiting.
    if (unmet === undefined || unmet.kind === 'extracted') {
      if (!hasLeft) await page.leave();
      return unmet;
    }
    if (!hasLeft && Date.now() - started >= leaveAfterMs) {
      hasLeft = true;
      if (await page.leave()) rest = undefined;
    }
    rest ??= restOf(page, ceilingMs);
    await Promise.all([setTimeout(recheckMs, undefined, { signal }), Promise.race([rest.over, setTimeout(recheckMs)])]);
    const now = Date.now();
    if (now - started >= ceilingMs) return firstUnmet(condition, evidence);
    if (rest.at === undefined || now - rest.at < patienceMs || (await saysItWorks(page))) continue;
    return firstUnmet(condition, evidence);
  }
}

/** How pages say that they are at work. */
const working = ['…', '...', 'please wait', 'loading', 'working', 'processing', 'bitte warten', 'patientez', 'espere', 'cargando'] as const;

/** A page that has come to rest may have said that it has not. Rejects with the page's `FarmError`. */
async function saysItWorks(page: Pick<LeasedPage, 'showsStatus'>): Promise<boolean> {
  for (const word of working) if (await page.showsStatus(word)) return true;
  return false;
}

interface Rest {
  readonly over: Promise<void>;
  /** When it began. */
  at?: number;
}

function restOf(page: Pick<LeasedPage, 'settle'>, ceilingMs: number): Rest {
  const rest: Rest = {
    over: page.settle(ceilingMs).then(() => {
      rest.at = Date.now();
    }),
  };
  return rest;
}
