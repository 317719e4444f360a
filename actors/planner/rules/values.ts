/** Finds the value that a name labels: a label, or prose that mentions it, is never its own value. */
import type { ObservedElement } from '../../../farm/page/port.ts';
import type { Phrase } from './instructions.ts';
import { fold, isSame } from './names.ts';

/** What a label of this role is followed by when it has a value. */
const besides: ReadonlyMap<string, readonly string[]> = new Map([
  ['term', ['definition']],
  ['rowheader', ['cell', 'gridcell']],
  ['cell', ['cell']],
]);
const plainText: readonly string[] = ['text', 'paragraph', 'listitem', 'cell', 'definition'];

/** Undefined when no text of the page labels a value by that name; a control may still do. */
export function readable(what: Phrase, elements: readonly ObservedElement[]): { readonly element: ObservedElement } | undefined {
  const wanted = fold(what.name);
  const element =
    elements.find(({ role, name }) => plainText.includes(role) && isLabelled(fold(name), wanted)) ??
    elements.find((next, index) => isBeside(elements[index - 1], next, what.name)) ??
    elements.find(({ context, name }) => context !== undefined && isSame(context, what.name) && !isSame(name, what.name));
  return element === undefined ? undefined : { element };
}

/** "Colour: red" */
const isLabelled = (text: string, label: string) => text.startsWith(label) && /^\s*:\s*\S/.test(text.slice(label.length));

function isBeside(label: ObservedElement | undefined, next: ObservedElement, name: string): boolean {
  if (label === undefined || !isSame(label.name, name) || /:\s*$/.test(next.name)) return false;
  if (besides.get(label.role)?.includes(next.role) === true) return true;
  return plainText.includes(label.role) && /:\s*$/.test(label.name) && plainText.includes(next.role);
}
