/** The one map from the driver's errors to the store's. */
import { MongoClientClosedError, MongoError, MongoServerError } from 'mongodb';
import { DeadlineExceeded } from '../deadline.ts';
import { StoreError } from '../errors.ts';

const duplicateKey = 11_000;

export function translated(error: unknown): unknown {
  if (!(error instanceof MongoError || error instanceof DeadlineExceeded)) return error;
  if (error instanceof MongoServerError && error.code === duplicateKey) {
    return new StoreError('duplicate_key', `A document has this value already: ${error.message}`, { cause: error });
  }
  if (error instanceof MongoClientClosedError) return new StoreError('closed', 'The store is closed', { cause: error });
  return new StoreError('unavailable', `MongoDB did not do it: ${error.message}`, { cause: error });
}
