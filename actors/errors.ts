/** The actors' error tree: why an actor, here or on another gateway, could not be asked. */
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
