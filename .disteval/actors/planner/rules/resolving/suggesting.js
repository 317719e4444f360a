import { holdsSense, likeness } from "./likeness.js";
import { clickOn, next } from "./move.js";
import { isClickable } from "./scene.js";
/** The options that a field offers while it is typed into: the one that was meant is taken, where there is one. */
export function suggested(situation) {
    const { scene, cursor, hand, instructions } = situation;
    const [text = ''] = cursor.left ?? [];
    const following = instructions[cursor.at + 1];
    // Which of them is meant is said next.
    if (!hand || following?.kind === 'choose' || (following?.kind === 'click' && following.what.ordinal !== undefined))
        return next;
    const offers = hand.role === 'combobox' || ['autocomplete', 'typeahead'].some((word) => holdsSense(hand.hints ?? '', word));
    const offered = scene.elements.filter((element) => (offers ? isOffer(element, scene) : isBelow(element, hand)));
    const scored = offered.map((element) => ({ element, score: likeness(text, element.name) })).filter(({ score }) => score >= 0.6);
    const most = Math.max(0, ...scored.map(({ score }) => score));
    const [only, ...others] = scored.filter(({ score }) => score === most);
    if (!only || (others.length > 0 && most < 0.95))
        return next;
    return clickOn(only.element);
}
const isOffer = (element, scene) => element.role === 'option' || (element.isNew && (isClickable(element) || scene.unitOf(element) !== undefined));
/** Of a field that does not say that it offers anything: what came up right under it, and is no control of another kind. */
const isBelow = (element, hand) => element.isNew &&
    element.index > hand.index &&
    element.index <= hand.index + 12 &&
    ['option', 'menuitem', 'clickable', 'listitem'].includes(element.role);
//# sourceMappingURL=suggesting.js.map