/** A clause that was laid on a form stands as the orders that it came to. */

import type { ObservedElement } from '../../../../../farm/page/port.ts';
import { isIntoBasket } from '../../baskets.ts';
import type { Breath, Instruction, Of, Order } from '../../instruction.ts';
import type { Laid } from '../cursor.ts';
import { converse } from '../deeds/conversing.ts';
import { findOnly } from '../deeds/doing.ts';
import { isShownOnly } from '../filling/fields.ts';
import { find } from '../finding/find.ts';
import { type Move, named, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { checkableRoles, isClickable, isEditable, isText } from '../page/kinds-of-elements.ts';
import { boxBefore } from '../page/own-boxes.ts';
import { standingIn } from '../page/places.ts';
import { isPageOf } from '../page/records.ts';
import { emptySearch } from '../sending/sending.ts';
import { holdsSense, likeness } from '../words/likeness.ts';
import { layOut } from './laying.ts';
import { broughtUpOnce } from './openers.ts';
import { isValue } from './values.ts';

/** A clause that asks a form for several things at once is laid on it; otherwise it is carried out as it was read, where that leaves nothing out. */
export function laidHere(
  instruction: Instruction,
  instructions: readonly Instruction[],
  situation: Situation,
):
  | { readonly type: 'laid'; readonly laid: Laid }
  | { readonly type: 'move'; readonly move: Move }
  | { readonly type: 'not'; readonly why: string }
  | undefined {
  const { breath, clause, kind, through } = instruction;
  const sought = kind === 'find' ? soughtFirst(instruction, situation) : undefined;
  if (sought) return { type: 'laid', laid: { at: situation.cursor.at, count: 1, orders: sought } };
  // What is said to somebody is laid on no form.
  if ((kind === 'do' && converse(instruction, situation)?.type === 'act') || (!breath && !through)) return undefined;
  const { at } = situation.cursor;
  const rest = instructions.slice(at);
  const after = rest.findIndex((other) => other.clause !== clause);
  const own = after === -1 ? rest : rest.slice(0, after);
  // Its name is on the page, and has no place on the form.
  if (own.some((each) => each.kind === 'do' && isIntoBasket(each) && each.what && isPageOf(each.what.name, situation.scene)))
    return undefined;
  const byEntry = through && isOfEntries(through, situation) ? { at, count: own.length, orders: through } : undefined;
  if (!breath) return byEntry && !isHere(instruction, situation) ? { type: 'laid', laid: byEntry } : undefined;
  // Stars are given to what they are said to be for, and to no other part of the form.
  if (kind === 'choose' && (isOfList(instruction, situation) || isRating(instruction))) return undefined;
  if (kind === 'fill' && instruction.what && isShownOnly(instruction.what, situation)) return undefined;
  const whole = withMore(breath, instructions, situation);
  if (whole) return whole;
  const found = layOut(breath, situation);
  const isElse = breath.ifLost === true && kind !== 'lay';
  if (found.type === 'move') return isElse ? undefined : found;
  if (found.type === 'not' && !found.isOfForm && byEntry) return { type: 'laid', laid: byEntry };
  if (found.type === 'laid') {
    // What is listed is chosen, each of it, and is no word for what the rest is of.
    if (kind === 'choose' && countOf(found.orders) < countOf(own.filter((order) => order.kind === 'choose'))) return undefined;
    if (breath.isKept) {
      const { settings, sender } = partedFrom(found.orders);
      const isSent = sender.length > 0 && isSaidBehind(rest[own.length], sender[0], situation);
      return { type: 'laid', laid: { at, count: own.length, orders: isSent ? settings : found.orders } };
    }
    const following = rest.slice(own.length);
    const isInvited = following[0]?.kind === 'do' && inviting.test(following[0].as);
    const also = breath.ifLost === undefined && !isInvited ? [] : setBeside(following, situation);
    const lacking = breath.ifLost === false ? rest[own.length + also.length] : undefined;
    // Once it is sent it is too late to.
    if (lacking?.kind === 'do' && agreeing.test(lacking.as) && terms.test(lacking.what?.name ?? ''))
      return {
        type: 'move',
        move: { type: 'missing', why: `the form has nothing that could be ticked to ${lacking.as} ${lacking.what?.name}` },
      };
    // How it is sent is said behind it, in a clause of its own.
    const then = rest[own.length + also.length];
    const { settings, sender } = partedFrom(found.orders);
    const isSentLater = isSaidBehind(then, sender[0], situation) || isSaidLater(rest.slice(own.length + also.length), sender[0]);
    const orders = [...settings, ...also, ...(isSentLater ? [] : sender)];
    return { type: 'laid', laid: { at, count: own.length + also.length, orders } };
  }
  if (isElse) return undefined;
  if (own.some(picksOut) || own.every(isPlainThing)) return undefined;
  // What was read otherwise may be carried out, unless it would send what the form has no place for.
  const isDeed = breath.ifLost === false && (own.some(isLoose) || isLone(own));
  const isSending = breath.isOfGoods || isDeed || own.some(({ kind: each }) => each === 'submit' || each === 'search');
  if (situation.cursor.explored.includes(broughtUpOnce) && breath.ifLost === false)
    return { type: 'move', move: { type: 'missing', why: found.why } };
  if (kind === 'lay' || own.some((order) => isCrammed(order, breath)) || (found.isOfForm && isSending))
    return { type: 'move', move: { type: 'missing', why: found.why } };
  return found.isOfForm ? found : undefined;
}

/** Each entry of a list has a control that is called by the verb, and the page has not been asked for a form yet. */
function isOfEntries([first]: readonly Order[], { scene, cursor }: Situation): boolean {
  if (first?.kind !== 'do' || cursor.explored.includes(broughtUpOnce)) return false;
  const controls = scene.elements.filter((element) => isClickable(element) && likeness(first.as, element.name) >= 0.9);
  const units = new Set(controls.map((element) => scene.unitOf(element)));
  return units.size > 1 && [...units].every((unit) => unit !== undefined && scene.hasLikes(unit));
}

/** What the sentence was read as being about is on the page. */
const isHere = (instruction: Instruction, situation: Situation): boolean =>
  instruction.kind === 'do' && instruction.what !== undefined && find(instruction.what, 'point', situation).type === 'found';

const countOf = (orders: readonly Order[]): number =>
  orders.reduce((count, order) => count + (order.kind === 'choose' ? order.values.length : 1), 0);

/** What is asked for with all that is said of it in sentences of its own: it goes into the form before that is sent, or nothing is. */
function withMore({ more: all }: Breath, instructions: readonly Instruction[], situation: Situation): ReturnType<typeof laidHere> {
  if (!all) return undefined;
  const { at } = situation.cursor;
  const found = layOut(all.breath, situation);
  if (found.type === 'not') return found.isOfForm ? { type: 'move', move: { type: 'missing', why: found.why } } : undefined;
  if (found.type === 'move') return found;
  const rest = instructions.slice(at);
  const begins = rest.flatMap(({ clause }, nth) => (nth === 0 || clause !== rest[nth - 1]?.clause ? [nth] : []));
  const count = begins[all.clauses] ?? rest.length;
  const then = rest[count];
  const { settings, sender } = partedFrom(found.orders);
  const isSentLater = isSaidBehind(then, sender[0], situation);
  return { type: 'laid', laid: { at, count, orders: isSentLater ? settings : found.orders } };
}

/** What sends the form comes last, where anything does: a button that is pressed to choose by it is none. */
function partedFrom(orders: readonly Order[]): { readonly settings: readonly Order[]; readonly sender: readonly Order[] } {
  const last = orders.at(-1);
  const isSender = last?.kind === 'click' && last.sends === true;
  return isSender ? { settings: orders.slice(0, -1), sender: [last] } : { settings: orders, sender: [] };
}

/**
 * "…, then press Send", "… and send the survey", "…. Add it to the basket": a second press of the button would send it again. What is
 * clicked among what comes back is not there yet.
 */
const isSaidBehind = (then: Instruction | undefined, sender: Order | undefined, situation: Situation): boolean =>
  (then?.kind === 'click' && (then.what.rank ?? then.what.where) === undefined && find(then.what, 'click', situation).type === 'found') ||
  then?.kind === 'submit' ||
  then?.kind === 'press' ||
  (then?.kind === 'do' &&
    sender?.kind === 'click' &&
    (then.text ?? then.to) === undefined &&
    likeness(then.what ? `${then.as} ${then.what.whole || then.what.name}` : then.as, sender.what.name) >= 0.8);

/** "Book for Ada. Untick breakfast. Then press Book": what is set before the button is pressed goes into the form, too. */
function isSaidLater(rest: readonly Instruction[], sender: Order | undefined): boolean {
  const sent = rest.find(({ kind }) => !setting.includes(kind));
  const said = sent?.kind === 'click' ? sent.what.whole || sent.what.name : sent?.kind === 'submit' ? sent.as : '';
  return sender?.kind === 'click' && said !== '' && likeness(said, sender.what.name) >= 0.9;
}
const setting: readonly Order['kind'][] = ['fill', 'choose', 'check', 'clear', 'lay'];

const isRating = ({ from }: Of<'choose'>): boolean => from?.within !== undefined && holdsSense('rating', from.name);

/** "Select the category “Refund”": the list, or the set of boxes, that is called so offers it, or nothing does. */
function isOfList({ from, values, whole }: Of<'choose'>, situation: Situation): boolean {
  if (!from || values.length > 1 || whole !== undefined) return false;
  const list = find(from, 'choose', situation);
  const isList = list.type === 'found' && list.elements[0].options !== undefined && list.elements[0].role === 'combobox';
  const inside = standingIn(from, situation).filter((element) => !isText(element) && element.role !== 'heading');
  return isList || (inside.length > 1 && inside.every(({ role }) => checkableRoles.includes(role)));
}

/** "Find Borges", of whom the page shows nothing: it is searched for first, where the page has a field for that. */
function soughtFirst(order: Of<'find'>, situation: Situation): readonly Order[] | undefined {
  const { what, paging, provided: _, breath: _breath, clause: _clause, ...rest } = order;
  const { instructions, cursor } = situation;
  const { name, exact, where, within, rank, ordinal, beside, all } = what;
  if (paging || name === '' || all || (where ?? within ?? rank ?? ordinal ?? beside) !== undefined) return undefined;
  if (instructions[cursor.at - 1]?.kind === 'search' || cursor.explored.length > 0 || findOnly(order, situation).type === 'next')
    return undefined;
  const value = { type: 'text', text: name, quoted: exact } as const;
  return (
    emptySearch(situation) && [
      { kind: 'search', value },
      { ...rest, what },
    ]
  );
}

/** "…, and agree to the terms": what the page has to be set, and is said right behind it, is set before the form is sent. */
function setBeside(following: readonly Instruction[], situation: Situation): readonly Instruction[] {
  const found = following.map((other) => settingOf(other, situation));
  const end = found.indexOf(undefined);
  return (end === -1 ? found : found.slice(0, end)).filter((setting) => setting !== undefined);
}

function settingOf({ breath: _, ...other }: Instruction, situation: Situation): Instruction | undefined {
  if (other.kind === 'check') return find(other.what, 'check', situation).type === 'found' ? other : undefined;
  if (other.kind === 'fill' && other.what) return find(other.what, 'fill', situation).type === 'found' ? other : undefined;
  if (other.kind !== 'do') return undefined;
  const guests = inviting.test(other.as) && other.what && !other.to && !other.text ? guestField(situation) : undefined;
  if (guests && other.what)
    return {
      kind: 'fill',
      what: { ...other.what, name: guests.name, whole: guests.name, key: situation.scene.placeOf(guests) },
      value: { type: 'text', text: other.what.name, quoted: other.what.exact },
      clause: other.clause,
    };
  const isAgreeing = agreeing.test(other.as);
  const box = isAgreeing && other.what ? boxBefore(other.what, situation.scene) : undefined;
  if (box && other.what)
    return { kind: 'check', what: { ...other.what, key: situation.scene.placeOf(box) }, on: true, clause: other.clause };
  const agreed = other.what && isAgreeing ? find(other.what, 'check', situation) : undefined;
  if (other.what && agreed?.type === 'found') return { kind: 'check', what: other.what, on: true, clause: other.clause };
  if (other.what && !/^(?:it|this)$/i.test(other.what.whole)) return undefined;
  const called = find(named(other.as), 'check', situation);
  return called.type === 'found' && likeness(other.as, called.elements[0].name) >= 0.8
    ? { kind: 'check', what: named(other.as), on: true, clause: other.clause }
    : undefined;
}

const agreeing = /^(?:agree|accept)/;
const inviting = /^invite\b/;
/** The only field of the page for who else is to come. */
const guestField = ({ scene }: Situation): ObservedElement | undefined =>
  onlyOf(
    scene.elements.filter(
      (element) => isEditable(element) && /\b(?:guests?|invite(?:es?)?|attendees?|participants?)\b/i.test(element.name),
    ),
  );
const terms = /\b(?:terms|conditions|polic(?:y|ies)|agreement|rules|privacy|licen[cs]e|disclaimer|regulations)\b/i;

/** "The cheapest flight": what the form has no place for is picked out among what it finds. */
const picksOut = (instruction: Instruction, at: number, own: readonly Instruction[]): boolean =>
  instruction.kind === 'do' &&
  instruction.what?.rank !== undefined &&
  own.slice(0, at).some(({ kind }) => kind === 'submit' || kind === 'search');

/** "Add the lamp": one word that says what it is, and nothing of how it is to be. */
const isPlainThing = (instruction: Instruction): boolean =>
  instruction.kind === 'do' &&
  instruction.what !== undefined &&
  instruction.what.noun !== 'one' &&
  /^\p{Ll}+$/u.test(instruction.what.name) &&
  (instruction.what.where ?? instruction.what.rank ?? instruction.what.look) === undefined;

/** Words that are given to a field without quotes, and are neither a day, an address, a number nor one name. */
const isLoose = (order: Instruction): boolean =>
  order.kind === 'choose' ||
  (order.kind === 'fill' &&
    order.value.type === 'text' &&
    !order.value.quoted &&
    !/^(?:\S*[@\d]\S*|\p{Lu}\p{L}+)$/u.test(order.value.text));

/** An address or a name, and nothing else: any form would take it. */
const isLone = (own: readonly Instruction[]): boolean => {
  const fills = own.filter((order) => order.kind === 'fill');
  return fills.length === 1 && !fills.some(({ value }) => value.type !== 'text' || value.quoted);
};

/** A field was to take words that belong to something else; a day is none of the words that are searched for. */
const isCrammed = (order: Instruction, { whens }: Breath): boolean => {
  if ((order.kind !== 'fill' && order.kind !== 'search') || order.value.type !== 'text' || order.value.quoted) return false;
  return order.kind === 'search' ? whens.length > 0 : !isValue(order.value.text, wordsIn(order.value.text), 2);
};

const wordsIn = (text: string) => text.split(' ').map((word) => ({ text: word.replace(/,$/, ''), isEnd: word.endsWith(',') }));

/** What clauses came to stands in their place. */
export const withLaid = (instructions: readonly Instruction[], laid: readonly Laid[] = []): readonly Instruction[] =>
  laid.reduce((all, { at, count, orders }) => {
    const { clause = '', provided } = all[at] ?? {};
    return all.toSpliced(at, count, ...orders.map((order) => ({ clause, ...order, ...(provided && { provided }) })));
  }, instructions);
