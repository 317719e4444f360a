export function sayObservation({ title, url, elements, text }) {
    return `“${title}” ${new URL(url).pathname}: ${elements.length} elements, ${text.length} letters of map`;
}
export function sayStep({ kind, target, rung, durationMs, text, key, options, on, as, times }) {
    const words = [
        on === false ? 'un-check' : kind,
        target && `${target.role} ${JSON.stringify(target.name)}`,
        text !== undefined && `← ${JSON.stringify(text)}`,
        options && `← ${options.join(', ')}`,
        key,
        times !== undefined && `${times} times`,
        as !== undefined && `as ${JSON.stringify(as)}`,
    ];
    return `${words.filter((word) => typeof word === 'string').join(' ')}  [${rung}, ${durationMs} ms]`;
}
//# sourceMappingURL=say.js.map