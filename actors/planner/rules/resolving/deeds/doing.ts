/** Instructions about rows and cards as a whole: find them, do to them what a control of theirs does. */

import type { ObservedElement } from '../../../../../farm/page/port.ts';
import { isIntoBasket } from '../../baskets.ts';
import type { Description, Given } from '../../description.ts';
import type { Of } from '../../instruction.ts';
import { extract } from '../answers/extract.ts';
import { transfer } from '../arranging/transferring.ts';
import type { Cursor } from '../cursor.ts';
import { inTree } from '../elsewhere/namesakes-sought.ts';
import { bring, recipientField, textField } from '../filling/fields-brought-up.ts';
import { movedOnLeaf } from '../filling/moved-on-leaf.ts';
import { addTag, removeTag, withoutKind } from '../filling/tagging.ts';
import { say } from '../finding/candidates.ts';
import { find, withoutKindBehind } from '../finding/find.ts';
import { broughtUpOnce } from '../forms/openers.ts';
import { clickOn, lacking, type Move, missing, named, next, refused, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isMenu } from '../page/folds.ts';
import { isClickable, isEditable, isUnfilled, isUsable } from '../page/kinds-of-elements.ts';
import { isPageItself, placesOf, standingIn } from '../page/places.ts';
import { firstHeading, isPageOf } from '../page/records.ts';
import type { Scene } from '../page/scene.ts';
import { nameOfEntry } from '../rows/entry-names.ts';
import { mineOf } from '../rows/mine.ts';
import { asksBack, isTakenBack, pressedBy, refusedBare, saidInFull, saysDialog, wasAnswered } from '../sending/confirming.ts';
import { orderedSoMany } from '../sending/ordering.ts';
import { submit } from '../sending/sending.ts';
import { fieldSentBy, isSentNext } from '../sending/sent.ts';
import { saidNothing } from '../since.ts';
import { answer } from '../waiting.ts';
import { beginsWith, fold, holdsSense, isSameName, likeness } from '../words/likeness.ts';
import { addNew, entries, sendNew } from './adding.ts';
import { bookSlot } from './booking-slots.ts';
import { carry, carrying } from './carrying.ts';
import { colouredSo } from './colouring.ts';
import { converse } from './conversing.ts';
import { agreedTo, bySetting, byTick } from './deeds-by-boxes.ts';
import { markIn } from './given-on-own-page.ts';
import { isOnPageOf } from './own-page.ts';
import { passedOn } from './passing-on.ts';
import { placeAsked } from './places-asked.ts';
import { press } from './pressing.ts';
import { react } from './reacting.ts';
import { chosenReason, reasoned, sentReason } from './reasons.ts';
import { rename, retitle } from './renaming.ts';
import { takenOnBoard } from './taken-on-boards.ts';
import { inItsVariant } from './variants.ts';

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
  // A section "Letters" is no letter by Piet, of whom the page says nothing.
  if (placesOf(what, situation).length > 0 && !isOfNobodyHere(what, situation)) return next;
  // "Find the price of the lamp": a value, which bears no name of its own.
  const value = extract(what, 'text', situation);
  if (value.type === 'value') return { type: 'next', ...(value.element && { on: value.element }) };
  return missing(found.type === 'none' ? found.why : `${say(what)} can't be found`);
}

function isOfNobodyHere({ within }: Description, situation: Situation): boolean {
  if (within === undefined || within.name === '' || isPageItself(within, situation.scene)) return false;
  return placesOf(within, situation).length === 0 && find(within, 'read', situation).type !== 'found';
}

/** 0: the control; 1: the fields that it brings up; 2: who it goes to; 3: sent. */
export function perform(asked: Of<'do'>, situation: Situation): Move {
  const said = passedOn(asked, situation.scene);
  const own = withItsVerb(said, situation);
  const plain = own.what && (mineOf(own.what, own.clause, situation.scene) ?? withoutKindBehind(own.what, situation));
  const order = plain ? { ...own, what: plain } : own;
  return isIntoBasket(order) ? intoBasket(order, situation) : marked(order, situation);
}

