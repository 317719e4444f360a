/** Instructions about rows and cards as a whole: find them, do to them what a control of theirs does. */
import type { Description, Given } from '../../description.ts';
import type { Of } from '../../instruction.ts';
import { extract } from '../answers/extract.ts';
import { transfer } from '../arranging/transferring.ts';
import { inTree } from '../elsewhere/explore.ts';
import { bring, recipientField, textField } from '../filling/fields-brought-up.ts';
import { addTag, removeTag } from '../filling/tagging.ts';
import { say } from '../finding/candidates.ts';
import { find } from '../finding/find.ts';
import { clickOn, lacking, type Move, missing, next, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isMenu } from '../page/folds.ts';
import { isClickable, isEditable, isUsable } from '../page/kinds-of-elements.ts';
import { placesOf, standingIn } from '../page/places.ts';
import { asksBack, isTakenBack, refusedBare, saysDialog, wasAnswered } from '../sending/confirming.ts';
import { orderedSoMany } from '../sending/ordering.ts';
import { submit } from '../sending/sending.ts';
import { fieldSentBy, isSentNext } from '../sending/sent.ts';
import { saidNothing } from '../since.ts';
import { answer } from '../waiting.ts';
import { fold, likeness } from '../words/likeness.ts';
import { addNew, entries, sendNew } from './adding.ts';
import { carry, carrying } from './carrying.ts';
import { converse } from './conversing.ts';
import { agreedTo, bySetting, byTick } from './deeds-by-boxes.ts';
import { press } from './pressing.ts';
import { chosenReason, reasoned, sentReason } from './reasons.ts';
import { rename, retitle } from './renaming.ts';

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

/** The page has a control to report things by, and none that says for what. */
const isReasonAsked = (as: string, { scene }: Situation): boolean => {
  const controls = scene.elements.filter(isClickable);
  return controls.some(({ name }) => likeness('report', name) >= 0.9) && !controls.some(({ name }) => likeness(as, name) >= 0.85);
};

/** What is given a reason, which the page may offer. */
const given = /^(?:report|flag|cancel|close|reject|decline|delete|remove|block|return|archive)$/;
const sendingVerbs = /^(?:reply|answer|respond|forward|write|message|mail|email|e-mail|contact|text)\b/;
