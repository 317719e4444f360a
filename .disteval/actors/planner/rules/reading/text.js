/** Keeps what is quoted, and names of secrets, out of the reading: each stands in the text as one private-use character. */
import { placeholderAt } from "../../../../store/model/placeholders.js";
const firstMask = 0xe000;
const maskCount = 0x1900;
/** Matches one mask, as a part of a pattern. */
export const atom = '[\\ue000-\\uf8ff]';
const masks = /[\ue000-\uf8ff]/g;
const mask = /[\ue000-\uf8ff]/;
/** Whether the words are one quoted text, or one secret, and nothing else. */
export const isAtom = (words) => words.length === 1 && mask.test(words);
export const holdsAtom = (words) => mask.test(words);
const closers = new Map([
    ['"', '"'],
    ['“', '”'],
    ['«', '»'],
    ['„', '“”'],
    ['`', '`'],
    ["'", "'"],
    ['‘', '’'],
]);
const opensAfter = /[\s([{:=,/>–—-]/;
const closesBefore = /[\s.,;:!?)\]}<–—]/;
/** Undefined when the goal quotes more texts than there are masks. Private-use characters of the goal itself are dropped: they could pass for masks. */
export function hideQuotes(goal) {
    const source = goal.replace(masks, '');
    const quotes = [];
    // Where no further closing mark was found once, none is looked for again: the scan stays linear.
    const unclosed = new Set();
    let text = '';
    for (let at = 0; at < source.length;) {
        const end = unclosed.has(source[at]) ? undefined : endOfQuote(source, at);
        if (end === undefined) {
            if (opens(source, at))
                unclosed.add(source[at]);
            text += source[at];
            at += 1;
            continue;
        }
        if (quotes.length === maskCount)
            return undefined;
        const whole = source.slice(at, end);
        const quoted = !whole.startsWith('{{');
        quotes.push({ whole, inner: quoted ? whole.slice(1, -1) : whole, quoted });
        text += String.fromCharCode(firstMask + quotes.length - 1);
        at = end;
    }
    return {
        text: text
            .replace(/[^\S\n]+/g, ' ')
            .replace(/ ?\n[ \n]*/g, '\n')
            .trim(),
        quotes,
    };
}
const apostrophes = ["'", '‘'];
function opens(source, at) {
    const char = source[at];
    if (!closers.has(char))
        return false;
    const before = source[at - 1];
    // An apostrophe is a letter, and a straight mark after a digit may be inches.
    if (apostrophes.includes(char))
        return before === undefined || opensAfter.test(before);
    return char !== '"' || before === undefined || !/[\p{L}\p{N}]/u.test(before);
}
function endOfQuote(source, at) {
    const placeholder = placeholderAt(source, at);
    if (placeholder !== undefined)
        return at + placeholder.length;
    if (!opens(source, at))
        return undefined;
    const closing = closers.get(source[at]);
    for (let end = at + 1; end < source.length; end += 1) {
        if (!closing.includes(source[end]))
            continue;
        const after = source[end + 1];
        if (!apostrophes.includes(source[at]) || after === undefined || closesBefore.test(after))
            return end + 1;
    }
    return undefined;
}
const unmask = (text, { quotes }, show) => text.replace(masks, (char) => {
    const quote = quotes[char.charCodeAt(0) - firstMask];
    return quote === undefined ? '' : show(quote);
});
/** The words as the goal has them. */
export const inGoalsWords = (text, masked) => unmask(text, masked, ({ whole }) => whole);
/** The words without quotation marks, as a name or value. */
export const bare = (text, masked) => unmask(text, masked, ({ inner }) => inner);
/** Whether this one atom was in quotation marks; a secret is not. */
export const wasQuoted = (words, { quotes }) => quotes[words.charCodeAt(0) - firstMask]?.quoted === true;
//# sourceMappingURL=text.js.map