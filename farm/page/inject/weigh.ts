/** What speaks for an element of today's page to be the one that was recorded, and what against it. */
import type { ColumnHeaders } from './columns.ts';
import type { Contexts } from './contexts.ts';
import type { Mark } from './marks.ts';
import { identify, labelText } from './name.ts';
import { isAlmostSaid, isNamed, isSaid, kindOf, plain } from './same.ts';
import { longestUnit, textBeside } from './surroundings.ts';
import { loneUnitOf, nearOf, textOf, unitOf, wordsOf } from './units.ts';
import type { WireEvidence } from './wire.ts';

type Recorded = Omit<WireEvidence, 'identity'>;

/** By what it is, and by where it stands on the page. */
export interface Weight {
  readonly own: number;
  readonly place: number;
  /** Nothing that tells it is otherwise than it was. */
  readonly isAsRecorded: boolean;
}

/** What of the page is asked for once for all candidates. */
interface Scene {
  readonly marks: readonly Mark[];
  readonly contexts: Contexts;
  readonly columns: ColumnHeaders;
}

/** Of these kinds a control is another one, whatever it is called. */
const apart: ReadonlySet<string> = new Set(['password', 'file', 'reset', 'image', 'color', 'range']);

/** Texts of all kinds, days and numbers may take one another's place. */
export const isSameKind = (kind: string | undefined, recorded: string | undefined): boolean =>
  kind === recorded || kind === undefined || recorded === undefined || !(apart.has(kind) || apart.has(recorded));

/** Undefined when it can't be that one. */
export function weigh(element: Element, recorded: Recorded, as: 'control' | 'text', scene: Scene): Weight | undefined {
  const named = identify(element);
  if (as === 'control' && !(isNamed(named, recorded) && isSameKind(kindOf(element), recorded.type))) return undefined;
  const own = as === 'control' ? called(named.name, recorded) : named.role === recorded.role ? 1 : -1;
  if (as === 'control' && lacksSaid(element, named.name, recorded, scene.contexts)) return undefined;
  return own === undefined ? undefined : weighedFrom(own, element, recorded, as, scene);
}

function weighedFrom(named: number, element: Element, recorded: Recorded, as: 'control' | 'text', scene: Scene): Weight | undefined {
  let own = named;
  let place = 0;
  let isAsRecorded = as === 'text' || isAlmostSaid(identify(element).name, recorded.name);
  for (const { bearers, weight, isPlace } of scene.marks) {
    if (!bearers.includes(element)) {
      if (weight > 2) isAsRecorded = false;
      continue;
    }
    // What several bear tells little.
    const told = bearers.length === 1 ? weight : weight / 4;
    if (isPlace) place += told;
    else own += told;
  }
  const label = recorded.locators.find(({ by }) => by === 'label');
  if (label?.by === 'label' && isAlmostSaid(labelText(element), label.text)) own += 2;
  const around = surrounded(element, recorded, scene);
  if (!isOfOneRow(around)) return undefined;
  return {
    own: own + sum(around),
    place: place + beside(element, recorded),
    isAsRecorded: isAsRecorded && around.every((one) => one >= 0),
  };
}

/** Whether nothing but its name is otherwise: it stands where it stood, in the row and between the texts that it stood between. */
export function isInItsPlace(element: Element, recorded: Recorded, { contexts, columns, marks }: Scene): boolean {
  const { textBefore, textAfter } = recorded.around;
  const told = [textBefore, textAfter].filter((text) => text !== undefined).length;
  const around = surrounded(element, recorded, { contexts, columns, marks });
  return isOfOneRow(around) && around.every((one) => one >= 0) && beside(element, recorded) + calledBeside(element, recorded) === told;
}

/** The text beside it was what it was called, and is what it is called now. */
function calledBeside(element: Element, { name, around: { textBefore, textAfter } }: Recorded): number {
  const called = identify(element).name;
  const isLabel = (text: string | undefined, side: 'before' | 'after') =>
    text !== undefined && isAlmostSaid(text, name) && !isAlmostSaid(called, name) && isAlmostSaid(textBeside(element, side), called);
  return (isLabel(textBefore, 'before') ? 1 : 0) + (isLabel(textAfter, 'after') ? 1 : 0);
}

