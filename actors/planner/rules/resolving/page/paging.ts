/** The next page of a list that is cut into pages, and what shows more of one. */
import { drawnStates } from '../../../../../farm/page/drawn-states.ts';
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Instruction } from '../../instruction.ts';
import type { Situation } from '../move.ts';
import { holdsSense, likeness } from '../words/likeness.ts';
import { checkableRoles, isClickable, isEditable, isText, isUsable } from './kinds-of-elements.ts';
import { isDrawnTurner, isOfPager, isOfSlides, isTurner } from './pagers.ts';
import type { Scene } from './scene.ts';

const arrows = /^[›»>→▶]+$/;
const nextWord = /^next\P{L}*$/iu;
const backWord = /^\P{L}*(?:prev(?:ious)?|back)$/iu;

/** Of a list that is cut into pages, not of a form that is: there are numbers beside it, or its maker says so. */
export function nextPage(
  situation: Pick<Situation, 'scene' | 'isHere'> & Partial<Pick<Situation, 'instructions' | 'cursor'>>,
): ObservedElement | undefined {
  const { scene } = situation;
  if (situation.isHere || situation.cursor?.explored.includes(lastTurned)) return undefined;
  const candidates = scene.elements.filter(
    (element) => isClickable(element) && isUsable(element) && !saysEnd('next', element, scene) && turns('next', element, scene),
  );
  const { instructions, cursor } = situation;
  const here = cursor && instructions?.[cursor.at];
  // "Click Next until you find it": the goal has said what the page does not.
  const isPaired = ({ group, index }: ObservedElement, back: RegExp) =>
    scene.elements.some((other) => other.group === group && other.index < index && isClickable(other) && back.test(other.name.trim()));
  // Beside fields, they turn the steps of a form.
  const isWordPair = (one: ObservedElement) =>
    nextWord.test(one.name.trim()) && isPaired(one, backWord) && !scene.elements.some(isEditable);
  // And who looks for something turns by two arrows what stands between or over them, one at a time.
  const inPairs = candidates.filter((one) => (arrows.test(one.name.trim()) && isPaired(one, backArrows)) || isWordPair(one));
  const by = here?.kind === 'find' ? (here.by ?? '') : '';
  // What the goal says to press is pressed, and no sign in its place that plays.
  const called = by === '' ? [] : scene.elements.filter((element) => isClickable(element) && isCalled(by, element));
  if (called.length === 1) return called.find(isUsable);
  const [first] = here?.kind === 'find' ? (here.paging && by === '' ? candidates : inPairs) : [];
  return (
    candidates.find((element) => isOfPager(element, scene)) ??
    candidates.find((element) => nextWord.test(element.name.trim()) && isPaired(element, previousWord) && isBehindList(element, scene)) ??
    candidates.find((element) => !isOfSlides(element, scene) && isAmongPages(element, situation)) ??
    first ??
    (candidates.length === 0 && !isAtEnd(scene) ? nextNumber(situation) : undefined)
  );
}

/** "Previous" and "Next" right behind the entries of a list, which ask for nothing: they turn its pages, though nothing says so. */
function isBehindList({ index, group }: ObservedElement, { elements, collections }: Scene): boolean {
  return collections.some((units) => {
    const inside = units.flatMap((unit) => unit.elements);
    const end = Math.max(...inside.map((element) => element.index));
    const between = elements.slice(end + 1, index);
    const asks = inside.some((element) => isEditable(element) || element.options !== undefined || checkableRoles.includes(element.role));
    const isNear = end < index && between.length <= 3 && between.every((other) => other.group === group);
    return units.length >= fewestEntries && isNear && !asks;
  });
}
const fewestEntries = 5;
const previousWord = /^\P{L}*prev(?:ious)?$/iu;

const isCalled = (by: string, { name, hints = '' }: ObservedElement): boolean =>
  [name, hints].some((called) => likeness(by, called) >= 0.9);

/** What turns the pages is there and off: the one that is open is the last, whether or not its number says so. */
const isAtEnd = (scene: Scene): boolean =>
  scene.elements.some(
    (element) => isClickable(element) && !isUsable(element) && turns('next', element, scene) && isOfPager(element, scene),
  );

const turns = (way: 'next' | 'previous', element: ObservedElement, scene: Scene): boolean =>
  isTurner(way, element) || isDrawnTurner(way, element, scene);

/** A mark among what was explored: what turns the pages has turned the last in vain, and the page that is open is the last. */
export const lastTurned = 'last page';

