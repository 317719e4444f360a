export const missing = (why) => ({ type: 'missing', why });
export const next = { type: 'next' };
export const clickOn = (on, ok) => ({
    type: 'act',
    act: { kind: 'click', element: on.index },
    on,
    ...(ok && { ok }),
});
export const fillWith = (on, text, ok) => ({
    type: 'act',
    act: { kind: 'fill', element: on.index, text },
    on,
    ...(ok && { ok }),
});
/** Why what was looked for was not found. */
export const lacking = ({ why, type }) => ({
    type: 'missing',
    why,
    ...(type === 'unclear' && { unclear: true }),
});
/** Acts on each of several things in turn, found again by their keys while the page changes under them. */
export function each(elements, { scene, cursor }, actOn) {
    const left = cursor.left ?? elements.map((element) => scene.keyOf(element));
    for (let at = 0; at < left.length; at += 1) {
        const element = scene.elements.find((candidate) => scene.keyOf(candidate) === left[at]);
        if (!element)
            return missing('one of several things that were to be acted on is no longer on the page');
        const act = actOn(element);
        if (!act)
            continue;
        const rest = left.slice(at + 1);
        return { type: 'act', act, on: element, ...(rest.length > 0 && { ok: { left: rest } }) };
    }
    return next;
}
/** A thing of which only the name is known. */
export const named = (name, roles = []) => ({ name, exact: false, whole: name, noun: '', roles });
//# sourceMappingURL=move.js.map