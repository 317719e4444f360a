/** The columns of a table that what is ranked by may be the name of, where there are several. */
import { onlyOf } from '../only.ts';
import type { Unit } from '../page/scene.ts';
import { holdsSense, likeness } from '../words/likeness.ts';
import { measures } from '../words/quantities.ts';
import { leastNamed } from './unit-values.ts';

/** "Votes 2024" and "Votes 2025" for votes, "Created" and "Updated" for what is newest; none where one is called so to the letter. */
export function columnsMeant(units: readonly Unit[], by: string, now: number): readonly string[] {
  if (by === '') return [];
  const columns = [...new Set(units.flatMap(({ elements }) => elements.flatMap(({ column }) => column ?? [])))];
  const named = columns.filter((column) => likeness(by, column) >= leastNamed || holdsSense(column, by));
  if (named.some((column) => likeness(by, column) >= surely)) return [];
  if (named.length > 0) return named.length > 1 ? named : [];
  return /^(?:date|day)$/.test(by) ? columns.filter((column) => !ahead.test(column) && saysDays(units, column, now)) : [];
}

const surely = 0.95;

/** What is yet to come of a thing says nothing of how old it is. */
const ahead = /\b(?:due|deadline|end|ends|expir\p{L}*|until|next|renew\p{L}*|closes?|return)\b/iu;

const saysDays = (units: readonly Unit[], column: string, now: number): boolean =>
  units.every(
    ({ elements }) =>
      onlyOf(elements.flatMap((element) => (element.column === column ? [measures(element.name, now)[0]?.kind ?? ''] : []))) === 'day',
  );

/** The things as that column alone tells of them. */
export const ofColumn = (units: readonly Unit[], column: string): readonly Unit[] =>
  units.map((unit) => ({ ...unit, elements: unit.elements.filter((element) => element.column === column) }));
