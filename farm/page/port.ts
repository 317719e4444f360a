/** One leased page as the actors see it: what stands on it, what can be done to it, and what befalls it. */

import type { Dialog } from '../../store/model/run.ts';
import type { Act, ElementEvidence } from '../../store/model/step.ts';
import type { FarmError } from '../errors.ts';

/** One interactive element; `index` is good for acts until the next observation. */
export interface ObservedElement {
  readonly index: number;
  readonly role: string;
  readonly name: string;
  readonly value?: string;
  /** What states hold: `checked`, `expanded`, `selected`, `required`, `readonly`, `password`, `disabled`, `focused`. */
  readonly states: readonly string[];
  /** The frame it is in, from the main frame down; empty for the main frame. */
  readonly framePath: readonly string[];
  /** The heading or group that it stands under. */
  readonly context?: string;
  /** Not there at the observation before; false for all at the first observation of a document. */
  readonly isNew: boolean;
}

export interface Observation {
  readonly url: string;
  readonly title: string;
  readonly elements: readonly ObservedElement[];
  /** The map as one short line an element, with the text between them; what a planner reads. */
  readonly text: string;
  /** A digest of all that an act could change: address, elements, values, text. Equal digests: the same page state. */
  readonly digest: string;
}

export type ActOutcome =
  | {
      readonly ok: true;
      readonly evidence?: ElementEvidence;
      readonly read?: string;
      readonly urlBefore: string;
      readonly urlAfter: string;
    }
  | {
      readonly ok: false;
      readonly error: FarmError;
      /** Whether a click, key or text had left for the page before it failed: then it may have happened all the same. */
      readonly sent: boolean;
      readonly evidence?: ElementEvidence;
    };

/** What befalls a page without being asked for. */
export type PageEvent =
  | { readonly type: 'dialog'; readonly dialog: Dialog }
  | { readonly type: 'egressRefused'; readonly host: string; readonly reason: string }
  /** The page sent a request that may have changed something at its server: neither GET nor HEAD nor OPTIONS (RFC 9110, 9.2.1). */
  | { readonly type: 'submitted'; readonly method: string; readonly url: string }
  | { readonly type: 'crashed'; readonly error: FarmError }
  | { readonly type: 'lost'; readonly error: FarmError };

/** Every method rejects with `FarmError` at its deadline at the latest, and at once when the page or its lease is lost. */
export interface LeasedPage {
  /** Opens the address and waits until the page is ready to be read. `target_unreachable`, `egress_refused` or `proxy_failed` otherwise. */
  goto(url: string): Promise<{ readonly url: string }>;
  observe(): Promise<Observation>;
  /** A deadline is an outcome too, for what was `sent` by then tells whether the act may be tried again. */
  act(act: Act): Promise<ActOutcome>;
  /** The address of the active page. */
  url(): string;
  /** Whether a person could read this text on any frame now; letter case and white space aside. */
  showsText(text: string): Promise<boolean>;
  /** Whether a status message holds this text now (SPEC-NOTES, `statusText`). */
  showsStatus(text: string): Promise<boolean>;
  /** Resolves when requests, mutations and frames have come to rest, or at the ceiling. */
  settle(ceilingMs: number): Promise<void>;
  /** The first listener also hears at once what befell the page before it came. */
  on(listener: (event: PageEvent) => void): void;
  /** Lets go of the connection; the lease itself is released by its owner. Idempotent, never rejects. */
  close(): Promise<void>;
}
