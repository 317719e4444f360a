/** A day that is chosen from three lists side by side: one of days, one of months, one of years. */
import type { ObservedElement } from '../../../../farm/page/port.ts';
import type { Description } from '../instruction.ts';
import { isUsable } from './kinds-of-elements.ts';
import { likeness } from './likeness.ts';
import { chooseIn } from './lists.ts';
import { type Move, missing, next, type Situation } from './move.ts';
import { monthOf } from './quantities.ts';
import type { Scene } from './scene.ts';

type Part = 'day' | 'month' | 'year';

/** How far apart on the map two of the lists may stand. */
const reach = 3;
const leastNamed = 0.75;

/** Undefined where no three lists are called so. */
export function intoDayLists(what: Description, day: string, situation: Situation): Move | undefined {
  const { scene } = situation;
  if (what.name === '' || what.within) return undefined;
  const lists = scene.elements.filter((element) => element.options !== undefined && element.role === 'combobox' && isUsable(element));
  const threes: (readonly ObservedElement[])[] = [];
  for (let at = 0; at + 3 <= lists.length; ) {
    const three = lists.slice(at, at + 3);
    const isNear = three.every((list, nth) => nth === 0 || list.index - (three[nth - 1]?.index ?? 0) <= reach);
    const parts = new Set(three.map(partOf));
    const isDay = isNear && parts.size === 3 && !parts.has(undefined);
    if (isDay) threes.push(three);
    at += isDay ? 3 : 1;
  }
  const [meant, ...others] = threes.filter(
    ([first]) => first && namesOver(first, scene).some((said) => likeness(what.name, said) >= leastNamed),
  );
  if (!meant || others.length > 0) return undefined;
  const [year, month, date] = day.split('-').map(Number);
  const wanted: Readonly<Record<Part, number | undefined>> = { day: date, month, year };
  for (const list of meant) {
    const part = partOf(list) as Part;
    const option = list.options?.find((said) => numberOf(said) === wanted[part]);
    if (option === undefined) return missing(`the list of ${part}s for ${JSON.stringify(what.name)} has no ${wanted[part]}`);
    if (list.value !== option) return { ...chooseIn(list, [option]), ok: { stage: 0 } } as Move;
  }
  return next;
}

/** What stands on its line, over it, or on the part that it is in. */
const namesOver = (first: ObservedElement, scene: Scene): readonly string[] => {
  const before = scene.elements[first.index - 1];
  return [
    first.name,
    first.label ?? '',
    scene.labelOf(first),
    ...(before && before.options === undefined ? [before.name] : []),
    ...scene.around(first).map((group) => scene.groups[group]?.name ?? ''),
  ].filter((said) => said !== '');
};

const numberOf = (said: string): number | undefined =>
  /^\d{1,4}$/.test(said.trim()) ? Number(said) : /^\p{L}{3,}\.?$/u.test(said.trim()) ? monthOf(said.trim()) : undefined;

/** By its options; the first may say what is to be chosen. */
function partOf({ options = [] }: ObservedElement): Part | undefined {
  const numbers = options.flatMap((option) => numberOf(option) ?? []);
  if (numbers.length < Math.max(2, options.length - 1)) return undefined;
  if (numbers.every((number) => number >= 1_900)) return 'year';
  const most = Math.max(...numbers);
  return most === 12 ? 'month' : most >= 28 && most <= 31 ? 'day' : undefined;
}
