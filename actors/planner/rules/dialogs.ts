/** How the dialogs that an act raises are answered, by what the goal says of them or authorizes. */
import type { ActTerms } from '../../../farm/page/port.ts';
import type { Act } from '../../../store/model/step.ts';
import type { Instruction, Reading } from './instruction.ts';
import { isTakenBack } from './resolving/confirming.ts';
import { isAccepting } from './resolving/waiting.ts';

/** Words by which a goal authorizes a change. */
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
  const [then] = following;
  if (then !== undefined && dismisses(then)) return { accept: false };
  // "But don't confirm it"
  if (never.some(({ act: banned }) => isAccepting(banned))) return { accept: false };
  if (then?.kind === 'submit' && isAccepting(then.as)) return { accept: true };
  if (then?.kind === 'answer') return { accept: then.accept, ...(then.text !== undefined && { text: then.text }) };
  return changing.test(instruction.clause) ? { accept: true } : undefined;
}

const nativeDialog = /\b(?:dialog|alert|pop-?up|confirmation|prompt)\b/i;

/** "Close the dialog", "cancel the alert", "then cancel". */
const dismisses = (then: Instruction): boolean =>
  (then.kind === 'close' && nativeDialog.test(then.clause)) ||
  (then.kind === 'do' && isTakenBack(then.as, then.clause, then.what !== undefined));
