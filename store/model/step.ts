/** Acts as planned, and steps as recorded: what was done, to what, and what was seen. */

/**
 * What a plan asks of the page; `element` and `to` are indices of the observation that the plan was made from. A text may hold
 * `{{secret:NAME}}`: its value is put in on the way to the page and nowhere before.
 */
export type Act =
  | { readonly kind: 'goto'; readonly url: string }
  | { readonly kind: 'back' }
  | { readonly kind: 'click'; readonly element: number; readonly button?: 'left' | 'right'; readonly times?: 1 | 2 | 3 }
  | { readonly kind: 'hover'; readonly element: number }
  /** Replaces what stands in the control; an empty text clears it. Of a slider, spinner or picker: its value. */
  | { readonly kind: 'fill'; readonly element: number; readonly text: string }
  /** Key by key, after what stands there; without an element, into what has the focus. */
  | { readonly kind: 'type'; readonly text: string; readonly element?: number }
  | { readonly kind: 'press'; readonly key: string; readonly element?: number; readonly times?: number }
  /** Makes these, by their text, the chosen options of a list, native or built by the page, and no others. */
  | { readonly kind: 'select'; readonly element: number; readonly options: readonly string[] }
  /** Opens a list that the page has built, takes note of what it offers, and closes it again. */
  | { readonly kind: 'peek'; readonly element: number }
  /** Of a checkbox, switch, radio button or toggle; nothing is done when it stands so already. */
  | { readonly kind: 'check'; readonly element: number; readonly on: boolean }
  /** The names are those of the run's `files`. */
  | { readonly kind: 'upload'; readonly element: number; readonly files: readonly string[] }
  /** By the pointer, or as HTML's drag and drop where the page asks for it. */
  | { readonly kind: 'drag'; readonly element: number; readonly to: number; readonly place: 'before' | 'onto' | 'after' }
  /** By the pointer, a fair way to one side: as far as what it lies in has room. */
  | { readonly kind: 'pull'; readonly element: number; readonly towards: Side }
  /** By its corner or handle, so many CSS pixels to the right and downwards. */
  | { readonly kind: 'resize'; readonly element: number; readonly by: { readonly x: number; readonly y: number } }
  /** Selects the text of the element, or `text` in it, as a pointer would. */
  | { readonly kind: 'highlight'; readonly element: number; readonly text?: string }
  /**
   * The page or, with an element, the nearest container of it that scrolls; `intoView` wants an element. `inside`: what the element stands
   * in or heads, to either side where it is wider than it shows; never the page, unless the list or table of the element outgrows it.
   */
  | {
      readonly kind: 'scroll';
      readonly where: 'up' | 'down' | 'top' | 'bottom' | 'intoView';
      readonly element?: number;
      readonly inside?: true;
    }
  /** By the tab's place in the order of opening, from 0, or -1 for the newest. */
  | { readonly kind: 'switchTab'; readonly tab: number }
  | { readonly kind: 'closeTab' }
  /** Until the text is visible, or (`gone`) no longer is. */
  | { readonly kind: 'wait'; readonly text: string; readonly gone?: true }
  | { readonly kind: 'read'; readonly element: number; readonly as: string }
  /** A value that the planner worked out from the page (a count, a sum, a choice), told under this name. */
  | { readonly kind: 'note'; readonly as: string; readonly value: Value };

export type Side = 'left' | 'right' | 'up' | 'down';

/** Of a value that was told. `message`: what the page had said to what was done before; `number`: with one in it. */
export type ToldAs = 'number' | 'text' | 'message';

/** What a run may tell of a page. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value };

/** How an element may be found again, from the most to the least telling. */
export type Locator =
  | { readonly by: 'role'; readonly role: string; readonly name: string }
  | { readonly by: 'testId'; readonly attribute: string; readonly value: string }
  | { readonly by: 'label'; readonly text: string }
  | { readonly by: 'attribute'; readonly name: string; readonly value: string }
  | { readonly by: 'structure'; readonly selector: string };

