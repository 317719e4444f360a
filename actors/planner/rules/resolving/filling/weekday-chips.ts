/** Days of the week side by side that are ticked or pressed, and called in short: "Mo Tu We Th Fr Sa Su", "S M T W T F S". */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import { isWeekday, weekdayIndex } from '../../reading/words/dates.ts';
import { weekdays } from '../../weekdays.ts';
import { each, type Move, type Situation, waitsFor } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isClickable, isUsable } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';

/** Undefined where the page has no such days, or not the only ones; `only`: no other day is left on. */
export function weekdaysPressed(texts: readonly string[], only: boolean, situation: Situation): Move | undefined {
  if (texts.length === 0 || !texts.every(isWeekday)) return undefined;
  const week = onlyOf(weeksIn(situation.scene));
  const meant = texts.flatMap((text) => week?.find(({ day }) => day === weekdayIndex(text))?.chip ?? []);
  if (meant.length < texts.length) return undefined;
  const off = meant.find((chip) => !isUsable(chip));
  if (off) return waitsFor(off);
  const others = only ? (week ?? []).flatMap(({ chip }) => (meant.includes(chip) || !isOn(chip) ? [] : [chip])) : [];
  return each([...others, ...meant], situation, (chip) => {
    const on = texts.some((text) => week?.some((each) => each.chip.index === chip.index && each.day === weekdayIndex(text)));
    return chip.states.some((state) => states.includes(state)) && on ? undefined : { kind: 'check', element: chip.index, on };
  });
}
const states: readonly string[] = ['checked', 'pressed', 'selected'];
const drawnOn = /(?:^| )(?:active|selected|checked|pressed|chosen|on)(?= |$)/;
const isOn = (chip: ObservedElement): boolean => chip.states.some((state) => states.includes(state)) || drawnOn.test(chip.hints ?? '');

interface DayOfWeek {
  readonly chip: ObservedElement;
  /** As `Date.prototype.getUTCDay`. */
  readonly day: number;
}

const fewest = 5;
const perWeek = 7;

/** So many in their order, wherever the week begins; one letter may be of two days, and is told by its place. */
function weeksIn({ elements }: Scene): readonly (readonly DayOfWeek[])[] {
  const found: (readonly DayOfWeek[])[] = [];
  for (let at = 0; at < elements.length; ) {
    const week = Array.from({ length: perWeek }, (_, day) => weekFrom(at, day, elements)).reduce((a, b) => (b.length > a.length ? b : a));
    if (week.length >= fewest) found.push(week);
    at += Math.max(1, week.length >= fewest ? week.length : 1);
  }
  return found;
}

/** As many of them as begin there with that day. */
function weekFrom(at: number, first: number, elements: readonly ObservedElement[]): readonly DayOfWeek[] {
  const week: DayOfWeek[] = [];
  for (let nth = 0; nth < perWeek; nth += 1) {
    const chip = elements[at + nth];
    const day = (first + nth) % perWeek;
    const short = chip && isClickable(chip) ? chip.name.trim().replace(/\.$/, '').toLowerCase() : '';
    if (!chip || short === '' || short.length > longest || !weekdays[day]?.startsWith(short)) break;
    week.push({ chip, day });
  }
  return week;
}
const longest = 4;
