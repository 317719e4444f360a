/** Opens what is folded, listed or led to. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import type { Of } from '../../instruction.ts';
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
import { submit } from '../sending/sending.ts';
import { beginsWith, fold, holdsSense, holdsWords, likeness } from '../words/likeness.ts';
import { usableOr } from './acting.ts';
import { ofEntries } from './entries.ts';
import { hasMenuOpen, pointedAt } from './hidden-offers.ts';
import { openDialog } from './opening-dialogs.ts';

const isOpen = ({ states }: ObservedElement) => states.includes('expanded') || states.includes('selected');

/** "The about page" is what a link of the site leads to that is called "About us". */
function leadingToPage(what: Description, situation: Situation): ReturnType<typeof find> | undefined {
  const [, name] = /^(\p{Ll}[\p{Ll} ]*) (?:page|section|screen)$/u.exec(what.exact ? '' : what.name) ?? [];
  if (name === undefined) return undefined;
  const found = find({ ...what, name, whole: name }, 'click', situation);
  const isWay = ({ role }: ObservedElement) => role === 'link' || role === 'tab' || role === 'menuitem';
  if (found.type === 'found') return found.elements.every(isWay) ? found : undefined;
  const way = onlyOf(situation.scene.elements.filter((element) => isWay(element) && beginsWith(element.name, name)));
  return way && { type: 'found', elements: [way] };
}

/** What the page of a thing is called, which its list seldom says. */
const ownPage =
  /^(?!(?:next|previous|first|last|other|new|same|front|home|start|main)\b)(?:[\p{Ll}-]+ )?(?:page|thread|details?|discussion|conversation|profile|record)$/u;

export function open(instruction: Of<'open'>, situation: Situation): Move {
  const { what, clause } = instruction;
  const dialog = openDialog(instruction, situation);
  if (dialog) return dialog;
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
  const found = plain.type === 'none' ? (calledWithVerb(what, clause, situation) ?? leadingToPage(what, situation) ?? plain) : plain;
  // A row that has the number in it is no page.
  if (found.type === 'found' && isNumberedPage(what) && !found.elements.some(({ name }) => isCalledPage(what.name, name)))
    return openUnnamed(what, situation) ?? missing(`there is no page ${what.name} to go to`);
  if (found.type === 'none' && isBelow(situation) && situation.changed === false)
    return refused(`nothing is below what the way to ${say(what)} leads through`);
  const longer = found.type === 'none' ? foldBeginning(what, situation) : undefined;
  if (longer) return unfold(longer, situation);
  // What was opened may be called by all that has come to stand in it.
  if (found.type === 'none' && situation.cursor.stage > 0 && situation.changed) return next;
  // "The thread of the newest post" is what that leads to.
  if (found.type === 'none' && what.within && ownPage.test(what.name) && !what.exact)
    return open({ ...instruction, what: what.within }, situation);
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
