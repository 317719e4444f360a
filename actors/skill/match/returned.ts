/** What is returned to whoever asks, told from what is given back. */
import type { Clause } from './clauses.ts';

/** Who clicks and returns something tells it: what is given back is no part of what is done on a page. */
export const withReturned = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses.map((clause, at) => {
    const [verb, ...parts] = clause;
    const before = clauses[at - 1]?.[0]?.words.at(-1)?.key ?? '';
    const [act, ...more] = verb?.words ?? [];
    if (act?.key !== '@giveback' || more.length > 0 || parts.length === 0 || !leadingOn.has(before)) return clause;
    return [{ marker: '', words: [{ ...act, key: '@read', optional: true }] }, ...parts];
  });
const leadingOn: ReadonlySet<string> = new Set('@click @type @select @search @goto @filter @sort @submit @track'.split(' '));
