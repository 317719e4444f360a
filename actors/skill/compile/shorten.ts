/** Finds the steps of a run that led nowhere. That the rest reaches success too is for a replay to show. */
import type { Step } from '../../../store/model/step.ts';

/** What looks at a page or goes through it, and leaves nothing behind. */
const passing: readonly Step['kind'][] = ['click', 'hover', 'scroll', 'back', 'goto'];

/**
 * Without acts that changed nothing before another of the same clause, ways that came back to where they began, and values that
 * were overwritten. `changed` says of each step whether the page looked otherwise after it, where that is known.
 */
export function withoutDetours(steps: readonly Step[], changed: readonly (boolean | undefined)[]): readonly Step[] {
  const left = steps.filter((step, at) => !(isInVain(step, steps[at + 1]) && changed[at] === false) && !isOverwritten(steps, at));
  return withoutRoundTrips(left);
}

const isInVain = ({ kind, clause, became }: Step, next: Step | undefined): boolean =>
  (kind === 'click' || kind === 'hover') &&
  next?.clause === clause &&
  next !== undefined &&
  !(became?.document || became?.tab || became?.requests);

/** The same field is filled again before anything is sent. */
function isOverwritten(steps: readonly Step[], at: number): boolean {
  const step = steps[at];
  if (step?.kind !== 'fill' && step?.kind !== 'select') return false;
  for (const later of steps.slice(at + 1)) {
    if (later.kind === step.kind && later.target?.fingerprint === step.target?.fingerprint) return true;
    if (later.kind !== 'fill' && later.kind !== 'select' && later.kind !== 'check') return false;
  }
  return false;
}

/** There and back again, with nothing done on the way. */
function withoutRoundTrips(steps: readonly Step[]): readonly Step[] {
  for (const [from, first] of steps.entries()) {
    for (let to = steps.length - 1; to > from; to -= 1) {
      const last = steps[to];
      const way = steps.slice(from, to + 1);
      const isRound = last !== undefined && last.after === first.before && way.some(({ after }) => after !== first.before);
      if (isRound && last.kind === 'back' && way.every(({ kind }) => passing.includes(kind)))
        return withoutRoundTrips([...steps.slice(0, from), ...steps.slice(to + 1)]);
    }
  }
  return steps;
}
