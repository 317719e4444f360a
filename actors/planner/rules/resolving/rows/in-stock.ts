/** What can be had, where a page says only of the others that they are gone: "in stock" beside cards that are "Sold out". */
import type { Condition } from '../../description.ts';
import { isClickable, isText, isUsable } from '../page/kinds-of-elements.ts';
import type { Unit } from '../page/scene.ts';
import { holdsWords } from '../words/likeness.ts';

const stocked = /^(?:(?:still|currently) )?(?:in stock|on stock|available|in store|not sold out|free|vacant|bookable)$/i;
const gone =
  /^\W*(?:(?:status|state|availability)\W+)?(?:(?:currently|temporarily|already|all) )*(?:out of stock|not in stock|sold(?: out)?|unavailable|not available|no longer available|none left|(?:fully )?booked|booked (?:out|up)|reserved|taken|occupied|rented(?: out)?|let|on loan|lent(?: out)?|loaned(?: out)?|checked out|no (?:vacancy|vacancies|(?:rooms?|seats?|places?|tickets?|copies) left))(?: online)?(?:,? (?:until|till|again from) .{1,30})?\W*$/i;

/** Whether it says of itself that it can't be had; what can't be pressed may say so in the place of what could. */
export const isGone = ({ elements }: Pick<Unit, 'elements'>): boolean =>
  elements.some((element) => (isText(element) || !isUsable(element)) && gone.test(element.name));

/** The entries of which nothing is gone, each with a control that none of the gone ones lets be used; undefined where that is not told so. */
export function inStock(units: readonly Unit[], condition: Condition): readonly Unit[] | undefined {
  if (condition.kind !== 'holds' || condition.exact || condition.not || condition.by !== undefined || !stocked.test(condition.text))
    return undefined;
  const [there, lost] = [units.filter((unit) => !isGone(unit)), units.filter(isGone)];
  // What says it of itself, or in other words, is told by that.
  if (lost.length === 0 || there.some(({ text }) => holdsWords(text, condition.text))) return undefined;
  const offered = ({ elements }: Unit) =>
    elements.filter((element) => element.role !== 'link' && isClickable(element) && isUsable(element)).map(({ name }) => name);
  const lacking = new Set(lost.flatMap(offered));
  const [first, ...others] = there.map((unit) => new Set(offered(unit).filter((name) => !lacking.has(name))));
  const isShared = first !== undefined && [...first].some((name) => others.every((names) => names.has(name)));
  return isShared ? there : undefined;
}
