/** Values that are chosen: from lists, of radio buttons and boxes, of things that are clicked. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { find } from '../finding/find.ts';
import { each, type Move, named, next, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { checkableRoles, isClickable, isText, isUsable, listBoxRoles } from '../page/kinds-of-elements.ts';
import { placesOf } from '../page/places.ts';
import type { Scene } from '../page/scene.ts';
import { holdsAnywhere } from '../page/spoken-of.ts';
import { ownNamesOf } from '../words/languages.ts';
import { holdsSense, holdsWords, isNearName, isOfOtherCase, likeness } from '../words/likeness.ts';
import { tickEach } from './in-each.ts';

/** An option of a list is no element of its own until the list is open. */
export function inAList({ name, whole }: Description, { scene }: Situation): Move | undefined {
  const said = name || whole;
  const meant = (options: readonly string[]) =>
    released(said, options) ?? (isOfOtherCase(said, options) ? undefined : options.find((option) => likeness(said, option) >= 0.9));
  const lists = scene.elements.filter(({ role, options = [] }) => listBoxRoles.includes(role) && meant(options) !== undefined);
  const [only, ...others] = lists;
  const option = only?.options && meant(only.options);
  if (!only || others.length > 0 || option === undefined) return undefined;
  return { type: 'act', act: { kind: 'select', element: only.index, options: [option] }, on: only };
}

/** In a list whose options are known, their own texts are asked for; a list that is not open yet is opened by the driver. */
export function chooseIn(list: ObservedElement, texts: readonly string[]): Move {
  if (!list.options || list.options.length === 0)
    return { type: 'act', act: { kind: 'select', element: list.index, options: texts }, on: list };
  const options: string[] = [];
  for (const text of texts) {
    const option = optionFor(text, list.options);
    if (option === undefined)
      // It is the list that is meant: no other place has what it lacks.
      return {
        type: 'missing',
        why: `${list.role} ${JSON.stringify(list.name)} has no option ${JSON.stringify(text)}; it has ${list.options
          .slice(0, 12)
          .map((known) => JSON.stringify(known))
          .join(', ')}`,
        unclear: true,
      };
    options.push(option);
  }
  return { type: 'act', act: { kind: 'select', element: list.index, options }, on: list };
}

/** "Version 1.8" may be there as "v1.8", or as "1.8 (old)". */
const release = /^(version |release |v\.? ?)?(\d+(?:\.(?:\d+|x)){0,3})(?= |$)/i;

/** The only option that is the release that is said. */
function released(said: string, options: readonly string[]): string | undefined {
  const [, kind, wanted] = release.exec(said) ?? [];
  const [only, ...others] = kind === undefined ? [] : options.filter((option) => release.exec(option.trim())?.[2] === wanted);
  return others.length === 0 ? only : undefined;
}

export function optionFor(text: string, options: readonly string[]): string | undefined {
  const version = released(text, options);
  if (version !== undefined) return version;
  if (isOfOtherCase(text, options)) return undefined;
  const called = options.filter((option) => !isNearName(text, option));
  const scored = called.map((option) => ({ option, score: likeness(text, option) })).sort((a, b) => b.score - a.score);
  const [first, second] = scored;
  if (!first || first.score < 0.6) return inItsOwnName(text, options);
  return first.score >= 0.95 || !second || second.score < first.score - 0.03 ? first.option : undefined;
}

/** A language may be offered by the name that it gives itself. */
function inItsOwnName(text: string, options: readonly string[]): string | undefined {
  const names = ownNamesOf(text);
  return onlyOf(options.filter((option) => names.some((name) => likeness(name, option) >= 0.95)));
}

/** All values in one list, or each in a list of its own. */
export function fromLists(texts: readonly string[], situation: Situation): Move | undefined {
  const { scene, cursor } = situation;
  const lists = scene.elements.filter(({ options, states }) => options !== undefined && options.length > 0 && !states.includes('disabled'));
  const whole = lists.filter(({ options = [] }) => texts.every((text) => optionFor(text, options) !== undefined));
  if (whole.length === 1 && whole[0]) return chooseIn(whole[0], texts);
  if (whole.length > 1 || texts.length < 2) return undefined;
  const isEachListed = cursor.stage > 0 || texts.every((text) => inAList(named(text), situation) !== undefined);
  const text = texts[cursor.stage];
  const move = !isEachListed || text === undefined ? undefined : inAList(named(text), situation);
  if (move?.type !== 'act') return undefined;
  return cursor.stage + 1 < texts.length ? { ...move, ok: { stage: cursor.stage + 1 } } : move;
}

