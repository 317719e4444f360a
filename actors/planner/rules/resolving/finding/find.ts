/** Which elements of the page a description means: candidates with scores, and a winner only where one is clear. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { nounOf } from '../../reading/words/nouns.ts';
import { comparedIn } from '../answers/columns.ts';
import { asCalled } from '../page/as-called.ts';
import { isClickable, isOfSort, isText } from '../page/kinds-of-elements.ts';
import { withoutOthers } from '../page/neighbours.ts';
import { isPageOfList } from '../page/pagers.ts';
import { placesIn, placesOf } from '../page/places.ts';
import { isSpokenOf } from '../page/spoken-of.ts';
import { asStep } from '../page/trails.ts';
import { deniesInVain, nthOf, withFew } from '../rows/things.ts';
import { ofUncalled } from '../rows/uncalled.ts';
import { unitsMeant } from '../rows/units-meant.ts';
import { holdsSense, likeness } from '../words/likeness.ts';
import { allInPart } from './all-in-part.ts';
import { nthOfLikes, ofHeadings, ofItsColour } from './by-likes.ts';
import { byTheirNumber } from './by-their-number.ts';
import { candidatesOf, type Looking, margin, type Purpose, say, sayRivals, usable, withoutTwins } from './candidates.ts';
import { clearest } from './clearest.ts';
import { atCrossing } from './crossings.ts';
import { drawnBox } from './drawn-boxes.ts';
import { entryBeginning, isSelecting, kindBehind } from './entry-beginnings.ts';
import { alikeTo, boxesBut, boxesOfPart, withoutExcepted } from './excepting.ts';
import { ofTheirType } from './fields-by-type.ts';
import { type Found, inOrder, some } from './found.ts';
import { holdsConditions } from './holding.ts';
import { inEntriesAround } from './in-entries-around.ts';
import { inUnits } from './in-units.ts';
import { behindKindWord } from './kind-words.ts';
import { neighbourOf } from './lying-beside.ts';
import { isNumberedOtherwise } from './numbered-cells.ts';
import { keyOfNumber } from './numbered-keys.ts';
import { asOneName, calledSo } from './places-as-names.ts';
import { rankedAlone } from './ranking.ts';
import { seatInRow } from './seats-in-rows.ts';
import { severalARow } from './several-a-row.ts';
import { shapesMeant } from './shapes.ts';
import { addressOf, byShortLabel, withoutPartKind } from './short-labels.ts';
import { shortOf } from './shortfalls.ts';
import { wordsMeant } from './single-words.ts';
import { standingBeside } from './standing-beside.ts';
import { slotMeant } from './times.ts';
import { wordInText } from './words-in-texts.ts';

export function find(asked: Description, purpose: Purpose, looking: Looking): Found {
  const step = asStep(comparedIn(byTheirNumber(asked, looking.scene), looking.scene));
  const said = purpose === 'point' ? asCalled(step, looking.scene) : step;
  const known = said.key === undefined ? undefined : looking.scene.elements.find((element) => looking.scene.placeOf(element) === said.key);
  if (said.key !== undefined) return known ? some([known]) : { type: 'none', why: `${JSON.stringify(said.name)} is no longer on the page` };
  const seat = seatInRow(said, purpose, looking.scene);
  if (seat) return seat;
  const what = ofEach(said);
  const { ordinal, outOf, ...each } = what;
  const all = outOf === undefined ? undefined : findAs({ ...each, all: true }, purpose, looking);
  const isOtherwise = all !== undefined && (all.type !== 'found' || all.elements.length !== outOf);
  const typed = isOtherwise ? ofTheirType(what, looking) : undefined;
  if (typed) return typed;
  if (all?.type === 'found' && isOtherwise)
    return { type: 'unclear', why: `there are ${all.elements.length} of ${say(each)} on the page, and not ${outOf}` };
  const found = findAs(what, purpose, looking);
  if (found.type === 'found' && isNumberedOtherwise(what, found.elements[0], looking.scene))
    return { type: 'unclear', why: 'the rows or columns bear numbers of their own; say what stands in the cell, or in its row' };
  // What only stands beside the text that was clicked in vain does nothing either that could be told.
  if (found.type === 'found' && purpose === 'click' && (looking.tried ?? []).length > 0 && isOnlyBeside(what, found.elements[0]))
    return { type: 'none', why: `nothing else on the page ${usable[purpose]} is called ${say(what)}; name it as the page does` };
  if (found.type === 'found') return fewOf(found, what);
  if (found.type !== 'none') return found;
  const around = inEntriesAround(what, purpose, looking, findAs);
  if (around) return around;
  const lying = neighbourOf(what, purpose, looking, find);
  if (lying) return lying;
  // "The range" is a slider, or a value of that name.
  const isKindOnly = what.name === '' && what.noun !== '' && what.roles.length > 0;
  const hasKind = looking.scene.elements.some(({ role }) => what.roles.includes(role));
  const drawn = isKindOnly && !hasKind ? drawnBox(what, purpose, looking.scene) : undefined;
  if (drawn) return drawn;
  if (isKindOnly && !hasKind && what.ordinal === undefined && !what.rank)
    return findAs({ ...what, name: what.noun, roles: [] }, purpose, looking);
  return (
    boxesBut(what, purpose, looking, findAs) ??
    boxesOfPart(what, purpose, looking, findAs) ??
    calledSo(what, purpose, looking, findAs) ??
    asOneName(what, purpose, looking, findAs) ??
    everyOne(what, purpose, looking) ??
    ofHeadings(what, looking) ??
    ofItsKind(what, purpose, looking) ??
    ofOtherRole(what, purpose, looking) ??
    entryBeginning(what, purpose, looking) ??
    ofRecord(what, purpose, looking) ??
    ofUncalled(what, purpose, looking, find) ??
    byShortLabel(what, purpose, looking, findAs) ??
    addressOf(what, purpose, looking) ??
    withoutPartKind(what, purpose, looking) ??
    atCrossing(what, purpose, looking) ??
    keyOfNumber(what, purpose, looking.scene) ??
    nthOfLikes(what, purpose, looking) ??
    ofItsColour(what, purpose, looking) ??
    found
  );
}

/** "The Share button of all posts by Ada" are several. */
export const ofEach = (what: Description): Description =>
  what.within?.all && what.ordinal === undefined && !what.rank ? { ...what, all: true } : what;

