/** What told that a skill's goal was reached when it was made: whether it tells so again, once all is done. */
import type { LeasedPage } from '../../farm/page/port.ts';
import type { SuccessCondition } from '../../store/model/success.ts';
import { leavesOf } from './conditions.ts';
import { praisesFor } from './praise.ts';
import type { Replaying } from './replay.ts';
import { touches } from './verdicts.ts';
import type { Work } from './work.ts';

export interface Reached {
  readonly condition: SuccessCondition;
  /** What the latest act was done for. */
  readonly clause?: string;
  /** The page has come with that act. */
  readonly isNewPage: boolean;
}

/** Undefined where nothing is known of it, and where nothing was to be done at last: then nothing has to be told. */
function reachedIn({ order, path, done, replay, anew }: Work): Reached | undefined {
  // What is planned anew may lead elsewhere, and is told in words.
  const condition = order.replay?.reached ?? (order.reached?.kind === 'textVisible' ? order.reached : undefined);
  const hasActed = replay !== undefined ? replay.stands !== true : done.slice(anew?.from ?? 0).some(({ ok, act }) => ok && touches(act));
  const latest = path.findLast((step) => step.rung !== 'request' && touches(step));
  if (condition === undefined || !hasActed || latest === undefined) return undefined;
  const { clause, became, before, after } = latest;
  return { condition, ...(clause !== undefined && { clause }), isNewPage: became?.document === true || placeOf(before) !== placeOf(after) };
}

/** What is asked once all has been carried out: the caller's condition, and what told so when the skill was made. */
export function asksWhether(work: Work) {
  const reached = reachedIn(work);
  const { success: condition } = work.order.request;
  return { type: 'verify', leg: work.leg, condition, data: work.data, ...(reached && { reached }) } as const;
}

const placeOf = (url: string): string => url.replace(/[?#].*/s, '');

/** Whether the step that was carried out last found all as it should be. What only looks at the page leaves that as it was. */
export function standsAfter({ done }: Pick<Work, 'done'>, { from, stands, isIdle }: Replaying): true | undefined {
  const acts = done.slice(from).filter(({ ok }) => ok);
  if (acts.some(({ act }) => touches(act))) return isIdle;
  return acts.length === 0 ? true : stands;
}

/** It has not told so, but the page has said it in a message that is gone, or in other words. Rejects with the page's `FarmError`. */
export async function isToldOtherwise(
  { condition, clause, isNewPage }: Reached,
  page: Pick<LeasedPage, 'observe' | 'said'>,
): Promise<boolean> {
  const { passed = [] } = await page.said();
  const texts = leavesOf(condition).flatMap((leaf) => (leaf.kind === 'textVisible' ? [leaf.value.toLowerCase()] : []));
  if (passed.some((said) => texts.some((text) => said.toLowerCase().includes(text)))) return true;
  return praisesFor(await page.observe(), clause, isNewPage);
}
