/** Instructions about what is folded or lies over the page: open, close. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import type { Of } from '../../instruction.ts';
import { narrow } from '../arranging/narrowing.ts';
import { inAList } from '../filling/lists.ts';
import { say } from '../finding/candidates.ts';
import { find } from '../finding/find.ts';
import type { Found } from '../finding/found.ts';
import { clickOn, each, lacking, type Move, missing, named, next, refused, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { branchNamed, signOf } from '../page/branches.ts';
import { folds, isMenu } from '../page/folds.ts';
import { isClickable, isText, isUsable } from '../page/kinds-of-elements.ts';
import { turnerMeant } from '../page/pagers.ts';
import { isAmongPages, isOnePageOfSeveral, nextPage } from '../page/paging.ts';
import { placesOf } from '../page/places.ts';
import { wasAnswered } from '../sending/confirming.ts';
import { submit } from '../sending/sending.ts';
import { fold, holdsSense, holdsWords, likeness } from '../words/likeness.ts';
import { isCross } from '../words/signs.ts';
import { usableOr } from './acting.ts';
import { ofEntries } from './entries.ts';
import { hasMenuOpen, pointedAt } from './hidden-offers.ts';

const isOpen = ({ states }: ObservedElement) => states.includes('expanded') || states.includes('selected');

export function open({ what, clause }: Of<'open'>, situation: Situation): Move {
  const turned = turnedTo(what, situation);
  if (turned) return turned;
  const page = isNumberedPage(what) ? pagerTo(what.name, situation) : undefined;
  if (page) return clickOn(page);
  const way = /^(next|previous) page$/i.exec(what.name)?.[1]?.toLowerCase() as 'next' | 'previous' | undefined;
  const turner = way && !what.exact ? turnerMeant(way, situation) : undefined;
  if (turner === 'unclear') return refused(`several controls may turn to the ${way} page; say which, by its place`);
  if (turner) return clickOn(turner);
  const listed = hasMenuOpen(situation.cursor) ? byItsMenu(what, situation) : undefined;
  if (listed) return listed;
  const plain = find(what, 'click', situation);
  const found = plain.type === 'none' ? (calledWithVerb(what, clause, situation) ?? plain) : plain;
  // A row that has the number in it is no page.
  if (found.type === 'found' && isNumberedPage(what) && !found.elements.some(({ name }) => isCalledPage(what.name, name)))
    return openUnnamed(what, situation) ?? missing(`there is no page ${what.name} to go to`);
  if (found.type === 'none' && isBelow(situation) && situation.changed === false)
    return refused(`nothing is below what the way to ${say(what)} leads through`);
  const longer = found.type === 'none' ? foldBeginning(what, situation) : undefined;
  if (longer) return unfold(longer, situation);
  // What was opened may be called by all that has come to stand in it.
  if (found.type === 'none' && situation.cursor.stage > 0 && situation.changed) return next;
  if (found.type !== 'found')
    return (
      openUnnamed(what, situation) ??
      (isRelease(what) ? inAList(what, situation) : undefined) ??
      (found.type === 'none' ? entrySaying(what, situation) : undefined) ??
      (situation.tried?.length ? ifDone(byItsMenu(what, situation)) : undefined) ??
      lacking(found)
    );
  const [called, ...others] = found.elements;
  const only = branchNamed(called, situation.scene.elements) ?? called;
  if (others.length === 0 && isOnlyItsMenu(only, what, situation))
    return byItsMenu(what, situation) ?? missing(`${say(what)} has only a menu`);
  if (others.length === 0 && (only.states.includes('collapsed') || situation.cursor.stage > 0) && isUsable(only))
    return unfold(only, situation);
  if (others.length === 0 && isOnTheWay(situation) && isMenuItem(only, situation.scene))
    return { type: 'act', act: { kind: 'hover', element: only.index }, on: only };
  return usableOr(found, situation, (element) => (isOpen(element) ? undefined : { kind: 'click', element: element.index }));
}

/** A control that brings up what can be done with an entry opens none. */
const isOnlyItsMenu = (control: ObservedElement, { name, whole, roles }: Description, { scene }: Situation): boolean => {
  const unit = scene.unitOf(control);
  const isCalled = [name, whole].some((said) => said !== '' && likeness(said, control.name) >= leastMenu);
  return unit !== undefined && scene.hasLikes(unit) && isMenu(control, unit.elements) && roles.length === 0 && !isCalled;
};
const leastMenu = 0.75;

const ifDone = (move: Move | undefined): Move | undefined => (move?.type === 'act' ? move : undefined);

