/** What holds only once it is saved: settings that the page says are not, what was moved in a dialog of its own, choices about consent. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { DoneAct } from '../../../port.ts';
import type { Instruction } from '../../instruction.ts';
import { isMoving } from '../filling/calendar.ts';
import { clickOn, type Move, missing, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { formAround } from '../page/form-around.ts';
import { isClickable, isEditable, isText, isUnfilled, isUsable } from '../page/kinds-of-elements.ts';
import { isListButton } from '../page/own-lists.ts';
import type { Scene } from '../page/scene.ts';
import { holdsSense, likeness } from '../words/likeness.ts';
import { isOfConsent, keptBy } from './consent.ts';
import { leaving } from './sending.ts';

const saving = /^(?:save|update|apply|ok|okay|done|confirm|submit|move|reschedule|change)\b/i;

/** Undefined where nothing is left to save. */
export function unsaved(last: Instruction | undefined, done: readonly DoneAct[], situation: Situation): Move | undefined {
  const { scene } = situation;
  const { dialog } = scene;
  const latest = done.at(-1);
  const kept = last?.kind === 'check' && latest?.act.kind === 'check' && isOfConsent(last.clause) ? keptBy(situation) : undefined;
  if (kept) return clickOn(kept);
  if (!last || latest?.clause !== last.clause) return undefined;
  if (dialog !== undefined && latest.act.kind === 'click' && isHeldOpen(last, situation))
    return missing('what was opened to be edited is still open after it was to be saved, and says nothing of having taken it');
  if (last.kind !== 'fill' || !(last.behind || isMoving.test(last.clause)) || dialog === undefined) return savedSo(last, latest, situation);
  const isLeft =
    ['fill', 'select', 'type'].includes(latest.act.kind) && done.some(({ clause, act }) => clause === last.clause && act.kind === 'click');
  const buttons = scene.within(dialog).filter((element) => element.role === 'button' && !isListButton(element, scene));
  if (!isLeft || buttons.length === 0) return undefined;
  // What was picked from a list is taken at once where nothing but a way out and another field's own button stands beside it.
  if (latest.act.kind === 'select' && buttons.every((button) => isWayOut(button) || sendsAnother(button, scene))) return undefined;
  const button = onlyOf(buttons.filter((element) => isUsable(element) && saving.test(element.name.trim())));
  return button ? clickOn(button) : missing('the dialog took the value, and has no one button that could be told to save it');
}

const isWayOut = ({ name }: ObservedElement): boolean => /^(?:close|dismiss|back|cancel|[×✕✖xX])$/i.test(name.trim());

/** The button of a field that nothing was written in: "Comment" right behind an empty comment. */
const sendsAnother = ({ index }: ObservedElement, { elements }: Scene): boolean => {
  const before = elements[index - 1];
  return before !== undefined && before.role === 'textbox' && isUnfilled(before);
};

/** What took it closes, or says so; what refuses it stays, in whatever words. */
function isHeldOpen(last: Instruction, { scene, instructions, cursor }: Situation): boolean {
  const { dialog } = scene;
  const isEditing = instructions
    .slice(0, cursor.at)
    .some((before) => (before.kind === 'fill' && before.behind) || (before.kind === 'do' && /^edit\b/.test(before.as)));
  if (!isEditing || dialog === undefined || !(last.kind === 'submit' || (last.kind === 'fill' && last.behind))) return false;
  const isForm = scene.within(dialog).some((element) => isEditable(element) && isUsable(element));
  return isForm && !scene.elements.some((element) => isText(element) && kept.test(element.name));
}
const kept = /\b(?:saved|updated|changed|stored|applied|success(?:fully)?)\b/i;

const settling: readonly Instruction['kind'][] = ['fill', 'choose', 'check', 'clear', 'lay', 'do'];
/** Who only says what to type where may want no more. */
const typing = /^(?:please |then |and )*(?:type|enter|write|input|fill|put|key|insert|paste)\b/i;
const changing =
  /^(?:please |then |and )*(?:change|update|rename|edit|correct|replace|set|switch|turn|make|assign|reassign|move|mark|lower|raise|increase|decrease|reduce|adjust|extend)\b|^(?:the|my) .+ (?:should|must|has to|needs to) be\b/i;

/** How pages say that what was changed is not kept yet, and how their buttons say that they keep it. */
const notKept =
  /\b(?:unsaved|(?:not|never) (?:yet )?(?:been )?saved|save your changes)\b|nicht gespeichert|ungespeicherte?|non (?:enregistré|sauvegardé)|sin guardar|no guardad/i;
