/** Consent to cookies and tracking: which control of a page gives it, which refuses it, and which of them the goal allows. */
import { consentAnswer, consentTopic } from '../../../../../config/consent.ts';
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import type { Ban, Instruction, Of } from '../../instruction.ts';
import { say } from '../finding/candidates.ts';
import { clickOn, type Move, missing, next, refused, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isClickable, isUsable } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { holdsSense, likeness } from '../words/likeness.ts';

export const isRefusal = ({ name }: Pick<ObservedElement, 'name'>): boolean => ['none', 'least'].includes(consentAnswer(name) ?? '');
export const isAgreement = ({ name }: Pick<ObservedElement, 'name'>): boolean => ['all', 'some'].includes(consentAnswer(name) ?? '');

export const saysAll = (name: string): boolean => consentAnswer(name) === 'all';

export const isOfConsent = (text: string): boolean => consentTopic.test(text.toLowerCase());

/** Whether the goal bans to agree. */
export const isAgainstConsent = ({ act, name, whole }: Ban): boolean =>
  /^(?:accept|agree|allow|consent|click|press)/.test(act) && isOfConsent(`${name} ${whole}`);

/** What the goal says of consent: undefined where it says nothing. */
export function consentSaid(instructions: readonly Instruction[]): 'given' | 'refused' | undefined {
  const said = instructions.filter(({ clause }) => isOfConsent(clause));
  const isPressed = (instruction: Instruction) => instruction.kind === 'click' && isAgreement(instruction.what);
  if (said.some(({ clause }) => givesIt(clause)) || instructions.some(isPressed)) return 'given';
  return said.length === 0 ? undefined : 'refused';
}
/** "Click on Accept in the cookie notice", "if there is a banner, accept it" */
const givesIt = (clause: string): boolean => giving.test(clause) && !partly.test(clause) && !denied.test(clause);
const giving =
  /(?:^|,\s|\bthen\s)(?:please )?(?:(?:click|press|tap|hit|choose|select)(?: on)?(?: the)?[^\p{L}\p{N}]+)?(?:accept|agree|allow|consent)\b/iu;
