/** "Pick Peas", where each row has its own "Pick": the name says which row, and the verb what to click in it. */
import type { ObservedElement } from '../../../../farm/page/port.ts';
import type { Instruction } from '../instruction.ts';
import { fold } from './likeness.ts';
import type { Move, Situation } from './move.ts';
import { isClickable } from './scene.ts';

/** What these do to a thing, its name does by itself. */
const clicking = /^(?:click|press|tap|hit|push|open)$/;

/** A click on a thing, moved to the control of its row that is called by the very verb of the clause, where there is one of it. */
export function byItsVerb(move: Move, { clause }: Instruction, { scene, tried }: Situation): Move {
  if (move.type !== 'act' || move.act.kind !== 'click' || !move.on) return move;
  const [verb = ''] = /^\p{L}+/u.exec(fold(clause)) ?? [];
  if (verb === '' || clicking.test(verb)) return move;
  const isIt = (element: ObservedElement) => isClickable(element) && fold(element.name) === verb;
  const [control, ...others] = isIt(move.on) ? [] : (scene.unitOf(move.on)?.elements.filter(isIt) ?? []);
  if (!control || others.length > 0 || tried?.includes(scene.keyOf(control))) return move;
  return { ...move, act: { ...move.act, element: control.index }, on: control };
}
