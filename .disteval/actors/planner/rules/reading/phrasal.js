import { entryOf } from "./booking.js";
import { check } from "./choosing.js";
import { doOf } from "./context.js";
import { repeatsOf } from "./pointing.js";
/** "a tick next to Olives", "a check mark in the box Terms". */
export const tickMark = (rest, context) => {
    const boxes = /^(?:a|the) (?:tick|check|cross|check ?mark|tick mark|x) (?:in|on|at|by|next to|beside|against|for) (?:the (?:box|checkbox)(?:es)? (?:of|for|next to|beside|by) )?(.+)$/i.exec(rest)?.[1];
    return boxes === undefined ? undefined : check(boxes, context, 'check');
};
const mostRepeats = 20;
/** "zoom in", "zoom out three times": a control of that name. */
export const repeatedly = (said, _context, verb) => {
    const { rest, times = 0 } = repeatsOf(said === '' ? '' : ` ${said}`);
    if (!/^(?: on the map| the map)?$/i.test(rest) || times < 1 || times > mostRepeats)
        return undefined;
    return Array.from({ length: times }, () => doOf(verb.replace(/ on$/, '')));
};
/** "get directions from A to B": the form is filled in and sent. */
export const route = (rest, context) => {
    const [, from = '', to = ''] = /^from (.+?) to (.+)$/i.exec(rest) ?? [];
    const [start, end] = from === '' ? [] : [entryOf('from', bared(from), context), entryOf('to', bared(to), context)];
    return start && end && [...start, ...end, { kind: 'submit', as: 'get directions' }];
};
const bared = (words) => words.replace(/^the /i, '');
//# sourceMappingURL=phrasal.js.map