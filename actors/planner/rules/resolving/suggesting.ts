/** What a field offers while it is typed into. */
import type { ObservedElement } from '../../../../farm/page/port.ts';
import { holdsSense, likeness } from './likeness.ts';
import { clickOn, type Move, next, type Situation } from './move.ts';
import { isClickable, type Scene } from './scene.ts';

/** The options that a field offers while it is typed into: the one that was meant is taken, where there is one. */
export function suggested(situation: Situation): Move {
  const { scene, cursor, hand, instructions } = situation;
  const [text = ''] = cursor.left ?? [];
  const following = instructions[cursor.at + 1];
  // Which of them is meant is said next.
  if (!hand || following?.kind === 'choose' || (following?.kind === 'click' && following.what.ordinal !== undefined)) return next;
  const offers = hand.role === 'combobox' || ['autocomplete', 'typeahead'].some((word) => holdsSense(hand.hints ?? '', word));
  const offered = scene.elements.filter((element) => (offers ? isOffer(element, scene) : isBelow(element, hand)));
  const scored = offered.map((element) => ({ element, score: likeness(text, element.name) })).filter(({ score }) => score >= 0.6);
  const most = Math.max(0, ...scored.map(({ score }) => score));
  const [only, ...others] = scored.filter(({ score }) => score === most);
  if (!only || (others.length > 0 && most < 0.95)) return next;
  return clickOn(only.element);
}

const isOffer = (element: ObservedElement, scene: Scene): boolean =>
  element.role === 'option' || (element.isNew && (isClickable(element) || scene.unitOf(element) !== undefined));

/** Of a field that does not say that it offers anything: what came up right under it, and is no control of another kind. */
const isBelow = (element: ObservedElement, hand: ObservedElement): boolean =>
  element.isNew &&
  element.index > hand.index &&
  element.index <= hand.index + 12 &&
  ['option', 'menuitem', 'clickable', 'listitem'].includes(element.role);
