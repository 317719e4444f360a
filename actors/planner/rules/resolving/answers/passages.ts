/** What a page says, sentence by sentence, each with all that stands around it. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import { verbsOf } from '../../reading/words/verbs.ts';
import { weekdays } from '../../weekdays.ts';
import { aroundLine, isBroken } from '../page/by-lines.ts';
import { isText } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { sensesOf } from '../words/likeness.ts';

/** A sentence, or one part of a line that lists several. */
export interface Passage {
  readonly text: string;
  readonly element: ObservedElement;
  /** Its label or column. */
  readonly called: () => string;
  readonly own: ReadonlySet<string>;
  /** With the other lines of its text. */
  readonly lines: () => ReadonlySet<string>;
  /** What its line, label, column and the first of its row say of it. */
  readonly near: () => ReadonlySet<string>;
  readonly unit: () => ReadonlySet<string>;
  /** The headings and parts that it stands under. */
  readonly over: () => ReadonlySet<string>;
}

const mostPassages = 4_000;
/** Longer texts are cut on the map. */
export const longestName = 199;

export const days = new Map(
  weekdays.flatMap((name) => [name, `${name}s`, name.slice(0, 3), name.slice(0, 4)].map((word) => [word, name] as const)),
);
const anyDay = [...days.keys()].join('|');
const spans = new RegExp(`(?<!\\p{L})(${anyDay})\\.?\\s?(?:[-–—]|to|until|through|till)\\s?(${anyDay})(?!\\p{L})`, 'giu');

/** "Tuesday to Friday" is Wednesday, too. */
function daysWithin(text: string): readonly string[] {
  if (/\bweekdays\b/i.test(text)) return weekdays.slice(1, 6);
  return [...text.matchAll(spans)].flatMap(([, from = '', to = '']) => {
    const [start, end] = [from, to].map((day) => weekdays.indexOf(days.get(day.toLowerCase()) ?? ''));
    if (start === undefined || end === undefined || start < 0 || end < 0) return [];
    return start <= end ? weekdays.slice(start, end + 1) : [...weekdays.slice(start), ...weekdays.slice(0, end + 1)];
  });
}

export const senses = (text: string): ReadonlySet<string> =>
  new Set([...sensesOf(text).map((sense) => days.get(sense) ?? sense), ...daysWithin(text)]);

/** What the page as a whole is about. */
export const titleOf = ({ observation, elements }: Scene): ReadonlySet<string> =>
  senses(`${observation.title} ${elements.find(({ role }) => role === 'heading')?.name ?? ''}`);

const answering = new Set(['link', 'radio', 'checkbox', 'status', 'note', 'img', 'option']);
const isAnswering = (element: ObservedElement) =>
  (isText(element) && element.role !== 'columnheader') || answering.has(element.role) || isCardOnly(element);

/** "Savings 2209 €120": a card that is all one button, and says nothing that it does. */
const isCardOnly = ({ role, name }: ObservedElement): boolean =>
  role === 'button' && /^\p{L}.*\s.*\d/u.test(name) && verbsOf(name).length === 0;

/** Sentences, and what dots and bars part; a sentence that is cut short is none. */
function sentencesOf({ name }: ObservedElement): readonly string[] {
  const parts = name.split(/(?<=[.!?])\s+(?=[\p{Lu}\d„“"])|\s+[·•|]\s+|;\s+/u).map((part) => part.trim());
  return (name.length >= longestName ? parts.slice(0, -1) : parts).filter((part) => part !== '');
}

export function passagesOf(scene: Scene): readonly Passage[] {
  const found: Passage[] = [];
  const overOf = new Map<string, ReadonlySet<string>>();
  for (const element of scene.elements) {
    if (!isAnswering(element) || isBroken(element) || found.length > mostPassages) continue;
    const unit = scene.unitOf(element);
    const around = scene.around(element).filter((group) => !scene.units.has(group));
    const key = `${element.context ?? ''} ${around.join()}`;
    const over = () => {
      const known =
        overOf.get(key) ??
        senses([element.context ?? '', ...around.map((group) => (scene.groups[group]?.name ?? '').slice(0, 80))].join(' '));
      overOf.set(key, known);
      return known;
    };
    // What stands in one cell is said of one thing.
    const mates = () =>
      element.column === undefined
        ? []
        : (unit?.elements ?? []).filter(({ column, role }) => column === element.column && role !== 'columnheader');
    const near = () =>
      senses(
        [
          element.name,
          aroundLine(element),
          element.column ?? '',
          scene.labelOf(element),
          unit?.elements[0]?.name ?? '',
          // What the rows of a table are, its first column says.
          element.column === undefined ? '' : (unit?.elements[0]?.column ?? ''),
          ...mates().map(({ name }) => name),
        ].join(' '),
      );
    const called = () => (element.column ?? scene.labelOf(element)).replace(/\s*:$/, '');
    for (const text of sentencesOf(element))
      found.push({
        text,
        element,
        called,
        own: senses(text),
        lines: () => senses(aroundLine(element)),
        near,
        // A cell of several texts is an entry of its own, beside the others of its row.
        unit: () =>
          aroundLine(element) === '' && mates().filter(isText).length < 2
            ? senses(unit?.elements.map(({ name }) => name).join(' ') ?? '')
            : near(),
        over,
      });
  }
  return found;
}

type Tier = (passage: Passage) => boolean;

/** Where the words stand, the nearest to the value first. */
export function tiersOf(about: readonly string[], title: ReadonlySet<string>): readonly Tier[] {
  const all = (...told: readonly ReadonlySet<string>[]) => about.every((word) => told.some((set) => set.has(word)));
  const any = (told: ReadonlySet<string>) => about.some((word) => told.has(word));
  return [
    ({ own }) => all(own),
    ({ own, lines }) => all(own, lines()),
    ({ own, near }) => all(own, near()),
    ({ own, unit }) => all(own, unit()),
    // What stands under a heading that says them all, or beside some of them under one that says the rest.
    ({ own, near, unit, over }) => all(own, near(), unit(), over(), title) && (any(own) || any(near()) || any(unit()) || all(over())),
  ];
}
