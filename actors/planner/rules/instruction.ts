/** What a goal says once it is read: instructions in order, about things as a person describes them. */
import type { Side } from '../../../store/model/step.ts';
import type { Description, Given, Quantity, Sign } from './description.ts';
import type { Wonder } from './wonder.ts';

export interface Reading {
  readonly instructions: readonly Instruction[];
  /** What must not be done ("without submitting", "don't click Delete"): no act may touch it. */
  readonly never: readonly Ban[];
}

/** `act` is the verb that was said: "don't subscribe to the newsletter" also bans a control that is called "Subscribe". */
export interface Ban extends Description {
  readonly act: string;
}

/**
 * `breath`: the first of a clause that asks a form for several things at once, all of its words. `around`: the place that the sentence
 * began with, where the page may have what is meant.
 */
export type Instruction = {
  readonly clause: string;
  readonly provided?: Provided;
  readonly breath?: Breath;
  readonly around?: Description;
  /** Where the page has no form that takes it: the control of the thing that may bring one up, and what that is told. */
  readonly through?: readonly Order[];
} & Order;

/** What is asked of a form in one breath, behind its verb. */
export interface Breath {
  readonly as: string;
  /** What is put into a basket: in which size and colour, and how many. */
  readonly isOfGoods?: true;
  /** What is filled in is not sent. */
  readonly isKept?: true;
  /** It is told to the form that the control of the thing has brought up, and to no other. */
  readonly isBehind?: true;
  /** How many of the words order something, where sentences about it follow. */
  readonly request?: number;
  /** With what the clauses behind it say of it in sentences of their own: so many clauses in all. */
  readonly more?: { readonly clauses: number; readonly breath: Breath };
  /** It may be laid on a form only where it can't be carried out as it was read. */
  readonly ifLost?: boolean;
  readonly words: readonly BreathWord[];
  /** The days and times that stretches of the words say, from the word `from` to before `to`. */
  readonly whens: readonly { readonly from: number; readonly to: number; readonly value: Extract<Given, { type: 'when' }> }[];
}

export interface BreathWord {
  readonly text: string;
  /** Quoted, or a secret: a value. */
  readonly isFixed?: true;
  /** The number that it is, in digits or as a word. */
  readonly count?: number;
  /** A comma stands behind it. */
  readonly isEnd?: boolean;
}

/** What decides, at the moment that its conditional comes up, whether an instruction is carried out. */
export interface Provided {
  readonly by: Proviso;
  /** Whether it must hold, or must not. */
  readonly holds: boolean;
  /** Its conditional among those of the goal: judged once. */
  readonly of: number;
  /** Said behind "then": where the proviso fails, the goal does not say whether it is done all the same. */
  readonly loosely?: true;
}

export type Proviso =
  /** It is on the page; `free`: what tells of it must not say that it can't be had. */
  | { readonly kind: 'there'; readonly what: Description; readonly free?: true }
  | {
      readonly kind: 'state';
      readonly what: Description;
      readonly state: 'checked' | 'unchecked' | 'empty' | 'disabled' | 'enabled' | 'expanded' | 'collapsed';
    }
  /** A number is so by itself: even, a multiple of three. */
  | { readonly kind: 'is'; readonly what: Description; readonly nature: string }
  /** Without `what`, the page says it anywhere. */
  | { readonly kind: 'says'; readonly what?: Description; readonly text: string }
  | {
      readonly kind: 'compares';
      readonly what: Description;
      readonly is: Sign;
      readonly value: Quantity;
    }
  | { readonly kind: 'signedIn' };

/** The instruction of one kind. */
export type Of<K extends Order['kind']> = Extract<Instruction, { kind: K }>;

