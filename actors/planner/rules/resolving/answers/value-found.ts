/** Of the elements that may be a value, the one that is. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Scene } from '../page/scene.ts';
import { textOf } from './value-kinds.ts';

/** `unclear`: several values answer to what was asked alike. */
export type Told = ObservedElement | 'unclear' | undefined;

/** The one that all of them are, or that stands for itself where the others are of rows and cards; what is struck out counts last. */
export function onlyOne(found: readonly ObservedElement[], scene: Scene): Told {
  const valid = found.filter(({ role }) => role !== 'deletion');
  const left = valid.length > 0 ? valid : found;
  const [first] = left;
  const isSame = (elements: readonly ObservedElement[]) =>
    elements.every(
      (element) => textOf(element).includes(textOf(elements[0] ?? element)) || textOf(elements[0] ?? element).includes(textOf(element)),
    );
  if (first === undefined || isSame(left)) return first;
  const own = left.filter((element) => scene.unitOf(element) === undefined);
  return own.length > 0 && isSame(own) ? own[0] : 'unclear';
}

export function best(
  elements: readonly ObservedElement[],
  score: (element: ObservedElement) => number,
  atLeast: number,
  fits: (element: ObservedElement) => boolean,
  scene: Scene,
): Told {
  const scores = elements.map((element) => (fits(element) ? score(element) : 0));
  const most = Math.max(0, ...scores);
  return most < atLeast
    ? undefined
    : onlyOne(
        elements.filter((_, at) => scores[at] === most),
        scene,
      );
}
