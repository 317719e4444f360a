/** Of a replay: what was filled in is what is sent, where it was when it was recorded. */
import { FarmError } from '../../farm/errors.ts';
import type { LeasedPage } from '../../farm/page/port.ts';
import { namesIn } from '../../store/model/placeholders.ts';
import type { RecordedStep } from '../../store/model/skill.ts';
import type { Act, Consequence } from '../../store/model/step.ts';
import { saysSame } from './entered.ts';
import type { Filled } from './work.ts';

/** What is in fields once the step was done to an element. What a stored secret is nobody here knows. */
export function filledAfter(
  known: readonly Filled[],
  act: Act,
  { target, kept }: Pick<RecordedStep, 'target' | 'kept'>,
  became: Consequence | undefined,
): readonly Filled[] {
  if (became?.document || became?.tab || act.kind === 'type') return [];
  if (act.kind !== 'fill') return known;
  const { fingerprint = '' } = target ?? {};
  const others = known.filter((one) => one.fingerprint !== fingerprint);
  return kept && namesIn(act.text).length === 0 ? [...others, { element: act.element, text: act.text, fingerprint }] : others;
}

const sending: readonly Act['kind'][] = ['click', 'press'];

/** What is to stand in its field when this is done. */
export const heldBy = (known: readonly Filled[], { kind }: Act): readonly Filled[] => (sending.includes(kind) ? known : []);

/** The error of the first that its field does not hold any more; what is gone from the page was taken. Rejects with the page's `FarmError`. */
export async function lostAmong(holds: readonly Filled[], page: Pick<LeasedPage, 'valueIn'>): Promise<FarmError | undefined> {
  for (const { element, text } of holds) {
    const value = await page.valueIn(element).catch((error: unknown) => {
      if (error instanceof FarmError && error.code === 'element_gone') return undefined;
      throw error;
    });
    // Neither may be told: both may be what nobody is to see.
    if (value !== undefined && value !== '' && !saysSame(value, text))
      return new FarmError('value_other', 'a field does not hold what was filled into it, for the page has changed it');
  }
  return undefined;
}
