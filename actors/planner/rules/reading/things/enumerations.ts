/** The parts of an enumeration: "a, b and c". */

/** "Osman & Sons" is one name. */
const separators =
  /,? (?:[Aa][Nn][Dd]|&(?!(?<=(?:^| )\p{Lu}\p{Ll}[\p{L}.’']+ &) (?:Co\b|\p{Lu}\p{Ll}{2}))|as well as|plus)(?: also)? |(?:(?<!\d),|,(?!\d)) ?(?:[Aa][Nn][Dd] )?/u;

/** The parts of "a, b and c"; one part when it is no list. */
export const partsOf = (words: string): readonly string[] =>
  words
    .split(separators)
    .map((part) => part.trim())
    .filter((part) => part !== '');
