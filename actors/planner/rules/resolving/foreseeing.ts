/** What a goal says further on is held against the page before anything is done that can't be taken back. */
import type { Description, Instruction } from '../instruction.ts';
import { say } from './candidates.ts';
import { find } from './find.ts';
import { folds, isMenu } from './folds.ts';
import { holdsSense, likeness } from './likeness.ts';
import type { Move, Situation } from './move.ts';
import { hasMore, isOnePageOfSeveral } from './paging.ts';
import { placesOf } from './places.ts';

/** What is done to a thing of the page, which is still there after it. */
const lasting =
  /^(?:delete|remove|discard|archive|cancel|publish|unpublish|approve|reject|decline|block|ban|report|revoke|restore|merge)\b/;

/** Why a clause behind this one can't be carried out, whatever comes of this one; undefined where it may be. */
export function foreseen(move: Extract<Move, { type: 'act' }>, instruction: Instruction, situation: Situation): string | undefined {
  const { scene, instructions, cursor } = situation;
  if (instruction.kind !== 'do' || !lasting.test(instruction.as) || instruction.provided) return undefined;
  if (move.act.kind !== 'click' || !move.on || cursor.at > 0 || cursor.stage > 0 || cursor.explored.length > 0) return undefined;
  const later = instructions.slice(cursor.at + 1);
  const same = later.findIndex((other) => other.clause === instruction.clause || !('what' in other) || !isOfSamePage(other));
  const held = same === -1 ? later : later.slice(0, same);
  if (held.length === 0) return undefined;
  // What is not shown yet may be anywhere.
  const isAllShown = !isOnePageOfSeveral(situation) && !hasMore(situation) && folds(scene).length === 0 && !scene.elements.some(isMenu);
  if (!isAllShown) return undefined;
  for (const other of held) {
    const what = 'what' in other && typeof other.what === 'object' ? other.what : undefined;
    if (what && !isThere(other, what, situation))
      return `${JSON.stringify(other.clause)}, which comes behind it, speaks of ${say(what)}, and nothing on the page is called so; nothing was done`;
  }
  return undefined;
}

const isOfSamePage = ({ kind, provided }: Instruction): boolean => !provided && ['do', 'check', 'fill'].includes(kind);

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
