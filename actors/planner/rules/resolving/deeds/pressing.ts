/** The control of a thing that does what a verb says: in its row, in its menu, or on the page where the thing is all of it. */
import { isDeepStrictEqual } from 'node:util';
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { leftFrom } from '../elsewhere/explore.ts';
import { say } from '../finding/candidates.ts';
import { find } from '../finding/find.ts';
import type { Found } from '../finding/found.ts';
import { shapesMeant } from '../finding/shapes.ts';
import { clickOn, clickUsable, lacking, type Move, missing, named, next, refused, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isClickable, isEditable, isText, isUsable } from '../page/kinds-of-elements.ts';
import { apartFrom } from '../page/neighbours.ts';
import { nextPage } from '../page/paging.ts';
import { placesOf } from '../page/places.ts';
import { isPageOf } from '../page/records.ts';
import type { Scene } from '../page/scene.ts';
import { submit } from '../sending/sending.ts';
import { holdsSense, holdsWords, isSameName, likeness } from '../words/likeness.ts';
import { isCross } from '../words/signs.ts';
import { byTicking, toolFor, waitsForTicks } from './by-selection.ts';
import { ofEntries } from './entries.ts';
import { fewerThan } from './fewer-than-asked.ts';
import { namedWhole } from './named-whole.ts';
import { isForAnother, isOver, saysDone, saysOnlyWhere } from './offers.ts';
import { forAll, isDone } from './pressing-each.ts';
import { afterTicking, byAWay, entryOf, ways } from './ways-to-controls.ts';

/** "ABC stock": a code, and what it is a code of, which the page need not say. */
const coded = /^(\p{Lu}[\p{Lu}\d]{1,7}) \p{Ll}+$/u;

const publishing = /^(?:publish|post|send|share|tweet)\b/;

/** The kinds of writing that a toolbar may call by their letter. */
export const letterOf = (as: string): string | undefined => letters.get(as);
const letters: ReadonlyMap<string, string> = new Map([
  ['bold', 'B'],
  ['italic', 'I'],
  ['underline', 'U'],
]);

/** The control of that name in the thing, or on the page where the thing is all of it. */
export function press(as: string, what: Description | undefined, situation: Situation): Move {
  const { cursor } = situation;
  if ((what?.ordinal ?? 0) < 0 && nextPage(situation)) return missing('the list goes on on further pages, where its last one is');
  const few = what === undefined ? undefined : fewerThan(what, situation);
  if (few) return few;
  const whole = what === undefined ? undefined : namedWhole(as, what, situation);
  if (whole) return isDone(as, whole) ? next : clickOn(whole);
  const entry = what === undefined ? undefined : ofEntries(as, what, situation);
  if (entry) return entry;
  const [, code] = what?.exact === false ? (coded.exec(what.name) ?? []) : [];
  if (what && code !== undefined && !situation.scene.elements.some(({ name }) => holdsWords(name, what.name)))
    return press(as, { ...what, name: code, whole: code }, situation);
  const sign = signOf(as, situation);
  if (sign) return clickOn(sign);
  // "Block the author of the fourth post": where nothing is called so, it is the thing itself.
  if (what?.within && !what.all && isPlain(what) && find(what, 'point', situation).type === 'none')
    return press(as, what.within, situation);
  const control: Description = { ...named(as), ...(what?.all && { all: true }), ...(what && { within: what }) };
  const inside = what === undefined ? undefined : find(control, 'use', situation);
  const said = inside?.type === 'found' ? inside.elements.filter((each) => isClickable(each) || isIcon(each)) : [];
  const short = said.length > 0 || what === undefined ? said : shortlyIn(as, what, situation);
  const elements = short.length > 0 || what === undefined || inside?.type === 'unclear' ? short : onItsLine(as, what, situation);
  if (what && !what.all && elements.length > 1 && short.length === 0)
    return refused(`${elements.length} of what the page shows are ${say(what)}`);
  if (what?.all) return forAll(as, what, elements, situation);
  const [element] = elements;
  if (element) return pressOwn(as, element, what, situation);
  const marked = what && byState(as, what, situation);
  if (marked) return marked;
  if (favoured.test(as)) return press('star', what, situation);
  const [, taken] = /^un(\p{L}{3,})(?: from)?$/u.exec(as) ?? [];
  const undone = taken !== undefined && what !== undefined ? undo(taken, what, situation) : undefined;
  if (undone) return undone;
  if (inside?.type === 'unclear')
    return (what && isCodeOnShow(what.name, situation.scene) && onlyOne(as, what, situation)) || lacking(inside);
  if (what === undefined) return pressOfPage(as, situation);
  // What did not open when it was clicked shows nothing of its own now.
  const isVain = cursor.explored.length > 0 && cursor.explored.includes(leftFrom(situation.scene));
  const isShown = wasOpened(what, situation) || (!isVain && ways.some((way) => way !== 'hover' && cursor.explored.includes(way)));
  const shown = isShown ? (controlSo(find(named(as), 'use', situation), as, what, situation) ?? toolOfTicked(as, situation)) : undefined;
  if (shown) return pressOwn(as, shown, what, situation);
  const thing = find(what, 'point', situation);
  // Of several entries that are spoken of alike, none is meant by a control that is of no entry.
  if (thing.type === 'unclear' && areEntries(what, situation)) return lacking(thing);
  const isOpen = thing.type !== 'found' || situation.scene.unitOf(thing.elements[0]) === undefined;
  const only = isOpen ? onlyOne(as, what, situation) : undefined;
  if (only) return only;
  if (thing.type !== 'found') return answerTo(as, what, situation) ?? lacking(thing);
  return byAWay(as, what, thing.elements[0], situation);
}

