/** The secrets that a goal spells out stand in a prompt as `{{given:N}}`, and come back only in what is brought to the page. */
import { patternOf, withoutSecrets } from "../../run/secrets.js";
const placeholders = /\{\{given:(\d+)\}\}/g;
export function givenBy(secrets) {
    // The longest first: one may hold another.
    const sorted = [...new Set(secrets)].filter((secret) => secret !== '').sort((a, b) => b.length - a.length);
    const patterns = sorted.map((secret) => `(${patternOf(secret).source})`);
    const literal = patterns.length === 0 ? undefined : new RegExp(patterns.join('|'), 'gu');
    const placeholderOf = (_, ...groups) => `{{given:${groups.findIndex((group) => group !== undefined) + 1}}}`;
    return {
        hide(text) {
            const held = literal === undefined ? text : text.replace(literal, placeholderOf);
            const parts = held.split(/(\{\{given:\d+\}\})/);
            return parts.map((part, place) => (place % 2 === 1 ? part : withoutSecrets(part, sorted))).join('');
        },
        reveal: (text) => text.replace(placeholders, (all, place) => sorted[Number(place) - 1] ?? all),
    };
}
//# sourceMappingURL=given.js.map