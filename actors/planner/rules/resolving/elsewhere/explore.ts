/** Where to look for what the page does not show: in what is folded, on the next page of a list, further down. Nothing that changes anything. */

import { createHash } from 'node:crypto';
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { find } from '../finding/find.ts';
import { clickOn, isUntried, type Move, type Situation } from '../move.ts';
import { isAnyUnfolded, isSign, shutItem, wayInto } from '../page/branches.ts';
import { folds, isMenu } from '../page/folds.ts';
import { isBehindFields, mayOpen } from '../page/harmless.ts';
import { checkableRoles, isClickable, isUsable } from '../page/kinds-of-elements.ts';
import { hasGrown, isMore, lastTurned, moreMark, nextPage, saysMore, turnsMs } from '../page/paging.ts';
import type { Scene, Unit } from '../page/scene.ts';
import { isWay } from '../rows/handles.ts';
import { unitsMeant } from '../rows/units-meant.ts';
import { consentChoices, isOfConsent } from '../sending/consent.ts';
import { freedBy, veilCloser } from '../sending/veil.ts';
import { contentOf } from '../traces.ts';
import { isCommon } from '../words/lexicon.ts';
import { beginsWith, holdsSense, likeness } from '../words/likeness.ts';
import { accountMark, entryAsked, entryMark, wayToAccount, wayToKind } from './asked-of.ts';
import { further, walkMark } from './further-down.ts';
import { letterToTry } from './letter-index.ts';
import { nextPart, partMark } from './next-part.ts';
import { isOnTabSaid } from './open-tabs.ts';

/** Pages of a list, folds and screens together. */
export const mostExplored = 40;
/** A list without an end is not followed for the whole time of a run. */
const mostSeekingMs = 40_000;
/** How long the page is given to show it by itself first. */
const patienceMs = 1_200;

const isDoing = ({ instructions, cursor }: Situation): boolean => instructions[cursor.at]?.kind === 'do';

/** What every row or card has under the same name offers what can be done to it, and tells nothing of which is meant. */
const isOfEach = (element: ObservedElement, scene: Scene): boolean =>
  scene.around(element).some((group) => {
    const unit = scene.units.get(group);
    const others = (unit && scene.collections.find((units) => units.includes(unit))) ?? [];
    const isLike = (other: ObservedElement) => other !== element && other.role === element.role && other.name === element.name;
    return others.length > 1 && others.every((other) => other === unit || other.elements.some(isLike));
  });

/** Undefined when there is nowhere left to look, or it is too early to, or too late. */
export function explore(situation: Situation): Move | undefined {
  const move = lookedFor(situation);
  if (move?.type !== 'act') return move;
  return { ...move, ok: { seekingSince: situation.cursor.seekingSince ?? situation.now, ...move.ok } };
}

/** What has been looked through in vain, for a person; nothing where that is little. */
export function sayExplored({ explored }: Situation['cursor']): string {
  const screens = explored.filter((mark) => mark.startsWith('scroll:')).length;
  const pages = explored.filter((mark) => mark.startsWith('page:')).length;
  const said = [
    ...(explored.includes(walkMark) ? ['its list was scrolled through screen by screen'] : []),
    ...(screens > 2 ? [`the page was scrolled ${screens} times`] : []),
    ...(pages > 1 ? [`${pages} pages of the list were turned`] : []),
  ];
  return said.length === 0 ? '' : `; ${said.join(' and ')} in search of it`;
}

