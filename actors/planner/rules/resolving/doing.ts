/** Instructions about rows and cards as a whole: find them, do to them what a control of theirs does. */
import type { ObservedElement } from '../../../../farm/page/port.ts';
import type { Description, Given, Of } from '../instruction.ts';
import { check } from './acting.ts';
import { addNew, entries, sendNew } from './adding.ts';
import { say } from './candidates.ts';
import { asksBack, isTakenBack, refusedBare, saysDialog, wasAnswered } from './confirming.ts';
import { converse } from './conversing.ts';
import { drag } from './dragging.ts';
import { inTree } from './explore.ts';
import { extract } from './extract.ts';
import { valueFor } from './filling.ts';
import { find } from './find.ts';
import { isMenu } from './folds.ts';
import { byOwnList, giving, hasOwnWay, inMenu, isPlace, listed, listFor, offered } from './giving.ts';
import { isClickable, isEditable, isUsable } from './kinds-of-elements.ts';
import { beginsWith, fold, holdsSense, likeness } from './likeness.ts';
import { chooseIn, inAList } from './lists.ts';
import { clickOn, fillWith, lacking, type Move, missing, named, next, type Situation } from './move.ts';
import { onlyOf } from './only.ts';
import { orderedSoMany } from './ordering.ts';
import { boxBefore, byOwnBox, selectorIn } from './own-boxes.ts';
import { formAround, placesOf, standingIn } from './places.ts';
import { clickUsable, press } from './pressing.ts';
import { chosenReason, reasoned, sentReason } from './reasons.ts';
import { rename, retitle } from './renaming.ts';
import { submit } from './sending.ts';
import { fieldSentBy, isSentNext } from './sent.ts';
import { saidNothing } from './since.ts';
import { addTag, removeTag } from './tagging.ts';
import { transfer } from './transferring.ts';
import { answer } from './waiting.ts';

export function findOnly({ what, clause, paging }: Of<'find'>, situation: Situation): Move {
  const following = situation.instructions[situation.cursor.at + 1];
  const sure =
    following?.kind === 'click' && following.what.name === what.name && inTree.test(clause) ? find(what, 'click', situation) : undefined;
  if (sure?.type === 'unclear') return lacking(sure);
  const found = find(what, 'read', situation);
  // Who looks through several parts for a name may come by another of the same letters.
  const isAsked = situation.instructions[situation.cursor.at - 1]?.kind === 'search';
  const [first] = found.type === 'found' ? found.elements.filter((element) => !isAsked || !isEditable(element)) : [];
  if (isAsked && first && saidNothing(situation.scene) === first.name) return missing(`the page says ${JSON.stringify(first.name)}`);
  if (first && paging && what.exact && first.name.trim() !== what.name.trim() && fold(first.name) === fold(what.name))
    return missing(`${say(what)} is there only in other letters`);
  if (first) return { type: 'next', on: first };
  if (placesOf(what, situation).length > 0) return next;
  // "Find the price of the lamp": a value, which bears no name of its own.
  const value = extract(what, 'text', situation);
  if (value.type === 'value') return { type: 'next', ...(value.element && { on: value.element }) };
  return missing(found.type === 'none' ? found.why : `${say(what)} can't be found`);
}

/** The choice that is voted for was made, which is sent yet. */
const pressed = 8;

