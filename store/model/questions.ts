/** What a page asks in a dialog of the browser's own. */

/** Whether it is the same question but for letter case, signs and numbers: how many there are is another each day. */
export const isSameQuestion = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (text: string): string => (text.toLowerCase().match(/\p{L}+/gu) ?? []).join(' ');
