/** "Notifications for new messages", "books about history": the new message notifications, the history books. */
import { type Clause, type Element, type Part, qualities, withoutHead } from './clauses.ts';

const owning: ReadonlySet<string> = new Set(['for', 'about']);

/** What a thing is for, or about, in the place of whose it is. */
export const owned = (clauses: readonly Clause[]): readonly Clause[] => clauses.map(ownedIn);

function ownedIn(clause: Clause): Clause {
  const parts: Part[] = [];
  for (const part of clause) {
    const thing = parts.at(-1);
    const named = thing?.words.at(-1);
    if (
      thing !== undefined &&
      named?.kind === 'word' &&
      !named.key.startsWith('@') &&
      isOwning(named, part) &&
      !part.isBare &&
      !part.words.some(isName)
    )
      parts[parts.length - 1] = { ...thing, words: [...part.words.map(withoutHead), ...thing.words] };
    else parts.push(part);
  }
  return parts;
}

const isOwning = ({ key }: Element, { marker, words }: Part): boolean =>
  owning.has(marker) || (marker === 'to' && key === 'link') || (marker === 'in' && qualities.has(words[0]?.key ?? ''));

/** A message for Ana is not that of Ana. */
const isName = ({ named }: Element): boolean => named === true;
