/** What the page code and its driver say to each other; plain data. */

/**
 * One element that can be acted on, or whose text can be read: role, name, value (`''` for none), states joined by a space,
 * context (`''` for none). A tuple, because pages have thousands.
 */
export type MappedElement = readonly [role: string, name: string, value: string, states: string, context: string];

/** The map of one frame. */
export interface FrameMap {
  readonly title: string;
  readonly elements: readonly MappedElement[];
  /** In reading order: a number is the place of an element, a string a run of text that is nobody's alone. */
  readonly lines: readonly (number | string)[];
  /** The places of the elements that the map before lacked. */
  readonly fresh: readonly number[];
  /** Whether the page was too large to be mapped to its end. */
  readonly cut: boolean;
}

export type Trouble =
  | { readonly type: 'gone' }
  | { readonly type: 'hidden' }
  | { readonly type: 'disabled' }
  | { readonly type: 'moving' }
  | { readonly type: 'unfocused' }
  | { readonly type: 'outside' }
  /** In a frame that is turned in space. */
  | { readonly type: 'turned' }
  | { readonly type: 'covered'; readonly by: string };

/** Where a pointer meets the element, in the frame's own CSS pixels. */
export type Spot = { readonly ok: true; readonly x: number; readonly y: number } | { readonly ok: false; readonly trouble: Trouble };

/** Where a child frame's content begins in its parent, and whether a point of it is uncovered. */
export type FrameSpot = { readonly ok: true; readonly x: number; readonly y: number } | { readonly ok: false; readonly trouble: Trouble };

export type FillTarget =
  | { readonly ok: true; readonly kind: 'text' | 'set' }
  | { readonly ok: false; readonly trouble: Trouble | { readonly type: 'notFillable'; readonly what: string } };

export type WireLocator =
  | { readonly by: 'role'; readonly role: string; readonly name: string }
  | { readonly by: 'testId'; readonly attribute: string; readonly value: string }
  | { readonly by: 'label'; readonly text: string }
  | { readonly by: 'attribute'; readonly name: string; readonly value: string }
  | { readonly by: 'structure'; readonly selector: string };

/** The evidence of one element, but for the frames above it. */
export interface WireEvidence {
  readonly locators: readonly WireLocator[];
  readonly role: string;
  readonly name: string;
  /** What the fingerprint is a digest of. */
  readonly identity: string;
}

/** What a click on an element would do, as far as the page says. */
export interface WireNature {
  readonly role: string;
  readonly name: string;
  readonly hints: string;
  readonly href?: string;
  readonly form?: { readonly action: string; readonly method: string; readonly fields: readonly string[]; readonly text: string };
  readonly context: string;
}