/** 0: the control; 1: the fields that it brings up; 2: who it goes to; 3: sent. */
export function perform(order: Of<'do'>, situation: Situation): Move {
  const { as, what, text, to, clause } = order;
  const { cursor } = situation;
  const said = converse(order, situation);
  if (said) return said;
  if (isTakenBack(as, clause, what !== undefined)) {
    const answered = wasAnswered(situation);
    if (answered) return answered;
    const isAboutDialog = what === undefined ? asksBack(situation) : situation.scene.dialog !== undefined;
    if (situation.scene.dialog === undefined && cursor.stage === 0 && saysDialog(clause)) return refusedBare(situation.scene);
    if (isAboutDialog && cursor.stage === 0) return answer({ kind: 'answer', clause, accept: false }, situation, as);
  }
  if (text && what?.all && cursor.stage === 0 && entriesOf(what, situation) > 1)
    return missing(`what all ${say(what)} are to be told is to be said one by one`);
  const undone = as === 'undo' && cursor.stage === 0 ? wayBack(situation) : undefined;
  if (undone) return undone;
  const many = to || text ? undefined : orderedSoMany(as, what, situation);
  if (many) return many;
  const sent = sendNew(as, what, situation);
  if (sent) return sent;
  const moved = what && as === 'remove' ? transfer(what, undefined, situation) : undefined;
  if (moved) return moved;
  const ticked = what === undefined ? undefined : (agreedTo(as, what, situation) ?? byTick(as, what, situation));
  if (ticked) return ticked;
  // Its own control comes first, which may stand in a menu of the thing; a double click is for pages that have none.
  const isHidden = situation.scene.elements.some((element) => isMenu(element)) || cursor.explored.length > 0;
  const titled = to?.type === 'text' && what !== undefined && as === 'rename' ? retitle(what, to.text, situation) : undefined;
  if (titled) return titled;
  if (to?.type === 'text' && what !== undefined && as === 'rename' && !isHidden) return rename(what, to.text, situation);
  const isNew = as === 'add to list' || (as === 'add' && entries.test(what?.noun ?? ''));
  const added = isNew && what !== undefined ? addNew(what, situation) : undefined;
  if (added) return added;
  const tag = to || text ? undefined : addTag(as, what, situation);
  if (tag) return tag;
  if (to?.type === 'text' && what !== undefined && carrying.test(as)) return carry(as, what, to.text, situation);
  const asked = [...(to ? (['to'] as const) : []), ...(text ? (['text'] as const) : [])];
  const [, why] = /^report as (.+)$/.exec(as) ?? [];
  if (why !== undefined && !text && (cursor.stage > 0 || isReasonAsked(as, situation)))
    return perform({ ...order, as: 'report', text: { type: 'text', text: why, quoted: false } }, situation);
  if (cursor.stage === 0 || cursor.left !== undefined) {
    const move = orSent(press(as, what, situation), as, clause, situation);
    const cross = move.type === 'missing' ? removeTag(as, what, situation) : undefined;
    if (cross) return cross;
    const setting = move.type === 'missing' && !move.unclear ? bySetting(as, what, situation) : undefined;
    if (setting) return setting;
    const more = move.type === 'act' && (move.ok?.left !== undefined || move.ok?.explored !== undefined);
    if (move.type !== 'act' || more) return move;
    const own = to === undefined && text && move.on ? fieldSentBy(move.on, situation) : undefined;
    if (own && text) return bring(text, own, asked.length, situation);
    if (asked.length > 0) return { ...move, ok: { stage: 1 } };
    return move;
  }
  const field = asked[cursor.stage - 1];
  if (cursor.stage === reasoned) return sentReason(situation);
  const reason = field === 'text' && text?.type === 'text' && given.test(as) ? chosenReason(text.text, situation) : undefined;
  if (reason) return reason;
  if (field === 'to') return bring(to as Given, recipientField(situation), cursor.stage, situation);
  if (field === 'text') return bring(text as Given, textField(situation), cursor.stage, situation);
  if (isSentNext(situation)) return next;
  return submit({ kind: 'submit', clause: '', as: sendingVerbs.test(as) ? 'send' : as }, situation);
}

/** How many rows or cards it speaks of; where no list is called so, of those that what it stands in tells. */
function entriesOf(what: Description, situation: Situation): number {
  const { scene } = situation;
  const found = find(what, 'point', situation);
  const elements = found.type === 'found' ? found.elements : what.within ? standingIn(what.within, situation) : [];
  return new Set(elements.flatMap((element) => scene.unitOf(element)?.group ?? [])).size;
}

/** What the page offers to take back by just after it was done, and which is nowhere else by then. */
function wayBack({ scene, tried }: Situation): Move | undefined {
  const ways = scene.elements.filter((element) => isClickable(element) && isUsable(element) && likeness('undo', element.name) >= 0.95);
  const way = onlyOf(ways.filter(({ isNew }) => isNew));
  return way && !tried?.includes(scene.keyOf(way)) ? clickOn(way) : undefined;
}

/** "Subscribe with a@b.c": what was filled in for it is sent, where nothing on the page is called by the verb. */
function orSent(move: Move, as: string, clause: string, situation: Situation): Move {
  const { instructions, cursor, hand } = situation;
  const before = instructions[cursor.at - 1];
  const isFilled = before?.kind === 'fill' && before.clause === clause && hand !== undefined && isEditable(hand);
  const isJoining = /^(?:subscribe|sign up|register|join|enrol?l)\b/.test(as);
  return move.type === 'missing' && isFilled && isJoining ? submit({ kind: 'submit', clause: '', as: 'sign up' }, situation) : move;
}

const ticking = /^(?:mark as |set as )?(?:done|completed?|finish(?:ed)?|bought|packed|ticked)$/;
const unticking =
  /^(?:reopen|(?:mark as |set as )(?:(?:not|no longer) (?:yet )?(?:done|completed?|finished|ticked)|open|undone|unfinished|incomplete|uncompleted|unticked|pending|to do))$/;