/** "Open the mail and forward it": what is offered beside the list is of what was opened from it. */
const wasOpened = (what: Description, { instructions, cursor }: Situation): boolean => {
  const before = instructions[cursor.at - 1];
  return before?.kind === 'open' && !what.all && isDeepStrictEqual(before.what, what);
};

/** "Remove selected", once the one that is meant is ticked. */
const toolOfTicked = (as: string, { scene, cursor, instructions }: Situation): ObservedElement | undefined =>
  cursor.explored.includes('tick') ? toolFor(as, instructions[cursor.at]?.clause ?? '', scene) : undefined;

function areEntries(what: Description, situation: Situation): boolean {
  const { scene } = situation;
  const all = find({ ...what, all: true }, 'point', situation);
  const units = new Set(all.type === 'found' ? all.elements.flatMap((element) => scene.unitOf(element) ?? []) : []);
  return units.size > 1 && [...units].every((unit) => scene.hasLikes(unit));
}

/** The letter of a toolbar that nothing else is called by, or the only patch of that colour. */
function signOf(as: string, situation: Situation): ObservedElement | undefined {
  const { elements } = situation.scene;
  const letter = letterOf(as);
  const lettered = onlyOf(letter === undefined ? [] : elements.filter((each) => isClickable(each) && each.name.trim() === letter));
  if (lettered && find(named(as), 'use', situation).type !== 'found') return lettered;
  return onlyOf(shapesMeant({ ...named(''), noun: 'shape', look: [as] }, elements) ?? []);
}

/** "Mark the room as favourite": its own control may be called by the state alone. */
function byState(as: string, what: Description, situation: Situation): Move | undefined {
  const [, state = ''] = /^mark as (?:an? |the )?(\p{L}+)$/u.exec(as) ?? [];
  const found = state === '' ? undefined : find({ ...named(state), within: what }, 'use', situation);
  const [control] = found?.type === 'found' ? found.elements : [];
  const isIt = control?.role === 'button' && likeness(state, control.name) >= 0.9 && situation.scene.unitOf(control) !== undefined;
  return isIt ? pressOwn(state, control, what, situation) : undefined;
}

/** What is pressed already would be undone by a press. */
function pressOwn(as: string, control: ObservedElement, what: Description | undefined, situation: Situation): Move {
  // In a column that is called by the verb, a tick only says which are meant by the button behind the list.
  const ticked = what && control.role === 'checkbox' ? byTicking(as, what, [control], situation) : undefined;
  if (ticked) return ticked;
  if (isDone(as, control)) return next;
  if (isOver(as, control))
    return missing(`${control.role} ${JSON.stringify(control.name)} says that it is done already, and a press would undo it`);
  return afterTicking(control, what, situation) ?? clickUsable(control);
}

/** The control of that name, wherever it stands; what was written is published by what sends it. */
function pressOfPage(as: string, situation: Situation): Move {
  const found = find(named(as), 'use', situation);
  const control = controlSo(found, as, undefined, situation);
  if (control) return isDone(as, control) ? next : clickUsable(control);
  if (publishing.test(as) && situation.hand && isEditable(situation.hand)) return submit({ kind: 'submit', clause: '', as }, situation);
  return missing(found.type === 'found' ? `nothing on the page is there to ${as}` : found.why);
}

/** What was found for a verb, where it is a control and may be the thing's. */
function controlSo(found: Found, as: string, what: Description | undefined, situation: Situation): ObservedElement | undefined {
  const [control] = found.type === 'found' ? found.elements : [];
  if (!control || !(isClickable(control) || (what && isBareControl(control, as)))) return undefined;
  // What was there before the other button was pressed has nothing to do with it.
  if (what && situation.cursor.explored.at(-1) === 'context' && !control.isNew) return undefined;
  if (what && isForAnother(control, as, what) && !saysOnlyWhere(control, as, situation)) return undefined;
  return isMenuOf(control, situation) || isOfThing(control, what, situation) ? control : undefined;
}

