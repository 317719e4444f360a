/**
 * A deep copy fit to be stored: undefined fields are left out, and the names that have a meaning elsewhere (a leading `$`, dots,
 * `__proto__`) are percent-escaped, because pages and goals name fields of `data`.
 */
export const encode = (value) => copy(value, escapeName);
/** The inverse of `encode`. */
export const decode = (value) => copy(value, unescapeName);
function copy(value, rename) {
    if (value instanceof Date)
        return new Date(value);
    if (typeof value !== 'object' || value === null)
        return value;
    if (Array.isArray(value))
        return value.map((item) => copy(item, rename) ?? null);
    const fields = [];
    for (const [name, field] of Object.entries(value)) {
        if (field !== undefined)
            fields.push([rename(name), copy(field, rename)]);
    }
    return Object.fromEntries(fields);
}
const escaped = /[%.]|^\$|^_(?=_proto__$)/g;
const escapes = { '%': '%25', '.': '%2E', $: '%24', _: '%5F' };
const escapeName = (name) => name.replace(escaped, (character) => escapes[character]);
const unescapeName = (name) => (name.includes('%') ? decodeURIComponent(name) : name);
/** Throws on a value that the stores would take differently: one of them matches everything on `undefined`, the other nothing. */
export function checkFilter(filter) {
    for (const [field, value] of Object.entries(filter)) {
        if (value === undefined)
            throw new TypeError(`The filter compares ${field} with undefined`);
        if (field === '$or')
            for (const option of value)
                checkFilter(option);
    }
    return filter;
}
/** With its values encoded and its empty operators left out. Throws on an empty change, which one of the stores takes to mean "erase". */
export function encodeChange(change) {
    const encoded = {};
    for (const [operator, fields] of Object.entries(change)) {
        const values = Object.entries(fields ?? {}).filter(([, value]) => value !== undefined);
        if (values.length > 0)
            encoded[operator] = Object.fromEntries(values.map(([path, value]) => [path, encode(value)]));
    }
    if (Object.keys(encoded).length === 0)
        throw new TypeError('The change changes nothing');
    return encoded;
}
/** What an upsert inserts besides the change; throws when both name a field, since the stores differ in which would win. */
export function encodeInitial(initial, change) {
    const roots = new Set(Object.values(change).flatMap((fields) => Object.keys(fields).map((path) => path.split('.', 1)[0])));
    const both = Object.keys(initial).find((field) => roots.has(field));
    if (both !== undefined)
        throw new TypeError(`The upsert names ${both} both in the change and in the initial document`);
    return encode({ ...initial });
}
//# sourceMappingURL=fields.js.map