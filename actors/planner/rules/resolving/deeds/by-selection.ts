/** Lists with one row of controls for all of their entries: which entries are meant is said first, by their boxes, or by a click on a row. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { say } from '../finding/candidates.ts';
import { clickOn, clickUsable, each, type Move, missing, refused, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isClickable, isText, isUsable } from '../page/kinds-of-elements.ts';
import { selectorIn } from '../page/own-boxes.ts';
import type { Scene, Unit } from '../page/scene.ts';
import { beginsWith, likeness, sensesOf } from '../words/likeness.ts';

const leastCalled = 0.9;
/** "Delete selected (2)", "Remove checked items": the verb, and that it goes by what is ticked. */
const ofTicked = /(?<=\p{L}) (?:the |all )?(?:selected|checked|ticked|marked|chosen)(?: \p{Ll}+)?(?: ?\(\d+\))?$/iu;

/** The one control that is called by the verb, or by it and more that the clause says, and is of no entry. */
export function toolFor(as: string, clause: string, scene: Scene): ObservedElement | undefined {
  const tools = scene.elements.filter(
    (element) => isClickable(element) && element.role !== 'link' && scene.entriesWith(element).length === 0,
  );
  const said = sensesOf(clause);
  const isSaid = ({ name }: ObservedElement) => beginsWith(name, as) && sensesOf(name).every((sense) => said.includes(sense));
  const called = tools.filter(({ name }) => likeness(as, name.trim().replace(ofTicked, '')) >= leastCalled);
  return onlyOf(called.length > 0 ? called : tools.filter(isSaid));
}

/** A box that is there to say that this entry is meant, and for nothing else. */
function boxOf(unit: Unit): ObservedElement | undefined {
  const box = selectorIn(unit);
  const isBare = box !== undefined && (!/[\p{L}\p{N}]/u.test(box.name) || /^(?:select|choose|mark|pick|tick|check)\b/i.test(box.name));
  return isBare ? box : undefined;
}

/** It says that a tick does no more than choose: the controls may come up with the first. */
export const isSelector = ({ name }: ObservedElement): boolean => /^select\b/i.test(name.trim());

export const selects = /^(?:please |then |and )*(?:select|choose|pick|mark)\b/i;

/** "Select the invoices 12 and 15", whose rows have boxes for just that. */
export function byTheirBoxes(elements: readonly ObservedElement[], situation: Situation): Move | undefined {
  const boxes = elements.map((element) => {
    const unit = isClickable(element) ? undefined : situation.scene.unitOf(element);
    const box = unit && boxOf(unit);
    return box && (box.column === undefined || isSelector({ ...box, name: box.column })) ? box : undefined;
  });
  if (!boxes.every((box) => box !== undefined)) return undefined;
  return each(boxes, situation, ({ index, states }) =>
    states.includes('checked') ? undefined : { kind: 'check', element: index, on: true },
  );
}

/** Whether the control goes by what is ticked in a list, of which nothing is: pressed so, it does nothing, or something else than is meant. */
export function waitsForTicks(control: ObservedElement, scene: Scene): boolean {
  if (scene.entriesWith(control).length > 0 || (scene.dialog !== undefined && scene.isIn(control, scene.dialog))) return false;
  return scene.collections.some((units) => {
    const boxes = units.map(boxOf);
    return units.length > 1 && boxes.every((box) => box !== undefined && !box.states.includes('checked'));
  });
}

const tickedFor = 'ticked:';

/** Ticks each of several entries that are meant, and none besides, and presses the control above them once; undefined where the page is not built so. */
export function byTicking(as: string, what: Description, things: readonly ObservedElement[], situation: Situation): Move | undefined {
  const { scene, cursor, instructions } = situation;
  const units = [...new Set(things.flatMap((thing) => scene.unitOf(thing) ?? []))];
  const [first] = units;
  const list = first && scene.collections.find((all) => all.includes(first));
  const tool = toolFor(as, instructions[cursor.at]?.clause ?? '', scene);
  if (!list || !units.every((unit) => list.includes(unit))) return undefined;
  const boxes = units.map(boxOf);
  const listed = tool ? undefined : actionListFor(as, scene);
  if (boxes.some((box) => box === undefined) || !(tool ?? listed ?? boxes.every((box) => box && isSelector(box)))) return undefined;
  const other = list.find((unit) => !units.includes(unit) && boxOf(unit)?.states.includes('checked'));
  const done = cursor.explored.filter((mark) => mark.startsWith(tickedFor));
  if (other) return refused(`others of the list than ${say(what)} are ticked as well, and would be done the same to`);
  const next = boxes.find((box) => box && !box.states.includes('checked'));
  if (!next && listed) return runBy(listed);
  if (!next) return tool ? clickUsable(tool) : missing(`nothing has come up to ${as} by what is ticked`);
  if (!isUsable(next) || done.length >= units.length) return missing(`not all of ${say(what)} can be ticked`);
  return tickFor(next, situation);
}

