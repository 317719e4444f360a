/** How much of what a caller sent an error repeats. */
/** The text, or its beginning when it is longer than 100 characters. */
export const short = (text) => (text.length > 100 ? `${text.slice(0, 100)}…` : text);
//# sourceMappingURL=short.js.map