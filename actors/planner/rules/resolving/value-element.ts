/** The element whose text is a value that is asked for. */
import type { ObservedElement } from '../../../../farm/page/port.ts';
import type { Description } from '../instruction.ts';
import { isBroken } from './by-lines.ts';
import type { Looking } from './candidates.ts';
import { askedOfEntry, columnAsked } from './columns.ts';
import { find } from './find.ts';
import { isClickable, isText } from './kinds-of-elements.ts';
import { otherNames } from './labels.ts';
import { holdsSense, likeness } from './likeness.ts';
import { hasMoreToSay, messageIn } from './messages.ts';
import { onlyOf } from './only.ts';
import { placesOf } from './places.ts';
import { ranked } from './ranks.ts';
import { isSaying, sayerIn, wordsSaid } from './sayings.ts';
import { Scene, type Unit } from './scene.ts';
import { starsGiven } from './signs.ts';
import { steppersIn } from './stepping.ts';
import { sumIn } from './sums.ts';
import { innermost } from './things.ts';
import { fulfils, isCalled } from './units.ts';
import { ofItsKind, readsAs, textOf, writerIn } from './value-kinds.ts';

export const isOnlyLabel = ({ role, name }: ObservedElement, said: string): boolean =>
  (role === 'heading' || labelRoles.includes(role)) && said !== '' && likeness(said, name) >= 0.75;

/** The element whose text is the value; a label, or prose that mentions it, is never its own value. */
export function valueElement(what: Description, looking: Looking): Told {
  const { scene } = looking;
  const column = columnAsked(what, scene);
  if (column) return inRowsMeant(column, scene.elements, looking);
  const ofEntry = askedOfEntry(what);
  if (ofEntry) return valueElement(ofEntry, looking);
  const units = what.within === undefined ? [] : innermost(scene, unitsIn(what.within, looking));
  // Which of them is meant, no single row can tell.
  const inRows = what.ordinal !== undefined ? [] : units.map((unit) => inUnit(what, unit, looking)).filter((found) => found !== undefined);
  if (inRows.length > 0) return inRows.includes('unclear') ? 'unclear' : onlyOne(inRows as ObservedElement[], scene);
  const [unit] = what.within?.rank && units.length === 1 ? units : [];
  const head = unit && headIn(what.name || what.whole, unit);
  if (head) return head;
  const named = what.within === undefined ? undefined : placesOf(what.within, looking);
  const places = what.within !== undefined && isSubject(what.within, looking, named?.length ?? 0) ? undefined : named;
  if (places !== undefined && places.length === 0) return undefined;
  const here = scene.elements.filter((element) => places === undefined || places.some((holds) => holds(element)));
  const told = one(what, here, looking, what.within !== undefined && places === undefined);
  const said = what.name || what.whole;
  if (told === 'unclear') return told;
  // "The last message in #random": what leads to a place is not what stands there.
  if (told && what.within && places && isClickable(told) && what.roles.length === 0 && likeness(what.within.whole, told.name) >= 0.95)
    return undefined;
  return told && !hasMoreToSay(said, told) ? told : messageIn(said, here, scene);
}

/** The value of each of the rows or cards that it is asked of; empty where it is not asked of several. */
export function valueOfEach(what: Description, looking: Looking): readonly Told[] {
  const units = what.within === undefined || what.ordinal !== undefined ? [] : innermost(looking.scene, unitsIn(what.within, looking));
  const { name, noun } = what;
  const one = name === '' && noun !== '' ? { ...what, name: noun, whole: noun, noun: '', roles: [] } : what;
  return units.length < 2 ? [] : units.map((unit) => inUnit(one, unit, looking) ?? headIn(one.name || one.whole, unit));
}

/** `unclear`: several values answer to what was asked alike. */
type Told = ObservedElement | 'unclear' | undefined;

/** The one that all of them are, or that stands for itself where the others are of rows and cards; what is struck out counts last. */
function onlyOne(found: readonly ObservedElement[], scene: Scene): Told {
  const valid = found.filter(({ role }) => role !== 'deletion');
  const left = valid.length > 0 ? valid : found;
  const [first] = left;
  const isSame = (elements: readonly ObservedElement[]) =>
    elements.every(
      (element) => textOf(element).includes(textOf(elements[0] ?? element)) || textOf(elements[0] ?? element).includes(textOf(element)),
    );
  if (first === undefined || isSame(left)) return first;
  const own = left.filter((element) => scene.unitOf(element) === undefined);
  return own.length > 0 && isSame(own) ? own[0] : 'unclear';
}