const isOnlyBeside = ({ name }: Description, element: ObservedElement): boolean =>
  name !== '' && !isClickable(element) && !holdsSense(element.name, name) && likeness(name, element.name) < leastCalled;
const leastCalled = 0.75;

function fewOf(found: Extract<Found, { type: 'found' }>, what: Description): Found {
  const few = withFew(found.elements, what);
  return few ? some(few) : { type: 'none', why: `there are only ${found.elements.length} of ${say(what)} on the page` };
}

/** "Her phone number", where the page shows one record: whose it is stands over it as a text, and the thing is the only one of its name. */
function ofRecord({ within, ...thing }: Description, purpose: Purpose, looking: Looking): Found | undefined {
  const { scene } = looking;
  if (!within || within.name === '' || thing.name === '' || isSelecting(within) || isSelecting(thing)) return undefined;
  const { within: _, ...owner } = within;
  const whose = placesOf(within, looking).length > 0 ? undefined : findAs(owner, 'read', looking);
  const found = whose?.type === 'found' && whose.elements.length === 1 ? findAs(thing, purpose, looking) : undefined;
  if (whose?.type !== 'found' || found?.type !== 'found' || found.elements.length > 1) return undefined;
  const [[head], [element]] = [whose.elements, found.elements];
  const isOver = isText(head) && likeness(within.name, head.name) >= 0.95 && head.group === element.group && head.index < element.index;
  return isOver && scene.unitOf(head) === undefined && scene.unitOf(element) === undefined ? found : undefined;
}

/** "The Marine Biologist vacancy", where a page has one thing of just that name and none of the whole: what it is stands behind. */
export function withoutKindBehind(what: Description, looking: Looking): Description | undefined {
  const name = what.exact || what.roles.length > 0 || isSelecting(what) ? undefined : kindBehind.exec(what.name)?.[1];
  if (name === undefined || name.split(' ').length > longestKnown) return undefined;
  if (findAs(what, 'point', looking).type !== 'none') return undefined;
  const plain = { ...what, name, whole: name };
  const found = findAs(plain, 'point', looking);
  const isCalled = found.type === 'found' && found.elements.length === 1 && likeness(name, found.elements[0].name) >= 0.95;
  return isCalled ? plain : undefined;
}
const longestKnown = 6;

