/** Instructions about controls: click, hover, check, attach, drag, highlight. */
import type { ObservedElement } from '../../../../farm/page/port.ts';
import type { Act } from '../../../../store/model/step.ts';
import type { Description, Of } from '../instruction.ts';
import { type Purpose, say } from './candidates.ts';
import { type Found, find } from './find.ts';
import { holdsSense, likeness } from './likeness.ts';
import { inAList } from './lists.ts';
import { each, fillWith, lacking, type Move, missing, named, next, type Situation } from './move.ts';
import { placesOf } from './places.ts';
import { checkableRoles, isClickable, isText, isUsable } from './scene.ts';
import { ranked } from './units.ts';

export function click({ what, button, times }: Of<'click'>, situation: Situation): Move {
  const act = (element: ObservedElement): Act => ({
    kind: 'click',
    element: element.index,
    ...(button !== undefined && { button }),
    ...(times !== undefined && { times }),
  });
  const found = find(what, 'click', situation);
  if (found.type === 'found') return usableOr(found, situation, act);
  return inAList(what, situation) ?? lacking(found);
}

/** What can't be used yet is what is meant all the same: the page asks for something else first. */
export function usableOr(
  { elements }: Extract<Found, { type: 'found' }>,
  situation: Situation,
  act: (element: ObservedElement) => Act | undefined,
): Move {
  const idle = elements.find((element) => !isUsable(element));
  if (idle && elements.length === 1 && situation.cursor.left === undefined)
    return missing(`${idle.role} ${JSON.stringify(idle.name)} is there, but disabled; do first what the page asks for`);
  return each(elements, situation, act);
}

export function hover({ what }: Of<'hover'>, situation: Situation): Move {
  return onOne(what, 'point', situation, ({ index }) => ({ kind: 'hover', element: index }));
}

function onOne(what: Description, purpose: Purpose, situation: Situation, act: (element: ObservedElement) => Act): Move {
  const found = find(what, purpose, situation);
  return found.type === 'found' ? each(found.elements, situation, act) : lacking(found);
}

export function check({ what, on }: Of<'check'>, situation: Situation): Move {
  const found = find(what, 'check', situation);
  if (found.type !== 'found') return lacking(found);
  const wanted = new Map(found.elements.map((element) => [element.index, on]));
  // "All but B" says of B that it is not to be.
  if (on && what.all)
    for (const other of what.except ?? []) for (const element of exceptedBy(other, what, situation)) wanted.set(element.index, false);
  // Of what a page has drawn itself, the state can't be seen before the driver has tried.
  const act = ({ index, role, states }: ObservedElement): Act | undefined =>
    checkableRoles.includes(role) && states.includes('checked') === wanted.get(index)
      ? undefined
      : { kind: 'check', element: index, on: wanted.get(index) ?? on };
  const all = situation.scene.elements.filter(({ index }) => wanted.has(index));
  return usableOr({ type: 'found', elements: all as [ObservedElement, ...ObservedElement[]] }, situation, act);
}

function exceptedBy(other: Description, { within }: Description, situation: Situation): readonly ObservedElement[] {
  const found = find({ ...other, ...(within && { within }) }, 'check', situation);
  return found.type === 'found' ? found.elements.filter(({ role }) => checkableRoles.includes(role)) : [];
}

export function upload({ file, more = [], what }: Of<'upload'>, situation: Situation): Move {
  const { scene, files } = situation;
  const name = file ?? files[0];
  if (name === undefined || files.length === 0) return missing('the request declares no file; give one under files');
  const act = ({ index }: ObservedElement): Act => ({ kind: 'upload', element: index, files: [name, ...more] });
  const inputs = scene.elements.filter(({ type }) => type === 'file');
  const [only, ...others] = inputs;
  if (only && (what === undefined || others.length === 0)) return { type: 'act', act: act(only), on: only };
  const found = find(what ?? named('upload'), 'click', situation);
  const element = found.type === 'found' ? found.elements[0] : what && browserIn(what, situation);
  return element ? { type: 'act', act: act(element), on: element } : lacking(found as Extract<Found, { why: string }>);
}