/** "2 of 2", "11–12 of 12" beside what turns the pages on, or "1 of 2", "1–10 of 12" beside what turns them back: it stands there still, and turns none. */
const saysEnd = (way: 'next' | 'previous', { index, group }: ObservedElement, { elements }: Scene): boolean =>
  elements.slice(Math.max(0, index - besides), index + besides + 1).some(({ name, group: other }) => {
    if (other !== group || name.length > longestRange) return false;
    const [, from, to, of] = range.exec(name) ?? [];
    const [, , open, pages] = bareOf.exec(name.trim()) ?? [];
    const [begins, ends, all] = [from ?? open, to ?? open, of ?? pages];
    return ends !== undefined && (way === 'next' ? ends === all : begins === '1' && ends !== all);
  });

/** Of pages that are numbered and no more, the one behind the one that is open; where none looks open, behind the last that was opened. */
function nextNumber(situation: Pick<Situation, 'scene'> & Partial<Pick<Situation, 'cursor'>>): ObservedElement | undefined {
  const numbers = pageNumbers(situation.scene);
  return numberBeside(numbers, openNumber(numbers, situation) ?? 1, 1);
}

function pageNumbers(scene: Scene): readonly ObservedElement[] {
  const said = scene.elements.filter((element) => numberIn(element) !== undefined && saysPages(element, scene));
  const clickable = said.filter(isClickable);
  // The one that is open may be a mere text among the others.
  const own = clickable.length > 1 ? clickable : said;
  const numbers =
    clickable.length > 0 && own.every((element, at) => numberIn(element) !== numberIn(own[at - 1])) ? own : numbersBehindList(scene);
  return numbers.length < 2 || (numberIn(numbers[0]) ?? 0) > 2 ? [] : numbers;
}

/** "3", "Page 3" */
const numberIn = (element: ObservedElement | undefined): number | undefined => {
  const [, digits] = /^(?:(?:go to )?page )?(\d{1,3})$/i.exec(element?.name.trim() ?? '') ?? [];
  return digits === undefined ? undefined : Number(digits);
};

/** Undefined where none of them looks open. */
function openNumber(
  numbers: readonly ObservedElement[],
  { scene, cursor }: Pick<Situation, 'scene'> & Partial<Pick<Situation, 'cursor'>>,
): number | undefined {
  const drawn = drawnStates(numbers);
  const open = numbers.find(
    (element) => !isClickable(element) || !isUsable(element) || element.states.includes('selected') || drawn.has(element.index),
  );
  const turned = numbers.findLast((element) => cursor?.explored.includes(scene.keyOf(element)));
  const left = numbers.findIndex((element, at) => numberIn(element) !== at + 1);
  // The one that is open may be no number to click at all.
  return numberIn(open ?? turned) ?? (left === -1 ? undefined : left + 1);
}

const numberBeside = (numbers: readonly ObservedElement[], here: number, step: 1 | -1): ObservedElement | undefined =>
  numbers.find((element) => isClickable(element) && isUsable(element) && numberIn(element) === here + step);

const mostPages = 20;

/** "1 2 3" right behind the last entry of a list: its pages, though nothing says so; the one that is open needs not be clickable. */
function numbersBehindList({ elements, collections }: Scene): readonly ObservedElement[] {
  for (const units of collections) {
    const end = units.length > 0 ? Math.max(...units.flatMap((unit) => unit.elements.map(({ index }) => index))) : elements.length;
    const run = elements.slice(end + 1, end + 1 + mostPages);
    const length = run.findIndex(({ name, type }, at) => name.trim() !== `${at + 1}` || type !== undefined);
    const numbers = run.slice(0, length === -1 ? undefined : length);
    const isOfOne = numbers.every(({ group }) => group === numbers[0]?.group);
    if (numbers.length > 1 && numbers.filter(isClickable).length >= numbers.length - 1 && isOfOne) return numbers;
    const inLine = numbersInLine(run);
    if (inLine.length > 1) return inLine;
  }
  return [];
}

/** "1 2 11 members", of which all but the one that is open can be clicked. */
function numbersInLine([line, ...others]: readonly ObservedElement[]): readonly ObservedElement[] {
  if (!line || !isText(line)) return [];
  const words = line.name.trim().split(/\s+/);
  const end = words.findIndex((word, at) => word !== `${at + 1}`);
  const said = end === -1 ? words : words.slice(0, end);
  const numbers = said.map(
    (word) => others.find(({ name, group }) => name.trim() === word && group === line.group) ?? { ...line, name: word },
  );
  return numbers.filter(isClickable).length === numbers.length - 1 ? numbers : [];
}

