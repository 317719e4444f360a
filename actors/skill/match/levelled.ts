/** Says in one preposition what several say alike: "using my card" is with it, "between 4 and 8 March" from the one to the other. */
import type { Clause, Element, Part } from './clauses.ts';

export const levelled = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses.map((clause) => withPeriods(ofNow(withMeans(withHad(clause)))));

const paying: ReadonlySet<string> = new Set(['@pay', '@buy', '@topup', '@book']);
const paidFrom: ReadonlySet<string> = new Set('=account =savings =checking =balance card =creditcard wallet'.split(' '));
const laidOn: ReadonlySet<string> = new Set(['@apply', '@use']);

/** What something is done with, and what it is put to. */
function withMeans(clause: Clause): Clause {
  const act = clause[0]?.words[0]?.key ?? '';
  return clause.map((part) => {
    const isPaidFrom = paying.has(act) && part.marker === 'from' && paidFrom.has(part.words.at(-1)?.key ?? '');
    if (part.marker === 'using' || isPaidFrom) return { ...part, marker: 'with' };
    return laidOn.has(act) && part.marker === 'in' && !part.isBare ? { ...part, marker: 'to' } : part;
  });
}

/** "Orders that lack an invoice", "that have no invoice" and "with no invoice": without one. "Cafés that have seats": with seats. */
const withHad = (clause: Clause): Clause =>
  clause.flatMap((part, at) => {
    const [first, ...others] = part.words;
    if (part.marker === 'with' && first?.key === 'no' && others.length > 0) return [{ ...part, marker: 'without', words: others }];
    if (at > 0 && first?.key === '@prevent' && part.words.length === 1) return [];
    if (clause[at - 1]?.words[0]?.key === '@prevent' && at > 1 && part.marker === '') return [{ ...part, marker: 'without' }];
    const has = part.words.findIndex(({ key, named }, index) => index > 0 && !named && (key === 'have' || key === 'lack'));
    const had = part.words.slice(has + 1);
    if (has === -1 || had.length === 0 || at === 0 || !asked.has(clause[0]?.words[0]?.key ?? '')) return [part];
    const isWithout = part.words[has]?.key === 'lack' || had[0]?.key === 'no';
    const words = had[0]?.key === 'no' ? had.slice(1) : had;
    return [
      { ...part, words: withHead(part.words.slice(0, has)) },
      { marker: isWithout ? 'without' : 'with', words },
    ];
  });

const withHead = (words: readonly Element[]): readonly Element[] =>
  words.map((word, at) => (at === words.length - 1 && word.kind === 'word' ? { ...word, head: true as const } : word));

const asked: ReadonlySet<string> = new Set(['@read', '@search', '@verify', '@check']);

/** Who asks for something asks how it is now; and who asks whether there are any asks whether there is one. */
function ofNow(clause: Clause): Clause {
  const act = clause[0]?.words[0]?.key ?? '';
  if (!asked.has(act)) return clause;
  const isThere = act === '@verify' && clause[1]?.words.some(({ key }) => key === 'there') === true;
  return clause.flatMap((part, at) => {
    const words = part.words.filter(({ key }) => key !== '=current');
    if (words.length === 0) return [];
    return [{ ...part, words: isThere && at === 1 ? words.map((word) => ({ ...word, any: true as const })) : words }];
  });
}

const isTime = ({ type }: Element): boolean => type === 'date' || type === 'time';
const before: ReadonlySet<string> = new Set(['from', 'for', 'in', 'day', 'hour']);
const after: ReadonlySet<string> = new Set(['to', 'using', 'with']);

/** From one day or hour to another. */
function withPeriods(clause: Clause): Clause {
  const parts: Part[] = [];
  for (const part of clause) {
    const [start, joint, end] = part.words;
    const last = parts.at(-1);
    if (part.marker === 'between' && part.words.length === 3 && joint?.key === 'and' && start && end && isTime(start) && isTime(end))
      parts.push({ marker: 'from', words: [start] }, { marker: 'to', words: [end] });
    else if (last !== undefined && before.has(last.marker) && after.has(part.marker) && isTimeAlone(last) && isTimeAlone(part)) {
      parts[parts.length - 1] = { marker: 'from', words: last.words };
      parts.push({ marker: 'to', words: part.words });
    } else parts.push(part);
  }
  return parts;
}

const isTimeAlone = ({ words }: Part): boolean => words.length === 1 && words.every(isTime);
