/** Instructions about rows and cards as a whole: find them, sort them, do to them what a control of theirs does. */
import type { ObservedElement } from '../../../../farm/page/port.ts';
import type { Description, Given, Of } from '../instruction.ts';
import { check } from './acting.ts';
import { say } from './candidates.ts';
import { asksBack, confirmed, isAskedBack, isTakenBack, refusedBare, saysDialog, wasAnswered } from './confirming.ts';
import { drag } from './dragging.ts';
import { inTree } from './explore.ts';
import { extract } from './extract.ts';
import { valueFor } from './filling.ts';
import { find, findAs } from './find.ts';
import { isMenu } from './folds.ts';
import { holdsSense, holdsWords, likeness } from './likeness.ts';
import { chooseIn, inAList } from './lists.ts';
import { clickOn, each, fillWith, lacking, type Move, missing, named, next, type Situation } from './move.ts';
import { isApart } from './neighbours.ts';
import { byOwnBox } from './own-boxes.ts';
import { nextPage } from './paging.ts';
import { placesOf } from './places.ts';
import { rename } from './renaming.ts';
import { isClickable, isEditable, isUsable } from './scene.ts';
import { submit } from './sending.ts';
import { shapesMeant } from './shapes.ts';
import { addTag, removeTag } from './tagging.ts';
import { ranked } from './units.ts';
import { answer } from './waiting.ts';

export function findOnly({ what, clause }: Of<'find'>, situation: Situation): Move {
  const following = situation.instructions[situation.cursor.at + 1];
  const sure =
    following?.kind === 'click' && following.what.name === what.name && inTree.test(clause) ? find(what, 'click', situation) : undefined;
  if (sure?.type === 'unclear') return lacking(sure);
  const found = find(what, 'read', situation);
  if (found.type === 'found') return { type: 'next', on: found.elements[0] };
  if (placesOf(what, situation).length > 0) return next;
  // "Find the price of the lamp": a value, which bears no name of its own.
  const value = extract(what, 'text', situation);
  if (value.type === 'value') return { type: 'next', ...(value.element && { on: value.element }) };
  return missing(found.type === 'none' ? found.why : `${say(what)} can't be found`);
}

/** A list of orders, or a header that is clicked once or twice. */
export function sort({ by, direction, what }: Of<'sort'>, situation: Situation): Move {
  const { scene, cursor } = situation;
  const told = direction && cursor.stage <= mostSorted ? toldSorted(by, direction, situation) : undefined;
  if (told === true) return next;
  if (
    told === undefined &&
    cursor.stage > 0 &&
    (cursor.stage > 2 || direction === undefined || isSorted(by, direction, situation) !== false)
  )
    return next;
  const words = [
    by,
    direction === 'descending' ? 'descending high to low newest' : direction === 'ascending' ? 'ascending low to high oldest' : '',
  ];
  const lists = scene.elements.flatMap((element) =>
    (element.options ?? []).map((option) => ({ element, option, score: orderScore(option, words) })),
  );
  const [list, second] = lists.filter(({ score }) => score >= 0.5).sort((a, b) => b.score - a.score);
  if (list && cursor.stage === 0 && (!second || second.score < list.score || second.element === list.element))
    return { type: 'act', act: { kind: 'select', element: list.element.index, options: [list.option] }, on: list.element };
  const name = by === '' ? (what?.name ?? '') : by;
  const header =
    scene.elements.find(
      (element) =>
        isUsable(element) &&
        element.column === undefined &&
        ['columnheader', 'button', 'link', 'clickable'].includes(element.role) &&
        likeness(name, element.name) >= 0.75,
    ) ??
    scene.elements.find(
      (element) => isUsable(element) && isClickable(element) && holdsSense(element.name, 'sort') && likeness(name, element.name) >= 0.5,
    );
  if (told === false && cursor.stage >= mostSorted)
    return missing(`the page does not come to be sorted by ${JSON.stringify(name)} that way`);
  const title = header ?? scene.elements.find((element) => element.role === 'columnheader' && likeness(name, element.name) >= 0.9);
  if (!title) return missing(`nothing on the page sorts by ${JSON.stringify(name)}`);
  return clickOn(title, { stage: cursor.stage + 1 });
}

