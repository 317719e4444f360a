/** How elements are styled and marked up, asked once for all of the same tag, attributes and parent: both are dear to ask for. */
import { colourWord, isTelling } from './colours.ts';
import { isOneColour } from './legible.ts';
import { groundOf } from './lost.ts';
import { type Drawn, isNaming } from './name.ts';
import { invitations } from './open-cells.ts';
import { isTold, roleOf } from './role.ts';
import { isCalling } from './words.ts';

export interface Look {
  /** Tells it from all other looks of this map. */
  readonly key: number;
  /** To ask an element for its own is not free, and a walk asks a dozen times. */
  readonly tagName: string;
  /** Laid out within a line of text. */
  readonly isInline: boolean;
  /** A box that stands in one. */
  readonly isBoxInLine: boolean;
  /** The pointer over it is a hand. */
  readonly isPointer: boolean;
  /** The shape of the pointer over it where that says that something can be done there; `''` for all others. */
  readonly cursor: string;
  /** Something around it, or its own shape, may cut it off. */
  readonly isClipped: boolean;
  /** So may it what stands in it. */
  readonly mayClip: boolean;
  /** It cuts off what stands in it beyond its box, and nobody can scroll it. */
  readonly cutsAcross: boolean;
  readonly cutsDown: boolean;
  /** What stands in it can be scrolled into view. */
  readonly scrolls: boolean;
  readonly isFixed: boolean;
  readonly isAbsolute: boolean;
  /** What is placed absolutely in it is placed by its box. */
  readonly isPlaced: boolean;
  /** A trick shows it to screen readers alone. */
  readonly isForReaders: boolean;
  /** What is left of it to the eye, with all around it: from 0 to 1. */
  readonly opacity: number;
  /** Its children follow each other from top to bottom. */
  readonly flowsDown: boolean;
  /** It is where the flow puts it. */
  readonly isInFlow: boolean;
  /** Out of reach for pointer and keyboard, as whole pages behind a dialogue are. */
  readonly isInert: boolean;
  /** By `aria-disabled`, also of what it stands in. */
  readonly isDisabled: boolean;
  readonly isEditable: boolean;
  readonly isInLabel: boolean;
  /** It is an item of a list or stands in one; what stands in a label may stand in one all the same. */
  readonly isInItem: boolean;
  /** Drawn through, as a price is that is none any more. */
  readonly isStruck: boolean;
  /** Of a drawing. */
  readonly isDrawing: boolean;
  /** Whether elements of its tag may have a shadow root. */
  readonly mayHost: boolean;
  /** Whether elements of its tag may be disabled. */
  readonly mayBeDisabled: boolean;
  /** The colour of its own ground: `''` where that is see-through. */
  readonly paper: string;
  /** The colour behind what stands in it, as far as the elements around it tell; `''` where they don't. */
  readonly ground: string;
  /** Its text may have that colour. */
  readonly isFlat: boolean;
  /** What a person would say of its colours. */
  readonly seen: string;
  /** Whether attributes of ARIA or a role say more of it. */
  readonly isAnnotated: boolean;
  /** The names of its attributes. */
  readonly names: ReadonlySet<string>;
  /** Those of them whose values say what the page's maker called it. */
  readonly callings: readonly string[];
  /** Unless it depends on more than the tag and on which attributes there are. */
  readonly role: string | undefined;
  /** Nothing but the text in it gives it a name. */
  readonly isNamedByText: boolean;
  /** What style writes around the text in it, once it was asked for. */
  drawn?: Drawn;
  /** The looks of what stands in it without an attribute, by tag. */
  readonly bare: Map<string, Look>;
}

