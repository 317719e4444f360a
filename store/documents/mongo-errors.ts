/** The one map from the driver's errors to the store's. */
import { MongoError, MongoInvalidArgumentError, MongoServerError } from 'mongodb';
import { DeadlineExceeded } from '../deadline.ts';
import { StoreError } from '../errors.ts';

const duplicateKey = 11_000;
/** What the house itself asked for wrongly: bad values, types, paths or operators, and documents above 16 MB. */
const ownMistakes: ReadonlySet<unknown> = new Set([2, 9, 14, 28, 40, 52, 66, 10_334, 17_280, 17_419]);
/** A connection that breaks between two operations comes through as Node's own error. */
const brokenConnection: ReadonlySet<unknown> = new Set([
  'EPIPE',
  'ECONNRESET',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ETIMEDOUT',
  'ERR_STREAM_DESTROYED',
]);

export function translated(thrown: unknown): unknown {
  const error = thrown as Error;
  if (error instanceof MongoServerError && error.code === duplicateKey) {
    return new StoreError('duplicate_key', `A document has this value already: ${error.message}`, { cause: error });
  }
  if (error instanceof MongoInvalidArgumentError || (error instanceof MongoServerError && ownMistakes.has(error.code))) return error;
  const ofServer =
    error instanceof MongoError || error instanceof DeadlineExceeded || brokenConnection.has((error as NodeJS.ErrnoException).code);
  return ofServer ? new StoreError('unavailable', `MongoDB did not do it: ${error.message}`, { cause: error }) : error;
}
