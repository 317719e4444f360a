/** What the browser's own dialogs asked and were told no, as the goal authorizes no change: the page then stands as if nothing had been done. */

import type { Step } from '../../store/model/step.ts';
import { verbsOf } from '../planner/rules/reading/words/verbs.ts';
import { asksOfAnother } from '../planner/rules/resolving/sending/asking-back.ts';
import { asksFor } from '../planner/rules/resolving/sending/asking-for.ts';
import { asksBeyond, asksForMore } from '../planner/rules/resolving/sending/more-asked.ts';
import type { Planned, Work } from './work.ts';

/** What was asked to the latest act, and by which words of the goal that was done. */
export interface Declined {
  readonly clause: string;
  readonly message: string;
}

/** What the browser's own dialogs have said since the act in hand began. */
export const raisedBy = ({ dialogs, dialogsBefore = 0 }: Pick<Work, 'dialogs' | 'dialogsBefore'>): Work['dialogs'] =>
  dialogs.slice(dialogsBefore);

/** How many dialogs there were when the page was looked at before the latest act: after what only reads, it is not. */
export const dialogsBeforeLatest = (done: Work['done']): number =>
  done.slice(0, -1).findLast(({ dialogs }) => dialogs !== undefined)?.dialogs ?? 0;

/**
 * Of an act of the rules for whose dialogs the goal has no word, or that were about another thing: a model is shown what came of it, and
 * may answer otherwise.
 */
export function declinedBy(planned: Planned, work: Work): Declined | undefined {
  const { act, clause, rung, dialogs } = planned;
  // No page hears of a note.
  if (rung !== rules || act.kind === 'note') return undefined;
  const asked = raisedBy(work).find(
    ({ type, accepted, message }) =>
      !accepted &&
      (type === 'confirm' || type === 'prompt') &&
      (dialogs === undefined || dialogs.by !== undefined || asksOther(planned, message)),
  );
  return asked && { clause, message: asked.message };
}

/** Whether what a prompt asks for is what the clause gives. */
export const isSuited =
  (by: string, clause: string) =>
  (message: string): boolean =>
    asksFor(message, by, clause);

/** Whether a dialog asks about another thing than the one that the act is done to, or for more. */
export function asksOther({ speaksOf, clause }: Planned, message: string): boolean {
  if (speaksOf === undefined) return false;
  const asked = { said: `${clause}\n${speaksOf}`, verbs: verbsOf(clause).map(({ verb }) => verb), isOne: true };
  return (asksOfAnother(message, speaksOf) ?? asksForMore(message, speaksOf) ?? asksBeyond(message, '', asked)) !== undefined;
}

const rules: Step['rung'] = 'rules';

/** Undefined where the page has gone on all the same: it says itself then what came of it. */
export const stoodStill = ({ declined, done }: Work): Declined | undefined => (done.at(-1)?.changed === false ? declined : undefined);
