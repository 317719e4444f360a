/** Whether 3/4/2030 is the third of April on a page: told by those of its dates that can be read in one way only. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Scene } from '../page/scene.ts';
import { slashed } from './quantities.ts';

const known = new WeakMap<Scene, Map<string, boolean | undefined>>();

/** By the dates of the element's column, before those of the whole page; undefined where none of them tells, or they tell both. */
export function isDayFirst(scene: Scene, { column = '' }: Pick<ObservedElement, 'column'>): boolean | undefined {
  const orders = known.get(scene) ?? new Map<string, boolean | undefined>();
  known.set(scene, orders);
  if (!orders.has('')) orders.set('', orderOf(scene.elements));
  if (!orders.has(column)) orders.set(column, orderOf(scene.elements.filter((element) => element.column === column)));
  return orders.get(column) ?? orders.get('');
}

function orderOf(elements: readonly ObservedElement[]): boolean | undefined {
  const dates = elements.flatMap(({ name, value = '' }) => [slashed(value || name) ?? []]).filter(({ length }) => length > 0);
  const [isFirst, isSecond] = [dates.some(([first = 0]) => first > 12), dates.some(([, second = 0]) => second > 12)];
  return isFirst === isSecond ? undefined : isFirst;
}
