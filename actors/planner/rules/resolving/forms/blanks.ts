/** What a form asks for: each of its blanks with all that it is called by, whatever it is built of. */
import type { ObservedElement, Offer } from '../../../../../farm/page/port.ts';
import type { Cursor } from '../cursor.ts';
import { dayAsked, ofJourney } from '../filling/day-openers.ts';
import { merelyNumber, type Stepper, steppersIn } from '../filling/stepping.ts';
import { isDateForm } from '../filling/writing.ts';
import { isClickable, isEditable, isText, isUsable } from '../page/kinds-of-elements.ts';
import { isListButton } from '../page/own-lists.ts';
import type { Scene } from '../page/scene.ts';
import { fieldLikeness, holdsSense } from '../words/likeness.ts';
import { dayIn, timeIn } from '../words/quantities.ts';

export interface Blank {
  readonly kind: 'text' | 'date' | 'time' | 'number' | 'list' | 'unseen' | 'ways' | 'box' | 'stepper';
  readonly element: ObservedElement;
  /** What it is called, the most telling first. */
  readonly labels: readonly string[];
  /** What can be chosen: of `ways`, each is an element of its own. */
  readonly options: readonly BlankOption[];
  readonly takesDates?: true;
  /** What is pressed for a day is called so while what it shows changes. */
  readonly asked?: string;
  readonly stepper?: Stepper;
}

export interface BlankOption {
  readonly text: string;
  readonly element?: ObservedElement;
  readonly isOff?: true;
}

const radios: readonly string[] = ['radio', 'menuitemradio', 'tab'];
const boxes: readonly string[] = ['checkbox', 'switch'];
const longestLabel = 70;
/** How far apart on the map those of one set may stand. */
const reach = 4;
const datedWords: readonly string[] = ['date', 'day', 'when', 'calendar', 'check in', 'check out', 'checkin', 'checkout', 'date of birth'];
const placeholder = /^(?:[-–— ]*(?:please )?(?:select|choose|pick|any|all|no preference)\b.*|[-–— ]*|.*(?:\.{3}|…))$/i;

/** `offers`: what lists offer that were looked into, by their keys. */
export function blanksIn(elements: readonly ObservedElement[], scene: Scene, offers: Cursor['offers'] = {}): readonly Blank[] {
  const steppers = steppersIn(elements, { scene });
  const taken = new Set(steppers.flatMap(({ up, down }) => [up, down]));
  const found: Blank[] = steppers.map((stepper) => ({
    kind: 'stepper',
    element: stepper.up,
    labels: labelsOfStepper(stepper, scene),
    options: [],
    stepper,
  }));
  for (const element of elements) {
    if (taken.has(element)) continue;
    if (radios.includes(element.role)) addWay(element, found, scene);
    else {
      const blank = blankOf(element, scene, offers[scene.keyOf(element)] ?? []);
      if (blank) found.push(blank);
    }
  }
  const all = [...found.filter((blank) => !isListOf(blank, found)), ...chips(elements, taken, scene)];
  const isAsked = all.some(({ kind, takesDates }) => kind === 'date' || takesDates);
  return all
    .map((blank) =>
      !isAsked && blank.kind === 'text' && blank.labels.some((label) => ofJourney.test(label))
        ? { ...blank, takesDates: true as const }
        : blank,
    )
    .sort((a, b) => a.element.index - b.element.index);
}

/** A list that is open beside the control that opened it is asked for once. */
const isListOf = ({ element }: Blank, blanks: readonly Blank[]): boolean => {
  const { role, name, index, options = [] } = element;
  return (
    // The field in a list that it is searched by.
    (role === 'textbox' &&
      blanks.some(
        ({ kind, element: other, options: offered }) =>
          kind === 'unseen' && offered.length > 0 && index - other.index === 1 && (name === '' || other.name.includes(name)),
      )) ||
    blanks.some(({ element: inner }) => isAroundNamed(element, inner)) ||
    // The arrow of a field that unfolds its list.
    (role === 'button' && blanks.some(({ element: other }) => other.role === 'combobox' && index - other.index === 1)) ||
    (role === 'listbox' &&
      blanks.some(({ element: other }) => other.role === 'combobox' && other.options?.length && other.options.join() === options.join()))
  );
};

/** What is drawn around the list that bears the name. */
export const isAroundNamed = ({ role, name, index }: ObservedElement, inner: ObservedElement): boolean =>
  role === 'combobox' && name === '' && inner.role === 'combobox' && inner.name !== '' && inner.index - index === 1;

