/** White space as a person sees it. */

/** Where a word may be parted, or is kept together: nobody sees them. */
const unseen = /[\u00ad\u200b\u2060\ufeff]+/g;
/** Most text has single blanks already. */
const loose = /[^\S ]|[\u00ad\u200b\u2060]| {2}/;
export const squeeze = (text: string): string => (loose.test(text) ? text.replace(unseen, '').replace(/\s+/g, ' ') : text).trim();
