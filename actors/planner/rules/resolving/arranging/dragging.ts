/** Instructions that drag: a thing onto another or to its side, a thumb along its track, the things of a list into an order. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import type { Of } from '../../instruction.ts';
import { say } from '../finding/candidates.ts';
import { find } from '../finding/find.ts';
import type { Found } from '../finding/found.ts';
import { isHollow, sideOf } from '../finding/shapes.ts';
import { clickOn, fillWith, lacking, type Move, missing, named, next, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isMenu } from '../page/folds.ts';
import { isText, isUsable } from '../page/kinds-of-elements.ts';
import { placesOf } from '../page/places.ts';
import { rankedHere } from '../rows/ranks.ts';
import { fold, holdsSense, likeness } from '../words/likeness.ts';
import { arrowIn, climb } from './climbing.ts';
import { transfer } from './transferring.ts';

export function drag({ what, to, place }: Of<'drag'>, situation: Situation): Move {
  const { scene, cursor } = situation;
  const keys = cursor.left;
  const isListPlace = to.noun === 'item' && to.name === '' && to.ordinal !== undefined;
  const climbed = isListPlace && !to.within?.name && keys === undefined ? climb(what, to.ordinal ?? 1, situation) : undefined;
  const moved = climbed ?? transfer(what, to, situation);
  if (moved) return moved;
  const thing: Found = keys === undefined ? find(what, 'drag', situation) : leftOf(keys, situation);
  if (thing.type !== 'found') return lacking(thing);
  const end = thing.elements[0].role === 'slider' ? endOf(to) : undefined;
  if (end !== undefined) return fillWith(thing.elements[0], end);
  const listed = isListPlace ? placeAmongLikes(thing.elements[0], to, situation) : undefined;
  const onto: Found = listed ? { type: 'found', elements: [listed] } : dropZone(to, situation);
  if (onto.type !== 'found') return lacking(onto);
  const [target] = onto.elements;
  // An empty frame is where things go, and none of all that are dragged.
  const isAmongAll = (element: ObservedElement) => !what.all || !isHollow(element) || thing.elements.every(isHollow);
  const [first, ...others] = thing.elements.filter((element) => element !== target && isAmongAll(element));
  // Of several, what they are dragged to may be the last.
  if (first === undefined) return keys === undefined ? missing(`${say(what)} and ${say(to)} are the same on the page`) : next;
  const ways = cursor.isDown ? [] : waysToDrag(first, target, listed ? undefined : to, situation);
  const [from, onTo] = ways[cursor.stage] ?? [];
  const byMenu =
    from === undefined && others.length === 0 && !cursor.isDown ? throughMenu(first, to, cursor.stage - ways.length, situation) : undefined;
  if (byMenu) return byMenu;
  if (from === undefined || onTo === undefined)
    return missing(`${JSON.stringify(first.name)} was dragged to ${say(to)}, and the page does not show that it came there`);
  // A place in a list is taken by what is put there, and what stood there makes room.
  const placeFor = isListPlace && place === 'onto' ? (target.index < from.index ? 'before' : 'after') : place;
  return {
    type: 'act',
    act: { kind: 'drag', element: from.index, to: onTo.index, place: placeFor },
    on: first,
    ...(others.length > 0 && { ok: { left: others.map((element) => scene.keyOf(element)), stage: 0 } }),
    failed: { stage: cursor.stage + 1, tried: cursor.tried },
  };
}

/** What stands at that place among the things that look as it does, where the page has no list of them by markup. */
function placeAmongLikes(thing: ObservedElement, to: Description, situation: Situation): ObservedElement | undefined {
  const { scene } = situation;
  const ordinal = to.ordinal ?? 1;
  const likes = to.within?.name
    ? likesIn(thing, to, to.within, situation)
    : scene.unitOf(thing)
      ? likesOf(thing, scene)
      : likesBeside(thing, scene);
  return likes.at(ordinal < 0 ? ordinal : ordinal - 1);
}

/** What stands in the entries of its own list as it does in its own. */
function likesOf(thing: ObservedElement, scene: Situation['scene']): readonly ObservedElement[] {
  const own = scene.unitOf(thing);
  const list = scene.collections.find((units) => units.length > 1 && units.some((unit) => unit === own)) ?? [];
  return list.flatMap(({ elements }) => elements.find(({ role }) => role === thing.role) ?? []);
}

/** "The top of the Backlog": the heading that stands over the things is none of them. */
function likesIn({ role, hints }: ObservedElement, to: Description, within: Description, situation: Situation): readonly ObservedElement[] {
  const item = find(to, 'drag', situation);
  if (item.type === 'found' && item.elements[0].role !== 'heading') return [];
  const places = placesOf(within, situation);
  return situation.scene.elements.filter((other) => other.role === role && other.hints === hints && places.some((holds) => holds(other)));
}

