/** One leased page as the actors see it: what stands on it, what can be done to it, and what befalls it. */

import type { Dialog } from '../../store/model/run.ts';
import type { Act, Consequence, DialogAnswer, ElementEvidence } from '../../store/model/step.ts';
import type { FarmError } from '../errors.ts';
import type { CoveredControl, Going, WireNature, WireOffer } from './inject/wire.ts';

/** One interactive element; `index` is good for acts until the next observation. */
export interface ObservedElement {
  readonly index: number;
  readonly role: string;
  readonly name: string;
  readonly value?: string;
  /**
   * What states hold: `checked`, `expanded`, `collapsed`, `selected`, `required`, `readonly`, `password`, `disabled`, `focused`, `up-to-4`
   * (letters it takes), `from-1` and `to-9` (the least and the highest number it takes), `listbox` (a button that unfolds a list to choose from), `reset` (the page has put something else into it as it was left), `busy` (also of a text: its maker says that what
   * stands there is about to be another), `mention` (a part of the text that stands on the map right before it).
   */
  readonly states: readonly string[];
  /** The frame it is in, from the main frame down; empty for the main frame. */
  readonly framePath: readonly string[];
  /** The heading or group that it stands under. */
  readonly context?: string;
  /** The innermost of the observation's groups that it stands in. */
  readonly group?: number;
  /** Of a cell, and of what stands in one: the header of its column. */
  readonly column?: string;
  /**
   * The text that stands right before it on the same line, which a person may take for its name; of a box or icon on a line that
   * begins with one, the text right after it. Empty where an image or icon stands there.
   */
  readonly label?: string;
  /** The texts of a list's options, in order; of a list built by the page, those that are on it now. */
  readonly options?: readonly string[];
  /** Those of them that can't be chosen now; unset for none. */
  readonly disabledOptions?: readonly string[];
  /** Of what opens a menu that the page holds already: names of the ways in it, which are not shown. Not on the map as text. */
  readonly behind?: readonly string[];
  /** Of a text that its maker has broken into lines (`<br>`): each of them. */
  readonly lines?: readonly string[];
  /** Of an input: its type, as `email`, `date` or `file`. */
  readonly type?: string;
  /** The words of its id, class, name, test id and `itemprop`, and of the icon in it: what a page's maker called it. Not for a person's eyes. */
  readonly hints?: string;
  /**
   * What tells it to the eye: colours of its ground and text (`blue`), or of a shape or letter of a drawing colour, kind and size in
   * CSS pixels (`red circle 24`), of an empty frame also its side among others (`black square 60 left hollow`).
   */
  readonly look?: string;
  /** Where it lies in the window of its frame, in CSS pixels: left, top, width and height. Unset on pages with many elements. */
  readonly box?: readonly number[];
  /** Not there at the observation before; false for all at the first observation of a document. */
  readonly isNew: boolean;
}

/** What holds elements together for the eye: a row, a card, a section, a dialog. */
export interface ObservedGroup {
  /** The ARIA role; `item` for one of several siblings of the same build without a role of their own. */
  readonly role: string;
  /** Its label, caption or heading; of a row or item, all of its text, cut. */
  readonly name: string;
  /** The group around it. */
  readonly parent?: number;
  /** As of an element. */
  readonly hints?: string;
}

export interface Observation {
  readonly url: string;
  readonly title: string;
  readonly elements: readonly ObservedElement[];
  /** A group comes before the groups in it. */
  readonly groups: readonly ObservedGroup[];
  /** All tabs of the run in the order of opening; `active` is the place of the one that is observed. */
  readonly tabs: readonly { readonly url: string; readonly title: string }[];
  readonly active: number;
  /** The map in short lines, of what can be acted on each with its index; what a model reads (`map-text.ts` says how). */
  readonly text: string;
  /** A digest of all that an act could change: address, elements, values, text. Equal digests: the same page state. */
  readonly digest: string;
  /** The same without where the focus is, which a click moves that does nothing else; unset where nothing has it. */
  readonly unfocused?: string;
  /**
   * The page has put something off since a control of it was last clicked or brought to a value, and may be about to answer, as with
   * suggestions; of pages that put things off all the time it says nothing.
   */
  readonly putsOff?: true;
  /** What the page has said in messages since a control of it was last clicked, though it may be gone. */
  readonly passed?: readonly string[];
  /** How that control was called meanwhile, which is called as before now. */
  readonly meanwhile?: string;
  /** It shows nothing by itself any more that it does not show now: it runs no timer, hears from nobody and waits for nothing. */
  readonly still?: true;
  /** How many things lie where they were dragged onto, of which the page's text may say nothing; unset for none. */
  readonly landed?: number;
  /** The page is too long to be listed: its end is not here. */
  readonly cut?: true;
  /** What lies over the page, or over some of its controls. */
  readonly over?: Over;
  /** Controls that are not listed for what lies over them in a part of the page; `by` is for a person. */
  readonly covered?: readonly CoveredControl[];
}