const tickMark = (box: ObservedElement, scene: Scene): string => `${tickedFor}${scene.placeOf(box)}`;

function tickFor(box: ObservedElement, { scene, cursor }: Situation): Move {
  const ok = { explored: [...cursor.explored, tickMark(box, scene)] };
  return { type: 'act', act: { kind: 'check', element: box.index, on: true }, on: box, ok };
}

interface ActionList {
  readonly list: ObservedElement;
  readonly option: string;
  readonly run: ObservedElement;
}

/** "Action: Delete selected members", and what runs it right behind: what is done to all that are ticked is chosen first. */
function actionListFor(as: string, scene: Scene): ActionList | undefined {
  const lists = scene.elements.flatMap((list): readonly ActionList[] => {
    const options = (list.options ?? []).filter((option) => likeness(as, option.trim().replace(ofTicked, '')) >= leastCalled);
    const run = scene.elements[list.index + 1];
    const isRun = run?.role === 'button' && run.group === list.group && running.test(run.name.trim());
    const [option, ...others] = options;
    return option !== undefined && others.length === 0 && isRun && scene.entriesWith(list).length === 0 ? [{ list, option, run }] : [];
  });
  // Over and under one table stand the same.
  return lists[0] && lists.every(({ option }) => option === lists[0]?.option) ? lists[0] : undefined;
}
const running = /^(?:go|apply|run|ok|do it|execute|submit|perform)\b/i;

/** Once what is meant is ticked. */
const runBy = ({ list, option, run }: ActionList): Move =>
  list.value === option
    ? clickUsable(run)
    : { type: 'act', act: { kind: 'select', element: list.index, options: [option] }, on: list, ok: { explored: [chosenAbove] } };
const chosenAbove = 'action chosen';

/** The one entry of a list, by its box and a list of actions above it; where another is ticked, it would be done to that, too. */
export function byActionList(as: string, thing: ObservedElement, situation: Situation): Move | undefined {
  const { scene, cursor } = situation;
  const unit = scene.unitOf(thing);
  const box = unit && boxOf(unit);
  const listed = box && actionListFor(as, scene);
  if (!unit || !listed) return undefined;
  const units = scene.collections.find((all) => all.includes(unit)) ?? [];
  if (units.some((other) => other !== unit && boxOf(other)?.states.includes('checked')))
    return refused('others of the list are ticked as well, and would be done the same to');
  if (box.states.includes('checked')) return runBy(listed);
  return !isUsable(box) || cursor.explored.includes(tickMark(box, scene)) ? undefined : tickFor(box, situation);
}

const marked = 'marked';

/** "Delete Plan", where a click on a row marks it, and the control above the table goes by that: pressed once just this row shows that it is. */
export function byMarking(as: string, thing: ObservedElement, situation: Situation): Move | undefined {
  const { scene, cursor, instructions } = situation;
  const unit = scene.unitOf(thing);
  const list = unit && scene.collections.find((units) => units.includes(unit));
  const tool = toolFor(as, instructions[cursor.at]?.clause ?? '', scene);
  if (!unit || !list || list.length < 2 || !tool || !isRow(unit, scene) || list.some((other) => boxOf(other) !== undefined))
    return undefined;
  const own = list.filter((each) => isMarked(each, scene));
  if (own.length === 1 && own[0] === unit) return clickUsable(tool);
  const plain = isText(thing) ? thing : unit.elements.find(isText);
  if (!plain || cursor.explored.includes(marked)) return undefined;
  return clickOn(plain, { explored: [...cursor.explored, marked] });
}

const isRow = ({ group }: Unit, scene: Scene): boolean => scene.groups[group]?.role === 'row';
const saysMarked = /(?:^|[\s_-])(?:selected|active|current|highlighted|chosen|marked|picked)(?:$|[\s_-])/i;

/** By its own state, or in the words of its maker. */
function isMarked({ group, elements }: Unit, scene: Scene): boolean {
  const [first] = elements;
  const whole = first && scene.elements[first.index - 1];
  const row = whole && !isText(whole) && whole.group !== group && whole.role === 'row' ? [whole] : [];
  return [...row, ...elements].some(({ states }) => states.includes('selected')) || saysMarked.test(scene.groups[group]?.hints ?? '');
}
