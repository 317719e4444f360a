/** On which terms an act is done, and whether it could be undone. */
import type { ActTerms, LeasedPage } from '../../farm/page/port.ts';
import type { RunRequest } from '../../store/model/run.ts';
import type { Act } from '../../store/model/step.ts';
import { asksOther, isSuited } from './declined.ts';
import { type Irreversible, irreversibleAct, irreversibleQuestion } from './irreversible.ts';
import { natureSetOff, wayOf } from './irreversible-ways.ts';
import { isUnaskedQuestion } from './unasked.ts';
import type { Planned } from './work.ts';

export function actTerms(planned: Planned, { prompt: goal, options }: Pick<RunRequest, 'prompt' | 'options'>): ActTerms {
  const { dialogs, questions, answers, aside, became, kin, parts, known } = planned;
  const asksFirst = (message: string) => options.confirmActions !== false && irreversibleQuestion(message, goal) !== undefined;
  return {
    goal,
    withholds: (message) => asksFirst(message) || asksOther(planned, message) || isUnaskedQuestion(planned, goal, message),
    ...(dialogs !== undefined && { dialogs }),
    ...(dialogs?.by !== undefined && { suits: isSuited(dialogs.by, planned.clause) }),
    ...(questions !== undefined && { questions }),
    ...(answers !== undefined && { answers }),
    ...(aside !== undefined && { aside }),
    ...(kin !== undefined && { kin }),
    ...(parts !== undefined && { parts }),
    ...(became !== undefined && { became }),
    ...(known !== undefined && { known: true }),
  };
}

/** What of the act a person is to be asked about first; undefined where it may be done. */
export async function weighed(act: Act, page: Pick<LeasedPage, 'natureOf'>, goal: string): Promise<Irreversible | undefined> {
  const by = wayOf(act);
  if (by === undefined) return undefined;
  const nature = await natureSetOff(act, by, page);
  return nature && irreversibleAct(act, nature, by, goal);
}