/** "Full-time" and "Remote" of controls of different kinds, a box and a list: each by its own, once all of them are there. */
export function eachByItsOwn(texts: readonly string[], situation: Situation): Move | undefined {
  const { stage } = situation.cursor;
  const byItsOwn = (text: string): Move | undefined => {
    const move = inAList(named(text), situation) ?? ticked([text], undefined, situation) ?? clicked([text], undefined, situation);
    const on = move?.type === 'act' ? move.on : undefined;
    const isPlain = on === undefined || on.options !== undefined || checkableRoles.includes(on.role) || isChip(on, text, situation.scene);
    return isPlain ? move : undefined;
  };
  if (texts.length < 2 || (stage === 0 && !texts.every((text) => byItsOwn(text) !== undefined))) return undefined;
  for (let at = stage; at < texts.length; at += 1) {
    const move = byItsOwn(texts[at] ?? '');
    if (move?.type === 'next') continue;
    return move?.type === 'act' && at + 1 < texts.length ? { ...move, ok: { stage: at + 1 } } : move;
  }
  return next;
}

/** A control of just that name, which stands in no entry of a list that has more to say. */
const isChip = (element: ObservedElement, text: string, scene: Scene): boolean =>
  isClickable(element) &&
  element.role !== 'link' &&
  likeness(text, element.name) >= leastChip &&
  (scene.unitOf(element)?.elements ?? []).every((other) => other.name === element.name);
const leastChip = 0.95;

/** Radio buttons, checkboxes and switches of these names. */
export function ticked(texts: readonly string[], from: Description | undefined, situation: Situation, only = false): Move | undefined {
  const boxes: ObservedElement[] = [];
  for (const text of texts) {
    const shown = checkableRoles.filter((role) => situation.scene.elements.some((element) => element.role === role));
    // "The default radio" is none of the boxes that are called so, too.
    const own = from?.name === '' ? shown.filter((role) => from.roles.includes(role)) : [];
    const roles = own.length > 0 ? own : shown;
    if (roles.length === 0) return undefined;
    const found = find({ ...named(text, roles), ...within(from, situation) }, 'check', situation);
    if (found.type !== 'found' || !roles.includes(found.elements[0].role) || isMisnamed(text, found.elements[0], situation))
      return undefined;
    // The box that ticks a row which only holds the words is no choice of what the page does not have.
    if (likeness(text, withoutCount(found.elements[0].name)) < leastTold && isNowhere(from, situation)) return undefined;
    if (isOfOtherSetting(found.elements[0], from, situation)) return undefined;
    // One box is not both of two that are said.
    if (boxes.some(({ index }) => index === found.elements[0].index)) return undefined;
    boxes.push(found.elements[0]);
  }
  const { scene } = situation;
  const other = only ? scene.elements.find((element) => isTickedBeside(element, boxes)) : undefined;
  if (other)
    return { type: 'act', act: { kind: 'check', element: other.index, on: false }, on: other, ok: { stage: situation.cursor.stage } };
  return tickEach(boxes, situation);
}

const leastTold = 0.75;
/** "Red (2)": how many there are stands behind the name. */
const withoutCount = (name: string): string => name.replace(/\s*[([]\d[\d.,]*[)\]]$/, '');
/** It is said what it is chosen from, and the page has nothing of that name. */
const isNowhere = (from: Description | undefined, situation: Situation): boolean =>
  from !== undefined && from.name !== '' && placesOf(from, situation).length === 0;

/**
 * What is said to be chosen from something of several words, or by its name, is of no setting that has none of them: a small word alone may
 * be the goal's own, where the page has but one thing to set, or speaks of it. Yes and no answer a question in other words.
 */
const isOfOtherSetting = (thing: ObservedElement, from: Description | undefined, situation: Situation): boolean =>
  !/^(?:yes|no)$/i.test(thing.name.trim()) &&
  from !== undefined &&
  isNowhere(from, situation) &&
  (from.exact || / |^\p{Lu}/u.test(from.name) || (hasOtherChoices(thing, situation.scene) && !holdsAnywhere(from.name, situation.scene))) &&
  // What is joined may be half of another order: none of its words is left out.
  !speaksOf(thing, from, situation.scene, joined.test(from.name) ? 'every' : 'some');
const joined = / (?:and|or|with) /i;

/** Whether words that tell which setting is meant stand around one of its values; that it is a day or a time tells none. */
export function speaksOf(thing: ObservedElement, { name }: Description, scene: Scene, which: 'every' | 'some' = 'every'): boolean {
  const words = name.split(/\s+/).filter((word) => !general.test(word));
  const parts = scene.around(thing).map((group) => scene.groups[group]?.name ?? '');
  const around = [
    thing.name,
    thing.hints ?? '',
    thing.context ?? '',
    thing.label ?? '',
    scene.labelOf(thing),
    scene.unitOf(thing)?.text ?? '',
    overChoices(thing, scene),
    ...parts,
  ];
  return words.length === 0 || words[which]((word) => around.some((text) => text.length <= longestSetting && holdsSense(text, word)));
}
/** Whether others of its kind, too, stand side by side to be chosen from, under another name than what it stands under. */
function hasOtherChoices(thing: ObservedElement, scene: Scene): boolean {
  const under = (other: ObservedElement) => {
    const [part] = scene.around(other).flatMap((group) => (setRoles.includes(scene.groups[group]?.role ?? '') ? [group] : []));
    return (part === undefined ? '' : scene.groups[part]?.name) || overChoices(other, scene) || (other.context ?? '');
  };
  const own = under(thing);
  const others = scene.elements.filter(({ role, index }) => role === thing.role && index !== thing.index).map(under);
  return own !== '' && others.includes(own) && others.some((name, at) => name !== '' && name !== own && others.indexOf(name) !== at);
}
const setRoles: readonly string[] = ['group', 'radiogroup'];
/** What stands right over the first of the boxes or buttons that stand one behind another. */
function overChoices({ index, role }: ObservedElement, { elements }: Scene): string {
  const over = checkableRoles.includes(role) ? elements.findLast((other) => other.index < index && other.role !== role) : undefined;
  return over && isText(over) ? over.name : '';
}
const general = /^(?:the|an?|my|our|your|its|of|for|to|and|or|with|date|day|weekday|time|hour|slot|month|year|option|value)$/i;
const longestSetting = 200;

