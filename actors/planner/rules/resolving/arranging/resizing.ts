/** Resizes a thing by its corner or edge; the driver refuses what has none. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import type { Of } from '../../instruction.ts';
import { find } from '../finding/find.ts';
import { lacking, type Move, missing, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';

/** CSS pixels that no page takes for a slip of the hand. */
const far = 40;
const drawn = { more: far, less: -far } as const;

/** "The box", of which a page may show nothing but the handle in its corner. */
const drawnFrame = ({ name, noun, where, within, rank, ordinal, beside }: Description): boolean =>
  name === '' &&
  /^(?:frame|box|area|panel|window|element|square|rectangle|container)$/.test(noun) &&
  !(where ?? within ?? rank ?? ordinal ?? beside);
const isHandle = ({ name, hints = '' }: ObservedElement): boolean => /\bresiz(?:e|er|ing|able)\b/i.test(`${name} ${hints}`);

export function resize({ what, width, height }: Of<'resize'>, situation: Situation): Move {
  const found = find(what, 'point', situation);
  const handle = found.type === 'none' && drawnFrame(what) ? onlyOf(situation.scene.elements.filter(isHandle)) : undefined;
  if (found.type !== 'found' && !handle) return lacking(found);
  const [element, ...others] = found.type === 'found' ? found.elements : [handle as ObservedElement];
  if (others.length > 0) return missing('several things would be resized; say which one');
  const by = { x: width ? drawn[width] : 0, y: height ? drawn[height] : 0 };
  return { type: 'act', act: { kind: 'resize', element: element.index, by }, on: element };
}
