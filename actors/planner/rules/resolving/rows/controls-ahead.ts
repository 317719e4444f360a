/** On a page that puts nothing around its entries: a control ahead of each name, which the one behind the name is not. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Of } from '../../instruction.ts';
import { isClickable } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { isSameName } from '../words/likeness.ts';

/** Why the control is of the name that follows it, and not of the one that is said; undefined where that is not so. */
export function isAheadOfAnother(on: ObservedElement, { what }: Of<'do'>, scene: Scene): string | undefined {
  if (!what || !isClickable(on)) return undefined;
  const said = [what.name, what.within?.name ?? '', ...(what.where ?? []).flatMap((one) => (one.kind === 'holds' ? [one.text] : []))];
  const thing = scene.elements.find(({ name, role }) => role !== on.role && said.some((text) => text !== '' && isSameName(text, name)));
  if (!thing) return undefined;
  const controls = scene.elements.filter(({ role, name }) => role === on.role && name === on.name);
  const likes = scene.elements.filter((element) => element.role === thing.role && isBeside(element, thing, scene));
  const own = alternating(controls, likes)?.get(thing);
  return own === undefined || own === on
    ? undefined
    : `${on.role} ${JSON.stringify(on.name)} stands ahead of another than ${JSON.stringify(thing.name)}`;
}

/** In the same part of the page, or heading parts of the same one. */
function isBeside(one: ObservedElement, other: ObservedElement, { groups }: Scene): boolean {
  if (one.role !== 'heading') return one.group === other.group;
  // Behind the last of them there may be nothing that it heads.
  const [own, others] = [one, other].map(
    ({ name, group }) => groups.find((part) => part.name === name)?.parent ?? (group === undefined ? undefined : groups[group]?.parent),
  );
  return own !== undefined && own === others;
}

/** Each thing with the control ahead of it, where there is just one ahead of each, and none behind the last. */
function alternating(
  controls: readonly ObservedElement[],
  things: readonly ObservedElement[],
): ReadonlyMap<ObservedElement, ObservedElement> | undefined {
  if (controls.length < 2 || controls.length !== things.length) return undefined;
  const isSo = controls.every((control, at) => {
    const [thing, next] = [things[at], controls[at + 1]];
    return thing !== undefined && control.index < thing.index && (next === undefined || thing.index < next.index);
  });
  return isSo ? new Map(things.map((thing, at) => [thing, controls[at] as ObservedElement])) : undefined;
}
