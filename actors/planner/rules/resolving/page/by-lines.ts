/** Texts that are broken into lines, each of them read as a text of its own. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import { Scene } from './scene.ts';

/** A line has no element of its own that could be acted on: it is none of the page's. */
const lines = new WeakSet<ObservedElement>();
const whole = new WeakMap<ObservedElement, ObservedElement>();
const known = new WeakMap<Scene, Scene>();

/** Each line stands right behind the text that it is of; the page itself where no text is broken. */
export function byLines(scene: Scene): Scene {
  if (!scene.elements.some(isBroken)) return scene;
  const before = known.get(scene);
  if (before) return before;
  const elements: ObservedElement[] = [];
  const add = (element: ObservedElement, of: ObservedElement) => {
    const placed = { ...element, index: elements.length };
    whole.set(placed, of);
    elements.push(placed);
    return placed;
  };
  for (const element of scene.elements) {
    add(element, element);
    if (!isBroken(element)) continue;
    const { lines: told = [], value: _, label: __, ...text } = element;
    for (const name of told) lines.add(add({ ...text, name, role: 'text' }, element));
  }
  const broken = new Scene({ ...scene.observation, elements, groups: scene.groups });
  known.set(scene, broken);
  return broken;
}

/** From now on it is a line of what it was made from. */
export function asLine(element: ObservedElement | undefined): void {
  if (element) lines.add(element);
}

/** What says its lines together says none of them by itself. */
export const isBroken = ({ lines: told }: ObservedElement): boolean => told !== undefined;

/** As it stands on the page; undefined for what is a line of it. */
export const onPage = (element: ObservedElement): ObservedElement | undefined =>
  lines.has(element) ? undefined : (whole.get(element) ?? element);

/** The text that a line is of. */
export const aroundLine = (element: ObservedElement): string => (lines.has(element) ? (whole.get(element)?.name ?? '') : '');
