/** Values that a description asks for: where on the page they stand, and what they are. */
import type { ObservedElement } from '../../../../farm/page/port.ts';
import type { Value } from '../../../../store/model/step.ts';
import type { Description } from '../instruction.ts';
import { type Looking, say } from './candidates.ts';
import { count } from './counting.ts';
import { find } from './find.ts';
import { holdsSense, likeness } from './likeness.ts';
import { placesOf, standingIn } from './places.ts';
import { amountOf } from './quantities.ts';
import { isText, Scene, type Unit } from './scene.ts';
import { innermost } from './things.ts';
import { fulfils, isCalled, ranked } from './units.ts';
import { ofItsKind, readsAs, textOf, writerIn } from './value-kinds.ts';

type Extracted =
  /** `element` is where it stands as a whole; unset when it was worked out. */
  { readonly type: 'value'; readonly value: Value; readonly element?: ObservedElement } | { readonly type: 'none'; readonly why: string };

export function extract(said: Description, form: 'text' | 'number' | 'list' | 'count', looking: Looking): Extracted {
  // "The range" is a slider, or a value of that name.
  const hasKind = said.name !== '' || said.roles.length === 0 || looking.scene.elements.some(({ role }) => said.roles.includes(role));
  const what = hasKind ? said : { ...said, name: said.noun, whole: said.noun, roles: [] };
  if (form === 'count') return count(what, looking);
  if (form === 'list' || what.all) return list(what, looking);
  const inside = withinText(what, looking);
  if (inside !== undefined) return shaped(inside, what, form);
  const named = ofLabel(what, form, looking);
  if (named) return named;
  const segment = segmentOf(what, looking);
  if (segment !== undefined) return shaped(segment, what, form);
  const told = valueElement(what, looking);
  if (told === 'unclear') return { type: 'none', why: `the page shows several values of ${say(what)}; say of what` };
  const element = told ?? (form === 'number' ? counted(what, looking) : undefined);
  const all =
    !element && form === 'number' && /^number of /.test(what.whole) ? count({ ...what, whole: '', all: true }, looking) : undefined;
  if (all?.type === 'value') return all;
  const label = element ? undefined : labelSaid(what, looking);
  const labelledSo = label && extract(label, form, looking);
  if (labelledSo?.type === 'value') return labelledSo;
  const turned = element ? undefined : turnedRound(what, looking);
  const inPart = turned && extract(turned, form, looking);
  if (inPart?.type === 'value') return inPart;
  if (!element)
    return (
      ofPage(what, looking) ?? { type: 'none', why: `the page shows no ${say(what)} whose value could be told; name it as the page does` }
    );
  const text = textOf(element);
  const value = shaped(afterLabel(text, what), what, form);
  return value.type === 'value' && value.value === text ? { ...value, element } : value;
}

/** "The time of sunset": what is called "Sunset", where that reads as a time. */
function ofLabel({ name, exact, within, part }: Description, form: 'text' | 'number', looking: Looking): Extracted | undefined {
  if (!within || exact || !/^(?:time|date|day|price|cost|amount|sum)$/i.test(name)) return undefined;
  if (within.name === '' || within.rank || within.where || within.roles.length > 0) return undefined;
  const found = extract({ ...within, ...(part && { part }) }, form, looking);
  const reads = found.type === 'value' && readsAs(/^(?:amount|sum)$/i.test(name) ? 'price' : name, String(found.value), looking.now);
  return reads ? found : undefined;
}

/** "The value of Colour", "the year of birth": what seems to be a thing's may be all of the label. */
function labelSaid({ name, exact, within, ...said }: Description, { scene }: Looking): Description | undefined {
  if (!within || exact || within.name === '' || within.rank || within.where || within.roles.length > 0) return undefined;
  if (/^(?:value|text|content|entry|number|data|information)s?$/i.test(name)) return { ...within, ...(said.part && { part: said.part }) };
  const { within: outer, ...rest } = within;
  const whole = `${name} of ${rest.name}`;
  // Otherwise it is a value of another thing.
  if (!scene.elements.some((element) => likeness(whole, element.name) >= 0.94)) return undefined;
  return { ...said, name: whole, whole, exact, ...(outer && { within: outer }) };
}

/** "The opening hours of the yard": in the part of the page that is called so, what is called "Yard". */
function turnedRound({ name, exact, within, ...said }: Description, looking: Looking): Description | undefined {
  if (!within || exact || name === '' || within.within || within.rank || within.where || within.ordinal !== undefined) return undefined;
  const thing = within.name || within.whole;
  if (thing === '' || within.roles.length > 0 || said.ordinal !== undefined || said.where || said.rank) return undefined;
  const { scene } = looking;
  const isPart = scene.groups.some(
    (group, at) => !scene.units.has(at) && group.role === 'region' && group.name.length <= 60 && holdsSense(group.name, name),
  );
  return isPart
    ? { name: thing, exact: within.exact, whole: thing, noun: '', roles: [], within: { name, exact, whole: name, noun: '', roles: [] } }
    : undefined;
}

