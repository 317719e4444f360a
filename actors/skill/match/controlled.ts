/** Says in one way what is done with the controls of a page: "select Open as the status", "set the status to Open" and "choose Open from the status list". */
import { actOf } from './act-words.ts';
import { type Clause, clausesIn, type Element, type Part } from './clauses.ts';
import { acting, given, inOrderOfFields, lookedUp, parted, typed } from './fields.ts';

/** The clauses of a text, the same where nothing is done with a control. */
export function controlled(clauses: readonly Clause[], text: string): readonly Clause[] {
  const acts = clauses.map((clause, at) => ofThatPage(elliptic(clause, clauses[at - 1]), clauses[at - 1]));
  const fields = acts.flatMap((clause) => parted(typed(clause, text)));
  const said = lookedUp(fields.map((clause) => given(clicked(clause)))).map((clause) => withThingsInOrder(pressed(inRow(clause))));
  return said.length === clauses.length && said.every((clause, at) => clause === clauses[at]) ? clauses : inOrderOfFields(said);
}

/** "Click Renew, and then Confirm": the second is clicked as well. */
function elliptic(clause: Clause, before: Clause | undefined): Clause {
  const ended = isAct(clause[0], '@click') && clause.some(endsWithAnd) ? clause.map(withoutAnd) : clause;
  const [only, ...others] = ended;
  const click = before?.[0];
  if (click === undefined || !isAct(click, '@click') || others.length > 0 || only?.marker !== '' || only.words.length !== 1) return ended;
  return only.words[0]?.type === 'quoted' ? [click, only] : ended;
}

const endsWithAnd = ({ words }: Part): boolean => words.length > 1 && words.at(-1)?.key === 'and';
const withoutAnd = (part: Part): Part => (endsWithAnd(part) ? { ...part, words: part.words.slice(0, -1) } : part);

/** What is read of "it", once something was entered or pressed, is read of what the page shows. */
function ofThatPage(clause: Clause, before: Clause | undefined): Clause {
  const [verb, object, ...rest] = clause;
  const isRead = verb !== undefined && isAct(verb, '@read') && object?.marker === '' && object.words[0]?.key === 'its';
  if (!isRead || object === undefined || object.words.length < 2 || !isAct(before?.[0], '@click', '@type', '@search')) return clause;
  return [verb, { ...object, words: object.words.slice(1) }, ...rest];
}

const isAct = (part: Part | undefined, ...acts: readonly string[]): boolean =>
  part?.words.length === 1 && acts.includes(part.words[0]?.key ?? '');

const closing: ReadonlySet<string> = new Set(['@save', '@submit', '@send', '@confirm', '@apply', '@continue']);

/** "Press Save" saves. */
function pressed(clause: Clause): Clause {
  const [verb, label, ...rest] = clause;
  if (verb === undefined || !isAct(verb, '@click') || label?.marker !== '' || rest.length > 0) return clause;
  const [word, ...others] = label.words;
  const act = word?.kind === 'word' ? actOf(word.key) : undefined;
  if (act === undefined || !closing.has(act) || others.some(({ key }) => !ofForms.has(key))) return clause;
  return [{ ...verb, words: [{ ...(acting(verb, act).words[0] as Element), named: true }] }];
}
const ofForms: ReadonlySet<string> = new Set(['button', 'chang', 'form']);

/** Who fills a form in and submits it presses what sends it, where that is called Send. */
export function submitted(clauses: readonly Clause[], other: readonly Clause[]): readonly Clause[] {
  const [last, sending] = [clauses.at(-1), other.at(-1)];
  const [submit, what, ...rest] = last ?? [];
  const [send, ...more] = sending ?? [];
  const isBare =
    isAct(submit, '@submit') && submit?.words[0]?.named !== true && rest.length === 0 && (what === undefined || isAct(what, 'form'));
  const isSent = isAct(send, '@send') && send?.words[0]?.named === true && more.length === 0;
  return isBare && isSent && sending !== undefined && clauses.length > 1 ? [...clauses.slice(0, -1), sending] : clauses;
}

const rows: ReadonlySet<string> = new Set(['row', 'entry', 'line']);
const beside: ReadonlySet<string> = new Set(['nextto', 'for']);

/** "Press Edit in the row of Ana", "next to Ana", "for Ana". */
function inRow(clause: Clause): Clause {
  const [verb, label, place, ...rest] = clause;
  if (verb === undefined || !isAct(verb, '@click') || label === undefined || place === undefined || rest.length > 0) return clause;
  const last = place.words.at(-1);
  if (place.marker === 'in' && place.words.length > 1 && rows.has(last?.key ?? ''))
    return [verb, label, { marker: 'nextto', words: place.words.slice(0, -1) }];
  return beside.has(place.marker) ? [verb, label, { ...place, marker: 'nextto' }] : clause;
}

/** "The price and the stock of the desk" are the stock and the price. */
function withThingsInOrder(clause: Clause): Clause {
  const [verb, object, ...rest] = clause;
  if (verb === undefined || !isAct(verb, '@read') || object?.marker !== '' || rest.length > 0) return clause;
  const [one, and, other] = object.words.slice(-3);
  if (one?.kind !== 'word' || and?.key !== 'and' || other?.kind !== 'word' || one.key <= other.key) return clause;
  return [verb, { ...object, words: [...object.words.slice(0, -3), other, and, one] }];
}

const controls: ReadonlySet<string> = new Set('button link tab option icon'.split(' '));

/** A control is called by its words, quoted or not; who opens or chooses what is quoted clicks on it. */
function clicked(clause: Clause): Clause {
  const [verb, ...parts] = clause;
  const label = joined(parts.filter(({ marker }) => marker === ''));
  const rest = parts.filter(({ marker }) => marker !== '');
  if (verb === undefined || !isAct(verb, '@click', '@goto', '@select') || label === undefined) return clause;
  const words = label.words.filter(({ kind, key }) => !(kind === 'word' && controls.has(key)));
  const [only] = words;
  const name = words.length === 1 && only?.type === 'quoted' ? wordsOf(only) : undefined;
  if (name === undefined) return isAct(verb, '@click') && parts.length > rest.length + 1 ? [verb, label, ...rest] : clause;
  const isClick = isAct(verb, '@click') || rest.length === 0;
  return isClick ? [acting(verb, '@click'), { ...label, words: name }, ...rest] : clause;
}

/** "Press Send invite" sends nothing else. */
const joined = (parts: readonly Part[]): Part | undefined =>
  parts.length === 0 ? undefined : { marker: '', words: parts.flatMap(({ words }) => words) };

const mostWords = 5;

/** Undefined of what may be more than the name of a control. */
function wordsOf({ key, start, end }: Element): readonly Element[] | undefined {
  if (!/^[\p{L}\p{N} -]+$/u.test(key) || key.split(' ').length > mostWords) return undefined;
  const [clause, ...others] = clausesIn(`Press ${key.charAt(0).toUpperCase()}${key.slice(1)}`);
  const [verb, ...parts] = clause ?? [];
  if (others.length > 0 || parts.some(({ marker }) => marker !== '') || !isAct(verb, '@click')) return undefined;
  return parts.flatMap(({ words }) => words).map((word) => ({ ...word, start: start + 1, end: end - 1 }));
}
