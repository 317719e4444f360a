/** The yes that a goal says itself, to what the page asks back in a dialog of its own. */
import { clickOn, type Move, missing, type Situation } from '../move.ts';
import { isClickable, isUsable } from '../page/kinds-of-elements.ts';
import { isAboutIt, isDeclining, overreach, saidBy } from './asking-back.ts';
import { others, waysOn } from './confirming.ts';

/** What the goal itself says that the page's dialog is to be told: yes, to what was done last. Undefined where its dialog asks nothing of the kind. */
export function affirmed(situation: Situation): Move | undefined {
  const { scene, cursor } = situation;
  const { dialog } = scene;
  const { pressed } = cursor;
  if (!pressed || dialog === undefined || others.test(saidBy(dialog, scene))) return undefined;
  const text = saidBy(dialog, scene);
  const buttons = scene.within(dialog).filter((element) => isClickable(element) && isUsable(element) && /\p{L}/u.test(element.name));
  if (text === pressed.dialog || !isAboutIt(text, pressed)) return undefined;
  const said = waysOn(buttons, text, pressed);
  // Where none says so, it is what stands beside the only one that takes it back.
  const ways = said.length > 0 || buttons.length !== 2 ? said : buttons.filter(({ name }) => !isDeclining(name));
  const [button, ...rivals] = ways;
  if (!button || rivals.length > 0) return undefined;
  const more = overreach(text, scene.within(dialog), pressed, button.name);
  return more === undefined
    ? clickOn(button)
    : missing(`the page asks back before it is to ${pressed.verbs[0] ?? 'go on'}, and its dialog ${more}`);
}