function blankOf(element: ObservedElement, scene: Scene, offered: readonly Offer[]): Blank | undefined {
  const { role, type, options = [], states } = element;
  const labels = labelsOf(element, scene);
  const blank = (kind: Blank['kind'], more: Partial<Blank> = {}): Blank => ({ kind, element, labels, options: [], ...more });
  if (offered.length > 0) {
    const more = isListButton(element, scene) ? { labels: labelsOfListButton(element, scene) } : {};
    return blank('unseen', { ...more, options: offered });
  }
  if (boxes.includes(role)) return blank('box', { ...(isUsable(element) ? {} : { options: [{ text: '', isOff: true }] }) });
  const isDated = isDatedBy(element, labels);
  if (role === 'textbox' && states.includes('readonly') && !states.includes('disabled')) return isDated ? blank('date') : undefined;
  const asked = dayAsked(element, scene.labelOf(element), isDated);
  if (asked !== undefined) return blank('date', asked === '' ? {} : { labels: [asked], asked });
  if (isListButton(element, scene)) return { ...blank('unseen'), labels: labelsOfListButton(element, scene) };
  // A list of one's own making is written in by nobody, but opens.
  const isOwnList = role === 'combobox' && options.length === 0 && states.includes('readonly') && isUsable(element);
  if (!isEditable(element) && !isOwnList && !(options.length > 0 && role !== 'option')) return undefined;
  const isUnfolded = role === 'combobox' && states.includes('expanded');
  if (options.length > 0 && (type === undefined || isUnfolded))
    return blank('list', { options: options.map((text) => ({ text, ...(placeholder.test(text) && { isOff: true as const }) })) });
  if (type === 'date' || type === 'datetime-local') return blank('date');
  if (type === 'time') return blank('time');
  if (role === 'spinbutton' || role === 'slider' || type === 'number') return blank('number');
  if (isOwnList || (role === 'combobox' && type === undefined)) return blank('unseen', isDated ? { takesDates: true } : {});
  if (states.includes('password')) return blank('text');
  return isEditable(element) ? blank('text', isDated ? { takesDates: true } : {}) : undefined;
}

export const asksForDay = (element: ObservedElement, scene: Scene): boolean => isDatedBy(element, labelsOf(element, scene));

const isDatedBy = ({ name, hints = '' }: ObservedElement, labels: readonly string[]): boolean =>
  isDateForm(`${name} ${hints}`) || labels.some((label) => !counted.test(label) && datedWords.some((word) => holdsSense(label, word)));
const counted = /\bdays\b/i;

/** What a person reads as its name, and that of the set that it stands in. */
function labelsOf(element: ObservedElement, scene: Scene): readonly string[] {
  const set = scene
    .around(element)
    .map((group) => scene.groups[group])
    .find((group) => group !== undefined && ['group', 'radiogroup'].includes(group.role) && group.name !== '');
  const said = scene.labelOf(element);
  // What another field shows in place of its name is no label of this one.
  const isOthers = scaled.test(said) || scene.elements.some((other) => other !== element && !isText(other) && other.name === said);
  const before = isOthers ? '' : said;
  const own = element.name === '' || element.name === before ? [before || (element.hints ?? '')] : [element.name, before];
  // What asks in a sentence is called by its maker in a word.
  const hint = asksInWords.test(own[0] ?? '') && isEditable(element) ? (element.hints ?? '') : '';
  const bid = isEditable(element) && bidding.test(own[0] ?? '') ? (own[0] ?? '').replace(bidding, '') : '';
  return [...own, hint, bid, set?.name ?? '']
    .map(bared)
    .filter((label, at, all) => label !== '' && label.length <= longestLabel && all.indexOf(label) === at);
}

/** What says that it unfolds a list may bear its label in its name, before or behind what is chosen. */
const labelsOfListButton = (element: ObservedElement, scene: Scene): readonly string[] =>
  [scene.labelOf(element), ...(element.states.includes('listbox') ? [element.name] : [])].map(bared).filter((label) => label !== '');

/** "Service ☆☆☆☆☆": what it calls stands beside it. */
const scaled = /[★☆⭐✩✰♥♡❤●○◯]\s*$/u;
/** "Add title", "Enter your phone": what the field is for is said behind what is to be done with it. */
const bidding = /^(?:add|enter|type|write|insert|give)(?: in)? (?:an? |the |your |some )?(?=\p{L})/iu;
const asksInWords = /\?\s*[*:]?\s*$/;
const bared = (label: string): string =>
  label
    .replace(/\s*\((?:optional|required)\)|[*:：]+\s*$/gi, '')
    .trim()
    .replace(inShort, 'number');
/** "Account no." */
const inShort = /(?<=\p{L} )(?:no|nr)\.$/iu;