const mostSorted = 3;

/** By what the headers say of themselves; undefined where none says which way its table is sorted. */
function toldSorted(by: string, direction: 'ascending' | 'descending', { scene, cursor }: Situation): boolean | undefined {
  const sorted = scene.elements.filter(({ states }) => states.includes('ascending') || states.includes('descending'));
  const own = sorted.filter(({ name }) => likeness(by, name) >= 0.75);
  if (sorted.length === 0 || by === '') return undefined;
  return own.length > 0 ? own.some(({ states }) => states.includes(direction)) : cursor.stage === 0 ? undefined : false;
}

function orderScore(option: string, [by = '', direction = '']: readonly string[]): number {
  if (by !== '' && !holdsSense(option, by)) return 0;
  const says = (words: string) => words.split(' ').some((word) => holdsSense(option, word));
  const up = /\b(?:asc|low(?:est)?\b.*\bhigh|a\s*(?:-|–|to)\s*z|oldest|cheapest|↑)/i.test(option);
  const down = /\b(?:desc|high(?:est)?\b.*\blow|z\s*(?:-|–|to)\s*a|newest|latest|↓)/i.test(option);
  if (direction === '') return by === '' ? 0 : 0.8;
  const wanted = direction.startsWith('desc') ? down : up;
  const other = direction.startsWith('desc') ? up : down;
  return wanted && !other ? 1 : other ? 0 : says(direction) ? 0.7 : by === '' ? 0 : 0.5;
}

/** Undefined when the page shows no such value. */
function isSorted(by: string, direction: 'ascending' | 'descending', { scene, now }: Situation): boolean | undefined {
  const [units = []] = scene.collections;
  const order = ranked(scene, units, { by, order: direction === 'ascending' ? 'least' : 'most', place: 1 }, now);
  if (order) return order.length === units.length ? order.every((unit, at) => unit === units[at]) : undefined;
  const texts = units.map(({ elements }) => elements.find(({ column }) => column !== undefined && likeness(by, column) >= 0.75)?.name);
  if (texts.some((text) => text === undefined)) return undefined;
  const sign = direction === 'ascending' ? 1 : -1;
  return (texts as string[]).every(
    (text, at) => at === 0 || sign * (texts[at - 1] as string).localeCompare(text, 'en', { numeric: true, sensitivity: 'base' }) <= 0,
  );
}

/** It was pressed, and the page may ask back whether it is meant. */
const pressed = 8;

