/** Reads questions after what a control shows, and after who has the most. */
import type { Order } from '../instruction.ts';
import type { Context } from './context.ts';
import { readDescription } from './descriptions.ts';
import { named, withoutArticle } from './heads.ts';
import { bare } from './text.ts';

type Form = Extract<Order, { kind: 'read' }>['form'];

/** "Which colour is selected?", "what is the volume set to?": what the control shows. */
const chosenForm =
  /^(?:which|what) (?!one\b|of\b)((?:\p{L}[\p{L}-]* ){0,2}\p{L}[\p{L}-]*) (?:is|are|was) (?:currently |now |already )?(?:selected|chosen|picked|entered|typed in|filled in|set|preselected)$/iu;
const setToForm = /^what (?:is|are|was) (.+?) (?:currently )?set (?:to|at)$/i;

/** "Who has the most points?", "who is the oldest?" */
const mostForm =
  /^who ((?:has|have|got|gained|earned|earns|scored|won|made|owns?|is|was) (?:the )?(?:most|fewest|least|highest|lowest|largest|smallest|biggest|longest|shortest|best|worst|oldest|youngest|second|third)\b.*)$/i;

/** The value of the control that is asked for; undefined for other questions. */
export function readChosen(said: string, form: Form, context: Context): readonly Order[] | undefined {
  const chosen = chosenForm.exec(said)?.[1] ?? setToForm.exec(said)?.[1];
  const what = chosen === undefined ? undefined : readDescription(chosen, context);
  if (chosen === undefined || what === undefined) return undefined;
  const name = what.within ? what.name || what.noun : bare(withoutArticle(chosen), context.masked);
  return [{ kind: 'read', what: { ...named(name), ...(what.within && { within: what.within }) }, as: name, form }];
}

/** What whoever is asked for has most of, as it is said of a person. */
export function leadOf(said: string): string | undefined {
  return mostForm.exec(said)?.[1]?.replace(/^(?:have|got|gained|earned|scored|won|made|owns?) /i, 'has ');
}
