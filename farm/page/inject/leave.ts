/** The field that is being written in, and how a person leaves it who is done with it. */
import { actBegins } from './later.ts';
import { showsList } from './lists.ts';
import { activeElement } from './visibility.ts';

/** What was typed into since it got the focus: only then has the page something to hear. */
let edited: EventTarget | undefined;
/** What it held as it began to be left, until the page has been told. */
let held: string | undefined;
/** Fields that the page has put something else into as they were left. */
const reset = new WeakSet<EventTarget>();

const heldBy = (target: EventTarget | undefined): string =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.value : '';

addEventListener(
  'input',
  (event) => {
    if (!event.isTrusted) return;
    edited = event.composedPath()[0];
    if (edited) reset.delete(edited);
  },
  true,
);

/** A field that is left is told so by several events of one task, of which the first may be its `change` already. */
function beginToLeave(event: Event): void {
  if (held !== undefined || event.composedPath()[0] !== edited) return;
  held = heldBy(edited);
  over.port2.postMessage(undefined);
}
/** Tells that the task is over; a timer would count as one of the page's (`later.ts`). */
const over = new MessageChannel();
over.port1.onmessage = () => {
  held = undefined;
};
addEventListener('change', beginToLeave, true);
addEventListener('blur', beginToLeave, true);
addEventListener(
  'focusout',
  () => {
    const [left, before] = [edited, held];
    edited = undefined;
    // The page's own listeners have been told by then, whichever of the events they wait for.
    queueMicrotask(() => {
      if (left && before !== undefined && heldBy(left) !== before) reset.add(left);
    });
  },
  true,
);

/** Whether the page has put something else into the field as it was left. */
export const isReset = (field: Element): boolean => reset.has(field);

/** Takes the focus from the field, so that the page hears `change` and `blur`; false when none was edited, or its list is open for a choice. */
export function leave(): boolean {
  const active = activeElement();
  if (!edited || active !== edited || !(active instanceof HTMLElement) || showsList(active)) return false;
  actBegins();
  active.blur();
  return true;
}