/** 0: the control; 1: the fields that it brings up; 2: who it goes to; 3: sent. */
export function perform({ as, what, text, to, clause }: Of<'do'>, situation: Situation): Move {
  const { cursor } = situation;
  if (isTakenBack(as, clause, what !== undefined)) {
    const answered = wasAnswered(situation);
    if (answered) return answered;
    const isAboutDialog = what === undefined ? asksBack(situation) : situation.scene.dialog !== undefined;
    if (situation.scene.dialog === undefined && cursor.stage === 0 && saysDialog(clause)) return refusedBare(situation.scene);
    if (isAboutDialog && cursor.stage === 0) return answer({ kind: 'answer', clause, accept: false }, situation, as);
  }
  if (cursor.stage === pressed || cursor.left !== undefined || cursor.explored.some((mark) => mark.startsWith(didTo))) {
    const move = isAskedBack(as) ? confirmed(as, situation) : undefined;
    if (move) return move;
    if (cursor.stage === pressed) return next;
  }
  const sent = sendNew(as, what, situation);
  if (sent) return sent;
  const ticked = what === undefined ? undefined : byTick(as, what, situation);
  if (ticked) return ticked;
  // Its own control comes first, which may stand in a menu of the thing; a double click is for pages that have none.
  const isHidden = situation.scene.elements.some((element) => isMenu(element)) || cursor.explored.length > 0;
  if (to?.type === 'text' && what !== undefined && as === 'rename' && !isHidden) return rename(what, to.text, situation);
  const added = as === 'add to list' && what !== undefined ? addNew(what, situation) : undefined;
  if (added) return added;
  const tag = to || text ? undefined : addTag(as, what, situation);
  if (tag) return tag;
  if (to?.type === 'text' && what !== undefined && carrying.test(as)) return carry(as, what, to.text, situation);
  const asked = [...(to ? (['to'] as const) : []), ...(text ? (['text'] as const) : [])];
  if (cursor.stage === 0 || cursor.left !== undefined) {
    const move = orSent(press(as, what, situation), as, clause, situation);
    const cross = move.type === 'missing' ? removeTag(as, what, situation) : undefined;
    if (cross) return cross;
    const more = move.type === 'act' && (move.ok?.left !== undefined || move.ok?.explored !== undefined);
    if (move.type !== 'act' || more) return move;
    if (asked.length > 0) return { ...move, ok: { stage: 1 } };
    return isAskedBack(as) && move.ok === undefined ? { ...move, ok: { stage: pressed } } : move;
  }
  const field = asked[cursor.stage - 1];
  if (field === 'to') return bring(to as Given, recipientField(situation), cursor.stage, situation);
  if (field === 'text') return bring(text as Given, textField(situation), cursor.stage, situation);
  return submit({ kind: 'submit', clause: '', as: sendingVerbs.test(as) ? 'send' : as }, situation);
}

const inviting = /\b(?:add|new|what|todo|to-?do|task|item|entry|enter|something|write)\b/i;

/** "Add milk to the list", of which the page knows nothing yet: into the field for new entries. */
function addNew(what: Description, situation: Situation): Move | undefined {
  const { scene, cursor, hand } = situation;
  const text = what.name || what.whole;
  if (cursor.stage === 6 && hand && isEditable(hand)) {
    const near = scene.elements.slice(hand.index + 1, hand.index + 3).filter((element) => isClickable(element) && isUsable(element));
    const button = near.find(({ name, role }) => role !== 'link' && sendsNew.test(name.trim()));
    return button ? clickOn(button) : { type: 'act', act: { kind: 'press', key: 'Enter', element: hand.index }, on: hand };
  }
  if (cursor.stage !== 0 || text === '' || what.where || what.rank || what.ordinal !== undefined || what.all) return undefined;
  if (scene.elements.some(({ name, value = '' }) => holdsWords(name, text) || holdsWords(value, text))) return undefined;
  const fields = scene.elements.filter(
    (element) =>
      isEditable(element) &&
      element.role === 'textbox' &&
      (element.value ?? '') === '' &&
      element.type !== 'email' &&
      !holdsSense(`${element.name} ${element.hints ?? ''}`, 'search') &&
      inviting.test(`${element.name} ${element.hints ?? ''} ${scene.labelOf(element)}`),
  );
  const [field, ...others] = fields;
  return field && others.length === 0 ? fillWith(field, text, { stage: 6 }) : undefined;
}

/** "Subscribe with a@b.c": what was filled in for it is sent, where nothing on the page is called by the verb. */
function orSent(move: Move, as: string, clause: string, situation: Situation): Move {
  const { instructions, cursor, hand } = situation;
  const before = instructions[cursor.at - 1];
  const isFilled = before?.kind === 'fill' && before.clause === clause && hand !== undefined && isEditable(hand);
  const isJoining = /^(?:subscribe|sign up|register|join|enrol?l)\b/.test(as);
  return move.type === 'missing' && isFilled && isJoining ? submit({ kind: 'submit', clause: '', as: 'sign up' }, situation) : move;
}

