/** "Open the mail from Ada and send it to Bo": a letter that has come is forwarded; a page may also have what shares it. */
import type { Of } from '../../instruction.ts';
import { isClickable } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { beginsWith, likeness } from '../words/likeness.ts';

const letters = /^(?:e-?mail|mail|message|letter)$/i;
/** What nobody has sent yet is sent for the first time. */
const unsent = /\b(?:drafts?|outbox|unsent|scheduled)\b/i;

export function passedOn(order: Of<'do'>, { elements }: Scene): Of<'do'> {
  const { as, what, to } = order;
  if (!what || !to || (as !== 'send' && as !== 'share')) return order;
  const isTold = (what.where ?? what.within ?? what.rank ?? what.ordinal) !== undefined;
  const isLetter = letters.test(what.noun || what.name) && isTold && !unsent.test(JSON.stringify(what));
  const isOffered =
    as === 'share' && elements.some((each) => isClickable(each) && (likeness(as, each.name) >= 0.9 || beginsWith(each.name, as)));
  return isLetter && !isOffered ? { ...order, as: 'forward' } : order;
}
