/** What is on the map so far, and how it is sent. */

import { squeeze } from './blanks.ts';
import { branchState } from './branches.ts';
import { controlOf } from './control.ts';
import { dateFormOf } from './date-forms.ts';
import { foldState } from './folds.ts';
import { Group } from './groups.ts';
import { numberOf } from './inner-frames.ts';
import { nameOf } from './name.ts';
import { type Offered, offeredBy } from './offers.ts';
import { type Line, pack } from './pack.ts';
import { isNew } from './registry.ts';
import { isOdd } from './role.ts';
import type { Stand } from './stand.ts';
import { valueBehind } from './stand-in.ts';
import { statesOf } from './states.ts';
import { shareText } from './thumbs.ts';
import { valueText } from './value.ts';
import { activeElement, shownBox } from './visibility.ts';
import type { FrameMap, MappedFrame } from './wire.ts';
import { wordsOf } from './words.ts';

/** Of a name, value or text. */
export const longestText = 200;

/** Of a text of many lines, of which a goal may ask for any word. */
const longestArea = 4_000;

/** Of a button with an icon and words. */
const longestIconed = 24;

/** Where a control stands. */
export type Spot = Pick<Stand, 'group' | 'column' | 'look' | 'sort'>;

/** An element on the way to the map. */
export interface Entry {
  role: string;
  name: string;
  value: string;
  states: string;
  readonly context: string;
  readonly group: number;
  readonly column: string;
  type: string;
  hints: string;
  look: string;
  /** Whether it is a control. */
  isAct: boolean;
  offered?: Offered | undefined;
  said?: string;
  /** Of a text that its maker has broken into lines: each of them. */
  lines?: readonly string[];
}

/** What is drawn as a slider, or as a list over what keeps its value, tells nothing by itself. */
const otherwiseShown = (element: Element, role: string): string => {
  if (role === 'slider') return shareText(element);
  return role === 'combobox' && element.tagName !== 'INPUT' ? valueBehind(element) : '';
};

export class Entries {
  readonly elements: Element[] = [];
  /** The places of those that the map before lacked. */
  readonly fresh: number[] = [];
  /** The place of each element that is on the map. */
  readonly known = new Map<Element, number>();
  readonly #all: Entry[] = [];
  readonly #odd: number[] = [];
  readonly #groups: Group[] = [];
  readonly #frames: MappedFrame[] = [];

  at(place: number): Entry | undefined {
    return this.#all[place];
  }

  isAct(place: number): boolean {
    return this.#all[place]?.isAct === true;
  }

