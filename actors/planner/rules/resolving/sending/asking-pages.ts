/** A page of its own, or what has come in the place of a form, that asks whether what was sent is meant. */

import type { ObservedElement } from '../../../../../farm/page/port.ts';
import { clickOn, type Move, missing } from '../move.ts';
import { isClickable, isText, isUsable } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { holdsSense } from '../words/likeness.ts';
import { asksAgain, isAboutIt, isAffirming, isDeclining, isDoing, type Pressed, waysOut } from './asking-back.ts';
import { asksBeyond, asksForMore } from './more-asked.ts';

/** "Review your order", "Delete this branch?": a page of its own that asks whether it is meant, with the control that does it and a way back. */
export function confirmedOnPage(
  pressed: Pressed,
  scene: Scene,
  answering: (pressed: Pressed, ways: Pressed['ways']) => { readonly pressed: Pressed },
): Move | undefined {
  const { verbs, url, title, ways } = pressed;
  const { observation, elements, groups } = scene;
  // What was sent may be asked back about at the same address.
  const isSame = withoutPart(observation.url) === withoutPart(url);
  const heads = elements.filter(({ role }) => role === 'heading');
  const isAnew = heads.some(({ name, isNew }) => isNew && asksToLookAgain.test(name.trim()));
  if (isSame && observation.title === title && !isAnew) return undefined;
  if (!heads.some(({ name }) => asksToLookAgain.test(name.trim()) || (name.trim().endsWith('?') && isAboutIt(name, pressed))))
    return undefined;
  const isOfSite = (element: ObservedElement) => scene.around(element).some((group) => aside.includes(groups[group]?.role ?? ''));
  const controls = elements.filter((element) => isClickable(element) && isUsable(element) && !isOfSite(element));
  const buttons = controls.filter(({ role }) => role === 'button');
  const doers = buttons.filter(({ name }) => isDoing(name, verbs) || asksAgain(name, verbs));
  const asked = elements.filter((element) => isText(element) && element.name.includes('?'));
  const isOfDeed = asked.some(({ name }) => verbs.some((verb) => holdsSense(name, verb)));
  const [button, ...others] = doers.length > 0 || !isOfDeed ? doers : buttons.filter(({ name }) => isAffirming(name));
  // A page that has only changed its title is not answered once more.
  if (isSame && button && (ways[button.name] ?? 0) > 0) return undefined;
  if (!button || !controls.some(({ name }) => isDeclining(name) || wayBack.test(name.trim()))) return undefined;
  if (others.length > 0) return missing(`the page asks back before it is to ${verbs[0] ?? 'go on'}, and several buttons may mean it`);
  const over = [...heads, ...(doers.length > 0 ? [] : asked)].map(({ name }) => name).join('\n');
  const more = asksForMore(over, pressed.said) ?? asksBeyond(over, button.name, pressed);
  const { pressed: answered } = answering({ ...pressed, url: observation.url, title: observation.title }, waysOut(verbs, scene));
  return more === undefined
    ? clickOn(button, { pressed: answered })
    : missing(`the page asks back before it is to ${verbs[0] ?? 'go on'}, and says ${JSON.stringify(more.trim())}`);
}

export const withoutPart = (url: string): string => url.replace(/#(?![!/]).*$/, '');
const aside: readonly string[] = ['navigation', 'banner', 'contentinfo', 'complementary'];
const asksToLookAgain =
  /^(?:(?:please )?(?:review|check|confirm|verify)|(?:order|booking|final) (?:review|summary|check)|(?:bitte )?(?:prüfen|überprüfen|bestätigen)|vérifiez|confirmez|récapitulatif|revis[ae]|confirm[ae]|comprueb[ae])(?!\p{L})/iu;
const wayBack =
  /^(?:[<←‹«] ?)?(?:go back|back|edit|change|return|previous|zurück|ändern|bearbeiten|retour|modifier|volver|atrás|editar)(?!\p{L})/iu;