/** What stands around an element, by which a person would tell it from others of its name; empty texts are left out. */
export interface Surroundings {
  /** The text of the row, card or item that it stands in, cut. */
  readonly unit?: string;
  /** Of what stands in no row with others beside it: what the part says that it stands in, cut. */
  readonly near?: string;
  /** What the goal says of that part or row: without it another's stands there. May name parameters in a skill. */
  readonly said?: readonly string[];
  /** The words by which that row is told from all others beside it, in small letters. */
  readonly key?: readonly string[];
  /** The heading, legend, dialog or section that it stands under. */
  readonly context?: string;
  /** In a skill: nothing that may be another each time led to the page, so that the part is to be there again. */
  readonly isFixed?: true;
  /** The header of its column. */
  readonly column?: string;
  /** The text right before and right after it, cut. */
  readonly textBefore?: string;
  readonly textAfter?: string;
  /** What the dialog asks that it stands in, cut; unset for what stands in none, and in a skill, which keeps it with the step. */
  readonly asks?: string;
  /** Others were called the same but for a number, which told it from them. */
  readonly numbered?: true;
  /** The numbers in its name that the goal says, too: with others it is another. */
  readonly numbers?: readonly string[];
  /** Its place among the elements of the document with its role and name, from 0, and how many these are. */
  readonly place: number;
  readonly alike: number;
}

/** The element as it stood when it was acted on. */
export interface ElementEvidence {
  readonly locators: readonly Locator[];
  /** The URLs or names of the frames from the page down to the element's; empty for the main frame. */
  readonly framePath: readonly string[];
  readonly role: string;
  readonly name: string;
  /** A digest of tag, role, name and stable attributes. */
  readonly fingerprint: string;
  readonly tag: string;
  /** What an input takes, or what a button does. */
  readonly type?: string;
  readonly around: Surroundings;
}

/** What came of an act, as far as a replay can wait for it and check it. */
export interface Consequence {
  /** The document was replaced by another. */
  readonly document: boolean;
  /** Another tab is the active one. */
  readonly tab: boolean;
  /** The page asked a server for something, and was waited for. */
  readonly requests: boolean;
  /** The states of the element afterwards, as `checked` or `expanded`; undefined when it was gone. */
  readonly states?: readonly string[];
  /** Of a click or a choice: which of them it did not have before. */
  readonly turned?: readonly string[];
  /** Of a click or a choice: anything in its document is otherwise since. Unset where nobody has looked. */
  readonly stirred?: boolean;
  /** Of a click: nothing came of it, and neither the browser nor a script of the page does anything with it. */
  readonly unheard?: true;
}

/** Who decided on a step. */
export type Rung = 'request' | 'rules' | 'model' | 'skill';

/** How the dialogs of the browser's own are answered; `by`: a prompt gets the text where it asks for what this names, and no other does. */
export interface DialogAnswer {
  readonly accept: boolean;
  readonly text?: string;
  readonly by?: string;
}

/** One recorded action; the values in it are masked before it is stored. */
export interface Step {
  readonly kind: Act['kind'];
  readonly rung: Rung;
  /** The clause of the goal that it carries out. */
  readonly clause?: string;
  /** The names that the clause says, of things and of what they stand in, as far as the page said them to the letter. */
  readonly names?: readonly string[];
  /** The one of them that its row or card was called by. */
  readonly entry?: string;
  readonly target?: ElementEvidence;
  readonly url?: string;
  readonly text?: string;
  readonly key?: string;
  /** The name under which a read value stands in `data`. */
  readonly as?: string;
  readonly options?: readonly string[];
  readonly on?: boolean;
  readonly files?: readonly string[];
  readonly button?: 'left' | 'right';
  readonly times?: number;
  /** Where something was dragged to. */
  readonly to?: ElementEvidence;
  readonly place?: 'before' | 'onto' | 'after';
  /** To which side it was drawn. */
  readonly towards?: Side;
  /** How far the corner of what was resized was drawn. */
  readonly by?: { readonly x: number; readonly y: number };
  readonly where?: Extract<Act, { kind: 'scroll' }>['where'];
  readonly inside?: true;
  readonly tab?: number;
  readonly gone?: true;
  /** How the dialogs that it might raise were to be answered. */
  readonly dialogs?: DialogAnswer;
  /** What the confirms and prompts have asked that it raised. */
  readonly questions?: readonly string[];
  /** What the dialog of the page's own asked that it answered; none where it stood in none. Unset where nobody has noted it. */
  readonly answers?: readonly string[];
  /** What the page said to it in messages, where it stayed the same document. */
  readonly said?: readonly string[];
  /** Of what was filled in: its field still showed it when the page was looked at next. */
  readonly kept?: true;
  /** Of what was read or reckoned: of which kind it was. */
  readonly tells?: ToldAs;
  /** Those values of the goal by which the page called what it is told of. */
  readonly of?: readonly string[];
  /** The page's address before and after. */
  readonly before: string;
  readonly after: string;
  /** Unset for what is nothing to the page. */
  readonly became?: Consequence;
  readonly at: Date;
  readonly durationMs: number;
}
