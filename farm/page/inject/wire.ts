/** What the page code and its driver say to each other; plain data. */
import type { ElementEvidence } from '../../../store/model/step.ts';

/** What many elements have in common: places in `words`, the first of which is empty. */
export type MappedKind = readonly [role: number, column: number, hints: number, states: number, type: number, look: number];

/** What few elements have, by their place. `said`: of a text that goes on behind a control, its part before it. `off`: the places of disabled options. */
export type MappedRest = readonly [at: number, value: string, options?: readonly string[], said?: string, off?: readonly number[]];

/**
 * `name`: in words, or how many elements, from the first that stands in the group itself, say it together. The parent's place among the
 * groups is -1 for none; role and hints are places in `words`.
 */
export type MappedGroup = readonly [role: number, name: string | number, parent: number, hints: number];

/** A frame by its number among those of the document: the group that what it shows stands in, the nearest telling text, and what it is called itself. */
export type MappedFrame = readonly [number: number, group: number, context: string, name: string];

/** What stands side by side: the place of an element, or a run of text that is nobody's alone. */
export type MappedPart = number | string;

/** In place of the next `count` of a list: each of them is what stands `back` places before it. */
export interface Again {
  readonly back: number;
  readonly count: number;
}

export type Folded<T> = readonly (T | Again)[];

/** The map of one frame, but for what it says of the map before. Thousands of rows are alike, and each byte takes time: see `pack`. */
export interface FrameMap {
  readonly words: readonly string[];
  readonly kinds: readonly MappedKind[];
  /** Of the elements, in reading order. */
  readonly names: readonly string[];
  /**
   * Three of each element: its place in `kinds`; how much further on its group is than that of the element before, -1 being none; its
   * context: how far back the element stands that is called so, below zero the place in `words`, 0 for none.
   */
  readonly facts: Folded<number>;
  readonly rest: readonly MappedRest[];
  /** Of texts that are broken into lines: their place, and each line. */
  readonly broken: readonly (readonly [at: number, lines: readonly string[]])[];
  /** A group comes before the groups in it. */
  readonly groups: Folded<MappedGroup>;
  /** In reading order; below zero: so many elements side by side, from the one after the last that was told. */
  readonly lines: Folded<MappedPart | readonly MappedPart[]>;
  /** The places of elements that can be acted on although their role is that of text. */
  readonly odd: readonly number[];
  /** Whether the page was too large to be mapped to its end. */
  readonly cut: boolean;
  /** Those of the frames in it that stand in a group. */
  readonly frames?: readonly MappedFrame[];
  /** How far what was dragged stands from where it stood before, two numbers each. */
  readonly shifts?: readonly number[];
  /** Of each editor of rich text a sum over its markup, which the words in it don't tell. */
  readonly styled?: readonly number[];
}

/** A control that is not on the map for what lies over it, in view. */
export interface CoveredControl {
  readonly role: string;
  readonly name: string;
  readonly by: string;
}

/** As `passed` and `meanwhile` of the port. */
export interface Said {
  readonly said?: readonly string[];
  readonly meanwhile?: string;
}