/** What is new was written into a field just before: what stands beside that sends it, or its key where nothing does. */
function sendNew(as: string, what: Description | undefined, situation: Situation): Move | undefined {
  const { scene, hand, cursor, instructions } = situation;
  const before = instructions[cursor.at - 1];
  if (before?.kind !== 'fill' || before.opener?.as !== as || what === undefined || cursor.stage !== 0 || !hand || !isEditable(hand))
    return undefined;
  const near = scene.elements.slice(hand.index + 1, hand.index + 4).filter((element) => isClickable(element) && isUsable(element));
  const button = near.find(({ name, role }) => role !== 'link' && sendsNew.test(name.trim()));
  if (button && scene.unitOf(button)?.group === scene.unitOf(hand)?.group) return clickOn(button);
  const named1 = find(named(as), 'use', situation);
  if (named1.type !== 'none' || hand.value === '') return undefined;
  return { type: 'act', act: { kind: 'press', key: 'Enter', element: hand.index }, on: hand };
}
const sendsNew = /^(?:[+＋➕✓✔]|(?:[+＋] ?)?(?:add|create|save|ok|done|insert|post)\b.{0,20})$/i;

const ticking = /^(?:mark as |set as )?(?:done|completed?|finished|bought|packed|ticked)$/;

/** What is marked as done, or voted for, may have a box for it and no control that says so. */
function byTick(as: string, what: Description, situation: Situation): Move | undefined {
  const isVote = as === 'vote for';
  if (!isVote && !ticking.test(as)) return undefined;
  if (isVote && situation.cursor.stage === pressed) {
    const button = find(named('vote'), 'use', situation);
    return button.type === 'found' && button.elements[0].role === 'button'
      ? clickUsable(button.elements[0])
      : submit({ kind: 'submit', clause: '', as: 'submit' }, situation);
  }
  if (situation.cursor.stage !== 0 || situation.cursor.explored.length > 0) return undefined;
  const control: Description = { ...named(as), within: what, ...(what.all && { all: true }) };
  const said = find(control, 'use', situation);
  if (said.type === 'found' && said.elements.every(isClickable)) return undefined;
  const boxes = find(what, 'check', situation);
  const roles = isVote ? ['radio', 'checkbox'] : ['checkbox', 'switch', 'menuitemcheckbox'];
  if (boxes.type !== 'found' || !boxes.elements.every(({ role }) => roles.includes(role)))
    return isVote ? undefined : byOwnBox(what, true, situation);
  const move = check({ kind: 'check', clause: '', what, on: true }, situation);
  if (!isVote) return move;
  return move.type === 'act' ? { ...move, ok: { stage: pressed } } : undefined;
}

const publishing = /^(?:publish|post|send|share|tweet)\b/;
const sendingVerbs = /^(?:reply|answer|respond|forward|write|message|mail|email|e-mail|contact|text)\b/;
/** The place was chosen from a list; a button may have to be pressed yet. */
const listed = 9;
const carrying = /^(?:move|put|drag|file|assign|transfer|copy|label|tag)\b/;

/** "Move it to the archive": by a list of places, after it was ticked, or by hand. */
function carry(as: string, what: Description, to: string, situation: Situation): Move {
  const { scene, cursor } = situation;
  const thing = find(what, 'point', situation);
  if (thing.type !== 'found') return lacking(thing);
  const [element] = thing.elements;
  const ownLists = scene.unitOf(element)?.elements.filter(({ options }) => options?.some((option) => likeness(to, option) >= 0.9)) ?? [];
  if (ownLists[0] && ownLists.length === 1 && cursor.stage !== listed)
    return { ...chooseIn(ownLists[0], [to]), ok: { stage: listed } } as Move;
  const list = inAList(named(to), situation);
  const box = scene.unitOf(element)?.elements.find(({ role }) => role === 'checkbox');
  if (box && !box.states.includes('checked'))
    return { type: 'act', act: { kind: 'check', element: box.index, on: true }, on: box, ok: { stage: 0 } };
  if (cursor.stage === listed) {
    const after = situation.hand && scene.elements[situation.hand.index + 1];
    const button = find(named(as), 'use', situation);
    if (after?.role === 'button' && isUsable(after)) return clickOn(after);
    return button.type === 'found' && button.elements[0].role === 'button' ? clickOn(button.elements[0]) : next;
  }
  if (list?.type === 'act') return { ...list, ok: { stage: listed } };
  return drag({ kind: 'drag', clause: '', what, to: named(to), place: 'onto' }, situation);
}

