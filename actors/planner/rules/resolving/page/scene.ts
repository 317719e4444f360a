/** An observation as a planner looks at it: what stands in what, which things are of one kind, and what labels what. */
import type { Observation, ObservedElement, ObservedGroup } from '../../../../../farm/page/port.ts';
import { starsGiven } from '../words/signs.ts';
import { withBoards } from './boards.ts';
import { builtApart } from './builds-apart.ts';
import { isMostOf, leastEcho, plainly, withoutMentions } from './echoes.ts';
import { isHeadCell, withoutHeadRows } from './head-rows.ts';
import { isClickable, isText } from './kinds-of-elements.ts';
import { beforeColon, isColon, labelBehind } from './labels-behind.ts';
import { type Part, partsOf, withoutOddRows } from './odd-rows.ts';
import { withTermEntries } from './term-entries.ts';
import { withWholes } from './wholes.ts';

export const unitRoles: readonly string[] = ['row', 'listitem', 'item', 'article', 'treeitem', 'option'];

/** What may stand within its like, as comments do. */
const answering: readonly string[] = ['item', 'listitem', 'article'];

/** Of a row's text, what tells it from others; what changes by itself tends to come later. */
const longestPlace = 120;
const dialogRoles: readonly string[] = ['dialog', 'alertdialog'];

/** One of several things of the same build: a row, a card, a list's item. */
export interface Unit {
  readonly group: number;
  readonly elements: readonly ObservedElement[];
  /** All that it says, and what its maker called it. */
  readonly text: string;
}

/** What comes and goes with a press, and is no part of what the element is called by its maker. */
const passing =
  /(?<=^| )(?:active|checked|chosen|clicked|current|disabled|done|enabled|focus(?:ed)?|highlight(?:ed)?|hit|hover(?:ed)?|marked|off|on|open(?:ed)?|picked|pressed|sel|selected|ticked|toggled|used)(?= |$)/g;
const calledOf = ({ name, hints = '' }: ObservedElement): string => name || hints.replace(passing, '').replace(/ +/g, ' ').trim();

/** How a key begins: what the element is by itself. */
const headOf = (element: ObservedElement): string => JSON.stringify([element.role, calledOf(element), element.framePath]).slice(0, -1);

export class Scene {
  readonly observation: Observation;
  readonly elements: readonly ObservedElement[];
  readonly groups: readonly ObservedGroup[];
  readonly goal: string;

  #members: readonly ObservedElement[][] | undefined;
  #collections: readonly (readonly Unit[])[] | undefined;
  #keys: readonly string[] | undefined;
  #labels = new Map<number, string>();
  #said = new Map<number, string>();

  /** What says the goal itself again tells nothing: a page may show the task that it is used for. */
  constructor(observation: Observation, goal = '') {
    this.observation = observation;
    this.goal = goal;
    const said = plainly(goal);
    const isEcho = ({ name }: { readonly name: string }) =>
      said.length >= leastEcho && name.length >= leastEcho && isMostOf(said, plainly(name));
    const seen = (element: ObservedElement): ObservedElement => {
      if (isHeadCell(element)) return { ...element, role: 'columnheader' };
      // What has come up as an item of a list is one of a menu.
      const mayTell = isText(element) && !(element.role === 'listitem' && element.isNew);
      return mayTell && isEcho(element) ? { ...element, role: 'echo', name: '' } : element;
    };
    const elements = withoutMentions(observation.elements.map(seen), observation.elements);
    const groups = observation.groups.map((group) => (isEcho(group) ? { ...group, name: '' } : group));
    ({ elements: this.elements, groups: this.groups } = withTermEntries({ elements, groups }));
  }

  /** The groups around it, from the innermost. */
  around({ group }: { readonly group?: number }): readonly number[] {
    const found: number[] = [];
    for (let at = group; at !== undefined; at = this.groups[at]?.parent) found.push(at);
    return found;
  }

  isIn(element: ObservedElement, group: number): boolean {
    return this.around(element).includes(group);
  }

