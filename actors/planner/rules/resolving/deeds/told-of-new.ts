/** "Create an issue titled “x”, assign it to Ada and label it as bug": what is said of the new thing goes into its form where that asks for it, before the form is sent. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description, Given } from '../../description.ts';
import type { Instruction, Order } from '../../instruction.ts';
import type { Laid } from '../cursor.ts';
import { type Move, named, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { formAround } from '../page/form-around.ts';
import { isEditable, isUsable } from '../page/kinds-of-elements.ts';
import { holdsWords, likeness } from '../words/likeness.ts';
import { fieldFor, markIn } from './given-on-own-page.ts';

/** Undefined where nothing is said of it that its form has a field for. */
export function toldOfNew(move: Move, instruction: Instruction, situation: Situation): Laid | undefined {
  const { instructions, cursor, scene } = situation;
  const before = instructions[cursor.at - 1];
  const opener = before?.kind === 'fill' || before?.kind === 'choose' ? before.opener : undefined;
  const isSent = instruction.kind === 'do' ? opener?.as === instruction.as : instruction.kind === 'click' && instruction.sends === true;
  if (!isSent || cursor.stage > 0 || move.type !== 'act') return undefined;
  const isIt = (what: Description) => (opener ? isSame(what, opener.what) : isMade(what, instruction.clause));
  const field = situation.hand && isEditable(situation.hand) ? situation.hand : move.on;
  const form = field && formAround(scene, field);
  const inside = (form === undefined ? scene.elements : scene.within(form)).filter(isUsable);
  const told: Order[] = [];
  for (const then of instructions.slice(cursor.at + 1)) {
    const order = toldBy(then, isIt, inside, situation);
    if (!order) break;
    told.push(order);
  }
  const { provided: _, ...sends } = instruction;
  return told.length === 0 ? undefined : { at: cursor.at, count: told.length + 1, orders: [...told, sends] };
}

/** What fills in its field of the form. */
function toldBy(
  then: Instruction,
  isIt: (what: Description) => boolean,
  inside: readonly ObservedElement[],
  { scene }: Situation,
): Order | undefined {
  const called = (element: ObservedElement) => [element.name, element.label ?? '', scene.labelOf(element)];
  if (then.kind === 'do' && then.what && isIt(then.what)) {
    const marked = markIn(then.as);
    const value = marked?.mark ?? then.to;
    const asked = fieldFor(marked?.verb ?? then.as);
    if (!value || !asked) return undefined;
    const fields = inside.filter((element) => isAsking(element) && called(element).some((said) => asked.test(said)));
    return given(fields, value, called, scene) ?? ticked(value, inside);
  }
  if (then.kind !== 'fill' || then.opener || !then.what?.within || !isIt(then.what.within)) return undefined;
  const { name } = then.what;
  return given(
    inside.filter((element) => isAsking(element) && called(element).some((said) => likeness(name, said) >= surely)),
    then.value,
    called,
    scene,
  );
}
const surely = 0.9;

/** A field, a list, or the button that opens one. */
const isAsking = (element: ObservedElement): boolean =>
  isEditable(element) || element.options !== undefined || (element.role === 'button' && element.label !== undefined);

function given(
  fields: readonly ObservedElement[],
  value: Given,
  called: (element: ObservedElement) => readonly string[],
  scene: Situation['scene'],
): Order | undefined {
  const field = onlyOf(fields);
  const name =
    field &&
    (isEditable(field) && field.name !== ''
      ? field.name
      : called(field)
          .slice(1)
          .find((said) => said !== ''));
  if (!field || name === undefined) return undefined;
  const what = { ...named(name), exact: true, key: scene.placeOf(field) };
  return isEditable(field) && !field.options ? { kind: 'fill', what, value } : { kind: 'choose', values: [value], from: what };
}

/** The only box that is called so. */
function ticked(value: Given, inside: readonly ObservedElement[]): Order | undefined {
  const text = value.type === 'text' ? value.text : '';
  const box = onlyOf(inside.filter(({ role, name }) => role === 'checkbox' && likeness(text, name) >= surely));
  return box && { kind: 'check', what: { ...named(box.name), exact: true }, on: true };
}

const isSame = (one: Description, other: Description): boolean =>
  !one.where && !one.rank && one.name === other.name && one.noun === other.noun && one.exact === other.exact;

/** "Create an issue …": by the plain noun that the clause had for it. */
const isMade = ({ name, noun, exact, where, rank, ordinal, within }: Description, clause: string): boolean =>
  making.test(clause) &&
  !exact &&
  (where ?? rank ?? ordinal ?? within) === undefined &&
  /^\p{Ll}+(?: \p{Ll}+)?$/u.test(noun || name) &&
  holdsWords(clause, noun || name);
const making = /^(?:please )?(?:create|add|make|open|file|raise|start|write|new)\b/i;
