/** A time of day that goes into controls side by side: one of hours, one of minutes, and one of the halves of the day where the hours go to twelve. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description, Given } from '../../description.ts';
import { fillWith, type Move, missing, next, refused, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isUsable } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { holdsSense, likeness } from '../words/likeness.ts';
import { chooseIn } from './lists.ts';

type When = Extract<Given, { readonly type: 'when' }>;

interface TimeParts {
  readonly hour: ObservedElement;
  readonly minute: ObservedElement;
  readonly half?: ObservedElement;
}

/** How far apart on the map two of them may stand. */
const reach = 3;
const leastNamed = 0.75;
const longestName = 60;
/** Beyond the stages of whatever else is tried: so many of them were filled in. */
const begun = 2_060;

/** Undefined where no such controls are called so, or their hours can't be told. */
export function intoTimeParts(what: Description | undefined, { day, time, said }: When, situation: Situation): Move | undefined {
  if (day !== undefined || time === undefined) return undefined;
  const { scene, cursor } = situation;
  const sets = partsIn(scene);
  const parts = onlyOf(sets.filter((each) => isCalled(what, each, sets.length, situation)));
  if (!parts) return undefined;
  const { hour, minute, half } = parts;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  if (half === undefined && isOfTwelve(hour)) return undefined;
  if (half !== undefined && isEither(said)) return refused(`${JSON.stringify(said)} may be before or after noon; say AM or PM`);
  const wanted: readonly (readonly [ObservedElement | undefined, string])[] = [
    [hour, String(half === undefined ? hours : hours % 12 || 12)],
    [minute, String(minutes)],
    [half, hours < 12 ? 'am' : 'pm'],
  ];
  const lacks = wanted.find(([control, value]) => control?.options && optionOf(control, value) === undefined);
  if (lacks) return refused(`the list for ${JSON.stringify(said)} has no ${lacks[1]}`);
  const filled = Math.max(0, cursor.stage - begun);
  for (const [control, value] of wanted) {
    if (!control || isSet(control, value)) continue;
    if (filled > wanted.length) return missing(`the time side by side did not keep ${JSON.stringify(said)}`);
    const stage = begun + filled + 1;
    const option = optionOf(control, value);
    if (option === undefined) return fillWith(control, value.padStart(2, '0'), { stage });
    return { ...chooseIn(control, [option]), ok: { stage } } as Move;
  }
  return next;
}

const optionOf = ({ options = [] }: ObservedElement, value: string): string | undefined =>
  options.find((option) => meaningOf(option) === value);
const isSet = ({ value = '' }: ObservedElement, wanted: string): boolean => meaningOf(value) === wanted;

/** "8:15", of which nothing says the half of the day. */
export const isEither = (said: string): boolean =>
  !/[ap]\.? ?m\.?\b|morning|noon|evening|night/i.test(said) && !/^(?:0\d|1[3-9]|2\d)(?:\D|$)/.test(said.trim());

/** Of "08", "8 h" and "a.m.": a number without its noughts, or the half of the day. */
function meaningOf(option: string): string | undefined {
  const [, number] = /^(\d{1,2})(?: ?(?:h|hrs?|hours?|uhr|m|min|mins?|minutes?))?$/i.exec(option.trim()) ?? [];
  const [, half] = /^([ap])\.? ?m\.?$/i.exec(option.trim()) ?? [];
  return number !== undefined ? String(Number(number)) : half !== undefined ? `${half.toLowerCase()}m` : undefined;
}

/** What may be said ahead of them in a list ("hh", "--") is none of them. */
function numbersOf({ options = [] }: ObservedElement): readonly number[] {
  const numbers = options.flatMap((option) => (/^\d/.test(option.trim()) ? [Number(meaningOf(option))] : []));
  return numbers.length >= Math.max(2, options.length - 1) && !numbers.some(Number.isNaN) ? numbers : [];
}

const isListOf = (control: ObservedElement, most: number, isFitting: (numbers: readonly number[]) => boolean): boolean => {
  const numbers = numbersOf(control);
  return numbers.length > 0 && numbers.every((number) => number <= most) && isFitting(numbers);
};
const saysUnit = ({ name, label = '', hints = '' }: ObservedElement, unit: RegExp): boolean =>
  [name, label, hints].some((text) => unit.test(text.trim()));

const isHour = (control: ObservedElement): boolean =>
  control.options
    ? isListOf(control, 23, (numbers) => numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1 || number === 1))
    : control.role === 'spinbutton' && (saysUnit(control, /(?:^|\b)(?:hours?|hrs?|hh|std)(?:\b|$)/i) || control.states.includes('to-23'));
const isMinute = (control: ObservedElement): boolean =>
  control.options
    ? isListOf(control, 59, (numbers) => numbers.includes(0))
    : control.role === 'spinbutton' && (saysUnit(control, /(?:^|\b)(?:minutes?|mins?|mm)(?:\b|$)/i) || control.states.includes('to-59'));
const isHalf = ({ options = [] }: ObservedElement): boolean => {
  const halves = options.flatMap((option) => meaningOf(option) ?? []);
  return halves.includes('am') && halves.includes('pm') && options.length <= 3;
};

const isOfTwelve = (hour: ObservedElement): boolean =>
  hour.options ? !numbersOf(hour).some((number) => number === 0 || number > 12) : hour.states.includes('to-12');

function partsIn({ elements }: Scene): readonly TimeParts[] {
  const controls = elements.filter((element) => (element.options !== undefined || element.role === 'spinbutton') && isUsable(element));
  return controls.flatMap((hour, at) => {
    const [minute, half] = [controls[at + 1], controls[at + 2]];
    if (!minute || !isHour(hour) || !isMinute(minute) || minute.index - hour.index > reach) return [];
    const isOfHalf = half !== undefined && isHalf(half) && half.index - minute.index <= reach;
    return [{ hour, minute, ...(isOfHalf && { half }) }];
  });
}

/** By what stands over them or on their line; the only ones of a page also by whatever else that speaks of. */
function isCalled(what: Description | undefined, { hour }: TimeParts, count: number, { scene }: Situation): boolean {
  if (what?.within ?? what?.where ?? what?.rank ?? what?.ordinal) return false;
  const said = what?.name || what?.noun || '';
  if (said === '' || merelyTime.test(said)) return count === 1;
  const before = scene.elements[hour.index - 1];
  const over = [
    hour.name,
    hour.label ?? '',
    hour.context ?? '',
    scene.labelOf(hour),
    ...(before && before.options === undefined ? [before.name] : []),
    ...scene.around(hour).map((group) => scene.groups[group]?.name ?? ''),
  ].filter((text) => text !== '' && text.length <= longestName);
  const shorter = said.replace(/ (?:time|hour|clock)$/i, '');
  return over.some((text) => [said, shorter].some((name) => likeness(name, text) >= leastNamed || holdsSense(text, name)));
}
const merelyTime = /^(?:time|clock|hour|time of day)$/i;