/** What is over a page, for a person; `control` is the element that closes it, set only where nothing was typed into it. */
export interface Over {
  readonly what: string;
  readonly control?: number;
  /** It asks for consent or advertises something: it came by itself. */
  readonly isAside: boolean;
}

/** What a list offers; `isOff`: it can't be chosen now. */
export type Offer = WireOffer;

export type ActOutcome =
  | {
      readonly ok: true;
      readonly evidence?: ElementEvidence;
      /** Of the element that something was dragged to. */
      readonly toEvidence?: ElementEvidence;
      readonly read?: string;
      /** Of a list that was looked into. */
      readonly offered?: readonly Offer[];
      readonly urlBefore: string;
      readonly urlAfter: string;
      /** Unset for what is nothing to the page. */
      readonly became?: Consequence;
    }
  | {
      readonly ok: false;
      readonly error: FarmError;
      /** Whether a click, key or text had left for the page before it failed: then it may have happened all the same. */
      readonly sent: boolean;
      readonly evidence?: ElementEvidence;
    };

/** What an act may need beside itself. */
export interface ActTerms {
  /** How a confirm or prompt that it raises is answered; dismissed when unset. Alerts and beforeunload are accepted in any case. */
  readonly dialogs?: DialogAnswer;
  /** The answer is meant for these questions, and any other is dismissed; unset, for whatever is asked. */
  readonly questions?: readonly string[];
  /** The same of the page's own dialogs, where it is done to a control in one: to another question it is not done, `question_other`. */
  readonly answers?: readonly string[];
  /** Words, in small letters, that are no part of any question: of what was picked from a list. */
  readonly aside?: readonly string[];
  /** Whether a prompt asks for the text of the answer, where that says `by` what it is. Pure. */
  readonly suits?: (message: string) => boolean;
  /** A question that is dismissed whatever the answer is: somebody has to be asked first. Pure. */
  readonly withholds?: (message: string) => boolean;
  /** What an upload may attach, by name. */
  readonly files?: Readonly<Record<string, { readonly name: string; readonly type: string; readonly bytes: Uint8Array }>>;
  /** What an overlay in the way is not closed for: the goal speaks of it. */
  readonly goal?: string;
  /** What came of the same act before: this is waited for, and no longer. Unset, the page is waited for until it rests. */
  readonly became?: Consequence;
  /** It is done to one of these or not at all, though by their evidence none of them was found: `element_other`. */
  readonly kin?: readonly ElementEvidence[];
  /** What is called as one of these is stands where that stood, or nothing is done to it: `element_other`. */
  readonly parts?: readonly ElementEvidence[];
  /** The evidence of what it is done to is known, and is not asked for. */
  readonly known?: true;
}

export type Recognised =
  /** `isAsRecorded`: nothing that tells it from others is otherwise than it was. */
  | { readonly ok: true; readonly element: number; readonly isAsRecorded: boolean }
  /** `found`: what stands there instead, as the end of a sentence that says what was expected; and of how many it could be any. */
  | {
      readonly ok: false;
      readonly found: string;
      readonly alike: number;
      /** What differs from it in nothing but its name: whether that says the same is for the caller to tell. */
      readonly renamed?: { readonly element: number; readonly name: string };
    };

export interface RecogniseTerms {
  readonly as: 'control' | 'text';
  readonly withinMs: number;
  readonly at: (url: string) => boolean;
}

/** What a click would do as far as the page says: for whoever has to know before. */
export type ControlNature = WireNature;

/** A file that the page had the browser download. */
export interface Download {
  readonly name: string;
  readonly type: string;
  readonly url: string;
  readonly bytes: Uint8Array;
}

/** What befalls a page without being asked for. */
export type PageEvent =
  | { readonly type: 'dialog'; readonly dialog: Dialog }
  /** Something in the way of an act was closed first: a banner, an overlay. */
  | { readonly type: 'cleared'; readonly what: string; readonly how: string }
  | { readonly type: 'downloaded'; readonly download: Download }
  | { readonly type: 'downloadFailed'; readonly name: string; readonly url: string; readonly reason: string }
  | { readonly type: 'egressRefused'; readonly host: string; readonly reason: string }
  /**
   * The page or a worker of it sent what may have changed something at its server: a request that is neither GET nor HEAD nor
   * OPTIONS (RFC 9110, 9.2.1), or a message on a socket, whose `method` is `SEND`.
   */
  | { readonly type: 'submitted'; readonly method: string; readonly url: string }
  /**
   * What an act had the page send to its own site was answered. `isPage`: what came is shown as the page itself. `trouble`: by an error (RFC 9110, 15.5 and 15.6), or not at all, as the
   * end of a sentence. Of GET and HEAD only an error is told, and that one is answered well that was answered by one before.
   */
  | { readonly type: 'answered'; readonly method: string; readonly url: string; readonly trouble?: string; readonly isPage?: true }
  | { readonly type: 'crashed'; readonly error: FarmError }
  | { readonly type: 'lost'; readonly error: FarmError };

