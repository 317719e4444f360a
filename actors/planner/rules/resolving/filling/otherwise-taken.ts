/** Values for what is no field that takes text: a number that is stepped to, a list, a set of radio buttons, a box, a cell, a calendar. */
import type { Description, Given } from '../../description.ts';
import { find } from '../finding/find.ts';
import { fillWith, type Move, named, next, type Situation } from '../move.ts';
import { listBoxRoles } from '../page/kinds-of-elements.ts';
import { isListButton } from '../page/own-lists.ts';
import { placesOf } from '../page/places.ts';
import { inItsColours } from '../words/colour-values.ts';
import { likeness } from '../words/likeness.ts';
import { addedUp } from './adding-up.ts';
import { pickDay } from './calendar.ts';
import { intoCell } from './cells.ts';
import { dialled } from './dials.ts';
import { ofItsKind } from './fields.ts';
import { valueFor } from './given-values.ts';
import { chooseIn, clicked, speaksOf, ticked } from './lists.ts';
import { rated } from './rating.ts';
import { stepped } from './stepping.ts';
import { inUnfolding } from './unfolding-boxes.ts';
import { written } from './writing.ts';

/** Not a field that takes text: a list, a set of radio buttons, a checkbox, a date that is picked. */
export function otherwiseTaken(what: Description, value: Given, situation: Situation): Move | undefined {
  const text = valueFor(value, undefined, situation);
  if ('why' in text) return undefined;
  const asking = ofItsKind(what, situation);
  if (asking) return fillWith(asking, value.type === 'when' ? written(value, asking) : inItsColours(text.text, asking));
  if (value.type === 'when') {
    const offered = find(named(value.said), 'click', situation);
    const isMeant = offered.type === 'found' && speaksOf(offered.elements[0], what, situation.scene);
    const taken = isMeant ? clicked([value.said], undefined, situation) : undefined;
    if (taken) return taken;
  }
  const steps = dialled(what, text.text, situation) ?? stepped(what, text.text, situation) ?? addedUp(what, text.text, situation);
  if (steps) return steps;
  const stars = rated([text.text], what, situation);
  if (stars) return stars;
  const unfolded = inUnfolding(what, value, situation);
  if (unfolded) return unfolded;
  const list = find(what, 'choose', situation);
  if (
    list.type === 'found' &&
    (listBoxRoles.includes(list.elements[0].role) || list.elements[0].options || isListButton(list.elements[0], situation.scene))
  )
    return chooseIn(list.elements[0], [text.text]);
  if (list.type === 'found' && value.type === 'when' && value.day !== undefined) return pickDay(value.day, list.elements[0], situation);
  const box = find(what, 'check', situation);
  // What is off is no radio button: another of them is on.
  const isBox = box.type === 'found' && !box.elements[0].role.includes('radio');
  if (isBox && /^(?:yes|no|on|off|true|false|checked|unchecked)$/i.test(text.text)) {
    const on = /^(?:yes|on|true|checked)$/i.test(text.text);
    const [element] = box.elements;
    return element.states.includes('checked') === on
      ? next
      : { type: 'act', act: { kind: 'check', element: element.index, on }, on: element };
  }
  const own = inOwnList(what, text.text, situation);
  if (own) return own;
  const cell = intoCell(what, text.text, situation);
  if (cell) return cell;
  const place = placesOf(what, situation).length > 0 ? what : ownedIn(what, situation);
  return place && (ticked([text.text], place, situation) ?? clicked([text.text], place, situation));
}

/** "The bedroom mode": what stands under Mode in the part that is called Bedroom. */
function ownedIn({ name, exact, within, where, rank, ordinal }: Description, situation: Situation): Description | undefined {
  const words = exact || within || where || rank || ordinal !== undefined ? [] : name.split(' ');
  for (let at = 1; at < words.length; at += 1) {
    const owner = named(words.slice(0, at).join(' '));
    const place = { ...named(words.slice(at).join(' ')), within: owner };
    if (placesOf(owner, situation).length > 0 && placesOf(place, situation).length > 0) return place;
  }
  return undefined;
}

/** "Set ticket 502 to Solved": the only list of the thing that offers it. */
function inOwnList(what: Description, text: string, situation: Situation): Move | undefined {
  const { scene } = situation;
  const isThing = what.name !== '' || what.where || what.rank || what.ordinal !== undefined;
  const thing = isThing ? find(what, 'point', situation) : undefined;
  const unit = thing?.type === 'found' ? scene.unitOf(thing.elements[0]) : undefined;
  const lists = unit?.elements.filter(({ options = [] }) => options.some((option) => likeness(text, option) >= 0.9)) ?? [];
  return lists[0] && lists.length === 1 ? chooseIn(lists[0], [text]) : undefined;
}
