/** "The picture called Red barn": a caption names the picture that stands with it, and is seldom what does anything. */
import type { Description } from '../../description.ts';
import type { Move, Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isClickable, isText } from '../page/kinds-of-elements.ts';

const ownWords = /^(?:caption|text|words?|line|paragraph)$/;

/** A click on a caption, moved to the only picture or control of its figure, unless the caption itself is said. */
export function onPicture(move: Move, { noun }: Description, { scene, tried = [] }: Situation): Move {
  if (move.type !== 'act' || move.act.kind !== 'click' || !move.on || !isText(move.on) || ownWords.test(noun)) return move;
  const figure = scene.around(move.on).find((group) => scene.groups[group]?.role === 'figure');
  const inside = figure === undefined ? [] : scene.within(figure).filter((element) => element.role === 'img' || isClickable(element));
  const picture = onlyOf(inside);
  return picture && !tried.includes(scene.keyOf(picture)) ? { ...move, act: { ...move.act, element: picture.index }, on: picture } : move;
}