/**
 * Every method rejects with `FarmError` at its deadline at the latest, and at once when the page or its lease is lost, or as
 * soon as it is clear that the page is in a loop of dialogs or navigations (`page_loops`).
 */
export interface LeasedPage {
  /** Opens the address and waits until the page is ready to be read. `target_unreachable`, `egress_refused` or `proxy_failed` otherwise. */
  goto(url: string): Promise<{ readonly url: string }>;
  /** Whether the browser takes the text for a CSS selector; whatever page is open, if any, does not matter. */
  isSelector(text: string): Promise<boolean>;
  /**
   * `selector`: only what stands in the first element that it selects; rejects with `element_gone` when there is none. Rejects
   * with what `failure` says when the active page is none.
   */
  observe(options?: { readonly selector?: string }): Promise<Observation>;
  /**
   * Waits until exactly one element is, by the weight of its evidence, the one that was recorded and the same kind of control;
   * `withinMs` after the page has come to rest it is given up, and sooner where the page changes no more by itself. It counts only while the page's address is `at`. `text`: what it says may have changed, as of what is read. The element that is answered is good
   * for acts beside those of the latest observation, as long as its document stands.
   */
  recognise(evidence: ElementEvidence, terms: RecogniseTerms): Promise<Recognised>;
  /** A deadline is an outcome too, and a page in a loop, for what was `sent` by then tells whether the act may be tried again. */
  act(act: Act, terms?: ActTerms): Promise<ActOutcome>;
  /**
   * What a click on an element of the latest observation would do, or Enter in it; without an element, Enter in what has the
   * focus, undefined when nothing has. Rejects with `element_gone`.
   */
  natureOf(element: number | undefined, by: 'click' | 'enter'): Promise<ControlNature | undefined>;
  /**
   * Where a text goes by an act on the element, or on what has the focus: of what is `written` into it, the address of the document that it
   * stands in and of the form around it; of a click or Enter, of the form that is sent by it and holds one of the `values`. Rejects with `element_gone`.
   */
  destinationsOf(element: number | undefined, how: Going, values: readonly string[]): Promise<readonly string[]>;
  /** What states hold of an element, as in an observation. Rejects with `element_gone`. */
  statesOf(element: number): Promise<readonly string[]>;
  /** What stands in a control, as a person reads it; undefined when it is gone. */
  valueIn(element: number): Promise<string | undefined>;
  /** Whether a box or radio button that was chosen is chosen no more, or is put back in the moment that the page has put something off for. */
  isTakenBack(element: number): Promise<boolean>;
  /** The address of the active page. */
  url(): string;
  /**
   * Why the active page is none: it could not be opened, or nothing of it came, wherever it was led by itself. An HTTP error that
   * came with a page of its own is that page.
   */
  failure(): FarmError | undefined;
  /** Whether a person could read this text on any frame now; letter case and white space aside. */
  showsText(text: string): Promise<boolean>;
  /** Whether a status message holds this text now (SPEC-NOTES, `statusText`). */
  showsStatus(text: string): Promise<boolean>;
  /** What the latest observation would say of it, without a look at the rest of the page. */
  said(): Promise<Pick<Observation, 'passed' | 'meanwhile'>>;
  /** Whether the page offers to sign out, be it in a menu that is closed, and not to sign in. */
  knowsVisitor(): Promise<boolean>;
  /** A PNG of what a person sees of the active page now, without scrolling. */
  screenshot(): Promise<Uint8Array>;
  /**
   * Takes the focus from the field that was written in last, as a person does who is done, so that the page hears `change` and
   * `blur`, and waits for what comes of it. False when there is none, or when its list is open for a choice.
   */
  leave(): Promise<boolean>;
  /** Resolves when requests, mutations and frames have come to rest, or at the ceiling. */
  settle(ceilingMs: number): Promise<void>;
  /** The address that the active page has been waiting for the longest; undefined when it waits for no answer. */
  waitsFor(): string | undefined;
  /** The first listener also hears at once what befell the page before it came. */
  on(listener: (event: PageEvent) => void): void;
  /** Lets go of the connection; the lease itself is released by its owner. Idempotent, never rejects. */
  close(): Promise<void>;
}