/** Its maker calls the numbers around it pages. */
const saysPages = (element: ObservedElement, scene: Scene): boolean =>
  scene
    .around(element)
    .slice(0, 2)
    .some((group) => {
      const { name, hints = '' } = scene.groups[group] ?? { name: '' };
      return /\bpag(?:es?|er|ination|inate|ing)\b/i.test(`${hints} ${name.slice(0, longestRange)}`);
    });

export function isAmongPages(element: ObservedElement, { scene }: Pick<Situation, 'scene'>): boolean {
  const near = scene.elements.slice(Math.max(0, element.index - 12), element.index + 13).filter((other) => other !== element);
  const numbers = near.filter((other) => isClickable(other) && /^\d{1,3}$/.test(other.name.trim()));
  const around = scene
    .around(element)
    .map((group) => `${scene.groups[group]?.hints ?? ''} ${(scene.groups[group]?.name ?? '').slice(0, 40)}`);
  return (
    numbers.length > 0 ||
    holdsSense(element.name, 'page') ||
    [element.hints ?? '', ...around].some((text) => /\bpag(?:er|es|ination|inate|ing)\b/i.test(text)) ||
    near.some(({ name }) => numberedPage.test(name))
  );
}

/** A day of the year is written with strokes, too. */
const numberedPage = /\b(?:page|seite)\s+\d+|\b\d+\s*(?:of|von)\s*\d+\b|(?<![\d/])\d+\s*\/\s*\d+(?![\d/])/i;

/** What turns the list back by a page. */
export function previousPage(situation: Pick<Situation, 'scene' | 'isHere'>): ObservedElement | undefined {
  if (situation.isHere) return undefined;
  const { scene } = situation;
  const turners = scene.elements.filter(
    (element) => isClickable(element) && isUsable(element) && !saysEnd('previous', element, scene) && turns('previous', element, scene),
  );
  const back =
    turners.find((element) => isOfPager(element, scene)) ??
    turners.find((element) => !isOfSlides(element, scene) && isAmongPages(element, situation));
  const numbers = back ? [] : pageNumbers(situation.scene);
  return back ?? numberBeside(numbers, openNumber(numbers, situation) ?? 1, -1);
}

/** Whether the list is cut into pages, of which this is the first, the last or one between. */
export const isOnePageOfSeveral = (situation: Pick<Situation, 'scene' | 'isHere'>, way?: 'back'): boolean =>
  (way === undefined && (nextPage(situation) !== undefined || saysMore(situation))) || previousPage(situation) !== undefined;

/** "1–6 of 9", "Page 2 of 3", "8 of 10 lamps" over a list of eight: the page says itself that the list goes on. */
export function saysMore({ scene, isHere }: Pick<Situation, 'scene' | 'isHere'>): boolean {
  if (isHere) return false;
  return scene.elements.some((element) => {
    if (!isText(element) || element.name.length > longestRange) return false;
    const [, , to, of] = range.exec(element.name) ?? pageOf.exec(element.name) ?? [];
    if (to !== undefined) return Number(to) < Number(of);
    const [, shown, all] = shownOf.exec(element.name.trim()) ?? [];
    return (
      shown !== undefined &&
      Number(shown) < Number(all) &&
      scene.unitOf(element) === undefined &&
      scene.collections.some(({ length }) => length === Number(shown))
    );
  });
}
const longestRange = 60;
const range = /(?<![\d.,])(\d{1,6})\s*(?:[-–—]|to|bis)\s*(\d{1,6})\s+(?:of|von|sur|de|out of)\s+(\d{1,7})(?![\d.,]*\d)/i;
const pageOf = /^(page|seite)\s+(\d{1,6})\s*(?:of|von|\/)\s*(\d{1,6})$/i;
const bareOf = /^(page |seite |)(\d{1,4})\s*(?:of|von|\/)\s*(\d{1,4})$/i;
const shownOf = /^(?:showing |displaying )?(\d{1,6}) (?:of|out of|von) (\d{1,6})(?: \p{L}+)?(?: shown| displayed)?$/iu;
const backArrows = /^[‹«<←◀]+$/;

const showingMore = ['load more', 'show more', 'more results', 'view more', 'see more', 'show all', 'view all'];

