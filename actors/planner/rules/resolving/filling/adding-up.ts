/** A number that only goes up, by the plus beside it: "0 +" of each dish. */
import type { Description } from '../../description.ts';
import { clickOn, type Move, next, refused, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isClickable, isText, isUsable } from '../page/kinds-of-elements.ts';
import { placesOf, standingIn } from '../page/places.ts';
import { steppersIn } from './stepping.ts';

const most = 60;
/** Of the cursor: what it showed before it was pressed. */
const stood = 'adds up from:';

/** Undefined where the place that is said has no such number, or not only one. */
export function addedUp({ within }: Description, text: string, situation: Situation): Move | undefined {
  const { cursor, scene } = situation;
  const wanted = /^\d{1,2}$/.test(text.trim()) ? Number(text) : undefined;
  if (wanted === undefined || !within || placesOf(within, situation).length === 0) return undefined;
  const inside = standingIn(within, situation);
  const plus = onlyOf(inside.filter((element) => /^[+＋]$/.test(element.name.trim()) && isClickable(element)));
  const number = onlyOf(inside.filter((element) => isText(element) && /^\d{1,3}$/.test(element.name.trim())));
  if (!plus || !number || steppersIn(inside, { scene }).length > 0) return undefined;
  const shown = Number(number.name);
  const mark = cursor.explored.findLast((each) => each.startsWith(stood));
  const before = mark === undefined ? undefined : Number(mark.slice(stood.length));
  if (before !== undefined && shown <= before) return refused(`its plus does not lead on from ${before} to ${wanted}`);
  if (shown === wanted) return next;
  if (shown > wanted || cursor.stage > most) return refused(`it shows ${shown}, and only goes up`);
  if (!isUsable(plus)) return refused(`it shows ${shown}, and can't be added to`);
  return clickOn(plus, { stage: cursor.stage + 1, tried: [], explored: [...cursor.explored, `${stood}${shown}`] });
}
