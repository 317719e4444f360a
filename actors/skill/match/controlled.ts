/** Says in one way what is done with the controls of a page: "select Open as the status", "set the status to Open" and "choose Open from the status list". */
import { actOf } from './act-words.ts';
import { type Clause, clausesIn, type Element, type Part } from './clauses.ts';

/** The same clauses where nothing is done with a control. */
export function controlled(clauses: readonly Clause[]): readonly Clause[] {
  const said = clauses.flatMap(parted).map((clause) => withThingsInOrder(pressed(inRow(given(clicked(clause))))));
  return said.length === clauses.length && said.every((clause, at) => clause === clauses[at]) ? clauses : inOrderOfFields(said);
}

const isAct = (part: Part | undefined, ...acts: readonly string[]): boolean =>
  part?.words.length === 1 && acts.includes(part.words[0]?.key ?? '');

const acting = (part: Part, key: string): Part => ({ ...part, words: [{ ...(part.words[0] as Element), key }] });

/** "Change the street to Elm Row and the city to Hull" gives two fields their values. */
function parted(clause: Clause): readonly Clause[] {
  const [verb, object, first, second, ...rest] = clause;
  if (!isAct(verb, '@edit', '@type', '@select') || object?.marker !== '' || first === undefined || first.marker === '') return [clause];
  if (second?.marker !== first.marker || rest.length > 0) return [clause];
  const and = first.words.findLastIndex(({ kind, key }) => kind === 'word' && key === 'and');
  const [before, after] = [first.words.slice(0, and), first.words.slice(and + 1)];
  if (and < 1 || after.length === 0) return [clause];
  return [
    [verb as Part, object, { ...first, words: before }],
    [verb as Part, { ...object, words: after }, second],
  ];
}

const fields: ReadonlySet<string> = new Set('field box input textfield area list dropdown menu control option'.split(' '));
const isField = ({ kind, key }: Element): boolean => kind === 'word' && fields.has(key.replace(/^=/, ''));

/** "The field Order number", "the order number box": the order number. */
function fieldOf(words: readonly Element[]): readonly Element[] {
  const [first, ...others] = words;
  if (first === undefined || others.length === 0) return words;
  if (isField(first) && first.optional !== true) return others;
  return isField(words.at(-1) as Element) ? words.slice(0, -1) : words;
}

/** What a field is given stands first, then where. */
function given(clause: Clause): Clause {
  const [verb, object, place, ...rest] = clause;
  if (verb === undefined || object?.marker !== '' || place === undefined) return clause;
  if (isAct(verb, '@edit') && place.marker === 'to')
    return [acting(verb, '@type'), { ...object, words: place.words }, { marker: 'in', words: fieldOf(object.words) }, ...rest];
  const isTo = isAct(verb, '@type') ? place.marker === 'in' : isAct(verb, '@select') && choosing.has(place.marker);
  return isTo ? [acting(verb, '@type'), object, { marker: 'in', words: fieldOf(place.words) }, ...rest] : clause;
}
const choosing: ReadonlySet<string> = new Set(['in', 'from', 'as', 'for']);

/** Fields may be filled in any order: by what they are called. */
function inOrderOfFields(clauses: readonly Clause[]): readonly Clause[] {
  const ordered: Clause[] = [];
  for (const clause of clauses) {
    const field = fieldNamed(clause);
    let at = ordered.length;
    while (field !== undefined && at > 0 && (fieldNamed(ordered[at - 1] as Clause) ?? '') > field) at -= 1;
    ordered.splice(at, 0, clause);
  }
  return ordered;
}

function fieldNamed(clause: Clause): string | undefined {
  const [verb, , place, ...rest] = clause;
  if (!isAct(verb, '@type') || place?.marker !== 'in' || rest.length > 0) return undefined;
  const isTold = place.words.every(({ kind, key }) => kind === 'word' && !/^its?$/.test(key));
  return isTold ? place.words.map(({ key }) => key).join(' ') : undefined;
}

const closing: ReadonlySet<string> = new Set(['@save', '@submit', '@send', '@confirm', '@apply', '@continue']);

/** "Press Save" saves. */
function pressed(clause: Clause): Clause {
  const [verb, label, ...rest] = clause;
  if (verb === undefined || !isAct(verb, '@click') || label?.marker !== '' || rest.length > 0) return clause;
  const [word, ...others] = label.words;
  const act = word?.kind === 'word' ? actOf(word.key) : undefined;
  if (act === undefined || !closing.has(act) || others.some(({ key }) => key !== 'button')) return clause;
  return [acting(verb, act)];
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