function lookedFor(situation: Situation): Move | undefined {
  const { cursor, scene } = situation;
  if (!isPatient(situation)) return undefined;
  const place = placeToOpen(situation);
  const entry = entryAsked(situation);
  if (place && place !== entry?.element) return clickOn(wayInto(place, scene.elements), seen(place, situation, entered, leftFrom(scene)));
  const list = entry ? undefined : listToOpen(situation);
  if (list) return clickOn(list, seen(list, situation));
  if (entry) return clickOn(entry.element, seen(entry.element, situation, entered, leftFrom(scene), entryMark(entry)));
  const part = wayToKind(situation);
  if (part) return clickOn(part, seen(part, situation));
  const account = wayToAccount(situation);
  if (account) return clickOn(account, seen(account, situation, accountMark));
  const unit = unitSpokenOf(situation);
  const [under] = unit?.elements ?? [];
  if (under && !cursor.explored.includes(pointed))
    return { type: 'act', act: { kind: 'hover', element: under.index }, on: under, ok: { explored: [...cursor.explored, pointed] } };
  // A menu holds what can be done to a thing, and nothing that is told of it.
  const isReading = situation.instructions[cursor.at]?.kind === 'read';
  const menu = isReading ? undefined : menuIn(unit?.elements, situation);
  if (menu) return clickOn(menu, seen(menu, situation, unfolded));
  // A card that leads into the thing shows there what can be done to it.
  if (under && unit && under.role === 'clickable' && !scene.isIn(under, unit.group) && isUntried(under, situation))
    return clickOn(under, seen(under, situation, entered, leftFrom(scene)));
  // What is said to be on one tab is on no other.
  const isOfTab = isOnTabSaid(spokenOf(situation)?.within, scene);
  const closed = folds(scene).filter(
    (element) => mayOpen(element, situation) && !(isDoing(situation) && isOfEach(element, scene)) && !(isOfTab && element.role === 'tab'),
  );
  const fold = closed.find((element) => isUntried(element, situation));
  if (fold) return clickOn(wayInto(fold, scene.elements), seen(fold, situation));
  // A branch that a click only marks opens by its key (ARIA Authoring Practices, tree view).
  const branch = closed.find((element) => element.role === 'treeitem' && !cursor.explored.includes(keyed(element, scene)));
  if (branch) {
    const ok = { explored: [...cursor.explored, keyed(branch, scene)] };
    return { type: 'act', act: { kind: 'press', key: 'ArrowRight', element: branch.index }, on: branch, ok, failed: ok };
  }
  const letter = letterToTry(spokenOf(situation), situation);
  if (letter) return clickOn(letter, seen(letter, situation));
  const page = nextPage(situation);
  const isOfAll = situation.instructions[cursor.at]?.kind === 'read';
  const isCounted = isOfAll || onThisPage(situation) > 0 || (spokenOf(situation)?.ordinal ?? 0) <= 0;
  // A last page may have its "next" still, which does nothing; and where nothing could be counted, no place can be told.
  if (page && isCounted && !isLeftBehind(situation) && !(situation.changed === false && cursor.explored.at(-1) === scene.keyOf(page)))
    return clickOn(page, { ...seen(page, situation, pageMark(scene)), passed: (cursor.passed ?? 0) + onThisPage(situation) });
  const more = scene.elements.find(
    (element) => isMore(element, scene) && (isUntried(element, situation) || hasShownMore(element, situation)),
  );
  if (more) return clickOn(more, seen(more, situation, moreMark(scene)));
  const end = further(situation);
  if (end) return end;
  const other = nextPart(situation);
  return other && clickOn(other, seen(other, situation, partMark(other)));
}

/** What has brought up more may bring up more yet. */
const hasShownMore = (element: ObservedElement, { scene, cursor, changed }: Situation): boolean =>
  changed === true && isUsable(element) && cursor.explored.at(-1) === scene.keyOf(element) && hasGrown({ scene, cursor });

/** Of a page of a list, all that it says. */
export const pageMark = ({ elements }: Situation['scene']): string =>
  `page:${createHash('sha256')
    .update(elements.map(({ name, value = '' }) => `${name} ${value}`).join('\n'))
    .digest('base64')}`;

/** What was to be left for the next page of a list is still there, or again: what is counted would be counted twice. */
export const isLeftBehind = ({ cursor, scene }: Situation): boolean =>
  !cursor.explored.includes(turnedBack) && !cursor.explored.includes(lastTurned) && cursor.explored.includes(pageMark(scene));

/** A last page may have its "next" still, which does nothing: it is none of those that were passed, once another has had its time to come. */
export function endOfPages(situation: Situation): Situation['cursor'] | undefined {
  const { cursor, scene, now } = situation;
  const { passed, missingSince, explored } = cursor;
  if (passed === undefined || missingSince === undefined || now - missingSince < turnsMs) return undefined;
  if (explored.findLast((mark) => mark.startsWith('page:')) !== pageMark(scene) || saysMore(situation)) return undefined;
  return { ...cursor, passed: passed - onThisPage({ ...situation, cursor: { ...cursor, passed } }), explored: [...explored, lastTurned] };
}
/** Marks among what was explored that the pages that were left are gone back through. */
export const turnedBack = 'turned back';

/** Whatever is asked for may lie under what covers the page. */
export function unveil(situation: Situation): Move | undefined {
  if (situation.cursor.missingSince === undefined) return undefined;
  const closer = veilCloser(situation, (element) => !isUntried(element, situation));
  return closer && clickOn(closer, { ...seen(closer, situation), ...freedBy(closer, situation) });
}

