import { holding, readAdverb, readComparison, readDegree, readRank, withConditions } from "./conditions.js";
import { readWhen } from "./dates.js";
import { mayBeName } from "./heads.js";
import { nounOf } from "./nouns.js";
import { bare, holdsAtom, isAtom } from "./text.js";
const isRowLike = ({ noun, name }) => nounOf(noun)?.isRow === true && name !== undefined;
const within = (head, tail, context, describe) => {
    // "Of this camera" is what the page is about.
    if (/^this \p{Ll}+$/u.test(tail))
        return head;
    if (head.within !== undefined) {
        // "In the list in the left panel": the place has a place itself.
        const outer = head.within.within === undefined && head.column === undefined ? describe(tail) : undefined;
        return outer === undefined ? undefined : { ...head, within: { ...head.within, within: outer } };
    }
    const [, cells = '', of = ''] = /^((?:the )?.+? column) (?:of|in|for) (.+)$/i.exec(tail) ?? [];
    const inner = cells === '' ? undefined : describe(of);
    const cellColumn = inner === undefined ? undefined : columnIn(cells, context);
    if (inner !== undefined && cellColumn !== undefined)
        return { ...head, column: cellColumn, within: inner };
    const column = columnIn(tail, context);
    if (column !== undefined)
        return { ...head, column };
    const found = describe(tail);
    return found === undefined ? undefined : { ...head, within: found };
};
/** "the price column", "column “Price”". */
function columnIn(tail, { masked }) {
    const [, before, after] = /^(?:the )?(?:(.+?) column|columns?(?: (?:called|named|labell?ed))? (.+))$/i.exec(tail) ?? [];
    const name = before ?? after;
    return name === undefined || (holdsAtom(name) && !isAtom(name)) || !/\S/.test(name) || (!isAtom(name) && !mayBeName(name))
        ? undefined
        : bare(name, masked);
}
/** Where it is taken from: a column of a board is a place. */
const inColumn = (head, tail, _context, describe) => {
    const found = head.within === undefined ? describe(tail) : undefined;
    return found === undefined ? undefined : { ...head, within: found };
};
const beside = (relation) => (head, tail, _context, describe) => {
    const what = head.beside === undefined ? describe(tail) : undefined;
    return what === undefined ? undefined : { ...head, beside: { relation, what } };
};
const naming = (head, tail, { masked }) => {
    const said = tail.replace(/^(?:as |:)/i, '').trim();
    if (head.name !== '' || (holdsAtom(said) && !isAtom(said)) || (!isAtom(said) && !mayBeName(said)))
        return undefined;
    const name = bare(said, masked).trim();
    return name === '' ? undefined : { ...head, name, exact: isAtom(said) };
};
/** What a row is told by: a day or time that is said, or else a text. */
const holds = (head, tail, context) => {
    const said = tail.replace(/^(?:the |user |customer |person |name )+/i, '');
    if (/^(?:my|your|our|their|some|any) /i.test(said))
        return undefined;
    const when = isAtom(said) ? undefined : readWhen(said, context.now);
    if (when !== undefined)
        return withConditions(head, timesOf(when));
    if (!isAtom(said) && (!mayBeName(said) || said.split(' ').length > 6))
        return undefined;
    const condition = holding(said, context.masked);
    return condition === undefined ? undefined : withConditions(head, [condition]);
};
const timesOf = ({ day, time }) => [
    ...(day === undefined ? [] : [{ kind: 'compares', by: '', is: '=', value: { type: 'day', day } }]),
    ...(time === undefined ? [] : [{ kind: 'compares', by: '', is: '=', value: { type: 'time', time } }]),
];
const comparing = (word, by = '') => (head, tail, { now }) => {
    const said = `${word} ${tail}`.trim();
    const found = readComparison(said, by, now) ?? (word === '' && by !== '' ? readComparison(`exactly ${said}`, by, now) : undefined);
    return found === undefined ? undefined : withConditions(head, found);
};
/** "with the lowest price", "with a rating over 4", "with the subject “x”". */
const having = (head, tail, context, describe) => {
    const both = /^(.+?),? and (?:with )?(.+)$/i.exec(tail);
    if (both !== null && !/^between /i.test(tail) && !isAtom(tail)) {
        const first = having(head, both[1] ?? '', context, describe);
        return first && having(first, both[2] ?? '', context, describe);
    }
    const said = tail.replace(/^(?:an? |the )/i, '');
    const degree = head.rank === undefined ? readDegree(tail) : undefined;
    if (degree !== undefined)
        return { ...head, rank: degree };
    const comparison = readComparison(said, '', context.now);
    if (comparison !== undefined)
        return withConditions(head, comparison);
    const [, by = '', rest = ''] = /^(\p{L}+(?: \p{L}+)?)(?: (?:of|is|was|that is|which is|set to|equal to|=))? (.+)$/iu.exec(said) ?? [];
    const [, single = '', after = ''] = /^(\p{L}+)(?: of)? (.+)$/iu.exec(said) ?? [];
    const of = by === ''
        ? undefined
        : (readComparison(rest, by.toLowerCase(), context.now) ??
            readComparison(after, single.toLowerCase(), context.now) ??
            numeric(said, context));
    if (of !== undefined)
        return withConditions(head, of);
    if (isAtom(said))
        return isRowLike(head) ? holds(head, said, context, describe) : naming(head, said, context, describe);
    if (/^(?:text|name|label|title|caption|heading|word|words)$/i.test(by) && head.name === '')
        return naming(head, rest, context, describe);
    if (/^(?:status|type|id|number|e-?mail|subject|date|colou?r|category|value|username|user|sender|author|order|invoice|order number|state|tag|phone|address|size|brand|text|name|title)$/i.test(by))
        return holds(head, rest, context, describe);
    if (/^(?:meeting|appointment|conversation|event|thread)$/.test(head.noun) && /^\p{Lu}/u.test(tail))
        return holds(head, tail, context, describe);
    return undefined;
};
/** "rating 4", "price of 20 €": as it is said, the two are equal. */
function numeric(said, { now }) {
    const [, by = '', rest = ''] = /^(price|rating|age|size|weight|score|quantity|total|amount|cost)(?: of)? (.+)$/i.exec(said) ?? [];
    return by === '' ? undefined : readComparison(`exactly ${rest}`, by.toLowerCase(), now);
}
/** What a verb measures. */
const quantities = [
    [/^(?:costs?|is priced|are priced)/, 'price'],
    [/^(?:is|are) rated/, 'rating'],
    [/^(?:leave|depart)/, 'departure'],
    [/^arrive/, 'arrival'],
    [/^(?:start|begin)/, 'start'],
    [/^end/, 'end'],
    [/^(?:last|take)/, 'duration'],
    [/^weigh/, 'weight'],
];
/** "that says x", "which costs less than 20", "that is red". */
const relative = (head, tail, context, describe) => {
    const [, verb = '', rest = ''] = /^(says?|reads?|is called|are called|is named|is titled|is labell?ed|are labell?ed|has the (?:text|name|label|title)|contains?|contain|includes?|holds?|mentions?|has|have|costs?|is priced(?: at)?|are priced(?: at)?|is rated|are rated|is|are|leaves?|departs?|arrives?|starts?|begins?|ends?|lasts?|takes?|needs?|offers?|uses?|gets?|receives?|weighs?|was sent by|were sent by|is from|is by|was written by|belongs to|is for|is about|sent by) (.+)$/i.exec(tail) ?? [];
    const said = verb.toLowerCase();
    const adverb = head.rank === undefined ? readAdverb(rest, quantities.find(([form]) => form.test(said))?.[1] ?? '') : undefined;
    const most = head.rank === undefined && /^(?:take|need|cost|offer|include|last|use|get|receive)/.test(said) ? readDegree(rest) : undefined;
    if (most !== undefined)
        return { ...head, rank: most };
    if (adverb !== undefined && !/^(?:says?|is|are|has|have|contains?)$/.test(said))
        return { ...head, rank: adverb };
    if (/^(?:says?|reads?|(?:is|are) (?:called|named|titled|labell?ed)|has the )/.test(said))
        return naming(head, rest, context, describe);
    if (/^(?:contain|include|hold|mention|was |were |is from|is by|belongs|is for|is about|sent)/.test(said))
        return holds(head, rest.replace(/^the (?:text|word|words|phrase) /i, ''), context, describe);
    if (/^(?:costs?|(?:is|are) priced)/.test(said))
        return comparing('', 'price')(head, rest.replace(/^at /i, ''), context, describe);
    if (/^(?:is|are) rated/.test(said))
        return comparing('', 'rating')(head, rest, context, describe);
    if (/^(?:has|have)$/.test(said))
        return having(head, rest, context, describe);
    const ranked = /^(?:is|are)$/.test(said) && head.rank === undefined ? readRank(rest.replace(/^the /i, '')) : undefined;
    if (ranked !== undefined && /^(?:one|of all)?$/i.test(ranked.rest))
        return { ...head, rank: ranked.rank };
    if (/^(?:is|are)$/.test(said))
        return (looking(head, rest) ??
            comparing('')(head, rest, context, describe) ??
            (isRowLike(head) && state.test(rest) ? holds(head, rest, context, describe) : undefined));
    return said === '' ? undefined : comparing('')(head, rest, context, describe);
};
/** What a row says of itself in one word, or as shops do. */
const state = /^(?:(?:in|out of) stock|on (?:sale|hold|offer)|sold out|(?!not?$|there$|here$|all$|un|in|dis|non)\p{Ll}{3,})$/u;
const looking = (head, rest) => /^(?:red|green|blue|yellow|orange|purple|pink|black|white|gr[ae]y|brown|bold|italic|underlined|highlighted)$/i.test(rest)
    ? { ...head, look: [...(head.look ?? []), rest.toLowerCase()] }
    : undefined;