/** Those side by side with it. */
function likesBeside(thing: ObservedElement, { elements }: Situation['scene']): readonly ObservedElement[] {
  if (thing.hints === undefined) return [];
  const isLike = (other: ObservedElement | undefined): boolean =>
    other?.role === thing.role && other.group === thing.group && other.hints === thing.hints;
  const at = elements.indexOf(thing);
  let [from, to] = [at, at + 1];
  while (isLike(elements[from - 1])) from -= 1;
  while (isLike(elements[to])) to += 1;
  return to - from > 1 ? elements.slice(from, to) : [];
}

/** Those that are still to be dragged; what has lost the others of its list may be known by its name alone. */
function leftOf(keys: readonly string[], { scene }: Situation): Found {
  const elements = keys.flatMap((key) => scene.elements.find((element) => scene.keyOf(element) === key) ?? onlyLike(key, scene) ?? []);
  const [first, ...others] = elements;
  if (first === undefined || elements.length < keys.length)
    return { type: 'none', why: 'one of several things that were to be dragged is no longer on the page' };
  return { type: 'found', elements: [first, ...others] };
}

function onlyLike(key: string, scene: Situation['scene']): ObservedElement | undefined {
  const [only, ...others] = scene.elements.filter((element) => key.startsWith(JSON.stringify([element.role, element.name]).slice(0, -1)));
  return others.length === 0 && only?.name !== '' ? only : undefined;
}

/** What can't be dragged may have a menu of the places that it can be moved to. */
function throughMenu(thing: ObservedElement, to: Description, step: number, { scene, cursor }: Situation): Move | undefined {
  const said = to.name || to.whole;
  if (step === 0) {
    const menu = scene.unitOf(thing)?.elements.find((element) => isMenu({ ...element, role: 'button' }) && isUsable(element));
    return menu && clickOn(menu, { stage: cursor.stage + 1 });
  }
  const ways = scene.elements.filter(
    ({ name, isNew }) => isNew && (likeness(said, name) >= 0.9 || likeness(`move to ${said}`, name) >= 0.85),
  );
  const [only, ...others] = ways;
  return only && (others.length === 0 || ways.every(({ name }) => name === only.name)) ? clickOn(only) : undefined;
}

/** By its handle before by itself; onto what is called so before onto what stands first or last in the part of the page that is, if one is. */
function waysToDrag(
  thing: ObservedElement,
  target: ObservedElement,
  to: Description | undefined,
  situation: Situation,
): readonly (readonly [held: ObservedElement, onto: ObservedElement])[] {
  const places = to === undefined ? [] : placesOf(to, situation);
  const inside = situation.scene.elements.filter((element) => element !== thing && places.some((holds) => holds(element)));
  const from = new Set([handleToDrag(thing, situation), thing]);
  return [...new Set([target, inside[0] ?? target, inside.at(-1) ?? target])].flatMap((onto) =>
    [...from].map((held) => [held, onto] as const),
  );
}

/** Where on its track a thumb is meant to go, in the driver's words. */
function endOf({ name, whole, ordinal }: Description): string | undefined {
  if (ordinal === 1 || ordinal === -1) return ordinal === 1 ? 'start' : 'end';
  const said = name || whole;
  return ends.find(([words]) => words.test(said))?.[1];
}

const ends = [
  [/^(?:(?:far )?(?:left|start|beginning|bottom)(?: end| side)?|min(?:imum)?|lowest|least)\b/i, 'start'],
  [/^(?:(?:far )?(?:right|end|top)(?: end| side)?|max(?:imum)?|highest|most|full)\b/i, 'end'],
  [/^(?:middle|cent(?:re|er)|halfway|half)\b/i, 'middle'],
] as const;

/** Rows that are dragged by a handle say so. */
export function handleToDrag(element: ObservedElement, { scene }: Situation): ObservedElement {
  return scene.unitOf(element)?.elements.find(isHandle) ?? element;
}

const isHandle = ({ name, hints = '' }: ObservedElement): boolean =>
  /^[⠿☰≡⋮⣿]+$/.test(name.trim()) || ['drag', 'handle', 'grip'].some((word) => holdsSense(name, word) || holdsSense(hints, word));

