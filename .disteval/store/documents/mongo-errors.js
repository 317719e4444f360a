/** The one map from the driver's errors to the store's. */
import { MongoClientClosedError, MongoError, MongoInvalidArgumentError, MongoServerError } from 'mongodb';
import { DeadlineExceeded } from "../deadline.js";
import { StoreError } from "../errors.js";
const duplicateKey = 11_000;
/** What the house itself asked for wrongly: bad values, types, paths or operators, and documents above 16 MB. */
const ownMistakes = new Set([2, 9, 14, 28, 40, 52, 66, 10_334, 17_280, 17_419]);
/** A connection that breaks between two operations comes through as Node's own error. */
const brokenConnection = new Set([
    'EPIPE',
    'ECONNRESET',
    'ECONNABORTED',
    'ECONNREFUSED',
    'ETIMEDOUT',
    'ERR_STREAM_DESTROYED',
]);
export function translated(thrown) {
    const error = thrown;
    if (error instanceof MongoServerError && error.code === duplicateKey) {
        return new StoreError('duplicate_key', `A document has this value already: ${error.message}`, { cause: error });
    }
    if (error instanceof MongoClientClosedError)
        return new StoreError('closed', 'The store is closed', { cause: error });
    if (error instanceof MongoInvalidArgumentError || (error instanceof MongoServerError && ownMistakes.has(error.code)))
        return error;
    const ofServer = error instanceof MongoError || error instanceof DeadlineExceeded || brokenConnection.has(error.code);
    return ofServer ? new StoreError('unavailable', `MongoDB did not do it: ${error.message}`, { cause: error }) : error;
}
//# sourceMappingURL=mongo-errors.js.map