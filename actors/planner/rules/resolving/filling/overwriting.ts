/** A field that the goal has given a value is not meant by other words that come later: the first value would be lost. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Act } from '../../../../../store/model/step.ts';
import type { Description } from '../../description.ts';
import type { Instruction, Of } from '../../instruction.ts';
import { find } from '../finding/find.ts';
import type { Situation } from '../move.ts';
import { likeness } from '../words/likeness.ts';
import { dayIn } from '../words/quantities.ts';
import { fieldOf } from './fields.ts';

/** Why the act would take the place of what an earlier instruction has entered or chosen there; undefined where it would not. */
export function overwritten(on: ObservedElement, act: Act, instruction: Instruction, situation: Situation): string | undefined {
  const answer = answered(on, act, situation);
  if (answer)
    return `${on.role} ${JSON.stringify(on.name)} would take the place of ${JSON.stringify(answer.name)}, which answers the same question`;
  const what = placeFor(instruction);
  const held = act.kind === 'fill' || act.kind === 'select' ? (on.value ?? '').trim() : '';
  if (what === undefined || held === '' || what.all || replacing.test(instruction.clause)) return undefined;
  const { instructions, cursor } = situation;
  const sent = instructions.slice(0, cursor.at).findLastIndex(({ kind }) => sending.includes(kind));
  const first = instructions.slice(sent + 1, cursor.at).find((earlier) => {
    const place = placeFor(earlier);
    return place && brought(earlier, held, situation.now) && !isSame(place, what) && isFor(earlier, place, on, situation);
  });
  return (
    first &&
    `${on.role} ${JSON.stringify(on.name)} holds what ${JSON.stringify(first.clause)} has brought there, and nothing else is called ${JSON.stringify(what.whole || what.name)}`
  );
}

/** The answer before this one, which was for a question of its own. */
function answered(on: ObservedElement, act: Act, { scene, instructions, cursor }: Situation): ObservedElement | undefined {
  if (act.kind !== 'check' || !act.on || on.role !== 'radio' || !asked.test(scene.goal)) return undefined;
  const { clause } = instructions[cursor.at] ?? {};
  const before = instructions
    .slice(0, cursor.at)
    .flatMap((earlier) => (earlier.kind === 'choose' && earlier.clause !== clause ? earlier.values : []));
  const chosen = scene.elements.find(({ role, group, states }) => role === 'radio' && group === on.group && states.includes('checked'));
  return chosen !== undefined && chosen !== on && before.some((value) => value.type === 'text' && likeness(value.text, chosen.name) >= 0.95)
    ? chosen
    : undefined;
}
const asked = /\b(?:quiz|survey|questionnaire|poll|questions)\b/i;

const replacing = /\b(?:replac\w*|overwrit\w*|correct\w*|instead|rather)\b/i;
/** What was entered before is used up then. */
const sending: readonly Instruction['kind'][] = ['submit', 'search', 'press', 'goto', 'back', 'reload'];

const placeFor = (instruction: Instruction): Description | undefined =>
  instruction.kind === 'fill' ? instruction.what : instruction.kind === 'choose' ? instruction.from : undefined;

/** A date may be written otherwise than it was said. */
function brought(instruction: Instruction, held: string, now: number): boolean {
  const values = instruction.kind === 'fill' ? [instruction.value] : (instruction as Of<'choose'>).values;
  return values.some((value) =>
    value.type === 'when'
      ? held === value.said || (value.day !== undefined && dayIn(held, now) === dayIn(value.day, now))
      : value.type === 'text' && held === value.text.trim(),
  );
}

/** It is spoken of once more. */
const isSame = (one: Description, other: Description): boolean =>
  [one.name || one.noun, one.whole].some((said) => [other.name || other.noun, other.whole].some((again) => likeness(said, again) >= 0.9));

function isFor(earlier: Instruction, place: Description, on: ObservedElement, situation: Situation): boolean {
  const found = earlier.kind === 'fill' ? fieldOf(place, earlier.value, situation) : find(place, 'choose', situation);
  return found.type === 'found' && found.elements.includes(on);
}
