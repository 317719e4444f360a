/** What a page has put in the place of a control of the browser's own that it has hidden, as scripts do that draw lists anew. */
import { squeeze } from './blanks.ts';
import { labelsOf } from './labels.ts';
import { valueText } from './value.ts';
import { deepestAt, inView, isPainted, isShown, parentOf, reachable } from './visibility.ts';

/** Less is kept for screen readers only. */
const leastPx = 3;
const mostLevels = 3;
const mostWithin = 4;
const hideable = 'select,input:not([type]),input[type="text" i],textarea';
const openers = '[role="combobox" i],[aria-haspopup]';
const faces = `${openers},[role="listbox" i],button,[tabindex="0"],input:not([type="hidden" i]),textarea,[contenteditable="true" i]`;
/** What holds more than one control and its label. */
const parts = 'form,fieldset,body,main,section,table,td,ul,ol';

/** The control that a person meets instead: right behind it, or built around it. Undefined where it is met itself, or nothing stands for it. */
export function standInOf(control: Element): Element | undefined {
  if (!control.matches(hideable) || isMet(control)) return undefined;
  const found: Element[] = [];
  for (let at: Element | null = control, level = 0; at && level <= mostLevels && !at.matches(parts); at = parentOf(at), level += 1) {
    if (at !== control && at.matches(faces) && isShown(at)) found.push(at);
    // What is typed into stands before what keeps it, what is chosen from behind.
    const beside = at.nextElementSibling ?? (control instanceof HTMLSelectElement ? null : at.previousElementSibling);
    if (beside && isShown(beside) && !beside.matches('label') && !beside.querySelector('select')) found.push(...faceIn(beside, control));
  }
  return found.find((face) => face.matches(openers)) ?? found[0];
}

/** A transparent one that lies over what is drawn for it is met as well. */
function isMet(control: Element): boolean {
  if (!control.checkVisibility({ visibilityProperty: true })) return false;
  const box = control.getBoundingClientRect();
  if (Math.min(box.width, box.height) < leastPx || !reachable(box, control)) return false;
  if (isPainted(control)) return true;
  if (getComputedStyle(control).pointerEvents === 'none') return false;
  return !inView(box) || deepestAt(box.x + box.width / 2, box.y + box.height / 2) === control;
}

/** Where it is clicked to be opened. */
function faceIn(element: Element, control: Element): readonly Element[] {
  if (element.matches(faces)) return [element];
  const inside = [...element.querySelectorAll(faces)].filter(isShown);
  if (inside.length > 0 || !(control instanceof HTMLSelectElement)) return inside;
  const first = element.firstElementChild ?? element;
  const [chosen] = control.selectedOptions;
  const showsIt = chosen !== undefined && squeeze(first.textContent ?? '') === squeeze(chosen.label);
  return showsIt && getComputedStyle(first).cursor === 'pointer' ? [first] : [];
}

/** The label of the hidden field right before an element that a script has put in its place, as editors are. */
export function labelBefore(element: Element): string {
  const before = element.previousElementSibling;
  const [label] = before?.matches('textarea') && !isShown(before) ? labelsOf(before) : [];
  return squeeze(label?.textContent ?? '');
}

type Native = HTMLSelectElement | HTMLInputElement | HTMLTextAreaElement;

/** The hidden control of the browser's own that an element stands for: it holds the label, and the options. One that has a label first. */
export function nativeBehind(element: Element): Native | undefined {
  const natives = nativesBehind(element);
  return natives.find((native) => labelsOf(native).length > 0) ?? natives[0];
}

/** One whose options say nothing only sends what was chosen. */
export const nativeListBehind = (element: Element): HTMLSelectElement | undefined => nativesBehind(element).find(offersWords);

const offersWords = (native: Native): native is HTMLSelectElement =>
  native instanceof HTMLSelectElement && [...native.options].some(({ label }) => label !== '');

/** What is kept behind it and stands in it to be read. */
export function valueBehind(element: Element): string {
  const text = squeeze(element.textContent ?? '');
  return (
    nativesBehind(element)
      .map(valueText)
      .find((value) => value !== '' && text.includes(squeeze(value))) ?? ''
  );
}

/** What keeps a value and what is typed into may both be built into what is drawn for them. */
function nativesBehind(element: Element): readonly Native[] {
  const within = [...element.querySelectorAll(hideable)].slice(0, mostWithin).filter((native) => standInOf(native) === element);
  if (within.length > 0) return within as Native[];
  for (let at: Element | null = element, level = 0; at && level <= mostLevels && !at.matches(parts); at = parentOf(at), level += 1) {
    for (const before of [at.previousElementSibling, level > 0 ? at.firstElementChild : null])
      if (before?.matches(hideable) && before !== element && standInOf(before) === element) return [before as Native];
  }
  return [];
}
