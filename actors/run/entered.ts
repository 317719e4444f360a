/** Whether fields hold in the end what was entered into them: pages cut, clamp and reset what they were given, often only once a field is left. */
import type { Observation, ObservedElement } from '../../farm/page/port.ts';
import { namesIn } from '../../store/model/placeholders.ts';
import type { Act } from '../../store/model/step.ts';
import { dayIn } from '../planner/rules/resolving/words/quantities.ts';
import { remarkOn, saidBeside } from './remarks.ts';

export interface Entered {
  readonly role: string;
  readonly name: string;
  /** Which of those that are called so. */
  readonly nth: number;
  readonly text: string;
  /** What it held before. */
  readonly was: string;
  /** The page said it before. */
  readonly isEcho?: true;
  /** Something has been pressed since: what was sent may be gone. */
  readonly isSent?: true;
  /** What was pressed since may have completed it: a suggestion that says more, or a key. */
  readonly isPicked?: true;
  /** It holds something else. */
  readonly isLost?: true;
  /** The page had marked the field as wrong before, or has done so since it was filled in. */
  readonly wasWrong?: true;
  readonly isWrong?: true;
  /** What stood beside it before, and what the page has said there against it since. */
  readonly beside: readonly string[];
  readonly remark?: string;
  /** It may be written in many ways: only what the page says of it is told. */
  readonly isTimely?: true;
  /** It is as it was before it was filled in or chosen, though what it held was sent: a form that is used up looks so, too. */
  readonly isBack?: true;
  /** It was sent, and its field is empty since. */
  readonly isUsedUp?: true;
  /** It is a list, from which this was chosen. */
  readonly isSelected?: true;
  /** It is a box or a radio button, of which the page had no other of that name, and is to stand as checked. */
  readonly isChoice?: true;
}

type Page = Pick<Observation, 'elements'>;

const fields: readonly string[] = ['textbox', 'spinbutton', 'searchbox', 'slider'];
const plainTypes: readonly string[] = ['text', 'number', 'tel', 'search', 'url', 'email', 'range'];
const boxes: readonly string[] = ['checkbox', 'switch', 'radio'];
const pressing: readonly Act['kind'][] = ['click', 'press', 'upload', 'drag', 'pull'];
/** Days and times are written in many ways. */
const timely = /^\d{4}-\d\d|^\d{1,2}[:.]\d\d\b|\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}/;

/** What is known once the act was done on the page. */
export function enteredAfter(known: readonly Entered[], act: Act, { elements }: Page): readonly Entered[] {
  // What is chosen from the list of a field says more of the same.
  if (act.kind === 'select') {
    const picked = known.map((entry) =>
      entry.text !== '' && act.options.some((option) => plainly(option).includes(plainly(entry.text)))
        ? { ...entry, isPicked: true as const }
        : entry,
    );
    const [list, [text = '', ...more]] = [elements[act.element], act.options];
    if (list?.options === undefined || more.length > 0) return picked;
    const beside = saidBeside(elements, list);
    const one = { ...placeOf(list, elements), text, was: list.value ?? '', beside, isSelected: true as const };
    return [...picked.filter((entry) => !isOf(entry, one)), one];
  }
  const box = act.kind === 'check' || act.kind === 'click' ? elements[act.element] : undefined;
  if (box && (act.kind === 'check' ? boxes.includes(box.role) : box.role === 'radio')) {
    const others = known.filter((entry) => !isInPlaceOf(box, entry, elements));
    const isTelling =
      !(act.kind === 'check' && !act.on) && box.name !== '' && elements.filter((other) => isCalled(other, box)).length === 1;
    return isTelling ? [...others, { role: box.role, name: box.name, nth: 0, text: '', was: '', beside: [], isChoice: true }] : others;
  }
  // What the field did not hold by then was not sent.
  if (pressing.includes(act.kind) && !isLeaving(act))
    return known.map((entry) =>
      entry.isLost ? entry : { ...entry, isSent: true as const, ...(completes(act, elements, entry) && { isPicked: true as const }) },
    );
  const field = act.kind === 'fill' ? elements[act.element] : undefined;
  if (act.kind !== 'fill' || field === undefined) return known;
  const { role, value: was = '', type, states } = field;
  const isPlain = (fields.includes(role) || role === 'combobox') && plainTypes.includes(type ?? 'text') && !states.includes('password');
  const place = placeOf(field, elements);
  const others = known.filter((entry) => !isOf(entry, place));
  const isTold = isPlain && act.text !== '' && namesIn(act.text).length === 0;
  const said = plainly(act.text);
  const isEcho = isTold && elements.some((other) => plainly(other.name).includes(said)) && { isEcho: true as const };
  const wasWrong = states.includes('invalid') && { wasWrong: true as const };
  const isTimely = timely.test(act.text) && { isTimely: true as const };
  // What was said of what was entered there first is no less said of this.
  const beside = known.find((entry) => isOf(entry, place))?.beside ?? saidBeside(elements, field);
  return isTold ? [...others, { ...place, text: act.text, was, beside, ...isEcho, ...wasWrong, ...isTimely }] : others;
}

