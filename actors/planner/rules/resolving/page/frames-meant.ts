/** Frames of a page as places: the only one, the second one, or that of a name which only its maker gave it. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { likeness } from '../words/likeness.ts';
import type { Scene } from './scene.ts';

const frameNouns = /^(?:(?:inline |embedded )?frame|iframe)$/;
const surely = 0.88;

/** Undefined where no frame is meant, or where what the page shows as its name tells it. */
export function frameMeant(
  { noun, name, whole, ordinal, exact, rank, where, within }: Description,
  { elements }: Scene,
): readonly ((element: ObservedElement) => boolean)[] | undefined {
  if (!frameNouns.test(noun) || rank || where || within) return undefined;
  const paths = [...new Set(elements.filter(({ framePath }) => framePath.length > 0).map(({ framePath }) => framePath.join('\n')))];
  const called = (path: string) => path.split('\n').at(-1) ?? '';
  const isCalled = (path: string) => (exact ? called(path) === name : likeness(name, called(path)) >= surely);
  if (name !== '') {
    const named = paths.filter(isCalled);
    return named.length === 0 ? undefined : named.map(holds);
  }
  // Which of them is above the others is not on the map.
  const side = /^(top|bottom|upper|lower) /i.exec(whole)?.[1];
  if (side !== undefined) return paths.filter((path) => likeness(side, called(path)) >= surely).map(holds);
  // The frames within a frame are of it; of several, none is "the frame".
  const outer = paths.filter((path) => !paths.some((other) => path.startsWith(`${other}\n`)));
  const meant = ordinal === undefined ? (outer.length === 1 ? outer : []) : outer.slice(ordinal < 0 ? ordinal : ordinal - 1).slice(0, 1);
  return meant.map(holds);
}

const holds =
  (path: string) =>
  (element: ObservedElement): boolean =>
    `${element.framePath.join('\n')}\n`.startsWith(`${path}\n`);