/** "Label the mail as Work": where no control is called so, it is given that label, where it has its labels. */
function marked(order: Of<'do'>, situation: Situation): Move {
  const { as, what, to } = order;
  const marks = what && !what.all && !to ? markIn(as) : undefined;
  if (!what || !marks) return performed(order, situation);
  const given: Of<'do'> = { ...order, as: marks.verb, to: marks.mark };
  if (situation.cursor.stage > 0 || isOnPageOf(what, situation)) return performed(given, situation);
  const move = performed(order, situation);
  const other = move.type === 'missing' && !move.unclear ? performed(given, situation) : move;
  return other.type === 'missing' ? move : other;
}

const byLink = 'put in by the link of:';

/** A link that puts a thing into the basket may lead to the thing's own page instead, where more is to be chosen first. */
function intoBasket(order: Of<'do'>, situation: Situation): Move {
  const { cursor, scene } = situation;
  const put = cursor.explored.find((mark) => mark.startsWith(byLink))?.slice(byLink.length);
  const head = firstHeading(scene);
  if (put !== undefined && !(head && isSameName(put, head.name))) return next;
  const asked = put === undefined ? order : { ...order, what: named(put) };
  const move = inItsVariant(asked, situation, performed) ?? performed(asked, situation);
  const isLink = put === undefined && move.type === 'act' && move.act.kind === 'click' && move.on?.role === 'link' && move.ok === undefined;
  const entry = isLink && move.on ? nameOfEntry(move.on, '', situation) : undefined;
  return isLink && entry !== undefined ? { ...move, ok: { explored: [...cursor.explored, byLink + entry] } } : move;
}

/** "Mute Drums and solo Flute": what no goal's verbs tell, a control of the page may be called by. */
function withItsVerb(order: Of<'do'>, { scene, instructions, cursor }: Situation): Of<'do'> {
  const { what, as, clause } = order;
  const [, verb = '', name = ''] = what?.exact || what?.noun ? [] : (/^(\p{Ll}{3,}) (?:the )?(\p{Lu}.*)$/u.exec(what?.name ?? '') ?? []);
  const before = instructions[cursor.at - 1];
  if (!what || verb === '' || before?.kind !== 'do' || before.clause !== clause || before.as !== as) return order;
  const isControl = scene.elements.some((element) => isClickable(element) && likeness(verb, element.name) >= surelyCalled);
  return isControl ? { ...order, as: verb, what: { ...what, name, whole: name } } : order;
}
const surelyCalled = 0.95;

function performed(order: Of<'do'>, situation: Situation): Move {
  const { as, what, text, to } = order;
  const { cursor } = situation;
  const coloured = colouredSo(order, situation);
  if (coloured) return coloured;
  if ((order.isOwn ?? order.opens) && cursor.stage === 0 && cursor.left === undefined && !isOffered(as, situation.scene))
    return refused(`nothing on the page could be clicked to ${as}`);
  const said = order.opens ? undefined : (react(order, situation) ?? converse(order, situation) ?? takenBack(order, situation));
  if (said) return said;
  if (text && what?.all && cursor.stage === 0 && entriesOf(what, situation) > 1)
    return missing(`what all ${say(what)} are to be told is to be said one by one`);
  const done = order.opens ? undefined : otherThanByControl(order, situation);
  if (done) return done;
  const [, why] = /^report as (.+)$/.exec(as) ?? [];
  if (why !== undefined && !text && (cursor.stage > 0 || isReasonAsked(as, situation)))
    return perform({ ...order, as: 'report', text: { type: 'text', text: why, quoted: false } }, situation);
  const asked = [...(to ? (['to'] as const) : []), ...(text ? (['text'] as const) : [])];
  return cursor.stage === 0 || cursor.left !== undefined ? begun(order, asked.length, situation) : broughtUp(order, asked, situation);
}