/** "The bin for Glass", "the Done column": a part of the page, or what stands in it. */
function dropZone(to: Description, situation: Situation): Found {
  const side = /^(left|right|top|bottom|middle)(?= |$)/i.exec(to.name || to.whole)?.[1]?.toLowerCase();
  const frames = situation.scene.elements.filter((element) => side !== undefined && isHollow(element) && sideOf(element) === side);
  // By its place on the page, and not in what the page's maker wrote.
  if (frames[0] && frames.length === 1 && isFrame({ ...to, name: '' })) return { type: 'found', elements: [frames[0]] };
  const called = calledSo(to, situation);
  if (called) return { type: 'found', elements: [called] };
  const found = find(to, 'drag', situation);
  if (found.type === 'found') return found;
  const holding = to.where?.find(({ kind }) => kind === 'holds');
  for (const what of [to.within, holding?.kind === 'holds' ? named(holding.text) : undefined]) {
    const other = what && find(what, 'drag', situation);
    if (other?.type === 'found') return other;
  }
  const places = placesOf(to, situation);
  const inside = situation.scene.elements.find((element) => places.some((holds) => holds(element)));
  const [frame, ...others] = inside || !isFrame(to) ? [] : situation.scene.elements.filter(isHollow);
  const only = others.length === 0 ? frame : undefined;
  return inside || only ? { type: 'found', elements: [(inside ?? only) as ObservedElement] } : found;
}

/** "The target", where one thing that is in no list bears the word: it is none of the things of a list. */
function calledSo({ name, noun, where, within, ordinal, rank, look }: Description, { scene }: Situation): ObservedElement | undefined {
  if (name === '' || name !== noun || where || within || ordinal !== undefined || rank || look) return undefined;
  const [only, ...others] = scene.elements.filter((element) => fold(element.name) === fold(name));
  return only && others.length === 0 && !scene.unitOf(only) ? only : undefined;
}

/** "The empty box", "the drop zone": of what a page has drawn, the only frame. */
const isFrame = ({ name, noun, where, rank, look }: Description): boolean =>
  /^(?:|empty|dashed|dotted|bordered|drop|target)$/i.test(name) &&
  /^(?:box|area|square|rectangle|container|target|drop zone|bin|bucket|frame|zone)$/.test(noun) &&
  !where &&
  !rank &&
  !look;

/** One drag, or one press of an arrow, at a time: the first thing that stands where another belongs is preceded by that one. */
export function arrange({ what, by, direction }: Of<'arrange'>, situation: Situation): Move {
  const { scene, cursor } = situation;
  const things = find(
    { ...what, all: true, name: '', whole: what.noun === '' ? '' : what.whole, noun: what.noun || 'item' },
    'drag',
    situation,
  );
  const [units = []] = scene.collections;
  // "The list" is no thing of a list.
  const areThings = things.type === 'found' && things.elements.length > 1 && what.roles.length === 0;
  const elements = areThings
    ? ofOneList(things.elements, scene)
    : units.flatMap(({ elements: inside }) => inside.find((element) => isText(element) && !isHandle(element)) ?? []);
  if (elements.length < 2) return missing(`there is no list of ${say(what)} to arrange`);
  // By its arrows, a thing goes one place at a time.
  const mostSteps = elements.some((element) => arrowUp(element, scene)) ? elements.length ** 2 : elements.length;
  if (cursor.stage > mostSteps) return missing('the list does not stay in the order that it is put into');
  const wanted = inOrder(elements, by, direction, situation) ?? elements;
  const at = elements.findIndex((element, place) => element !== wanted[place]);
  const [here, belongs] = [elements[at], wanted[at]];
  if (!here || !belongs) return next;
  const arrow = arrowUp(belongs, scene);
  if (arrow) {
    if (!isUsable(arrow) || (cursor.stage > 0 && situation.changed === false))
      return missing(`the arrows of ${JSON.stringify(belongs.name)} do not move it`);
    return clickOn(arrow, { stage: cursor.stage + 1, tried: [] });
  }
  const handle = handleToDrag(belongs, situation);
  return {
    type: 'act',
    act: { kind: 'drag', element: handle.index, to: here.index, place: 'before' },
    on: belongs,
    ok: { stage: cursor.stage + 1 },
  };
}

/** The numbers of a list, where the page shows another beside it. */
function ofOneList(elements: readonly ObservedElement[], scene: Situation['scene']): readonly ObservedElement[] {
  const lists = scene.collections.map((units) => elements.filter((element) => units.some((unit) => unit === scene.unitOf(element))));
  return onlyOf(lists.filter(({ length }) => length > 1)) ?? elements;
}

/** What moves a row or card up by one, where another moves it down. */
function arrowUp(element: ObservedElement, scene: Situation['scene']): ObservedElement | undefined {
  const unit = scene.unitOf(element);
  return unit && arrowIn(unit, 1) && arrowIn(unit, -1);
}

function inOrder(elements: readonly ObservedElement[], by: string, direction: 'ascending' | 'descending', { scene, now }: Situation) {
  const units = elements.map((element) => ({ group: element.index, elements: [element], text: element.name }));
  const measured = rankedHere(scene, units, { by, order: direction === 'ascending' ? 'least' : 'most', place: 1 }, now);
  if (measured?.length === elements.length) return measured.map(({ elements: [element] }) => element);
  const sign = direction === 'ascending' ? 1 : -1;
  return [...elements].sort((a, b) => sign * a.name.localeCompare(b.name, 'en', { numeric: true, sensitivity: 'base' }));
}
