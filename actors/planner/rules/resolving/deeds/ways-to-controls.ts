/** Where the control of a thing may hide, and what brings it up: the pointer, a menu, a box that is ticked, the thing when it is opened. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { leftFrom } from '../elsewhere/explore.ts';
import { say } from '../finding/candidates.ts';
import { find } from '../finding/find.ts';
import { clickOn, type Move, missing, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isMenu } from '../page/folds.ts';
import { checkableRoles, isClickable, isEditable, isText, isUsable } from '../page/kinds-of-elements.ts';
import { apartFrom } from '../page/neighbours.ts';
import { selectorIn } from '../page/own-boxes.ts';
import type { Scene, Unit } from '../page/scene.ts';
import { isWay } from '../rows/handles.ts';
import { isCommon } from '../words/lexicon.ts';
import { holdsWords, isSameName, likeness } from '../words/likeness.ts';
import { byActionList, byMarking, isSelector, toolFor } from './by-selection.ts';

/** Where the control may hide: it comes up under the pointer, in the thing's own menu, by the other button of the mouse, or when the thing is opened. */
export const ways = ['hover', 'menu', 'mark', 'tick', 'context', 'open'] as const;

/** A control above a list of entries with boxes waits for one to be ticked: just this, where none is yet. */
export function afterTicking(control: ObservedElement, what: Description | undefined, situation: Situation): Move | undefined {
  const { scene, cursor } = situation;
  if (isUsable(control) || !what || what.all || cursor.explored.includes('tick')) return undefined;
  const unit = entryOf(what, situation);
  const box = unit && selectorIn(unit);
  if (!unit || !box || scene.isOf(control, unit) || !isUsable(box) || isAnyTicked(unit, scene)) return undefined;
  return { type: 'act', act: { kind: 'check', element: box.index, on: true }, on: box, ok: { explored: [...cursor.explored, 'tick'] } };
}

/** What is done to all that are ticked would be done to others, too. */
const isAnyTicked = (unit: Unit, scene: Scene): boolean =>
  scene.collections.find((units) => units.includes(unit))?.some((other) => selectorIn(other)?.states.includes('checked')) === true;

/** "The photo of the dog": whatever it is, what it is of is in its name. */
export function entryOf(what: Description, situation: Situation): Unit | undefined {
  const { within } = what;
  const said = [what, ...(within && what.name === '' && isPlainly(within) ? [within] : [])];
  for (const each of said) {
    const found = find(each, 'point', { ...situation, tried: [] });
    const unit = found.type === 'found' && found.elements.length === 1 ? situation.scene.unitOf(found.elements[0]) : undefined;
    if (unit) return unit;
  }
  return undefined;
}
const isPlainly = ({ where, rank, ordinal, within }: Description): boolean => !where && !rank && ordinal === undefined && !within;

/** "Vote for tacos": what is voted for may be a button of its own, or one of those to choose from. */
const isBallot = (as: string, { name }: Description, { role, name: called }: ObservedElement): boolean =>
  /^vote(?: for)?$/.test(as) && ['button', 'radio', 'option'].includes(role) && name !== '' && isSameName(name, called);

