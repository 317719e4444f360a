/** Which entries of a list a description means: by its noun, by words, whose they are, conditions, rank and place. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import { literal } from '../../../../literal.ts';
import type { Condition, Description, Rank } from '../../description.ts';
import { readWhen } from '../../reading/words/dates.ts';
import type { Looking } from '../finding/candidates.ts';
import { isText } from '../page/kinds-of-elements.ts';
import { isOnePageOfSeveral } from '../page/paging.ts';
import { isPageItself, placesOf } from '../page/places.ts';
import type { Scene, Unit } from '../page/scene.ts';
import { anything, isSpokenOf, withoutDirect } from '../page/spoken-of.ts';
import { mostlyOf, surelyOf } from '../rows/belonging.ts';
import { fulfils } from '../rows/fulfilling.ts';
import { tellsOf } from '../rows/ranks.ts';
import { inState } from '../rows/states.ts';
import { isIcon, unitsOf } from '../rows/things.ts';
import { isUncalled } from '../rows/uncalled.ts';
import { fold, holdsSense, holdsWords, likeness, turnsRound } from '../words/likeness.ts';
import { measures } from '../words/quantities.ts';

/** Empty where none is; undefined where the list is of other things than are spoken of. */
export function selected(what: Description, units: readonly Unit[], looking: Looking): readonly Unit[] | undefined {
  const told = asTold(what, units, looking.scene);
  if (told === undefined) return undefined;
  const { within, ...said } = told;
  const except = said.except?.map((other) => asTold(other, units, looking.scene) ?? other);
  const free = { ...said, ...(except && { except }) };
  const placed = within === undefined ? units : ofPlace(within, units, looking);
  if (placed === undefined) return undefined;
  const named = byName(free, placed, looking.scene);
  const [, kind] = named.length > 0 || free.exact ? [] : (ofClass.exec(free.name) ?? []);
  const called = kind === undefined ? named : byName({ ...free, name: kind }, placed, looking.scene);
  const where = free.where?.map((condition) => asWritten(condition, called));
  const bare = { ...free, name: '', whole: '', noun: '', roles: [], exact: false, ...(where && { where }) };
  if (!free.rank) return unitsOf(bare, called, looking);
  const { rank: _, few: _few, all: _all, ...unranked } = bare;
  const lengths = free.rank.by === 'duration' ? lengthsOf(called, looking.now) : undefined;
  // The longest on one page needs not be the longest of the list.
  if (lengths && isOnePageOfSeveral(looking)) return [];
  if (lengths) return byLength(unitsOf({ ...unranked, all: true }, called, looking), lengths, free.rank, free);
  const rank = rankFor(free.rank, called, looking.now);
  const found = unitsOf({ ...bare, rank }, called, looking);
  // Of two that share the first place, none is the first.
  const first = rank.place === 1 && !free.all ? unitsOf({ ...bare, all: true, rank: { ...rank, ties: true } }, called, looking) : [];
  return first.length > 1 ? first : found;
}

/** "First class": of what kind it is, its entry says without a word for kinds. */
const ofClass = /^(.+?)[ -](?:class|type|kind|model|tier|category|edition|version|size)$/i;

/** Whether more than the kind of thing is said of it. */
export const isSelective = ({ name, noun, where, rank, ordinal, within, all, few, except }: Description): boolean =>
  (name !== '' && name !== noun) || [where, rank, ordinal, within, all, few, except].some((told) => told !== undefined);

/** With the noun apart from the words that single it out; undefined where the list is of other things. */
function asTold(what: Description, units: readonly Unit[], scene: Scene): Description | undefined {
  const { name, noun, exact } = what;
  if (exact) return what;
  if (noun !== '') {
    const rest = name === noun || isOneKind(name, noun, scene) ? '' : name;
    // A thing that is called by its name needs not be told what it is.
    const isNamed = rest !== '' && units.some((unit) => isCalledSo(unit, rest));
    // Of several kinds in one list, each says which it is.
    const kind: Condition = { kind: 'holds', text: noun, exact: false, own: true };
    const plain = units.filter(({ elements }) => !elements.some((element) => isIcon(element) && holdsSense(element.name, noun)));
    const ofKind = isNamed || standsOver(noun, units, scene) ? [] : plain.filter((unit) => fulfils(scene, unit, kind, 0));
    if (ofKind.length > 0) return { ...what, name: rest, where: [...(what.where ?? []), kind] };
    return isNamed || isOfList(noun, units, scene) || isToldOfUncalled(what, noun, units, scene) ? { ...what, name: rest } : undefined;
  }
  const [, rest = '', kind = ''] = /^(?:(.+) )?(\p{Ll}{3,})$/u.exec(name) ?? [];
  if (kind === '' || units.some((unit) => isCalledSo(unit, name))) return what;
  const isKind = standsOver(kind, units, scene) || (!units.some(({ text }) => holdsSense(text, kind)) && isOfList(kind, units, scene));
  if (isKind) return { ...what, name: rest, noun: kind };
  if (rest === '' && isToldOfUncalled(what, kind, units, scene)) return { ...what, name: '' };
  return what.all && rest === '' && !units.some(({ text }) => holdsSense(text, kind)) ? undefined : what;
}

