/** What a field of numbers takes at least and at most: a number beyond that is another once the page has put it right. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';

/** Why the number can't be brought to the field; undefined where it can, or nothing is told of its limits. */
export function beyondLimits({ role, name, states }: ObservedElement, text: string): string | undefined {
  if ((role === 'slider' || role === 'spinbutton') && twoNumbers.test(text.trim()))
    return `${role} ${JSON.stringify(name)} takes one number, and not ${text.trim()}`;
  const number = plain.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN;
  const [least, most] = [limitIn(states, 'from-'), limitIn(states, 'to-')];
  if (Number.isNaN(number) || !(number < (least ?? number) || number > (most ?? number))) return undefined;
  const bounds = [...(least === undefined ? [] : [`at least ${least}`]), ...(most === undefined ? [] : [`at most ${most}`])];
  return `${role} ${JSON.stringify(name)} takes ${bounds.join(' and ')}, and not ${text.trim()}`;
}

/** Why "increase it to 3" is not done to what stands at 5: who says so takes it for less. Undefined where nothing speaks against it. */
export function goesTheOtherWay(
  clause: string,
  { role, name, value = '' }: Pick<ObservedElement, 'role' | 'name' | 'value'>,
  text: string,
): string | undefined {
  const [from, to] = [value.trim(), text.trim()].map((said) => (plain.test(said) ? Number(said.replace(',', '.')) : Number.NaN));
  if (from === undefined || to === undefined || Number.isNaN(from) || Number.isNaN(to) || from === to) return undefined;
  const isOtherWay = from > to ? rising.test(clause) && !falling.test(clause) : falling.test(clause) && !rising.test(clause);
  return isOtherWay
    ? `${role} ${JSON.stringify(name)} stands at ${value.trim()}, from where no such way leads to ${text.trim()}`
    : undefined;
}

const rising = /^(?:please |then |and )*(?:increase|raise|boost|bump|(?:turn|move|put|step) (?:\S+ ){0,6}?up)\b.* to \S+$/i;
const falling = /^(?:please |then |and )*(?:decrease|reduce|lower|cut|(?:turn|move|put|step) (?:\S+ ){0,6}?down)\b.* to \S+$/i;

const twoNumbers = /^\p{Sc}?[\d.,]+ ?(?:[-–—]| to | and ) ?\p{Sc}?\d/u;
const plain = /^[-+]?\d+(?:[.,]\d+)?$/;

function limitIn(states: readonly string[], of: 'from-' | 'to-'): number | undefined {
  const limit = states.find((state) => state.startsWith(of));
  return limit === undefined ? undefined : Number(limit.slice(of.length));
}
