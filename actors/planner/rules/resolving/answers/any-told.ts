/** Answers to what is asked by a name of the goal's own: what the page says behind it, in its sentence or in its row. */
import type { Wonder } from '../../wonder.ts';
import { onlyOf } from '../only.ts';
import { likeness } from '../words/likeness.ts';
import type { Passage } from './passages.ts';

/** What is called so in the goal's words: what the page says behind them, or the only sentence that says them all with a number. */
export function anyTold(
  { label = '' }: Wonder,
  about: readonly string[],
  called: readonly string[],
  passages: readonly Passage[],
  title: ReadonlySet<string>,
): string | undefined {
  const words = label.split(' ').length;
  // Of what a plain word calls, a page has many.
  if (about.length === 0 && words < 2) return undefined;
  const behind = (text: string): string | undefined => {
    const parts = text.split(/\s+[–—-]\s+|,\s+/);
    return onlyOf(
      parts.flatMap((part) => {
        const said = part.split(/\s+/);
        const rest = said
          .slice(words)
          .join(' ')
          .replace(/^(?:is|are|was|were|[:–-])\s+/, '')
          .replace(/[.,;]+$/, '');
        const head = said.slice(0, words).join(' ').replace(/:$/, '');
        return rest !== '' && likeness(label, head) >= 0.9 && /\d/.test(rest) && !/^\(|:$/.test(rest) ? [rest] : [];
      }),
    );
  };
  const isAll = (...told: readonly ReadonlySet<string>[]) => about.every((word) => told.some((set) => set.has(word)));
  const isNear = (passage: Passage) =>
    isAll(passage.own, passage.near(), passage.unit()) ||
    (about.length > 0 && isAll(passage.over(), passage.unit(), title) && about.some((word) => passage.unit().has(word)));
  const meant = passages.flatMap((passage) => (isNear(passage) ? (behind(passage.text) ?? []) : []));
  if (meant.length > 0) return onlyOf(meant);
  const all = [...about, ...called];
  if (all.length < 2) return undefined;
  const said = passages.filter(
    ({ own, text, element }) =>
      element.role !== 'link' && all.every((word) => own.has(word)) && /\d/.test(text) && text.split(/\s+/).length > all.length,
  );
  const sentence = onlyOf(said.map(({ text }) => text));
  return sentence ?? (said.length > 0 ? undefined : restOfRow(all, passages));
}

/** "Monday closed" under "Opening hours": what the row says beside what it is called. */
function restOfRow(all: readonly string[], passages: readonly Passage[]): string | undefined {
  const rows = passages.filter(({ own, over, element }) => {
    const isNamed = all.some((word) => own.has(word)) && [...own].every((word) => all.includes(word));
    return (
      isNamed &&
      element.role !== 'link' &&
      all.every((word) => own.has(word) || over().has(word)) &&
      all.some((word) => over().has(word) && !own.has(word))
    );
  });
  const [row, ...others] = rows;
  const at = row === undefined ? -1 : passages.indexOf(row);
  const next = passages[at + 1];
  if (!row || others.length > 0 || !next) return undefined;
  // What heads the row is over what stands in it.
  if (![row.element.context, row.element.name].includes(next.element.context)) return undefined;
  const isSame = next.element.group === row.element.group || next.element.label === row.element.name;
  return isSame && next.element.role !== 'heading' ? next.text : undefined;
}
