/** Things that go to another place, person or label: by a list, after they were ticked, or by hand. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import type { Instruction } from '../../instruction.ts';
import { acrossTo } from '../arranging/across-columns.ts';
import { drag } from '../arranging/dragging.ts';
import { transfer } from '../arranging/transferring.ts';
import { inEach } from '../filling/in-each.ts';
import { chooseIn, inAList } from '../filling/lists.ts';
import { say } from '../finding/candidates.ts';
import { find } from '../finding/find.ts';
import { clickOn, lacking, type Move, missing, named, next, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isUsable } from '../page/kinds-of-elements.ts';
import { selectorIn } from '../page/own-boxes.ts';
import type { Scene } from '../page/scene.ts';
import { likeness } from '../words/likeness.ts';
import { givenOnOwnPage } from './given-on-own-page.ts';
import { byOwnList, giving, hasOwnWay, inMenu, isPlace, listed, listFor, offered, picked } from './giving.ts';
import { isOnOwnPage, isOnPageOf } from './own-page.ts';

/** By a list of its own, where it has one. */
const chosenSo = /^(?:assign|label|tag|move|transfer|file)\b/;
export const carrying = /^(?:move|put|drag|file|assign|transfer|copy|label|tag|snooze|defer)\b/;
/** It goes nowhere, and is found again then. */
const puttingOff = /^(?:snooze|defer|put off)\b/;

/** The only list of the entry that offers it. */
const ownListOf = (thing: ObservedElement, to: string, scene: Scene): ObservedElement | undefined =>
  onlyOf(scene.unitOf(thing)?.elements.filter(({ options }) => options?.some((option) => likeness(to, option) >= 0.9)) ?? []);

const byHand = /^(?:please |and |then )*(?:move|put)\b/i;
const carriedSo: readonly number[] = [offered, inMenu, picked];

/** "Move the letter to Private": what is no field, and can't be dragged there, the thing itself may have a list of places for. */
export function carriedInstead(move: Move, { clause }: Instruction, what: Description, to: string, situation: Situation): Move {
  if (!byHand.test(clause) || what.all || /^-?\d/.test(to)) return move;
  const { stage } = situation.cursor;
  if (carriedSo.includes(stage) || isOnOwnPage(situation)) return carry('move', what, to, situation);
  if (move.type !== 'missing' || move.unclear) return move;
  // It can't be dragged there at all.
  if (stage > 0) return givenOnOwnPage('move', what, to, situation) ?? move;
  const thing = find(what, 'point', situation);
  const [element, ...others] = thing.type === 'found' ? thing.elements : [];
  const unit = element && situation.scene.unitOf(element);
  const isEntry = unit && others.length === 0 && situation.scene.hasLikes(unit);
  if (isEntry && hasOwnWay('move', element, to, situation)) return byOwnList('move', element, to, situation);
  return givenOnOwnPage('move', what, to, situation) ?? move;
}

/** "Move it to the archive": by a list of places, after it was ticked, or by hand; or else on its own page. */
export function carry(as: string, what: Description, to: string, situation: Situation): Move {
  if (isOnPageOf(what, situation)) return givenOnOwnPage(as, what, to, situation) ?? carried(as, what, to, situation);
  const move = carried(as, what, to, situation);
  const isLost = move.type === 'missing' && !move.unclear && !carriedSo.includes(situation.cursor.stage);
  return (isLost ? givenOnOwnPage(as, what, to, situation) : undefined) ?? move;
}

function carried(as: string, what: Description, to: string, situation: Situation): Move {
  const { scene, cursor } = situation;
  const moved = (/^(?:move|put)\b/.test(as) ? acrossTo(what, to, situation) : undefined) ?? transfer(what, named(to), situation);
  if (moved) return moved;
  const thing = find(what, 'point', situation);
  if (thing.type !== 'found') return lacking(thing);
  const [element] = thing.elements;
  if (puttingOff.test(as))
    return thing.elements.length > 1
      ? missing(`when all ${say(what)} are to come up again is to be said one by one`)
      : byOwnList(as, element, to, situation);
  const lists = thing.elements.flatMap((one) => ownListOf(one, to, scene) ?? []);
  const inAll = lists.length > 0 ? inEach(what, lists, (list) => chooseIn(list, [to]), situation) : undefined;
  if (inAll && lists.length < thing.elements.length)
    return missing(`not all of ${say(what)} have a list that offers ${JSON.stringify(to)}`);
  if (inAll) return inAll;
  if (lists[0] && cursor.stage !== listed) return { ...chooseIn(lists[0], [to]), ok: { stage: listed } } as Move;
  if (carriedSo.includes(cursor.stage)) return byOwnList(as, element, to, situation);
  const unit = scene.unitOf(element);
  const box = unit && selectorIn(unit);
  const list = listFor(unit, box !== undefined, inAList(named(to), situation), scene);
  if (cursor.stage === 0 && list?.type !== 'act' && !what.all && chosenSo.test(as) && hasOwnWay(as, element, to, situation))
    return byOwnList(as, element, to, situation);
  if (box && !box.states.includes('checked'))
    return { type: 'act', act: { kind: 'check', element: box.index, on: true }, on: box, ok: { stage: 0 } };
  if (cursor.stage === listed) {
    const after = situation.hand && scene.elements[situation.hand.index + 1];
    const button = find(named(as), 'use', situation);
    if (after?.role === 'button' && isUsable(after)) return clickOn(after);
    return button.type === 'found' && button.elements[0].role === 'button' ? clickOn(button.elements[0]) : next;
  }
  if (list?.type === 'act') return { ...list, ok: { stage: listed } };
  if (giving.test(as))
    return what.all ? missing(`what all ${say(what)} are to be given is to be said one by one`) : byOwnList(as, element, to, situation);
  // What only resembles the words, or stands in another's entry, is no place to put it.
  if (!/^drag/.test(as) && !isPlace(to, element, situation)) return missing(`the page has no place that is called ${JSON.stringify(to)}`);
  return drag({ kind: 'drag', clause: '', what, to: named(to), place: 'onto' }, situation);
}