type Place = Pick<Entered, 'role' | 'name' | 'nth'>;

const placeOf = (field: ObservedElement, elements: Page['elements']): Place => ({
  role: field.role,
  name: field.name,
  nth: elements.filter((other) => other.index < field.index && isCalled(other, field)).length,
});
const isOf = (entry: Entered, place: Place): boolean => entry.nth === place.nth && isCalled(entry, place);

/** Of radio buttons that stand together only one is chosen. */
function isInPlaceOf(box: ObservedElement, entry: Entered, elements: Page['elements']): boolean {
  if (!entry.isChoice || isCalled(entry, box)) return entry.isChoice === true;
  const isOfGroup = (other: ObservedElement) => isCalled(other, entry) && other.group === box.group;
  return entry.role === 'radio' && box.role === 'radio' && elements.some(isOfGroup);
}

/** What is pressed says more of the same, or is a key by which suggestions are taken. */
const completes = (act: Act, elements: Page['elements'], { text }: Entered): boolean =>
  text !== '' && (act.kind === 'press' || (act.kind === 'click' && plainly(elements[act.element]?.name ?? '').includes(plainly(text))));

/**
 * What of it would be sent otherwise by the act: pages change what was entered while other fields are filled. Of a slider that is only
 * drawn it can't be told to the unit.
 */
export function lostBefore(act: Act, known: readonly Entered[], page: Page): string | undefined {
  if (!pressing.includes(act.kind) || isLeaving(act)) return undefined;
  const isOwed = (entry: Entered) => !entry.isSent && !entry.isPicked && entry.role !== 'slider' && !completes(act, page.elements, entry);
  return lostEntry(seenEntered(known.filter(isOwed), page));
}

const isLeaving = (act: Act): boolean => act.kind === 'press' && act.key === 'Tab';

const isCalled = (one: Pick<Entered, 'role' | 'name'>, other: Pick<Entered, 'role' | 'name'>): boolean =>
  one.role === other.role && one.name === other.name;

/** As the page shows it now. */
export const seenEntered = (known: readonly Entered[], { elements }: Page): readonly Entered[] =>
  known.map(({ isLost: _, isBack: __, isWrong: ___, remark: ____, isUsedUp: _____, ...entry }) => {
    const called = elements.filter((element) => isCalled(element, entry));
    const field = called[entry.nth];
    if (field === undefined || (entry.isChoice && called.length > 1)) return entry;
    if (isAsBefore(entry, field)) return { ...entry, isBack: true as const };
    const isWrong = !entry.wasWrong && !entry.isChoice && field.value && field.states.includes('invalid');
    if (isWrong) return { ...entry, isWrong: true as const };
    const isHeld = entry.isTimely ? field.value !== '' : !entry.isChoice && saysSame(field.value ?? '', entry.text);
    const remark = isHeld ? remarkOn(elements, field, entry.beside, entry.isSent === true) : undefined;
    if (remark !== undefined) return { ...entry, remark };
    const isDone = entry.isSelected || entry.isTimely || (entry.isChoice && entry.isSent) || isKept(entry, field, elements);
    if (!isDone) return { ...entry, isLost: true as const };
    return entry.isSent && !entry.isChoice && !entry.isSelected && !field.value ? { ...entry, isUsedUp: true as const } : entry;
  });

/** Lists go back by themselves, too, once they have done what was chosen from them. */
function isAsBefore(
  { role, text, was, isSent, isSelected, isChoice, isTimely }: Entered,
  { value = '', states }: ObservedElement,
): boolean {
  if (isTimely || !(isSent || isSelected) || states.includes('reset') || role === 'slider') return false;
  return isChoice ? !states.includes('checked') : was !== '' && value === was && !saysSame(value, text);
}

function isKept(
  { role, text, was, isSent, isEcho, isPicked, isChoice }: Entered,
  { value = '', states }: ObservedElement,
  elements: readonly ObservedElement[],
): boolean {
  if (isChoice) return states.includes('checked');
  // What is sent may leave its field empty; what was put back as the field was left has never been sent.
  const isReset = states.includes('reset');
  if (
    saysSame(value, text) ||
    (isPicked && plainly(value).includes(plainly(text))) ||
    // A slider is never empty, and is not sent away with a form.
    (isSent && !isReset && role !== 'slider' && (value === '' || value === was))
  )
    return true;
  // It was taken over into something that shows it.
  const said = plainly(text);
  const isShownBy = ({ name }: ObservedElement) => (isReset ? plainly(name).startsWith(said) : plainly(name).includes(said));
  return value === '' && !isEcho && elements.some(isShownBy);
}

