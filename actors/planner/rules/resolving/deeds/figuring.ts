/** Tasks that ask what a thing is: which figure is drawn, how many sides it has, and of which kind each number or letter is. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Of } from '../../instruction.ts';
import { isByNature } from '../../natures.ts';
import { figureSides, isFigureCalled } from '../finding/shapes.ts';
import { clickOn, type Move, missing, next, type Situation } from '../move.ts';
import { isClickable, isText, isUsable } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { fold } from '../words/likeness.ts';

/** What is found out is noted; of a kind, in the word that the page offers for it. */
export function identify({ by, as }: Of<'identify'>, { scene }: Situation): Move {
  const figures = scene.elements.filter((element) => figureSides(element) !== undefined);
  const [figure, ...others] = figures;
  if (figure === undefined || others.length > 0)
    return missing(figure ? `the page draws ${figures.length} figures; say which` : 'the page draws no figure that could be told');
  if (by === 'sides') {
    const sides = figureSides(figure) ?? 0;
    return sides > 2 ? { type: 'act', act: { kind: 'note', as, value: sides } } : missing('what the page draws has no sides');
  }
  const offers = scene.elements.filter((element) => isClickable(element) && isUsable(element));
  const exactly = offers.filter(({ name }) => isFigureCalled(figure, name, 'only'));
  const [offer, ...more] = exactly.length > 0 ? exactly : offers.filter(({ name }) => isFigureCalled(figure, name, 'also'));
  if (offer === undefined || more.length > 0) return missing('the page does not offer one name for what it draws');
  return { type: 'act', act: { kind: 'note', as, value: offer.name } };
}

/** One after the other, in reading order: `stage` counts those that are done. */
export function classify({ natures }: Of<'classify'>, { scene, cursor }: Situation): Move {
  const things = scene.elements.filter(
    (element) =>
      isText(element) &&
      natures.some((nature) => isByNature(element.name, nature) !== undefined) &&
      natures.every((nature) => besideIt(element, scene).filter(({ name }) => fold(name) === nature).length === 1),
  );
  const thing = things[cursor.stage];
  if (thing === undefined) return cursor.stage > 0 ? next : missing(`the page shows nothing that could be called ${natures.join(' or ')}`);
  const nature = natures.filter((word) => isByNature(thing.name, word) === true);
  const [only] = nature;
  if (only === undefined || nature.length > 1) return missing(`${JSON.stringify(thing.name)} is not one of ${natures.join(' and ')}`);
  const offers = besideIt(thing, scene).filter((element) => fold(element.name) === only);
  const [offer, ...others] = offers;
  if (offer === undefined || others.length > 0) return missing(`nothing beside ${JSON.stringify(thing.name)} says ${JSON.stringify(only)}`);
  return clickOn(offer, { stage: cursor.stage + 1 });
}

/** What can be clicked in its row; without rows, what the page has but once. */
function besideIt(thing: ObservedElement, scene: Scene): readonly ObservedElement[] {
  const unit = scene.unitOf(thing);
  return (unit ? unit.elements : scene.elements).filter((element) => isClickable(element) && isUsable(element));
}