/** What only hides: a path or rectangle that leaves nothing. */
export const hidingPath = /^(inset\((100|[5-9]\d)(\.\d+)?%\)|(circle|ellipse)\(0)/;
const hidingFilter = /opacity\(0%?\)/;
export const hidingRect = /^rect\((\d+)px,? (\d+)px,? \1px,? \2px\)$/;

/** Of what is around the page, or around the part of it that is mapped. */
export const outermostLook = (ground: string, isInItem: boolean): Look => ({
  key: 0,
  tagName: '',
  isInline: false,
  isBoxInLine: false,
  isPointer: false,
  cursor: '',
  isClipped: false,
  mayClip: false,
  cutsAcross: false,
  cutsDown: false,
  scrolls: false,
  isFixed: false,
  isAbsolute: false,
  isPlaced: false,
  isForReaders: false,
  opacity: 1,
  flowsDown: false,
  isInFlow: true,
  isInert: false,
  isDisabled: false,
  isEditable: false,
  isInLabel: false,
  isInItem,
  isStruck: false,
  isDrawing: false,
  mayHost: false,
  mayBeDisabled: false,
  paper: '',
  ground,
  isFlat: false,
  seen: '',
  isAnnotated: false,
  names: new Set(),
  callings: [],
  role: '',
  isNamedByText: false,
  bare: new Map(),
});

const cutting = new Set(['hidden', 'clip']);
const scrolling = new Set(['auto', 'scroll']);
/** Of these the value makes the look, of others that they are there. */
const valued = new Set(['class', 'style', 'aria-disabled', 'contenteditable']);
/** Of these neither a child nor a property gives the name. */
const textNamed = new Set('A BUTTON SUMMARY DIV SPAN LI TD'.split(' '));
/** What only marks off a text. */
const struckBy = new Set('SPAN SMALL B STRONG I EM FONT BDI P DIV'.split(' '));
const down = new Set(['block', 'flow-root', 'list-item', 'table', 'table-row-group']);

/** By the DOM standard (`attachShadow`), besides those that a page's maker has named. */
const hosts = new Set('ARTICLE ASIDE BLOCKQUOTE BODY DIV FOOTER H1 H2 H3 H4 H5 H6 HEADER MAIN NAV P SECTION SPAN'.split(' '));
/** Likewise by HTML (`:disabled`). */
const disableable = new Set('BUTTON FIELDSET INPUT OPTGROUP OPTION SELECT TEXTAREA'.split(' '));
const isOfMaker = (tagName: string): boolean => tagName.includes('-');

/** Of what is paler no one is aware: traps are laid so. */
export const isFaint = ({ opacity }: Pick<Look, 'opacity'>): boolean => opacity < 0.05;
/** The shadow root of an element of this look, where it has an open one. */
export const rootOf = (element: Element, { mayHost }: Look): ShadowRoot | null => (mayHost ? element.shadowRoot : null);
/** Of a single element, without the rest of its look. */
export const isFaintIn = (outer: Look, element: Element): boolean =>
  isFaint({ opacity: outer.opacity * Number(getComputedStyle(element).opacity) });

export class Looks {
  readonly #known = new Map<string, Look>();
  #keys = 0;

  /** `isMarked`: it has attributes. */
  of(element: Element, isMarked: boolean, tagName: string, outer: Look): Look {
    if (!isMarked) {
      let look = outer.bare.get(tagName);
      if (look === undefined) {
        look = this.#ask(element, tagName, outer, []);
        outer.bare.set(tagName, look);
      }
      return look;
    }
    const names = element.getAttributeNames();
    // A rule may speak of one id.
    if (names.includes('id') && element.id !== '') return this.#ask(element, tagName, outer, names);
    let signature = `${outer.key} ${tagName}`;
    for (const name of names) signature += valued.has(name) ? ` ${name}=${element.getAttribute(name)}` : ` ${name}`;
    let look = this.#known.get(signature);
    if (look === undefined) {
      look = this.#ask(element, tagName, outer, names);
      this.#known.set(signature, look);
    }
    return look;
  }

  #ask(element: Element, tagName: string, outer: Look, names: readonly string[]): Look {
    const style = getComputedStyle(element);
    const { position, clipPath, clip, width, height, display, overflowX, overflowY } = style;
    const clips = overflowX !== 'visible' || overflowY !== 'visible';
    const isClipped = outer.mayClip || position === 'absolute' || position === 'fixed' || clipPath !== 'none';
    const isPixel = clips && Number.parseFloat(width) <= 1 && Number.parseFloat(height) <= 1;
    const paper = colourWord(style.backgroundColor);
    const ground = groundOf(style, outer.ground);
    this.#keys += 1;
    return {
      key: this.#keys,
      tagName,
      isInline: display === 'inline' || display === 'contents',
      isBoxInLine: display === 'inline-block',
      isPointer: style.cursor === 'pointer',
      cursor: invitations.has(style.cursor) ? style.cursor : '',
      isClipped,
      mayClip: isClipped || clips,
      cutsAcross: clips && cutting.has(overflowX) && display !== 'inline',
      cutsDown: clips && cutting.has(overflowY) && display !== 'inline',
      scrolls: clips && (scrolling.has(overflowX) || scrolling.has(overflowY)),
      isFixed: position === 'fixed',
      isAbsolute: position === 'absolute',
      isPlaced: position !== 'static' || style.transform !== 'none',
      isForReaders:
        isPixel || hidingFilter.test(style.filter) || hidingPath.test(clipPath) || (position !== 'static' && hidingRect.test(clip)),
      opacity: outer.opacity * (display === 'contents' ? 1 : Number(style.opacity)),
      flowsDown: down.has(display) && style.columnCount === 'auto',
      isInFlow: position === 'static' && style.float === 'none' && style.transform === 'none' && style.translate === 'none',
      isInert: outer.isInert || element.hasAttribute('inert'),
      isDisabled: outer.isDisabled || element.getAttribute('aria-disabled') === 'true',
      isEditable: (element as HTMLElement).isContentEditable === true,
      isInLabel: outer.isInLabel || tagName === 'LABEL',
      isInItem: outer.isInItem || tagName === 'LI',
      isStruck: struckBy.has(tagName) && style.textDecorationLine.includes('line-through'),
      isDrawing: element instanceof SVGElement,
      mayHost: hosts.has(tagName.toUpperCase()) || isOfMaker(tagName),
      mayBeDisabled: disableable.has(tagName.toUpperCase()) || isOfMaker(tagName),
      paper,
      ground,
      isFlat: ground !== '' && isOneColour(style.color, ground),
      seen: [paper, colourWord(style.color)].filter(isTelling).join(' '),
      isAnnotated: names.some((name) => name === 'role' || name.startsWith('aria-')),
      names: new Set(names),
      callings: names.filter(isCalling),
      role: names.includes('role') || !isTold(tagName) ? undefined : roleOf(element),
      isNamedByText: !outer.isInLabel && textNamed.has(tagName) && !names.some(isNaming),
      bare: new Map(),
    };
  }
}
