/** Moves a card from column to column by arrows of its own: to the one that bears a name, or so many to one side. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { find } from '../finding/find.ts';
import { clickOn, type Move, next, refused, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isClickable, isText, isUsable } from '../page/kinds-of-elements.ts';
import type { Unit } from '../page/scene.ts';
import { likeness } from '../words/likeness.ts';

const mostColumns = 15;
const ways = {
  left: /^(?:(?:move |shift )?(?:to the )?left|(?:move to )?previous column|[←◂◀◁‹<⬅⇐«]\uFE0F?)$/iu,
  right: /^(?:(?:move |shift )?(?:to the )?right|(?:move to )?next column|[→▸▶▷›>➡⇒»]\uFE0F?)$/iu,
} as const;

/** Undefined where it has no such arrows, or the page no such column. */
export function acrossTo(what: Description, to: string, situation: Situation): Move | undefined {
  const { scene } = situation;
  const found = cardOf(what, situation);
  if (!found) return undefined;
  const { card, thing } = found;
  const units = scene.collections.find((all) => all.includes(card)) ?? [card];
  const inside = new Set(units.flatMap(({ elements }) => elements));
  // Columns of one card each are rows to the map, which begin with their heads.
  const heads = card.elements[0] === thing ? [] : units.flatMap(({ elements }) => elements.slice(0, 1));
  const said = scene.elements.filter(
    (element) => isText(element) && /\p{L}/u.test(element.name) && (heads.includes(element) || !inside.has(element)),
  );
  const target = onlyOf(said.filter(({ name }) => likeness(to, name.replace(/\W*\d+\W*$/, '')) >= 0.95));
  const stands = said.findLast(({ index }) => index < thing.index);
  if (!target || !stands) return undefined;
  return stands === target ? next : pressed(card, stands.index < target.index ? 'right' : 'left', situation);
}

/** So many columns to the right, or to the left when negative. */
export function acrossBy(what: Description, by: number, situation: Situation): Move | undefined {
  if (situation.cursor.stage === Math.abs(by)) return situation.changed === false ? refused('the card did not follow its arrow') : next;
  const card = cardOf(what, situation)?.card;
  return card && pressed(card, by > 0 ? 'right' : 'left', situation);
}

function pressed(card: Unit, way: keyof typeof ways, { cursor, changed }: Situation): Move {
  const arrow = arrowTo(card, way);
  if (!arrow || !isUsable(arrow) || cursor.stage > mostColumns || (cursor.stage > 0 && changed === false))
    return refused('the arrows of the card do not bring it there');
  return clickOn(arrow, { stage: cursor.stage + 1, tried: [] });
}

/** The only one that is meant, where it has an arrow to each side; in the first and last column it may lack one that others have. */
function cardOf(what: Description, situation: Situation) {
  const { scene } = situation;
  const found = find(what, 'point', { ...situation, tried: [] });
  const thing = found.type === 'found' ? onlyOf(found.elements) : undefined;
  const card = thing && scene.unitOf(thing);
  const isMovable = card && (hasBoth(card) || (hasOne(card) && [...scene.units.values()].some(hasBoth)));
  return isMovable ? { card, thing } : undefined;
}

const hasBoth = (card: Unit): boolean => arrowTo(card, 'left') !== undefined && arrowTo(card, 'right') !== undefined;
const hasOne = (card: Unit): boolean => arrowTo(card, 'left') !== undefined || arrowTo(card, 'right') !== undefined;

const arrowTo = ({ elements }: Unit, way: keyof typeof ways): ObservedElement | undefined =>
  onlyOf(
    elements.filter((element) => isClickable(element) && [element.name, element.hints ?? ''].some((said) => ways[way].test(said.trim()))),
  );
