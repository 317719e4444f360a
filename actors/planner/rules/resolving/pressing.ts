/** The control of a thing that does what a verb says: in its row, in its menu, or on the page where the thing is all of it. */
import type { ObservedElement } from '../../../../farm/page/port.ts';
import type { Description } from '../instruction.ts';
import { say } from './candidates.ts';
import { ofEntries } from './entries.ts';
import { leftFrom } from './explore.ts';
import { find, findAs } from './find.ts';
import { isMenu } from './folds.ts';
import { checkableRoles, isClickable, isEditable, isText, isUsable } from './kinds-of-elements.ts';
import { isCommon } from './lexicon.ts';
import { holdsWords, likeness } from './likeness.ts';
import { clickOn, each, lacking, type Move, missing, named, next, type Situation } from './move.ts';
import { apartFrom } from './neighbours.ts';
import { isForAnother, isOver, isUndoing, saysDone } from './offers.ts';
import { onlyOf } from './only.ts';
import { selectorIn } from './own-boxes.ts';
import { hasMore, nextPage } from './paging.ts';
import type { Scene, Unit } from './scene.ts';
import { submit } from './sending.ts';
import { shapesMeant } from './shapes.ts';
import { isWay } from './things.ts';
import { didTo } from './turns.ts';

/** "ABC stock": a code, and what it is a code of, which the page need not say. */
const coded = /^(\p{Lu}[\p{Lu}\d]{1,7}) \p{Ll}+$/u;

const publishing = /^(?:publish|post|send|share|tweet)\b/;

/** Where the control may hide: it comes up under the pointer, in the thing's own menu, by the other button of the mouse, or when the thing is opened. */
const ways = ['hover', 'menu', 'mark', 'context', 'tick', 'open'] as const;

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
  const whole = what === undefined ? undefined : namedWhole(as, what, situation);
  if (whole) return clickOn(whole);
  const entry = what === undefined ? undefined : ofEntries(as, what, situation);
  if (entry) return entry;
  const [, code] = what?.exact === false ? (coded.exec(what.name) ?? []) : [];
  if (what && code !== undefined && !situation.scene.elements.some(({ name }) => holdsWords(name, what.name)))
    return press(as, { ...what, name: code, whole: code }, situation);
  const letter = letterOf(as);
  const lettered = letter === undefined ? [] : situation.scene.elements.filter((each) => isClickable(each) && each.name.trim() === letter);
  if (lettered[0] && lettered.length === 1 && find(named(as), 'use', situation).type !== 'found') return clickOn(lettered[0]);
  const swatches = shapesMeant({ ...named(''), noun: 'shape', look: [as] }, situation.scene.elements) ?? [];
  if (swatches[0] && swatches.length === 1) return clickOn(swatches[0]);
  // "Block the author of the fourth post": where nothing is called so, it is the thing itself.
  if (what?.within && !what.all && isPlain(what) && find(what, 'point', situation).type === 'none')
    return press(as, what.within, situation);
  const control: Description = { ...named(as), ...(what?.all && { all: true }), ...(what && { within: what }) };
  const inside = what === undefined ? undefined : find(control, 'use', situation);
  const said = inside?.type === 'found' ? inside.elements.filter((each) => isClickable(each) || isIcon(each)) : [];
  const elements = said.length > 0 || what === undefined ? said : shortlyIn(as, what, situation);
  if (what?.all) return forAll(as, what, elements, situation);
  const [element] = elements;
  // What is pressed already would be undone.
  if (element && isDone(as, element)) return next;
  if (element && isOver(as, element))
    return missing(`${element.role} ${JSON.stringify(element.name)} says that it is done already, and a press would undo it`);
  if (element) return afterTicking(element, what, situation) ?? clickUsable(element);
  if (favoured.test(as)) return press('star', what, situation);
  const [, taken] = /^un(\p{L}{3,})(?: from)?$/u.exec(as) ?? [];
  const undone = taken !== undefined && what !== undefined ? undo(taken, what, situation) : undefined;
  if (undone) return undone;
  if (inside?.type === 'unclear')
    return (what && isCodeOnShow(what.name, situation.scene) && onlyOne(as, what, situation)) || lacking(inside);
  // What did not open when it was clicked shows nothing of its own now.
  const isVain = cursor.explored.length > 0 && cursor.explored.includes(leftFrom(situation.scene));
  const isShown = !isVain && ways.some((way) => way !== 'hover' && cursor.explored.includes(way));
  if (what === undefined || isShown) {
    const anywhere = find(named(as), 'use', situation);
    if (
      anywhere.type === 'found' &&
      (isClickable(anywhere.elements[0]) || (what !== undefined && isBareControl(anywhere.elements[0], as))) &&
      !(what && isForAnother(anywhere.elements[0], as, what)) &&
      (isMenuOf(anywhere.elements[0], situation) || isOfThing(anywhere.elements[0], what, situation))
    )
      return afterTicking(anywhere.elements[0], what, situation) ?? clickUsable(anywhere.elements[0]);
    if (what === undefined && publishing.test(as) && situation.hand && isEditable(situation.hand))
      return submit({ kind: 'submit', clause: '', as }, situation);
    if (what === undefined) return missing(anywhere.type === 'found' ? `nothing on the page is there to ${as}` : anywhere.why);
  }
  const thing = find(what, 'point', situation);
  const isOpen = thing.type !== 'found' || situation.scene.unitOf(thing.elements[0]) === undefined;
  const only = isOpen ? onlyOne(as, what, situation) : undefined;
  if (only) return only;
  if (thing.type !== 'found') return answerTo(as, what, situation) ?? lacking(thing);
  return byAWay(as, what, thing.elements[0], situation);
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