/** "Of this camera": what the page is about, by a plain word. */
export const isSubject = ({ name, noun, exact, rank, where, ordinal, within }: Description, { scene }: Looking, places: number) =>
  !exact &&
  within === undefined &&
  !rank &&
  !where &&
  ordinal === undefined &&
  /^\p{Ll}*$/u.test(name) &&
  // Another part of the page, or somebody whom it may not be about.
  (isAbout(scene, name || noun) || (places === 0 && isSpoken(scene, name || noun))) &&
  (!persons.test(name || noun) || scene.elements.some((element) => holdsSense(`${element.name} ${element.hints ?? ''}`, name || noun)));

const persons =
  /^(?:author|owner|manager|assistant|director|seller|buyer|customer|client|landlord|tenant|teacher|student|doctor|patient|boss|secretary|president|chairman|editor|agent|sender|recipient|organi[sz]er|host|guest|driver|winner|friend|partner|employee|employer|supplier)s?$/;

/** What a page shows is mostly not called by its kind on it, and what has another name there is another thing. */
const isSpoken = ({ elements }: Scene, word: string): boolean =>
  word === '' || general.test(word) || elements.some(({ hints = '' }) => holdsSense(hints, word));
const general = /^(?:it|this|that|product|item|article|page|thing|one|entry|post|book|offer|place|person|order|result|record|profile)$/;

/** Its title or first heading says so. */
function isAbout({ elements, observation }: Scene, word: string): boolean {
  const first = elements.find(({ role }) => role === 'heading');
  return word === '' || holdsSense(`${observation.title} ${first?.name ?? ''}`, word);
}

const unitsIn = (within: Description, looking: Looking): readonly Unit[] => {
  const places = placesOf(within, looking);
  return [...looking.scene.units.values()].filter(({ elements }) => elements.every((element) => places.some((holds) => holds(element))));
};

function one(what: Description, here: readonly ObservedElement[], looking: Looking, isApart = false): Told {
  const { scene } = looking;
  const said = what.name || what.whole;
  if (what.rank || what.where || what.beside || what.ordinal !== undefined) {
    const ofColumn = (what.rank && said !== '') || (what.where && what.name !== '') ? inRowsMeant(what, here, looking) : undefined;
    if (ofColumn) return ofColumn;
    const found = find(what, 'read', looking);
    const [element] = found.type === 'found' ? found.elements : [];
    // What was said of it is no answer.
    const isSaid = what.where?.some(
      (condition) => condition.kind === 'holds' && element !== undefined && likeness(condition.text, element.name) >= 0.8,
    );
    // A row's first text is what it is called, and not what is asked of it.
    const isAsked = !what.where || what.name === '' || (element !== undefined && likeness(what.name, element.name) >= 0.7);
    const isTitle = element?.role === 'heading' && what.name === '' && !readsAs(what.noun, element.name, looking.now);
    const unit = element && isSaying(what.noun) && what.name === '' ? scene.unitOf(element) : undefined;
    const words = unit && wordsSaid(unit, looking.now);
    if (words) return words;
    // Who is written to is no message.
    if (element && isSaying(what.noun) && isClickable(element) && what.roles.length === 0) return undefined;
    if (element && !isSaid && isAsked && !isTitle && element.role !== 'columnheader') return element;
    if (what.rank || what.where) return undefined;
  }
  if (said === '' || (what.roles.length > 0 && what.name === '')) {
    const found = find({ ...what, ordinal: what.ordinal ?? 1 }, 'read', looking);
    return found.type === 'found' ? found.elements[0] : undefined;
  }
  return (
    best(
      here,
      (element) => (isText(element) ? 0 : likeness(said, element.name)),
      0.9,
      (element) => showsValue(element),
      scene,
    ) ??
    labelled(said, here, scene) ??
    best(
      here,
      (element) => likeness(said, element.hints ?? ''),
      0.6,
      (element) => !isText(element) || element.name !== '',
      scene,
    ) ??
    best(here, (element) => (isText(element) ? 0 : likeness(said, element.name)), 0.7, showsValue, scene) ??
    ofItsKind(said, here, looking, isApart) ??
    underHeading(said, here, scene) ??
    mentioned(what, here, scene)
  );
}

