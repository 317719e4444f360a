/** What mends a step that has drifted by its clause: it is done to the same kind of thing, and enters the same. */
import type { Observation } from '../../farm/page/port.ts';
import type { Act } from '../../store/model/step.ts';
import { withNumbers } from './numbered.ts';
import { isOfClause, type Replaying, stepInHand } from './replay.ts';
import type { Planned } from './work.ts';

/** Acts by which the same may be entered. */
const entering: readonly Act['kind'][] = ['fill', 'type'];

/** What mends a step by its clause is done to what the clause was done to. What only unfolds a part of the page may be new. */
export function withKin(planned: Planned, { elements }: Pick<Observation, 'elements'>, replay: Replaying | undefined): Planned {
  const { act } = planned;
  if (replay?.by !== 'repair' || !('element' in act) || act.element === undefined) return planned;
  if (act.kind === 'click' && elements[act.element]?.states.includes('collapsed')) return planned;
  const isAlike = ({ kind }: Act) => kind === act.kind || (entering.includes(kind) && entering.includes(act.kind));
  const kin = replay.order.steps.flatMap((step) =>
    step.by === 'evidence' && step.target && isOfClause(step, stepInHand(replay)) && isAlike(step.act)
      ? [withNumbers(step.target, step.clause)]
      : [],
  );
  return kin.length === 0 ? planned : { ...planned, kin };
}

/**
 * What was chosen from a list said its value to the letter: "Light blue" is no blue then. Of what was typed, a part is another value: who
 * says "3 dozen" means no 3. Undefined where nothing else is chosen or typed.
 */
export function enteredOtherwise({ act }: Planned, replay: Replaying | undefined): string | undefined {
  if (replay?.by !== 'repair') return undefined;
  if (act.kind !== 'select') return typedInPart(act, replay);
  const known = replay.order.steps.flatMap((step) =>
    step.by === 'evidence' && step.act.kind === 'select' && isOfClause(step, stepInHand(replay)) ? step.act.options : [],
  );
  const other = act.options.find((option) => !known.some((one) => one.trim().toLowerCase() === option.trim().toLowerCase()));
  return known.length === 0 || other === undefined ? undefined : `the option ${JSON.stringify(other)}`;
}

/** Of several lists of one name that stand where one was chosen from, none is that one. */
export function oneOfSeveral(
  { act }: Planned,
  { elements }: Pick<Observation, 'elements'>,
  replay: Replaying | undefined,
): string | undefined {
  const step = replay?.by === 'repair' ? stepInHand(replay) : undefined;
  if (step?.by !== 'evidence' || step.act.kind !== 'select' || !('element' in act) || act.element === undefined) return undefined;
  const list = elements[act.element];
  const likes = elements.filter(({ role, name }) => role === list?.role && name === list.name);
  return likes.length > 1 && step.target?.around.alike === 1
    ? `one of ${likes.length} of the name ${JSON.stringify(list?.name)}`
    : undefined;
}

function typedInPart(act: Act, replay: Replaying): string | undefined {
  if (act.kind !== 'fill' && act.kind !== 'type') return undefined;
  const known = replay.order.steps.flatMap((step) =>
    step.by === 'evidence' && (step.act.kind === 'fill' || step.act.kind === 'type') && isOfClause(step, stepInHand(replay))
      ? [step.act.text.trim()]
      : [],
  );
  const isPart = !known.includes(act.text.trim()) && known.some((text) => act.text !== '' && text.includes(act.text.trim()));
  return isPart ? `the text ${JSON.stringify(act.text)}` : undefined;
}
