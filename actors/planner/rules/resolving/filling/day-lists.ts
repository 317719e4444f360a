/** A day that is chosen from lists side by side: one of days, one of months, and mostly one of years. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description, Given } from '../../description.ts';
import { type Move, missing, next, type Situation } from '../move.ts';
import { isUsable } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { likeness } from '../words/likeness.ts';
import { monthOf } from '../words/quantities.ts';
import { chooseIn } from './lists.ts';

type Part = 'day' | 'month' | 'year';
type When = Extract<Given, { readonly type: 'when' }>;

/** How far apart on the map two of the lists may stand. */
const reach = 3;
const leastNamed = 0.75;

/** Undefined where no such lists are called so. */
export function intoDayLists(what: Description, { day = '', said }: When, situation: Situation): Move | undefined {
  const { scene } = situation;
  const names = namesOf(what);
  const [meant, ...others] = setsOf(scene).filter(
    ([first]) => first && namesOver(first, scene).some((over) => names.some((name) => likeness(name, over) >= leastNamed)),
  );
  if (!meant || others.length > 0) return undefined;
  // What lists of days and months can't say is not left out.
  if (meant.length < 3 && /\d{4}/.test(said)) return undefined;
  const [year, month, date] = day.split('-').map(Number);
  const wanted: Readonly<Record<Part, number | undefined>> = { day: date, month, year };
  for (const list of meant) {
    const part = partOf(list.options ?? []) as Part;
    const option = list.options?.find((each) => numberOf(each) === wanted[part]);
    if (option === undefined) return missing(`the list of ${part}s for ${JSON.stringify(names[0])} has no ${wanted[part]}`);
    if (list.value !== option) return { ...chooseIn(list, [option]), ok: { stage: 0 } } as Move;
  }
  return next;
}

/** "The date of birth" may be called so, or the birth date. */
function namesOf({ name, noun, within, ordinal, where, rank }: Description): readonly string[] {
  const said = name || noun;
  if (said === '' || ordinal !== undefined || where || rank || (within && within.name === '')) return [];
  return within ? [`${said} of ${within.name}`, `${within.name} ${said}`] : name === '' ? [] : [name, ...turnedRound(name)];
}

const turnedRound = (name: string): readonly string[] => {
  const [, kind = '', thing = ''] = /^(date|day) of (.+)$/i.exec(name) ?? [];
  const [, whose = '', said = ''] = /^(.+) (date|day)$/i.exec(name) ?? [];
  return kind !== '' ? [`${thing} ${kind}`] : said !== '' ? [`${said} of ${whose}`] : [];
};

/** Three lists of which each is of another part, or two of days and months with no such list beside them. */
function setsOf({ elements }: Scene): readonly (readonly ObservedElement[])[] {
  const lists = elements.filter((element) => element.options !== undefined && element.role === 'combobox' && isUsable(element));
  const sets: (readonly ObservedElement[])[] = [];
  for (let at = 0; at < lists.length; ) {
    const set = [3, 2].map((count) => lists.slice(at, at + count)).find(isSet);
    if (set) sets.push(set);
    at += set?.length ?? 1;
  }
  return sets;
}

function isSet(lists: readonly ObservedElement[], place: number): boolean {
  const isNear = lists.every((list, nth) => nth === 0 || list.index - (lists[nth - 1]?.index ?? 0) <= reach);
  const parts = new Set(lists.map(({ options = [] }) => partOf(options)));
  const isPair = parts.size === 2 && parts.has('day') && lists.some(({ options = [] }) => namesMonths(options));
  const isWhole = place === 0 ? lists.length === 3 && parts.size === 3 : isPair;
  return isNear && isWhole && !parts.has(undefined);
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

/** Of two lists of numbers alone, neither needs be of months. */
export const namesMonths = (options: readonly string[]): boolean =>
  partOf(options) === 'month' && options.some((option) => /\p{L}/u.test(option) && numberOf(option) !== undefined);

/** By its options; the first may say what is to be chosen. Of months in words, a list may offer only some. */
export function partOf(options: readonly string[]): Part | undefined {
  const said = options.filter((option) => numberOf(option) !== undefined);
  const numbers = said.flatMap((option) => numberOf(option) ?? []);
  if (numbers.length < Math.max(2, options.length - 1)) return undefined;
  if (said.every((option) => /\p{L}/u.test(option))) return 'month';
  if (numbers.every((number) => number >= 1_900)) return 'year';
  const most = Math.max(...numbers);
  return most === 12 ? 'month' : most >= 28 && most <= 31 ? 'day' : undefined;
}