export const crosses = /^[×✕✖✗✘⨉╳]$/;

/** A row says but "Add", where the page says into what, and is taken away by its cross. */
function shortlyIn(as: string, what: Description, situation: Situation): readonly ObservedElement[] {
  const isAdding = /^add to (?:cart|basket|bag|trolley|order)$/.test(as);
  const isTaking = /^(?:delete|remove|discard)$/.test(as);
  if (!isAdding && !isTaking) return [];
  const things = find(what, 'point', situation);
  if (things.type !== 'found') return [];
  const { scene } = situation;
  const each = things.elements.map((thing) => {
    const own = scene.unitOf(thing)?.elements.filter((element) => isClickable(element) && isUsable(element)) ?? [];
    const meant = own.filter(({ name }) =>
      isAdding ? likeness('add', name) >= 0.9 || likeness('buy', name) >= 0.9 : crosses.test(name.trim()),
    );
    return meant.length === 1 ? meant : [];
  });
  return each.every(({ length }) => length === 1) ? each.flat() : [];
}

/** A box of colour in the place of an icon: it has no words, and its maker has called it something. */
const isIcon = ({ role, look = '', hints = '' }: ObservedElement): boolean => role === 'img' && / \d+$/.test(look) && hints !== '';

/** What nothing is called, a star may be for. */
const favoured = /^mark as (?:an? )?(?:important|favou?rite|starred)$/;

/** A control above a list of entries with boxes waits for one to be ticked: just this, where none is yet. */
function afterTicking(control: ObservedElement, what: Description | undefined, situation: Situation): Move | undefined {
  const { scene, cursor } = situation;
  if (isUsable(control) || !what || what.all || cursor.explored.includes('tick')) return undefined;
  const unit = entryOf(what, situation);
  const box = unit && selectorIn(unit);
  if (!unit || !box || scene.isOf(control, unit) || !isUsable(box) || isAnyTicked(unit, scene)) return undefined;
  return { type: 'act', act: { kind: 'check', element: box.index, on: true }, on: box, ok: { explored: [...cursor.explored, 'tick'] } };
}

/** What is done to all that are ticked would be done to others, too. */
const isAnyTicked = (unit: Unit, scene: Scene): boolean =>
  scene.collections.find((units) => units.includes(unit))?.some((other) => selectorIn(other)?.states.includes('checked')) === true;

/** "The photo of the dog": whatever it is, what it is of is in its name. */
function entryOf(what: Description, situation: Situation): Unit | undefined {
  const { within } = what;
  const said = [what, ...(within && what.name === '' && isPlainly(within) ? [within] : [])];
  for (const each of said) {
    const found = find(each, 'point', { ...situation, tried: [] });
    const unit = found.type === 'found' && found.elements.length === 1 ? situation.scene.unitOf(found.elements[0]) : undefined;
    if (unit) return unit;
  }
  return undefined;
}
const isPlainly = ({ where, rank, ordinal, within }: Description): boolean => !where && !rank && ordinal === undefined && !within;

/** What can't be pressed yet is what is meant all the same, and nothing else is tried in its place. */
export const clickUsable = (control: ObservedElement): Move =>
  isUsable(control)
    ? clickOn(control)
    : missing(`${control.role} ${JSON.stringify(control.name)} is there, but disabled; do first what the page asks for`);

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