/** "Open the order of Bo", where that is in the menu of its row. */
function byItsMenu(what: Description, { cursor, ...rest }: Situation): Move | undefined {
  // The menu is seen: the pointer needs not bring it up.
  const explored = hasMenuOpen(cursor) ? cursor.explored : [...cursor.explored, pointedAt];
  let move: Move | undefined;
  for (const verb of ['open', 'view', 'details']) {
    move = ofEntries(verb, what, { ...rest, cursor: { ...cursor, explored } });
    if (move?.type === 'act') return move;
  }
  return move;
}

/** "See the availability of …", where each has a button "See availability": called by the verb too. */
function calledWithVerb(what: Description, clause: string, situation: Situation): Found | undefined {
  const verb = /^\p{L}+(?= )/u.exec(clause)?.[0];
  if (verb === undefined || what.exact || what.name === '' || what.roles.length > 0) return undefined;
  // "The refundable Hotel Belle" may be one that is not.
  const { within } = what;
  if (within && !within.exact && /^\p{Ll}.* \p{Lu}/u.test(within.name)) return undefined;
  const name = `${verb} ${what.name}`;
  const found = find({ ...what, name, whole: name }, 'click', situation);
  return found.type === 'found' && found.elements.every((element) => fold(element.name) === fold(name)) ? found : undefined;
}

/** "The section Shipping" may be called "Shipping & delivery": the only one that begins so, and nothing else is opened in search of it. */
function foldBeginning({ name, exact, where, rank, ordinal, within, all }: Description, { scene }: Situation): ObservedElement | undefined {
  if (exact || name === '' || (where ?? rank ?? ordinal ?? within ?? all) !== undefined) return undefined;
  const begins = (called: string) => fold(called).startsWith(`${fold(name)} `);
  return onlyOf(
    scene.elements.filter(
      (element) =>
        isUsable(element) && begins(element.name) && element.states.some((state) => state === 'collapsed' || state === 'expanded'),
    ),
  );
}

/** "Open “Contract draft”", "open #471": the only entry of the page's lists that says so among other things. */
function entrySaying({ name, exact, where, rank, ordinal, within, all }: Description, { scene, tried = [] }: Situation): Move | undefined {
  if ((!exact && !isNumber.test(name)) || (where ?? rank ?? ordinal ?? within ?? all) !== undefined) return undefined;
  const saying = scene.elements.filter((element) => holdsWords(element.name, name) && !isAroundEntry(element, scene));
  const [unit, ...others] = new Set(saying.map((element) => scene.unitOf(element)));
  if (!unit || others.length > 0 || !scene.hasLikes(unit)) return undefined;
  const links = saying.filter(({ role }) => role === 'link');
  const lead = links.length > 0 ? onlyOf(links) : saying.find(isText);
  return lead && !saying.some((element) => tried.includes(scene.keyOf(element))) ? clickOn(lead) : undefined;
}
/** What an entry is as a whole, where the page takes a click anywhere on it. */
const isAroundEntry = ({ index, role, name }: ObservedElement, scene: Situation['scene']): boolean => {
  const first = scene.elements[index + 1];
  const unit = ['listitem', 'row', 'clickable', 'option', 'article'].includes(role) && first ? scene.unitOf(first) : undefined;
  return unit?.elements[0] === first && first !== undefined && name.startsWith(first.name);
};
const isNumber = /^#?(?:\p{Lu}[\p{Lu}\d]*-)?\d+$/u;

const isOfPath = ({ cursor: { at }, instructions }: Situation, step: 1 | -1): boolean => {
  const other = instructions[at + step];
  return other?.kind === 'open' && other.clause === instructions[at]?.clause;
};
/** "File > Format > MP3": neither where a path begins nor where it ends. */
const isOnTheWay = (situation: Situation): boolean => isOfPath(situation, -1) && isOfPath(situation, 1);
/** What a path has led to so far was pointed at or opened right before. */
const isBelow = (situation: Situation): boolean => situation.cursor.explored.length === 0 && isOfPath(situation, -1);

/** An item that has come up in a menu, and does not say that there is more below it: a click would do what it says. */
const isMenuItem = (element: ObservedElement, scene: Situation['scene']): boolean =>
  element.role === 'menuitem' ||
  element.role === 'listitem' ||
  ((isText(element) || element.role === 'clickable') &&
    element.role !== 'heading' &&
    scene.around(element).some((group) => menus.includes(scene.groups[group]?.role ?? '')));
const menus: readonly string[] = ['menu', 'list', 'listitem'];

const isNumberedPage = ({ noun, name, exact, where, rank }: Description): boolean =>
  noun === 'page' && !exact && !where && !rank && /^\d{1,3}$/.test(name);

const isCalledPage = (number: string, name: string): boolean => new RegExp(`^(?:(?:go to )?page )?${number}$`, 'i').test(name.trim());

/** What the list is turned to that page by. */
const pagerTo = (number: string, situation: Situation): ObservedElement | undefined =>
  situation.scene.elements.find(
    (element) => isClickable(element) && isUsable(element) && isCalledPage(number, element.name) && isAmongPages(element, situation),
  );

