/** How much a field has room for, and what it hands on to the fields behind it, as those for codes do: one letter each. */
import { fieldOf } from './fill.ts';
import { elementAt } from './registry.ts';
import type { Room } from './wire.ts';

/** More letters than this are no piece of a code. */
const mostOfAPiece = 4;

/** Undefined when the element has no such bound, or is gone. */
export function room(index: number): Room | undefined {
  const mapped = elementAt(index);
  const field = mapped && fieldOf(mapped);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || field.maxLength < 0) return undefined;
  return { most: field.maxLength, onwards: field instanceof HTMLInputElement ? piecesFrom(field) : field.value };
}

/** What stands in it and in the like fields behind it, in one. */
function piecesFrom(first: HTMLInputElement): string {
  if (first.maxLength > mostOfAPiece) return first.value;
  const root = first.getRootNode() as Document | ShadowRoot;
  const fields = [...root.querySelectorAll<HTMLInputElement>('input:not([type="hidden" i])')];
  const behind = fields.slice(fields.indexOf(first));
  const other = behind.findIndex(({ maxLength }) => maxLength !== first.maxLength);
  return behind
    .slice(0, other === -1 ? undefined : other)
    .map(({ value }) => value)
    .join('');
}