/** "1,284 followers": the number of what is called so. */
function counted({ name, noun }: Description, { scene }: Looking): ObservedElement | undefined {
  const said = name || noun;
  const found =
    said === ''
      ? []
      : scene.elements.filter(
          (element) => element.name.length <= 40 && holdsSense(element.name, said) && amountOf(element.name) !== undefined,
        );
  return found.length === 1 ? found[0] : undefined;
}

/** Longer texts are cut on the map: what they end with is not known. */
const longestName = 200;

/** The part of the text that is asked for, in the form that it is asked for. */
function shaped(text: string, { part: wanted }: Description, form: 'text' | 'number'): Extracted {
  const isCut = wanted !== undefined && text.length === longestName && (wanted.place < 0 || wanted.unit === 'letter');
  const part = wanted === undefined ? text : isCut ? undefined : partOf(text, wanted);
  if (part === undefined) return { type: 'none', why: `${JSON.stringify(text.slice(0, 80))} has no such ${wanted?.unit}` };
  if (form === 'text') return { type: 'value', value: part };
  const number = amountOf(part);
  return number === undefined
    ? { type: 'none', why: `${JSON.stringify(part.slice(0, 80))} is no number` }
    : { type: 'value', value: number };
}

/** "Owner: Ada Phone: 12 Fax: 13": several labels and their values in one text. */
function withinText(what: Description, { scene }: Looking): string | undefined {
  const said = what.name || what.whole;
  if (said === '' || what.exact) return undefined;
  for (const { name } of scene.elements.filter(isText)) {
    const labels = [...name.matchAll(/(?<=^|\s)(\p{Lu}[\p{L}-]*(?: \p{Ll}[\p{L}-]*){0,2})\s?:\s/gu)];
    if (labels.length < 2) continue;
    const at = labels.findIndex(([, label = '']) => likeness(said, label) >= 0.75);
    const [start, end] = [labels[at], labels[at + 1]];
    if (start) return name.slice(start.index + start[0].length, end?.index).trim();
  }
  return undefined;
}

/** "by Ada · 3 replies · Status: open": of what stands on one line, the part that is called so; undefined where several are. */
function segmentOf(what: Description, looking: Looking): string | undefined {
  if (what.exact || what.name === '' || what.where || what.rank || what.ordinal !== undefined || !what.within) return undefined;
  const lines = standingIn(what.within, looking).filter(
    (element) => isText(element) && /\s[·•|]\s/.test(element.name) && element.name.length <= 200,
  );
  const found = new Set(
    lines.flatMap(({ name }) =>
      name.split(/\s+[·•|]\s+/).flatMap((part) => {
        const [, label = '', value = ''] = /^([^:\d]{1,40}):\s*(\S.*)$/.exec(part) ?? [];
        return label !== '' && likeness(what.name, label) >= 0.9 ? [value] : [];
      }),
    ),
  );
  const [only] = found;
  return found.size === 1 ? only : undefined;
}

/** What the browser itself says of the page. */
function ofPage({ name, noun, whole }: Description, { scene }: Looking): Extracted | undefined {
  const said = `${name} ${noun} ${whole}`.toLowerCase();
  if (/\b(?:url|web address|address of the page)\b/.test(said)) return { type: 'value', value: scene.observation.url };
  if (/\btitle\b/.test(said) && scene.observation.title !== '') return { type: 'value', value: scene.observation.title };
  return undefined;
}

function partOf(text: string, { unit, place }: NonNullable<Description['part']>): string | undefined {
  const parts = {
    word: () => text.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu) ?? [],
    line: () => text.split(/\n/).filter((line) => line.trim() !== ''),
    sentence: () => text.match(/[^.!?]+[.!?]*/g) ?? [],
    letter: () => text.match(/\p{L}/gu) ?? [],
    number: () => text.match(/\d+(?:[.,]\d+)*/g) ?? [],
  }[unit]();
  return parts.at(place > 0 ? place - 1 : place)?.trim();
}

function list(what: Description, looking: Looking): Extracted {
  const { ordinal: _, ...all } = what;
  const { scene } = looking;
  const here = standingIn(what.within, looking);
  const named = here.filter(
    (element) => isText(element) && likeness(what.name || what.whole, element.column ?? '') >= 0.9 && element.role !== 'columnheader',
  );
  const hinted =
    named.length > 0
      ? named
      : here.filter(
          (element) =>
            element.role !== 'columnheader' &&
            scene.unitOf(element) !== undefined &&
            likeness(what.name || what.whole, element.hints ?? '') >= 0.6,
        );
  if (hinted.length > 0) return { type: 'value', value: hinted.map(textOf) };
  const found = find({ ...all, all: true }, 'read', looking);
  if (found.type !== 'found') return { type: 'none', why: found.why };
  // What they are called is not what they are.
  const values = found.elements.filter((element) => !isOnlyLabel(element, what.name || what.whole));
  return values.length > 0
    ? { type: 'value', value: values.map(textOf) }
    : { type: 'none', why: `the page shows ${say(what)}, and nothing that stands under it could be told` };
}