const denied = /\b(?:not|never|without|reject|refuse|decline|deny|disagree|instead of|rather than)\b|n['’]t\b/i;
const partly = /\b(?:only|just|necessary|needed|essentials?|required|functional)\b/i;
const cookies =
  /^(?:only |just )?(?:the |all(?: of)?(?: the)? |your |their |any )?(?:(?:(?:strictly )?(?:necessary|essentials?|required|needed|functional|technical)|optional|tracking|unnecessary|non-?essential) ?)?(?:cookies?|tracking|consent)?(?: (?:banner|notice|dialog|pop-?up|message|bar|prompt|request|window|box|overlay))?(?: only)?$/i;

const agreeing = /^(?:accept|agree|allow|consent)\b/;
const declining = /^(?:reject|refuse|decline|deny)\b/;

/** "Reject the cookies", "accept only the necessary cookies": by the control that does so; undefined where it is about something else. */
export function answerConsent({ as, what, text, to, clause }: Of<'do'>, situation: Situation): Move | undefined {
  const { scene, cursor, instructions } = situation;
  const before = instructions[cursor.at - 1];
  // "Save the choice": it was kept with what was chosen, or is now.
  if (before && isOfConsent(before.clause) && /^(?:save|confirm|keep|store|apply)$/.test(as) && saved.test(what?.noun ?? '')) {
    const kept = keptBy(situation);
    return kept ? clickOn(kept) : next;
  }
  if (text || to || what === undefined || what.where || what.ordinal !== undefined) return undefined;
  const called = what.name || what.noun;
  if (!cookies.test(called) || !(isOfConsent(called) || partly.test(called))) return undefined;
  const isGiving = agreeing.test(as);
  if (!isGiving && !declining.test(as)) return undefined;
  // Who refuses all but what is needed refuses as much as a page lets anyone.
  const isButNeeded = !isGiving && what.except?.every(({ name }) => needed.test(name)) === true;
  const except = isButNeeded ? undefined : what.except;
  if (cursor.stage === layered) return except ? someOf(except, isGiving, situation) : leastOf(situation);
  if (cursor.stage !== 0) return undefined;
  const asked = askedBy(scene);
  if (asked.length === 0) return undefined;
  if (except) return hasChoices(situation) ? someOf(except, isGiving, situation) : toChoices(asked);
  const saying = (...answers: readonly string[]) => asked.filter(({ name }) => answers.includes(consentAnswer(name) ?? ''));
  const isLeast = isButNeeded || partly.test(clause) || /\b(?:optional|tracking|unnecessary|non-?essential)\b/i.test(called);
  const orders = isLeast ? [['least'], ['none']] : isGiving ? [['all'], ['some']] : [['none'], ['least']];
  const ways = orders.map((answers) => saying(...answers)).find(({ length }) => length > 0) ?? [];
  const [way, ...others] = ways;
  // Where nothing refuses at once, what is optional is switched off behind the button that leads to the choices.
  const choices = way === undefined && (isLeast || !isGiving) ? choicesIn(asked) : undefined;
  if (choices) return clickOn(choices, { stage: layered });
  const rest = way === undefined && isGiving && !isLeast ? onlyOf(asked.filter(mayAgree)) : undefined;
  if (rest && choicesIn(asked)) return clickOn(rest);
  if (way === undefined) return { type: 'missing', why: `no button of the page answers so what it asks about cookies`, unclear: true };
  return others.length === 0 ? clickOn(way) : missing(`several controls of the page may ${as} its cookies; name the one that is meant`);
}

/** "Click Accept in the cookie notice", which needs not be called so by the page. */
export function clickInBanner({ what: { name, within } }: Of<'click'>, { scene }: Situation): Move | undefined {
  const place = within?.name || within?.noun || '';
  if (name === '' || place === '' || !cookies.test(place) || !isOfConsent(place)) return undefined;
  const meant = onlyOf(askedBy(scene).filter((element) => likeness(name, element.name) >= leastNamed));
  return meant && clickOn(meant);
}
const leastNamed = 0.9;

const saved = /^(?:choices?|selection|settings?|preferences?|options?)$/;
/** The choices were opened. */
const layered = 2_401;
const leading =
  /^(?:(?:let me )?(?:choose|manage|customi[sz]e|adjust|change|set|edit|review|see|show|more)\b|(?:(?:cookie|privacy|consent|your|my|more|other) )*(?:settings|preferences|options|choices)$|einstellungen|auswahl|param[eè]tr|personnaliser|configurar)/iu;
const telling = /\b(?:policy|notice|statement|learn|read|details?|about|why|how|list|partners|vendors)\b/i;
const keeping =
  /^(?:save|confirm|apply|submit|store|keep|allow|accept|speichern|auswahl (?:speichern|best[äa]tigen)|enregistrer|guardar)\b/iu;
const needed =
  /\b(?:necessary|essentials?|required|functional|always|notwendig\p{L}*|erforderlich\p{L}*|n[ée]cessaires?|necesari\p{L}*)\b/iu;
const optional: readonly string[] = ['checkbox', 'switch'];

/** The one control that leads to what is to be chosen. */
const choicesIn = (asked: readonly ObservedElement[]): ObservedElement | undefined =>
  onlyOf(asked.filter(({ name, role }) => leading.test(name.trim()) && !telling.test(name) && !optional.includes(role)));

/** What neither refuses, nor leads on, nor closes may be the word of a page's own for yes. */
const mayAgree = ({ name, role }: ObservedElement): boolean =>
  (role === 'button' || role === 'clickable') &&
  /\p{L}{2}/u.test(name) &&
  !leading.test(name.trim()) &&
  !telling.test(name) &&
  !['none', 'least'].includes(consentAnswer(name) ?? '') &&
  !/\b(?:close|dismiss|later|not|no|skip|back|continue without|subscri\w+|log|sign)\b/i.test(name);

/** What a layer of choices has: all of a dialog, or of what lies over the page, else what is about consent or near what was acted on. */
function layerIn({ scene, hand }: Situation): readonly ObservedElement[] {
  const { dialog, observation } = scene;
  if (dialog !== undefined) return scene.within(dialog);
  if (observation.over !== undefined) return scene.elements;
  const asked = new Set(askedBy(scene));
  return scene.elements.filter(
    (element) => asked.has(element) || (hand !== undefined && Math.abs(element.index - hand.index) <= reach) || element.isNew,
  );
}

/** What keeps the choices that were made: never what takes all. */
export function keptBy(situation: Situation): ObservedElement | undefined {
  const buttons = layerIn(situation).filter(
    (element) => isClickable(element) && isUsable(element) && !optional.includes(element.role) && keeping.test(element.name.trim()),
  );
  return onlyOf(buttons.filter(({ name }) => !saysAll(name) && consentAnswer(name) !== 'none'));
}

/** One after the other, what is optional is switched off; then that is kept. */
function leastOf(situation: Situation): Move {
  const layer = layerIn(situation);
  const way = onlyOf(layer.filter((element) => isClickable(element) && isUsable(element) && isRefusal(element)));
  if (way) return clickOn(way);
  const on = layer.find(
    (element) => optional.includes(element.role) && isUsable(element) && element.states.includes('checked') && !needed.test(element.name),
  );
  if (on) return { type: 'act', act: { kind: 'check', element: on.index, on: false }, on, ok: { stage: layered } };
  const kept = keptBy(situation);
  return kept ? clickOn(kept) : missing('nothing that the page has keeps what is chosen about its cookies');
}

const hasChoices = (situation: Situation): boolean => layerIn(situation).some(({ role }) => optional.includes(role));

function toChoices(asked: readonly ObservedElement[]): Move {
  const choices = choicesIn(asked);
  return choices
    ? clickOn(choices, { stage: layered })
    : refused('the page has nothing by which some of its cookies could be told from others');
}

/** "All but the ads": each box is set as it is said, those that are excepted otherwise than the others; then that is kept. */
function someOf(except: readonly Description[], isGiving: boolean, situation: Situation): Move {
  const boxes = layerIn(situation).filter((element) => optional.includes(element.role) && isUsable(element) && !needed.test(element.name));
  const isCalled = ({ name }: ObservedElement, said: string) => holdsSense(name, said) || likeness(said, name) >= leastCalled;
  const unknown = except.find((each) => !needed.test(saidOf(each)) && !boxes.some((box) => isCalled(box, saidOf(each))));
  if (unknown) return refused(`of what the page asks about its cookies, nothing is called ${say(unknown)}`);
  const isWanted = (box: ObservedElement) => isGiving !== except.some((each) => isCalled(box, saidOf(each)));
  const wrong = boxes.find((box) => box.states.includes('checked') !== isWanted(box));
  if (wrong) return { type: 'act', act: { kind: 'check', element: wrong.index, on: isWanted(wrong) }, on: wrong, ok: { stage: layered } };
  const kept = keptBy(situation);
  return kept ? clickOn(kept) : missing('nothing that the page has keeps what is chosen about its cookies');
}
const leastCalled = 0.8;
const saidOf = ({ name, whole }: Description): string => whole || name;

/** What leads to the choices that the goal speaks of: "in the privacy settings". */
export function consentChoices(scene: Scene): ObservedElement | undefined {
  return choicesIn(askedBy(scene));
}

/** How many elements a banner has at most before and behind the words that say what it is about. */
const reach = 8;

/** "Accept the cookies", whatever answers it. */
export const answersConsent = (instruction: Instruction): boolean =>
  instruction.kind === 'do' && (agreeing.test(instruction.as) || declining.test(instruction.as)) && isOfConsent(instruction.clause);

/** Whether the page asks for it by something that answers. */
export const asksConsent = (scene: Scene): boolean => askedBy(scene).some((element) => isRefusal(element) || isAgreement(element));

/** The controls of the part that is about consent, or near the words that are. */
export function askedBy(scene: Scene): readonly ObservedElement[] {
  const controls = scene.elements.filter((element) => isClickable(element) && isUsable(element));
  const inPart = controls.filter((element) => scene.around(element).some((group) => isOfConsent(scene.groups[group]?.hints ?? '')));
  if (inPart.length > 0) return inPart;
  const said = scene.elements.filter(({ name }) => isOfConsent(name));
  return controls.filter(({ index }) => said.some((words) => Math.abs(words.index - index) <= reach));
}
