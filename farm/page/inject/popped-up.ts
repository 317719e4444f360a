/** What comes up over the page from within a label, as the calendar of the field that it labels: a part of its own, and no words of the label. */

const choices = 'button,[role="button"],[role="option"],[role="gridcell"],td';
/** One or two beside a field belong to it, as what clears it does. */
const fewest = 3;

/** Laid over what is beside it, with things of its own to press. */
export const isPoppedUp = (part: Element): boolean =>
  part.childElementCount > 0 && part.querySelectorAll(choices).length >= fewest && overlays.has(getComputedStyle(part).position);
const overlays: ReadonlySet<string> = new Set(['absolute', 'fixed']);
