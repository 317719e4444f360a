/** "Remove the post by Ada": a list that is cut into pages may have another of them further on, and all are looked through before one is done away with. */
import type { Instruction } from '../../instruction.ts';
import { lasting } from '../foreseeing.ts';
import { clickOn, type Move, refused, type Situation } from '../move.ts';
import { nextPage, previousPage } from '../page/paging.ts';
import { isOfConsent } from '../sending/consent.ts';
import { isLeftBehind, isPatient, pageMark, seen, turnedBack, unveil } from './explore.ts';

/** Marks among what was explored: that it was found on a page that was left to look for others, and that it is gone back to. */
const found = 'found before';
const mostPages = 30;

/** In the place of the move where another of what is told by no name of its own may be; undefined where none can be. */
export function lookedForOthers(move: Move, instruction: Instruction, situation: Situation): Move | undefined {
  const uncovering = uncovered(move, instruction, situation);
  if (uncovering) return uncovering;
  if (instruction.kind !== 'do' || !instruction.what || !lasting.test(instruction.as)) return undefined;
  const { what } = instruction;
  if (what.name !== '' || !what.where || (what.rank ?? what.ordinal ?? what.few ?? what.any ?? what.all) !== undefined) return undefined;
  const said = JSON.stringify(what.whole);
  const { scene, cursor } = situation;
  const wasFound = cursor.explored.includes(found);
  if (move.type === 'act') {
    if (!move.on || cursor.stage > 0 || cursor.explored.includes(turnedBack)) return undefined;
    if (wasFound && !isLeftBehind(situation))
      return refused(`${said} is on more than one page of the list; say which, by what only it has`);
    // A last page may have its "next" still, which does nothing; another page may take its time.
    if (wasFound) return isPatient(situation) ? undefined : refused('the next page of the list has not come');
    const page = nextPage(situation);
    return page && clickOn(page, seen(page, situation, found, pageMark(scene)));
  }
  if (move.type !== 'missing' || !wasFound) return undefined;
  if (move.unclear) return move;
  if (!isPatient(situation)) return undefined;
  const isBack = cursor.explored.includes(turnedBack);
  const page = isBack || isLeftBehind(situation) || cursor.explored.length > mostPages ? undefined : nextPage(situation);
  if (page) return clickOn(page, seen(page, situation, pageMark(scene)));
  if (cursor.explored.length > mostPages && !isBack)
    return refused(`there are more pages than could be looked through for another ${said}`);
  const back = previousPage(situation);
  return back && clickOn(back, seen(back, situation, turnedBack));
}

/** What lies over the page keeps most of it off the map: which of its things comes first is told once that is gone. */
function uncovered(move: Move, instruction: Instruction, situation: Situation): Move | undefined {
  const { scene } = situation;
  const what = 'what' in instruction && typeof instruction.what === 'object' ? instruction.what : undefined;
  if (move.type !== 'act' || !move.on || !what || scene.observation.over === undefined) return undefined;
  // What asks for consent is answered by whoever speaks of it.
  if ((what.rank ?? what.ordinal ?? what.few ?? what.where) === undefined || isOfConsent(instruction.clause)) return undefined;
  return scene.dialog !== undefined && scene.isIn(move.on, scene.dialog) ? undefined : unveil(situation);
}
