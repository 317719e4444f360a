/** Labels that a form writes under its fields, or to their right. */
import type { ObservedElement } from '../../../../farm/page/port.ts';
import { isEditable, isText } from './kinds-of-elements.ts';

const longestLabel = 80;

/** Where no text stands before the first field of a part and one behind each of its fields: what it is called; undefined elsewhere. */
export function labelBehind(field: ObservedElement, elements: readonly ObservedElement[]): string | undefined {
  if (!isNameless(field)) return undefined;
  const frame = field.framePath.join();
  const isInPart = (other: ObservedElement | undefined): other is ObservedElement =>
    other !== undefined && other.group === field.group && other.framePath.join() === frame;
  const fields = elements.filter((other) => isInPart(other) && isNameless(other));
  const isLabel = (other: ObservedElement | undefined): other is ObservedElement =>
    isInPart(other) && isText(other) && other.role !== 'heading' && other.name.length <= longestLabel;
  const [first] = fields;
  if (!first || fields.length < 2 || isLabel(elements[first.index - 1])) return undefined;
  return fields.every(({ index }) => isLabel(elements[index + 1])) ? elements[field.index + 1]?.name : undefined;
}

const isNameless = (element: ObservedElement): boolean => element.name === '' && (isEditable(element) || element.options !== undefined);
