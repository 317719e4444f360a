/** Boxes of a page's own making that show what is chosen before a sign, and unfold what can be chosen when they are clicked. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description, Given } from '../../description.ts';
import { clickOn, type Move, missing, next, refused, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isClickable, isUsable } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { fold, holdsSense, likeness } from '../words/likeness.ts';
import { valueFor } from './given-values.ts';

/** It was opened; one of what came up was clicked. Beyond the stages of whatever else is tried. */
const [opened, taken] = [2_801, 2_802];
/** Of the cursor: what was clicked in it. */
const took = 'took:';
const caret = /^(.*?)\s*[▾▼⌄˅▿⏷🔽](?:\s|$)/u;
const leastNamed = 0.75;

export const isUnfolding = ({ cursor }: Situation): boolean => cursor.stage === opened || cursor.stage === taken;

/** Undefined where no such box is called so. */
export function inUnfolding(what: Description, value: Given, situation: Situation): Move | undefined {
  const { scene, cursor } = situation;
  const given = valueFor(value, undefined, situation);
  if ('why' in given || (what.within ?? what.where ?? what.rank ?? what.ordinal ?? what.all)) return undefined;
  const { text } = given;
  const boxes = scene.elements.filter(isBox);
  const box = onlyOf(boxes.filter((each) => (what.name === '' ? boxes.length === 1 : isCalled(each, what.name, scene))));
  if (!box) return isUnfolding(situation) ? missing('what was to be chosen from is no longer on the page') : undefined;
  const shown = caret.exec(box.name)?.[1] ?? '';
  if (cursor.stage === taken) {
    const option = cursor.explored.findLast((mark) => mark.startsWith(took))?.slice(took.length) ?? text;
    const isTaken = [text, option, ...piecesOf(option)].some((said) => fold(said) === fold(shown));
    return isTaken ? next : refused(`${box.role} ${JSON.stringify(shown)} does not show that ${JSON.stringify(text)} was chosen`);
  }
  if (cursor.stage !== opened) return fold(shown) === fold(text) ? next : clickOn(box, { stage: opened });
  const offered = scene.elements.filter((element) => element.isNew && element !== box && isOption(element, text));
  const names = new Set(offered.map(({ name }) => fold(name)));
  const [option] = offered;
  if (!option || names.size > 1) return missing(`what unfolds at ${JSON.stringify(shown)} does not offer ${JSON.stringify(text)} once`);
  return clickOn(option, { stage: taken, explored: [...cursor.explored, took + option.name] });
}

/** Both ways of calling it in "Magyar (Hungarian)". */
const piecesOf = (name: string): readonly string[] => name.split(/\s*[()]\s*/).filter((piece) => piece !== '');
const isOption = ({ name }: ObservedElement, text: string): boolean =>
  [name, ...piecesOf(name)].some((said) => likeness(text, said) >= 0.95);

const isBox = (element: ObservedElement): boolean =>
  isClickable(element) && isUsable(element) && element.options === undefined && /\p{L}/u.test(caret.exec(element.name)?.[1] ?? '');

const isCalled = (box: ObservedElement, name: string, scene: Scene): boolean =>
  [box.label ?? '', scene.labelOf(box)].some(
    (label) => likeness(name, label) >= leastNamed || (label.length <= 60 && holdsSense(label, name)),
  );
