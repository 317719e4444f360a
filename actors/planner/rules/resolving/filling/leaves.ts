/** The leaf of a calendar that is on show, and the ways to another: arrows, keys, and the views of months and years behind its title. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import { clickOn, type Move, type Situation } from '../move.ts';
import { isClickable, isText, isUsable } from '../page/kinds-of-elements.ts';
import { holdsSense } from '../words/likeness.ts';
import { dayIn, monthOf } from '../words/quantities.ts';

export interface Leaf {
  readonly year: number;
  /** From 1. */
  readonly month: number;
}

export interface Shown extends Leaf {
  /** Of the month, and of the year where that stands apart. */
  readonly element: ObservedElement;
  readonly apart?: ObservedElement;
}

const written = [/^\W*(?<month>\p{L}{3,})\.?,?\s+(?<year>\d{4})\W*$/u, /^\W*(?<year>\d{4})\s+(?<month>\p{L}{3,})\.?\W*$/u];

/** "Room 4: March 2030" */
const lastPart = /(?<=[:–—|] )\p{L}+ \d{4}$/u;

export function leafIn(text: string): Leaf | undefined {
  const found = written.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined);
  const month = found && monthOf(found.month ?? '');
  return month === undefined ? undefined : { year: Number(found?.year), month };
}

/** "March 2030", also as a month and a year side by side or as two lists, or between the arrows that turn it. */
export function monthShown(situation: Situation): Shown | undefined {
  const { elements } = situation.scene;
  const { months } = overview(situation);
  for (const [at, element] of elements.entries()) {
    // One of all months of a year is there to be chosen.
    if (months.includes(element)) continue;
    const said = element.value ?? element.name;
    const [before, beside] = [elements[at - 1], elements[at + 1]];
    const bare = [before, beside].reduce((text, other) => (other && isText(element) ? text.replace(other.name, ' ') : text), said);
    const alone = leafIn(said) ?? leafIn(bare) ?? (element.role === 'heading' ? leafIn(lastPart.exec(said)?.[0] ?? '') : undefined);
    if (alone) return { element, ...alone };
    const both = beside && /\p{L}/u.test(said) ? leafIn(`${said} ${beside.value ?? beside.name}`) : undefined;
    if (beside && both) return { element, apart: beside, ...both };
    const yearFirst =
      beside && /^\W*\d{4}\W*$/.test(said) && /^\p{L}{3,}$/u.test(beside.name) ? leafIn(`${said} ${beside.name}`) : undefined;
    if (beside && yearFirst) return { element: beside, apart: element, ...yearFirst };
  }
  return byDays(situation);
}

/** "March 14", said without a year, is of the year that a calendar shows which stands in the past, or in that month of a year to come. */
export function inYearShown<T extends { readonly day?: string; readonly said: string }>(when: T, situation: Situation): T {
  const [, month = ''] = /(\p{L}{3,})/u.exec(when.said) ?? [];
  if (when.day === undefined || /\d{4}/.test(when.said) || monthOf(month) === undefined) return when;
  const shown = monthShown(situation);
  const today = new Date(situation.now);
  const isPast = shown !== undefined && shown.year < today.getUTCFullYear();
  const isThatMonth = shown !== undefined && shown.year > today.getUTCFullYear() && shown.month === monthOf(month);
  return shown && (isPast || isThatMonth) ? { ...when, day: `${shown.year}${when.day.slice(4)}` } : when;
}

/** A title may be called by what it does; then the days say of what month they are. */
function byDays({ scene: { elements }, now }: Situation): Shown | undefined {
  const days = elements.filter((element) => isClickable(element) && /\p{L}{3}.*\b\d{4}$|^\d{4}-\d/u.test(element.name.slice(0, longest)));
  const middle = days.length < fewestDays ? undefined : days[Math.floor(days.length / 2)];
  const minutes = middle && dayIn(middle.name, now);
  const first = days[0]?.index ?? 0;
  const title = elements.find(
    (element) => isClickable(element) && element.index < first && first - element.index <= reach && holdsSense(element.name, 'month'),
  );
  if (minutes === undefined || !title) return undefined;
  const day = new Date(minutes * 60_000);
  return { element: title, year: day.getUTCFullYear(), month: day.getUTCMonth() + 1 };
}
export const fewestDays = 27;

