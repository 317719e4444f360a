/** Labels that a form writes under its fields, or to their right, or with a colon of its own between. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import { checkableRoles, isEditable, isText } from './kinds-of-elements.ts';

const longestLabel = 80;
/** "Usage:" is said of what comes next. */
const leadsOn = /\p{L}\s*[:：]\s*$/u;

/** Where no text stands before the first of a row of fields and one behind each of them: what it is called; undefined elsewhere. */
export function labelBehind(field: ObservedElement, elements: readonly ObservedElement[]): string | undefined {
  const frame = field.framePath.join();
  const isIn = (other: ObservedElement | undefined): other is ObservedElement => other?.framePath.join() === frame;
  const isLabel = (other: ObservedElement | undefined): other is ObservedElement =>
    isIn(other) && isText(other) && other.role !== 'heading' && other.name.length <= longestLabel && !leadsOn.test(other.name);
  const isField = (other: ObservedElement | undefined): boolean =>
    isIn(other) && (isNameless(other) || (checkableRoles.includes(other.role) && other.name === ''));
  if (!isField(field)) return undefined;
  let first = field.index;
  while (isField(elements[first - 2]) && isLabel(elements[first - 1])) first -= 2;
  let count = 0;
  while (isField(elements[first + 2 * count]) && isLabel(elements[first + 2 * count + 1])) count += 1;
  const isLacking = isField(elements[first + 2 * count]) || first + 2 * count <= field.index;
  if (count < 2 || isLacking || isLabel(elements[first - 1])) return undefined;
  const label = elements[field.index + 1];
  return label && standsWith(field, label, elements) ? label.name : undefined;
}

/** In the part that it stands in, or in the same as the next field behind. */
const standsWith = (field: ObservedElement, label: ObservedElement, elements: readonly ObservedElement[]): boolean =>
  label.group === field.group || label.group !== elements[label.index + 1]?.group;

const isNameless = (element: ObservedElement): boolean => element.name === '' && (isEditable(element) || element.options !== undefined);

/** What stands right before the field; a colon in a text or cell of its own may part them. */
export function beforeColon({ index }: ObservedElement, elements: readonly ObservedElement[]): ObservedElement | undefined {
  const nearest = elements[index - 1];
  return nearest && isText(nearest) && isColon(nearest.name) ? elements[index - 2] : nearest;
}

/** One for each field, where the same text holds them all. */
export const isColon = (text: string): boolean => /^(?:\s*[:：])+\s*$/u.test(text);