function bring(given: Given, field: ObservedElement | undefined, stage: number, situation: Situation): Move {
  if (!field) return missing('the page asks for nothing that the text could go into');
  const text = valueFor(given, field, situation);
  if ('why' in text) return lacking(text);
  return fillWith(field, text.text, { stage: stage + 1 });
}

const inDialogFirst = ({ scene }: Situation) => {
  const { dialog } = scene;
  const fields = scene.elements.filter((element) => isEditable(element) && ['textbox', 'combobox', 'searchbox'].includes(element.role));
  const inside = dialog === undefined ? [] : fields.filter((field) => scene.isIn(field, dialog));
  return inside.length > 0 ? inside : fields.filter(({ role, type }) => role !== 'searchbox' && type !== 'search');
};

const recipientField = (situation: Situation) => {
  const fields = inDialogFirst(situation);
  return (
    fields.find(
      ({ name, hints = '' }) => likeness('to', name) >= 0.9 || likeness('recipient', name) >= 0.75 || holdsSense(hints, 'recipient'),
    ) ??
    fields.find(({ type }) => type === 'email') ??
    fields[0]
  );
};

/** The one that came up, the largest kind of field, or the last. */
const textField = (situation: Situation) => {
  const fields = inDialogFirst(situation).filter((field) => situation.cursor.stage < 2 || field !== situation.hand);
  return (
    fields.find(({ states, value = '' }) => states.includes('focused') && value === '') ??
    fields.find(({ name, hints = '' }) =>
      ['message', 'comment', 'text', 'reply', 'body'].some((word) => holdsSense(name, word) || holdsSense(hints, word)),
    ) ??
    fields.filter(({ isNew }) => isNew).at(-1) ??
    fields.at(-1)
  );
};

/** Where the control may hide, one after the other: it comes up under the pointer, in the thing's own menu, or when the thing is opened. */
const ways = ['hover', 'menu', 'tick', 'open'] as const;

/** The control of that name in the thing, or on the page where the thing is all of it. */
/** The kinds of writing that a toolbar may call by their letter. */
export const letterOf = (as: string): string | undefined => letters.get(as);
const letters: ReadonlyMap<string, string> = new Map([
  ['bold', 'B'],
  ['italic', 'I'],
  ['underline', 'U'],
]);