/** "Cancel", "no": what the page asks back, or a dialog that lies open, is answered so. */
function takenBack(order: Of<'do'>, situation: Situation): Move | undefined {
  const { as, what, clause } = order;
  if (!isTakenBack(as, saidInFull(order), what !== undefined)) return undefined;
  const answered = wasAnswered(situation);
  if (answered) return answered;
  const { scene, cursor } = situation;
  const isAboutDialog = what === undefined ? asksBack(situation) : scene.dialog !== undefined;
  if (scene.dialog === undefined && cursor.stage === 0 && saysDialog(clause)) return refusedBare(scene);
  return isAboutDialog && cursor.stage === 0 ? answer({ kind: 'answer', clause, accept: false }, situation, as) : undefined;
}

/** What is done by other means than a control of the thing: a box, its name, a new entry, a tag, another place. */
function otherThanByControl({ as, what, text, to, clause }: Of<'do'>, situation: Situation): Move | undefined {
  const { cursor } = situation;
  const undone = as === 'undo' && cursor.stage === 0 ? wayBack(situation) : undefined;
  const slot = undone ?? (to || text ? undefined : bookSlot({ kind: 'do', as, clause, ...(what && { what }) }, situation));
  const many = slot ?? (to || text ? undefined : orderedSoMany(as, what, situation));
  const sent = many ?? takenOnBoard(as, what, situation) ?? placeAsked(as, what, situation) ?? sendNew(as, what, situation);
  const moved = sent ?? (what && as === 'remove' ? transfer(what, undefined, situation) : undefined);
  const ticked = moved ?? (what && (agreedTo(as, what, situation) ?? byTick(as, what, situation)));
  if (ticked) return ticked;
  const day = to?.type === 'when' && to.time === undefined && shifting.test(as) ? to.day : undefined;
  const shifted = what && day !== undefined ? movedOnLeaf(what, day, situation) : undefined;
  if (shifted) return shifted;
  const name = to?.type === 'text' && what && as === 'rename' ? to.text : undefined;
  const renamed = name === undefined || !what ? undefined : renamedTo(name, what, situation);
  if (renamed) return renamed;
  const isNew = as === 'add to list' || (as === 'add' && entries.test(what?.noun ?? ''));
  const added = isNew && what !== undefined ? addNew(what, situation) : undefined;
  const tag = added ?? (to || text ? undefined : addTag(as, what, situation));
  if (tag) return tag;
  if (to?.type === 'text' && what && as === 'add')
    return (
      transfer(what, named(to.text), situation) ??
      missing(`the page has no list ${JSON.stringify(to.text)} that ${say(what)} could be added to`)
    );
  return to?.type === 'text' && what !== undefined && carrying.test(as) ? carry(as, what, to.text, situation) : undefined;
}

const shifting = /^(?:move|reschedule|postpone)$/;

/** Its own control comes first, which may stand in a menu of the thing; a double click is for pages that have none. */
function renamedTo(name: string, what: Description, situation: Situation): Move | undefined {
  const isHidden = situation.scene.elements.some((element) => isMenu(element)) || situation.cursor.explored.length > 0;
  return retitle(what, name, situation) ?? (isHidden ? undefined : rename(what, name, situation));
}

