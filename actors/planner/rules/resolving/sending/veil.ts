/** What lies over the page and was not asked for: a banner, an offer, a consent dialog, and how it is refused. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import type { Cursor } from '../cursor.ts';
import type { Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isClickable, isUsable } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { beginsWith, holdsSense, likeness } from '../words/likeness.ts';
import { isCross } from '../words/signs.ts';
import { askedBy, consentSaid, isAgreement, isOfConsent, isRefusal, saysAll } from './consent.ts';

const refusing = ['reject', 'no thanks', 'not now', 'maybe later', 'skip', 'close', 'dismiss', 'got it'];
const veils = /\b(?:cookie|consent|gdpr|privacy|overlay|modal|popup|banner|newsletter|interstitial|promo)/i;

/** What closes it; what it covers is not on the map. Refusing comes before agreeing, and a dialog that the instruction speaks of stays. */
export function veilCloser(situation: Situation, wasTried: (element: ObservedElement) => boolean): ObservedElement | undefined {
  const { scene, instructions } = situation;
  // What the goal agrees to is not refused on the way.
  const isGiven = consentSaid(instructions) === 'given';
  const isTried = (element: ObservedElement) => wasTried(element) || (isGiven && isRefusal(element));
  const { dialog } = scene;
  const { over, covered = [] } = scene.observation;
  // What covers nothing hides nothing that is looked for.
  if (dialog === undefined && over === undefined && covered.length === 0) return undefined;
  if (dialog !== undefined && (speaksOfDialog(situation) || (situation.hand && scene.isIn(situation.hand, dialog)))) return undefined;
  if (isAskedAbout(situation)) return undefined;
  const closer = overIsInTheWay(situation) ? scene.elements[over?.control ?? -1] : undefined;
  if (closer && isUsable(closer) && !isTried(closer)) return closer;
  const said = (element: ObservedElement) =>
    scene
      .around(element)
      .map((group) => `${scene.groups[group]?.role} ${scene.groups[group]?.hints ?? ''} ${(scene.groups[group]?.name ?? '').slice(0, 60)}`);
  const inside = scene.elements.filter(
    (element) =>
      isClickable(element) &&
      isUsable(element) &&
      !isTried(element) &&
      (dialog === undefined ? said(element).some((text) => veils.test(text)) : scene.isIn(element, dialog)),
  );
  if (dialog === undefined && inside.length === 0) return cameUp(situation, isTried) ?? ofWall(situation, isTried);
  if (inside.length > 8) return undefined;
  // What asks for more than being read may be the goal's own: it is agreed to only where it is known for what it is.
  const isVeil =
    inside.some((element) => said(element).some((text) => veils.test(text))) || (dialog !== undefined && isOfConsent(scene.textOf(dialog)));
  const refusal = isVeil ? inside.filter(isRefusal) : [];
  if (refusal[0]) return refusal[0];
  for (const word of refusing) {
    const found = inside.find(({ name }) => !isCross(name) && (likeness(word, name) >= 0.85 || beginsWith(name, word)));
    if (found) return found;
  }
  // Who speaks of consent gives it by a word of his own, or not at all; to less than all where that is offered.
  const agreed = isVeil && consentSaid(instructions) !== 'refused' && !offersRefusal(scene) ? inside.filter(isAgreement) : [];
  const agreement = agreed.find(({ name }) => !saysAll(name)) ?? agreed[0];
  if (agreement) return agreement;
  return crossOf(inside);
}

/** What came up as something was tried, and covers it since, has kept it from being done: it was not tried in vain. */
export function freedBy(closer: ObservedElement, { scene, cursor }: Situation): Partial<Cursor> {
  const latest = cursor.tried.at(-1);
  const isCovered = latest !== undefined && !scene.elements.some((element) => scene.keyOf(element) === latest);
  return closer.isNew && isCovered ? { tried: cursor.tried.slice(0, -1) } : {};
}

/** The goal names what can be chosen in it: it is no obstacle to the goal, but where it is carried out. */
function isAskedAbout({ scene, instructions }: Situation): boolean {
  const choices = askedBy(scene).filter(
    ({ role, name }) => boxes.includes(role) || /\b(?:choices?|selection|selected|preferences)\b/i.test(name),
  );
  return choices.some(({ name }) => name !== '' && instructions.some(({ clause }) => holdsSense(clause, name)));
}
const boxes: readonly string[] = ['checkbox', 'switch', 'radio'];

/** What is refused in vain is not agreed to instead. */
const offersRefusal = (scene: Scene): boolean => askedBy(scene).some(isRefusal);

/** What lies over all of the page, and says that it is about consent: it is refused where that can be, else agreed to. */
function ofWall({ scene, instructions }: Situation, isTried: (element: ObservedElement) => boolean): ObservedElement | undefined {
  if (scene.observation.over === undefined) return undefined;
  const asked = askedBy(scene).filter((element) => !isTried(element));
  const said = consentSaid(instructions);
  const refusal = asked.find(isRefusal);
  const agreed = said === 'refused' || offersRefusal(scene) ? [] : asked.filter(isAgreement);
  return refusal ?? agreed.find(({ name }) => !saysAll(name)) ?? agreed[0];
}

/** Of several, each takes away what it stands beside. */
function crossOf(elements: readonly ObservedElement[]): ObservedElement | undefined {
  return onlyOf(elements.filter(({ name, hints = '' }) => isCross(name) || (name === '' && holdsSense(hints, 'close'))));
}

const asides = /\b(?:cookies?|consent|gdpr|newsletter|subscri\w+|banner|pop-?up|overlay|modal|offers?|notifications?)\b/i;

/** It came by itself, and no instruction is about it: what the goal has brought up, or answers, stays. */
function overIsInTheWay({ scene, cursor, instructions }: Situation): boolean {
  const { over } = scene.observation;
  const isUntouched = cursor.at === 0 && cursor.hand === undefined;
  return over?.control !== undefined && (over.isAside || isUntouched) && !asides.test(instructions[cursor.at]?.clause ?? '');
}

/** What has come up by itself since the last act, or lies over the page from the beginning, and can be sent away. */
function cameUp({ scene, cursor }: Situation, isTried: (element: ObservedElement) => boolean): ObservedElement | undefined {
  if ((scene.observation.covered ?? []).length === 0) return undefined;
  const came = scene.elements.filter(
    (element) => isClickable(element) && isUsable(element) && !isTried(element) && (element.isNew || cursor.at === 0),
  );
  if (came.length === 0 || came.length > 4) return undefined;
  for (const word of [...refusing, 'cancel', 'no']) {
    const found = came.find(({ name }) => !isCross(name) && (likeness(word, name) >= 0.85 || beginsWith(name, word)));
    if (found) return found;
  }
  return crossOf(came);
}

function speaksOfDialog({ scene, instructions, cursor }: Situation): boolean {
  const instruction = instructions[cursor.at];
  const what = instruction && 'what' in instruction ? instruction.what : undefined;
  const { dialog } = scene;
  const title = dialog === undefined ? '' : (scene.groups[dialog]?.name ?? '');
  for (let at: Description | undefined = what; at; at = at.within) {
    const said = at.name || at.whole;
    if (at.roles.includes('dialog') || (said !== '' && title !== '' && holdsSense(said, title))) return true;
  }
  return false;
}