/** What was opened and has changed the page shows by then what is in it. */
const openedMs = 300;

export const isPatient = ({ cursor, now, changed }: Situation): boolean =>
  cursor.missingSince !== undefined &&
  now - cursor.missingSince >= (cursor.explored.length > 0 && changed ? openedMs : patienceMs) &&
  cursor.explored.length < mostExplored &&
  now - (cursor.seekingSince ?? now) < mostSeekingMs;

const keyed = (element: ObservedElement, scene: Scene): string => `key ${scene.keyOf(element)}`;

/** Marks among what was explored that the place that the goal names was opened. */
export const entered = 'entered';
/** And what the page showed before that; another place on the same page is no other page. */
export const leftFrom = ({ observation }: Scene): string =>
  `left ${contentOf({ ...observation, url: observation.url.replace(/#.*$/, '') })}`;
/** That the pointer was put on the row or card. */
export const pointed = 'pointed';
/** And that a menu was, which may stand elsewhere than what it is of. */
export const unfolded = 'unfolded';

export const seen = (element: ObservedElement, { scene, cursor }: Situation, ...marks: readonly string[]) => ({
  explored: [...cursor.explored, ...marks, scene.keyOf(element)],
});

export function spokenOf({ instructions, cursor }: Situation): Description | undefined {
  const instruction = instructions[cursor.at];
  return instruction !== undefined && 'what' in instruction && typeof instruction.what === 'object' ? instruction.what : undefined;
}

/** "Under Questions": a tab or fold of that name, before anything else. */
export function placeToOpen(situation: Situation): ObservedElement | undefined {
  return innerPlace(spokenOf(situation)?.within, situation);
}

/** "The cheapest book in Travel" has a price only where those are. */
const innerPlace = (within: Description | undefined, situation: Situation): ObservedElement | undefined =>
  within && (innerPlace(within.within, situation) ?? partCalled(within, situation));

/** The folder that a goal names may be shut whatever is to be done with what is in it. */
export function branchToOpen(situation: Situation): Move | undefined {
  const place = isPatient(situation) ? placeToOpen(situation) : undefined;
  const way = place && wayInto(place, situation.scene.elements);
  const isBranch = place?.role === 'treeitem' || way !== place;
  return place && way && isBranch ? clickOn(way, seen(place, situation, entered, leftFrom(situation.scene))) : undefined;
}

function partCalled(within: Description, situation: Situation): ObservedElement | undefined {
  // "The recycle bin" may be called so as a whole.
  const isWhole =
    within.noun !== '' && situation.scene.elements.some((each) => isClickable(each) && likeness(within.whole, each.name) >= 0.95);
  const full = isWhole ? within.whole : within.name || within.whole;
  // "The editor settings", "the books forum", where the page has what leads to them under "Editor" and "books".
  const short = within.exact
    ? full
    : full.replace(
        /(?<=\p{L}) (?:settings|preferences|options|forum|board|channel|community|category|section|department|page|folder)$/iu,
        '',
      );
  const hasShort =
    short !== full &&
    situation.scene.elements.some((each) => isClickable(each) && likeness(short, each.name) >= 0.97) &&
    !situation.scene.elements.some((each) => likeness(full, each.name) >= 0.75);
  const said = hasShort ? short : full;
  if (said === '' || isAnyUnfolded(said, situation.scene)) return undefined;
  const item = shutItem(said, situation.scene);
  if (item && isUntried(item, situation)) return item;
  const called = find({ ...within, roles: [], noun: '', name: said }, 'click', situation);
  const [place] = called.type === 'found' ? called.elements : [];
  // A button in a row or card does something to it, and so does a link that says by a verb what.
  const acts = place && (place.role === 'button' || (isCommon(place.name.split(' ')[0] ?? '') && !isWay(place)));
  const leads = place && !isTold(place, said) && (!acts || likeness(said, place.name) >= 0.9);
  if (place && leads && isPlaceToOpen(place, situation)) return place;
  const choices = isOfConsent(said) ? consentChoices(situation.scene) : undefined;
  if (choices && isUntried(choices, situation)) return choices;
  return situation.scene.elements.find((element) => isPlaceToOpen(element, situation) && likeness(said, element.name) >= 0.9);
}