function labelsOfStepper({ up, down }: Stepper, scene: Scene): readonly string[] {
  const first = Math.min(up.index, down.index);
  const near = scene.elements.slice(Math.max(0, first - 3), first);
  const before = near
    .slice(near.findLastIndex((each) => isClickable(each) || isEditable(each)) + 1)
    .filter((each) => isText(each) && /\p{L}/u.test(each.name))
    .map(({ name }) => name.replace(/\s*-?\d+$/, ''));
  const named = up.name
    .replace(/^(?:increase|add|more|plus|increment)(?: (?:the )?(?:number|amount|quantity|count) of)?\b|^[+＋]/i, '')
    .trim();
  const labels = [named, ...before].filter((label) => /\p{L}/u.test(label) && label.length <= longestLabel);
  // "Increase value"
  return labels.length > 1 && merelyNumber.test(named) ? labels.slice(1) : labels;
}

/** Radio buttons, and tabs, that stand together are ways to choose from. */
function addWay(element: ObservedElement, found: Blank[], scene: Scene): void {
  const option: BlankOption = {
    text: element.name || scene.labelOf(element),
    element,
    ...(isUsable(element) ? {} : { isOff: true as const }),
  };
  const before = found.findLast(({ kind }) => kind === 'ways');
  const last = before?.options.at(-1)?.element;
  const isSame = before && last && last.role === element.role && last.group === element.group && element.index - last.index <= reach;
  if (isSame) {
    found[found.indexOf(before)] = { ...before, options: [...before.options, option] };
    return;
  }
  const own = labelsOf(element, scene).filter((label) => label !== bared(option.text));
  const labels = own.length > 0 ? own : calledBefore(element, scene);
  found.push({ kind: 'ways', element, labels, options: [option] });
}

/** What ends in a colon right before the first of them calls them all, however deep in a table of their own they stand. */
function calledBefore(element: ObservedElement, scene: Scene): readonly string[] {
  const before = scene.elements[element.index - 1];
  const isLabel = before && isText(before) && /\p{L}\s*[:：]\s*$/u.test(before.name) && before.name.length <= longestLabel;
  const isNear = isLabel && (before.group === undefined || scene.around(element).includes(before.group));
  return isNear ? [bared(before.name)] : [];
}

const doing =
  /^(?:submit|send|save|ok|done|apply|continue|next|back|previous|go|search|find|log|sign|confirm|finish|create|add|book|order|reserve|buy|pay|update|subscribe|post|check|show|see|view|get|swap|clear|reset|close|cancel|edit|remove|delete|menu|more|help|share|[^\p{L}\p{N}]*$)/iu;

const chipRoles: readonly string[] = ['button', 'clickable'];
/** Plain buttons side by side that do nothing by their names: sizes, colours, times. */
function chips(elements: readonly ObservedElement[], taken: ReadonlySet<ObservedElement>, scene: Scene): readonly Blank[] {
  const sets: ObservedElement[][] = [];
  for (const element of elements) {
    if (!chipRoles.includes(element.role) || taken.has(element) || doing.test(element.name.trim()) || element.name.length > 24) continue;
    const last = sets.at(-1)?.at(-1);
    if (last && last.role === element.role && last.group === element.group && element.index - last.index === 1) sets.at(-1)?.push(element);
    else sets.push([element]);
  }
  return sets
    .filter((set) => set.length > 1)
    .map((set) => ({
      kind: 'ways',
      element: set[0] as ObservedElement,
      labels: labelsOf(set[0] as ObservedElement, scene).filter((label) => label !== set[0]?.name),
      options: set.map((element) => ({ text: element.name, element, ...(isUsable(element) ? {} : { isOff: true as const }) })),
    }));
}

/** Lists that hold times, or days: what is chosen of them is a time, or a day. */
export const isOfTimes = ({ options }: Blank): boolean => mostly(options, (text) => timeIn(text) !== undefined);
export const isOfDays = ({ options }: Blank, now: number): boolean =>
  mostly(options, (text) => /\d/.test(text) && dayIn(text, now) !== undefined);

const mostly = (options: readonly BlankOption[], holds: (text: string) => boolean): boolean => {
  const real = options.filter(({ isOff }) => !isOff);
  return real.length > 1 && real.filter(({ text }) => holds(text)).length >= real.length * 0.7;
};

/** How well one of the words calls the blank. */
export const calledBy = (words: readonly string[], { labels }: Pick<Blank, 'labels'>): number =>
  Math.max(
    0,
    ...words.flatMap((word) =>
      labels.map((label, at) => (at === 0 ? 1 : 0.95) * Math.max(fieldLikeness(word, label), holdsSense(label, word) ? 0.8 : 0)),
    ),
  );
