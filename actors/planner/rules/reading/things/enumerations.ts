/** The parts of an enumeration: "a, b and c". */
import { verbsOf } from '../words/verbs.ts';

/** "Osman & Sons" is one name. */
const separators =
  /,? (?:[Aa][Nn][Dd]|&(?!(?<=(?:^| )\p{Lu}\p{Ll}[\p{L}.’']+ &) (?:Co\b|\p{Lu}\p{Ll}{2}))|as well as|plus)(?: also)? |(?:(?<!\d),|,(?!\d)) ?(?:[Aa][Nn][Dd] )?/u;

/** The parts of "a, b and c"; one part when it is no list. */
export const partsOf = (words: string): readonly string[] =>
  words
    .split(separators)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const proper = "\\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*)?";
const ofNames = new RegExp(`^((?:the |my )?\\p{Ll}{3,} of )${proper}(?:(?:,|,? and) ${proper})+$`, 'u');

/** "The child of Ada and Bo": what is of the one is of the other, who is no thing beside it; empty for no such list. */
export function ofEachName(said: string, items: readonly string[]): readonly string[] {
  const [, head] = ofNames.exec(said) ?? [];
  const isOfNames = head !== undefined && !items.slice(1).some((item) => verbsOf(item).length > 0);
  return isOfNames ? items.map((item, at) => (at === 0 ? item : head + item)) : [];
}
