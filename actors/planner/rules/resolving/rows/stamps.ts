/** When an entry of a list came, which tells nothing of what it speaks of: a mail of 09:15 may announce a rehearsal at 19:30. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { weekdays } from '../../weekdays.ts';
import { isText } from '../page/kinds-of-elements.ts';
import type { Scene, Unit } from '../page/scene.ts';

const clock = /^\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\.?)?$/i;
const ago =
  /^(?:(?:an?|\d{1,3}|[a-z]{3,6}) ?(?:s|m|h|d|w|secs?|mins?|hrs?|seconds?|minutes?|hours?|days?|weeks?|months?|years?) ago|just now|yesterday(?: at .{1,8})?)$/i;
const day = new RegExp(
  `^(?:${weekdays.map((name) => `${name}|${name.slice(0, 3)}`).join('|')}|yesterday|\\d{1,2}\\.? ?\\p{L}{3,9}\\.?|\\p{L}{3,9}\\.? \\d{1,2}|\\d{1,4}[./-]\\d{1,2}(?:[./-]\\d{1,4})?)$`,
  'iu',
);

const timeIn = ({ elements }: Unit): ObservedElement | undefined =>
  elements.findLast((element) => isText(element) && (clock.test(element.name.trim()) || day.test(element.name.trim())));

/** Of a list whose entries tell the hour today and the day before that, or how long ago, any of these. */
export function isStamp(element: ObservedElement, scene: Scene): boolean {
  const text = element.name.trim();
  const unit = scene.unitOf(element);
  if (unit === undefined) return false;
  if (element.column === undefined && ago.test(text)) return true;
  if (!clock.test(text) && !day.test(text)) return false;
  const units = scene.collections.find((list) => list.includes(unit)) ?? [];
  const times = units.map(timeIn);
  const told = times.flatMap((time) => (time ? [time.name.trim()] : []));
  const isMixed = told.some((name) => clock.test(name)) && told.some((name) => !clock.test(name));
  return isMixed && told.length === units.length && times.includes(element);
}

const coming =
  /\b(?:e-?mails?|mails?|messages?|letters?|posts?|comments?|repl(?:y|ies)|notifications?|entr(?:y|ies)|threads?|sent|sends?|received?|arrived?|came|come|posted|wrote|written|published|updated|edited|created|added|changed|commented|replied|asked|answered|uploaded|opened|last|latest|newest|activity)\b/i;

export const saysThatItCame = (question: string): boolean => coming.test(question);

/** Whether it is asked when an entry came. */
export const asksWhenItCame = ({ whole, name, noun, within, where }: Description): boolean =>
  where !== undefined || saysThatItCame(`${whole} ${name} ${noun}`) || (within !== undefined && asksWhenItCame(within));
