/** "The earliest free slot on Monday": of controls that are times and nothing else, each under its day. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { isClickable, isUsable } from '../page/kinds-of-elements.ts';
import { dayIn, minutesPerDay, timeIn } from '../words/quantities.ts';
import type { Looking, Purpose } from './candidates.ts';
import type { Found } from './found.ts';

/** "10:30", "2 pm", "ab 9 Uhr". */
export const isTimeAlone = ({ name }: ObservedElement): boolean => alone.test(name.trim()) && timeIn(name) !== undefined;
const alone = /^\D{0,3}\d{1,2}(?:[:.h]\d\d)?(?: ?(?:[ap]\.?m\.?|h|uhr|o['’]clock))?\D{0,2}$/i;

const slots = /^(?:(?:free|available|open|possible|bookable|time) ?)*(?:time|hour|slot|appointment)?s?$/i;

interface Slot {
  readonly element: ObservedElement;
  /** Minutes; undefined where no day stands over it. */
  readonly day: number | undefined;
  readonly minute: number;
}

/** Undefined where it is none of several times that are asked for by their order; those that can't be taken are left out. */
export function slotMeant(
  { name, noun, rank, where = [], all, few }: Description,
  purpose: Purpose,
  pool: readonly ObservedElement[],
  { now }: Looking,
): Found | undefined {
  const isOfSlots = purpose === 'click' && rank !== undefined && /^(?:time|date)$/.test(rank.by) && slots.test(`${name} ${noun}`.trim());
  const times = isOfSlots && !all && few === undefined ? pool.filter((element) => isClickable(element) && isTimeAlone(element)) : [];
  const free = times.filter(isUsable).map((element): Slot => ({ element, day: dayOver(element, now), minute: timeIn(element.name) ?? 0 }));
  if (!rank || times.length < 2) return undefined;
  const asked = where.map((condition) =>
    condition.kind === 'compares' && condition.is === '=' && condition.value.type === 'day' ? condition.value.day : '',
  );
  const day = asked[0] === undefined ? undefined : dayIn(asked[0], now);
  if (asked.length > 1 || (asked.length === 1 && day === undefined)) return undefined;
  const kept = day === undefined ? free : free.filter((slot) => slot.day === dayOf(day));
  const isUndated = kept.some((slot) => slot.day === undefined) && kept.some((slot) => slot.day !== undefined);
  if (isUndated) return { type: 'unclear', why: 'not every time stands under a day' };
  const sorted = [...kept].sort((a, b) => (a.day ?? 0) - (b.day ?? 0) || a.minute - b.minute);
  const slot = sorted.at(rank.order === 'least' ? rank.place - 1 : -rank.place);
  const isTwice = sorted.filter((other) => other.day === slot?.day && other.minute === slot?.minute).length > 1;
  if (isTwice) return { type: 'unclear', why: `${JSON.stringify(slot?.element.name)} is offered several times over` };
  return slot ? { type: 'found', elements: [slot.element] } : { type: 'none', why: 'none of the times that the page offers can be taken' };
}

const dayOf = (minutes: number): number => Math.floor(minutes / minutesPerDay);

function dayOver({ column, context }: ObservedElement, now: number): number | undefined {
  const said = [column, context]
    .map((text) => (text && /\d/.test(text) ? dayIn(text, now) : undefined))
    .find((found) => found !== undefined);
  return said === undefined ? undefined : dayOf(said);
}
