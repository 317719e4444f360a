/** "Rate it 4 stars", where a page has as many equal signs side by side as it has stars to give: the fourth is clicked. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { clickOn, fillWith, type Move, missing, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isClickable, isText, isUsable } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { holdsSense, holdsWords, likeness } from '../words/likeness.ts';

const amount = /^(\d{1,2})(?: ?(stars?|points?|hearts?))?$/i;
/** Signs of half a star each make twice as many: five and fewer of ten can't be told. */
const fewest = 3;
const most = 7;

/** Undefined where nothing is rated, or where the page has no such signs, or several of them and nothing says which. */
export function rated(texts: readonly string[], from: Description | undefined, { scene }: Situation): Move | undefined {
  const [text = '', ...others] = texts;
  const [, said, unit] = amount.exec(text) ?? [];
  if (said === undefined || others.length > 0 || !from) return undefined;
  const isRating = holdsSense('rating', from.name);
  // "The service to 3 stars": what has stars is what stands behind that word.
  if (!isRating && (!/^stars?$/i.test(unit ?? '') || from.name === '' || from.within || from.where)) return undefined;
  const whose = isRating ? from.within : from;
  const runs = runsOf(scene).filter(({ length }) => length >= fewest && length <= most);
  const meant = whose === undefined ? runs : runs.filter((run) => isOf(run, whose, scene));
  const isOnly = isRating && meant.length === 0 && runs.length === 1 && whose?.exact === false && !whose.where && !hasOwnRow(whose, scene);
  const [run, ...more] = isOnly ? runs : meant;
  const sign = more.length === 0 ? run?.[Number(said) - 1] : undefined;
  return sign ? clickOn(sign) : isRating && whose === undefined && runs.length === 0 ? onItsScale(said, scene) : undefined;
}

/** A rating that is a scale of as many steps as stars. */
function onItsScale(said: string, { elements }: Scene): Move | undefined {
  const scale = onlyOf(elements.filter(({ role, name }) => role === 'slider' && holdsSense(name, 'rating')));
  const [from, to] = ['from', 'to'].map((end) => scale?.states.find((state) => state.startsWith(`${end}-`))?.slice(end.length + 1));
  const isOfStars = (from === '0' || from === '1') && Number(to) >= fewest && Number(to) <= most && Number(said) <= Number(to);
  return scale && isOfStars ? fillWith(scale, said) : undefined;
}

/** What would give the stars of something else is refused: the page speaks of what is rated in another place. */
export function unlessOfAnother(move: Move, from: Description | undefined, { scene }: Situation): Move {
  const whose = from?.within;
  const on = move.type === 'act' ? move.on : undefined;
  // Of signs one run was told from the others already.
  if (!from || !whose || !on || isSign(on, scene) || !holdsSense('rating', from.name)) return move;
  const said = whose.name || whose.whole;
  const around = [
    ...scene.around(on).map((group) => scene.groups[group]?.name ?? ''),
    scene.unitOf(on)?.text ?? '',
    scene.labelOf(on),
    on.name,
  ];
  if (around.some((text) => holdsWords(text, said) || likeness(said, text) >= 0.8)) return move;
  const speaksOfIt = scene.elements.some((element) => isText(element) && likeness(said, element.name.replace(scale, '').trim()) >= 0.8);
  const isSaid = [scene.observation.title, ...scene.elements.map(({ name }) => name), ...scene.groups.map(({ name }) => name)].some(
    (text) => holdsSense(text, said),
  );
  return speaksOfIt || !isSaid ? missing(`what gives ${JSON.stringify(said)} its stars could not be told`) : move;
}
/** Drawn behind what it rates. */
const scale = /[^\p{L}\p{N}\s]{2,}\s*$/u;

/** What stands in a row or card elsewhere is rated there. */
const hasOwnRow = ({ name, whole }: Description, scene: Scene): boolean =>
  scene.elements.some((element) => likeness(name || whole, element.name) >= 0.9 && scene.unitOf(element) !== undefined);

/** Equal controls without a word, one right after the other. */
function runsOf(scene: Scene): readonly (readonly ObservedElement[])[] {
  const runs: ObservedElement[][] = [];
  let last: ObservedElement | undefined;
  for (const element of scene.elements) {
    if (!isSign(element, scene)) continue;
    const isNext =
      last !== undefined &&
      isRightBehind(element, last, scene) &&
      listOf(element, scene) === listOf(last, scene) &&
      element.role === last.role;
    const begins = element.label !== undefined && /[\p{L}\p{N}]/u.test(element.label);
    if (isNext && !begins) runs.at(-1)?.push(element);
    else runs.push([element]);
    last = element;
  }
  return runs;
}

/** What is drawn for a sign may be on the page beside it, by the same name. */
const isRightBehind = (element: ObservedElement, last: ObservedElement, { elements }: Scene): boolean =>
  element.index > last.index &&
  elements.slice(last.index + 1, element.index).every(({ name }) => onlyStars.test(name) && name === element.name);

/** What the pictures in a sign are called. */
const onlyStars = /^(?:stars? ?)+$/i;

/** Each of them may be an entry of the list that they are. */
const listOf = ({ name, group }: ObservedElement, { groups }: Scene): number | undefined =>
  onlyStars.test(name) && group !== undefined ? groups[group]?.parent : group;

/** Of radio buttons without a word, those of a table are told by its columns. */
const isSign = (element: ObservedElement, scene: Scene): boolean =>
  (element.role === 'radio' &&
    (element.name === '' || onlyStars.test(element.name)) &&
    !scene.around(element).some((group) => cells.test(scene.groups[group]?.role ?? ''))) ||
  isStar(element);
const cells = /^(?:row|table|grid|cell)$/;

const isStar = (element: ObservedElement): boolean =>
  isClickable(element) &&
  isUsable(element) &&
  !/[\p{L}\p{N}]/u.test(element.name) &&
  (/[★☆⭐✩✰♥♡❤]/u.test(element.name) || (element.name === '' && holdsSense(element.hints ?? '', 'star')));

/** What stands right before the signs says what they rate, or the row or card that they stand in does. */
function isOf([first]: readonly ObservedElement[], { name, whole }: Description, scene: Scene): boolean {
  if (!first) return false;
  const said = name || whole;
  const before = scene.elements.slice(0, first.index).findLast(({ name: drawn }) => !onlyStars.test(drawn));
  const label = first.label ?? (before && isText(before) ? before.name : '');
  return likeness(said, label) >= 0.8 || holdsWords(scene.unitOf(first)?.text ?? '', said);
}
