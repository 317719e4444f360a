/** What a language has to name to tell by its words that a click can't be taken back; each list is one text, parted by commas. */

/** SPEC, "States and transitions": what is asked before. */
export type Deed = 'account' | 'pay' | 'send' | 'transfer' | 'password' | 'factor';

interface DeedWords {
  /** A verb with one of the objects is the whole of a label, in either order. */
  readonly verbs?: string;
  readonly objects?: string;
  /** Labels that say it all. */
  readonly whole?: string;
  /** Labels that say it where the page around speaks of the deed. */
  readonly weak?: string;
  /** How a heading, a dialog or a form speaks of it. */
  readonly around?: string;
}

export interface Words {
  /** What a label may hold beside what it says. */
  readonly fillers: string;
  /** Labels that agree to what the page around says. */
  readonly agree: string;
  /** Labels that agree in a dialog, and otherwise only go on. */
  readonly proceed: string;
  /** Labels that keep what a form holds. */
  readonly keep: string;
  /** What makes a link more than a way to a page that asks. */
  readonly final: string;
  /** What makes of taking something away one that can't be undone. */
  readonly forGood: string;
  /** What precedes the means by which it is done: "with PayPal". */
  readonly by: string;
  /** What the law has an order's button say (Directive 2011/83/EU, article 8.2), whatever else it says. */
  readonly binding: string;
  /** How a slider says that it is to be moved: "Slide to pay". */
  readonly slides: string;
  /** What a dialog says before it says what it asks, word by word. */
  readonly asking: string;
  /** Labels that set off what was chosen beside them. */
  readonly setOff: string;
  /** How a label begins that sends nothing although it stands in a form. */
  readonly leaves: string;
  /** How a page names what is to be paid; a sum stands beside it. */
  readonly total: string;
  /** What is over already needs no person. */
  readonly over: string;
  /** How a goal begins that only looks. */
  readonly looks: string;
  /** Words that join the clauses of a goal. */
  readonly joins: string;
  readonly deeds: Readonly<Record<Deed, DeedWords>>;
}