/** "The client Brightwater", where nothing says that it is one: it is called by its name. */
function ofItsKind(what: Description, purpose: Purpose, looking: Looking): Found | undefined {
  const plainly = purpose === 'check' ? behindKindWord(what.name) : undefined;
  const name = plainly ?? /^(?:\p{Ll}{3,}|(?:chat|conversation|thread|talk|call|dm|messages) with) (\p{Lu}.*)$/u.exec(what.name)?.[1];
  if (name === undefined || what.exact || what.noun !== '' || what.roles.length > 0 || what.all || what.rank) return undefined;
  const found = findAs({ ...what, name, whole: name }, purpose, looking);
  return found.type === 'found' && found.elements.every((element) => likeness(name, element.name || looking.scene.labelOf(element)) >= 0.95)
    ? found
    : undefined;
}

/** "The folder Archive", where nothing on the page is built as one: the only thing that is called just so. */
function ofOtherRole(what: Description, purpose: Purpose, looking: Looking): Found | undefined {
  const { name, noun, roles, all, rank } = what;
  if (purpose !== 'click' || nounOf(noun)?.isRow === true || !listed.test(noun) || name === '' || all || rank) return undefined;
  if (looking.scene.elements.some(({ role }) => roles.includes(role))) return undefined;
  const found = findAs({ ...what, roles: [] }, purpose, looking);
  return found.type === 'found' && likeness(name, withoutSign(found.elements[0].name)) >= 0.95 ? found : undefined;
}
const listed = /^(?:folder|node|tree item|directory)$/;
const withoutSign = (name: string): string => name.replace(/^[^\p{L}\p{N}]+/u, '');

/** "The messages from Ada and Bob": one or several of each, where no thing is of both. */
function everyOne(what: Description, purpose: Purpose, looking: Looking): Found | undefined {
  const at = what.where?.findLastIndex((condition) => condition.kind === 'holds' && !condition.exact && !condition.not) ?? -1;
  const condition = what.where?.[at];
  if (condition?.kind !== 'holds') return undefined;
  const parts = condition.text.split(/\s*,\s*(?:(?:and|or)\s+)?|\s+(?:and|or)\s+/).map((part) => part.replace(/^the\s+/i, ''));
  if (parts.length < 2 || parts.includes('')) return undefined;
  const each = parts.map((text) => findAs({ ...what, where: what.where?.with(at, { ...condition, text }) ?? [] }, purpose, looking));
  const elements = each.flatMap((found) => (found.type === 'found' ? found.elements : []));
  return each.every(({ type }) => type === 'found') ? some([...new Set(elements)]) : undefined;
}

/** `among`: only these. */
export function findAs(
  what: Description,
  purpose: Purpose,
  looking: Looking,
  within: readonly ObservedElement[] = looking.scene.elements,
): Found {
  const short = shortOf(what, purpose, looking);
  if (short !== undefined) return { type: 'unclear', why: short };
  const places = what.within === undefined ? undefined : placesIn(what.within, looking);
  if (places !== undefined && places.length === 0)
    return { type: 'none', why: `the page has nothing that is called ${say(what.within as Description)}` };
  const tried = new Set(looking.tried);
  // The second best is not what was asked for.
  if (what.rank && !what.all && tried.size > 0) return { type: 'none', why: `what ranks first as ${say(what)} was tried in vain` };
  const pool = alikeTo(what, purpose, within, looking).filter(
    (element) =>
      (places === undefined || places.some((holds) => holds(element))) && (tried.size === 0 || !tried.has(looking.scene.keyOf(element))),
  );
  const part = what.all ? allInPart(what, purpose, pool, looking) : undefined;
  if (part) return part;
  const shapes = shapesMeant(what, pool);
  if (shapes) return ofShapes(what, shapes, looking);
  const inText = wordInText(what, purpose, looking.scene);
  if (inText) return 'on' in inText ? some([inText.on]) : { type: 'none', why: inText.why };
  const words = wordsMeant(what, purpose, pool);
  if (words)
    return what.all
      ? some(words)
      : words.length > 1 && what.ordinal === undefined
        ? ({ type: 'unclear', why: sayRivals(what, words) } as const)
        : nthAmong(what, words, looking);
  const slot = slotMeant(what, purpose, pool, looking);
  if (slot) return slot;
  const cells = severalARow(what, purpose, pool, looking);
  if (cells) return nthAmong(what, cells, looking);
  const units = unitsMeant(what, purpose, pool, looking);
  if (units !== undefined) return inUnits(what, purpose, units, pool, looking);
  const isOfThings = what.all && what.name === '' && what.noun !== '' && what.roles.length === 0 && what.where !== undefined;
  if (isOfThings && !isSpokenOf(what, what.noun, looking.scene))
    return { type: 'none', why: `nothing on the page ${usable[purpose]} is called ${say(what)}; name it as the page does` };
  return among(what, purpose, pool, looking);
}

