/** White space as a person sees it. */

/** Most text has single blanks already. */
const loose = /[^\S ]|[\u200b\u00ad]| {2}/;
export const squeeze = (text: string): string => (loose.test(text) ? text.replace(/[\s\u200b\u00ad]+/g, ' ') : text).trim();
