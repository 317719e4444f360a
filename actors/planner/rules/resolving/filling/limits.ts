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

const twoNumbers = /^\p{Sc}?[\d.,]+ ?(?:[-–—]| to | and ) ?\p{Sc}?\d/u;
const plain = /^[-+]?\d+(?:[.,]\d+)?$/;

function limitIn(states: readonly string[], of: 'from-' | 'to-'): number | undefined {
  const limit = states.find((state) => state.startsWith(of));
  return limit === undefined ? undefined : Number(limit.slice(of.length));
}