function among(what: Description, purpose: Purpose, pool: readonly ObservedElement[], looking: Looking): Found {
  const { scene } = looking;
  if (deniesInVain(what, [...scene.units.values()], looking))
    return { type: 'none', why: `the page says of nothing that it is what ${say(what)} must not be` };
  const called = standingBeside(what, candidatesOf(what, purpose, pool, scene), looking, find);
  // The last text area is no text field behind it.
  const sorted = what.any || what.ordinal !== undefined ? called.filter(({ element }) => isOfSort(element, what.noun)) : called;
  const candidates = sorted.length > 0 || what.any ? sorted : called;
  const left = withoutExcepted(
    what,
    candidates.map(({ element }) => element),
    looking,
  );
  const fitting = candidates.filter(({ element }) => left.includes(element) && holdsConditions(what, element, looking));
  const kept = withoutOthers(fitting, purpose, looking);
  const [first] = kept;
  const other = (looking.tried ?? []).length > 0 ? 'nothing else' : 'nothing';
  if (!first) return { type: 'none', why: `${other} on the page ${usable[purpose]} is called ${say(what)}; name it as the page does` };
  const alike = kept.filter(({ score }) => score >= first.score - margin);
  if (what.rank) {
    const first = rankedAlone(what, what.rank, inOrder(what.name === '' ? kept : alike), looking);
    return first.length > 0 ? some(first) : { type: 'none', why: `the page does not tell how ${say(what)} rank` };
  }
  if (what.all) return some(inOrder(what.name === '' ? kept : alike).map(({ element }) => element));
  if (what.ordinal !== undefined) {
    if (purpose === 'read' && alike[0] && isOfSeveral(alike[0].element, what))
      return { type: 'none', why: `the page only speaks of ${say(what)} as of several` };
    const plain = what.name === '' ? kept.filter(({ element }) => !isPageOfList(element, scene)) : alike;
    const ordered = withoutTwins(inOrder(plain.length > 0 ? plain : kept), scene);
    const nth = nthOf(ordered, what.ordinal, looking.passed);
    return nth ? some([nth.element]) : { type: 'none', why: `there are only ${ordered.length} of ${say(what)} on the page` };
  }
  return clearest(what, purpose, alike, looking);
}

/** "Quotes by Ida" is none of the quotes. */
const isOfSeveral = (element: ObservedElement, { name, exact, roles }: Description): boolean =>
  !exact &&
  roles.length === 0 &&
  /^\p{Ll}{3,}$/u.test(name) &&
  (isText(element) || element.role === 'link') &&
  new RegExp(`\\b${name}(?:e?s)\\b`, 'i').test(element.name) &&
  !new RegExp(`\\b${name}\\b`, 'i').test(element.name);

function nthAmong(what: Description, cells: readonly ObservedElement[], { passed }: Looking): Found {
  const nth = nthOf(cells, what.ordinal ?? 1, passed);
  return nth ? some([nth]) : { type: 'none', why: `there are only ${cells.length} of ${say(what)} on the page` };
}

/** Of several that the words fit alike, any is meant, unless they speak of the one. */
function ofShapes(what: Description, shapes: readonly ObservedElement[], looking: Looking): Found {
  const kept = standingBeside(
    what,
    withoutExcepted(what, shapes, looking).map((element) => ({ element, score: 1 })),
    looking,
    find,
  ).map(({ element }) => element);
  if (what.all) return some(kept);
  if (what.only && kept.length > 1)
    return { type: 'unclear', why: `${kept.length} of what the page draws are ${JSON.stringify(what.whole)}` };
  return nthAmong(what, kept, looking);
}