function press(as: string, what: Description | undefined, situation: Situation): Move {
  const { cursor } = situation;
  if ((what?.ordinal ?? 0) < 0 && nextPage(situation)) return missing('the list goes on on further pages, where its last one is');
  const whole = what === undefined ? undefined : namedWhole(as, what, situation);
  if (whole) return clickOn(whole);
  const letter = letterOf(as);
  const lettered = letter === undefined ? [] : situation.scene.elements.filter((each) => isClickable(each) && each.name.trim() === letter);
  if (lettered[0] && lettered.length === 1 && find(named(as), 'use', situation).type !== 'found') return clickOn(lettered[0]);
  const swatches = shapesMeant({ ...named(''), noun: 'shape', look: [as] }, situation.scene.elements) ?? [];
  if (swatches[0] && swatches.length === 1) return clickOn(swatches[0]);
  // "Block the author of the fourth post": where nothing is called so, it is the thing itself.
  if (what?.within && isPlain(what) && find(what, 'point', situation).type === 'none') return press(as, what.within, situation);
  const control: Description = { ...named(as), ...(what?.all && { all: true }), ...(what && { within: what }) };
  const inside = what === undefined ? undefined : find(control, 'use', situation);
  const said = inside?.type === 'found' ? inside.elements.filter((each) => isClickable(each) || isIcon(each)) : [];
  const elements = said.length > 0 || what === undefined ? said : shortlyIn(as, what, situation);
  if (what?.all) return forAll(as, what, elements, situation);
  const [element] = elements;
  // What is pressed already would be undone.
  if (element) return isDone(as, element) ? next : clickUsable(element);
  if (favoured.test(as)) return press('star', what, situation);
  const undone = /^un(?=\p{L}{3,}$)/u.test(as) && what !== undefined ? undo(as.slice(2), what, situation) : undefined;
  if (undone) return undone;
  if (inside?.type === 'unclear') return lacking(inside);
  const isShown = ways.some((way) => way !== 'hover' && cursor.explored.includes(way));
  const thing = what === undefined ? undefined : find(what, 'point', situation);
  // It may have been tried in vain by now, and is what was meant all the same.
  const meant = what === undefined ? undefined : find(what, 'point', { ...situation, tried: [] });
  const isOfThing = (element: ObservedElement) =>
    meant?.type !== 'found' || !meant.elements.some((one) => isApart(one, element, situation.scene));
  if (what === undefined || isShown) {
    const anywhere = find(named(as), 'use', situation);
    if (anywhere.type === 'found' && isClickable(anywhere.elements[0]) && isOfThing(anywhere.elements[0]))
      return clickUsable(anywhere.elements[0]);
    if (what === undefined && publishing.test(as) && situation.hand && isEditable(situation.hand))
      return submit({ kind: 'submit', clause: '', as }, situation);
    if (what === undefined) return missing(anywhere.type === 'found' ? `nothing on the page is there to ${as}` : anywhere.why);
  }
  const isOpen = thing?.type !== 'found' || situation.scene.unitOf(thing.elements[0]) === undefined;
  const only = isOpen ? onlyOne(as, what, situation) : undefined;
  if (only) return only;
  if (thing?.type !== 'found') return thing ? lacking(thing) : missing(`nothing on the page is there to ${as}`);
  return byAWay(as, what, thing.elements[0], situation);
}

const crosses = /^[×✕✖✗✘⨉╳]$/;

