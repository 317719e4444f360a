/** Reads a clause that starts with a verb into orders. */
import { agree, answering, call, coupon, every, extra, make, stars, stay, stopAt, take, turn } from "./adjusting.js";
import { count, howMany, howMuch, list, read, which } from "./asking.js";
import { book } from "./booking.js";
import { check, choose, filter, uncheck } from "./choosing.js";
import { basket, compose, register, several, through } from "./composing.js";
import { doing, mark } from "./doing.js";
import { append, clear, copy, fill, paste, replace } from "./filling.js";
import { answer, back, goto, key, reload, tab, upload, wait } from "./moving.js";
import { repeatedly, route, tickMark } from "./phrasal.js";
import { click, close, doubleClick, drag, find, highlight, hover, open, rightClick, scroll, tripleClick } from "./pointing.js";
import { bounded } from "./ranges.js";
import { login, lookFor, search, submit } from "./sending.js";
import { sort } from "./sorting.js";
import { verbsOf } from "./verbs.js";
const verify = (rest, _context, verb) => /^(?:verify|ensure)$/.test(verb) || /^(?:that|if|whether)\b/i.test(rest) || / (?:is|are|equals) /i.test(rest)
    ? { why: 'what must hold at the end is not done by an instruction; give it as the success condition' }
    : undefined;
const readers = {
    goto,
    back,
    reload,
    click,
    doubleClick,
    tripleClick,
    rightClick,
    hover,
    open,
    close,
    fill,
    append,
    clear,
    key,
    choose,
    check,
    uncheck,
    // What stands otherwise afterwards is for the page to say.
    toggle: click,
    upload,
    drag,
    sort,
    highlight,
    scroll,
    tab,
    wait,
    submit,
    search,
    login,
    answer,
    read,
    list,
    howMany,
    howMuch,
    count,
    find,
    copy,
    paste,
    do: doing,
    mark,
    filter,
    which,
    book,
    verify,
    lookFor,
    every,
    several,
    compose,
    basket,
    register,
    through,
    turn,
    make,
    stars,
    answering,
    agree,
    take,
    coupon,
    extra,
    stay,
    call,
    stopAt,
    bounded,
    replace,
    repeatedly,
    route,
    tickMark,
};
/** The first reading of its verbs that accounts for every word, or that says why there is none. */
export function readOrders(words, context) {
    for (const { verb, intents, rest } of verbsOf(words)) {
        for (const intent of intents) {
            if (intent === 'use')
                continue;
            const found = readers[intent](rest, context, verb);
            if (found !== undefined)
                return found;
        }
    }
    return undefined;
}
//# sourceMappingURL=orders.js.map