/** "Switch to version 2.1": of a list of them. */
const isRelease = ({ name }: Description): boolean => /^(?:version|release|v) ?\d/i.test(name);

const mostTurned = 60;

/** "The last page", "page 3", where only the page before and the next can be gone to: turned until it is there. */
function turnedTo({ noun, name, ordinal, where, rank }: Description, situation: Situation): Move | undefined {
  const { scene, cursor, changed } = situation;
  const number = /^\d{1,3}$/.test(name) ? Number(name) : undefined;
  if (noun !== 'page' || where || rank || (number === undefined && (name !== '' || ordinal !== -1))) return undefined;
  const on = nextPage(situation);
  if (!isOnePageOfSeveral(situation)) return undefined;
  const said = scene.elements.flatMap(
    (element) => /\bpage\s+(\d{1,3})\s*(?:of|\/)\s*\d{1,3}\b/i.exec(element.name.slice(0, 80))?.[1] ?? [],
  );
  const here = said.length === 1 ? Number(said[0]) : undefined;
  if (number !== undefined && (here === undefined || number < here)) return undefined;
  if (number === undefined ? on === undefined || (cursor.stage > 0 && changed === false) : here === number) return next;
  if (!on || cursor.stage > mostTurned)
    return missing(number === undefined ? 'the last page was not reached' : `there is no page ${number}`);
  return clickOn(on, { stage: cursor.stage + 1, tried: [] });
}

/** What says that it is closed must say otherwise then; a branch that a click only marks opens by its key (ARIA Authoring Practices, tree view). */
function unfold(element: ObservedElement, { cursor: { stage, hand }, scene }: Situation): Move {
  const sign = signOf(element, scene.elements);
  if (sign && stage < 2) return element.states.includes('collapsed') ? clickOn(sign, { stage: stage + 1 }) : next;
  if (stage > 0 && !element.states.includes('collapsed')) return next;
  if (stage === 0) return clickOn(element, { stage: 1 });
  const key = element.role === 'treeitem' && stage === 1 ? 'ArrowRight' : 'Enter';
  if (stage > 2 || hand !== scene.keyOf(element)) return missing(`${element.role} ${JSON.stringify(element.name)} stays closed`);
  return { type: 'act', act: { kind: 'press', key, element: element.index }, on: element, ok: { stage: stage + 1 } };
}

/** "Expand the section", "the pie menu", "the next step": what is there to be opened, where there is but one. */
function openUnnamed(what: Description, situation: Situation): Move | undefined {
  const { scene, cursor, instructions } = situation;
  if (what.exact || what.where || what.rank || what.ordinal !== undefined) return undefined;
  if (/^next (?:step|page|screen)$/i.test(what.name)) return submit({ kind: 'submit', clause: '', as: 'next' }, situation);
  // "Section #2 below" is called by its kind and number.
  const number = /^#?\s?(\d+)(?:\s+(?:below|above))?$/.exec(what.name)?.[1];
  const numbered = number === undefined ? undefined : find(named(`${what.noun} ${number}`), 'click', situation);
  if (numbered?.type === 'found') return each(numbered.elements, situation, ({ index }) => ({ kind: 'click', element: index }));
  const isOfMenus = what.roles.includes('menu');
  if (what.name !== '' && !isOfMenus) return undefined;
  const folded = folds(scene).filter((element) => what.name === '' || element.role !== 'heading');
  const closed = folded.length > 0 ? folded : scene.elements.filter((element) => isSection(element) && holdsSense(element.name, what.noun));
  const ways =
    closed.length > 0 || !isOfMenus ? closed : scene.elements.filter((element) => isMenu(element) || /^[+＋]$/.test(element.name));
  const [only, ...others] = ways;
  if (only && others.length === 0) return clickOn(only);
  const following = instructions[cursor.at + 1];
  // Which of them leads to it shows in looking for it.
  return others.length > 0 && what.name === '' && (following?.kind === 'click' || following?.kind === 'find') ? next : undefined;
}

const isSection = (element: ObservedElement): boolean => element.role === 'heading' || isClickable(element);

const closing: readonly string[] = ['close', 'dismiss', 'no thanks', 'not now', 'got it', 'skip', 'later', 'cancel', 'ok'];
/** Those that close nothing but what lies over a page. */
const sureClosing = 5;

const whatever = /\b(?:whatever|anything|everything)\b/i;

