/** The forms in which a secret that was filled into a page comes back from it: escaped, encoded, and cut. */
/** Finds them all; `found` takes the place of each. */
export function replaceSecret(text, secret, found) {
    const characters = [...secret.replace(/\s+/gu, ' ')];
    const isCut = characters.length >= cutFrom;
    const head = characters.slice(0, isCut ? headLength : undefined);
    const patterns = [written(head, characters.length), ...encoded(head.join(''), isCut)];
    return patterns.reduce((rest, pattern) => replaceEach(rest, pattern, isCut ? characters.slice(headLength) : [], found), text);
}
/** Pages, maps and errors cut long texts: from this length on, a secret is known by its first characters. */
const cutFrom = 16;
const headLength = 12;
/** A secret shorter than this is part of many words, and masked only where it stands alone; nor is it looked for encoded. */
const leastWithinWords = 4;
/** From here on no other word is likely to be the same in other letters, and a page may show what was typed in capitals. */
const leastInAnyCase = 8;
/** With as much of the rest as follows. */
function replaceEach(text, pattern, rest, found) {
    let clean = '';
    let from = 0;
    for (const { 0: match, index } of text.matchAll(pattern)) {
        if (index < from)
            continue;
        clean += text.slice(from, index) + found;
        from = index + match.length;
        for (const character of rest) {
            const next = new RegExp(formsOf(character), 'iuy');
            next.lastIndex = from;
            const more = next.exec(text);
            if (more === null)
                break;
            from = next.lastIndex;
        }
    }
    return clean + text.slice(from);
}
function written(head, length) {
    const pattern = head.map(formsOf).join('');
    const alone = length < leastWithinWords ? `(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])` : pattern;
    return new RegExp(alone, length < leastInAnyCase ? 'gu' : 'giu');
}
/** As it is, as JSON, HTML and addresses escape it, and as these do one within another. */
function formsOf(character) {
    if (character === ' ')
        return space;
    const point = character.codePointAt(0) ?? 0;
    const literal = `\\u{${point.toString(16)}}`;
    if (/[A-Za-z0-9]/.test(character))
        return literal;
    const units = [...Array(character.length).keys()].map((at) => character.charCodeAt(at).toString(16).padStart(4, '0'));
    const json = units.map((unit) => `${backslash}${some}u${hexDigits(unit)}`).join('');
    const named = entities[character];
    const html = entity([...(named === undefined ? [] : [named]), `${hash}0*${point}`, `${hash}[xX]0*${hexDigits(point.toString(16))}`]);
    const escaped = escapable.has(character) ? `${backslash}{0,15}` : '';
    return `(?:${html}|${json}|${escaped}(?:${percent(character)}|${literal}))`;
}
/** Each level of escaping doubles the backslashes. Bounded, because a page may be made of nothing else. */
const some = '{1,15}';
const either = (character) => `(?:\\u{${character.codePointAt(0)?.toString(16)}}|${percent(character)})`;
const [backslash, hash, ampersand, semicolon] = [either('\\'), either('#'), either('&'), either(';')];
const entity = (names) => `${ampersand}(?:amp${semicolon}){0,4}(?:${names.join('|')})${semicolon}`;
const entities = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' };
/** May stand behind backslashes in a literal. */
const escapable = new Set(['"', "'", '`', '\\', '/']);
const foldedEntity = entity(['nbsp', `${hash}0*(?:9|10|13|32|160)`]);
/** Pages fold white space; addresses, JSON and HTML have their own. */
const space = `(?:\\s|${either('+')}|%(?:25){0,4}(?:20|09|0[aAdD]|[cC]2%(?:25){0,4}[aA]0)|${backslash}${some}[nrt]|${foldedEntity}){1,100}`;
/** RFC 3986, 2.1; an address within an address has its percent signs escaped too. */
function percent(character) {
    return [...Buffer.from(character)].map((byte) => `%(?:25){0,4}${hexDigits(byte.toString(16).padStart(2, '0'))}`).join('');
}
function hexDigits(digits) {
    return digits.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
}
/** In base64 (RFC 4648, both alphabets), also within that of a longer text, and in hexadecimal digits. */
function encoded(head, isCut) {
    if (head.length < leastWithinWords)
        return [];
    // `btoa` takes the bytes of Latin-1.
    const bytes = [Buffer.from(head), ...(/^[\0-\xff]*[\x80-\xff][\0-\xff]*$/.test(head) ? [Buffer.from(head, 'latin1')] : [])];
    const forms = bytes.flatMap((each) => [
        `${each.toString('hex').split('').map(hexDigits).join('')}${isCut ? '[0-9a-fA-F]*' : ''}`,
        ...base64(each, isCut),
    ]);
    return [new RegExp(forms.join('|'), 'gu')];
}
/** Three bytes are four characters: what stands before decides at which of three places the secret begins. */
const base64 = (bytes, isCut) => [0, 1, 2].map((before) => {
    const text = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
    // Those characters that the secret alone decides, and beside them those that it shares with its neighbours.
    const own = text.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6));
    const pattern = own.replaceAll('+', `(?:[+-]|${percent('+')})`).replaceAll('/', `(?:\\\\*\\u{2f}|_|${percent('/')})`);
    return `${before === 0 ? '' : `${digit}?`}${pattern}${digit}${isCut ? '*' : '?'}(?:=|${percent('=')})*`;
});
const digit = '[A-Za-z0-9+\\u{2f}_\\-]';
//# sourceMappingURL=secret-forms.js.map