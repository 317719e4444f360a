export const isOrders = (found) => Array.isArray(found);
export function doOf(as, parts = {}) {
    const { what, text, to } = parts;
    return { kind: 'do', as, ...(what !== undefined && { what }), ...(text !== undefined && { text }), ...(to !== undefined && { to }) };
}
//# sourceMappingURL=context.js.map