/** Whether it is not called by a number that the goal says. */
export function lacksNumber(name: string, { around: { numbers = [] } }: Recorded): boolean {
  const said: readonly string[] = name.match(/\p{N}+(?:[.,]\p{N}+)*/gu) ?? [];
  return numbers.some((number) => !said.includes(number));
}

/** Whether what the goal said of the row, card or section around it stands there no more: it is another's then. */
export function lacksSaid(element: Element, name: string, { around: { said = [] } }: Recorded, contexts: Contexts): boolean {
  if (said.length === 0) return false;
  const part = unitOf(element) ? textOf(loneUnitOf(element)) : nearOf(element);
  const offered = element instanceof HTMLSelectElement ? Array.from(element.options, ({ text }) => text) : [];
  const words = wordsOf(
    [name, part, ...offered, contexts.of(element), textBeside(element, 'before'), textBeside(element, 'after')].join(' '),
  );
  return said.some((text) => !wordsOf(text).every((word) => words.includes(word)));
}

/** Undefined when it is another: who asked for number 12 means no other. */
function called(name: string, recorded: Recorded): number | undefined {
  if (plain(name) === '' && name === '') return 0;
  if (isSaid(name, recorded.name)) return 5;
  if (lacksNumber(name, recorded)) return undefined;
  // Its number told it from its likes.
  return recorded.around.numbered === true ? -5 : 3;
}

/** Each part says something: another row is another element. */
const isOfOneRow = (parts: readonly (number | undefined)[]): parts is readonly number[] => !parts.includes(undefined);

const sum = (parts: readonly number[]): number => parts.reduce((all, one) => all + one, 0);

function surrounded(element: Element, recorded: Recorded, { contexts, columns }: Scene): readonly (number | undefined)[] {
  const { context, column, key } = recorded.around;
  return [
    ...(context === undefined ? [] : [isAlmostSaid(contexts.of(element), context) ? 2 : -1.5]),
    ...(column === undefined ? [] : [isAlmostSaid(columns.of(element) ?? '', column) ? 1 : -2]),
    ...(key === undefined ? [] : [inUnit(element, recorded)]),
  ];
}

function beside(element: Element, { around: { textBefore, textAfter } }: Recorded): number {
  let weight = 0;
  if (textBefore !== undefined && isAlmostSaid(textBeside(element, 'before'), textBefore)) weight += 1;
  if (textAfter !== undefined && isAlmostSaid(textBeside(element, 'after'), textAfter)) weight += 1;
  return weight;
}

/** What was recorded of a long row is cut. */
const isSameText = (text: string, recorded: string): boolean =>
  recorded.length < longestUnit ? plain(text) === plain(recorded) : plain(text).startsWith(plain(recorded));

/**
 * A row is the same row by the words that told it from all others. A code in it (an order's number, not a price or a date) must
 * not have become another; bare numbers count only where there is nothing else.
 */
function inUnit(element: Element, { name, around: { key: all = [], unit } }: Recorded): number | undefined {
  // What it is called itself was weighed before; a row that no other word told from the rest is like any of them.
  const called = wordsOf(name);
  const key = all.filter((word) => !called.includes(word));
  if (key.length === 0) return 0;
  const text = textOf(loneUnitOf(element));
  const words = new Set(wordsOf(text));
  const codes = key.filter(isCode);
  const names = key.filter((word) => !/\p{N}/u.test(word));
  const shapes = new Set(codes.filter((code) => !words.has(code)).map(shapeOf));
  if ([...words].some((word) => isCode(word) && !codes.includes(word) && shapes.has(shapeOf(word)))) return undefined;
  const telling = names.length > 0 ? names : codes.length > 0 ? codes : key;
  const share = telling.filter((word) => words.has(word)).length / telling.length;
  if (share < 0.5) return undefined;
  return 4 * share + (unit !== undefined && isSameText(text, unit) ? 2 : 0);
}

/** Made of letters and digits, or of many digits; no date and no time. */
const isCode = (word: string): boolean =>
  (/\p{L}/u.test(word) && /\p{N}/u.test(word)) || (/^\p{N}{4,}$/u.test(word) && !/^(19|20)\d\d$/.test(word));

const shapeOf = (word: string): string => word.replace(/\p{N}+/gu, '0').replace(/\p{L}+/gu, 'a');
