/** "Order them": what is in the basket is ordered there, and nowhere else. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import { clickOn, type Move, missing, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isClickable, isUsable } from '../page/kinds-of-elements.ts';
import { beginsWith, likeness } from '../words/likeness.ts';

/** The basket was opened; its way to the till was taken. Beyond the stages of whatever else is tried. */
const inBasket = 2_701;
const atTill = 2_702;

const basketNames: readonly string[] = ['cart', 'view cart', 'go to cart', 'my cart', 'your cart', 'open cart', 'show cart'];
const ordering: readonly string[] = ['order', 'place order', 'buy', 'confirm order', 'complete order', 'pay'];
const tills: readonly string[] = ['check out', 'checkout', 'proceed to checkout', 'go to checkout', 'to checkout'];

export const isInBasket = ({ cursor }: Situation): boolean => cursor.stage === inBasket || cursor.stage === atTill;

/** By the control of the basket that says so, or by the till's behind it; `undefined` where the page has no basket to go to. */
export function checkOut(as: string, situation: Situation): Move | undefined {
  const { scene, cursor } = situation;
  const isFinal = as !== 'check out';
  if (cursor.stage === 0) {
    const basket = basketIn(situation);
    return basket && clickOn(basket, { stage: inBasket, tried: [] });
  }
  const control = called(ordering, situation);
  if (control && isFinal) return clickOn(control);
  const till = called(tills, situation) ?? (isFinal ? undefined : control);
  if (till && !isFinal) return clickOn(till);
  if (till && cursor.stage === inBasket) return clickOn(till, { stage: atTill, tried: [scene.keyOf(till)] });
  return missing(`the basket has no control of its own to ${as}`);
}

function basketIn({ scene }: Situation): ObservedElement | undefined {
  const isBasket = (element: ObservedElement) =>
    isClickable(element) && isUsable(element) && basketNames.some((name) => likeness(name, withoutCount(element.name)) >= 0.88);
  const found = scene.elements.filter(
    (element) => isBasket(element) && scene.entriesWith(element).every(({ group }) => scene.groups[group]?.role === 'listitem'),
  );
  return onlyOf(found) ?? onlyOf(found.filter(({ role }) => role === 'link' || role === 'button'));
}

const withoutCount = (name: string): string => name.replace(/\s*[([]?\d{1,3}[)\]]?\s*$/, '').replace(/^\d{1,3}\s+/, '');

/** What each entry of the basket has is of that one. */
function called(names: readonly string[], { scene }: Situation): ObservedElement | undefined {
  const controls = scene.elements.filter((element) => isClickable(element) && isUsable(element) && scene.entriesWith(element).length === 0);
  for (const name of names) {
    const found = controls.filter(
      (element) => likeness(name, element.name) >= 0.9 || (element.role === 'button' && beginsWith(element.name, name)),
    );
    const only = onlyOf(found) ?? onlyOf(found.filter(({ role }) => role === 'button'));
    if (only) return only;
  }
  return undefined;
}
