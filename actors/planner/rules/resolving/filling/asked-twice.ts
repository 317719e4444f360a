/** What a form asks for twice, as a new password or an e-mail address: to say it once is to mean both. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import type { Of } from '../../instruction.ts';
import type { Situation } from '../move.ts';
import { isEditable } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { fold } from '../words/likeness.ts';

const again =
  /(?<![\p{L}])(?:repeat|repeated|confirm|confirmation|re-?enter|re-?type|verify|again|wiederholen|bestätigen|confirmer|répéter|confirmar|repetir)(?![\p{L}])/iu;
/** How far behind it may stand. */
const reach = 4;

/** The empty field behind it that asks for the same again, which the goal does not speak of itself. */
export function askedAgain(field: ObservedElement, order: Of<'fill'>, { scene, instructions }: Situation): ObservedElement | undefined {
  if (order.value.type !== 'text' || again.test(field.name)) return undefined;
  const isSaid = instructions.some(({ kind, clause }) => kind === 'fill' && again.test(clause));
  const behind = scene.elements
    .slice(field.index + 1, field.index + 1 + reach)
    .find((other) => isEditable(other) && (!isSecret(field) || isSecret(other)));
  return !isSaid && behind && asksAgain(behind, field, scene) ? behind : undefined;
}

/** The field that asks for it first, where the one that was found asks for it again and the goal does not say so. */
export function askedFirst(field: ObservedElement, what: Description | undefined, scene: Scene): ObservedElement {
  if (what === undefined || again.test(`${what.whole} ${what.name}`)) return field;
  const ahead = scene.elements.slice(Math.max(0, field.index - reach), field.index);
  return ahead.findLast((other) => asksAgain(field, other, scene)) ?? field;
}

/** Those that ask for nothing that is not asked for before; all, where `said` speaks of such. */
export function withoutRepeats<T extends { readonly element: ObservedElement }>(
  fields: readonly T[],
  said: string,
  scene: Scene,
): readonly T[] {
  if (again.test(said)) return fields;
  return fields.filter(
    ({ element }) =>
      !isEditable(element) ||
      !fields.some(
        ({ element: other }) => other.index < element.index && element.index - other.index <= reach && asksAgain(element, other, scene),
      ),
  );
}

const isSecret = ({ states }: ObservedElement): boolean => states.includes('password');

function asksAgain(behind: ObservedElement, field: ObservedElement, scene: Scene): boolean {
  const [first, second] = [field, behind].map((each) => fold(`${each.name} ${scene.labelOf(each)}`)) as [string, string];
  if (behind.group !== field.group || !isEditable(field) || again.test(first) || !again.test(second)) return false;
  if (isSecret(field) || isSecret(behind)) return isSecret(field) && isSecret(behind);
  const words = wordsIn(second.replace(againAll, ' '));
  return words.length > 0 && words.every((word) => wordsIn(first).includes(word));
}
const againAll = new RegExp(again, `${again.flags}g`);
const small: readonly string[] = ['your', 'the', 'please', 'new'];
const wordsIn = (text: string): readonly string[] => (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !small.includes(word));
