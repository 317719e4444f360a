/** The store's error tree. */
type StoreErrorCode = 'unavailable' | 'duplicate_key' | 'closed' | 'locked' | 'corrupt' | 'fenced' | 'unreadable' | 'lost';

export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
