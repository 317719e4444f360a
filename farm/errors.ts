/** The farm's error tree: what can go wrong between a run and its page, by name. */
export type FarmErrorCode =
  | 'farm_full'
  | 'farm_unavailable'
  | 'lease_lost'
  | 'evicted'
  | 'browser_crashed'
  | 'page_crashed'
  /** The page opens dialogs, or leads on to other pages, without end. */
  | 'page_loops'
  | 'method_refused'
  | 'egress_refused'
  | 'proxy_failed'
  | 'target_unreachable'
  | 'deadline'
  | 'element_gone'
  | 'element_unusable'
  /** It is not the element that it was to be. */
  | 'element_other'
  /** A secret was not put in, or not sent: it would have gone where it must not go. */
  | 'withheld'
  /** A dialog asks something else than the act is the answer to. */
  | 'question_other'
  /** A field holds something else than what was filled into it. */
  | 'value_other'
  | 'protocol';

export class FarmError extends Error {
  override readonly name = 'FarmError';
  readonly code: FarmErrorCode;
  /** For `farm_full`: when it is worth asking again. */
  readonly retryAfterMs?: number;
  /** For `egress_refused`: which host the guard of the lease refused. */
  readonly refusedHost?: string;

  constructor(code: FarmErrorCode, message: string, options?: ErrorOptions & { retryAfterMs?: number; refusedHost?: string }) {
    super(message, options);
    this.code = code;
    if (options?.retryAfterMs !== undefined) this.retryAfterMs = options.retryAfterMs;
    if (options?.refusedHost !== undefined) this.refusedHost = options.refusedHost;
  }
}
