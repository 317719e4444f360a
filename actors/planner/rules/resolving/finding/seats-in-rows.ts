/** "Seat D2": in the row that is headed by the letter, what bears the number. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { onlyOf } from '../only.ts';
import { isClickable, isUsable } from '../page/kinds-of-elements.ts';
import type { Scene, Unit } from '../page/scene.ts';
import type { Purpose } from './candidates.ts';
import { type Found, some } from './found.ts';

const code = /^(?:(?<letter>\p{Lu})[- ]?(?<number>\d{1,3})|(?<first>\d{1,3})[- ]?(?<last>\p{Lu}))$/u;
const acting: readonly Purpose[] = ['click', 'use', 'check', 'choose', 'point'];

/** Undefined where the page has no such rows, each headed once; what stands there and can't be pressed can't be had. */
export function seatInRow({ name, where, rank, ordinal, within, all }: Description, purpose: Purpose, scene: Scene): Found | undefined {
  const { letter, number, first, last } = code.exec(name)?.groups ?? {};
  const [row, seat] = [letter ?? first, number ?? last];
  if (row === undefined || seat === undefined || !acting.includes(purpose) || (where ?? rank ?? ordinal ?? within ?? all) !== undefined)
    return undefined;
  if (scene.elements.some((element) => element.name.trim() === name)) return undefined;
  const rows = scene.collections.filter((units) => units.length > 1 && units.every(isHeaded)).flat();
  const meant = onlyOf(rows.filter((unit) => headOf(unit) === row));
  if (!meant) return undefined;
  const seats = meant.elements.slice(1).filter((element) => element.name.trim() === seat && isClickable(element) && isUsable(element));
  const [only, ...others] = seats;
  return only && others.length === 0
    ? some([only])
    : { type: 'none', why: `row ${JSON.stringify(row)} has no ${JSON.stringify(seat)} that could be pressed` };
}

/** Seats that can't be pressed may run on from the head: "Q 1 2". */
const headed = /^(?:row )?(\p{Lu}|\d{1,3})(?:\s[\p{Lu}\d\s]+)?$/iu;
const headOf = ({ elements: [head] }: Unit): string => headed.exec(head?.name.trim() ?? '')?.[1] ?? '';

/** A letter or number that can't be pressed, and seats behind it. */
const isHeaded = (unit: Unit): boolean => {
  const [head, ...seats] = unit.elements;
  return head !== undefined && !isClickable(head) && headOf(unit) !== '' && seats.length > 1 && seats.every(isShort);
};
const isShort = ({ name }: ObservedElement): boolean => name.split(/\s+/).every((part) => part.length <= 3);
