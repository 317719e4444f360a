/** Says in one way what the fields of a form are given: a clause for each, "type Ana in name", whatever it is said by. */
import { verbPhrases } from './act-words.ts';
import type { Clause, Element, Part } from './clauses.ts';
import { phraseAt } from './phrases.ts';

const isAct = (part: Part | undefined, ...acts: readonly string[]): boolean =>
  part?.words.length === 1 && acts.includes(part.words[0]?.key ?? '');

export const acting = (part: Part, key: string): Part => ({ ...part, words: [{ ...(part.words[0] as Element), key }] });

/** What leads from a value to its field. */
const leading: Readonly<Record<string, ReadonlySet<string>>> = {
  '@type': new Set(['in', 'as']),
  '@select': new Set(['in', 'from', 'as', 'for']),
};
const isJoint = ({ kind, key }: Element): boolean => kind === 'mark' || (kind === 'word' && key === 'and');

/** "Change the street to Elm Row and the city to Hull", "fill in the street with Elm Row and the city with Hull" give two fields their values. */
export function parted(clause: Clause): readonly Clause[] {
  const [verb, object, ...places] = clause;
  if (verb === undefined || object?.marker !== '' || places.length < 2 || !isAct(verb, '@edit', '@type', '@select')) return [clause];
  return isAct(verb, '@edit')
    ? ofFields(verb, object, places)
    : isFilled(places)
      ? ofFilled(verb, object, places)
      : ofValues(verb, object, places);
}

const isFilled = ([field, ...values]: readonly Part[]): boolean =>
  field?.marker === 'in' && values.every(({ marker }) => marker === 'with');

/** "The street to Elm Row and the city to Hull". */
function ofFields(verb: Part, object: Part, places: readonly Part[]): readonly Clause[] {
  const [first] = places;
  const halves = halvesOf(places);
  if (halves === undefined || places.some(({ marker }) => marker !== first?.marker)) return [[verb, object, ...places]];
  return halves.map(
    ({ before, place }, at): Clause => [verb, { ...object, words: halves[at - 1]?.after ?? object.words }, { ...place, words: before }],
  );
}

/** "Elm Row as the street and Hull as the city". */
function ofValues(verb: Part, object: Part, places: readonly Part[]): readonly Clause[] {
  const leads = leading[verb.words[0]?.key ?? ''];
  const halves = halvesOf(places);
  if (halves === undefined || places.some(({ marker }) => leads?.has(marker) !== true)) return [[verb, object, ...places]];
  return halves.map(
    ({ before, place }, at): Clause => [verb, { ...object, words: halves[at - 1]?.after ?? object.words }, { ...place, words: before }],
  );
}

/** "The street with Elm Row and the city with Hull", as it is cut: the first value with the second field, the first field, the second value. */
function ofFilled(verb: Part, object: Part, [field, ...values]: readonly Part[]): readonly Clause[] {
  const halves = halvesOf([object, ...values]);
  if (halves === undefined || field === undefined) return [[verb, object, ...(field ? [field] : []), ...values]];
  return halves.map(
    ({ before }, at): Clause => [verb, { ...object, words: before }, { ...field, words: halves[at - 1]?.after ?? field.words }],
  );
}

interface Half {
  readonly place: Part;
  readonly before: readonly Element[];
  /** Of the last there is none. */
  readonly after: readonly Element[];
}

