/** `click "Save":button; fill 'name' = 'Ada'; never click 'Delete'`: quoted names and values in double marks, the others in single ones. */
export const noted = ({ instructions, never }) => [...instructions.map(notedOrder), ...never.map((ban) => `never ${ban.act} ${notedThing(ban)}`)].join('; ');
function notedOrder(instruction) {
    const { clause: _clause, kind, ...parts } = instruction;
    const said = Object.entries(parts).map(([key, part]) => {
        if (key === 'what')
            return notedThing(part);
        if (key === 'value')
            return `= ${notedValue(part)}`;
        if (key === 'values')
            return `= ${part.map(notedValue).join(' | ')}`;
        if (key === 'opener')
            return `opener=${part.as} ${notedThing(part.what)}`;
        const isValue = typeof part === 'object' && part !== null && 'type' in part;
        return `${key}=${isValue ? notedValue(part) : typeof part === 'object' ? notedThing(part) : String(part)}`;
    });
    return [kind, ...said].join(' ');
}
function notedThing(thing) {
    const { all, ordinal, rank, look, name, exact, noun, part, where, column, beside, except, within } = thing;
    return [
        all === true ? 'all' : '',
        ordinal === undefined ? '' : `#${ordinal}`,
        rank === undefined ? '' : `${rank.order}(${rank.by})${rank.place === 1 ? '' : `@${rank.place}`}`,
        ...(look ?? []).map((seen) => `~${seen}`),
        `${exact ? JSON.stringify(name) : `'${name}'`}${noun === '' ? '' : `:${noun}`}`,
        part === undefined ? '' : `${part.unit} ${part.place}`,
        ...(where ?? []).map((condition) => `[${notedCondition(condition)}]`),
        column === undefined ? '' : `column ${column}`,
        beside === undefined ? '' : `${beside.relation} (${notedThing(beside.what)})`,
        ...(except ?? []).map((apart) => `except (${notedThing(apart)})`),
        within === undefined ? '' : `in (${notedThing(within)})`,
    ]
        .filter((part) => part !== '')
        .join(' ');
}
function notedCondition(condition) {
    if (condition.kind === 'compares')
        return `${condition.by}${condition.is}${notedQuantity(condition.value)}`;
    return condition.exact ? JSON.stringify(condition.text) : condition.text;
}
const notedQuantity = (quantity) => quantity.type === 'amount' ? `${quantity.amount}${quantity.unit ?? ''}` : quantity.type === 'day' ? quantity.day : quantity.time;
function notedValue(value) {
    if (value.type === 'text')
        return value.quoted ? JSON.stringify(value.text) : `'${value.text}'`;
    if (value.type === 'when')
        return [value.day, value.time].filter((part) => part !== undefined).join('T');
    return value.type === 'taken' ? `taken(${notedThing(value.from)})` : `read(${value.as})`;
}
//# sourceMappingURL=reading-notation.js.map