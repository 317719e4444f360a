/** Selecting text: where a pointer has to go for it, and whether it is selected. */

import { squeeze } from './blanks.ts';
import { fieldOf } from './fill.ts';
import { elementAt } from './registry.ts';
import { isShown } from './visibility.ts';
import type { TextSpan } from './wire.ts';

/** The span of the text, or of all text, in the element, brought into view. A field's text is selected at once: no pointer is needed. */
export function textSpan(index: number, text: string | undefined): TextSpan {
  const mapped = elementAt(index);
  if (!mapped) return { ok: false, trouble: { type: 'gone' } };
  const element = fieldOf(mapped);
  if (!isShown(element)) return { ok: false, trouble: { type: 'hidden' } };
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return selectInField(element, text);
  const range = rangeOf(element, text);
  if (!range) return { ok: false, trouble: { type: 'noText' } };
  // A pointer that is pressed on what is selected would drag it away.
  getSelection()?.removeAllRanges();
  // At the edge of what scrolls, the browser would scroll on while the text is being selected.
  (range.startContainer.parentElement ?? element).scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  const [first, last] = [boxes[0], boxes.at(-1)];
  if (!first || !last) return { ok: false, trouble: { type: 'hidden' } };
  return {
    ok: true,
    from: { x: first.left + 0.5, y: first.top + first.height / 2 },
    to: { x: last.right - 0.5, y: last.top + last.height / 2 },
  };
}

/** Selects what the pointer did not; whether the text is selected now. */
export function settleSelection(index: number, text: string | undefined): boolean {
  const element = elementAt(index);
  if (!element) return false;
  const selection = getSelection();
  const range = rangeOf(fieldOf(element), text);
  if (!selection || !range) return false;
  if (squeeze(selection.toString()) !== squeeze(range.toString())) {
    selection.setBaseAndExtent(range.startContainer, range.startOffset, range.endContainer, range.endOffset);
  }
  return squeeze(selection.toString()) === squeeze(range.toString());
}

function selectInField(field: HTMLInputElement | HTMLTextAreaElement, text: string | undefined): TextSpan {
  const at = text === undefined ? 0 : find(field.value, text);
  if (at < 0) return { ok: false, trouble: { type: 'noText' } };
  field.focus();
  if (field.selectionStart === null) field.select();
  else field.setSelectionRange(at, at + (text ?? field.value).length);
  return { ok: true };
}

const find = (held: string, text: string): number => {
  const exact = held.indexOf(text);
  return exact >= 0 ? exact : held.toLowerCase().indexOf(text.toLowerCase());
};

/** From the first to the last letter; of what is wanted, white space aside. */
function rangeOf(element: Element, text: string | undefined): Range | undefined {
  const letters: { node: Text; offset: number }[] = [];
  let said = '';
  const walker = document.createTreeWalker(element.shadowRoot ?? element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    if (node.parentElement && !isShown(node.parentElement)) continue;
    for (let offset = 0; offset < node.data.length; offset += 1) {
      const letter = node.data[offset] ?? '';
      if (/\s/.test(letter)) continue;
      said += letter;
      letters.push({ node, offset });
    }
  }
  const wanted = text?.replace(/\s+/g, '');
  const at = wanted === undefined ? 0 : find(said, wanted);
  const [first, last] = [letters[at], letters[at + (wanted ?? said).length - 1]];
  if (at < 0 || !first || !last) return undefined;
  const range = document.createRange();
  range.setStart(first.node, first.offset);
  range.setEnd(last.node, last.offset + 1);
  return range;
}