/** The controls of all things in turn; where they come up only under the pointer, thing by thing. */
function forAll(as: string, what: Description, controls: readonly ObservedElement[], situation: Situation): Move {
  const { scene, cursor } = situation;
  const things = find(what, 'point', situation);
  const isBegun = cursor.left !== undefined || cursor.explored.some((mark) => mark.startsWith(didTo));
  if (things.type === 'unclear' && cursor.left === undefined) return lacking(things);
  if (things.type === 'none' && !isBegun && what.few === undefined && hasMore(situation)) return lacking(things);
  const found = things.type === 'found' ? onceEach(things.elements, situation) : [];
  // What the part of the page offers that they stand in may be of others, too.
  const theirs = controls.filter((control) => found.some((thing) => scene.unitOf(thing) === scene.unitOf(control)));
  const own = found.length === 0 ? controls : theirs;
  if (cursor.left !== undefined || (own.length > 0 && own.length >= found.length))
    return each(own, situation, (control) =>
      isDone(as, control) || saysDone(as, control) ? undefined : { kind: 'click', element: control.index },
    );
  if (what.noun === '' && !what.where && !what.within && /^\p{Ll}+$/u.test(what.name))
    return missing(`nothing on the page is there to ${as} all ${say(what)}`);
  const done = cursor.explored.filter((what) => what.startsWith(didTo));
  if (done.length >= Math.abs(what.few ?? Number.POSITIVE_INFINITY)) return next;
  const thing = found.find((element) => !done.some((mark) => mark.startsWith(didTo + identityOf(element, scene))));
  if (!thing) return done.length > 0 ? next : missing(things.type === 'found' ? `nothing on the page is there to ${as}` : things.why);
  const control = findAs(named(as), 'use', situation, scene.unitOf(thing)?.elements ?? []);
  const [mark] = control.type === 'found' ? control.elements : [];
  const ok = { explored: [...done, `${didTo}${identityOf(thing, scene)} ${mark?.name ?? ''}`] };
  if (mark && isClickable(mark)) {
    const isPressed = isDone(as, mark) || saysDone(as, mark) || done.some((before) => isOtherSign(before, mark.name));
    return isPressed ? forAll(as, what, controls, { ...situation, cursor: { ...cursor, ...ok } }) : clickOn(mark, ok);
  }
  return byAWay(as, what, thing, situation);
}

/** A row or card may be found by all that stands in it. */
const onceEach = (elements: readonly ObservedElement[], { scene }: Situation): readonly ObservedElement[] =>
  elements.filter((element, at) => {
    const unit = scene.unitOf(element);
    return unit === undefined || elements.findIndex((other) => scene.unitOf(other) === unit) === at;
  });

const isDone = (as: string, { states }: ObservedElement): boolean => states.includes('checked') && !isUndoing(as);

/** Where the first was pressed by a sign, another sign is that of what was pressed before. */
const isOtherSign = (mark: string, name: string): boolean => {
  const before = /\s(\S+)$/.exec(mark)?.[1] ?? '';
  return ![before, name].some((said) => /[\p{L}\p{N}]/u.test(said) || said === '') && before !== name.trim();
};

/** By the words of its entry, which a press leaves as they are, whatever becomes of the controls. */
function identityOf(thing: ObservedElement, scene: Scene): string {
  const wordsOf = (element: ObservedElement) =>
    (scene.unitOf(element)?.elements ?? [element])
      .filter((each) => isText(each) || each.role === 'link')
      .map(({ name }) => name)
      .join(' ') || scene.keyOf(element);
  const words = wordsOf(thing);
  const own = scene.unitOf(thing)?.group;
  const before = scene.collections
    .flat()
    .filter(({ group, elements: [first] }) => own !== undefined && group < own && first && wordsOf(first) === words);
  return JSON.stringify([words, before.length]);
}

function byAWay(as: string, what: Description, thing: ObservedElement, situation: Situation): Move {
  const { scene, cursor } = situation;
  const unit = scene.unitOf(thing);
  for (const way of ways) {
    if (cursor.explored.includes(way)) continue;
    const ok = { explored: [...cursor.explored, way] };
    if (way === 'hover' && unit) return { type: 'act', act: { kind: 'hover', element: thing.index }, on: thing, ok };
    const menu = way === 'menu' ? unit?.elements.find(isMenu) : undefined;
    if (menu) return clickOn(menu, ok);
    // Of a tree, what is marked is what the page's own control works on.
    if (way === 'mark' && markedRoles.has(thing.role) && isUsable(thing) && controlApart(as, thing, scene))
      return thing.states.includes('selected')
        ? byAWay(as, what, thing, { ...situation, cursor: { ...cursor, ...ok } })
        : clickOn(thing, ok);
    if (way === 'context' && isCommon(as.split(' ')[0] ?? ''))
      return { type: 'act', act: { kind: 'click', element: thing.index, button: 'right' }, on: thing, ok };
    // A checkbox beside it and a button above it are another way to say which.
    const box = way === 'tick' && unit && !isAnyTicked(unit, scene) ? selectorIn(unit) : undefined;
    const isApart = apartFrom(thing, scene);
    // It may wait for one to be ticked.
    const above = box && scene.elements.find((element) => isClickable(element) && !isApart(element) && likeness(as, element.name) >= 0.9);
    if (box && above) return { type: 'act', act: { kind: 'check', element: box.index, on: true }, on: box, ok };
    // Only what leads somewhere is opened: a button of that name may do anything.
    if (way !== 'open' || (!unit && thing.role !== 'link')) continue;
    const opened = find(what, 'click', situation);
    const entry = opened.type === 'found' ? opened.elements[0] : opened.type === 'none' ? wholeOf(thing, unit) : undefined;
    if (entry && entry.role !== 'button' && !checkableRoles.includes(entry.role) && !isEditable(entry) && !isDeed(entry))
      return clickOn(entry, { explored: [...ok.explored, leftFrom(scene)] });
  }
  return missing(`nothing on the page is there to ${as} ${say(what)}`);
}

