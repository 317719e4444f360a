/** "Pick Peas", where each row has its own "Pick": the name says which row, and the verb what to click in it. */
import type { ObservedElement } from '../../../../farm/page/port.ts';
import type { Instruction } from '../instruction.ts';
import { fold, likeness } from './likeness.ts';
import { clickOn, type Move, type Situation } from './move.ts';
import { isClickable, isUsable } from './scene.ts';

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

const openers = /^(?:(?:and|then|finally|please|now) )*/i;
const leading = /^(?:open|click|press|tap|go to|visit|show) (?:on )?(?:the )?/i;

/** "Empty the barrel", "bake it", "open Second page": the one control that is called by all the words, whatever else they could mean. */
export function byWholeName(instruction: Instruction, situation: Situation): Move | undefined {
  const { scene, cursor, instructions, tried } = situation;
  const { clause, kind } = instruction;
  if (cursor.stage !== 0 || cursor.left !== undefined || instructions.filter((other) => other.clause === clause).length > 1)
    return undefined;
  if (kind === 'read' && !/^(?:it|this|that)$/i.test(instruction.as)) return undefined;
  const whole = clause.replace(openers, '').replace(/[.!]+$/, '');
  const said = kind === 'open' ? whole.replace(leading, '') : whole;
  if (!/\p{L} \p{L}/u.test(said)) return undefined;
  const [control, ...others] = scene.elements.filter(
    (element) => isClickable(element) && isUsable(element) && likeness(said, element.name) >= 0.97,
  );
  return control && others.length === 0 && !tried?.includes(scene.keyOf(control)) ? clickOn(control) : undefined;
}
