/** Resizes a thing by its corner or edge; the driver refuses what has none. */
import type { Of } from '../../instruction.ts';
import { find } from '../finding/find.ts';
import { lacking, type Move, missing, type Situation } from '../move.ts';

/** CSS pixels that no page takes for a slip of the hand. */
const far = 40;
const drawn = { more: far, less: -far } as const;

export function resize({ what, width, height }: Of<'resize'>, situation: Situation): Move {
  const found = find(what, 'point', situation);
  if (found.type !== 'found') return lacking(found);
  const [element, ...others] = found.elements;
  if (others.length > 0) return missing('several things would be resized; say which one');
  const by = { x: width ? drawn[width] : 0, y: height ? drawn[height] : 0 };
  return { type: 'act', act: { kind: 'resize', element: element.index, by }, on: element };
}
