/** What a model would do that its goal does not ask for: a page may have put it into its head, or it has misread the goal. */
import { FarmError } from '../../farm/errors.ts';
import type { LeasedPage } from '../../farm/page/port.ts';
import { authorisesAnswer, authorisesChange, saysChange } from './authority.ts';
import { irreversibleAct } from './irreversible.ts';
import { natureSetOff, wayOf } from './irreversible-ways.ts';
import type { Planned } from './work.ts';

/** Why the act must not be done: it would change something, and the goal asks for nothing to be changed. */
export async function unaskedChange(
  { act, rung }: Pick<Planned, 'act' | 'rung'>,
  page: Pick<LeasedPage, 'natureOf'>,
  goal: string,
): Promise<FarmError | undefined> {
  const by = rung === 'model' ? wayOf(act) : undefined;
  if (by === undefined) return undefined;
  const nature = await natureSetOff(act, by, page);
  if (nature === undefined || authorisesChange(goal, nature.name)) return undefined;
  if (irreversibleAct(act, nature, by, goal) === undefined && !saysChange(nature)) return undefined;
  const what = `${nature.role} ${JSON.stringify(nature.name || nature.hints)}`;
  return new FarmError(
    'withheld',
    `${what} was left alone: it changes something, and the goal asks for nothing to be changed; say in the goal that it is meant`,
  );
}

/** Whether a question of the browser's own gets no yes of a model. */
export const isUnaskedQuestion = ({ rung }: Pick<Planned, 'rung'>, goal: string, message: string): boolean =>
  rung === 'model' && !authorisesAnswer(goal, message);
