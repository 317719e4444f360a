/** How much of what a caller sent an error repeats. */

/** The text, or its beginning when it is longer than 100 characters. */
export const short = (text: string): string => (text.length > 100 ? `${text.slice(0, 100)}…` : text);
