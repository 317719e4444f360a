/** Tells an entry from its likes while the page changes under what is done to them. */
import { isText } from './kinds-of-elements.ts';
import type { Unit } from './scene.ts';

/** By its words, which a press leaves as they are; and without numbers, of which a press may count one up. */
export interface Identity {
  readonly words: string;
  readonly nth: number;
  readonly plain: string;
  readonly plainNth: number;
  readonly of: number;
}

export function identityIn(units: readonly Unit[], unit: Unit): Identity {
  const said = units.map(wordsOf);
  const plain = said.map(withoutNumbers);
  const at = units.indexOf(unit);
  const nthOf = (texts: readonly string[]) => texts.slice(0, at).filter((text) => text === texts[at]).length;
  return { words: said[at] ?? '', nth: nthOf(said), plain: plain[at] ?? '', plainNth: nthOf(plain), of: units.length };
}

export const isSame = (a: Identity, b: Identity): boolean =>
  (a.words === b.words && a.nth === b.nth) || (a.of === b.of && a.plain === b.plain && a.plainNth === b.plainNth);

const wordsOf = ({ elements }: Unit): string =>
  elements
    .filter((element) => (isText(element) && /\p{L}|\d/u.test(element.name)) || element.role === 'link')
    .map(({ name }) => name)
    .join(' ');
const withoutNumbers = (text: string): string => text.replace(/\d+/g, '');
