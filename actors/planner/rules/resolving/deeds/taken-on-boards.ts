/** "Reserve the seats C2 and D4 and press Confirm": places of a board are marked first, and taken by what is pressed then. */
import type { Description } from '../../description.ts';
import { atCrossing } from '../finding/crossings.ts';
import { clickOn, type Move, next, type Situation } from '../move.ts';

const taking = /^(?:reserve|book|take|claim)$/;
const marked = /^(?:selected|checked|pressed|on)$/;

/** Undefined where nothing is said to be pressed behind it: a mark alone takes no place. */
export function takenOnBoard(as: string, what: Description | undefined, situation: Situation): Move | undefined {
  const { cursor, instructions } = situation;
  const isTakenThen = instructions.slice(cursor.at + 1).some(({ kind }) => kind === 'click' || kind === 'submit');
  if (!what || !taking.test(as) || !isTakenThen || cursor.stage !== 0 || cursor.explored.length > 0) return undefined;
  const found = atCrossing(what, 'click', situation);
  if (found?.type !== 'found') return undefined;
  const [place] = found.elements;
  return place.states.some((state) => marked.test(state)) ? next : clickOn(place);
}