const markedRoles: ReadonlySet<string> = new Set(['treeitem']);

/** The only control of the page that is called by the verb, and is of no entry. */
function controlApart(as: string, thing: ObservedElement, scene: Scene): ObservedElement | undefined {
  const isOfEntry = (element: ObservedElement) =>
    scene.collections.some((units) => units.length > 1 && units.some(({ elements }) => elements.includes(element)));
  return onlyOf(
    scene.elements.filter(
      (element) => element !== thing && element.role === 'button' && likeness(as, element.name) >= 0.7 && !isOfEntry(element),
    ),
  );
}

/** The entry that is clicked as a whole, with the thing in it. */
const wholeOf = (thing: ObservedElement, unit: Unit | undefined): ObservedElement | undefined =>
  onlyOf(unit?.elements.filter((each) => each.role === 'clickable' && holdsWords(each.name, thing.name)) ?? []);

/** It says by a verb what it does, and does not lead into the thing. */
const isDeed = (element: ObservedElement): boolean => isCommon(element.name.split(' ')[0] ?? '') && !isWay(element);

/** "Save the draft": a control may be called by verb and thing together. */
function namedWhole(as: string, what: Description, situation: Situation): ObservedElement | undefined {
  if (what.rank || what.where) return undefined;
  const said = what.whole || what.name;
  if (what.all) {
    const all = [`${as} all ${said}`, `${as} all`]
      .map((name) => find(named(name), 'click', situation))
      .find(({ type }) => type === 'found');
    const own = what.name === '' || all ? undefined : find(named(`${as} ${what.name}`), 'click', situation);
    const [sole, ...more] = own?.type === 'found' ? own.elements : [];
    if (sole && more.length === 0 && isClickable(sole) && likeness(`${as} ${what.name}`, sole.name) >= 0.94) return sole;
    const [button] = all?.type === 'found' ? all.elements : [];
    return button && isClickable(button) && likeness(`${as} all`, button.name) >= 0.7 ? button : undefined;
  }
  const wanted = { ...named(`${as} ${said}`), ...(what.within && { within: what.within }) };
  const found = said === '' ? undefined : find(wanted, 'click', situation);
  const [element] = found?.type === 'found' ? found.elements : [];
  return element && isClickable(element) && likeness(`${as} ${said}`, element.name) >= 0.88 ? element : undefined;
}

/** The thing is what the page shows: said by a plain noun, or by words that stand on it, and in no list of several. */
function isOnShow({ name, exact, where = [], rank, ordinal }: Description, { scene }: Situation): boolean {
  if (rank || ordinal !== undefined) return false;
  const page = scene.elements.map((element) => element.name).join(' \n ');
  const said = where.flatMap((condition) => (condition.kind === 'holds' && !condition.not ? [condition.text] : []));
  if (said.length < where.length) return false;
  if (said.length > 0) return said.every((text) => holdsWords(page, text));
  return isCodeOnShow(name, scene) || name === '' || (!exact && /^\p{Ll}+$/u.test(name));
}

/** "FRN", where the page tells of nothing but one such thing. */
const isCodeOnShow = (name: string, scene: Scene): boolean =>
  /^\p{Lu}[\p{Lu}\d]{1,7}$/u.test(name) &&
  scene.units.size === 0 &&
  scene.elements.some((element) => isText(element) && holdsWords(element.name, name));

/** "The lamp that came up": a plain noun that the page does not use, where there is only one thing that it can be. */
function onlyOne(as: string, what: Description, situation: Situation): Move | undefined {
  if (!isOnShow(what, situation)) return undefined;
  const control = find(named(as), 'use', situation);
  if (control.type !== 'found' || !isClickable(control.elements[0]) || isForAnother(control.elements[0], as, what)) return undefined;
  return afterTicking(control.elements[0], what, situation) ?? clickUsable(control.elements[0]);
}