const isOnlyLabel = ({ role, name }: ObservedElement, said: string): boolean =>
  (role === 'heading' || labelRoles.includes(role)) && said !== '' && likeness(said, name) >= 0.75;

/** The element whose text is the value; a label, or prose that mentions it, is never its own value. */
function valueElement(what: Description, looking: Looking): Told {
  const { scene } = looking;
  const units = what.within === undefined ? [] : innermost(scene, unitsIn(what.within, looking));
  // Which of them is meant, no single row can tell.
  const inRows = what.ordinal !== undefined ? [] : units.map((unit) => inUnit(what, unit, looking)).filter((found) => found !== undefined);
  if (inRows.length > 0) return inRows.includes('unclear') ? 'unclear' : onlyOne(inRows as ObservedElement[], scene);
  const named = what.within === undefined ? undefined : placesOf(what.within, looking);
  const places = what.within !== undefined && isSubject(what.within, looking, named?.length ?? 0) ? undefined : named;
  if (places !== undefined && places.length === 0) return undefined;
  const here = scene.elements.filter((element) => places === undefined || places.some((holds) => holds(element)));
  return one(what, here, looking, what.within !== undefined && places === undefined);
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
const isSubject = ({ name, noun, exact, rank, where, ordinal }: Description, { scene }: Looking, places: number) =>
  !exact &&
  !rank &&
  !where &&
  ordinal === undefined &&
  /^\p{Ll}*$/u.test(name) &&
  // Another part of the page, or somebody whom it may not be about.
  (places === 0 || isAbout(scene, name || noun)) &&
  (!persons.test(name || noun) || scene.elements.some((element) => holdsSense(`${element.name} ${element.hints ?? ''}`, name || noun)));

const persons =
  /^(?:author|owner|manager|assistant|director|seller|buyer|customer|client|landlord|tenant|teacher|student|doctor|patient|boss|secretary|president|chairman|editor|agent|sender|recipient|organi[sz]er|host|guest|driver|winner|friend|partner|employee|employer|supplier)s?$/;

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
    if (element && !isSaid && isAsked && element.role !== 'columnheader') return element;
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
  const place = rank && ranked(scene, rows, rank, now)?.[rank.place - 1];
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
  const scored = here.flatMap((element, at) => {
    if (!isText(element)) return [];
    const [label = '', ...rest] = element.name.split(/:\s|：/);
    const value = rest.join(': ');
    if (value.trim() !== '' && label.length <= 60) return [{ element, score: likeness(said, label) }];
    const [, ahead] = spaced.exec(element.name) ?? [];
    if (ahead !== undefined) return [{ element, score: likeness(said, ahead) >= 0.9 ? likeness(said, ahead) - 0.02 : 0 }];
    const next = here[at + 1];
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
  if (label.role !== 'cell' || /:\s*$/.test(label.name)) return false;
  const cells = scene.unitOf(label)?.elements.filter(({ role }) => role === 'cell') ?? [];
  return cells.length > 2 && (cells[0] !== label || !/\d/.test(next.name));
}

function isLabelOf(label: ObservedElement, next: ObservedElement): boolean {
  if (/:\s*$/.test(next.name) || next.role === 'heading' || label.role === 'heading') return false;
  if (label.role === 'columnheader') return false;
  if (label.role === 'term') return next.role === 'definition';
  if (label.role === 'rowheader' || label.role === 'cell')
    return next.role === 'cell' || next.role === 'gridcell' || /:\s*$/.test(label.name);
  return label.name.length <= 60 && (/:\s*$/.test(label.name) || label.group === next.group);
}

/** "Colour: red" is the colour red. */
function afterLabel(text: string, { name, whole }: Description): string {
  if (/^(?:author|writer)$/i.test(name)) return writerIn(text) ?? text;
  const found = /^([^:：\d]{1,60})[:：]\s*(\S[\s\S]*)$/.exec(text) ?? spaced.exec(text);
  if (!found) return text;
  return [name, whole].some((said) => said !== '' && likeness(said, found[1] ?? '') >= 0.75) ? (found[2] ?? text) : text;
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
    (/^(?:author|writer|sender|poster)$/.test(said) ? whoIn(unit) : undefined) ??
    unit.elements.find((element) => isCalled(scene, element, said) && likeness(said, element.name) < 0.95) ??
    ofItsKind(said, unit.elements, { ...looking, scene: alone(scene, unit) })
  );
}

const whose = /\b(?:author|user|user ?name|poster|who|writer|handle|byline|nick(?:name)?|sender)\b/i;

/** What its maker calls the writer of it, where one text only is called so. */
function whoIn({ elements }: Unit): Told {
  const called = elements.filter(
    ({ hints = '', name, role }) => whose.test(hints) && /\p{L}/u.test(name) && role !== 'img' && name.length <= 60,
  );
  return called.length > 0 && called.every(({ name }) => name === called[0]?.name) ? called[0] : undefined;
}

/** In one row, nothing is of another. */
const alone = (scene: Scene, { elements }: Unit): Scene =>
  new Scene({ ...scene.observation, groups: [], elements: elements.map(({ group: _, ...element }) => element) });
