import { FarmError } from "../errors.js";
const named = [
    { key: 'Enter', code: 'Enter', keyCode: 13, text: '\r' },
    { key: 'Tab', code: 'Tab', keyCode: 9 },
    { key: 'Escape', code: 'Escape', keyCode: 27 },
    { key: 'Backspace', code: 'Backspace', keyCode: 8 },
    { key: 'Delete', code: 'Delete', keyCode: 46 },
    { key: 'Insert', code: 'Insert', keyCode: 45 },
    { key: ' ', code: 'Space', keyCode: 32, text: ' ' },
    { key: 'ArrowLeft', code: 'ArrowLeft', keyCode: 37 },
    { key: 'ArrowUp', code: 'ArrowUp', keyCode: 38 },
    { key: 'ArrowRight', code: 'ArrowRight', keyCode: 39 },
    { key: 'ArrowDown', code: 'ArrowDown', keyCode: 40 },
    { key: 'PageUp', code: 'PageUp', keyCode: 33 },
    { key: 'PageDown', code: 'PageDown', keyCode: 34 },
    { key: 'End', code: 'End', keyCode: 35 },
    { key: 'Home', code: 'Home', keyCode: 36 },
    ...Array.from({ length: 12 }, (_, n) => ({ key: `F${n + 1}`, code: `F${n + 1}`, keyCode: 112 + n })),
];
const modifiers = [
    { key: 'Alt', code: 'AltLeft', keyCode: 18, bit: 1 },
    { key: 'Control', code: 'ControlLeft', keyCode: 17, bit: 2 },
    { key: 'Meta', code: 'MetaLeft', keyCode: 91, bit: 4 },
    { key: 'Shift', code: 'ShiftLeft', keyCode: 16, bit: 8 },
];
const aliases = {
    esc: 'Escape',
    return: 'Enter',
    space: ' ',
    ctrl: 'Control',
    cmd: 'Meta',
    command: 'Meta',
    option: 'Alt',
    del: 'Delete',
    left: 'ArrowLeft',
    up: 'ArrowUp',
    right: 'ArrowRight',
    down: 'ArrowDown',
};
/** What the keyboard of an editor does with a chord, where the page leaves it to the browser. */
const editing = { a: 'selectAll', c: 'copy', x: 'cut', v: 'paste', z: 'undo', y: 'redo' };
/** The keys of a US keyboard that carry neither letter nor digit, bare and with Shift, and the row of digits with Shift. */
const marks = [
    ['-', '_', 'Minus', 189],
    ['=', '+', 'Equal', 187],
    ['[', '{', 'BracketLeft', 219],
    [']', '}', 'BracketRight', 221],
    ['\\', '|', 'Backslash', 220],
    [';', ':', 'Semicolon', 186],
    ["'", '"', 'Quote', 222],
    [',', '<', 'Comma', 188],
    ['.', '>', 'Period', 190],
    ['/', '?', 'Slash', 191],
    ['`', '~', 'Backquote', 192],
    ...[...')!@#$%^&*('].map((shifted, digit) => [String(digit), shifted, `Digit${digit}`, 48 + digit]),
];
/** The events of `Enter`, `a`, `Control+A`, `Shift+Tab`…; letter case aside for names. Throws `element_unusable` for an unknown key. */
export function keyEvents(chord) {
    // The last plus is the key itself in `Control++`.
    const parts = chord === '+' ? ['+'] : chord.replace(/\+\+$/, '+Plus').split('+');
    const names = parts.map((part) => (part === 'Plus' ? '+' : (aliases[part.trim().toLowerCase()] ?? (part.trim() || part))));
    const held = names.slice(0, -1).map((name) => modifiers.find(({ key }) => key.toLowerCase() === name.toLowerCase()) ?? unknown(chord));
    const last = names.at(-1) ?? unknown(chord);
    const modifier = modifiers.find(({ key }) => key.toLowerCase() === last.toLowerCase());
    const shifted = held.some(({ key }) => key === 'Shift');
    const key = modifier ?? keyOf(last, held.length > 0, shifted) ?? unknown(chord);
    const events = [];
    let bits = 0;
    for (const down of held) {
        bits |= down.bit;
        events.push(press('rawKeyDown', down, bits));
    }
    // A chord other than Shift types nothing.
    const text = 'text' in key && (bits & ~8) === 0 ? key.text : undefined;
    const command = (bits & 2) !== 0 || (bits & 4) !== 0 ? editing[key.key.toLowerCase()] : undefined;
    events.push({
        ...press(text === undefined ? 'rawKeyDown' : 'keyDown', key, bits),
        ...(text !== undefined && { text, unmodifiedText: text }),
        ...(command !== undefined && { commands: [command] }),
    });
    events.push(press('keyUp', key, bits));
    for (const up of held.reverse()) {
        bits &= ~up.bit;
        events.push(press('keyUp', up, bits));
    }
    return events;
}
/** What typing the text sends, stroke by stroke; a text in place of events is of no key, and is put in as it is. */
export function typingEvents(text) {
    return [...text.replaceAll('\r\n', '\n')].map((char) => {
        if (char === '\n')
            return keyEvents('Enter');
        if (char === '\t')
            return keyEvents('Tab');
        const shifted = /^[A-Z]$/.test(char) || marks.some(([, mark]) => mark === char);
        const key = /^[\x20-\x7e]$/.test(char) ? keyOf(char, false, shifted) : undefined;
        if (!key)
            return char;
        const bits = shifted ? 8 : 0;
        return [{ ...press('keyDown', key, bits), text: char, unmodifiedText: char }, press('keyUp', key, bits)];
    });
}
function keyOf(name, chorded, shifted) {
    const found = named.find(({ key }) => key.toLowerCase() === name.toLowerCase());
    if (found)
        return found;
    if ([...name].length !== 1)
        return undefined;
    const letter = /^[a-z]$/i.test(name);
    const key = letter && shifted ? name.toUpperCase() : letter && chorded ? name.toLowerCase() : name;
    if (letter)
        return { key, code: `Key${name.toUpperCase()}`, keyCode: name.toUpperCase().charCodeAt(0), text: key };
    const [, , code = '', keyCode = 0] = marks.find(([bare, mark]) => bare === name || mark === name) ?? [];
    return { key, code, keyCode, text: key };
}
const press = (type, { key, code, keyCode }, bits) => ({
    type,
    key,
    code,
    windowsVirtualKeyCode: keyCode,
    modifiers: bits,
});
function unknown(chord) {
    throw new FarmError('element_unusable', `there is no key ${JSON.stringify(chord)}; name one as Enter, Escape, a or Control+A`);
}
//# sourceMappingURL=keys.js.map