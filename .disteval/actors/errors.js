/** The actors' error tree: why an actor, here or on another gateway, could not be asked. */
import { FarmError } from "../farm/errors.js";
import { StoreError } from "../store/errors.js";
export class ActorError extends Error {
    name = 'ActorError';
    code;
    constructor(code, message, options) {
        super(message, options);
        this.code = code;
    }
}
/** Why the house could not do it, for its caller: its servers' addresses and its actors' names are for the log. */
export const causeFor = (error) => error instanceof StoreError ? 'the store is out of reach' : 'the part of the service that does it does not answer';
/** Of whatever was thrown. */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));
/** What is not the farm's own error is told as one, so that a run or visit ends in a stated status. */
export const asFarmError = (error) => error instanceof FarmError ? error : new FarmError('protocol', `The page could not be driven: ${messageOf(error)}.`, { cause: error });
//# sourceMappingURL=errors.js.map