/** `{{secret:NAME}}`: how a text names a stored secret. Blanks and letter case are as people write them; the name stands as it is. */
/** Ends at the next brace, so that it is found in one pass over any text. */
const form = '\\{\\{\\s*secret\\s*:([^{}]*)\\}\\}';
const everywhere = new RegExp(form, 'gi');
const here = new RegExp(form, 'iy');
/** In order, each once. */
export const namesIn = (text) => [
    ...new Set([...text.matchAll(everywhere)].map(([, name = '']) => name.trim())),
];
/** The text with each placeholder replaced by what `valueFor` says for its name. */
export const replaceNames = (text, valueFor) => text.replace(everywhere, (_, name) => valueFor(name.trim()));
/** The placeholder that begins at this index, as it is written; undefined when none does. */
export function placeholderAt(text, index) {
    here.lastIndex = index;
    return here.exec(text)?.[0];
}
//# sourceMappingURL=placeholders.js.map