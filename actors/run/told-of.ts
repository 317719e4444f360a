/** Of what a value is told: of a skill, whatever the goal names over it or beside it is to stand there again. */
import type { Observation, ObservedElement } from '../../farm/page/port.ts';
import type { Told } from '../../store/model/skill.ts';
import type { Step, Value } from '../../store/model/step.ts';
import { wholeWords } from '../literal.ts';

type Page = Pick<Observation, 'elements' | 'groups'>;

/** What is typed or chosen in a control says nothing of the page. */
const controls: readonly string[] = 'textbox searchbox combobox spinbutton listbox option button checkbox radio switch slider'.split(' ');
/** They are one of many of their kind. */
const entries: readonly string[] = ['row', 'listitem', 'article', 'item', 'treeitem'];
/** A sign of a record, as "INV-204" and "48213": shorter ones are counts. */
const sign = /[\p{L}\p{N}]+(?:[-./_][\p{L}\p{N}]+)*/gu;
const shortestSign = 3;
/** Beside what is told of, a label has few words; more of them say something about it. */
const mostWordsBeside = 3;

const isSign = (text: string): boolean => text.length >= shortestSign && /\p{N}/u.test(text) && !/\s/u.test(text);
const plainly = (text: string): string => text.toLowerCase().replace(/(?<=\d)[,’ ](?=\d{3}(?!\d))/gu, '');
const isSaidIn = (text: string, name: string): boolean => plainly(text).search(wholeWords(plainly(name))) !== -1;
const isAll = (text: string, name: string): boolean => plainly(text).trim() === plainly(name).trim();
const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** What the goal or one of its acts says that could tell one record from others. */
export function signsOf(goal: string, path: readonly Pick<Step, 'kind' | 'text' | 'options'>[]): readonly string[] {
  const entered = path.flatMap(({ kind, text, options = [] }) => (kind === 'fill' || kind === 'type' ? [text ?? ''] : options));
  const said = (goal.match(sign) ?? []).filter(isSign);
  return [...new Set([...entered.map((text) => text.trim()).filter((text) => /[\p{L}\p{N}]{2}/u.test(text)), ...said])];
}

/** Those of these by which the page calls what this value stands in; undefined for none. */
export function toldOf(value: Value, names: readonly string[], page: Page): readonly string[] | undefined {
  const places = placesOf(value, page);
  const found = names.filter((name) => places.some((place) => isOf(place, name, page)));
  return found.length > 0 ? found : undefined;
}

/** The value is told of something else than it was, as the end of a sentence. What is not on the page as it was told says nothing. */
export function toldOfAnother(told: readonly Told[] = [], data: Readonly<Record<string, Value>>, page: Page): string | undefined {
  for (const { as, of = [] } of told) {
    const value = data[as];
    const places = value === undefined || of.length === 0 ? [] : placesOf(value, page);
    const lost = places.length > 0 && of.find((name) => !places.some((place) => isOf(place, name, page)));
    if (lost) return `its ${as} should be told of ${JSON.stringify(lost)}, and the page does not say so where it stands`;
  }
  return undefined;
}

/** The elements that say it, by their place; those that say nothing else where there are such. */
function placesOf(value: Value, { elements }: Page): readonly number[] {
  const text = firstText(value)?.trim();
  if (text === undefined || text === '') return [];
  const at = (is: (name: string) => boolean) =>
    elements.flatMap(({ role, name }, place) => (!controls.includes(role) && is(name) ? [place] : []));
  const alone = at((name) => isAll(name, text));
  return alone.length > 0 ? alone : at((name) => isSaidIn(name, text));
}

const firstText = (value: Value): string | undefined =>
  Array.isArray(value) ? firstText(value[0] ?? null) : value === null || typeof value === 'object' ? undefined : String(value);

/** The heading over the place says the name, or something in its row or, in none, between that heading and the next does. */
function isOf(place: number, name: string, page: Page): boolean {
  const { elements } = page;
  const at = elements.findLastIndex(({ role }, before) => before < place && role === 'heading');
  const next = elements.findIndex(({ role }, behind) => behind > place && role === 'heading');
  const heading = elements[at];
  if (heading !== undefined && isHead(heading, name, page)) return true;
  if (heading !== undefined && saysAnother(heading.name, name)) return false;
  const entry = entryOf(elements[place], page);
  const section = elements.slice(at + 1, next === -1 ? undefined : next);
  return section.some(
    (element) =>
      !controls.includes(element.role) &&
      isBeside(element, name) &&
      (entry === undefined ? entryOf(element, page) === undefined : isIn(element, entry, page)),
  );
}

/** Of what is called by words, the names of entries that were found by them may say it in others. */
const isHead = (heading: ObservedElement, name: string, page: Page): boolean =>
  isSaidIn(heading.name, name) &&
  (isSign(name) || (entryOf(heading, page) === undefined && (/\s/u.test(name.trim()) || isAll(heading.name, name))));

const isBeside = (element: ObservedElement, name: string): boolean =>
  isSign(name) ? isSaidIn(element.name, name) && wordsIn(element.name) - wordsIn(name) <= mostWordsBeside : isAll(element.name, name);

/** A sign of the same form, and another. */
const saysAnother = (text: string, name: string): boolean =>
  isSign(name) && (text.match(sign) ?? []).some((one) => !isAll(one, name) && formOf(one) === formOf(name));
const formOf = (text: string): string => plainly(text).replace(/\p{N}/gu, '0');

/** The innermost entry around it that holds more than a label and its value. */
function entryOf(element: ObservedElement | undefined, page: Page): number | undefined {
  const { groups, elements } = page;
  for (let at = element?.group; at !== undefined; at = groups[at]?.parent) {
    const entry = at;
    const isEntry = entries.includes(groups[entry]?.role ?? '');
    if (isEntry && elements.filter((one) => isIn(one, entry, page)).length > 2) return entry;
  }
  return undefined;
}

function isIn({ group }: ObservedElement, entry: number, { groups }: Page): boolean {
  for (let at = group; at !== undefined; at = groups[at]?.parent) if (at === entry) return true;
  return false;
}