/** What stands under a heading of that name, where it is not the first of several rows or cards. */
function underHeading(said: string, here: readonly ObservedElement[], scene: Scene): ObservedElement | undefined {
  const found = here.find(
    ({ context, name, role }) =>
      role !== 'columnheader' && context !== undefined && likeness(said, context) >= 0.9 && likeness(said, name) < 0.9,
  );
  const unit = found && scene.unitOf(found);
  const isOneOfSeveral =
    unit && here.some((other) => other.context === found.context && (scene.unitOf(other)?.group ?? unit.group) !== unit.group);
  return isOneOfSeveral ? undefined : found;
}

/** "The day with the lowest minimum", "the wind on Thursday": of the row that it is, the cell in that column. */
function inRowsMeant({ name, whole, rank, where = [] }: Description, here: readonly ObservedElement[], looking: Looking): Told {
  const { scene, now } = looking;
  const said = name || whole;
  const cells = here.filter(
    (element) =>
      element.role !== 'columnheader' &&
      (likeness(said, element.column ?? '') >= 0.75 || (where.length > 0 && scene.unitOf(element) && isCalled(scene, element, said))),
  );
  const rows = [...new Set(cells.flatMap((cell) => scene.unitOf(cell) ?? []))].filter((row) =>
    where.every((condition) => fulfils(scene, row, condition, now)),
  );
  const place = rank && ranked(rows, rank, looking)?.[rank.place - 1];
  const meant = rank ? rows.filter((row) => row === place) : rows;
  return onlyOne(
    cells.filter((cell) => meant.some((row) => scene.unitOf(cell) === row)),
    scene,
  );
}

/** A name that was quoted is text to be found on the page. */
const mentioned = ({ exact, name }: Description, here: readonly ObservedElement[], scene: Scene) =>
  exact
    ? best(
        here,
        (element) => likeness(name, element.name),
        0.7,
        () => true,
        scene,
      )
    : undefined;

const showsValue = ({ role, name, value }: ObservedElement) =>
  ['textbox', 'searchbox', 'combobox', 'spinbutton', 'slider', 'listbox', 'checkbox', 'switch', 'radio', 'progressbar', 'meter'].includes(
    role,
  ) ||
  (value !== undefined && value !== name);

function best(
  elements: readonly ObservedElement[],
  score: (element: ObservedElement) => number,
  atLeast: number,
  fits: (element: ObservedElement) => boolean,
  scene: Scene,
): Told {
  const scores = elements.map((element) => (fits(element) ? score(element) : 0));
  const most = Math.max(0, ...scores);
  return most < atLeast
    ? undefined
    : onlyOne(
        elements.filter((_, at) => scores[at] === most),
        scene,
      );
}

const labelRoles: readonly string[] = ['term', 'rowheader', 'columnheader'];

/** "Colour: red" in one text, or a label and what stands beside it. */
function labelled(said: string, here: readonly ObservedElement[], scene: Scene): Told {
  let steps: ReadonlySet<ObservedElement> | undefined;
  const isStep = (element: ObservedElement): boolean => {
    if (!isClickable(element) && element.name.trim().length !== 1) return false;
    steps ??= new Set(steppersIn(here, { scene }).flatMap(({ up, down }) => [up, down]));
    return steps.has(element);
  };
  const scored = here.flatMap((element, at) => {
    if (!isText(element) || isBroken(element) || starsGiven(element.name) !== undefined) return [];
    const [label = '', ...rest] = element.name.split(/:\s|：/);
    const value = rest.join(': ');
    if (value.trim() !== '' && label.length <= 60)
      return [{ element, score: Math.max(likeness(said, label), likeness(said, withoutUnit(label)) - 0.02) }];
    const [, ahead] = spaced.exec(element.name) ?? [];
    if (ahead !== undefined) return [{ element, score: likeness(said, ahead) >= 0.9 ? likeness(said, ahead) - 0.02 : 0 }];
    // Between a minus and a plus stands the number.
    const next = here.slice(at + 1, at + 3).find((other) => !isStep(other));
    if (next === undefined || !isLabelOf(element, next) || isAmongColumns(element, next, scene)) return [];
    return [{ element: next, score: likeness(said, element.name.replace(/:\s*$/, '')) - (labelRoles.includes(element.role) ? 0 : 0.01) }];
  });
  const most = Math.max(0, ...scored.map(({ score }) => score));
  if (most < 0.75) return undefined;
  return onlyOne(
    scored.filter(({ score }) => score === most).map(({ element }) => element),
    scene,
  );
}

/** "Sunset 20:11" */
const spaced = /^(\p{L}[\p{L} ]{1,40}?)\s+([€$£¥]?\s?\d\S*(?: \S{1,4})?)$/u;

