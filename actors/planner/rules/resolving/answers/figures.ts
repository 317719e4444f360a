/** The figures of a dashboard: cards of one number each, with what it is of above or below it, how it has changed, and a link to more. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { type Looking, say } from '../finding/candidates.ts';
import { isText } from '../page/kinds-of-elements.ts';
import type { Scene, Unit } from '../page/scene.ts';
import { holdsSense, likeness } from '../words/likeness.ts';
import { change, isFigure } from './changes-told.ts';
import { type Extracted, shaped, shapedAt } from './shaped-values.ts';
import { textOf } from './value-kinds.ts';

const longestLabel = 40;
const changeBehind = /\s*\(?[-+−–▲▼△▽↑↓↗↘⬆⬇]\s?\p{Sc}?\d[\d.,]*\s?(?:%|pts?|pp)?\)?\s*$/u;
const labelIn = (text: string): string => text.trim().replace(changeBehind, '').trim();

/** "2,318 yesterday: 2,207", "18,220from 17,900": a figure, and how it stands to another right behind it. "883-719-5391" is one number. */
const withChange =
  /^(.*?\S)\s*(?=(?:(?<=\s)\(?[-+−–]|\(?[▲▼△▽↑↓↗↘⬆⬇]|\([-+−–]|[-+−–](?=\s?\d[\d.,]*\s?%))\s?\p{Sc}?\d|(?:vs\.?|versus|from|since|compared|yesterday|previous|last (?:week|month|year|quarter))(?!\p{L}))/iu;
const figureIn = (text: string): string | undefined => {
  const [, ahead = text] = withChange.exec(text.trim()) ?? [];
  return [text, ahead].map((each) => each.trim()).find(isFigure);
};

interface Figure {
  readonly element: ObservedElement;
  readonly text: string;
  readonly label: string;
}

/** Undefined where the card does not say one figure of one thing. */
function figureOf({ elements, group }: Unit, scene: Scene): Figure | undefined {
  if (scene.groups[group]?.role === 'row') return undefined;
  if (elements.some((element) => !isText(element) && element.role !== 'link' && element.role !== 'img')) return undefined;
  const texts = elements.filter((element) => isText(element) && element.name.trim() !== '');
  const own = texts.filter(
    ({ name }, at) =>
      !texts.some((other, before) => before < at && at - before <= 3 && other.name.length > name.length && other.name.includes(name)),
  );
  const [figure, ...figures] = own.flatMap((element) => {
    const text = figureIn(element.name);
    return text === undefined ? [] : [{ element, text }];
  });
  const labels = own
    .map(({ name }) => labelIn(name))
    .filter((label) => /\p{L}{2}/u.test(label) && !/\d/.test(label) && label.length <= longestLabel && !change.test(label));
  const [label, ...others] = labels;
  return figure && figures.length === 0 && label !== undefined && others.length === 0 ? { ...figure, label } : undefined;
}

/** Several of one build, each with a figure of its own: what one of them is called is never counted, and tells its number. */
function cardsIn(scene: Scene): readonly Figure[] {
  return scene.collections.flatMap((units) => {
    const found = units.flatMap((each) => figureOf(each, scene) ?? []);
    const isBoard =
      units.length > 1 && found.length === units.length && new Set(found.map(({ label }) => label.toLowerCase())).size === found.length;
    return isBoard ? found : [];
  });
}

const surely = 0.94;

/** The figure of the card that is called so; undefined where none is, or where a list of such things stands on the page as well. */
export function figureCalled(what: Description, form: 'text' | 'number' | 'list' | 'count', { scene }: Looking): Extracted | undefined {
  const { exact, where, rank, ordinal, except, part, beside } = what;
  if (exact || [where, rank, ordinal, except, part, beside].some((told) => told !== undefined)) return undefined;
  // "The number of new users": of what is called so.
  const isNumber = /^(?:number|count)$/.test(what.name) && what.within !== undefined;
  const of = isNumber ? what.within : what;
  if (of === undefined || of.within || of.where || of.rank || of.exact) return undefined;
  const said = of.whole.replace(/^the /i, '').replace(/^(?:total )?(?:number|count) of (?:the )?/i, '');
  const cards = said === '' ? [] : cardsIn(scene);
  const [card, ...others] = cards.filter(({ label }) => likeness(said, label) >= surely);
  if (card === undefined || others.length > 0) return undefined;
  const isCount = form === 'count' || isNumber;
  if ((isCount || form === 'list') && isListed(of.noun || of.name, card, scene)) return undefined;
  if (isCount && !/^\d[\d.,'\s]*[kKmM]?$/.test(card.text))
    return { type: 'none', why: `the page tells ${JSON.stringify(card.text)}, and no number of ${say(of)}` };
  const shape = form === 'text' || form === 'list' ? 'text' : 'number';
  return card.text === textOf(card.element) ? shapedAt(card.element, of, shape) : shaped(card.text, of, shape);
}

/** Whether another part of the page is of such things, by its heading or a column. */
const isListed = (noun: string, { element }: Figure, scene: Scene): boolean =>
  scene.elements.some(
    (other) =>
      scene.unitOf(other) !== scene.unitOf(element) &&
      (other.role === 'heading' || other.role === 'columnheader') &&
      holdsSense(other.name, noun),
  );