/** What is told by more than its kind can only be of the one list that the page calls nothing. */
function isToldOfUncalled({ where, except, rank, all }: Description, noun: string, units: readonly Unit[], scene: Scene): boolean {
  // All that somebody has made may be none of that kind: "all poems by Ada" among her posts.
  const isTold = all ? where?.some(({ kind }) => kind === 'compares') : where !== undefined;
  return (isTold || (except ?? rank) !== undefined) && isUncalled(noun, units, scene);
}

/** "The standing order", on a page that is headed so: both words say what they all are. */
const isOneKind = (name: string, noun: string, { elements, observation }: Scene): boolean =>
  /^\p{Ll}+$/u.test(name) &&
  [observation.title, ...elements.filter(({ role }) => role === 'heading').map(({ name: head }) => head)].some((head) =>
    holdsSense(head, `${name} ${noun}`),
  );

const isCalledSo = ({ elements }: Unit, said: string): boolean => elements.some(({ name }) => likeness(said, name) >= 0.95);

/** Whether the page calls this list so, or speaks of such things and calls no other list so. */
function isOfList(noun: string, units: readonly Unit[], scene: Scene): boolean {
  if (anything.test(noun) || standsOver(noun, units, scene)) return true;
  if (!isSpokenOf({ name: '', exact: false, whole: '', noun, roles: [], all: true }, noun, scene)) return false;
  const others = scene.collections.filter((other) => other !== units && other.length > 1 && !isAmong(other, units, scene));
  const isOfOther = others.some((other) => standsOver(noun, other, scene));
  const isWithinOther = others.some((other) => other.some(({ text }) => holdsSense(text, noun)));
  return !isOfOther && (!isWithinOther || isSaidBeside(noun, scene));
}

/** What stands in the entries of a list is a part of them. */
const isAmong = (other: readonly Unit[], units: readonly Unit[], scene: Scene): boolean =>
  other.some(
    (unit) =>
      units.some(({ group }) => scene.around(unit).includes(group)) || units.some((inner) => scene.around(inner).includes(unit.group)),
  );

/** The list, the heading over it, a column or the controls of its entries say so. */
function standsOver(noun: string, units: readonly Unit[], scene: Scene): boolean {
  const [first] = units;
  if (!first) return false;
  const around = scene.around(first).map((group) => {
    const { name, hints = '' } = scene.groups[group] ?? { name: '' };
    return scene.units.has(group) ? hints : `${name.slice(0, longestHead)} ${hints}`;
  });
  const parts = first.elements.flatMap(({ column = '', context = '' }) => [
    column,
    first.elements.some((own) => own.name === context) ? '' : context,
  ]);
  // What the link of one entry is called is that entry's own name.
  const isInEach = units.every(({ text, elements }) => holdsSense(text, noun) || elements.some((each) => isControlSaying(each, noun)));
  return [...around, ...parts].some((text) => holdsSense(withoutDirect(text), noun)) || isInEach;
}
const isControlSaying = ({ role, name, hints = '' }: ObservedElement, noun: string): boolean =>
  ['button', 'link', 'clickable'].includes(role) && holdsSense(`${/\p{L}{2}/u.test(name) ? name : ''} ${hints}`, noun);
const longestHead = 80;

/** In the page's title, or a text of it that stands in no list. */
const isSaidBeside = (noun: string, scene: Scene): boolean =>
  holdsSense(scene.observation.title, noun) ||
  scene.elements.some((element) => isText(element) && holdsSense(element.name, noun) && scene.unitOf(element) === undefined);

/** A section of the page, a day, or whose they are; "of 12 May by Ada" is both. */
function ofPlace({ within: around, ...within }: Description, all: readonly Unit[], looking: Looking): readonly Unit[] | undefined {
  const { scene, now } = looking;
  const isNamed = around !== undefined && (around.name !== '' || isSelective(around));
  const units = isNamed ? ofPlace(around, all, looking) : all;
  if (units === undefined || (isNamed && units.length === 0)) return units;
  const said = within.name || within.whole;
  if (isPageItself(within, scene)) return units;
  const day = within.exact || said === '' ? undefined : readWhen(said, now)?.day;
  if (day !== undefined) {
    const on: Condition = { kind: 'compares', by: '', is: '=', value: { type: 'day', day } };
    return units.filter((unit) => fulfils(scene, unit, on, now));
  }
  const isPart = scene.groups.some(({ name }, group) => !scene.units.has(group) && said !== '' && likeness(said, name) >= 0.85);
  const holding = isPart ? [] : units.filter(({ text }) => holdsWords(text, said) || holdsSense(text, said));
  const isPlain = !within.where && !within.rank && within.ordinal === undefined && !within.all;
  if (said !== '' && isPlain && holding.length > 0) return mostlyOf(scene, holding, said, surelyOf);
  const places = placesOf(within, looking);
  const inside = units.filter(({ elements }) => elements.length > 0 && elements.every((element) => places.some((holds) => holds(element))));
  return places.length === 0 || inside.length === 0 ? undefined : inside;
}