  /** Tells an element from its likes across observations, as far as the page does. */
  keyOf(element: ObservedElement): string {
    if (!this.#keys) {
      const times = new Map<string, number>();
      this.#keys = this.elements.map((each) => {
        const key = `${headOf(each)},${JSON.stringify(this.#saidBy(this.unitOf(each)))}]`;
        const before = times.get(key) ?? 0;
        times.set(key, before + 1);
        return `${key}${before}`;
      });
    }
    return this.#keys[element.index] ?? '';
  }

  /** Whether a key may be the element's, whatever the row or card around it said then. */
  isKeyedLike(element: ObservedElement, key: string): boolean {
    return key.startsWith(`${headOf(element)},`);
  }

  /** As `keyOf`, whatever the row or card around it says meanwhile: its place among those of its role and name. */
  placeOf(element: ObservedElement): string {
    const head = headOf(element);
    const nth = this.elements.filter((each) => each.index < element.index && headOf(each) === head).length;
    return `${head},${nth}]`;
  }

  /** What a row or card says, but for what is typed and chosen in it. */
  #saidBy(unit: Unit | undefined): string {
    if (!unit) return '';
    const known = this.#said.get(unit.group);
    if (known !== undefined) return known;
    const said = unit.elements
      .map(({ name }) => name)
      .join(' ')
      .slice(0, longestPlace);
    this.#said.set(unit.group, said);
    return said;
  }

  /** All elements in the group, in reading order. */
  within(group: number): readonly ObservedElement[] {
    if (!this.#members) {
      const members: ObservedElement[][] = this.groups.map(() => []);
      for (const element of this.elements) for (const at of this.around(element)) members[at]?.push(element);
      this.#members = members;
    }
    return this.#members[group] ?? [];
  }

  textOf(group: number): string {
    const { name = '' } = this.groups[group] ?? {};
    return [name, ...this.within(group).map(({ name: said, value }) => (value === undefined ? said : `${said} ${value}`))].join(' \n ');
  }

  /** The innermost row, card or item around it that has likes. */
  unitOf(element: ObservedElement): Unit | undefined {
    const whole = this.#wholes.get(element.index);
    if (whole) return whole;
    for (const group of this.around(element)) {
      const unit = this.units.get(group);
      if (unit) return unit;
    }
    return undefined;
  }

  /** Rows of one table, items of one list, cards of one shelf: at least one of each, the largest collection first. */
  get collections(): readonly (readonly Unit[])[] {
    if (this.#collections) return this.#collections;
    const things = this.#rows.map((units) => withoutOddRows(withoutHeadRows(units))).filter(({ length }) => length > 0);
    this.#collections = things.map((units) => this.#withoutInner(units)).sort((a, b) => weight(b) - weight(a));
    return this.#collections;
  }

  /** What tables are cut into by rows that say what follows them. */
  get parts(): readonly Part[] {
    this.#parts ??= this.#rows.flatMap(partsOf);
    return this.#parts;
  }
  #parts: readonly Part[] | undefined;

  /** All that stands side by side, its heads and sums included. */
  get #rows(): readonly (readonly Unit[])[] {
    if (this.#sideBySide) return this.#sideBySide;
    const byParent = new Map<string, Unit[]>();
    this.groups.forEach(({ role, parent }, group) => {
      if (!unitRoles.includes(role)) return;
      const elements = this.within(group);
      if (elements.length === 0) return;
      // The rows of one table may stand in several bodies, and an answer in what it answers.
      const { parent: over } = this.groups[this.#answered(group)] ?? { parent };
      const key = `${role} ${this.#tableOf(over) ?? over ?? ''}`;
      const units = byParent.get(key) ?? [];
      byParent.set(key, units);
      units.push({ group, elements, text: this.textOf(group) });
    });
    const lists = builtApart([...byParent.values()], this.groups).map((units) => withWholes(units, this));
    this.#sideBySide = withBoards(lists, {
      around: (at) => this.around(at),
      kindOf: (group) => `${this.groups[group]?.role} ${this.groups[group]?.hints?.split(' ')[0] ?? ''}`,
    });
    return this.#sideBySide;
  }
  #sideBySide: readonly (readonly Unit[])[] | undefined;

  /** The outermost of the entries that it answers, or answers an answer to; itself where it is none. */
  #answered(group: number): number {
    const { role = '', parent } = this.groups[group] ?? {};
    if (!answering.includes(role)) return group;
    const outer = parent === undefined ? undefined : this.around({ group: parent }).find((at) => this.groups[at]?.role === role);
    return outer !== undefined && this.#offersAs(group, outer) ? this.#answered(outer) : group;
  }

  /** Whether it can be acted on as what it stands in can. */
  #offersAs(inner: number, outer: number): boolean {
    const { role } = this.groups[inner] ?? {};
    const offers = (group: number) =>
      this.within(group).flatMap((element) =>
        element.role !== 'link' && isClickable(element) && this.around(element).find((at) => this.groups[at]?.role === role) === group
          ? [`${element.role} ${/\p{L}/u.test(element.name) ? element.name : element.hints}`]
          : [],
      );
    const own = offers(inner);
    const its = offers(outer);
    return own.length > 0 && own.filter((offer) => its.includes(offer)).length * 2 >= own.length;
  }

  /** An answer is said by whoever answers, not by whom it answers. */
  #withoutInner(units: readonly Unit[]): readonly Unit[] {
    const groups = new Set(units.map(({ group }) => group));
    const isInner = ({ group }: Unit) =>
      this.around({ group: this.groups[group]?.parent ?? group }).some((at) => at !== group && groups.has(at));
    if (!units.some(isInner)) return units;
    return units.map((unit) => {
      const elements = unit.elements.filter((element) => this.around(element).find((at) => groups.has(at)) === unit.group);
      return { ...unit, elements, text: elements.map(({ name, value = '' }) => `${name} ${value}`).join(' \n ') };
    });
  }

  #tableOf(group: number | undefined): number | undefined {
    for (let at = group; at !== undefined; at = this.groups[at]?.parent) {
      const role = this.groups[at]?.role ?? '';
      if (['table', 'grid', 'treegrid'].includes(role)) return at;
      if (role !== 'rowgroup') return undefined;
    }
    return undefined;
  }

  #units: ReadonlyMap<number, Unit> | undefined;
  /** Cards that can be clicked as a whole, by the element that they are. */
  get #wholes(): ReadonlyMap<number, Unit> {
    this.#wholeOf ??= new Map(
      this.collections
        .flat()
        .flatMap((unit) => (unit.elements[0] && !this.isIn(unit.elements[0], unit.group) ? [[unit.elements[0].index, unit] as const] : [])),
    );
    return this.#wholeOf;
  }
  #wholeOf: ReadonlyMap<number, Unit> | undefined;

  get units(): ReadonlyMap<number, Unit> {
    this.#units ??= new Map(this.collections.flat().map((unit) => [unit.group, unit]));
    return this.#units;
  }

  /** Whether it stands in the row or card, or is all of it. */
  isOf(element: ObservedElement, unit: Unit): boolean {
    return unit.elements[0] === element || (this.isIn(element, unit.group) && unit.elements.includes(element));
  }

  /** Whether it is one of several in a list. */
  hasLikes(unit: Unit): boolean {
    return this.collections.some((units) => units.length > 1 && units.includes(unit));
  }

  /** The entries of lists of several that it stands in: what each of them has is of that one. */
  entriesWith(element: ObservedElement): readonly Unit[] {
    return this.collections.flatMap((units) => (units.length > 1 ? units.filter((unit) => this.isOf(element, unit)) : []));
  }

  /** The dialog that is open on top: the last one that was put on the page. */
  get dialog(): number | undefined {
    const at = this.groups.findLastIndex(({ role }, group) => dialogRoles.includes(role) && this.within(group).length > 0);
    return at < 0 ? undefined : at;
  }

  /** What a person reads as the control's label when it has no name of its own: the text just before it, in the same part. */
  labelOf(element: ObservedElement): string {
    const known = this.#labels.get(element.index);
    if (known !== undefined) return known;
    const before = this.#labelBefore(element);
    // Stars that were given and so many of something call nothing.
    const label = starsGiven(before) === undefined && !soMany.test(before) ? before : '';
    this.#labels.set(element.index, label);
    return label;
  }

  #labelBefore(element: ObservedElement): string {
    if (element.label && element.label.length <= 80 && !isColon(element.label)) return element.label;
    const behind = labelBehind(element, this.elements);
    if (behind !== undefined) return behind;
    const before = beforeColon(element, this.elements);
    // A heading stands over a text, and does not call it.
    const isOver = before?.role === 'heading' && isText(element);
    if (before && !isOver && isText(before) && before.name.length <= 80 && this.#shareAPart(before, element)) return before.name;
    const { column } = element;
    return column ?? '';
  }

  /** The same innermost group, or a cell beside another. */
  #shareAPart(a: ObservedElement, b: ObservedElement): boolean {
    if (a.framePath.join() !== b.framePath.join()) return false;
    if (a.group === b.group) return true;
    const [outer, inner] = [this.around(a), this.around(b)];
    return (a.group !== undefined && inner.slice(0, 2).includes(a.group)) || (b.group !== undefined && outer.slice(0, 2).includes(b.group));
  }
}

/** "2 beds", and no "1. Name" or "2 adults:". */
const soMany = /^\d+(?:[.,]\d+)? \p{L}+(?: \p{L}+)?$/u;

const weight = (units: readonly Unit[]) => (units.length < 2 ? 0 : units.length) * Math.min(6, units[0]?.elements.length ?? 0);