/** "whose price is under 20", "where status is “Open”". */
const whose = (head, tail, context, describe) => {
    const [, by = '', rest = ''] = /^(?:the |its )?(.+?) (?:is|are|was|equals|=|contains|has) (.+)$/i.exec(tail) ?? [];
    if (by === '')
        return undefined;
    return (comparing('', by.toLowerCase())(head, rest, context, describe) ??
        comparing('exactly', by.toLowerCase())(head, rest, context, describe) ??
        holds(head, rest, context, describe));
};
const owned = (head, tail, context, describe) => {
    // Whose family it is for, stands on no page.
    if (isRowLike(head) && /^(?:my|your|our|their|some|any) /i.test(tail))
        return undefined;
    const owner = describe(tail);
    const isPlaced = owner !== undefined &&
        ((owner.ordinal ?? owner.rank ?? owner.where ?? owner.within ?? owner.all) !== undefined ||
            (owner.name === '' && owner.roles.length > 0));
    if (isRowLike(head) && !isPlaced)
        return holds(head, tail, context, describe) ?? within(head, tail, context, describe);
    return within(head, tail, context, describe);
};
/** A field for something is called by it; a button for it stands with it. */
const purpose = (head, tail, context, describe) => head.name === '' && /^(?:textbox|searchbox|combobox|checkbox|slider|listbox|spinbutton)$/.test(head.roles[0] ?? '')
    ? naming(head, tail.replace(/^the /i, ''), context, describe)
    : owned(head, tail, context, describe);