  add(element: Element, role: string, name: string, { group, column, sort }: Omit<Spot, 'look'>, hints: string): number {
    const place = this.elements.push(element) - 1;
    this.known.set(element, place);
    if (isNew(element, place)) this.fresh.push(place);
    const context = element.tagName === 'DD' ? termOf(element) : group.contextOf(element);
    this.#all.push({
      role,
      name,
      value: '',
      states: sort ?? '',
      context: context === name ? '' : context,
      group: this.#placeOf(group),
      column,
      type: '',
      hints,
      look: '',
      isAct: false,
    });
    return place;
  }

  /** `disabled` is not asked for here: it may come from what is around. `parted`: what stands in it is on the map as well. */
  addAct(element: Element, role: string, name: string, at: Spot, disabled: boolean, parted = false): number {
    const { look } = at;
    const { tagName } = look;
    // The icons in a card are not what the card is called.
    const isCard = parted && name.length > longestIconed;
    const place = this.add(element, role, name, at, wordsOf(element, look.callings, !isCard));
    if (isOdd(role)) this.#odd.push(place);
    const entry = this.#all[place] as Entry;
    entry.isAct = true;
    if (!plainActs.has(tagName) || look.isEditable || look.isAnnotated || role === 'slider') {
      // A label stands for its control.
      const control = controlOf(element);
      const longest = tagName === 'TEXTAREA' ? longestArea : longestText;
      entry.value = (valueText(element) || otherwiseShown(element, role)).slice(0, longest);
      // Where nothing else calls it, what it shows is its name.
      if (entry.value === name && role === 'combobox') entry.value = '';
      entry.states = `${statesOf(control)} ${entry.states}`.trim();
      if (control.tagName === 'INPUT') {
        entry.type = (control as HTMLInputElement).type;
        entry.hints = `${entry.hints} ${dateFormOf(control as HTMLInputElement)}`.trim();
      }
      entry.offered = offeredBy(control, role);
    }
    if ((branching.has(role) || role === 'heading') && !/\b(?:expanded|collapsed)\b/.test(entry.states)) {
      const fold = ((look.isInItem || look.isInLabel) && branchState(element)) || foldState(element, role);
      if (fold !== '') entry.states = `${fold} ${entry.states}`.trimEnd();
    }
    if (disabled) entry.states = `${entry.states} disabled`.trimStart();
    return place;
  }

  /** An editor that draws its text itself. */
  addEditor(element: Element, name: string, text: string, at: Spot): number {
    const place = this.addAct(element, 'textbox', name, at, false);
    const entry = this.#all[place];
    if (entry) entry.value = text.slice(0, longestArea);
    return place;
  }

  /** What it stands in for tells what is chosen and what is offered. */
  takeList(element: Element, list: HTMLSelectElement): void {
    const entry = this.#all[this.known.get(element) ?? -1];
    if (!entry) return;
    entry.value = valueText(list).slice(0, longestText);
    entry.offered ??= offeredBy(list, entry.role);
  }

  /** What was text until the rows below it were met heads their columns. */
  headColumns(heads: Iterable<Element>): void {
    for (const head of heads) {
      const entry = this.#all[this.known.get(head) ?? -1];
      if (entry?.role === 'text') entry.role = 'columnheader';
    }
  }

  /** What stands in these is what was, or stands in for what is to come. */
  markBusy(parts: Iterable<Element>): void {
    for (const part of parts)
      for (const [place, element] of this.elements.entries()) {
        const entry = this.#all[place];
        if (entry && part.contains(element) && !entry.states.includes('busy')) entry.states = `${entry.states} busy`.trimStart();
      }
  }

  /** What a frame shows stands where the frame does: in a part of its own, where that is called something. */
  addFrame(element: Element, group: Group): void {
    const number = shownBox(element) && numberOf(element);
    if (number === undefined) return;
    const name = nameOf(element, 'region').slice(0, longestText);
    const part = name === '' ? group : new Group('region', element, group);
    const place = this.#placeOf(part);
    if (place !== -1) this.#frames.push([number, place, part.contextOf(element), name]);
  }

  /** How it looks. */
  look(place: number, look: string): void {
    const entry = this.#all[place];
    if (entry) entry.look = look;
  }

  /** A group is on the map as soon as something stands in it, and those around it before it. */
  #placeOf(group: Group): number {
    if (group.outer && group.place === -1) {
      this.#placeOf(group.outer);
      group.place = this.#groups.push(group) - 1;
    }
    return group.place;
  }

  /** The place of what has the focus, where it is on the map. */
  get focused(): number | undefined {
    const element = activeElement();
    const place = element ? this.known.get(element) : undefined;
    return place !== undefined && this.isAct(place) ? place : undefined;
  }

  sent(lines: readonly Line[], cut: boolean): FrameMap {
    const frames = this.#frames;
    return { ...pack(this.#all, this.#groups, lines), odd: this.#odd, cut, ...(frames.length > 0 && { frames }) };
  }
}

/** What may stand for a branch of a tree. */
const branching = new Set(['button', 'clickable', 'link', 'listitem']);

/** Without attributes of ARIA they hold no value and no state. */
const plainActs = new Set(['A', 'BUTTON', 'DIV', 'LI', 'SPAN', 'TD']);

/** What a definition defines. */
function termOf(definition: Element): string {
  for (let at = definition.previousElementSibling; at; at = at.previousElementSibling) {
    if (at.tagName === 'DT') return squeeze(at.textContent ?? '').slice(0, longestText);
  }
  return '';
}
