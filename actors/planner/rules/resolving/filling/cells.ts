/** Cells of a grid that become a field once they are clicked: the one of a row and a column is written in. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { crossed, isCell } from '../answers/crossing.ts';
import { openOwnPage } from '../deeds/own-page.ts';
import { find } from '../finding/find.ts';
import { fillWith, type Move, missing, next, type Situation } from '../move.ts';
import { isEditable, isText } from '../page/kinds-of-elements.ts';
import type { Unit } from '../page/scene.ts';
import { holdsWords, likeness } from '../words/likeness.ts';

/** How often the cell was clicked; then what was written is to be sent. Beyond the stages of whatever else is tried. */
const [once, twice, sent] = [1_001, 1_002, 1_003];

export const isInCell = ({ cursor }: Situation): boolean => cursor.stage >= once;

/** Undefined where there is no such cell. */
export function intoCell(what: Description, text: string, situation: Situation): Move | undefined {
  const { scene, cursor } = situation;
  const { stage } = cursor;
  const field = scene.elements.find((element) => isEditable(element) && element.states.includes('focused'));
  if (stage === sent)
    return field
      ? { type: 'act', act: { kind: 'press', key: 'Enter', element: field.index }, on: field, ok: { stage: sent + 1 } }
      : undefined;
  const cell = cellOf(what, situation);
  if (stage > sent)
    return cell === undefined || holdsWords(cell.name, text) || cell.value === text
      ? next
      : missing(`the cell shows ${JSON.stringify(cell.name)}`);
  if ((stage === once || stage === twice) && field) return fillWith(field, text, { stage: sent });
  // What its row does not take, its own page may.
  if (stage === twice) return what.within && onOwnPage(what.within, situation);
  if (!cell) return undefined;
  // It is a field by now.
  if (stage === 0 && isEditable(cell)) return fillWith(cell, text);
  return {
    type: 'act',
    act: { kind: 'click', element: cell.index, ...(stage === once && { times: 2 as const }) },
    on: cell,
    ok: { stage: stage === once ? twice : once },
    // A first click may do nothing where two are asked for.
    failed: { stage: stage === once ? twice : once, tried: cursor.tried },
  };
}

function onOwnPage(thing: Description, situation: Situation): Move | undefined {
  const move = openOwnPage(thing, situation);
  return move?.type === 'act' ? { ...move, ok: { ...move.ok, stage: 0, tried: [] } } : move;
}

/** The cell of a row and of the column that is said. */
export function cellOf(what: Description, situation: Situation): ObservedElement | undefined {
  const crossing = crossed(what, situation);
  if (crossing) return crossing;
  const { name, within, exact } = what;
  if (exact || name === '' || within === undefined) return undefined;
  const { scene } = situation;
  const thing = find(within, 'point', situation);
  const unit = thing.type === 'found' ? scene.unitOf(thing.elements[0]) : undefined;
  const cells = unit?.elements.filter((element) => isCell(element) && likeness(name, element.column ?? '') >= 0.9);
  return cells?.length === 1 ? cells[0] : thing.type === 'found' ? onlyNumberIn(unit, thing.elements[0], name) : undefined;
}

/** In a table without heads: the price of what a row is called, where one number is all that the row tells besides. */
function onlyNumberIn(unit: Unit | undefined, called: ObservedElement, name: string): ObservedElement | undefined {
  const counts = countsOf.test(name);
  if (!unit || unit.elements[0] !== called || !(counts || sums.test(name))) return undefined;
  const others = unit.elements.filter((element) => element !== called);
  const isNumber = ({ name, value = '' }: ObservedElement) => (counts ? whole : number).test((value || name).trim());
  const [only, ...more] = others.filter((element) => isCell(element) || isEditable(element));
  const isPlain = only !== undefined && more.length === 0 && only.column === undefined && isNumber(only);
  return isPlain && others.every((element) => element === only || !isText(element)) ? only : undefined;
}
const sums = /^(?:price|cost|amount|rate|fee|value|total|balance|sum|score|weight)$/i;
const countsOf = /^(?:quantity|stock|count|number|age|points)$/i;
const number = /^\p{Sc}?\s?\d[\d.,]*\s?(?:\p{Sc}|%)?$/u;
const whole = /^\d{1,6}$/;