/** In a row of many cells, the next is of another column. */
function isAmongColumns(label: ObservedElement, next: ObservedElement, scene: Scene): boolean {
  const cells = scene.unitOf(label)?.elements.filter(({ role }) => role === 'cell') ?? [];
  // Which of the columns is meant, the row's name does not say.
  if (label.role === 'rowheader') return cells.filter(({ column = '' }) => column !== '').length > 1;
  if (label.role !== 'cell' || /:\s*$/.test(label.name)) return false;
  return cells.length > 2 && (cells[0] !== label || !/\d/.test(next.name));
}

function isLabelOf(label: ObservedElement, next: ObservedElement): boolean {
  // What can be done to a thing is no value of it.
  if (/:\s*$/.test(next.name) || ['heading', 'button', 'menuitem'].includes(next.role) || label.role === 'heading') return false;
  if (label.role === 'columnheader') return false;
  if (label.role === 'term') return next.role === 'definition';
  if (label.role === 'rowheader' || label.role === 'cell')
    return next.role === 'cell' || next.role === 'gridcell' || /:\s*$/.test(label.name);
  return label.name.length <= 60 && (/:\s*$/.test(label.name) || label.group === next.group);
}

/** "Area (km2)" is the area. */
const withoutUnit = (label: string): string => label.replace(/\s*\([^()]{1,20}\)\s*:?\s*$/, '');

/** "Colour: red" is the colour red. */
export function afterLabel(text: string, { name, whole }: Description): string {
  if (/^(?:author|writer)$/i.test(name)) return writerIn(text) ?? text;
  const found = /^([^:：\d]{1,60})[:：]\s*(\S[\s\S]*)$/.exec(text) ?? /^([^:：]{1,60})[:：]\s+(\S[\s\S]*)$/.exec(text) ?? spaced.exec(text);
  if (!found) return text;
  const label = withoutUnit(found[1] ?? '');
  const isSaid = (said: string) =>
    said !== '' && (likeness(said, label) >= 0.75 || said.split(' ').some((word) => word.length > 2 && likeness(word, label) >= 0.95));
  return isSaid(name) || isSaid(whole) ? (found[2] ?? text) : text;
}

function inUnit(what: Description, unit: Unit, looking: Looking): Told {
  const said = what.name || what.whole;
  const { scene } = looking;
  return (
    best(
      unit.elements,
      (element) => likeness(said, element.column ?? ''),
      0.75,
      () => true,
      scene,
    ) ??
    labelled(said, unit.elements, scene) ??
    inOtherWords(said, unit) ??
    (writers.test(said) ? sayerIn(unit, scene, looking.now) : undefined) ??
    unit.elements.find((element) => isCalled(scene, element, said) && likeness(said, element.name) < 0.95) ??
    ofItsKind(said, unit.elements, { ...looking, scene: alone(scene, unit) }) ??
    sumIn(what, unit)
  );
}

/** Who has said something, whatever they are called. */
const writers = /^(?:author|writer|sender|poster|user|member|person|customer|reviewer|commenter|buyer|guest)$/;

/** "The start" in the column "From", where no other column may be meant by it. */
const inOtherWords = (said: string, { elements }: Unit): ObservedElement | undefined => {
  const names = otherNames(said);
  return names.length === 0
    ? undefined
    : onlyOf(elements.filter(({ column = '' }) => names.some((name) => likeness(name, column) >= 0.95)));
};

/** "The titles": what each card of the page's only list of such begins with; undefined where there are several lists, or none. */
export function headsOf(what: Description, { scene }: Looking): readonly ObservedElement[] | undefined {
  if (!/^(?:name|title)s?$/i.test(what.name || what.noun || what.whole) || what.within || what.where || what.rank || what.except)
    return undefined;
  const lists = scene.collections.filter(
    (units) => units.length > 1 && units.every(({ elements }) => elements.filter(({ name }) => /[\p{L}\p{N}]/u.test(name)).length > 1),
  );
  const heads = (lists[0] ?? []).map((unit) => headIn('title', unit));
  return lists.length === 1 && heads.every((head) => head !== undefined) ? (heads as ObservedElement[]) : undefined;
}

/** What a row or card begins with is what it is called. */
const headIn = (said: string, { elements }: Unit): Told =>
  /^(?:names?|titles?)$/i.test(said) ? elements.find(({ name, role }) => role !== 'button' && /\p{L}/u.test(name)) : undefined;

/** In one row, nothing is of another. */
const alone = (scene: Scene, { elements }: Unit): Scene =>
  new Scene({ ...scene.observation, groups: [], elements: elements.map(({ group: _, ...element }) => element) });
