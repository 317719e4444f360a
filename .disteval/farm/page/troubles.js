/** What stands in the way of an act, in words for a person. */
import { FarmError } from "../errors.js";
export function troubleError(what, trouble) {
    switch (trouble.type) {
        case 'gone':
            return new FarmError('element_gone', `${what} is no longer on the page; observe it anew`);
        case 'hidden':
            return new FarmError('element_unusable', `${what} is not visible`);
        case 'disabled':
            return new FarmError('element_unusable', `${what} is disabled`);
        case 'moving':
            return new FarmError('element_unusable', `${what} does not hold still`);
        case 'unfocused':
            return new FarmError('element_unusable', `${what} does not take the keyboard`);
        case 'outside':
            return new FarmError('element_unusable', `${what} lies outside of the page and can't be scrolled into view`);
        case 'turned':
            return new FarmError('element_unusable', `${what} is in a frame that is turned in space, where no pointer can be led to it`);
        case 'covered':
            return new FarmError('element_unusable', `${what} is covered by ${trouble.by}`);
        case 'notFillable':
            return new FarmError('element_unusable', `${what} can't be filled: it is ${trouble.what}`);
    }
}
//# sourceMappingURL=troubles.js.map