/** "The link to the imprint" is called by where it leads. */
const leading = (head, tail, context, describe) => head.name === '' && /^(?:link|button|tab)$/.test(head.roles[0] ?? '')
    ? naming(head, tail.replace(/^the /i, ''), context, describe)
    : undefined;
const atEnd = (ordinal) => (head, tail, context, describe) => {
    if (head.ordinal !== undefined && head.ordinal !== ordinal)
        return undefined;
    const placed = { ...head, ordinal };
    return tail === '' || /^(?:the|this) (?:web ?)?(?:page|screen|site)$/i.test(tail) ? placed : within(placed, tail, context, describe);
};
const onDay = (head, tail, context, describe) => {
    const when = isAtom(tail) ? undefined : readWhen(tail, context.now);
    if (when !== undefined)
        return withConditions(head, timesOf(when));
    const isTopic = written.test(head.noun) && !/^(?:the|this|my|your) /i.test(tail);
    return (isTopic ? holds(head, tail, context, describe) : undefined) ?? within(head, tail, context, describe);
};
/** What is about something. */
const written = /^(?:article|book|post|video|course|story|thread|document|question|movie|film|recipe|discussion)$/;
const rowOnly = (reader) => (head, tail, context, describe) => isRowLike(head) || head.rank !== undefined ? reader(head, tail, context, describe) : undefined;
const firstOf = (...readers) => (head, tail, context, describe) => {
    for (const reader of readers) {
        const found = reader(head, tail, context, describe);
        if (found !== undefined)
            return found;
    }
    return undefined;
};
const compared = (word, other) => firstOf(comparing(word), other);
/** The longest first. */
const readers = [
    [/^at the (?:very )?top(?: of)?/i, atEnd(1)],
    [/^at the (?:very )?bottom(?: of)?/i, atEnd(-1)],
    [/^(?:to|on) the right of/i, beside('right')],
    [/^(?:to|on) the left of/i, beside('left')],
    [/^(?:right next to|next to|beside|nearest to|near)/i, beside('next')],
    [/^(?:right|directly|just) after/i, beside('after')],
    [/^(?:right|directly|just) before/i, beside('before')],
    [/^(?:directly|just) above/i, beside('above')],
    [/^(?:directly|just) (?:below|under)/i, beside('below')],
    [/^(?:inside of|inside|within|in)/i, within],
    [/^(?:underneath|beneath)/i, beside('below')],
    [/^under/i, compared('under', within)],
    [/^below/i, compared('below', beside('below'))],
    [/^above/i, compared('above', beside('above'))],
    [/^over/i, comparing('over')],
    [/^between/i, comparing('between')],
    [
        /^(?:less than|more than|fewer than|cheaper than|older than|newer than|longer than|shorter than|at least|at most|no more than|up to)/i,
        (head, tail, context, describe) => comparing('')(head, tail, context, describe),
    ],
    [/^after/i, compared('after', beside('after'))],
    [/^before/i, compared('before', beside('before'))],
    [/^following/i, beside('after')],
    [/^preceding/i, beside('before')],
    [/^(?:about|regarding|concerning|containing)/i, rowOnly(holds)],
    [
        /^from/i,
        (head, tail, context, describe) => firstOf(...(/^the .*\bcolumn\b/i.test(tail) ? [inColumn] : /^(?:the|The) (?!\p{Lu})/u.test(tail) ? [within] : [rowOnly(holds), within]))(head, tail, context, describe),
    ],
    [/^to/i, firstOf(rowOnly(holds), leading)],
    [/^by/i, firstOf(rowOnly(holds), within)],
    [/^of/i, owned],
    [/^for/i, purpose],
    [/^on/i, onDay],
    [/^at/i, rowOnly(onDay)],
    [/^due(?: (?:on|at|by))?/i, rowOnly(onDay)],
    [/^with/i, having],
    [/^having/i, having],
    [/^(?:costing|priced)(?: at)?/i, comparing('', 'price')],
    [/^rated/i, comparing('', 'rating')],
    [/^(?:departing|leaving|arriving|starting)(?: (?:at|on))?/i, firstOf(comparing(''), rowOnly(holds))],
    [/^(?:labell?ed|called|named|titled|marked|saying|reading|entitled)/i, naming],
    [/^(?:that|which|who)/i, relative],
    [/^(?:whose|where)/i, whose],
];
/** One phrase with its preposition, said of the head; undefined when it isn't understood. */
export function readPhrase(head, phrase, context, describe) {
    for (const [form, reader] of readers) {
        const found = form.exec(phrase)?.[0];
        if (found === undefined || /^\S/.test(phrase.slice(found.length)))
            continue;
        const tail = phrase.slice(found.length).trim();
        const word = /^(?:less than|more than|fewer than|cheaper than|older than|newer than|longer than|shorter than|at least|at most|no more than|up to)$/i.test(found)
            ? `${found} ${tail}`
            : tail;
        return word === '' && !/^at the/i.test(found) ? undefined : reader(head, word, context, describe);
    }
    return undefined;
}
//# sourceMappingURL=phrases.js.map