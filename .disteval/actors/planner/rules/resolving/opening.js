import { usableOr } from "./acting.js";
import { say } from "./candidates.js";
import { find } from "./find.js";
import { folds, isMenu } from "./folds.js";
import { holdsSense, likeness } from "./likeness.js";
import { clickOn, each, lacking, missing, next } from "./move.js";
import { placesOf } from "./places.js";
import { isClickable, isUsable } from "./scene.js";
import { submit } from "./sending.js";
const isOpen = ({ states }) => states.includes('expanded') || states.includes('selected');
export function open({ what }, situation) {
    const found = find(what, 'click', situation);
    if (found.type === 'none')
        return openUnnamed(what, situation) ?? lacking(found);
    if (found.type !== 'found')
        return lacking(found);
    return usableOr(found, situation, (element) => (isOpen(element) ? undefined : { kind: 'click', element: element.index }));
}
/** "Expand the section", "the pie menu", "the next step": what is there to be opened, where there is but one. */
function openUnnamed(what, situation) {
    const { scene, cursor, instructions } = situation;
    if (what.exact || what.where || what.rank || what.ordinal !== undefined)
        return undefined;
    if (/^next (?:step|page|screen)$/i.test(what.name))
        return submit({ kind: 'submit', clause: '', as: 'next' }, situation);
    const isOfMenus = what.roles.includes('menu');
    if (what.name !== '' && !isOfMenus)
        return undefined;
    const folded = folds(scene).filter((element) => what.name === '' || element.role !== 'heading');
    const closed = folded.length > 0 ? folded : scene.elements.filter((element) => isSection(element) && holdsSense(element.name, what.noun));
    const ways = closed.length > 0 || !isOfMenus ? closed : scene.elements.filter((element) => isMenu(element) || /^[+＋]$/.test(element.name));
    const [only, ...others] = ways;
    if (only && others.length === 0)
        return clickOn(only);
    const following = instructions[cursor.at + 1];
    // Which of them leads to it shows in looking for it.
    return others.length > 0 && what.name === '' && (following?.kind === 'click' || following?.kind === 'find') ? next : undefined;
}
const isSection = (element) => element.role === 'heading' || isClickable(element);
const closing = ['close', 'dismiss', 'no thanks', 'not now', 'skip', 'later', 'got it', 'cancel', 'ok'];
const crosses = /^[×✕✖✗⨯x]$/i;
export function close({ what, clause }, situation) {
    const { scene } = situation;
    if (what !== undefined) {
        const itself = find(what, 'click', situation);
        if (itself.type === 'found' && itself.elements[0].states.includes('expanded'))
            return each(itself.elements, situation, ({ index }) => ({ kind: 'click', element: index }));
        const places = placesOf(what, situation);
        const inside = places.length === 0 ? undefined : closerAmong(scene.elements.filter((element) => places.some((holds) => holds(element))));
        if (inside)
            return clickOn(inside);
    }
    const { dialog } = scene;
    const closer = closerAmong(dialog === undefined ? scene.elements : scene.within(dialog));
    if (closer)
        return clickOn(closer);
    if (dialog !== undefined)
        return { type: 'act', act: { kind: 'press', key: 'Escape' } };
    // One of the browser's own was answered while the act before raised it.
    if (what === undefined && /\b(?:dialog|alert|confirmation|prompt)\b/i.test(clause))
        return next;
    return missing(what === undefined ? 'nothing on the page could be closed' : `${say(what)} can't be found, or has nothing to close it with`);
}
function closerAmong(elements) {
    const controls = elements.filter((element) => isClickable(element) && isUsable(element));
    const cross = controls.find(({ name }) => crosses.test(name.trim()));
    for (const word of closing) {
        const found = controls.find(({ name }) => likeness(word, name) >= 0.8) ?? (word === 'close' ? cross : undefined);
        if (found)
            return found;
    }
    return controls.find(({ name, hints = '' }) => name === '' && holdsSense(hints, 'close'));
}
//# sourceMappingURL=opening.js.map