/** A row says but "Add", where the page says into what, and is taken away by its cross. */
function shortlyIn(as: string, what: Description, situation: Situation): readonly ObservedElement[] {
  const isAdding = /^add to (?:cart|basket|bag|trolley)$/.test(as);
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

/** What can't be pressed yet is what is meant all the same, and nothing else is tried in its place. */
const clickUsable = (control: ObservedElement): Move =>
  isUsable(control)
    ? clickOn(control)
    : missing(`${control.role} ${JSON.stringify(control.name)} is there, but disabled; do first what the page asks for`);

/** A control that stays pressed is pressed once more. */
function undo(as: string, what: Description, situation: Situation): Move | undefined {
  const found = what.all ? undefined : find({ ...named(as), within: what }, 'use', situation);
  const [control] = found?.type === 'found' ? found.elements : [];
  if (!control || !isClickable(control)) return undefined;
  return control.states.includes('checked') ? clickOn(control) : undefined;
}

const isPlain = ({ name, exact, where, rank, ordinal }: Description): boolean =>
  !exact && !where && !rank && ordinal === undefined && /^\p{Ll}+$/u.test(name);

/** The controls of all things in turn; where they come up only under the pointer, thing by thing. */
function forAll(as: string, what: Description, controls: readonly ObservedElement[], situation: Situation): Move {
  const { scene, cursor } = situation;
  const things = find(what, 'point', situation);
  if (things.type === 'unclear' && cursor.left === undefined) return lacking(things);
  const found = things.type === 'found' ? things.elements : [];
  if (cursor.left !== undefined || (controls.length > 0 && controls.length >= found.length))
    return each(controls, situation, (control) => (isDone(as, control) ? undefined : { kind: 'click', element: control.index }));
  if (what.noun === '' && !what.where && !what.within && /^\p{Ll}+$/u.test(what.name))
    return missing(`nothing on the page is there to ${as} all ${say(what)}`);
  const done = cursor.explored.filter((what) => what.startsWith(didTo));
  if (done.length >= Math.abs(what.few ?? Number.POSITIVE_INFINITY)) return next;
  const thing = found.find((element) => !done.includes(didTo + scene.keyOf(element)));
  if (!thing) return done.length > 0 ? next : missing(things.type === 'found' ? `nothing on the page is there to ${as}` : things.why);
  const own = scene.unitOf(thing)?.elements ?? [];
  const control = findAs(named(as), 'use', situation, own);
  const ok = { explored: [...done, didTo + scene.keyOf(thing)] };
  if (control.type === 'found' && isClickable(control.elements[0])) return clickOn(control.elements[0], ok);
  return byAWay(as, what, thing, situation);
}

const isDone = (as: string, { states }: ObservedElement): boolean =>
  states.includes('checked') && !/^(?:toggle|switch|flip|press|un)/.test(as);

/** Marks what was done to a thing among what was explored. */
const didTo = 'did:';

function byAWay(as: string, what: Description, thing: ObservedElement, situation: Situation): Move {
  const { scene, cursor } = situation;
  const unit = scene.unitOf(thing);
  for (const way of ways) {
    if (cursor.explored.includes(way)) continue;
    const ok = { explored: [...cursor.explored, way] };
    if (way === 'hover' && unit) return { type: 'act', act: { kind: 'hover', element: thing.index }, on: thing, ok };
    const menu = way === 'menu' ? unit?.elements.find(isMenu) : undefined;
    if (menu) return clickOn(menu, ok);
    // A checkbox beside it and a button above it are another way to say which.
    const box = way === 'tick' ? unit?.elements.find(({ role }) => role === 'checkbox') : undefined;
    const isAbove = (element: ObservedElement) => isClickable(element) && isUsable(element) && !isApart(thing, element, scene);
    const above = box && scene.elements.find((element) => isAbove(element) && likeness(as, element.name) >= 0.9);
    if (box && above) return { type: 'act', act: { kind: 'check', element: box.index, on: true }, on: box, ok };
    // Only what leads somewhere is opened: a button of that name may do anything.
    if (way !== 'open' || (!unit && thing.role !== 'link')) continue;
    const opened = find(what, 'click', situation);
    if (opened.type === 'found' && opened.elements[0].role !== 'button') return clickOn(opened.elements[0], ok);
  }
  return missing(`nothing on the page is there to ${as} ${say(what)}`);
}

/** "Save the draft": a control may be called by verb and thing together. */
function namedWhole(as: string, what: Description, situation: Situation): ObservedElement | undefined {
  if (what.rank || what.where) return undefined;
  const said = what.whole || what.name;
  if (what.all) {
    const all = [`${as} all ${said}`, `${as} all`]
      .map((name) => find(named(name), 'click', situation))
      .find(({ type }) => type === 'found');
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
  return name === '' || (!exact && /^\p{Ll}+$/u.test(name));
}

/** "The lamp that came up": a plain noun that the page does not use, where there is only one thing that it can be. */
function onlyOne(as: string, what: Description, situation: Situation): Move | undefined {
  if (!isOnShow(what, situation)) return undefined;
  const control = find(named(as), 'use', situation);
  return control.type === 'found' && isClickable(control.elements[0]) ? clickUsable(control.elements[0]) : undefined;
}
