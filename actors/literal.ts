/** Texts as patterns that match themselves. */

/** For a pattern with the flag `u` or without, outside of its classes: with `u`, an escaped `-` is no pattern there. */
export const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Wherever it stands as whole words. */
export const wholeWords = (text: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])${literal(text)}(?![\\p{L}\\p{N}])`, 'gu');