export function close({ what, clause, narrowing }: Of<'close'>, situation: Situation): Move {
  const { scene, cursor } = situation;
  const every = what?.all && what.roles.includes('dialog') ? closeEvery(situation) : undefined;
  if (every) return every;
  const narrowed = narrowing && narrow(narrowing, situation);
  if (narrowed && (narrowed.type !== 'missing' || narrowed.unclear)) return narrowed;
  if (what !== undefined) {
    const itself = find(what, 'click', situation);
    if (itself.type === 'found' && itself.elements[0].states.includes('expanded'))
      return each(itself.elements, situation, ({ index }) => ({ kind: 'click', element: index }));
    const places = placesOf(what, situation);
    const held = places.length === 0 ? [] : scene.elements.filter((element) => places.some((holds) => holds(element)));
    const inside = closerAmong(held);
    const alike = inside && scene.dialog === undefined ? held.filter(({ role, name }) => role === inside.role && name === inside.name) : [];
    if (alike.length > 1 && !what.ordinal && !isCross(inside?.name ?? ''))
      return refused(`${alike.length} could be meant by ${say(what)}; say which`);
    if (inside) return clickOn(inside);
    // What is quoted and stands nowhere is yet to come, or is not there: what closes another thing does not close it.
    const isQuoted = what.exact && what.name !== '' && what.roles.length === 0;
    if (isQuoted && ![...scene.elements, ...scene.groups].some(({ name }) => holdsSense(name, what.name)))
      return missing(`nothing on the page says ${JSON.stringify(what.name)}`);
  }
  const isOfDialog = what === undefined ? dialogs.test(clause) : what.roles.includes('dialog');
  if (isOfDialog) {
    const answered = wasAnswered(situation);
    if (answered) return answered;
  }
  const { dialog } = scene;
  // A thing of its own name is not what just any button of the page closes: blinds, tickets, accounts.
  const isThing = what !== undefined && !isOfDialog && !laidOver.test(`${what.name} ${what.noun} ${what.whole}`);
  const isOver = (element: ObservedElement) => (isThing ? element.isNew === true : isLaidOver(element, scene));
  const over = dialog === undefined ? scene.elements.filter(isOver) : scene.within(dialog);
  // What a dialog is closed by is no other button of the page.
  const others = dialog === undefined && !isThing ? closerAmong(scene.elements, isOfDialog ? sureClosing : undefined) : undefined;
  const closer = closerAmong(over) ?? others;
  if (closer) return clickOn(closer);
  if (dialog !== undefined && cursor.stage === 0) return { type: 'act', act: { kind: 'press', key: 'Escape' }, ok: { stage: 1 } };
  if (dialog === undefined && cursor.stage > 0) return next;
  // What covers something that is wanted later is sent away then.
  if (whatever.test(clause) && situation.instructions.length > cursor.at + 1) return next;
  return missing(
    what === undefined ? 'nothing on the page could be closed' : `${say(what)} can't be found, or has nothing to close it with`,
  );
}

/** "Close all pop-ups": what closes the one that lies over the page, and all that is built like it; the last to have come lies on top. */
function closeEvery(situation: Situation): Move | undefined {
  const { scene, cursor, changed } = situation;
  const { over, covered = [] } = scene.observation;
  if (cursor.stage === 1) return next;
  if (cursor.stage > 1 && changed === false) return missing('one of them could not be closed');
  const isAny = covered.length > 0 || cursor.stage > 0;
  const inside = isAny
    ? scene.elements
    : scene.elements.filter(
        (element) => isLaidOver(element, scene) || scene.around(element).some((group) => scene.groups[group]?.role === 'dialog'),
      );
  const first = scene.elements[over?.control ?? -1] ?? closerAmong(inside, sureClosing);
  const alike = scene.elements.filter(({ role, name }) => role === first?.role && name === first.name);
  const left = cursor.stage > 0 ? cursor.stage - 1 : alike.length;
  const last = alike.at(-1);
  return last && (alike.length > 1 || cursor.stage > 0) ? clickOn(last, { stage: left }) : undefined;
}

const dialogs = /\b(?:dialog(?:ue)?|alert|confirmation|prompt|pop-?up|modal)\b/i;
export const laidOver =
  /\b(?:modal|dialog|overlay|pop-?(?:up|over)|lightbox|drawer|toast|banner|notice|notification|tooltip|snackbar|alert)\b/i;

/** It has come up, or stands in what its maker calls so. */
const isLaidOver = (element: ObservedElement, scene: Situation['scene']): boolean =>
  element.isNew || scene.around(element).some((group) => laidOver.test(scene.groups[group]?.hints ?? ''));

function closerAmong(elements: readonly ObservedElement[], words = closing.length): ObservedElement | undefined {
  const controls = elements.filter((element) => isClickable(element) && isUsable(element));
  const cross = controls.find(({ name }) => isCross(name));
  for (const word of closing.slice(0, words)) {
    const found = controls.find(({ name }) => likeness(word, name) >= 0.8) ?? (word === 'close' ? cross : undefined);
    if (found) return found;
  }
  return controls.find(({ name, hints = '' }) => name === '' && holdsSense(hints, 'close'));
}
