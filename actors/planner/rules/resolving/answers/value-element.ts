/** The element whose text is a value that is asked for. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import type { Looking } from '../finding/candidates.ts';
import { find } from '../finding/find.ts';
import { onlyOf } from '../only.ts';
import { isClickable, isText } from '../page/kinds-of-elements.ts';
import { hasMoreToSay, messageIn } from '../page/messages.ts';
import { placesOf } from '../page/places.ts';
import { Scene, type Unit } from '../page/scene.ts';
import { fulfils } from '../rows/fulfilling.ts';
import { isShared, ranked } from '../rows/ranks.ts';
import { isSaying, sayerIn, wordsSaid } from '../rows/sayings.ts';
import { isCalled } from '../rows/unit-values.ts';
import { innermost } from '../rows/units-meant.ts';
import { likeness } from '../words/likeness.ts';
import { askedOfEntry, columnAsked } from './columns.ts';
import { labelled } from './labelled-values.ts';
import { otherNames } from './labels.ts';
import { isSubject } from './subjects.ts';
import { sumIn } from './sums.ts';
import { best, onlyOne, type Told } from './value-found.ts';
import { ofItsKind, readsAs } from './value-kinds.ts';

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
  const order = rank && ranked(rows, rank, looking);
  if (order && rank && !rank.ties && isShared(scene, order, rank, now)) return 'unclear';
  const place = rank && order?.[rank.place - 1];
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

function inUnit(what: Description, unit: Unit, looking: Looking): Told {
  const said = what.name || what.whole;
  const { scene } = looking;
  return (
    inColumn(said, unit, scene) ??
    labelled(said, unit.elements, scene) ??
    inOtherWords(said, unit) ??
    (writers.test(said) ? sayerIn(unit, scene, looking.now) : undefined) ??
    unit.elements.find((element) => isCalled(scene, element, said) && likeness(said, element.name) < 0.95) ??
    ofItsKind(said, unit.elements, { ...looking, scene: alone(scene, unit) }) ??
    sumIn(what, unit)
  );
}

/** In the column that is called so; of several that are only called something more, none is it: "Setup price", "Monthly price". */
function inColumn(said: string, { elements }: Unit, scene: Scene): Told {
  const like = (element: ObservedElement) => likeness(said, element.column ?? '');
  const found = elements.filter((element) => like(element) >= 0.75);
  return found.every((element) => like(element) < surely) ? onlyOne(found, scene) : best(found, like, 0.75, () => true, scene);
}
const surely = 0.99;

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