/** The "browse" beside the label of what is asked for. */
function browserIn(what: Description, situation: Situation): ObservedElement | undefined {
  const { scene } = situation;
  const label = find(what, 'point', situation);
  const [group] = label.type === 'found' ? scene.around(label.elements[0]) : [];
  const [only, ...others] = group === undefined ? [] : scene.within(group).filter((element) => isClickable(element) && isUsable(element));
  return others.length === 0 ? only : undefined;
}

export function drag({ what, to, place }: Of<'drag'>, situation: Situation): Move {
  const thing = find(what, 'drag', situation);
  if (thing.type !== 'found') return lacking(thing);
  const end = thing.elements[0].role === 'slider' ? endOf(to) : undefined;
  if (end !== undefined) return fillWith(thing.elements[0], end);
  const onto = dropZone(to, situation);
  const from = { ...thing, elements: thing.elements.map((element) => handleToDrag(element, situation)) };
  if (onto.type !== 'found') return lacking(onto);
  const [target] = onto.elements;
  // A place in a list is taken by what is put there, and what stood there makes room.
  const isPlace = place === 'onto' && to.ordinal !== undefined && to.noun === 'item' && to.name === '';
  const placeFor = (index: number) => (!isPlace ? place : target.index < index ? 'before' : 'after');
  const act = ({ index }: ObservedElement): Act | undefined =>
    index === target.index ? undefined : { kind: 'drag', element: index, to: target.index, place: placeFor(index) };
  return each(from.elements, situation, act);
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
  const found = find(to, 'drag', situation);
  if (found.type === 'found') return found;
  const holding = to.where?.find(({ kind }) => kind === 'holds');
  for (const what of [to.within, holding?.kind === 'holds' ? named(holding.text) : undefined]) {
    const other = what && find(what, 'drag', situation);
    if (other?.type === 'found') return other;
  }
  const places = placesOf(to, situation);
  const inside = situation.scene.elements.find((element) => places.some((holds) => holds(element)));
  return inside ? { type: 'found', elements: [inside] } : found;
}

/** One drag at a time: the first thing that stands where another belongs is preceded by that one. */
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
    ? things.elements
    : units.flatMap(({ elements: inside }) => inside.find((element) => isText(element) && !isHandle(element)) ?? []);
  if (elements.length < 2) return missing(`there is no list of ${say(what)} to arrange`);
  if (cursor.stage > elements.length) return missing('the list does not stay in the order that it is put into');
  const wanted = inOrder(elements, by, direction, situation) ?? elements;
  const at = elements.findIndex((element, place) => element !== wanted[place]);
  const [here, belongs] = [elements[at], wanted[at]];
  if (!here || !belongs) return next;
  const handle = handleToDrag(belongs, situation);
  return {
    type: 'act',
    act: { kind: 'drag', element: handle.index, to: here.index, place: 'before' },
    on: belongs,
    ok: { stage: cursor.stage + 1 },
  };
}

function inOrder(elements: readonly ObservedElement[], by: string, direction: 'ascending' | 'descending', { scene, now }: Situation) {
  const units = elements.map((element) => ({ group: element.index, elements: [element], text: element.name }));
  const measured = ranked(scene, units, { by, order: direction === 'ascending' ? 'least' : 'most', place: 1 }, now);
  if (measured?.length === elements.length) return measured.map(({ elements: [element] }) => element);
  const sign = direction === 'ascending' ? 1 : -1;
  return [...elements].sort((a, b) => sign * a.name.localeCompare(b.name, 'en', { numeric: true, sensitivity: 'base' }));
}

export function highlight({ what }: Of<'highlight'>, situation: Situation): Move {
  const whole = what.name === '' && (what.all || /^(?:everything|all)\b/i.test(what.whole)) ? editorOf(situation) : undefined;
  if (whole) return { type: 'act', act: { kind: 'highlight', element: whole.index }, on: whole };
  return onOne(what, 'read', situation, ({ index }) => ({
    kind: 'highlight',
    element: index,
    ...(what.exact && what.name !== '' && likeness(what.name, situation.scene.elements[index]?.name ?? '') < 0.95 && { text: what.name }),
  }));
}

/** What "everything" is to whoever writes: the text of the page's only editor. */
function editorOf({ scene, hand }: Situation): ObservedElement | undefined {
  const editors = scene.elements.filter(({ role, type, value }) => role === 'textbox' && type === undefined && value !== undefined);
  return editors.length === 1 ? editors[0] : editors.find((editor) => editor === hand);
}
