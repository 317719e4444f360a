/** Acts as planned, and steps as recorded: what was done, to what, and what was seen. */

/** What a plan asks of the page; `element` is an index of the observation that the plan was made from. */
export type Act =
  | { readonly kind: 'goto'; readonly url: string }
  | { readonly kind: 'click'; readonly element: number }
  | { readonly kind: 'fill'; readonly element: number; readonly text: string }
  | { readonly kind: 'press'; readonly key: string; readonly element?: number }
  | { readonly kind: 'read'; readonly element: number; readonly as: string };

/** How an element may be found again, from the most to the least telling. */
export type Locator =
  | { readonly by: 'role'; readonly role: string; readonly name: string }
  | { readonly by: 'testId'; readonly attribute: string; readonly value: string }
  | { readonly by: 'label'; readonly text: string }
  | { readonly by: 'attribute'; readonly name: string; readonly value: string }
  | { readonly by: 'structure'; readonly selector: string };

/** The element as it stood when it was acted on. */
export interface ElementEvidence {
  readonly locators: readonly Locator[];
  /** The URLs or names of the frames from the page down to the element's; empty for the main frame. */
  readonly framePath: readonly string[];
  readonly role: string;
  readonly name: string;
  /** A digest of tag, role, name and stable attributes. */
  readonly fingerprint: string;
}

/** Who decided on a step. */
export type Rung = 'request' | 'rules' | 'model' | 'skill';

/** One recorded action; the values in it are masked before it is stored. */
export interface Step {
  readonly kind: Act['kind'];
  readonly rung: Rung;
  /** The clause of the goal that it carries out. */
  readonly clause?: string;
  readonly target?: ElementEvidence;
  readonly url?: string;
  readonly text?: string;
  readonly key?: string;
  /** The name under which a read value stands in `data`. */
  readonly as?: string;
  /** The page's address before and after. */
  readonly before: string;
  readonly after: string;
  readonly at: Date;
  readonly durationMs: number;
}