/** What does not belong to the state of the page. */
export interface FrameNews extends Said {
  readonly title: string;
  /** The places of the elements that the map before lacked. */
  readonly fresh: readonly number[];
  /** Which of the frames of the document around it this one is. */
  readonly number?: number;
  /** Where each element lies in the window, in whole CSS pixels: left, top, width and height; of pages with few. */
  readonly boxes?: readonly number[];
  /** What controls fold away, by their places: names of what is in the menus that they open. */
  readonly behind?: readonly (readonly [place: number, names: readonly string[]])[];
  /** The place of the element that has the focus. */
  readonly focused?: number;
  /** The frame is known to be shown; otherwise the documents around it must be asked. */
  readonly seen?: true;
  readonly putsOff?: true;
  /** It changes no more by itself. */
  readonly still?: true;
  /** How many dragged things lie on what they were dragged onto. */
  readonly landed?: number;
  readonly covered?: readonly CoveredControl[];
  readonly veil?: WireVeil;
  readonly over?: WireOver;
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

/** What a press of the pointer met. */
export type Struck = 'it' | 'another' | 'nothing';

/** Of a field that takes no more than so many letters: what stands in it and in the like fields behind it. */
export interface Room {
  readonly most: number;
  readonly onwards: string;
}

/** Where a child frame's content begins in its parent, and whether a point of it is uncovered. */
export type FrameSpot = { readonly ok: true; readonly x: number; readonly y: number } | { readonly ok: false; readonly trouble: Trouble };

export type FillTarget =
  /** `held` stood in it before. */
  | { readonly ok: true; readonly kind: 'text'; readonly held: string }
  /** `rich`: text of an editor that may know keys of its own; `drawn`: one that draws it itself. */
  | { readonly ok: true; readonly kind: 'rich' | 'drawn' | 'list' | 'gauge' | 'thumb' }
  /** `value` as the control writes it. */
  | { readonly ok: true; readonly kind: 'set'; readonly value: string }
  | { readonly ok: false; readonly trouble: Trouble | { readonly type: 'notFillable'; readonly what: string } };

/** Which element of a frame is the one that was recorded; `found` ends a sentence that says what was expected. */
export type WireRecognised =
  | { readonly ok: true; readonly index: number; readonly isAsRecorded: boolean }
  | {
      readonly ok: false;
      readonly found: string;
      readonly alike: number;
      /** The one that differs from it in nothing but its name. */
      readonly renamed?: { readonly index: number; readonly name: string };
    };

/** The evidence of one element, but for the frames above it. */
export interface WireEvidence extends Omit<ElementEvidence, 'framePath' | 'fingerprint'> {
  /** What the fingerprint is a digest of. */
  readonly identity: string;
}

/** A file that a link says itself to lead to. */
export interface PromisedFile {
  readonly url: string;
  readonly name: string;
}

/** What is on its way after a click. */
export interface Aftermath {
  /** What a script of the page had the browser download by a link. */
  readonly file?: PromisedFile;
  /** The field for whose sake the browser did not send its form, and what it says of it. */
  readonly withheld?: string;
  /** Whether anything on the page has changed; unset where nothing was to be done. */
  readonly hasChanged?: boolean;
  readonly putsOff: boolean;
}

/** What a click on an element, or Enter in it, would do, as far as the page says. */
export interface WireNature {
  readonly role: string;
  readonly name: string;
  readonly hints: string;
  /** Whether it opens something else first: a menu, a dialog. */
  readonly opens: boolean;
  /** Of a menu, and of a list whose form has no button for it: what is chosen from it is done at once. */
  readonly choiceActs?: true;
  /** Whether it is a field in which Enter begins a new line, since its form has a button. */
  readonly lines: boolean;
  readonly href?: string;
  /** What it sends. */
  readonly form?: { readonly action: string; readonly method: string; readonly text: string };
  /** The fields beside it, sent with it or not: type, name, label. */
  readonly fields: readonly string[];
  /** What is chosen in the native lists beside it. */
  readonly chosen?: readonly string[];
  /** What says what it does, by `aria-describedby` or `aria-description`. */
  readonly description?: string;
  /** The text of the line, card or block that it stands in, where that says more than it and not much. */
  readonly beside?: string;
  /** What its form sends unseen, name and value, where those are words. */
  readonly hidden?: string;
  /** The text of the dialog that it stands in. */
  readonly dialog?: string;
  /** The heading that it stands under. */
  readonly context: string;
}

/** How a text goes to where a form is sent: it is written into it, or what stands in it is sent by a click or by Enter. */
export type Going = 'written' | 'click' | 'enter';

/** `undefined` when nothing tells; `looks` is all that style may show of it. */
export interface ToggleState {
  readonly on: boolean | 'mixed' | undefined;
  readonly isRadio: boolean;
  readonly looks: string;
}

/** What came of choosing from a native list. */
export type Chosen =
  /** The places of the options that were chosen before, and of those that are now. */
  | { readonly ok: true; readonly before: readonly number[]; readonly now: readonly number[] }
  | { readonly ok: false; readonly type: 'gone' | 'disabled' | 'single' | 'noList' }
  /** Built by the page: what is opened and chosen from. */
  | { readonly ok: false; readonly type: 'custom'; readonly by: number }
  | { readonly ok: false; readonly type: 'optionDisabled'; readonly text: string }
  /** Several options are called so; `values` is what tells them apart. */
  | { readonly ok: false; readonly type: 'ambiguous'; readonly text: string; readonly values: readonly string[] }
  | { readonly ok: false; readonly type: 'noOption'; readonly text: string; readonly options: readonly string[] };

/** A list built by the page: whether its options are on show, whether the control holds them itself, whether it shows the wanted one. */
export interface ListState {
  readonly isOpen: boolean;
  readonly isList: boolean;
  readonly shows: boolean;
}

/** A control before it is looked into: whether its list is open, and whether a dialog that a key closes asks for it. */
export interface Peek {
  readonly isOpen: boolean;
  readonly isAsked: boolean;
}

/** What a list offers; `isOff`: it can't be chosen now. */
export interface WireOffer {
  readonly text: string;
  readonly isOff?: true;
}

export type FoundOption =
  | { readonly ok: true; readonly index: number; readonly isChosen: boolean; readonly isOff: boolean }
  | { readonly ok: false; readonly options: readonly string[] };

/** Where scrolling led: the height of all, in CSS pixels, and whether its end is in view. */
export interface Scrolled {
  readonly height: number;
  readonly atEnd: boolean;
}

export interface ScrolledInside extends Scrolled {
  readonly moved: boolean;
  /** Whether there was nothing left to scroll. */
  readonly wasThere: boolean;
}

/** What a slider or spinner by ARIA says of itself. */
export interface Gauge {
  readonly now: number;
  readonly min?: number;
  readonly max?: number;
  readonly text: string;
}

/** Where something is taken hold of to be resized, and where it lies and how large it is, in CSS pixels. */
export interface Grip {
  readonly at: WirePoint;
  readonly size: readonly number[];
}

/** A way to draw a thing, in the frame's CSS pixels. */
export interface PullWay {
  /** Its middle as it lies. */
  readonly from: WirePoint;
  /** Where that is to come. */
  readonly to: WirePoint;
}

export interface WirePoint {
  readonly x: number;
  readonly y: number;
}

/** Where the thumb of a slider is, and the ends of its way. */
export interface Track {
  readonly thumb: WirePoint;
  readonly from: WirePoint;
  readonly to: WirePoint;
}

export interface Rail extends Track {
  /** How far along it the thumb stands, from 0 to 1. */
  readonly share: number;
}

/** The numbers in the text of one element, which is held by the page code under `of`. */
export interface Figure {
  readonly of: number;
  readonly numbers: readonly number[];
}

/** Where a pointer begins and ends to select a text; without points it is selected already. */
export type TextSpan =
  | { readonly ok: true; readonly from?: WirePoint; readonly to?: WirePoint }
  | { readonly ok: false; readonly trouble: Trouble | { readonly type: 'noText' } };

/** What came of handing files to the page. */
export type Handed =
  | { readonly ok: true }
  | { readonly ok: false; readonly type: 'gone' | 'noInput' | 'disabled' | 'single' }
  | { readonly ok: false; readonly type: 'refused'; readonly name: string; readonly accept: string };

/** A point of an element, in shares of its width and height. */
export interface Drop {
  readonly index: number;
  readonly across: number;
  readonly down: number;
}

export type Standing = 'before' | 'after' | 'in' | 'far' | 'gone';

/** What lies over an element, and the control, if any, that closes it. */
export interface Overlay {
  readonly what: string;
  readonly control?: number;
  readonly label?: string;
  /** Of one without a control of its own: itself. */
  readonly root?: number;
}

/** What lies over the whole page; `control` is the place on the map of what closes it. */
/** As `Over` of the port, by places of the map. */
export interface WireOver {
  readonly what: string;
  readonly control?: number;
  readonly isAside: boolean;
}

export interface WireVeil {
  readonly what: string;
  readonly control?: number;
  /** Whether it has frames, which may hold what closes it. */
  readonly framed: boolean;
}
