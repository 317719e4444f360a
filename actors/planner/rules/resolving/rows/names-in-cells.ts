/** "Ada Smith", where the page has the first name in one cell of a row and the last in another. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Scene, Unit } from '../page/scene.ts';
import { fold, holdsWords } from '../words/likeness.ts';

const proper = /^\p{Lu}\S*(?: \p{Lu}\S*){1,3}$/u;

/** The cell with the first part of the name, where another one of the row has the rest. */
export function firstOfName(elements: readonly ObservedElement[], said: string): ObservedElement | undefined {
  // What heads a row bears no column of its own.
  if (!proper.test(said) || !elements.some(({ column }) => column !== undefined)) return undefined;
  const words = said.split(' ');
  const cellOf = (part: readonly string[]) => elements.find(({ name }) => fold(name) === fold(part.join(' ')));
  return words.map((_, at) => (at > 0 && cellOf(words.slice(at)) ? cellOf(words.slice(0, at)) : undefined)).find((cell) => cell);
}

/** Whether two cells of the row make up the name. */
export const isInCells = ({ elements }: Unit, said: string): boolean => firstOfName(elements, said) !== undefined;

/** The rows of which cells make up the name, where nothing on the page bears it whole. */
export const rowsNamed = (said: string, { collections, elements }: Scene): readonly Unit[] =>
  !proper.test(said) || elements.some(({ name }) => holdsWords(name, said))
    ? []
    : collections.flatMap((units) => units.filter((unit) => isInCells(unit, said)));