/** Written otherwise: letters large or small, numbers grouped or with decimals, signs and units put in. */
export function saysSame(value: string, text: string): boolean {
  const [held, given] = [plainly(value), plainly(text)];
  if (isSameDay(value, text)) return true;
  const [amounts, wanted] = [amountsIn(value), amountsIn(text)];
  // With the code of a country ahead.
  if (digits(text).length >= leastPhone && digits(value).endsWith(digits(text))) return true;
  if (amounts.length > 0 && wanted.length > 0) return amounts.some((amount) => wanted.includes(amount));
  return held === given || (wanted.length === 0 && given !== '' && held.includes(given) && isDressed(value, text));
}
const leastPhone = 6;

/** "14 January 2027" is written 2027-01-14 by some calendars, and 01/14/2027 or 14/01/2027 by others. */
function isSameDay(value: string, text: string): boolean {
  const [said] = wholeDay.test(text.trim()) ? [dayIn(text, 0)] : [];
  return said !== undefined && value.length <= longestDay && [false, true].some((dayFirst) => dayIn(value, 0, dayFirst) === said);
}
/** With its month in words. */
const wholeDay = /^(?:\d{1,2}(?:st|nd|rd|th)?\.? \p{L}{3,}\.?,? \d{4}|\p{L}{3,}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4})$/u;
const longestDay = 30;

/** A sign, a scheme or a unit stands around it; another word, or more of the same word, makes it something else. */
function isDressed(value: string, text: string): boolean {
  const at = value.toLowerCase().indexOf(text.trim().toLowerCase());
  // It is written with other signs in between.
  if (at < 0) return true;
  const [ahead, behind] = [value.slice(0, at), value.slice(at + text.trim().length)];
  return !/[\p{L}\p{N}]$|\p{L}[\s,;]+$/u.test(ahead) && !/^[\p{L}\p{N}]|^[\s,;]+\p{L}/u.test(behind);
}

const plainly = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');
const digits = (text: string): string => text.replace(/\D/g, '');

/** What a text that is a number, but for signs and a unit, may say: a comma or point parts thousands or decimals. */
function amountsIn(text: string): readonly number[] {
  const [, sign = '', number = ''] =
    /^[^\d\p{L}-]*(?:\p{Lu}{3} )?(-?)\s*[€$£]?\s*(\d[\d.,' ]*)\s*(?:\p{L}{0,4}|%|°\p{L}?|[€$£])\.?$/u.exec(text.trim()) ?? [];
  if (number === '') return [];
  const readings = [
    ...(byPoint.test(number) ? [number.replace(/[,' ]/g, '')] : []),
    ...(byComma.test(number) ? [number.replace(/[.' ]/g, '').replace(',', '.')] : []),
  ].map(Number);
  return readings.filter(Number.isFinite).map((amount) => (sign === '-' ? -amount : amount));
}

/** Thousands, and in some countries hundreds of thousands, stand in groups: "0.20" is no 20. */
const byPoint = /^(?:\d+|\d{1,3}(?:[,' ]\d{2,3})*[,' ]\d{3})(?:\.\d*)?\s*$/;
const byComma = /^(?:\d+|\d{1,3}(?:[.' ]\d{2,3})*[.' ]\d{3})(?:,\d*)?\s*$/;

/** The end of a sentence. */
export const lostEntry = (known: readonly Entered[]): string | undefined => changed(known.find(({ isLost }) => isLost));

/** Likewise, of what was sent, or has done what it does, and is as it was before: not where all of its form is so, and nothing is left in it. */
export const backEntry = (known: readonly Entered[]): string | undefined =>
  known.some(({ isUsedUp }) => isUsedUp) && known.every(({ isUsedUp, isBack, isSelected }) => isUsedUp || isBack || isSelected)
    ? undefined
    : changed(known.find(({ isBack }) => isBack));

/** Likewise, of what the page has marked as wrong while it was filled in: it may be sent all the same, and is not taken then. */
export const wrongEntry = (known: readonly Entered[]): string | undefined => {
  const wrong = known.find(({ isWrong }) => isWrong);
  return wrong && `${wrong.role} ${JSON.stringify(wrong.name)} is marked as wrong`;
};

/** Likewise, of what the page says beside a field against what was entered there. */
export const remarkedEntry = (known: readonly Entered[], isWanted: (remark: string) => boolean): string | undefined => {
  const entry = known.find(({ remark }) => remark !== undefined && !isWanted(remark));
  return entry && `${entry.role} ${JSON.stringify(entry.name)} has ${JSON.stringify(entry.remark)} beside it`;
};

function changed(lost: Entered | undefined): string | undefined {
  // Neither may be told: both may be what nobody is to see.
  const how = lost?.isChoice
    ? 'is chosen no more, for the page has taken it back'
    : 'does not hold what was entered, for the page has changed it';
  return lost && `${lost.role} ${JSON.stringify(lost.name)} ${how}`;
}
