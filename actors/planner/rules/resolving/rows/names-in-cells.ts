/** "Ada Smith", where the page has the first name in one cell of a row and the last in another. */
import type { Scene, Unit } from '../page/scene.ts';
import { fold, holdsWords } from '../words/likeness.ts';

const proper = /^\p{Lu}\S*(?: \p{Lu}\S*){1,3}$/u;

/** Whether two cells of the row make up the name. */
export function isInCells({ elements }: Unit, said: string): boolean {
  if (!proper.test(said)) return false;
  const words = said.split(' ');
  // What heads a row bears no column of its own.
  const cells = new Set(elements.some(({ column }) => column !== undefined) ? elements.map(({ name }) => fold(name)) : []);
  return words.some((_, at) => at > 0 && cells.has(fold(words.slice(0, at).join(' '))) && cells.has(fold(words.slice(at).join(' '))));
}

/** The rows of which cells make up the name, where nothing on the page bears it whole. */
export const rowsNamed = (said: string, { collections, elements }: Scene): readonly Unit[] =>
  !proper.test(said) || elements.some(({ name }) => holdsWords(name, said))
    ? []
    : collections.flatMap((units) => units.filter((unit) => isInCells(unit, said)));