/** Each but the last parted where "and" or a comma joins what follows; undefined where nothing does. */
function halvesOf(parts: readonly Part[]): readonly Half[] | undefined {
  const halves = parts.map((place, at): Half | undefined => {
    if (at === parts.length - 1) return { place, before: place.words, after: [] };
    const joint = place.words.findLastIndex(isJoint);
    const end = place.words.findLastIndex((word, index) => index < joint && !isJoint(word));
    const [before, after] = [place.words.slice(0, end + 1), place.words.slice(joint + 1)];
    return joint < 1 || before.length === 0 || after.length === 0 ? undefined : { place, before, after };
  });
  return halves.every((half) => half !== undefined) ? halves : undefined;
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

const slots: ReadonlySet<string> = new Set(['slot', 'option', 'choice', 'entry']);

/** "The 10:30 slot" is 10:30. */
function withoutSlot(words: readonly Element[]): readonly Element[] {
  const [value, last] = words.slice(-2);
  const isValue = value !== undefined && last !== undefined && (value.kind === 'value' || value.kind === 'slot');
  return isValue && last?.kind === 'word' && slots.has(last.key.replace(/^=/, '')) ? words.slice(0, -1) : words;
}

/** What a field is given stands first, then where. */
export function given(clause: Clause): Clause {
  const [verb, object, place, ...rest] = withoutSlots(clause);
  if (verb === undefined || object === undefined) return clause;
  if (isAct(verb, '@filter', '@read')) return narrowed(clause);
  if (object.marker !== '' || place === undefined) return ofKind(withoutSlots(clause));
  if (isAct(verb, '@edit') && place.marker === 'to')
    return [acting(verb, '@type'), { ...object, words: place.words }, { marker: 'in', words: fieldOf(object.words) }, ...rest];
  const leads = leading[verb.words[0]?.key ?? ''];
  if (leads?.has(place.marker) !== true) return withoutSlots(clause);
  return [acting(verb, '@type'), object, { marker: 'in', words: fieldOf(place.words) }, ...rest];
}

const withoutSlots = (clause: Clause): Clause =>
  isAct(clause[0], '@select') && clause.some(({ words }) => withoutSlot(words) !== words)
    ? clause.map((part) => ({ ...part, words: withoutSlot(part.words) }))
    : clause;

/** "Select the role Editor" is to select Editor as the role. */
function ofKind(clause: Clause): Clause {
  const [verb, object, ...rest] = clause;
  if (verb === undefined || object?.marker !== '' || rest.length > 0 || !isAct(verb, '@select')) return clause;
  return asField(verb, object.words) ?? clause;
}

/** The last word is the value, where it is marked as one or is a name, and those before it say of what. */
function asField(verb: Part, words: readonly Element[]): Clause | undefined {
  const [field, value] = [words.slice(0, -1), words.at(-1)];
  if (value === undefined || field.length === 0) return undefined;
  const isValue = value.kind === 'slot' || value.kind === 'value' || value.named === true;
  if (!isValue || field.some((word) => word.kind !== 'word' || word.named === true || isField(word))) return undefined;
  const { optional: _, ...act } = acting(verb, '@type').words[0] as Element;
  return [
    { marker: '', words: [act] },
    { marker: '', words: [value] },
    { marker: 'in', words: field },
  ];
}

const wholes: ReadonlySet<string> = new Set('=only list =result result table'.split(' '));

/** "Filter by colour Blue" chooses Blue as the colour. */
function narrowed(clause: Clause): Clause {
  const [verb, ...parts] = clause;
  const by = parts.at(-1);
  const [what] = parts.slice(0, -1);
  const isOfAll = isAct(verb, '@filter')
    ? parts.length === 1 && by?.marker === 'by'
    : parts.length === 2 && by?.marker === 'with' && what?.words[0]?.key === '=only' && what.words.every(({ key }) => wholes.has(key));
  return (isOfAll && verb !== undefined && by !== undefined ? asField(verb, by.words) : undefined) ?? clause;
}

/** Fields may be filled in any order: by what they are called. */
export function inOrderOfFields(clauses: readonly Clause[]): readonly Clause[] {
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

/** Who puts something into what holds texts types it there. */
export function typed(clause: Clause, text: string): Clause {
  const [verb, object, ...places] = clause;
  const [put] = verb?.words ?? [];
  const isPut = put !== undefined && isAct(verb, '@add') && /^put$/i.test(text.slice(put.start, put.end));
  if (!isPut || verb === undefined || object?.marker !== '' || places.length === 0 || places.some(({ marker }) => marker !== 'to'))
    return clause;
  const isInto = places.every(({ words }) => /\b(?:in|into)\s+(?:the\s+)?["“]?$/i.test(text.slice(0, words[0]?.start)));
  return isInto ? [acting(verb, '@type'), object, ...places.map((place) => ({ ...place, marker: 'in' }))] : clause;
}

const numbers: ReadonlySet<string> = new Set('number no nr id code'.split(' '));
const isNumber = ({ kind, key }: Element): boolean => kind === 'word' && numbers.has(key.replace(/^=/, ''));

/** "Enter 7 as the order number and press Find": to look order 7 up. */
export function lookedUp(clauses: readonly Clause[]): readonly Clause[] {
  const found: Clause[] = [];
  for (const clause of clauses) {
    const [typing, value, place, ...more] = found.at(-1) ?? [];
    const [click, label, ...rest] = clause;
    const isTyped = isAct(typing, '@type') && value?.marker === '' && place?.marker === 'in' && more.length === 0;
    const looking = isAct(click, '@click') && label?.marker === '' && rest.length === 0 ? phraseAt(verbPhrases, label.words, 0) : undefined;
    const isPressed = looking?.sense === '@search';
    const field = isTyped && place !== undefined ? place.words.filter((word) => !isNumber(word)) : [];
    const isLone =
      isTyped &&
      isPressed &&
      field.length > 0 &&
      field.every(({ kind }) => kind === 'word') &&
      fieldNamed(found.at(-2) ?? []) === undefined;
    const isOfField =
      isPressed && label?.words.slice(looking?.keys.length).every(({ key }) => field.some((word) => word.key === key)) === true;
    if (isLone && isOfField && typing !== undefined && value !== undefined)
      found.splice(-1, 1, searching(typing.words[0] as Element, [...field, ...value.words]));
    else found.push(isAct(click, '@search') && label?.marker === '' && rest.length === 0 ? withoutNumber(clause) : clause);
  }
  return found;
}

const searching = (act: Element, words: readonly Element[]): Clause => [
  { marker: '', words: [{ ...act, key: '@search', optional: true }] },
  { marker: '', words },
];

function withoutNumber([verb, object, ...rest]: Clause): Clause {
  const { words = [], marker = '' } = object ?? {};
  const last = words.at(-1);
  const isCalled = words.length > 2 && last !== undefined && last.kind !== 'word' && isNumber(words.at(-2) as Element);
  return [verb as Part, { marker, words: isCalled && last ? [...words.slice(0, -2), last] : words }, ...rest];
}
