/** What stands on a page and is about to be another: what its maker calls busy, and what stands in a row that is yet to come. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Value } from '../../../../../store/model/step.ts';
import type { Move } from '../move.ts';
import type { Scene } from './scene.ts';

/** It stands where a value is to come. */
export const isYetToCome = (text: string): boolean =>
  /^(?:(?:loading|fetching|calculating|computing|retrieving)\b[^.…]{0,30}|please wait|one moment(?: please)?)\s*(?:\.{3}|…)$/iu.test(
    text.trim(),
  );

export const isPending = (element: ObservedElement, scene: Scene): boolean =>
  element.states.includes('busy') || scene.unitOf(element)?.elements.some(({ name }) => isYetToCome(name)) === true;

/** Whether what would be told stands in such a place, or may have been made of what does. */
export function tellsPending(move: Move, scene: Scene): boolean {
  if (move.type !== 'act') return false;
  const { act } = move;
  if (act.kind === 'read') return move.on !== undefined && isPending(move.on, scene);
  if (act.kind !== 'note') return false;
  const pending = scene.elements.filter((element) => isPending(element, scene));
  if (pending.length === 0) return false;
  const left = scene.elements.filter((element) => !pending.includes(element));
  return valuesOf(act.value).some((value) => {
    if (typeof value !== 'string') return saysIt(pending, String(value)) || !saysIt(left, String(value));
    return saysIt(pending, value) && !saysIt(left, value);
  });
}

const saysIt = (elements: readonly ObservedElement[], text: string): boolean =>
  elements.some(({ name, value = '' }) => name.includes(text) || value.includes(text));

const valuesOf = (value: Value): readonly Value[] => (Array.isArray(value) ? value.flatMap(valuesOf) : [value]);
