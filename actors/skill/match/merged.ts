/** Clauses that say together what one could say alone: "find the email and delete it", "type it into the search box and press Enter". */
import { type Clause, type Element, type Part, withoutHead } from './clauses.ts';

const leading: ReadonlySet<string> = new Set(['@goto', '@read', '@search', '@select', '@click']);
/** Where something is shown, not what it is. */
const showing: ReadonlySet<string> = new Set(['profil', '=info']);

/** The same clauses when none can be told with another. */
export const inOne = (clauses: readonly Clause[]): readonly Clause[] => withThings(withSearches(clauses));

/** What was found, opened or chosen stands in the place of "it" in the next clause. */
function withThings(clauses: readonly Clause[]): readonly Clause[] {
  for (const [at, clause] of clauses.entries()) {
    const next = clauses[at + 1];
    const told = next === undefined ? undefined : toldOf(clause, next);
    if (told !== undefined) return withThings([...clauses.slice(0, at), told, ...clauses.slice(at + 2)]);
  }
  return clauses;
}

function toldOf([verb, thing, ...where]: Clause, [act, object, ...rest]: Clause): Clause | undefined {
  if (!isAct(verb, leading) || thing?.marker !== '' || act?.words.length !== 1 || !act.words[0]?.key.startsWith('@')) return undefined;
  if (object === undefined || object.marker !== '') {
    // "It" at the end of a clause is not kept.
    return object === undefined || !where.some(({ marker }) => marker === object.marker)
      ? [act, thing, ...where, ...(object ? [object] : []), ...rest]
      : undefined;
  }
  const [first, ...owned] = object.words;
  if (first?.key === 'it' && owned.length === 0) return [act, thing, ...where, ...rest];
  if (first?.key !== 'its' || owned.length === 0) return undefined;
  return [act, { marker: '', words: [...withoutPlace(thing.words).map(withoutHead), ...owned] }, ...where, ...rest];
}

function withoutPlace(words: readonly Element[]): readonly Element[] {
  const last = words.at(-1);
  const isPlace = last !== undefined && (last.optional === true || (last.kind === 'word' && showing.has(last.key)));
  return isPlace && words.length > 1 ? withoutPlace(words.slice(0, -1)) : words;
}

const isAct = (part: Part | undefined, acts: ReadonlySet<string>): boolean =>
  part?.words.length === 1 && acts.has(part.words[0]?.key ?? '');

const pressing: ReadonlySet<string> = new Set(['@click', '@submit']);
const starts: ReadonlySet<string> = new Set(['search', '@search', 'enter', '@type', 'go', 'return']);

/** Who types something where one searches, and starts it, searches for it. */
function withSearches(clauses: readonly Clause[]): readonly Clause[] {
  const at = clauses.findIndex(([verb, text, box, ...rest], index) => {
    if (!isAct(verb, new Set(['@type'])) || text?.marker !== '' || rest.length > 0) return false;
    const isThere = box === undefined ? isBox(clauses[index - 1]?.[1]) : box.marker === 'in' && isBox(box);
    return isThere && isStart(clauses[index + 1]);
  });
  if (at === -1) return clauses;
  const [verb, text] = clauses[at] as readonly [Part, Part];
  const typed = verb.words[0] as Element;
  const search: Clause = [{ marker: '', words: [{ ...typed, key: '@search', optional: true }] }, text];
  const before = isAct(clauses[at - 1]?.[0], leading) && isBox(clauses[at - 1]?.[1]) ? at - 1 : at;
  return [...clauses.slice(0, before), search, ...clauses.slice(at + 2)];
}

const isBox = (part: Part | undefined): boolean =>
  part?.words.every(({ key, optional }) => optional === true || key === 'search' || key === '@search') === true;

const isStart = (clause: Clause | undefined): boolean =>
  clause !== undefined &&
  isAct(clause[0], pressing) &&
  clause.slice(1).every(({ words }) => words.every(({ key, optional }) => optional === true || starts.has(key)));
