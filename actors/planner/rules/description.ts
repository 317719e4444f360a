/** A thing on a page as a person describes it, and the values that are told of it or brought to it. */

/** A thing on the page in the goal's words. */
export interface Description {
  /** The very element by its place (`Scene.placeOf`), where it was told before by all that was said. */
  readonly key?: string;
  /** Its name without article and kind; empty when only the kind is said ("the button"). */
  readonly name: string;
  /** The name was quoted: it is taken as it stands. */
  readonly exact: boolean;
  /** All its words when they were not quoted: what reads as a kind or an order may be part of the name ("Radio button", "First class"). */
  readonly whole: string;
  /** The noun that was said for its kind ("button", "flight", "row"); empty for none. */
  readonly noun: string;
  /** The roles that the noun may mean; empty when it says nothing of the role (a "flight" is a row or card). */
  readonly roles: readonly string[];
  /** All that match, not one of them. */
  readonly all?: true;
  /** With `all`: only so many of them, the first in their order; the last when negative. */
  readonly few?: number;
  readonly except?: readonly Description[];
  /** With `ordinal`: how many there are in all, "both roles" being two; where there are others, none of them is meant. */
  readonly outOf?: number;
  /** There is but one: where several match, none of them is meant. */
  readonly only?: true;
  /** Where several match, the goal says that it is all the same which ("a button"). */
  readonly any?: true;
  /** Its place among those that match, from 1; from the end when negative. */
  readonly ordinal?: number;
  /**
   * Its place among those that match by what stands in their row or card: the second largest is `{ by: 'size', order: 'most', place: 2 }`.
   * With `all`: each of them, in this order.
   */
  readonly rank?: Rank;
  /** What must hold in its row or card, or of itself. */
  readonly where?: readonly Condition[];
  /** The section, dialog, form, list, row or card that it stands in ("in the footer", "of invoice 1043", "for user @x"). */
  readonly within?: Description;
  /** Where it stands to another thing ("the field after Name", "the button next to the price"). */
  readonly beside?: { readonly relation: 'after' | 'before' | 'above' | 'below' | 'left' | 'right' | 'next'; readonly what: Description };
  /** Of a list that is cut into pages, it stands on the one that is open: "the last one there", "on this page". */
  readonly here?: true;
  /** The column that it is in. */
  readonly column?: string;
  /** Which part of its text is meant ("the third word of …"); from the end when negative. `by`: it is the only one that is so long; `of`: in which sentence or line of it. */
  readonly part?: {
    readonly unit: 'word' | 'line' | 'sentence' | 'letter' | 'number';
    readonly place: number;
    readonly by?: 'longest' | 'shortest';
    readonly of?: { readonly unit: 'word' | 'line' | 'sentence' | 'letter' | 'number'; readonly place: number };
  };
  /** What a page's maker or a person's eyes would say of it, when it is said as colour or shape ("the red one"). */
  readonly look?: readonly string[];
}

export interface Rank {
  /** The quantity in the goal's words ("price", "date", "size"); empty when the page has to tell ("the largest"). */
  readonly by: string;
  readonly order: 'least' | 'most';
  readonly place: number;
  /** Several are spoken of ("the cheapest lamps"): all that share the first place; with `all`. */
  readonly ties?: true;
}

export type Condition =
  /** What it is by itself, in a word of `natures.ts`. */
  | { readonly kind: 'is'; readonly nature: string }
  /** Its row or card holds this text; under this label or column (`by`), or as whose it is or where it is from (`whose`). */
  | {
      readonly kind: 'holds';
      readonly text: string;
      readonly exact: boolean;
      readonly not?: true;
      readonly by?: string;
      readonly whose?: true;
      /** A text of it begins or ends so. */
      readonly at?: 'start' | 'end';
      /** A text of it says this and no more. */
      readonly own?: true;
    }
  /** `by` is the column or label; empty when the value's kind has to tell (a price, a time, a date). */
  | {
      readonly kind: 'compares';
      readonly by: string;
      readonly is: Sign;
      readonly value: Quantity | OwnLimit;
    };

/** How a value stands to another. */
export type Sign = '<' | '<=' | '=' | '>=' | '>' | '!=';

/** A comparable value: an amount with its unit or currency, a day, a time of day. */
export type Quantity =
  | { readonly type: 'amount'; readonly amount: number; readonly unit?: string }
  /** `2030-12-31`. */
  | { readonly type: 'day'; readonly day: string }
  /** `23:59`. */
  | { readonly type: 'time'; readonly time: string };

/** What stands in the thing's own row or card under that label: "below minimum". */
export interface OwnLimit {
  readonly type: 'own';
  readonly name: string;
}

/** A value to bring to the page. */
export type Given =
  /** Quoted, or as it stands; may hold `{{secret:NAME}}`. */
  | { readonly type: 'text'; readonly text: string; readonly quoted: boolean }
  /** `day`: `2030-12-31`, relative days resolved; `time`: `23:59`. `said` is how the goal has it, for lists and free text. */
  | { readonly type: 'when'; readonly day?: string; readonly time?: string; readonly said: string }
  /**
   * What stands on the page at that moment ("the value of Country", "the text above", "it"). `told`: what told it may be gone by then, and
   * has to be asked before it is closed. `came`: it has come up by what was done just before.
   */
  | { readonly type: 'taken'; readonly from: Description; readonly told?: true; readonly came?: true }
  /** The name under which it was read before ("the code that you read"). */
  | { readonly type: 'read'; readonly as: string }
  /** How many of them the page shows. */
  | { readonly type: 'counted'; readonly of: Description }
  /** What the field holds, with another text in the place of a part of it: everywhere, or where that stands once. */
  | { readonly type: 'exchanged'; readonly old: string; readonly by: string; readonly every: boolean };