/** "Phone: 555-0298" is no place that is called the phone, and an address with somebody's name in it leads to a letter. */
const isTold = ({ name, label }: ObservedElement, said: string): boolean =>
  (label !== undefined && likeness(said, label) > likeness(said, name)) || (name.includes('@') && !said.includes('@'));

export const isPlaceToOpen = (element: ObservedElement, situation: Situation): boolean =>
  isClickable(element) &&
  isUntried(element, situation) &&
  !element.states.includes('selected') &&
  !element.states.includes('expanded') &&
  !checkableRoles.includes(element.role) &&
  !(element.role === 'button' && isOfEach(element, situation.scene)) &&
  (isPart(element, situation) || situation.instructions[situation.cursor.at]?.kind !== 'read');

/** For an answer only what says of itself that it is a part of the page is opened: what else is called so may switch something. */
const isPart = (element: ObservedElement, { scene }: Situation): boolean =>
  element.role === 'link' || element.role === 'tab' || folds(scene).includes(element);

/** "Choose a store", "View all flights": where one of several things is asked for, of which the page shows none. */
function listToOpen(situation: Situation): ObservedElement | undefined {
  const what = spokenOf(situation);
  if (!what || what.noun === '' || (!what.rank && !what.where && what.ordinal === undefined && !what.all)) return undefined;
  const openers = situation.scene.elements.filter(
    (element) =>
      isClickable(element) &&
      isUntried(element, situation) &&
      element.name.split(' ').length <= 4 &&
      listing.some((verb) => beginsWith(element.name, verb)) &&
      holdsSense(element.name, what.noun) &&
      // What stands behind fields sends them as they are.
      !isBehindFields(element, situation.scene),
  );
  return openers.length === 1 ? openers[0] : undefined;
}

const listing: readonly string[] = ['choose', 'select', 'pick', 'find', 'show', 'view', 'see', 'browse', 'list', 'all', 'change'];

/** The row or card that the thing is said to stand in: what can be done to it may come up only under the pointer. */
function unitSpokenOf(situation: Situation): Unit | undefined {
  const within = spokenOf(situation)?.within;
  const place = within && find(within, 'point', situation);
  return place?.type === 'found' ? situation.scene.unitOf(place.elements[0]) : undefined;
}

/** The menu of that row or card; without one, the only menu of the page. */
function menuIn(elements: readonly ObservedElement[] | undefined, situation: Situation): ObservedElement | undefined {
  // What stands in one of several entries is of that one.
  const isOfPage = (element: ObservedElement) => elements !== undefined || situation.scene.entriesWith(element).length === 0;
  const [only, ...others] = (elements ?? situation.scene.elements).filter(
    (element) => isMenu(element) && isOfPage(element) && !isSign(element, situation.scene.elements),
  );
  // One that the goal had opened would be closed.
  const isOpen = situation.instructions
    .slice(0, situation.cursor.at)
    .some(
      (before) => (before.kind === 'click' || before.kind === 'open') && only !== undefined && likeness(before.what.name, only.name) >= 0.9,
    );
  return only && !isOpen && (elements || others.length === 0) && isUntried(only, situation) ? only : undefined;
}

/** How many of the things of which one is said by its place stand on this page of the list. */
function onThisPage(situation: Situation): number {
  const what = spokenOf(situation);
  const here = situation.instructions[situation.cursor.at];
  if (what && here?.kind === 'read' && here.form === 'count') return isAtTheBeginning(situation) ? unitsHere(what, situation) : Number.NaN;
  if (what?.ordinal === undefined || what.ordinal < 0) return 0;
  return unitsHere(what, situation);
}

function unitsHere({ ordinal: _, ...every }: Description, situation: Situation): number {
  return unitsMeant({ ...every, all: true }, 'read', situation.scene.elements, situation)?.length ?? 0;
}

/** Whether no page of the list stands before this one, but those that were counted. */
function isAtTheBeginning({ scene, cursor, instructions }: Situation): boolean {
  if (cursor.passed !== undefined) return true;
  const wasTurned = instructions
    .slice(0, cursor.at)
    .some((before) => 'what' in before && typeof before.what === 'object' && /\bpage\b/i.test(`${before.what.noun} ${before.what.name}`));
  const back = scene.elements.some(
    (element) =>
      isClickable(element) && isUsable(element) && (/^[‹«<←◀]+$/.test(element.name.trim()) || likeness('previous', element.name) >= 0.85),
  );
  return !wasTurned && !back;
}