const reach = 12;
const longest = 40;
const single = { back: /^[‹<←◀◂⟨◄❮]$/, on: /^[›>→▶▸⟩►❯]$/ } as const;
const twice = { back: /^(?:«|≪|⟪|⏪|<<|‹‹|⏮)$/, on: /^(?:»|≫|⟫|⏩|>>|››|⏭)$/ } as const;

/** Words that pages leave without a role. */
const bare = /^(?:next|prev|previous)$/i;

/** What turns the leaf by a month; `by` a year, only where another turns by a month. */
export function turner(forward: boolean, near: ObservedElement, { scene }: Situation, by: 'month' | 'year' = 'month') {
  const [way, words] = forward ? (['on', ['next', 'forward', 'right']] as const) : (['back', ['previous', 'back', 'left']] as const);
  const close = scene.elements.filter(
    (element) =>
      isUsable(element) &&
      (isClickable(element) || bare.test(element.name.trim()) || (element.hints !== undefined && element.index !== near.index)) &&
      Math.abs(element.index - near.index) <= reach,
  );
  const says = ({ name, hints = '' }: ObservedElement, word: string) => holdsSense(name, word) || holdsSense(hints, word);
  const isYears = (element: ObservedElement) =>
    twice[way].test(element.name.trim()) || says(element, 'year') || says(element, 'super') || says(element, 'double');
  const signed = close.filter(({ name }) => single[way].test(name.trim()) || twice[way].test(name.trim()));
  const told = close.filter((element) => element.name.length <= longest && words.some((word) => says(element, word)));
  // What is beside an arrow may be called by it too.
  const all = [...signed, ...told.filter(isClickable), ...told];
  const months = all.filter((element) => !isYears(element));
  const found = by === 'month' ? (months[0] ?? all[0]) : months.length > 0 ? all.find(isYears) : undefined;
  return (
    found ??
    (by === 'month' ? (besideLeaves(forward, near, says, words, scene.elements) ?? flanking(forward, near, scene.elements)) : undefined)
  );
}

/** Of several leaves side by side, what turns them on stands at the last. */
function besideLeaves(
  forward: boolean,
  near: ObservedElement,
  says: (element: ObservedElement, word: string) => boolean,
  words: readonly string[],
  elements: readonly ObservedElement[],
): ObservedElement | undefined {
  if (!forward) return undefined;
  return elements.find(
    (element) =>
      element.index > near.index &&
      element.index - near.index <= reachOfLeaves &&
      isClickable(element) &&
      isUsable(element) &&
      element.name.length <= longest &&
      words.some((word) => says(element, word)) &&
      says(element, 'month'),
  );
}

const reachOfLeaves = 100;
const besideTitle = 4;

/** Signs without a word on both sides of the title: the one before it leads back. */
function flanking(forward: boolean, near: ObservedElement, elements: readonly ObservedElement[]): ObservedElement | undefined {
  const isSign = (element: ObservedElement) => isClickable(element) && isUsable(element) && !/[\p{L}\p{N}]/u.test(element.name);
  const before = elements
    .slice(Math.max(0, near.index - besideTitle), near.index)
    .filter(isSign)
    .at(-1);
  const after = elements.slice(near.index + 1, near.index + 1 + besideTitle).find(isSign);
  return before && after ? (forward ? after : before) : undefined;
}

/** The years or the months that a calendar shows in the place of its days. */
export function overview({ scene }: Situation): {
  readonly years: readonly ObservedElement[];
  readonly months: readonly ObservedElement[];
} {
  const cells = scene.elements.filter((element) => isUsable(element) && element.options === undefined && element.name.length <= 16);
  const years = cells.filter(({ name }) => /^(?:1[89]|2[01])\d\d$/.test(name.trim()));
  const months = cells.filter(({ name }) => /^\p{L}{3,}\.?(?: \d{4})?$/u.test(name) && monthOf(name) !== undefined);
  const isYear = new Set(months.map(({ name }) => monthOf(name))).size === 12;
  return { years: years.length >= fewestYears ? years : [], months: isYear ? months : [] };
}

