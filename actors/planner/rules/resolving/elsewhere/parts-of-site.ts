/** Parts of a page or site that are opened because the goal says so, or because they hold what it is about, whatever the instruction. */

import type { ObservedElement } from '../../../../../farm/page/port.ts';
import { clickOn, isUntried, type Move, type Situation } from '../move.ts';
import { onlyNamed } from '../only.ts';
import { folds } from '../page/folds.ts';
import { mayOpen } from '../page/harmless.ts';
import { isOnePageOfSeveral } from '../page/paging.ts';
import type { Scene } from '../page/scene.ts';
import { holdsSense, likeness } from '../words/likeness.ts';
import { wayToKind } from './asked-of.ts';
import { entered, isPatient, isPlaceToOpen, leftFrom, placeToOpen, seen, spokenOf } from './explore.ts';
import { nextPart, partMark } from './next-part.ts';

/** "The cheapest cooking book": of a list that is cut into pages, the part of the site that holds just what is ranked. */
export function openPart(situation: Situation): Move | undefined {
  const what = spokenOf(situation);
  if (!what?.rank || what.name === '' || !isOnePageOfSeveral(situation) || !isPatient(situation)) return undefined;
  const [link, ...others] = situation.scene.elements.filter(
    (element) => element.role === 'link' && isPlaceToOpen(element, situation) && likeness(what.name, element.name) >= 0.95,
  );
  return link && others.length === 0 ? clickOn(link, seen(link, situation, entered, leftFrom(situation.scene))) : undefined;
}

/** "Create a customer" among the orders: where customers are. */
export function openKind(situation: Situation): Move | undefined {
  const part = isPatient(situation) ? wayToKind(situation) : undefined;
  return part && clickOn(part, seen(part, situation));
}

/** "On the Sound tab turn it down": the tab that is said, whatever is done there. */
export function openTab(situation: Situation): Move | undefined {
  const within = spokenOf(situation)?.within;
  if (within?.noun !== 'tab' || !isPatient(situation)) return undefined;
  const place = placeToOpen(situation);
  return place && clickOn(place, seen(place, situation, entered, leftFrom(situation.scene)));
}

/** "Pin the photo in general", "under Privacy, stop …": the channel, folder or tab that is said, where it is one of several that lead to their likes. */
export function openNamed(situation: Situation): Move | undefined {
  const place = isPatient(situation) ? placeToOpen(situation) : undefined;
  const isWay = place !== undefined && (place.role === 'link' || place.role === 'tab' || isAmongWays(place, situation.scene));
  return isWay ? clickOn(place, seen(place, situation, entered, leftFrom(situation.scene))) : undefined;
}

/** "My phone number": where the site keeps what whoever is signed in has said of themselves. */
export function openOwn(situation: Situation): Move | undefined {
  const { scene, cursor, instructions } = situation;
  if (cursor.stage > 0 || !/\bmy\b/i.test(instructions[cursor.at]?.clause ?? '') || !isPatient(situation)) return undefined;
  const link = onlyNamed(
    scene.elements.filter(
      (element) => element.role === 'link' && ownDetails.test(element.name.trim()) && isPlaceToOpen(element, situation),
    ),
  );
  return link && clickOn(link, seen(link, situation));
}
const ownDetails =
  /^(?:edit |change |manage )?(?:(?:my |your )?(?:account|personal|contact|profile) (?:details|data|info(?:rmation)?|settings)|(?:my |your )(?:details|data|profile)|profile)$/i;

/** Bare words to be clicked, beside others such, as pages build their tabs and lists of places; of no entry that has more in it. */
function isAmongWays(place: ObservedElement, scene: Scene): boolean {
  const isWay = ({ role, group, name }: ObservedElement) =>
    role === 'clickable' && group === place.group && /\p{L}{2}/u.test(name) && name.split(' ').length <= mostWords;
  return isWay(place) && scene.elements.filter(isWay).length >= leastWays;
}
const mostWords = 4;
const leastWays = 3;

/** "My time zone", on a page that shows its settings tab by tab: nothing of it is left half filled in for another tab. */
export function openTabs(situation: Situation): Move | undefined {
  const { scene, cursor, instructions } = situation;
  const isBegun = instructions.slice(0, cursor.at).some(({ kind }) => ['fill', 'choose', 'check', 'upload'].includes(kind));
  if (isBegun || cursor.stage > 0 || !isPatient(situation)) return undefined;
  const { clause = '' } = instructions[cursor.at] ?? {};
  const closed = folds(scene).filter(
    (element) => (element.role === 'tab' || element.role === 'link') && mayOpen(element, situation) && isUntried(element, situation),
  );
  const spoken = closed.find(({ name }) => name.split(/\s+/).some((word) => word.length > 3 && holdsSense(clause, word)));
  const tab = spoken ?? closed[0];
  return tab && clickOn(tab, seen(tab, situation));
}

/** What has a name that this page does not say: the next part that the site's own navigation leads to. */
export function openNextPart(situation: Situation): Move | undefined {
  const part = isPatient(situation) ? nextPart(situation) : undefined;
  return part && clickOn(part, seen(part, situation, partMark(part)));
}

/** "Set my time zone", where the page has no such field: where the site keeps its settings. */
export function openSettings(situation: Situation): Move | undefined {
  const { scene, cursor } = situation;
  if (cursor.stage > 0 || !isPatient(situation)) return undefined;
  const ways = scene.elements.filter(
    (element) => element.role === 'link' && ofSettings.test(element.name.trim()) && isPlaceToOpen(element, situation),
  );
  const menus = scene.elements.filter(
    (element) => element.behind?.some((way) => ofSettings.test(way.trim())) && isUntried(element, situation) && mayOpen(element, situation),
  );
  const way = onlyNamed(ways.length > 0 ? ways : menus);
  return way && clickOn(way, seen(way, situation));
}
const ofSettings =
  /^\W*(?:(?:my|your|user|account|site|general|app|profile|notification) )?(?:settings|preferences|configuration|options)\W*$/i;