/** To the letter before what only holds the words, and what holds them before a state. */
function byName({ name, exact, all }: Description, units: readonly Unit[], scene: Scene): readonly Unit[] {
  if (name === '') return units;
  const equal = units.filter(({ elements }) => elements.some((element) => fold(element.name) === fold(name)));
  if (equal.length > 0) return all ? equal : mostlyOf(scene, equal, name);
  const holding = units.filter(({ text }) => (holdsWords(text, name) || (!exact && holdsSense(text, name))) && !isDenied(text, name));
  if (holding.length > 0) return all ? holding : mostlyOf(scene, holding, name);
  if (exact) return [];
  const state = inState(scene, units, name);
  if (state.length > 0) return state;
  const words = name.split(' ').filter((word) => word.length > 2);
  return words.length < 2
    ? []
    : units.filter(
        ({ text, elements }) =>
          elements.some((element) => words.every((word) => holdsWords(element.name, word)) && !turnsRound(element.name, name)) &&
          !isDenied(text, name),
      );
}

/** "Dr Rao", where the page writes "Dr Sunil Rao" and no other: a name with a word more between. */
function asWritten(condition: Condition, units: readonly Unit[]): Condition {
  if (condition.kind !== 'holds' || condition.exact || condition.own || condition.at !== undefined) return condition;
  const { text } = condition;
  const words = text.split(' ');
  if (words.length < 2 || words.length > 3 || !/^\p{Lu}/u.test(text) || units.some((unit) => holdsSense(unit.text, text))) return condition;
  const names = units.flatMap(({ elements }) => elements.filter(({ name }) => isFuller(name, words)).map(({ name }) => name));
  const [full, ...others] = new Set(names);
  return full !== undefined && others.length === 0 ? { ...condition, text: full } : condition;
}

const isFuller = (name: string, words: readonly string[]): boolean => {
  const said = name.split(/\s+/);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  return said.length === words.length + 1 && fold(said[0] ?? '') === fold(first) && fold(said.at(-1) ?? '') === fold(last);
};

/** "Not negotiable" is not negotiable. */
const isDenied = (text: string, said: string): boolean =>
  said.split(' ').some((word) => new RegExp(`(?:^|\\P{L})(?:not|no|non|never|isn['’]t|without)[ -]${literal(word)}`, 'iu').test(text));

/** The largest of what has an amount has the largest amount; where sums go both ways, the page does not tell. */
function rankFor(rank: Rank, units: readonly Unit[], now: number): Rank {
  if (tellsOf(units, rank)) return rank;
  // A bare number may be its place in the list.
  if (rank.by === 'duration') return takes(units, now) ? rank : { ...rank, by: untold };
  if (rank.by !== 'size') return rank;
  const by = sums.find((sum) => tellsOf(units, { ...rank, by: sum }));
  if (by === undefined) return rank;
  const signs = units
    .map(({ elements }) => elements.find(({ column = '' }) => likeness(by, column) >= 0.75)?.name ?? '')
    .map((sum) => /^\s*[-−–(]/.test(sum));
  if (signs.every(Boolean)) return { ...rank, by, order: rank.order === 'most' ? 'least' : 'most' };
  return signs.some(Boolean) ? { ...rank, by: untold } : { ...rank, by };
}
/** Of two, the times of a day look the same. */
const fewest = 3;
/** "4:05" in each is how long it takes, where none says so otherwise and none is written as the time of a day. */
function lengthsOf(units: readonly Unit[], now: number): ReadonlyMap<Unit, number> | undefined {
  if (units.length < fewest || takes(units, now)) return undefined;
  const lengths = new Map<Unit, number>();
  for (const unit of units) {
    const [clock, ...others] = unit.elements
      .map(({ name }) => name.trim())
      .filter((name) => /^[1-9]\d{0,2}:[0-5]\d(?::[0-5]\d)?$/.test(name));
    if (clock === undefined || others.length > 0) return undefined;
    lengths.set(
      unit,
      clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0),
    );
  }
  return lengths;
}

const takes = (units: readonly Unit[], now: number): boolean =>
  units.some(({ elements }) => elements.some(({ name }) => measures(name, now).some(({ kind }) => kind === 'duration')));

function byLength(
  units: readonly Unit[],
  lengths: ReadonlyMap<Unit, number>,
  { order, place }: Rank,
  { all, few }: Pick<Description, 'all' | 'few'>,
): readonly Unit[] {
  const lengthOf = (unit: Unit) => lengths.get(unit) ?? 0;
  const sorted = [...units].sort((a, b) => (order === 'most' ? lengthOf(b) - lengthOf(a) : lengthOf(a) - lengthOf(b)));
  if (all) return few === undefined ? sorted : sorted.slice(0, few);
  const nth = sorted[place - 1];
  return nth === undefined ? [] : sorted.filter((unit) => lengthOf(unit) === lengthOf(nth));
}

const sums: readonly string[] = ['amount', 'sum', 'total'];
/** What no page calls a value. */
const untold = 'sum of either sign';