/** The control is pressed; `asked` is how many fields what it brings up has to have. */
function begun(order: Of<'do'>, asked: number, situation: Situation): Move {
  const { as, what, text, to, clause, opens } = order;
  const move = orSent(press(as, what, situation), as, clause, situation);
  if (opens)
    return move.type === 'act' && move.ok === undefined ? { ...move, ok: toldNext(pressedBy(order, move, situation), situation) } : move;
  const cross = move.type === 'missing' ? removeTag(as, what, situation) : undefined;
  if (cross) return cross;
  const isOfPage = what === undefined || (answering.test(as) && isPageOf(what.name, situation.scene));
  const place = move.type === 'missing' && text && !to && isOfPage ? writtenIn(as, situation.scene) : undefined;
  if (place && text) return bring(text, place, asked, situation);
  const tag = move.type === 'missing' && !move.unclear && asked === 0 ? addTag(as, what, situation, false) : undefined;
  if (tag) return tag;
  const alone = move.type === 'missing' ? withoutKind(as, what, situation.scene) : undefined;
  if (alone) return begun({ ...order, what: alone }, asked, situation);
  const setting = move.type === 'missing' && !move.unclear ? bySetting(as, what, situation) : undefined;
  if (setting) return setting;
  const link = move.type === 'missing' && as === 'follow' && what ? linkCalled(what, situation.scene) : undefined;
  if (link) return clickOn(link);
  const more = move.type === 'act' && (move.ok?.left !== undefined || move.ok?.explored !== undefined);
  if (move.type !== 'act' || more) return move;
  const own = to === undefined && text && move.on ? fieldSentBy(move.on, situation) : undefined;
  if (own && text) return bring(text, own, asked, situation);
  return asked > 0 ? { ...move, ok: { stage: 1 } } : move;
}

/** "Follow nulla": nobody, but the only link of that name. */
const linkCalled = ({ name, where, rank, ordinal, within }: Description, { elements }: Scene): ObservedElement | undefined =>
  (where ?? rank ?? ordinal ?? within) === undefined
    ? onlyOf(elements.filter((element) => element.role === 'link' && isUsable(element) && fold(element.name) === fold(name)))
    : undefined;

const answering = /^(?:reply|answer|respond|comment)(?: (?:to|on))?$/;

/** "Write a comment…": the only field that asks for just this stands open, and nothing needs to bring it up. */
function writtenIn(as: string, { elements }: Scene): ObservedElement | undefined {
  const fields = elements.filter((element) => isUnfilled(element) && element.role === 'textbox');
  const [verb = ''] = as.split(' ');
  const words = answering.test(as) ? [verb, 'comment', 'reply', 'answer'] : [as];
  const asked = words.map((word) => onlyOf(fields.filter(({ name }) => holdsSense(name, word))));
  return asked.find((field) => field !== undefined);
}

/** What it has brought up is told what is said behind it. */
const toldNext = (opened: Cursor['opened'], { cursor }: Situation): Partial<Cursor> => ({
  at: cursor.at + 1,
  stage: 0,
  tried: [],
  explored: [broughtUpOnce],
  ...(opened && { opened }),
});

/** Whether any control of the page is called by the verb. */
const isOffered = (as: string, { elements }: Scene): boolean =>
  elements.some((element) => isClickable(element) && (likeness(as, element.name) >= 0.9 || beginsWith(element.name, as)));

/** What has come up is filled in, field by field, and sent. */
function broughtUp({ as, text, to }: Of<'do'>, asked: readonly ('to' | 'text')[], situation: Situation): Move {
  const { stage } = situation.cursor;
  const field = asked[stage - 1];
  if (stage === reasoned) return sentReason(as, situation);
  const reason = field === 'text' && text?.type === 'text' && given.test(as) ? chosenReason(text.text, situation) : undefined;
  if (reason) return reason;
  if (field === 'to') return bring(to as Given, recipientField(situation), stage, situation);
  if (field === 'text') return bring(text as Given, textField(situation), stage, situation);
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

/** The page has a control to report things by, and none that says for what. */
const isReasonAsked = (as: string, { scene }: Situation): boolean => {
  const controls = scene.elements.filter(isClickable);
  return controls.some(({ name }) => likeness('report', name) >= 0.9) && !controls.some(({ name }) => likeness(as, name) >= 0.85);
};

/** What is given a reason, which the page may offer. */
const given = /^(?:report|flag|cancel|close|reject|decline|delete|remove|block|return|archive)$/;
const sendingVerbs = /^(?:reply|answer|respond|forward|write|message|mail|email|e-mail|contact|text)\b/;