const fewestYears = 6;

/** The next step in a view of years or of months; undefined where there is none. */
export function byOverview({ year, month }: Leaf, situation: Situation): Move | undefined {
  const { stage } = situation.cursor;
  const { years, months } = overview(situation);
  if (months.length > 0) {
    const [first] = months;
    const title = situation.scene.elements.find(
      ({ index, name }) => first && index < first.index && first.index - index <= reach && /^\W*\d{4}\W*$/.test(name),
    );
    const off = title ? year - Number(/\d{4}/.exec(title.name)?.[0]) : 0;
    const turn = title && off !== 0 ? turner(off > 0, title, situation) : undefined;
    if (title && off !== 0) {
      const isFar = Math.abs(off) > fewestYears && !situation.cursor.explored.includes(titledTwice);
      if (isFar) return clickOn(title, { stage: stage + 1, explored: [...situation.cursor.explored, titledTwice] });
      return turn && clickOn(turn, { stage: stage + 1 });
    }
    const cell = months.find(({ name }) => monthOf(name) === month);
    return cell && clickOn(cell, { stage: stage + 1 });
  }
  const [first] = years;
  const last = years.at(-1);
  if (!first || !last) return undefined;
  const cell = years.find(({ name }) => Number(name) === year);
  const turn =
    cell ??
    turner(year > Number(first.name), year > Number(first.name) ? last : first, situation) ??
    turner(year > Number(first.name), first, situation);
  return turn && clickOn(turn, { stage: stage + 1 });
}

/** Marks among what was explored: the title was clicked, the one of the months too, and how far off the leaf was when it was turned so. */
export const titled = 'titled';
const titledTwice = 'titled twice';
const keyed = 'keys:';
const thrice = 'thrice:';

/** From how many months on another way is sought than to turn one by one. */
const far = 12;
const several = 6;
const mostKeys = 60;

/** Turns the leaf nearer to what is wanted, which is `off` months away. */
export function turned(off: number, shown: Shown, situation: Situation): Move | undefined {
  const { cursor, changed } = situation;
  const { explored, stage } = cursor;
  const ok = (...marks: readonly string[]) => ({ stage: stage + 1, explored: [...explored, ...marks] });
  const wasOff = (mark: string): number | undefined => {
    const last = explored.at(-1);
    return last?.startsWith(mark) ? Math.abs(Number(last.slice(mark.length))) : undefined;
  };
  const distance = Math.abs(off);
  const byYear = distance >= far ? turner(off > 0, shown.element, situation, 'year') : undefined;
  if (byYear) return clickOn(byYear, ok());
  const title = shown.apart && isClickable(shown.apart) ? shown.apart : shown.element;
  if (distance >= far && !explored.includes(titled) && isTitle(title)) return clickOn(title, ok(titled));
  const before = wasOff(keyed);
  if (distance > several && (before === undefined ? !explored.some((mark) => mark.startsWith(keyed)) : before - distance >= 1)) {
    const times = before === undefined ? 1 : Math.min(distance, mostKeys);
    return { type: 'act', act: { kind: 'press', key: off > 0 ? 'PageDown' : 'PageUp', times }, ok: ok(`${keyed}${off}`) };
  }
  const turn = turner(off > 0, shown.element, situation);
  if (!turn) return undefined;
  const last = wasOff(thrice);
  const goesThrice = last === undefined ? !explored.some((mark) => mark.startsWith(thrice)) : last - distance === 3;
  if (distance <= several || !goesThrice || changed === undefined) return clickOn(turn, ok());
  return { type: 'act', act: { kind: 'click', element: turn.index, times: 3 }, on: turn, ok: ok(`${thrice}${off}`) };
}

/** What leads to the months and years. */
const isTitle = (element: ObservedElement): boolean =>
  element.options === undefined &&
  element.role !== 'spinbutton' &&
  (isClickable(element) || ['switch', 'title', 'header', 'label', 'caption', 'view'].some((word) => holdsSense(element.hints ?? '', word)));
