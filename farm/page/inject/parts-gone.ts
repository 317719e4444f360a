/** Whether the part of the page has gone that a field or a button stood in, and what is called alike is another part's. */
import { type Contexts, headings } from './contexts.ts';
import type { Mark } from './marks.ts';
import { isAlmostSaid } from './same.ts';
import { wordsOf } from './units.ts';
import type { WireEvidence } from './wire.ts';

interface Scene {
  readonly contexts: Contexts;
  readonly marks: readonly Mark[];
  readonly roots: readonly (Document | ShadowRoot)[];
}

/** What is entered there is for what the part is about. */
const fields = new Set('textbox searchbox combobox spinbutton listbox slider checkbox radio switch'.split(' '));

/** Parts that are about one thing, which their heading says. */
const closed = 'section,fieldset,form,details,aside,[role="group"],[role="region"],[role="form"]';

/** What its maker has marked one element by, and no other. */
const telling = 3;

/**
 * Its heading is nowhere any more, and what stands there is under one that says something else: a code for gifts is no code for promos,
 * and what is requested of refunds is nothing to request of the account. The heading of all of the page may say anything, and what its
 * maker has marked is the same under whatever heading. A button is held to its part where the page is the same each time.
 */
export function isOfAnotherPart(
  element: Element,
  { role, around: { context, isFixed } }: Pick<WireEvidence, 'around' | 'role'>,
  { contexts, marks, roots }: Scene,
): boolean {
  const isHeld = fields.has(role) || (role === 'button' && isFixed === true && element.closest(closed) !== null);
  const now = context === undefined || !isHeld ? '' : contexts.of(element);
  if (context === undefined || now === '' || saysAll(now, context) || saysAll(context, now)) return false;
  const isMarked = marks.some(
    ({ bearers, weight, isPlace, isCalling }) =>
      !isPlace && !isCalling && weight >= telling && bearers.length === 1 && bearers[0] === element,
  );
  if (isMarked) return false;
  const heads = roots.flatMap((root) => [...root.querySelectorAll(headings)]);
  const all = heads.map(({ textContent }) => textContent ?? '');
  const [first = ''] = all;
  // A part that is headed as all of the page is has a heading of its own.
  const isOfPage = isAlmostSaid(first, now) && all.filter((text) => isAlmostSaid(text, now)).length === 1 && !isOfForm(heads[0], element);
  return !isOfPage && !all.some((text) => saysAll(text, context));
}

/** A form of a page without a heading has one of its own. */
const isOfForm = (heading: Element | undefined, element: Element): boolean =>
  heading !== undefined && !heading.matches('h1') && heading.closest('form,fieldset')?.contains(element) === true;

const saysAll = (text: string, words: string): boolean => {
  const said = wordsOf(text);
  return isAlmostSaid(text, words) || wordsOf(words).every((word) => said.includes(word));
};
