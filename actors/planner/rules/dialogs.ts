/** How the dialogs that an act raises are answered, by what the goal says of them or authorizes. */
import type { ActTerms } from '../../../farm/page/port.ts';
import type { Act } from '../../../store/model/step.ts';
import type { Description } from './description.ts';
import type { Instruction, Reading } from './instruction.ts';
import { isTakenBack, saidInFull, saysDialog } from './resolving/sending/confirming.ts';
import { isAccepting } from './resolving/waiting.ts';

/** What is asked for by a verb of its own authorizes what it does. */
const doing: readonly Instruction['kind'][] = ['do', 'submit', 'check', 'drag'];
/** Words by which another goal authorizes a change. */
const changing =
  /\b(?:delete|remove|erase|clear|reset|discard|buy|order|pay|purchase|book|reserve|send|submit|save|publish|post|confirm|accept|approve|transfer|cancel|close|leave|unsubscribe|subscribe|deactivate|activate|empty|archive|restore|replace|overwrite|log ?out|sign ?out|agree|apply|update|change|finish|continue)\b/i;

/** What is said after an act of the dialogs that it raises; otherwise a change that the goal asks for is confirmed. */
export function dialogsFor(
  instruction: Instruction,
  following: readonly Instruction[],
  act: Act,
  never: Reading['never'],
): ActTerms['dialogs'] {
  if (act.kind === 'read' || act.kind === 'note' || act.kind === 'goto') return undefined;
  const terms = answerFor(instruction, following, never);
  const given =
    terms?.text === undefined && terms?.accept !== false ? (givenIn(instruction) ?? typedNext(instruction, following)) : undefined;
  return given ? { accept: false, ...terms, ...given } : terms;
}

const making = /^(?:create|add|make|new)$/;

export const isTypedNext = (instruction: Instruction, then: Instruction): boolean => typedNext(instruction, [then]) !== undefined;

export const isGivenToPrompt = (instruction: Instruction): boolean => givenIn(instruction) !== undefined;

/** What a prompt is given that asks for what the goal tells: "create a folder named …", "rename it to …". */
function givenIn(instruction: Instruction): { readonly text: string; readonly by: string } | undefined {
  if (instruction.kind === 'fill' && instruction.opener && instruction.value.type === 'text' && instruction.what)
    return { text: instruction.value.text, by: instruction.what.name };
  if (instruction.kind !== 'do') return undefined;
  const { as, what, to, text } = instruction;
  if (as === 'rename' && to?.type === 'text') return { text: to.text, by: 'name' };
  const isCalled = what !== undefined && (what.exact || /^[\p{Lu}\p{N}]/u.test(what.name));
  return isCalled && making.test(as) && (to ?? text) === undefined ? { text: what.name, by: 'name' } : undefined;
}

/** "Click Rename, enter “x” and confirm": a prompt that the click raises takes what is typed next, where it asks for that. */
function typedNext({ kind }: Instruction, [then]: readonly Instruction[]): { readonly text: string; readonly by: string } | undefined {
  if (kind !== 'click' || then?.kind !== 'fill' || then.value.type !== 'text' || then.bound !== undefined) return undefined;
  const { what } = then;
  return (what?.within ?? what?.where ?? what?.beside ?? what?.ordinal) === undefined
    ? { text: then.value.text, by: what?.name ?? '' }
    : undefined;
}

function answerFor(instruction: Instruction, following: readonly Instruction[], never: Reading['never']): ActTerms['dialogs'] {
  const [then] = following;
  if (then !== undefined && dismisses(then)) return { accept: false };
  // "But don't confirm it"
  if (never.some(({ act: banned }) => isAccepting(banned))) return { accept: false };
  if (then?.kind === 'submit' && isAccepting(then.as)) return { accept: true };
  const answer = then && answerOf(then);
  if (answer !== undefined) return { accept: answer };
  const text = then && textFor(then);
  if (text !== undefined) return { accept: true, text };
  if (then && isAnsweringDialog(then)) return { accept: true };
  if (then?.kind === 'answer') return { accept: then.accept, ...(then.text !== undefined && { text: then.text }) };
  return doing.includes(instruction.kind) || changing.test(instruction.clause) ? { accept: true } : undefined;
}

const accepting = /^(?:yes|ok(?:ay)?|confirm|accept|continue|proceed)$/i;
const declining = /^(?:no|cancel|dismiss|abort)$/i;

/** "… then yes", "… and click Cancel": one of the browser's own is answered so, too; undefined where it is no answer. */
export function answerOf(then: Instruction): boolean | undefined {
  if (then.kind !== 'click' || (then.what.where ?? then.what.beside ?? then.what.ordinal) !== undefined) return undefined;
  if (then.what.within !== undefined && !isAnyDialog(then.what.within)) return undefined;
  return accepting.test(then.what.name) ? true : declining.test(then.what.name) ? false : undefined;
}

const isAnyDialog = (what: Description | undefined): boolean => what?.name === '' && what.roles.includes('dialog') && !what.exact;

/** "… and enter “x” in the dialog", "… and answer “x”": one of the browser's own takes it, too. */
export const isIntoDialog = (then: Instruction): boolean =>
  (then.kind === 'fill' && (isAnyDialog(then.what) || (then.what?.name === '' && isAnyDialog(then.what.within)))) ||
  (then.kind === 'choose' && then.from === undefined && /^(?:(?:and|then) )*(?:answer|reply)\b/i.test(then.clause));

/** What is typed there; undefined where the page would have to tell. */
function textFor(then: Instruction): string | undefined {
  const [value] = then.kind === 'fill' ? [then.value] : then.kind === 'choose' ? then.values : [];
  return isIntoDialog(then) && value?.type === 'text' ? value.text : undefined;
}

/** "… and accept the dialog" */
export const isAnsweringDialog = (then: Instruction): boolean => then.kind === 'do' && isAccepting(then.as) && isAnyDialog(then.what);

/** "Close the dialog", "cancel the alert", "then cancel". */
const dismisses = (then: Instruction): boolean =>
  (then.kind === 'close' && saysDialog(saidInFull(then))) ||
  (then.kind === 'do' && isTakenBack(then.as, saidInFull(then), then.what !== undefined));
