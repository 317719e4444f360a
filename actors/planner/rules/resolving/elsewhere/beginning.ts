/** A page that shows nothing until it is begun: "Start", "Tap to play". */
import { clickOn, isUntried, type Move, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isClickable, isEditable, isUsable } from '../page/kinds-of-elements.ts';
import { isPatient, seen } from './explore.ts';

const begins =
  /^\P{L}*(?:(?:please )?(?:click|tap|press)(?: here)? to )?(?:start|begin|play|get started|let['’]?s (?:go|start|begin)|(?:start|begin|play|launch) (?:the )?(?:now|quiz|task|test|survey|demo|exercise|game|tour|trial|round|session|challenge))\P{L}*$/iu;
/** Of what a cover or a first page offers beside. */
const mostBeside = 3;

/** Undefined once anything was done, and where the page has fields, or more to press than a first page has. */
export function begin(situation: Situation): Move | undefined {
  const { scene, cursor } = situation;
  if (cursor.at > 0 || cursor.hand !== undefined || !isPatient(situation) || scene.elements.some(isEditable)) return undefined;
  const offered = scene.elements.filter((element) => isClickable(element) && isUsable(element));
  const start = onlyOf(offered.filter(({ name, role }) => role !== 'menuitem' && begins.test(name)));
  return start && offered.length <= mostBeside + 1 && isUntried(start, situation) ? clickOn(start, seen(start, situation)) : undefined;
}
