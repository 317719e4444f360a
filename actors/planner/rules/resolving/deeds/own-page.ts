/** What can be chosen of a thing, or how many of it, is asked for on its own page, to which its entry in a list leads. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { entered, leftFrom } from '../elsewhere/explore.ts';
import { find } from '../finding/find.ts';
import { clickOn, type Move, type Situation } from '../move.ts';
import { onlyNamed, onlyOf } from '../only.ts';
import { isEditable, isUsable } from '../page/kinds-of-elements.ts';
import { isPageOf } from '../page/records.ts';
import { isCommon } from '../words/lexicon.ts';
import { holdsWords, isSameName } from '../words/likeness.ts';

/** A mark among what was explored: it was opened. */
const openedItself = 'own page';

/** Undefined where nothing that is called so leads anywhere, or it was opened already. */
export function openOwnPage(thing: Description, situation: Situation): Move | undefined {
  const { cursor, scene } = situation;
  if (thing.name === '' || thing.all || isOnOwnPage(situation)) return undefined;
  // Of what kind it is, nothing on the page needs to say.
  const ways = [thing, withoutKind(thing), { ...thing, noun: '', roles: [] }];
  const way = ways.map((each) => wayInto(each, situation)).find((found) => found !== undefined);
  return way && clickOn(way, { explored: [...cursor.explored, openedItself, entered, leftFrom(scene)] });
}

export const isOnOwnPage = ({ cursor }: Situation): boolean => cursor.explored.includes(openedItself);

/** However it came to be open. */
export const isOnPageOf = ({ name }: Description, situation: Situation): boolean =>
  isOnOwnPage(situation) || isPageOf(name, situation.scene);

/** "Hardware asset P1000503": what it is, its list needs not say. */
const withoutKind = (thing: Description): Description =>
  thing.exact ? thing : { ...thing, name: thing.name.replace(/^(?:\p{Ll}+ )+(?=[\p{Lu}\d])/u, '') };

/** The thing itself, or the only link of its entry that bears its name; nothing on the page that has it for a heading of its own. */
function wayInto(thing: Description, situation: Situation): ObservedElement | undefined {
  const { scene } = situation;
  const first = shownAs(thing, situation);
  if (first === undefined) return undefined;
  const unit = scene.unitOf(first);
  const card = cardOf(thing, first, situation);
  if (card) return card;
  const links = (unit?.elements ?? [first]).filter((element) => element.role === 'link' && isUsable(element));
  const named = links.filter(({ name }) => isSameName(name, first.name) || holdsWords(name, thing.name));
  return onlyNamed(named) ?? onlyOf(unit && first.role !== 'link' ? links : []);
}

/** A card of a board that is pressed as a whole, with its name and more in it: it says by no verb what that does. */
function cardOf({ name }: Description, thing: ObservedElement, { scene }: Situation): ObservedElement | undefined {
  const isCard = (element: ObservedElement) =>
    (element.role === 'button' || element.role === 'clickable') &&
    isUsable(element) &&
    element.name !== name &&
    holdsWords(element.name, name) &&
    !isCommon(element.name.split(' ')[0] ?? '') &&
    !element.states.some((state) => state === 'checked' || state === 'expanded' || state === 'collapsed');
  const card = onlyOf(scene.elements.filter(isCard));
  const hasLikes = scene.elements.some((other) => other !== card && other.role === card?.role && other.hints === card.hints);
  return card && hasLikes && Math.abs(thing.index - card.index) <= nearest ? card : undefined;
}
const nearest = 4;

/** What bears its name: the field that it was searched by says it, too. */
export function shownAs(thing: Description, situation: Situation): ObservedElement | undefined {
  for (const purpose of ['click', 'point'] as const) {
    const found = find(thing, purpose, { ...situation, tried: [] });
    if (found.type === 'found' && !isEditable(found.elements[0])) return found.elements[0];
  }
  return undefined;
}