export function byAWay(as: string, what: Description, thing: ObservedElement, situation: Situation): Move {
  const { scene, cursor } = situation;
  if (isBallot(as, what, thing) && isUsable(thing)) return clickOn(thing);
  const unit = scene.unitOf(thing);
  for (const way of ways) {
    if (cursor.explored.includes(way)) continue;
    const ok = { explored: [...cursor.explored, way] };
    if (way === 'hover' && unit) return { type: 'act', act: { kind: 'hover', element: thing.index }, on: thing, ok };
    const menu =
      way === 'menu' ? (unit ? unit.elements.find((element) => isMenu(element, unit.elements)) : menuBehind(thing, scene)) : undefined;
    if (menu) return clickOn(menu, ok);
    // Of a tree, what is marked is what the page's own control works on.
    if (way === 'mark' && markedRoles.has(thing.role) && isUsable(thing) && controlApart(as, thing, scene))
      return thing.states.includes('selected')
        ? byAWay(as, what, thing, { ...situation, cursor: { ...cursor, ...ok } })
        : clickOn(thing, ok);
    const row = way === 'mark' ? byMarking(as, thing, situation) : undefined;
    if (row) return row;
    if (way === 'context' && isCommon(as.split(' ')[0] ?? '') && mayHaveMenu(thing, situation))
      return { type: 'act', act: { kind: 'click', element: thing.index, button: 'right' }, on: thing, ok };
    const listed = way === 'tick' ? byActionList(as, thing, situation) : undefined;
    if (listed) return listed;
    // A checkbox beside it and a button above it are another way to say which.
    const box = way === 'tick' && unit && !isAnyTicked(unit, scene) ? selectorIn(unit) : undefined;
    const isApart = apartFrom(thing, scene);
    // It may wait for one to be ticked.
    const above =
      box &&
      (isSelector(box) ||
        toolFor(as, situation.instructions[cursor.at]?.clause ?? '', scene) ||
        scene.elements.some((element) => isClickable(element) && !isApart(element) && likeness(as, element.name) >= 0.9));
    if (box && above) return { type: 'act', act: { kind: 'check', element: box.index, on: true }, on: box, ok };
    // Only what leads somewhere is opened: a button of that name may do anything.
    if (way !== 'open' || (!unit && thing.role !== 'link')) continue;
    const opened = find(what, 'click', situation);
    const entry =
      opened.type === 'found' ? opened.elements[0] : opened.type === 'none' ? (wholeOf(thing, unit) ?? linkWith(what, thing)) : undefined;
    // A link without a word may vote for it.
    if (
      entry &&
      /\p{L}{2}/u.test(entry.name) &&
      entry.role !== 'button' &&
      !checkableRoles.includes(entry.role) &&
      !isEditable(entry) &&
      !isDeed(entry)
    )
      return clickOn(entry, { explored: [...ok.explored, leftFrom(scene)] });
  }
  return missing(`nothing on the page is there to ${as} ${say(what)}`);
}

/** Of the only entry of a list, which has no likes to be told by: the only such menu of the page, right behind it. */
const menuBehind = (thing: ObservedElement, scene: Scene): ObservedElement | undefined => {
  const menu = onlyOf(scene.elements.filter((element) => menuSigns.test(element.name.trim()) && isMenu(element) && isUsable(element)));
  const isNear = menu && menu.index > thing.index && menu.index - thing.index <= nearest && menu.group === thing.group;
  const between = menu ? scene.elements.slice(thing.index + 1, menu.index) : [];
  return isNear && between.every((element) => isText(element) && element.role !== 'heading') ? menu : undefined;
};
const menuSigns = /^[⋮⋯…]$/u;
const nearest = 6;

const markedRoles: ReadonlySet<string> = new Set(['treeitem']);

/** By the other button of the mouse, where the goal or the page speaks of it, in a tree, or on what the page has made a thing to be acted on itself: anywhere else, and on a box above all, it is a stray click. */
function mayHaveMenu({ role }: ObservedElement, { scene, instructions, cursor }: Situation): boolean {
  if (checkableRoles.includes(role) || role === 'button') return false;
  const said = [instructions[cursor.at]?.clause ?? '', scene.goal, ...scene.elements.map(({ name }) => name)];
  return markedRoles.has(role) || role === 'clickable' || said.some((text) => text.length <= longestHint && byOtherButton.test(text));
}
const byOtherButton = /\b(?:right|secondary)[ -]?(?:mouse )?(?:-?click|button|press)|\bcontext(?:ual)?[ -]?menu/i;
const longestHint = 300;

/** The only control of the page that is called by the verb, and is of no entry. */
function controlApart(as: string, thing: ObservedElement, scene: Scene): ObservedElement | undefined {
  return onlyOf(
    scene.elements.filter(
      (element) =>
        element !== thing && element.role === 'button' && likeness(as, element.name) >= 0.7 && scene.entriesWith(element).length === 0,
    ),
  );
}

/** The entry that is clicked as a whole, with the thing in it. */
const wholeOf = (thing: ObservedElement, unit: Unit | undefined): ObservedElement | undefined =>
  onlyOf(unit?.elements.filter((each) => each.role === 'clickable' && holdsWords(each.name, thing.name)) ?? []);

/** A link that says more of the thing than the goal: all of the goal's words are in it. */
const linkWith = ({ name }: Description, thing: ObservedElement): ObservedElement | undefined =>
  thing.role === 'link' && name.includes(' ') && holdsWords(thing.name, name) ? thing : undefined;

/** It says by a verb what it does, and does not lead into the thing. */
const isDeed = (element: ObservedElement): boolean => isCommon(element.name.split(' ')[0] ?? '') && !isWay(element);
