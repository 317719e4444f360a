/** Of several controls that are called Next, or Previous, those that turn the pages of a list, and none that turns slides, days or steps. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Situation } from '../move.ts';
import { holdsSense, likeness } from '../words/likeness.ts';
import { formAround } from './form-around.ts';
import { isClickable, isUsable } from './kinds-of-elements.ts';
import type { Scene, Unit } from './scene.ts';

type Way = 'next' | 'previous';

/** Lists of what is written go from the newest back. */
const ways: Readonly<Record<Way, { readonly words: readonly string[]; readonly arrows: RegExp }>> = {
  next: { words: ['next', 'next page', 'go to next page', 'older'], arrows: /^[›»>→▶]+$/ },
  previous: { words: ['previous', 'previous page', 'go to previous page', 'newer'], arrows: /^[‹«<←◀]+$/ },
};

/** Whether it is called as what turns a list one page on, or back. */
export const isTurner = (way: Way, { name }: ObservedElement): boolean =>
  ways[way].arrows.test(name.trim()) || ways[way].words.some((word) => likeness(word, name) >= 0.85);

/** By the name of its drawing, where its maker calls what is around it pages: elsewhere such a word may be any direction. */
export const isDrawnTurner = (way: Way, element: ObservedElement, scene: Scene): boolean =>
  drawn[way].test(element.name.trim()) && around(element, scene).some((text) => ofPages.test(text));
const drawn: Readonly<Record<Way, RegExp>> = {
  next: /^(?:(?:chevron|arrow|angle|caret|keyboard|navigate)[ _-])*(?:right|next|forward)$/i,
  previous: /^(?:(?:chevron|arrow|angle|caret|keyboard|navigate)[ _-])*(?:left|before|back)$/i,
};

/** As it stands now. */
const turns = (way: Way, element: ObservedElement): boolean => isClickable(element) && isUsable(element) && isTurner(way, element);

/** What its maker calls the control itself and what is right around it; a part that is called a page is all of one. */
const around = (element: ObservedElement, scene: Scene): readonly string[] => [
  element.hints ?? '',
  ...scene
    .around(element)
    .slice(0, 2)
    .map((group) => {
      const { role, hints = '', name } = scene.groups[group] ?? { role: '', name: '' };
      const text = `${hints} ${name.slice(0, longest)}`;
      return role === 'navigation' ? text : text.replace(/\bpage\b/gi, '');
    }),
];
const longest = 40;

const ofSlides = /\b(?:carousel|slides?|slider|slideshow|swiper|gallery|lightbox|calendar|datepicker|wizard|stepper)\b/i;
const ofPages = /\bpag(?:es?|er|ination|inate|ing)\b/i;

export const isOfSlides = (element: ObservedElement, scene: Scene): boolean => around(element, scene).some((text) => ofSlides.test(text));

/** It says so itself, its maker does, or the numbers of the pages stand with it. */
export const isOfPager = (element: ObservedElement, scene: Scene): boolean =>
  !isOfSlides(element, scene) &&
  (holdsSense(element.name, 'page') ||
    around(element, scene).some((text) => ofPages.test(text)) ||
    scene.elements.some((other) => other.group === element.group && isClickable(other) && /^\d{1,3}$/.test(other.name.trim())));

/** The number of a page, or what turns to the one before or behind. */
export const isPageOfList = (element: ObservedElement, scene: Scene): boolean =>
  (/^\d{1,4}$/.test(element.name.trim()) || isTurner('next', element) || isTurner('previous', element)) &&
  scene.unitOf(element) === undefined &&
  isOfPager(element, scene);

/** Right behind the last entry of a list, with nothing but controls between. */
function isBehindList({ index }: ObservedElement, { elements, collections }: Scene): boolean {
  const ends = collections
    .filter(({ length }) => length > 1)
    .map((units) => Math.max(...units.flatMap((unit) => unit.elements.map((each) => each.index))));
  const end = Math.max(-1, ...ends.filter((at) => at < index));
  return end >= 0 && elements.slice(end + 1, index).every(isClickable);
}

/** What stands alone behind a list and is called Next may turn it, unless it stands in a form, or the goal says itself to press it. */
export const mayTurnList = ({ scene, instructions, cursor }: Situation): boolean =>
  scene.elements.some(
    (element) =>
      turns('next', element) &&
      !isOfSlides(element, scene) &&
      formAround(scene, element) === undefined &&
      isBehindList(element, scene) &&
      !instructions.slice(cursor.at + 1).some((then) => then.kind === 'click' && likeness(then.what.name, element.name) >= 0.85),
  );

/** What stands right behind these things, in no form, and is called as what turns a list on or back: there may be more of them. */
export function mayGoOn(units: readonly Unit[], scene: Scene): boolean {
  const end = Math.max(-1, ...units.flatMap(({ elements }) => elements.map(({ index }) => index)));
  const rest = scene.elements.slice(end + 1);
  const until = rest.findIndex((element) => !isClickable(element));
  const controls = end < 0 ? [] : rest.slice(0, until === -1 ? undefined : until);
  const isInForm = (element: ObservedElement) => scene.around(element).some((group) => scene.groups[group]?.role === 'form');
  return controls.some(
    (element) => (turns('next', element) || turns('previous', element)) && !isOfSlides(element, scene) && !isInForm(element),
  );
}

/** "The next page of the list", where several controls may be called so; undefined where one is, or none. */
export function turnerMeant(way: Way, { scene }: Situation): ObservedElement | 'unclear' | undefined {
  const turners = scene.elements.filter((element) => turns(way, element));
  if (turners.length < 2) return undefined;
  const pagers = turners.filter((element) => isOfPager(element, scene));
  const behind = turners.filter((element) => isBehindList(element, scene));
  const left = pagers.length > 0 ? pagers : behind.length > 0 ? behind : turners.filter((element) => !isOfSlides(element, scene));
  const [only, ...others] = left;
  if (only && others.length === 0) return only;
  // Over and under one list they turn the same.
  const lists = scene.collections.filter(({ length }) => length > 1);
  const isOverAndUnder = pagers.length === 2 && new Set(pagers.map(({ name }) => name)).size === 1 && lists.length <= 1;
  return only && isOverAndUnder ? only : 'unclear';
}
