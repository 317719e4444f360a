/** What of a run must not be read in its record: credentials in addresses, what its goal says is secret, and what was filled of the vault and into password fields. */
import { maskSecrets, redactText } from "../../config/redaction.js";
import { namesIn } from "../../store/model/placeholders.js";
/** The value that the act brings into a password field, spelled out; undefined for every other act. */
export function secretOf(act, elements) {
    if ((act.kind !== 'fill' && act.kind !== 'type') || act.text === '' || act.element === undefined)
        return undefined;
    // The name of a stored secret is none, and what it stands for is known already.
    if (namesIn(act.text).length > 0)
        return undefined;
    return elements[act.element]?.states.includes('password') ? act.text : undefined;
}
/** The same value with all its texts clean; dates and other values stay as they are. */
export const withoutSecrets = (value, secrets) => mapTexts(value, (text) => redactText(text, secrets));
/** What a planner is shown of the page: all as it is but for these. */
export const unseen = (value, secrets) => secrets.length === 0 ? value : mapTexts(value, (text) => maskSecrets(text, secrets));
/** As `unseen`, of what was read: its names may be secret too, and a number may be a code that was filled. */
export function dataWithoutSecrets(data, secrets) {
    const clean = (text) => maskSecrets(text, secrets);
    const cleanAll = (value) => {
        if (typeof value === 'number')
            return clean(String(value)) === String(value) ? value : clean(String(value));
        if (typeof value === 'string')
            return clean(value);
        if (Array.isArray(value))
            return value.map(cleanAll);
        if (typeof value !== 'object' || value === null)
            return value;
        return Object.fromEntries(Object.entries(value).map(([name, item]) => [clean(name), cleanAll(item)]));
    };
    return cleanAll(data);
}
function mapTexts(value, change) {
    if (typeof value === 'string')
        return change(value);
    if (Array.isArray(value))
        return value.map((item) => mapTexts(item, change));
    if (typeof value !== 'object' || value === null || value instanceof Date)
        return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, ours.has(name) ? item : mapTexts(item, change)]));
}
/** Fields whose texts are the house's own words, also where a secret is spelled like one. */
const ours = new Set(['kind', 'rung', 'type', 'by', 'digest']);
/** A secret as it stands, for who has to put something else than the mask in its place. A very short one counts only alone. */
export function patternOf(secret) {
    const literal = secret.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
    return secret.length < 4 ? new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'gu') : new RegExp(literal, 'gu');
}
//# sourceMappingURL=secrets.js.map