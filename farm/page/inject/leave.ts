/** The field that is being written in, and how a person leaves it who is done with it. */
import { actBegins } from './later.ts';
import { showsList } from './lists.ts';
import { activeElement } from './visibility.ts';

/** What was typed into since it got the focus: only then has the page something to hear. */
let edited: EventTarget | undefined;

addEventListener(
  'input',
  (event) => {
    if (event.isTrusted) edited = event.composedPath()[0];
  },
  true,
);
addEventListener(
  'focusout',
  () => {
    edited = undefined;
  },
  true,
);

/** Takes the focus from the field, so that the page hears `change` and `blur`; false when none was edited, or its list is open for a choice. */
export function leave(): boolean {
  const active = activeElement();
  if (!edited || active !== edited || !(active instanceof HTMLElement) || showsList(active)) return false;
  actBegins();
  active.blur();
  return true;
}