/** Pages build controls of plain words, which a thing that was opened shows. */
const isBareControl = (element: ObservedElement, as: string): boolean =>
  isText(element) && element.role !== 'heading' && likeness(as, element.name) >= 0.9;

const refusing =
  /^(?:cancel|decline|disagree|reject|refuse|deny|no|i (?:decline|disagree|refuse)|(?:i )?do(?: not|n['’]t) (?:accept|agree))$/i;
const agreeing = /^(?:accept|agree|ok|okay|yes|continue|confirm|i (?:accept|agree))$/i;

/** "Decline it", of an agreement: the page has one control that refuses, beside the one that agrees. */
function answerTo(as: string, { name, exact, where, within }: Description, { scene }: Situation): Move | undefined {
  const isRefusal = /^(?:decline|reject|refuse|deny|disagree)$/.test(as);
  // What bears a name is not all that the page is about.
  if ((!isRefusal && !/^(?:accept|agree)$/.test(as)) || exact || where || within || !/^[\p{Ll} ]*$/u.test(name)) return undefined;
  const controls = scene.elements.filter((element) => isClickable(element) && isUsable(element));
  const [refusals, consents] = [refusing, agreeing].map((words) => controls.filter(({ name }) => words.test(name.trim())));
  const [meant, ...others] = (isRefusal ? refusals : consents) ?? [];
  return meant && others.length === 0 && refusals?.length === 1 && consents?.length === 1 ? clickUsable(meant) : undefined;
}

/** What has come up by the other button of the mouse is of the thing that this was pressed on, wherever it stands. */
const isMenuOf = ({ isNew }: ObservedElement, { cursor }: Situation): boolean => isNew && cursor.explored.at(-1) === 'context';

/** What was tried in vain is what was meant all the same; what leads about the site is nobody's. */
function isOfThing(element: ObservedElement, what: Description | undefined, situation: Situation): boolean {
  const { scene } = situation;
  if (what && scene.around(element).some((group) => scene.groups[group]?.role === 'navigation')) return false;
  const meant = what && find(what, 'point', { ...situation, tried: [] });
  return meant?.type !== 'found' || !meant.elements.some((thing) => apartFrom(thing, scene)(element));
}

/** A row says but "Add", where the page says into what, and is taken away by its cross. */
function shortlyIn(as: string, what: Description, situation: Situation): readonly ObservedElement[] {
  const isAdding = /^add to (?:cart|basket|bag|trolley|order)$/.test(as);
  const isTaking = /^(?:delete|remove|discard)$/.test(as);
  if (!isAdding && !isTaking) return [];
  const things = find(what, 'point', situation);
  if (things.type !== 'found') return [];
  const { scene } = situation;
  const each = things.elements.map((thing) => {
    // A cross that its maker calls by the verb is there to be pressed, whatever it is made of.
    const isOwnCross = ({ name, hints = '' }: ObservedElement) => isTaking && isCross(name) && holdsSense(hints, as);
    const own = scene.unitOf(thing)?.elements.filter((each) => (isClickable(each) && isUsable(each)) || isOwnCross(each)) ?? [];
    const meant = own.filter(({ name }) => (isAdding ? likeness('add', name) >= 0.9 || likeness('buy', name) >= 0.9 : isCross(name)));
    return meant.length === 1 ? meant : [];
  });
  return each.every(({ length }) => length === 1) ? each.flat() : [];
}

/** Of what stands in no row or card, the text right before a control on its line says what it is of. */
function onItsLine(as: string, what: Description, situation: Situation): readonly ObservedElement[] {
  const { name, within, where, rank, ordinal, beside } = what;
  const { scene } = situation;
  if (name === '' || (where ?? rank ?? ordinal ?? beside) !== undefined) return [];
  const places = within && placesOf(within, situation);
  const found = find(what, 'point', situation);
  const thing = found.type === 'found' && found.elements.length === 1 ? found.elements[0] : undefined;
  const called = thing && scene.unitOf(thing) === undefined ? thing.name : name;
  // A word of a list is taken out by the cross behind it; that behind a heading or on a tab closes what that is of.
  const takesOut = ({ index, name: sign, group }: ObservedElement) =>
    as === 'remove' &&
    isCross(sign) &&
    scene.dialog === undefined &&
    scene.around({ ...(group !== undefined && { group }) }).every((at) => !['tab', 'tablist'].includes(scene.groups[at]?.role ?? '')) &&
    scene.elements.slice(index - 1, index).every((before) => isText(before) && before.role !== 'heading');
  return scene.elements.filter(
    (element) =>
      isClickable(element) &&
      !isEditable(element) &&
      [name, called].some((said) => isSameName(said, element.label ?? '')) &&
      (likeness(as, element.name) >= 0.9 || takesOut(element)) &&
      (places === undefined || places.some((holds) => holds(element))),
  );
}

/** A box of colour in the place of an icon: it has no words, and its maker has called it something. */
const isIcon = ({ role, look = '', hints = '' }: ObservedElement): boolean => role === 'img' && / \d+$/.test(look) && hints !== '';

/** What nothing is called, a star may be for. */
const favoured = /^mark as (?:an? )?(?:important|favou?rite|starred)$/;

/** A control that stays pressed is pressed once more, and so is the only one of the thing that says that it is done: "Following". */
function undo(as: string, what: Description, situation: Situation): Move | undefined {
  const found = what.all ? undefined : find({ ...named(as), within: what }, 'use', situation);
  const [control] = found?.type === 'found' ? found.elements : [];
  if (control && isClickable(control) && control.states.includes('checked')) return clickOn(control);
  const unit = what.all ? undefined : entryOf(what, situation);
  const done = onlyOf(unit?.elements.filter((element) => isClickable(element) && saysDone(as, element)) ?? []);
  // What opens a menu does not do it yet.
  return done && isUsable(done) && !done.states.some((state) => ['collapsed', 'expanded'].includes(state)) ? clickOn(done) : undefined;
}

const isPlain = ({ name, exact, where, rank, ordinal }: Description): boolean =>
  !exact && !where && !rank && ordinal === undefined && /^\p{Ll}+$/u.test(name);

/** The thing is what the page shows: said by a plain noun, or by words that stand on it, and in no list of several. */
function isOnShow({ name, exact, where = [], rank, ordinal }: Description, { scene }: Situation): boolean {
  if (rank || ordinal !== undefined) return false;
  const page = scene.elements.map((element) => element.name).join(' \n ');
  const said = where.flatMap((condition) => (condition.kind === 'holds' && !condition.not ? [condition.text] : []));
  if (said.length < where.length) return false;
  if (said.length > 0) return said.every((text) => holdsWords(page, text));
  return isCodeOnShow(name, scene) || isPageOf(name, scene) || name === '' || (!exact && /^\p{Ll}+$/u.test(name));
}

/** "FRN", where the page tells of nothing but one such thing. */
const isCodeOnShow = (name: string, scene: Scene): boolean =>
  /^\p{Lu}[\p{Lu}\d]{1,7}$/u.test(name) &&
  scene.units.size === 0 &&
  scene.elements.some((element) => isText(element) && holdsWords(element.name, name));

/** "The lamp that came up": a plain noun that the page does not use, where there is only one thing that it can be. */
function onlyOne(as: string, what: Description, situation: Situation): Move | undefined {
  if (!isOnShow(what, situation)) return undefined;
  const [, state = as] = /^mark as (?:an? |the )?(\p{L}+)$/u.exec(as) ?? [];
  const [plain, called] = [find(named(as), 'use', situation), find(named(state), 'use', situation)];
  const isState = plain.type !== 'found' && called.type === 'found' && likeness(state, called.elements[0].name) >= 0.95;
  const control = isState ? called : plain;
  if (control.type !== 'found' || !isClickable(control.elements[0]) || isForAnother(control.elements[0], as, what)) return undefined;
  if (waitsForTicks(control.elements[0], situation.scene) || isOfOther(control.elements[0], what, situation.scene)) return undefined;
  return pressOwn(as, control.elements[0], what, situation);
}

/** It stands in one of several entries, which does not say all that is told of the thing, or under another heading than that stands. */
function isOfOther(control: ObservedElement, { where = [], within }: Description, scene: Scene): boolean {
  const unit = scene.unitOf(control);
  const told = [
    ...where.flatMap((condition) => (condition.kind === 'holds' && !condition.not ? [condition.text] : [])),
    // "From the team" may be the page.
    ...(within && /^[\p{Lu}\d]/u.test(within.name) ? [within.name] : []),
  ];
  const { context } = control;
  const isElsewhere = (text: string) => {
    const said = scene.elements.filter(({ name, role }) => role !== 'heading' && holdsWords(name, text));
    return said.length > 0 && context !== undefined && said.every((other) => other.context !== undefined && other.context !== context);
  };
  if (told.some(isElsewhere)) return true;
  return unit !== undefined && scene.hasLikes(unit) && !told.every((text) => holdsWords(unit.text, text) || holdsSense(unit.text, text));
}
