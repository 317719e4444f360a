/** Of a replay: what was filled in and chosen is what is sent, where it was when it was recorded. */
import { FarmError } from '../../farm/errors.ts';
import type { LeasedPage } from '../../farm/page/port.ts';
import { namesIn } from '../../store/model/placeholders.ts';
import type { RecordedStep } from '../../store/model/skill.ts';
import type { Act, Consequence, ElementEvidence } from '../../store/model/step.ts';
import { saysSame } from './entered.ts';
import type { Filled } from './work.ts';

/** What is in fields once the step was done to an element. What a stored secret is nobody here knows. */
export function filledAfter(
  known: readonly Filled[],
  act: Act,
  { target, kept, became: then }: Pick<RecordedStep, 'target' | 'kept' | 'became'>,
  became: Consequence | undefined,
): readonly Filled[] {
  if (became?.document || became?.tab || act.kind === 'type') return [];
  const { fingerprint = '' } = target ?? {};
  const isSame = (one: Filled) => one.fingerprint === fingerprint;
  if (act.kind === 'fill') {
    const others = known.filter((one) => !isSame(one));
    return kept && namesIn(act.text).length === 0 ? [...others, { element: act.element, text: act.text, fingerprint }] : others;
  }
  if (act.kind !== 'click' && act.kind !== 'check') return known;
  const turned = (act.kind === 'check' ? then.states : then.turned) ?? [];
  const wasTurned = target !== undefined && boxes.includes(target.role) && turned.includes('checked');
  // What something else is pressed with was sent by it, or stands for something else behind it.
  if (!wasTurned) return act.kind === 'check' ? known.filter((one) => !isSame(one)) : known.filter(({ choice }) => choice === undefined);
  const choice = target.role === 'radio' ? groupOf(target) : fingerprint;
  const others = known.filter((one) => !isSame(one) && one.choice !== choice);
  return [...others, { element: act.element, text: '', fingerprint, choice }];
}

const boxes: readonly string[] = ['radio', 'checkbox', 'switch'];

/** Of radio buttons only one is chosen: another takes the place of the first. */
const groupOf = ({ locators }: ElementEvidence): string =>
  locators.flatMap((locator) => (locator.by === 'attribute' && locator.name === 'name' ? [`radio ${locator.value}`] : []))[0] ?? 'radio';

const sending: readonly Act['kind'][] = ['click', 'press'];

/** What is to stand in its field when this is done. */
export const heldBy = (known: readonly Filled[], { kind }: Act): readonly Filled[] => (sending.includes(kind) ? known : []);

/** The error of the first that its field does not hold any more; what is gone from the page was taken. Rejects with the page's `FarmError`. */
export async function lostAmong(
  holds: readonly Filled[],
  page: Pick<LeasedPage, 'valueIn' | 'isTakenBack'>,
): Promise<FarmError | undefined> {
  for (const { element, text, choice } of holds) {
    if (choice !== undefined) {
      if (await page.isTakenBack(element).catch(unlessGone))
        return new FarmError('value_other', 'what was chosen is chosen no more, for the page has taken it back');
      continue;
    }
    const value = await page.valueIn(element).catch(unlessGone);
    // Neither may be told: both may be what nobody is to see.
    if (value !== undefined && value !== '' && !saysSame(value, text))
      return new FarmError('value_other', 'a field does not hold what was filled into it, for the page has changed it');
  }
  return undefined;
}

function unlessGone(error: unknown): undefined {
  if (error instanceof FarmError && error.code === 'element_gone') return undefined;
  throw error;
}
