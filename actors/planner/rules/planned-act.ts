/** An act as the next of a plan, with what is kept for when it has been done, or was done in vain. */
import type { ObservedElement } from '../../../farm/page/port.ts';
import type { Noted, Plan } from '../port.ts';
import { dialogsFor, isAnsweringDialog } from './dialogs.ts';
import { namesSaid } from './held-names.ts';
import type { Instruction, Reading } from './instruction.ts';
import { advanced, type Cursor, type RulesMemo } from './resolving/cursor.ts';
import { hasMenuOpen } from './resolving/deeds/hidden-offers.ts';
import { letterOf } from './resolving/deeds/pressing.ts';
import { figureSides } from './resolving/finding/shapes.ts';
import type { Move, Situation } from './resolving/move.ts';
import { isText } from './resolving/page/kinds-of-elements.ts';
import type { Scene } from './resolving/page/scene.ts';
import { pressedBy } from './resolving/sending/confirming.ts';
import { asking, stoodBefore } from './resolving/since.ts';
import { before, beforeSent, contentOf } from './resolving/traces.ts';

export function acting(
  move: Extract<Move, { type: 'act' }>,
  instruction: Instruction,
  situation: Situation,
  acts: number,
  never: Reading['never'],
): Plan {
  const { scene, cursor, instructions } = situation;
  const following = instructions[cursor.at + 1];
  const key = move.on && scene.keyOf(move.on);
  const hand = key === undefined ? {} : { hand: key };
  const { missingSince: _, ...here } = cursor;
  const stood = stoodBefore(instruction, move.on, scene, cursor);
  const pressed = pressedBy(instruction, move, situation);
  const { pressed: _before, ...free } = here;
  const found = { ...free, ...(stood && { stood }), ...(pressed && { pressed }) };
  const ok: Cursor = move.ok === undefined ? { ...onward(found, instructions), ...hand } : { ...found, ...hand, ...move.ok };
  const failed: Cursor = {
    ...found,
    explored: move.ok?.explored ?? cursor.explored,
    tried: key === undefined ? cursor.tried : [...cursor.tried, key],
    ...move.failed,
  };
  // A click on mere words counts only when something came of it.
  // An item of a list that has come up is one of a menu.
  const earlier = instructions[cursor.at - 1];
  const isPointedAt = earlier?.kind === 'hover' || (earlier?.kind === 'open' && earlier.clause === instruction.clause);
  const isItem = move.on?.role === 'listitem' && move.on.isNew && (isPointedAt || hasMenuOpen(cursor) || cursor.explored.includes('menu'));
  const isWords =
    (move.act.kind === 'click' || move.act.kind === 'check') &&
    move.on !== undefined &&
    (isText(move.on) || move.on.role === 'row') &&
    figureSides(move.on) === undefined &&
    // A shell is clicked to be typed into.
    instruction.kind !== 'command' &&
    !isItem;
  const isDrag = move.act.kind === 'drag' && move.act.place === 'onto';
  // A key that sends nothing puts a line into the field at most.
  const isKey = move.act.kind === 'press' && move.act.key === 'Enter' && (instruction.kind === 'submit' || instruction.kind === 'do');
  const mustChange =
    move.on !== undefined && isKey
      ? beforeSent(scene, move.on)
      : move.on !== undefined && (isWords || isDrag)
        ? before(scene, move.on, move.act.kind === 'drag' ? move.act.to : undefined)
        : move.act.kind === 'drag' || (instruction.kind === 'do' && letterOf(instruction.as) !== undefined);
  const asked = isAsking(instruction, move.on, following) && { asked: { content: contentOf(scene.observation) } };
  const memo: RulesMemo = { cursor, after: { ok, failed, acts, ...(mustChange && { mustChange }), ...asked } };
  const dialogs = dialogsFor(instruction, instructions.slice(cursor.at + 1), move.act, never);
  const called = namesSaid(instruction, move.on, situation);
  const { clause } = instruction;
  // Who says what to press, and that its dialog is accepted, speaks of no thing.
  const isGiven = instruction.kind === 'click' && following !== undefined && (following.kind === 'answer' || isAnsweringDialog(following));
  const speaksOf = dialogs?.accept && dialogs.text === undefined && !isGiven ? saidOfThing(instruction, move.on, scene) : undefined;
  const answers = { ...(dialogs && { dialogs }), ...(speaksOf !== undefined && { speaksOf }) };
  return { type: 'act', act: move.act, clause, rung: 'rules', ...called, ...answers, memo };
}

/** Of a thing that the goal names, or that is one of several on the page; undefined where any may be meant. */
function saidOfThing(instruction: Instruction, on: ObservedElement | undefined, scene: Scene): string | undefined {
  const what = 'what' in instruction && typeof instruction.what === 'object' ? instruction.what : undefined;
  const isNamed = what !== undefined && !what.all && (what.exact || /\p{Lu}|\d/u.test(what.name));
  const unit = on && scene.unitOf(on);
  if (!isNamed && !(unit && scene.hasLikes(unit) && !what?.all)) return undefined;
  const over = unit ? [unit.text] : scene.elements.filter(({ role }) => role === 'heading').map(({ name }) => name);
  return [scene.goal, instruction.clause, ...over, on?.context ?? ''].join('\n').slice(0, longestSaid);
}
const longestSaid = 2_000;

/** What is read right after a button was pressed is what that brings, and a page may be a while about it. */
const isAsking = ({ kind }: Instruction, on: ObservedElement | undefined, following: Instruction | undefined): boolean =>
  kind === 'search' ||
  kind === 'submit' ||
  kind === 'sort' ||
  (following?.kind === 'read' && on?.role === 'button' && (kind === 'click' || kind === 'do'));

/** What an instruction is about, where that is said by its place among others. */
function placeOf(instruction: Instruction | undefined): string | undefined {
  const what = instruction && 'what' in instruction ? instruction.what : undefined;
  return what?.ordinal === undefined ? undefined : JSON.stringify([what.name, what.noun, what.ordinal, what.where, what.within]);
}

/** On to the next instruction; what is spoken of still has its place in the list that was leafed through. */
export function onward(cursor: Cursor, instructions: readonly Instruction[]): Cursor {
  const [here, following] = [instructions[cursor.at], instructions[cursor.at + 1]];
  const isSame = placeOf(here) !== undefined && placeOf(here) === placeOf(following);
  return { ...advanced(cursor), ...(isSame && cursor.passed !== undefined && { passed: cursor.passed }) };
}

/** The page as it stands before others carry the instructions out on what is known. */
export function noted(cursor: Cursor, instructions: readonly Instruction[], { role = '', name = '' }: Noted, scene: Scene): Plan {
  const asked = instructions.find(({ kind }) => asking.includes(kind));
  const stood = asked && stoodBefore(asked, { role, name }, scene, cursor);
  const memo: RulesMemo = { cursor: { ...cursor, at: cursor.at + instructions.length, ...(stood && { stood }) } };
  return { type: 'done', memo };
}
