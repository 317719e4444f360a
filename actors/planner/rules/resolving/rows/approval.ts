/** How much things are approved of: pages count it as votes, points, likes or hearts, in words or as a bare number between two arrows. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import { isClickable, isText } from '../page/kinds-of-elements.ts';
import type { Unit } from '../page/scene.ts';
import { holdsSense } from '../words/likeness.ts';

const votes: readonly string[] = ['upvotes', 'votes', 'points', 'score', 'karma'];
const likes: readonly string[] = ['likes', 'hearts', 'favorites', 'reactions'];

/** What else a page may call it, as it was said first. */
export function callingsOf(by: string): readonly string[] {
  if (by === 'popularity') return [by, ...votes, ...likes];
  if (votes.includes(by)) return [by, ...votes.filter((other) => other !== by)];
  return likes.includes(by) ? [by, ...likes.filter((other) => other !== by)] : [by];
}

const approving = /^[▲△▴↑⇧👍♥♡❤]\uFE0F?$/u;
const bareNumber = /^[-−–]?\d[\d.,]*\s?[km]?$/i;

/** The bare number right beside the control by which one more is given. */
export function numberBesideVote({ elements }: Unit, by: string): string | undefined {
  if (!votes.includes(by) && !likes.includes(by)) return undefined;
  const verb = by.replace(/s$/, '');
  const isFor = (element: ObservedElement | undefined): boolean =>
    element !== undefined &&
    isClickable(element) &&
    (approving.test(element.name.trim()) || [element.name, element.hints ?? ''].some((said) => holdsSense(said, verb))) &&
    (votes.includes(by) ? !/[♥♡❤]/u.test(element.name) : !/[▲△▴↑]/u.test(element.name));
  const found = elements.filter(
    (element, at) => isText(element) && bareNumber.test(element.name.trim()) && (isFor(elements[at - 1]) || isFor(elements[at + 1])),
  );
  return found.length === 1 ? found[0]?.name : undefined;
}
