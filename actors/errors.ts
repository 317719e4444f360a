/** The actors' error tree: why an actor, here or on another gateway, could not be asked. */
import { FarmError } from '../farm/errors.ts';
import { StoreError } from '../store/errors.ts';

type ActorErrorCode =
  | 'stopped'
  | 'crashed'
  | 'timeout'
  | 'name_taken'
  | 'exhausted'
  | 'misplaced'
  | 'unreachable'
  | 'not_here'
  | 'refused'
  | 'malformed';

export class ActorError extends Error {
  override readonly name = 'ActorError';
  readonly code: ActorErrorCode;

  constructor(code: ActorErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Why the house could not do it, for its caller: its servers' addresses and its actors' names are for the log. */
export const causeFor = (error: unknown): string =>
  error instanceof StoreError ? 'the store is out of reach' : 'the part of the service that does it does not answer';

/** Of whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What is not the farm's own error is told as one, so that a run or visit ends in a stated status. */
export const asFarmError = (error: unknown): FarmError =>
  error instanceof FarmError ? error : new FarmError('protocol', `The page could not be driven: ${messageOf(error)}.`, { cause: error });
