/** Whether what a page says against a deed is what was asked for: the error itself, or what can't go well. */
import type { Value } from '../../store/model/step.ts';
import type { SuccessCondition } from '../../store/model/success.ts';
import { leavesOf } from './conditions.ts';
import { isOutright, isQueued, saysTrouble } from './refusing-words.ts';

interface Asked {
  readonly prompt: string;
  readonly success: SuccessCondition;
  readonly data: Readonly<Record<string, Value>>;
}

const quoted = /"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»/g;
/** What is asked for: "return the error", "what does it say", "check that an alert appears". */
const forMessage =
  /\b(?:return|read|tell me|report|extract|what|which|whether|check|verify|see|expect|make sure|ensure|until|wait for|show me)\b[^.;]{0,80}?\b(?:errors?|warnings?|alerts?|validation|(?:error|status|success|flash|resulting|displayed|shown|confirmation) (?:messages?|text)|(?:messages?|notices?|notifications?|responses?|texts?)(?=\s*(?:$|[.?!,;]|that |which |it |you |shown|displayed|as \w+))|fails?|failure|is refused|is rejected|it (?:then )?says?|(?:page|site) (?:then )?(?:says?|shows?|answers?))\b/i;
/** Whoever leaves out or gives what can't be right wants to be told so. */
const inVain =
  /\b(?:with|enter|type|use|try|give|fill in) (?:an? |the |no )?(?:invalid|incorrect|wrong|bad|mistyped|expired|empty|blank)\b|\bleav(?:e|ing)\b.{0,60}\b(?:empty|blank)\b|\bwithout (?:\p{L}+ing\b|(?:an?|any|the) (?:name|title|password|e-?mail|value|text|code|date)\b)/iu;
/** What is done by a no. */
const denials = /\b(?:refus|reject|declin|den[iy]|expir)\p{L}*/giu;

/** Whoever asks for what the page says against it, for what can't go well, or says the very words, wants to see them. */
export function isWanted(refusal: string, { prompt, success, data }: Asked): boolean {
  const said = refusal.toLowerCase();
  const isSaid = (text: string) => text !== '' && (text.toLowerCase().includes(said) || isNamedBy(text.toLowerCase(), said));
  const plainly = prompt.replace(quoted, '');
  const stems = [...plainly.matchAll(denials)].map(([verb]) => verb.slice(0, 4).toLowerCase().replace(/y$/, 'i'));
  const isDenied = stems.some((stem) => said.includes(stem)) && !isOutright(said.replace(denials, ''));
  return (
    forMessage.test(plainly) ||
    inVain.test(plainly) ||
    isDenied ||
    (isQueued(refusal) && queueing.test(plainly)) ||
    textsOf(success).some(isSaid) ||
    Object.values(data).some((value) => isSaid(String(value)))
  );
}

/** What refuses beside what was named is said of that: "Orders", and "Orders – Error". */
function isNamedBy(text: string, said: string): boolean {
  const rest = said.replaceAll(text, ' ').trim();
  return said.includes(text) && !isOutright(rest) && !saysTrouble(rest);
}

/** Whoever wants to stand in line, or to be put through to somebody. */
const queueing = /\b(?:queue|line|wait(?:ing)?(?:[- ]?list)?|ticket|chat|call|agent|support|match|game|play)\b/i;

const textsOf = (success: SuccessCondition): readonly string[] =>
  leavesOf(success).flatMap((leaf) => (leaf.kind === 'statusText' ? [leaf.match] : leaf.kind === 'textVisible' ? [leaf.value] : []));