const keeps =
  /^save (?:the |my |your |all )?(?!as\b|for\b|drafts?\b|search(?:es)?\b|filters?\b|views?\b|to\b|copy\b|an?\b)\p{L}{3,}$|^(?:save|apply|update|speichern|übernehmen|(?:änderungen |einstellungen )speichern|enregistrer|sauvegarder|appliquer|guardar|aplicar)(?: (?:(?:my|the|your|all|les|los|las|mes|vos) )?(?:changes?|settings?|preferences?|profile|details?|edits?|modifications?|cambios|ajustes|préférences|(?:shopping )?(?:cart|basket|bag|trolley)|quantit(?:y|ies)|warenkorb|panier|carrito|cesta))?$/iu;

/** A setting that the page says is not saved, or that stands in a form which is sent by saving it. */
function savedSo(last: Instruction, { act }: DoneAct, situation: Situation): Move | undefined {
  const { scene, hand } = situation;
  if (act.kind === 'click' || !settling.includes(last.kind) || typing.test(last.clause)) return undefined;
  const buttons = scene.elements.filter((element) => isClickable(element) && isUsable(element) && keeps.test(element.name.trim()));
  if (scene.elements.some((element) => isText(element) && notKept.test(element.name))) {
    const button = onlyOf(buttons);
    return button ? clickOn(button) : missing('the page says that it is not saved, and has no one button to save it by');
  }
  if (act.kind === 'fill' && hand && isLeftLater(hand) && isOfSettings(scene)) return leaving(hand);
  const ofThis = buttons.filter((button) => !isOfAnotherPart(button, hand, scene));
  const own = changing.test(last.clause) ? buttonOf(hand, ofThis, scene) : undefined;
  return own && clickOn(own);
}

/** "Save note" keeps what stands under the heading Note, and no volume; the first heading is that of the whole page. */
function isOfAnotherPart({ name }: ObservedElement, hand: ObservedElement | undefined, { elements }: Scene): boolean {
  const part = /^save (?:the |my |your )?(\p{L}{3,})$/iu.exec(name.trim())?.[1];
  const [, ...headings] = elements.filter(({ role }) => role === 'heading');
  return part !== undefined && headings.some((heading) => likeness(part, heading.name) >= 0.9) && !holdsSense(hand?.context ?? '', part);
}

/** What a page of settings keeps it may ask about once a field is left. */
const isOfSettings = ({ observation: { title, url }, elements }: Scene): boolean =>
  [title, url, ...elements.flatMap(({ role, name }) => (role === 'heading' ? [name] : []))].some((said) => settings.test(said));
const settings =
  /\b(?:settings?|preferences?|profile|account|configuration|einstellungen|profil|konto|paramètres|préférences|compte|ajustes|configuración|perfil|cuenta)\b/i;

/** What takes several lines may take the key for itself. */
const isLeftLater = (hand: ObservedElement): boolean =>
  isEditable(hand) && hand.role === 'textbox' && hand.type !== undefined && hand.states.includes('focused');

function buttonOf(hand: ObservedElement | undefined, buttons: readonly ObservedElement[], scene: Scene): ObservedElement | undefined {
  const form = hand && formAround(scene, hand);
  if (form !== undefined) return onlyOf(buttons.filter((button) => scene.isIn(button, form)));
  // What stands in no form is kept by what stands in none.
  const only = onlyOf(buttons);
  if (!only || !hand || formAround(scene, only) !== undefined) return undefined;
  const [row, own] = [scene.unitOf(only), scene.unitOf(hand)];
  if (row !== undefined) return row === own ? only : undefined;
  // A voucher's field below a list has a button of its own.
  return own && isOneOfAList(hand, scene) && isOfAnother(only, hand, scene) ? undefined : only;
}

/** "Quantity" in each of its rows. */
const isOneOfAList = (hand: ObservedElement, { elements }: Scene): boolean =>
  elements.some((element) => element.index !== hand.index && isEditable(element) && element.name === hand.name);

/** Right before it stands a field that is not the one in hand. */
function isOfAnother({ index }: ObservedElement, hand: ObservedElement, { elements }: Scene): boolean {
  const before = elements.slice(0, index).findLast((element) => isEditable(element) || isClickable(element));
  return before !== undefined && isEditable(before) && before !== hand && elements[hand.index]?.name !== before.name;
}
