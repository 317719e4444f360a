/** Whether what was found behind one fold is behind another as well: both are looked at before anything is done to it. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Instruction } from '../../instruction.ts';
import { lasting } from '../foreseeing.ts';
import { clickOn, isUntried, type Move, type Situation } from '../move.ts';
import { folds } from '../page/folds.ts';
import { mayOpen } from '../page/harmless.ts';
import type { Scene } from '../page/scene.ts';
import { mostExplored, seen, spokenOf } from './explore.ts';

/** In a tree, what was found in one branch may be in another as well, which stands open beside it then. */
export function namesakeSought(move: Move, instruction: Instruction, situation: Situation): Extract<Move, { type: 'act' }> | undefined {
  if ((move.type !== 'act' && move.type !== 'next') || !['find', 'click', 'do'].includes(instruction.kind)) return undefined;
  const { clause } = instruction;
  const what = spokenOf(situation);
  if (!what || what.name === '' || (what.within?.name ?? '') !== '' || what.ordinal !== undefined || what.all || what.where)
    return undefined;
  const { cursor, scene } = situation;
  // What is done to one of them is begun once they are all there to see.
  const isBegun = instruction.kind === 'do' && (cursor.stage > 0 || cursor.explored.some((mark) => !mark.startsWith('[')));
  const isLost = instruction.kind === 'do' && lasting.test(instruction.as);
  const isOfTree = isLost || inTree.test(clause) || (move.on !== undefined && isInTree(move.on, scene));
  if (isBegun || !isOfTree) return undefined;
  const opened = cursor.explored.filter((mark) => mark.startsWith('['));
  const open = scene.elements.filter(({ states }) => states.includes('expanded'));
  // Where others close as one is opened, there is nothing to compare.
  if (!move.on || opened.length === 0 || open.length < opened.length) return undefined;
  // What was found may be a fold itself: to unfold it is to do what the goal says, which may be over with it.
  const isItself = (element: ObservedElement) => move.on !== undefined && scene.keyOf(element) === scene.keyOf(move.on);
  const fold = folds(scene).find(
    (element) => element.states.includes('collapsed') && !isItself(element) && isUntried(element, situation) && mayOpen(element, situation),
  );
  return fold && cursor.explored.length < mostExplored ? clickOn(fold, seen(fold, situation)) : undefined;
}

const isInTree = (element: ObservedElement, scene: Scene): boolean =>
  [element, ...scene.around(element).map((group) => scene.groups[group])].some(
    (each) => each?.role === 'treeitem' || each?.role === 'tree',
  );

/** Where one thing of several alike can be meant. */
export const inTree = /\b(?:tree|folders?|files?|director(?:y|ies))\b/i;
