/** "… of Ada": what another entry has is Ada's neither by its name nor because she has none. */
import type { Description, Instruction } from '../instruction.ts';
import { say } from './candidates.ts';
import { find } from './find.ts';
import { holdsSense } from './likeness.ts';
import type { Move, Situation } from './move.ts';
import { apartFrom } from './neighbours.ts';
import { placesOf } from './places.ts';

/** Why what would be acted on is of another entry than the one that the instruction names; undefined when it is not. */
export function ofAnother({ on, act }: Extract<Move, { type: 'act' }>, instruction: Instruction, situation: Situation): string | undefined {
  const place = placeSaid(instruction);
  if (!on || place === undefined || place.name === '' || act.kind === 'hover' || act.kind === 'scroll') return undefined;
  const meant = find(place, 'point', { ...situation, tried: [] });
  if (placesOf(place, { ...situation, tried: [] }).some((holds) => holds(on))) return undefined;
  const unit = meant.type === 'unclear' ? situation.scene.unitOf(on) : undefined;
  // Of several such entries, it is of none.
  if (unit && !holdsSense(unit.text, place.name)) return `${on.role} ${JSON.stringify(on.name)} is not of ${say(place)}`;
  if (meant.type !== 'found' || meant.elements.includes(on)) return undefined;
  const isOfOneOfThem = meant.elements.some((thing) => !apartFrom(thing, situation.scene)(on));
  return isOfOneOfThem ? undefined : `${on.role} ${JSON.stringify(on.name)} is not of ${say(place)}, which has none`;
}

function placeSaid(instruction: Instruction): Description | undefined {
  if ('what' in instruction && typeof instruction.what === 'object') return instruction.what.within;
  return instruction.kind === 'choose' ? instruction.from?.within : undefined;
}
