/** A new secret that a form asks for twice: to say it once is to mean both. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Of } from '../../instruction.ts';
import type { Situation } from '../move.ts';
import { isEditable } from '../page/kinds-of-elements.ts';

const again =
  /(?<![\p{L}])(?:repeat|repeated|confirm|confirmation|re-?enter|re-?type|verify|again|wiederholen|bestätigen|confirmer|répéter|confirmar|repetir)(?![\p{L}])/iu;
/** How far behind it may stand. */
const reach = 4;

/** The empty field behind it that asks for the same again, which the goal does not speak of itself. */
export function askedAgain(field: ObservedElement, order: Of<'fill'>, { scene, instructions }: Situation): ObservedElement | undefined {
  const isSecret = (element: ObservedElement) => element.states.includes('password') && isEditable(element);
  if (!isSecret(field) || order.value.type !== 'text' || again.test(field.name)) return undefined;
  const isSaid = instructions.some(({ kind, clause }) => kind === 'fill' && again.test(clause));
  const behind = scene.elements.slice(field.index + 1, field.index + 1 + reach).find(isSecret);
  const isAgain = behind && again.test(`${behind.name} ${scene.labelOf(behind)}`);
  return !isSaid && isAgain && behind.group === field.group ? behind : undefined;
}