/** What is offered by nearly that name, for whoever says it again. */
export function nearlyOffered(texts: readonly string[], { scene }: Situation): string {
  const offered = scene.elements.flatMap(({ role, name, options = [] }) =>
    checkableRoles.includes(role) || role === 'option' ? [name, ...options] : options,
  );
  // What is called just so is offered: why it was not taken is another matter.
  const isNear = (name: string) =>
    texts.some((text) => isNearName(text, name) || likeness(text, name) >= leastNear) && !texts.some((text) => text.trim() === name);
  const near = [...new Set(offered.map((name) => name.trim()).filter(isNear))].slice(0, mostNear);
  return near.length === 0 ? '' : `; nearly so are called ${near.map((name) => JSON.stringify(name)).join(', ')}`;
}
const leastNear = 0.5;
const mostNear = 6;

/** What is chosen by a name is called so: another of nearly that name is another. */
const isMisnamed = (text: string, { name, role }: ObservedElement, { scene }: Situation): boolean =>
  isNearName(text, name) ||
  (name.trim() !== text.trim() &&
    isOfOtherCase(
      text,
      scene.elements.filter((element) => element.role === role).map((element) => element.name),
    ));

const isTickedBeside = (element: ObservedElement, boxes: readonly ObservedElement[]): boolean =>
  element.states.includes('checked') &&
  !boxes.includes(element) &&
  boxes.some(({ role, group }) => role === element.role && group === element.group);

const within = (from: Description | undefined, situation: Situation) =>
  from !== undefined && placesOf(from, situation).length > 0 ? { within: from } : {};

export function clicked(texts: readonly string[], from: Description | undefined, situation: Situation): Move | undefined {
  const things: ObservedElement[] = [];
  for (const text of texts) {
    const found = find({ ...named(text), ...within(from, situation) }, 'click', situation);
    if (found.type !== 'found' || isMisnamed(text, found.elements[0], situation)) return undefined;
    if (isOfOtherSetting(found.elements[0], from, situation)) return undefined;
    things.push(found.elements[0]);
  }
  // What is chosen from something that the page does not have is no link of that name anywhere on it, nor what its rows say, or have.
  const { scene } = situation;
  const isOfRow = (thing: ObservedElement, text = '') =>
    scene.unitOf(thing) !== undefined && (isText(thing) || likeness(text, thing.name) < leastTold);
  if (things.some((thing, at) => thing.role === 'link' || isOfRow(thing, texts[at])) && isNowhere(from, situation)) return undefined;
  const boxes = things.flatMap((thing) => selectingBox(thing, situation) ?? []);
  if (boxes.length === things.length && new Set(boxes).size === boxes.length) return tickEach(boxes, situation);
  return each(things, situation, ({ index, states }) => (states.includes('selected') ? undefined : { kind: 'click', element: index }));
}

/** What selects the row that it stands in: its only box, which is called nothing else. */
function selectingBox(thing: ObservedElement, { scene }: Situation): ObservedElement | undefined {
  if (isClickable(thing) && thing.role !== 'gridcell' && thing.role !== 'row') return undefined;
  const box = onlyOf(scene.unitOf(thing)?.elements.filter(({ role }) => role === 'checkbox' || role === 'radio') ?? []);
  const isOfRow = box && (/^$|\bselect(?:ion|ed)?\b/i.test(box.name.trim()) || holdsWords(box.name, thing.name));
  return isOfRow && isUsable(box) ? box : undefined;
}

/** The only list on the page that does not show its options yet. */
export function unopened(texts: readonly string[], { scene }: Situation): Move | undefined {
  const lists = scene.elements.filter(
    ({ role, options, states }) => role === 'combobox' && (options === undefined || options.length === 0) && !states.includes('disabled'),
  );
  const [only, ...others] = lists;
  if (!only || others.length > 0) return undefined;
  return { type: 'act', act: { kind: 'select', element: only.index, options: texts }, on: only };
}
