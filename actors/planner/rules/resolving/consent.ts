/** Consent to cookies and tracking: which control of a page gives it, which refuses it, and which of them the goal allows. */
import { consentAnswer, consentTopic } from '../../../../config/consent.ts';
import type { ObservedElement } from '../../../../farm/page/port.ts';
import type { Ban, Instruction, Of } from '../instruction.ts';
import { clickOn, type Move, missing, type Situation } from './move.ts';
import { isClickable, isUsable, type Scene } from './scene.ts';

export const isRefusal = ({ name }: ObservedElement): boolean => ['none', 'least'].includes(consentAnswer(name) ?? '');
export const isAgreement = ({ name }: ObservedElement): boolean => ['all', 'some'].includes(consentAnswer(name) ?? '');

export const saysAll = (name: string): boolean => consentAnswer(name) === 'all';

export const isOfConsent = (text: string): boolean => consentTopic.test(text.toLowerCase());

/** Whether the goal bans to agree. */
export const isAgainstConsent = ({ act, name, whole }: Ban): boolean =>
  /^(?:accept|agree|allow|consent|click|press)/.test(act) && isOfConsent(`${name} ${whole}`);

/** What the goal says of consent: undefined where it says nothing. */
export function consentSaid(instructions: readonly Instruction[]): 'given' | 'refused' | undefined {
  const said = instructions.filter(({ clause }) => isOfConsent(clause));
  if (said.length === 0) return undefined;
  return said.some(({ clause }) => /^(?:please )?(?:accept|agree|allow|consent)\b/i.test(clause) && !partly.test(clause))
    ? 'given'
    : 'refused';
}
const partly = /\b(?:only|just|necessary|needed|essentials?|required|functional)\b/i;
const cookies =
  /^(?:only |just )?(?:the |all(?: of)?(?: the)? |your |their |any )?(?:(?:(?:strictly )?(?:necessary|essentials?|required|needed|functional|technical)|optional|tracking|unnecessary|non-?essential) ?)?(?:cookies?|tracking|consent)?(?: only)?$/i;

/** "Reject the cookies", "accept only the necessary cookies": by the control that does so; undefined where it is about something else. */
export function answerConsent({ as, what, text, to, clause }: Of<'do'>, { scene, cursor }: Situation): Move | undefined {
  if (cursor.stage !== 0 || text || to || what === undefined || what.where || what.ordinal !== undefined) return undefined;
  if (!cookies.test(what.name) || !(isOfConsent(what.name) || partly.test(what.name))) return undefined;
  const isGiving = /^(?:accept|agree|allow|consent)/.test(as);
  if (!isGiving && !/^(?:reject|refuse|decline|deny)/.test(as)) return undefined;
  const asked = askedBy(scene);
  if (asked.length === 0) return undefined;
  const saying = (...answers: readonly string[]) => asked.filter(({ name }) => answers.includes(consentAnswer(name) ?? ''));
  const isLeast = partly.test(clause) || /\b(?:optional|tracking|unnecessary|non-?essential)\b/i.test(what.name);
  const orders = isLeast ? [['least'], ['none']] : isGiving ? [['all'], ['some']] : [['none'], ['least']];
  const ways = orders.map((answers) => saying(...answers)).find(({ length }) => length > 0) ?? [];
  const [way, ...others] = ways;
  if (way === undefined) return { type: 'missing', why: `no button of the page answers so what it asks about cookies`, unclear: true };
  return others.length === 0 ? clickOn(way) : missing(`several controls of the page may ${as} its cookies; name the one that is meant`);
}

/** How many elements a banner has at most before and behind the words that say what it is about. */
const reach = 8;

/** The controls of the part that is about consent, or near the words that are. */
function askedBy(scene: Scene): readonly ObservedElement[] {
  const controls = scene.elements.filter((element) => isClickable(element) && isUsable(element));
  const inPart = controls.filter((element) => scene.around(element).some((group) => isOfConsent(scene.groups[group]?.hints ?? '')));
  if (inPart.length > 0) return inPart;
  const said = scene.elements.filter(({ name }) => isOfConsent(name));
  return controls.filter(({ index }) => said.some((words) => Math.abs(words.index - index) <= reach));
}