/** "Accept the terms", by the box before the words that speak of them. */
function agreedTo(as: string, what: Description, { scene, cursor }: Situation): Move | undefined {
  const box =
    cursor.stage === 0 && cursor.explored.length === 0 && /^(?:accept|agree(?: to)?)$/.test(as) ? boxBefore(what, scene) : undefined;
  return box && brought(box, true);
}

const voting = 'vote for';

/** What is marked as done, or voted for, may have a box for it and no control that says so. */
function byTick(as: string, what: Description, situation: Situation): Move | undefined {
  const boxed = byNamedBox(as, what, situation);
  if (boxed) return boxed;
  const isVote = as === voting;
  const on = !unticking.test(as);
  if (!isVote && on && !ticking.test(as)) return undefined;
  if (isVote && situation.cursor.stage === pressed) {
    const button = find(named('vote'), 'use', situation);
    return button.type === 'found' && button.elements[0].role === 'button'
      ? clickUsable(button.elements[0])
      : situation.hand && formAround(situation.scene, situation.hand) !== undefined
        ? submit({ kind: 'submit', clause: '', as: 'submit' }, situation)
        : next;
  }
  if (situation.cursor.stage !== 0 || situation.cursor.explored.length > 0) return undefined;
  const control: Description = { ...named(as), within: what, ...(what.all && { all: true }) };
  const said = find(control, 'use', situation);
  if (said.type === 'found' && said.elements.every(isClickable)) return undefined;
  const boxes = find(what, 'check', situation);
  const roles = isVote ? ['radio', 'checkbox'] : ['checkbox', 'switch', 'menuitemcheckbox'];
  if (boxes.type !== 'found' || !boxes.elements.every(({ role }) => roles.includes(role)))
    return isVote ? undefined : byOwnBox(what, on, situation);
  const move = check({ kind: 'check', clause: '', what, on }, situation);
  if (!isVote) return move;
  return move.type === 'act' ? { ...move, ok: { stage: pressed } } : undefined;
}

/** "Stop the marketing mails", "go paperless": the only box or switch that begins with what is to be, or to be no longer. */
function bySetting(as: string, what: Description | undefined, { scene, cursor }: Situation): Move | undefined {
  const on = starting.test(as) ? true : stopping.test(as) ? false : undefined;
  const said = what?.whole || what?.name || '';
  if (on === undefined || said === '' || cursor.explored.length > 0 || what?.where || what?.rank || what?.within || what?.all)
    return undefined;
  const box = onlyOf(
    scene.elements.filter(
      ({ role, name }) =>
        ['checkbox', 'switch'].includes(role) && (likeness(said, name) >= 0.85 || (as === 'go' && beginsWith(name, said))),
    ),
  );
  return box && brought(box, on);
}
/** To be on or off, as far as it is not. */
function brought(box: ObservedElement, on: boolean): Move {
  if (!isUsable(box)) return clickUsable(box);
  return box.states.includes('checked') === on
    ? { type: 'next', on: box }
    : { type: 'act', act: { kind: 'check', element: box.index, on }, on: box };
}
const starting = /^(?:start|resume|receive|go)$/;
const stopping = /^(?:stop|pause|halt)$/;

/** "Mark it as known", where its row has a box in a column of that name, or one that is called so. */
function byNamedBox(as: string, what: Description, situation: Situation): Move | undefined {
  const { scene, cursor } = situation;
  const [, state = ''] = /^(?:mark|set|flag|tick) as (?:an? )?(.+)$/.exec(as) ?? [];
  if (state === '' || cursor.stage !== 0 || what.all) return undefined;
  const thing = find(what, 'point', situation);
  const unit = thing.type === 'found' && thing.elements.length === 1 ? scene.unitOf(thing.elements[0]) : undefined;
  const boxes =
    unit?.elements.filter(
      ({ role, name, column = '' }) => ['checkbox', 'switch'].includes(role) && [name, column].some((said) => likeness(state, said) >= 0.9),
    ) ?? [];
  const box = onlyOf(boxes);
  return box && brought(box, true);
}

/** The page has a control to report things by, and none that says for what. */
const isReasonAsked = (as: string, { scene }: Situation): boolean => {
  const controls = scene.elements.filter(isClickable);
  return controls.some(({ name }) => likeness('report', name) >= 0.9) && !controls.some(({ name }) => likeness(as, name) >= 0.85);
};

