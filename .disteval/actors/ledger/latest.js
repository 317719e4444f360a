/** The latest entries by key, immutable: adding one costs as little when there are many as when there are few. */
/** Of 1,000 entries, about as many parts as there are entries in each. */
export const partSize = 32;
/** How they are parted depends on nothing but the entries: those of another `Latest` give the same one. */
export function latest(least, entries = []) {
    const full = Math.floor(entries.length / partSize);
    const parts = Array.from({ length: full }, (_, part) => new Map(entries.slice(part * partSize, (part + 1) * partSize)));
    return { least, parts, tail: entries.slice(full * partSize) };
}
/** Oldest first. */
export const entriesOf = ({ parts, tail }) => [
    ...parts.flatMap((part) => [...part]),
    ...tail,
];
export function find({ parts, tail }, key) {
    const recent = tail.find(([known]) => known === key);
    return recent === undefined ? parts.find((part) => part.has(key))?.get(key) : recent[1];
}
/** The key must be new. */
export function addTo({ least, parts, tail }, key, value) {
    const grown = [...tail, [key, value]];
    if (grown.length < partSize)
        return { least, parts, tail: grown };
    const isEnough = parts.length * partSize >= least;
    return { least, parts: [...parts.slice(isEnough ? 1 : 0), new Map(grown)], tail: [] };
}
//# sourceMappingURL=latest.js.map