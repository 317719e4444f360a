/** Optional fields on the wire and in the model: absent, never null or undefined. */
/** The fields that have a value. */
export function present(fields) {
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
//# sourceMappingURL=present.js.map