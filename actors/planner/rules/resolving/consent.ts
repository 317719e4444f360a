/** Consent to cookies and tracking: which control of a page gives it, which refuses it, and which of them the goal allows. */
import type { ObservedElement } from '../../../../farm/page/port.ts';
import type { Ban, Instruction, Of } from '../instruction.ts';
import { clickOn, type Move, missing, type Situation } from './move.ts';
import { isClickable, isUsable } from './scene.ts';

const topic = /\b(?:cookies?|consent|tracking|trackers)\b/i;
const refusals =
  /\b(?:reject|refuse|decline|deny|disagree|opt out|(?:only|just)\b.{0,30}\b(?:necessary|needed|essentials?|required)|(?:necessary|essentials?|required)(?: cookies)? only|(?:without|don['’]t|do not) (?:accept|agree|consent|allow)\p{L}*|ablehnen|nur (?:notwendige|erforderliche|essenzielle)|refuser|sans accepter|rechazar)(?!\p{L})/iu;
const agreements =
  /^(?:ok(?:ay)?$|accept|agree|allow|consent|i (?:accept|agree)|yes,? (?:accept|agree)|(?:alle )?akzeptieren|zustimmen|(?:tout )?accepter|aceptar)/iu;

export const isRefusal = ({ name }: ObservedElement): boolean => name.length <= 60 && refusals.test(name);
export const isAgreement = (element: ObservedElement): boolean => agreements.test(element.name.trim()) && !isRefusal(element);

/** Whether the goal bans to agree. */
export const isAgainstConsent = ({ act, name, whole }: Ban): boolean =>
  /^(?:accept|agree|allow|consent|click|press)/.test(act) && topic.test(`${name} ${whole}`);

/** What the goal says of consent: undefined where it says nothing. */
export function consentSaid(instructions: readonly Instruction[]): 'given' | 'refused' | undefined {
  const said = instructions.filter(({ clause }) => topic.test(clause));
  if (said.length === 0) return undefined;
  return said.some(({ clause }) => agreements.test(clause) && !refusals.test(clause) && !partly.test(clause)) ? 'given' : 'refused';
}
const partly = /\b(?:only|just|necessary|needed|essential|required)\b/i;

/** "Reject the cookies", "accept all cookies": by the control that does so, whatever it is called; undefined where it is about something else. */
export function answerConsent({ as, what, text, to, clause }: Of<'do'>, { scene, cursor }: Situation): Move | undefined {
  if (cursor.stage !== 0 || text || to) return undefined;
  if (what === undefined || !/^(?:cookies?|all cookies|tracking|consent)$/i.test(what.name) || what.where || what.ordinal !== undefined)
    return undefined;
  const isGiven = /^(?:accept|agree|allow|consent)/.test(as) && !partly.test(clause);
  if (!isGiven && !/^(?:reject|refuse|decline|deny|accept|agree|allow|consent)/.test(as)) return undefined;
  if (!scene.elements.some(({ name }) => /\b(?:cookies?|consent|privacy|tracking)\b/i.test(name))) return undefined;
  const ways = scene.elements.filter(
    (element) => isClickable(element) && isUsable(element) && (isGiven ? isAgreement(element) : isRefusal(element)),
  );
  const wholly = ways.filter(({ name }) => /\b(?:all|everything|alle|tout|todo)\b/i.test(name));
  const [way, ...others] = ways.length > 1 && wholly.length > 0 ? wholly : ways;
  if (way === undefined) return undefined;
  return others.length === 0 ? clickOn(way) : missing(`several controls of the page may ${as} its cookies; name the one that is meant`);
}
