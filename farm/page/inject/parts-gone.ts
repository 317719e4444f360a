/** Whether the part of the page has gone that a field stood in, and what is called alike is another part's. */
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

/** What is entered there is for what the part is about; a button does to whatever is there what it is called by. */
const fields = new Set('textbox searchbox combobox spinbutton listbox slider checkbox radio switch'.split(' '));

/** What its maker has marked one element by, and no other. */
const telling = 3;

/**
 * Its heading is nowhere any more, and what stands there is under one that says something else: a code for gifts is no code for promos.
 * The heading of all of the page may say anything, and what its maker has marked is the same under whatever heading.
 */
export function isOfAnotherPart(
  element: Element,
  { role, around: { context } }: Pick<WireEvidence, 'around' | 'role'>,
  { contexts, marks, roots }: Scene,
): boolean {
  const now = context === undefined || !fields.has(role) ? '' : contexts.of(element);
  if (context === undefined || now === '' || saysAll(now, context) || saysAll(context, now)) return false;
  const isMarked = marks.some(
    ({ bearers, weight, isPlace, isCalling }) =>
      !isPlace && !isCalling && weight >= telling && bearers.length === 1 && bearers[0] === element,
  );
  if (isMarked) return false;
  const all = roots.flatMap((root) => [...root.querySelectorAll(headings)].map(({ textContent }) => textContent ?? ''));
  const [first = ''] = all;
  return !isAlmostSaid(first, now) && !all.some((text) => saysAll(text, context));
}

const saysAll = (text: string, words: string): boolean => {
  const said = wordsOf(text);
  return isAlmostSaid(text, words) || wordsOf(words).every((word) => said.includes(word));
};
