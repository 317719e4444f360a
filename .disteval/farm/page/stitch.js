/** The maps of all frames as one observation. */
import { createHash } from 'node:crypto';
import { FarmError } from "../errors.js";
import { answerOf } from "./child-frames.js";
import { Frames } from "./frames.js";
import { MapText } from "./map-text.js";
import { callPage, ownerOf } from "./world.js";
/** How many frames are asked at once: of more, the last would seem to hang while it waits for its turn. */
const atOnce = 4;
/**
 * Asks the frames, many at once. Rejects with `DocumentGone` when the page changes meanwhile, and with `element_gone` when the selector
 * selects nothing.
 */
export async function observeTab(tab, tabs, selector) {
    const maps = [];
    const frames = tab.frames.all();
    for (let from = 0; from < frames.length; from += atOnce) {
        const asked = frames.slice(from, from + atOnce).map((frame) => answerOf(frame, askFrame(frame, selector)));
        maps.push(...(await Promise.all(asked)).filter((mapped) => mapped !== undefined));
    }
    if (maps.length === 0)
        throw new FarmError('element_gone', `nothing on the page is selected by ${JSON.stringify(selector)}`);
    const [first] = maps;
    if (first && !first.frame.parent)
        tab.title = first.news.title;
    return stitch(tab, tabs, maps);
}
/** Undefined when the frame is not shown, or has nothing that the selector selects. */
async function mapFrame(frame, selector) {
    const [shown, answer] = await Promise.all([isFrameShown(frame), callPage(frame, 'map', selector)]);
    if (!shown || answer === '')
        return undefined;
    const [sent = '', news = ''] = answer.split('\n');
    return { frame, map: JSON.parse(sent), news: JSON.parse(news), sent };
}
/** A frame in what the selector selects is mapped whole. */
const askFrame = async (frame, selector) => mapFrame(frame, selector === undefined || (await isInScope(frame, selector)) ? undefined : selector);
async function isInScope(frame, selector) {
    if (!frame.parent)
        return false;
    return (await callPage(frame.parent, 'isInScope', await ownerOf(frame), selector)) || isInScope(frame.parent, selector);
}
/** Whether a person sees the frame: every element that holds it on the way down. */
export async function isFrameShown(frame) {
    if (!frame.parent)
        return true;
    const [above, here] = await Promise.all([
        isFrameShown(frame.parent),
        ownerOf(frame).then((owner) => callPage(frame.parent, 'frameShown', owner)),
    ]);
    return above && here;
}
function stitch(of, tabs, maps) {
    const { url, title } = of;
    const elements = [];
    const groups = [];
    const places = [];
    const text = new MapText();
    // Without the marks of what is new: the same state may be reached by two ways.
    const state = createHash('sha256').update(url);
    for (const { frame, map, news, sent } of maps) {
        const framePath = Frames.path(frame);
        state.update(framePath.join('\n')).update(sent);
        const from = { element: elements.length, group: groups.length };
        for (const group of map.groups)
            groups.push(groupOf(group, map.words, from.group));
        for (const element of elementsOf(map, from, framePath, new Set(news.fresh))) {
            elements.push(element);
            places.push({ frame, world: frame.world, index: element.index - from.element });
        }
        if (news.veil)
            text.cover(news.veil, from.element);
        text.add(framePath, map, elements, groups, from);
    }
    return {
        observation: {
            url,
            title,
            elements,
            groups,
            tabs: tabs.map(({ url, title }) => ({ url, title })),
            active: tabs.indexOf(of),
            text: text.all,
            digest: state.digest('hex'),
        },
        places,
    };
}
/** Boxes and icons that their words may follow. */
const followed = new Set(['checkbox', 'radio', 'switch', 'clickable', 'button', 'link', 'img']);
/** What stands right before each element on its line; where a line begins with a box or icon without a name, what follows those. */
function labelsIn({ lines, elements, words }) {
    const labels = new Map();
    const isBare = (part) => {
        const [role = 0, name] = typeof part === 'number' ? (elements[part] ?? []) : [];
        return typeof part === 'number' && name === '' && followed.has(words[role] ?? '');
    };
    const textOf = (part) => {
        const [, name = '', , , , , , , , , said] = typeof part === 'number' ? (elements[part] ?? []) : [];
        return typeof part === 'string' ? part : (said ?? name);
    };
    for (const line of lines) {
        if (typeof line !== 'object')
            continue;
        const follow = isBare(line[0]);
        for (const [at, part] of line.entries()) {
            const label = follow && isBare(part) ? line[at + 1] : line[at - 1];
            if (typeof part === 'number' && label !== undefined)
                labels.set(part, textOf(label));
        }
    }
    return labels;
}
function groupOf([role, name, parent, hints], words, from) {
    const group = { role: words[role] ?? '', name };
    if (parent >= 0)
        group.parent = parent + from;
    if (hints > 0)
        group.hints = words[hints] ?? '';
    return group;
}
/** What an element has not is not set: of thousands, to spread what may be there would take longer than all else. */
function elementsOf(map, from, framePath, fresh) {
    const { words } = map;
    const word = (place) => words[place] ?? '';
    const states = [];
    const labels = labelsIn(map);
    return map.elements.map(([role, name, group, context = 0, column = 0, hints = 0, held = 0, type = 0, value = '', options], at) => {
        states[held] ??= held === 0 ? [] : word(held).split(' ');
        const element = {
            index: from.element + at,
            role: word(role),
            name,
            states: states[held],
            framePath,
            isNew: fresh.has(at),
        };
        if (value !== '')
            element.value = value;
        if (context > 0)
            element.context = word(context);
        if (group >= 0)
            element.group = group + from.group;
        if (column > 0)
            element.column = word(column);
        const label = labels.get(at);
        if (label !== undefined)
            element.label = label;
        if (options !== undefined && options.length > 0)
            element.options = options;
        if (type > 0)
            element.type = word(type);
        if (hints > 0)
            element.hints = word(hints);
        return element;
    });
}
//# sourceMappingURL=stitch.js.map