/** What a goal says further on is held against the page before anything is done that can't be taken back. */
import type { Description } from '../description.ts';
import type { Instruction } from '../instruction.ts';
import { verbsOf } from '../reading/words/verbs.ts';
import { say } from './finding/candidates.ts';
import { find } from './finding/find.ts';
import type { Move, Situation } from './move.ts';
import { folds, isMenu } from './page/folds.ts';
import { hasMore, isOnePageOfSeveral } from './page/paging.ts';
import { placesOf } from './page/places.ts';
import { holdsSense, likeness } from './words/likeness.ts';

/** What is done to a thing of the page, which is still there after it. */
export const lasting =
  /^(?:delete|remove|discard|archive|cancel|publish|unpublish|approve|reject|decline|block|ban|report|revoke|restore|merge)\b/;

/** Why a clause behind this one can't be carried out, whatever comes of this one; undefined where it may be. */
export function foreseen(move: Extract<Move, { type: 'act' }>, instruction: Instruction, situation: Situation): string | undefined {
  const { instructions, cursor } = situation;
  if (!move.on || instruction.provided || cursor.at > 0 || cursor.stage > 0 || cursor.explored.length > 0) return undefined;
  const later = instructions.slice(cursor.at + 1);
  const lost =
    (doing.includes(instruction.kind) ? later.find((other) => isUnheardOf(other, situation)) : undefined) ??
    (grading.test(instruction.clause) ? ungraded(instruction, later, situation) : undefined) ??
    (instruction.kind === 'do' && lasting.test(instruction.as) && move.act.kind === 'click'
      ? absent(instruction, later, situation)
      : undefined);
  if (lost === undefined) return undefined;
  const what = 'what' in lost && typeof lost.what === 'object' && !isUnheardOf(lost, situation) ? say(lost.what) : undefined;
  return what === undefined
    ? `nothing on the page is there for ${JSON.stringify(lost.clause)}, which comes behind it; nothing was done`
    : `${JSON.stringify(lost.clause)}, which comes behind it, speaks of ${what}, and nothing on the page is called so; nothing was done`;
}

const doing: readonly Instruction['kind'][] = ['do', 'check', 'close', 'choose', 'fill', 'submit'];
const grading = /^(?:rate|grade|score|evaluate)\b/i;

/** Something of which the page does not speak, where all is on show. */
function absent(instruction: Instruction, later: readonly Instruction[], situation: Situation): Instruction | undefined {
  const { scene } = situation;
  const same = later.findIndex((other) => other.clause === instruction.clause || !('what' in other) || !isOfSamePage(other));
  const held = same === -1 ? later : later.slice(0, same);
  if (held.length === 0) return undefined;
  // What is not shown yet may be anywhere.
  const isAllShown =
    !isOnePageOfSeveral(situation) &&
    !hasMore(situation) &&
    folds(scene).length === 0 &&
    !scene.elements.some((element) => isMenu(element, scene.elements));
  if (!isAllShown) return undefined;
  return held.find((other) => 'what' in other && typeof other.what === 'object' && !isThere(other, other.what, situation));
}

/** A verb that is none of the web's is what a control of the page is called, if anything. */
function isUnheardOf(instruction: Instruction, { scene }: Situation): boolean {
  if (instruction.kind !== 'do' || instruction.provided || verbsOf(instruction.clause).length > 0) return false;
  const { as, what } = instruction;
  // "Frobnicate the widget" may be what a page is asked to do that is not open yet; "it" stands here.
  if (!/^\p{L}+ (?:it|them|both)\b/iu.test(instruction.clause) || what === undefined) return false;
  return !scene.elements.some(
    (element) => isMenu(element) || [element.name, element.hints ?? ''].some((text) => holdsSense(text, as) || likeness(as, text) >= 0.75),
  );
}

/** Of several grades that are given in one sentence, one for which the page has no place. */
const ungraded = (instruction: Instruction, later: readonly Instruction[], situation: Situation): Instruction | undefined =>
  later.find(
    (other) =>
      other.clause === instruction.clause && other.kind === 'fill' && other.what !== undefined && !isThere(other, other.what, situation),
  );

const isOfSamePage = (instruction: Instruction): boolean =>
  !instruction.provided &&
  ['do', 'check', 'fill'].includes(instruction.kind) &&
  !(instruction.kind === 'do' && bringing.test(instruction.as));
/** What is yet to be added is on no page before. */
const bringing = /^(?:add|create|insert|register|compose|write|invite)\b(?! to\b)/;

function isThere(instruction: Instruction, what: Description, situation: Situation): boolean {
  if (what.name === '' || what.where || what.rank || what.ordinal !== undefined) return true;
  const free = { ...situation, tried: [] };
  const purpose = instruction.kind === 'check' ? 'check' : instruction.kind === 'fill' ? 'fill' : 'point';
  if (find(what, purpose, free).type !== 'none' || placesOf(what, free).length > 0) return true;
  const { elements, groups } = situation.scene;
  const whole = instruction.kind === 'do' ? `${instruction.as} ${what.name}` : what.name;
  return (
    elements.some(
      ({ name, value = '', hints = '' }) =>
        [name, value, hints].some((text) => holdsSense(text, what.name)) || likeness(whole, name) >= 0.7,
    ) || groups.some(({ name }) => holdsSense(name, what.name))
  );
}