export const isMore = (element: ObservedElement, { elements }: Scene): boolean =>
  isClickable(element) &&
  (showingMore.some((word) => likeness(word, element.name) >= 0.85) ||
    (moreOf.test(element.name.trim()) && !ofControls.test(element.name))) &&
  !elements.slice(Math.max(0, element.index - besides), element.index + besides + 1).some(isLess);

/** "More adults" beside "Fewer adults" counts; it shows nothing. */
const isLess = (element: ObservedElement): boolean => isClickable(element) && lessOf.test(element.name.trim());
const lessOf = /^(?:(?:fewer|less|minus|reduce|decrease|subtract|remove)\b|[-–−]$)/i;
const besides = 4;

/** How long the page was when more of it was asked for. */
export const moreMark = ({ elements }: Scene): string => `more ${elements.length}`;

/** Whether what was asked for more has brought any: what changes a number only is no list. */
export function hasGrown({ scene, cursor }: Pick<Situation, 'scene' | 'cursor'>): boolean {
  const mark = cursor.explored.findLast((text) => text.startsWith('more '));
  return mark === undefined || scene.elements.length > Number(mark.slice('more '.length));
}

/** How long a page of a list, or more of it, may take. */
export const turnsMs = 2_500;

/** What was pressed for more of the list just now has not brought it yet, and may. */
export const isMoreComing = ({ scene, cursor, now }: Pick<Situation, 'scene' | 'cursor' | 'now'>): boolean =>
  cursor.explored.at(-2)?.startsWith('more ') === true &&
  !hasGrown({ scene, cursor }) &&
  scene.observation.still !== true &&
  now - (cursor.missingSince ?? now) < turnsMs;

type Paged = Pick<Situation, 'scene' | 'isHere'> & Partial<Pick<Situation, 'cursor' | 'changed'>>;

/** The button that brings up more of the list that the page shows, and not in vain; a link may lead anywhere. */
export function moreButton({ scene, cursor, changed, isHere }: Paged): ObservedElement | undefined {
  if (isHere) return undefined;
  const wasVain = (element: ObservedElement) =>
    cursor?.explored.at(-1) === scene.keyOf(element) && (changed === false || !hasGrown({ scene, cursor }));
  return scene.elements.find(
    (element) =>
      (element.role !== 'link' || loading.test(element.name.trim())) &&
      isUsable(element) &&
      isMore(element, scene) &&
      scene.unitOf(element) === undefined &&
      !wasVain(element),
  );
}

/** A link that says by its verb that it brings more to where it stands. */
const loading = /^(?:load|show) (?:\d+ )?(?:more|older|earlier|newer)\b/i;

/** It says itself that more of it is on its way, or comes when it is scrolled to. */
export const isLoading = ({ elements }: Scene): boolean =>
  elements.some(({ role, name }) => !/link|heading/.test(role) && onItsWay.test(name.trim()));
const onItsWay = /^(?:loading|fetching)(?: (?:more|next|older|further)(?: \p{L}+)?)?\s*(?:\.{3}|…)$/iu;

export const hasMore = (paged: Paged): boolean => moreButton(paged) !== undefined;

/** "More replies", "Load older messages" */
const moreOf =
  /^(?:(?:load|show|view|see|read) (?:\d+ )?(?:more|all|older|earlier)(?: \p{L}+){1,2}|(?:more|older|earlier) \p{L}{3,}s)(?: \(\d+\))?\W*$/iu;
const ofControls = /\b(?:options|actions|settings|tools|filters|menu|details|info(?:rmation)?|about|functions|commands|links|apps|less)\b/i;

/** Whether the goal has turned to a page of the list just before, or says itself that what it means stands on the one that is open. */
export function isOfOpenPage(instructions: readonly Instruction[], at: number): boolean {
  const instruction = instructions[at];
  const what = instruction && 'what' in instruction ? instruction.what : undefined;
  if (what?.here || what?.within?.here) return true;
  if (instruction === undefined || turnsPage(instruction)) return false;
  const before = instructions.slice(0, at).findLast(({ kind }) => kind !== 'read' && kind !== 'await');
  return before !== undefined && turnsPage(before);
}

function turnsPage(instruction: Instruction): boolean {
  if (instruction.kind !== 'open' && instruction.kind !== 'click') return false;
  const { name, noun, ordinal } = instruction.what;
  if (noun === 'page') return /^\d{1,4}$/.test(name) || ordinal !== undefined;
  return /^(?:(?:the )?(?:next|previous|last|first)(?: page)?|[›»‹«])$/i.test(name);
}
