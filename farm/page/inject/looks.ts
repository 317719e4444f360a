/** How elements are styled, asked once for all of the same tag, attributes and parent: style is dear to ask for. */

export interface Look {
  /** Tells it from all other looks of this map. */
  readonly key: number;
  /** Laid out within a line of text. */
  readonly isInline: boolean;
  /** The pointer over it is a hand. */
  readonly isPointer: boolean;
  /** It, or something around it, may cut off what stands in it. */
  readonly mayClip: boolean;
  /** A trick shows it to screen readers alone. */
  readonly isForReaders: boolean;
  /** Its children follow each other from top to bottom. */
  readonly flowsDown: boolean;
  /** It is where the flow puts it. */
  readonly isInFlow: boolean;
  /** Out of reach for pointer and keyboard, as whole pages behind a dialogue are. */
  readonly isInert: boolean;
  /** By `aria-disabled`, also of what it stands in. */
  readonly isDisabled: boolean;
}

/** What only hides: a path or rectangle that leaves nothing. */
export const hidingPath = /^(inset\((100|[5-9]\d)(\.\d+)?%\)|(circle|ellipse)\(0)/;
export const hidingRect = /^rect\((\d+)px,? (\d+)px,? \1px,? \2px\)$/;

export const bodyLook: Look = {
  key: 0,
  isInline: false,
  isPointer: false,
  mayClip: false,
  isForReaders: false,
  flowsDown: false,
  isInFlow: true,
  isInert: false,
  isDisabled: false,
};

/** Of these the value makes the look, of others that they are there. */
const valued = new Set(['class', 'style', 'aria-disabled']);
const down = new Set(['block', 'flow-root', 'list-item', 'table', 'table-row-group']);

export class Looks {
  readonly #known = new Map<string, Look>();
  #keys = 0;

  of(element: Element, outer: Look): Look {
    let signature = `${outer.key} ${element.tagName}`;
    if (element.hasAttributes()) {
      // A rule may speak of one id.
      if (element.id !== '') return this.#ask(element, outer);
      for (const name of element.getAttributeNames()) {
        signature += valued.has(name) ? ` ${name}=${element.getAttribute(name)}` : ` ${name}`;
      }
    }
    let look = this.#known.get(signature);
    if (look === undefined) {
      look = this.#ask(element, outer);
      this.#known.set(signature, look);
    }
    return look;
  }

  #ask(element: Element, outer: Look): Look {
    const style = getComputedStyle(element);
    const { position, clipPath, clip, width, height, display } = style;
    const clips = style.overflowX !== 'visible' || style.overflowY !== 'visible';
    const isPixel = clips && Number.parseFloat(width) <= 1 && Number.parseFloat(height) <= 1;
    this.#keys += 1;
    return {
      key: this.#keys,
      isInline: display === 'inline' || display === 'contents',
      isPointer: style.cursor === 'pointer',
      mayClip: outer.mayClip || clips || position === 'absolute' || position === 'fixed' || clipPath !== 'none',
      isForReaders: isPixel || hidingPath.test(clipPath) || (position !== 'static' && hidingRect.test(clip)),
      flowsDown: down.has(display) && style.columnCount === 'auto',
      isInFlow: position === 'static' && style.float === 'none' && style.transform === 'none' && style.translate === 'none',
      isInert: outer.isInert || element.hasAttribute('inert'),
      isDisabled: outer.isDisabled || element.getAttribute('aria-disabled') === 'true',
    };
  }
}