export type Order =
  | { readonly kind: 'goto'; readonly url: string }
  | { readonly kind: 'back' }
  | { readonly kind: 'reload' }
  /** `sends`: it is what a deed comes to that was laid on a form. */
  | { readonly kind: 'click'; readonly what: Description; readonly button?: 'right'; readonly times?: 2 | 3; readonly sends?: true }
  /** Click again and again until the page shows the text, has so many of the things, shows such a number, or has nothing left to click. */
  | {
      readonly kind: 'until';
      readonly what: Description;
      readonly text?: string;
      readonly count?: number;
      readonly of?: Description;
      readonly by?: Extract<Proviso, { kind: 'compares' | 'is' }>;
    }
  | { readonly kind: 'hover'; readonly what: Description }
  /** Expand, show, unfold, go to a tab: a click unless it is open already. */
  | { readonly kind: 'open'; readonly what: Description }
  /** Collapse a section, dismiss a banner; without `what`, the dialog or overlay that is on top. */
  | { readonly kind: 'close'; readonly what?: Description; readonly narrowing?: Narrowing }
  /** Without `what`, the field in hand: the focused one, or the only one. `append`: after what stands there. */
  /** `bound`: one end of a range, whose ends are two fields or the two thumbs of a slider; `what` names the range. */
  | {
      readonly kind: 'fill';
      readonly what?: Description;
      readonly value: Given;
      readonly append?: true;
      /** So much more or less than stands there. */
      readonly by?: 'more' | 'less';
      readonly opener?: Opener;
      readonly bound?: 'start' | 'end';
      /** A list is narrowed by it, which takes effect once it is sent. */
      readonly applies?: true;
      /** Only what has come up beside these takes it: the keys of all that stood there before. */
      readonly behind?: readonly string[];
    }
  | { readonly kind: 'clear'; readonly what: Description }
  /** `mayName`: the key's word could as well be the name of a control ("Press Delete"). */
  | { readonly kind: 'press'; readonly key: string; readonly times?: number; readonly what?: Description; readonly mayName?: string }
  /** Of a list, radio group, menu, calendar or set of cards; `from` names it where the goal does. */
  /** `whole`: value and label as they were said ("the Team plan", chosen from "plan"), where a page may have them as one name. */
  | {
      readonly kind: 'choose';
      readonly values: readonly Given[];
      readonly from?: Description;
      readonly whole?: string;
      readonly opener?: Opener;
      /** And nothing else of what can be ticked beside them. */
      readonly only?: true;
      /** Beside what is chosen there already. */
      readonly added?: true;
      /** The list was seen to offer them. */
      readonly isOffered?: true;
      /** Of which kind what is searched for shall be, which the page may say of all that it has: "one-way flights". */
      readonly ofKind?: string;
      /** It is what a list is to be narrowed to. */
      readonly narrowing?: Narrowing;
    }
  /** `as`: the verb, where a control of the thing may be called by it ("mark the row"). */
  | { readonly kind: 'check'; readonly what: Description; readonly on: boolean; readonly as?: string }
  /** `more`: further files, brought to the same field together. */
  | { readonly kind: 'upload'; readonly file?: string; readonly more?: readonly string[]; readonly what?: Description }
  | { readonly kind: 'drag'; readonly what: Description; readonly to: Description; readonly place: 'before' | 'onto' | 'after' }
  /** Draw a thing to one side, a fair way. */
  | { readonly kind: 'pull'; readonly what: Description; readonly towards: Side }
  /** Move a thing of a list so many places on, or back when negative; `across`: columns to the right or left; `isSideways`: in its own row of a grid. */
  | { readonly kind: 'shift'; readonly what: Description; readonly by: number; readonly across?: true; readonly isSideways?: true }
  /** Draw its corner or edge, on the sides that are said. */
  | { readonly kind: 'resize'; readonly what: Description; readonly width?: 'more' | 'less'; readonly height?: 'more' | 'less' }
  /** Put the things of a list in order by dragging. */
  | { readonly kind: 'arrange'; readonly what: Description; readonly by: string; readonly direction: 'ascending' | 'descending' }
  | { readonly kind: 'highlight'; readonly what: Description }
  /** Each word of the clause's breath goes to what the form asks for; only the page can tell where. */
  /** `breath`: what is said behind a thing, for the form that its control has brought up. */
  | { readonly kind: 'lay'; readonly as: string; readonly breath?: Breath }
  /** By the page's own means: a column header, a list of orders. `by` is empty when only the direction was said. */
  | { readonly kind: 'sort'; readonly by: string; readonly direction?: 'ascending' | 'descending'; readonly what?: Description }
  | { readonly kind: 'scroll'; readonly where: 'up' | 'down' | 'top' | 'bottom' | 'intoView'; readonly what?: Description }
  /** By its place in the order of opening from 0, or from the newest when negative. */
  | { readonly kind: 'switchTab'; readonly to: number | 'previous' | Description }
  | { readonly kind: 'closeTab' }
  | { readonly kind: 'wait'; readonly text: string; readonly gone?: true }
  /** Until it holds, or no longer does. */
  | { readonly kind: 'await'; readonly by: Proviso; readonly holds: boolean }
  /** Send the form in hand, by whatever its main button is called; `as` is the word that was said ("submit", "save", "log in"). */
  | { readonly kind: 'submit'; readonly as: string; readonly what?: Description }
  /** Fill the search field and send it; `by`: what of a thing it is ("author"), which the page may have a field or a choice for. */
  | { readonly kind: 'search'; readonly value: Given; readonly where?: Description; readonly by?: string }
  /** Fill user name and password and send them. */
  | { readonly kind: 'login'; readonly user?: Given; readonly password?: Given }
  /** It must be on the page: scrolled to, or paged to (`paging`: the goal says so, `by`: by what control); nothing is done to it. */
  | { readonly kind: 'find'; readonly what: Description; readonly paging?: true; readonly by?: string }
  /**
   * What a control of the thing does that is called by the verb ("delete the row of Smith", "reply to the mail by Karen with …");
   * `text` and `to` go into the fields that come up, which are sent then. `options` are chosen before. `opens`: what the form that comes
   * up is told is said behind it. `isOwn`: the verb is in no table, and only a page that has a control of that name knows what it does.
   */
  | {
      readonly kind: 'do';
      readonly as: string;
      readonly what?: Description;
      readonly text?: Given;
      readonly to?: Given;
      readonly options?: readonly Option[];
      readonly opens?: true;
      readonly isOwn?: boolean;
    }
  /** A number from `least` to `most`, of which the page tells more after every guess; `send` is what is pressed after each. */
  | { readonly kind: 'guess'; readonly least: number; readonly most: number; readonly send?: Description }
  /** A problem of numbers is worked out, the page's own without `problem`; `letter` is the unknown that is asked for. */
  | { readonly kind: 'solve'; readonly as: string; readonly problem?: string; readonly letter?: string }
  /** So many of each of the things, set where each shows its number. */
  | { readonly kind: 'portion'; readonly what: Description; readonly amount: number }
  /** Typed into a terminal that takes the commands of a shell: the file is looked for in its list, and removed. */
  | { readonly kind: 'command'; readonly does: 'delete'; readonly file?: string; readonly ending?: string }
  /** What the only figure that the page draws is, or how many sides it has. */
  | { readonly kind: 'identify'; readonly by: 'kind' | 'sides'; readonly as: string }
  /** Beside each number or letter that is of one of these natures, the control of that name is clicked. */
  | { readonly kind: 'classify'; readonly natures: readonly string[] }
  /** On keys that the page shows, one character each; `isSum`: those of a calculator, and its sign of equality. */
  | { readonly kind: 'keys'; readonly value: Given; readonly isSum?: true }
  /** What the goal asked, and was found out as `as`, is answered where the page asks the same and offers answers. */
  | { readonly kind: 'reply'; readonly question: string; readonly as: string }
  /** Every empty field of the form takes what the page shows under the same label; `from`: in that part of it; only those of `labels`. */
  | { readonly kind: 'transcribe'; readonly from?: Description; readonly labels?: readonly string[] }
  /** Of what a field or list offers, one that begins and ends so. */
  | { readonly kind: 'complete'; readonly starts: string; readonly ends?: string }
  /** How the dialogs of the page are answered that the instructions before it raise. */
  | { readonly kind: 'answer'; readonly accept: boolean; readonly text?: string }
  /** `as`: the name in `data`. `form`: how it was asked for ("as a number", "how many", "all the names"). */
  /** `names`: it is asked which of several or who, and what that one is called is the answer. */
  | {
      readonly kind: 'read';
      readonly what: Description;
      readonly as: string;
      readonly form: 'text' | 'number' | 'list' | 'count';
      readonly names?: true;
      /** What no description could be made of: it is answered from whatever the page says. */
      readonly asks?: Wonder;
      /** The answer is worked out from what the page tells of each of these; `what` is the first. */
      readonly reckons?: { readonly way: 'sum' | 'mean' | 'difference'; readonly of: readonly Description[] };
      /** It has come up by what was done just before, and may be gone with that. */
      readonly came?: true;
    };

/** "In size XL": which variant of a thing is meant, and of what the page lets it be chosen. */
export interface Option {
  readonly of: string;
  readonly value: string;
}

/** What alone a list is to show, or no longer to show. */
export interface Narrowing {
  /** What a page may call it by, as it was said first. */
  readonly ways: readonly string[];
  /** The value that is said: "docs" of "the issues with the label docs". */
  readonly from?: string;
  readonly on: boolean;
}

/** What brings up the form of a field where the page does not show it yet: "write a new e-mail", "create a server". */
export interface Opener {
  readonly as: string;
  readonly what: Description;
}
