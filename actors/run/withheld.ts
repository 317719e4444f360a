/** What a person is asked about: a click that can't be taken back, and a dialog whose yes can't be. */
import { isSameQuestion } from '../../store/model/questions.ts';
import { raisedBy } from './declined.ts';
import { type Irreversible, irreversibleQuestion } from './irreversible.ts';
import { verdicts } from './verdicts.ts';
import type { Planned, Verdict, Work } from './work.ts';

export const needsHuman = ({ order }: Work, { clause }: Planned, { name, why }: Irreversible, url: string): Verdict =>
  verdicts.needsHuman(clause, { name, host: new URL(url).host, goal: order.request.prompt, why });

/** What the act would have been answered yes to, had it not been what a person is asked about. */
export function withheldFrom(work: Work, { dialogs, questions, aside }: Planned): Irreversible | undefined {
  const { prompt, options } = work.order.request;
  if (dialogs?.accept !== true || options.confirmActions === false) return undefined;
  for (const { type, message, accepted } of raisedBy(work)) {
    // Another question than a replay has the answer to is a drift.
    if (questions !== undefined && !questions.some((asked) => isSameQuestion(asked, message, aside))) continue;
    const found = accepted || type === 'alert' ? undefined : irreversibleQuestion(message, prompt);
    if (found !== undefined) return found;
  }
  return undefined;
}
