/** When something is, said last: "the 9 am alarm" is the alarm at 9 am, and "Ida's Wednesday lunch" hers on Wednesday. */
import type { Clause, Element, Part } from './clauses.ts';
import { elementsIn, kindOf, type Parameters } from './parameters.ts';

const timely: ReadonlySet<string> = new Set(['date', 'time']);
/** Before a time they say no more than when. */
const leading: ReadonlySet<string> = new Set(['', 'in', 'for', 'from', 'day', 'hour']);

/** The parameters that were compiled with a day or an hour. */
export const timesAmong = (parameters: Parameters): ReadonlySet<string> =>
  new Set(parameters.flatMap(({ name, value }) => (value !== undefined && timely.has(kindOf(elementsIn(value))) ? [name] : [])));

/** Clauses that say one time each, of the parameters or of the request, with it at their end; the others as they are. */
export const withTimesLast = (clauses: readonly Clause[], names: ReadonlySet<string>): readonly Clause[] =>
  clauses.map((clause) => withTimeLast(clause, names));

function withTimeLast(clause: Clause, names: ReadonlySet<string>): Clause {
  const isTime = ({ kind, type, key }: Element) => (kind === 'slot' ? names.has(key) : type !== undefined && timely.has(type));
  const isDay = (part: Part, word: Element) => isTime(word) || (/^(?:day|hour)$/.test(part.marker) && word === part.words[0]);
  const said = clause.flatMap((part) => part.words.filter((word) => isDay(part, word)).map((word) => ({ part, word })));
  const [only] = said;
  if (only === undefined || said.length > 1 || !leading.has(only.part.marker)) return clause;
  const { part, word } = only;
  const others = part.words.filter((other) => other !== word);
  // "For the 9 am meeting" says nothing of when it is done itself.
  if (others.length > 0 && part.marker !== '' && !part.isBare) return clause;
  const last: Part = { marker: 'in', words: [word] };
  const before = clause[clause.indexOf(part) - 1];
  const isThing = before?.marker === '' && before.words[0]?.key.startsWith('@') === false;
  const rest = clause.flatMap((other): readonly Part[] => {
    if (other === before && isThing && others.length > 0) return [{ ...before, words: [...before.words, ...others] }];
    if (other !== part) return [other];
    return others.length === 0 || (isThing && part.marker !== '') ? [] : [{ marker: '', words: others }];
  });
  return [...rest, last];
}