/** What is given a reason, which the page may offer. */
const given = /^(?:report|flag|cancel|close|reject|decline|delete|remove|block|return|archive)$/;
const sendingVerbs = /^(?:reply|answer|respond|forward|write|message|mail|email|e-mail|contact|text)\b/;
/** By a list of its own, where it has one. */
const chosenSo = /^(?:assign|label|tag|move|transfer|file)\b/;
const carrying = /^(?:move|put|drag|file|assign|transfer|copy|label|tag)\b/;

/** "Move it to the archive": by a list of places, after it was ticked, or by hand. */
function carry(as: string, what: Description, to: string, situation: Situation): Move {
  const { scene, cursor } = situation;
  const moved = transfer(what, named(to), situation);
  if (moved) return moved;
  const thing = find(what, 'point', situation);
  if (thing.type !== 'found') return lacking(thing);
  const [element] = thing.elements;
  const ownLists = scene.unitOf(element)?.elements.filter(({ options }) => options?.some((option) => likeness(to, option) >= 0.9)) ?? [];
  if (ownLists[0] && ownLists.length === 1 && cursor.stage !== listed)
    return { ...chooseIn(ownLists[0], [to]), ok: { stage: listed } } as Move;
  if (cursor.stage === offered || cursor.stage === inMenu) return byOwnList(as, element, to, situation);
  const unit = scene.unitOf(element);
  const box = unit && selectorIn(unit);
  const list = listFor(unit, box !== undefined, inAList(named(to), situation), scene);
  if (cursor.stage === 0 && list?.type !== 'act' && !what.all && chosenSo.test(as) && hasOwnWay(as, element, to, situation))
    return byOwnList(as, element, to, situation);
  if (box && !box.states.includes('checked'))
    return { type: 'act', act: { kind: 'check', element: box.index, on: true }, on: box, ok: { stage: 0 } };
  if (cursor.stage === listed) {
    const after = situation.hand && scene.elements[situation.hand.index + 1];
    const button = find(named(as), 'use', situation);
    if (after?.role === 'button' && isUsable(after)) return clickOn(after);
    return button.type === 'found' && button.elements[0].role === 'button' ? clickOn(button.elements[0]) : next;
  }
  if (list?.type === 'act') return { ...list, ok: { stage: listed } };
  if (giving.test(as))
    return what.all ? missing(`what all ${say(what)} are to be given is to be said one by one`) : byOwnList(as, element, to, situation);
  // What only resembles the words, or stands in another's entry, is no place to put it.
  if (!/^drag/.test(as) && !isPlace(to, element, situation)) return missing(`the page has no place that is called ${JSON.stringify(to)}`);
  return drag({ kind: 'drag', clause: '', what, to: named(to), place: 'onto' }, situation);
}

function bring(given: Given, field: ObservedElement | undefined, stage: number, situation: Situation): Move {
  if (!field) return missing('the page asks for nothing that the text could go into');
  const text = valueFor(given, field, situation);
  if ('why' in text) return lacking(text);
  return fillWith(field, text.text, { stage: stage + 1 });
}

/** What is written to someone is not looked for. */
const isForSearch = ({ role, type, name, hints = '' }: ObservedElement): boolean =>
  role === 'searchbox' || type === 'search' || /^(?:search|find|filter)\b/i.test(name || hints);

const inDialogFirst = ({ scene }: Situation) => {
  const { dialog } = scene;
  const fields = scene.elements.filter((element) => isEditable(element) && ['textbox', 'combobox', 'searchbox'].includes(element.role));
  const inside = dialog === undefined ? [] : fields.filter((field) => scene.isIn(field, dialog));
  return inside.length > 0 ? inside : fields.filter((field) => !isForSearch(field));
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
  const { scene, hand } = situation;
  const all = inDialogFirst(situation).filter((field) => field.role !== 'combobox' && (situation.cursor.stage < 2 || field !== hand));
  // What has come up in the entry that was acted on is of it.
  const unit = hand && scene.unitOf(hand);
  const inEntry = all.filter((field) => unit !== undefined && scene.unitOf(field)?.group === unit.group && field.isNew);
  const fresh = all.filter(({ isNew }) => isNew);
  const fields = inEntry.length > 0 ? inEntry : fresh.length > 0 ? fresh : all;
  return (
    fields.find(({ states, value = '' }) => states.includes('focused') && value === '') ??
    fields.find(({ name, hints = '' }) =>
      ['message', 'comment', 'text', 'reply', 'body'].some((word) => holdsSense(name, word) || holdsSense(hints, word)),
    ) ??
    fields.filter(({ isNew }) => isNew).at(-1) ??
    fields.at(-1)
  );
};
