/** Lays a skill's clauses on those of a request, part by part; what stands where a parameter does is its value. */

import { literal } from '../../literal.ts';
import { placesIn, textsBetween } from '../templates.ts';
import type { Clause, Element, Part } from './clauses.ts';
import { spelled as keysOf } from './phrases.ts';
import { inOneOrder } from './unordered.ts';
import { called, generic, titled } from './words/descriptions.ts';

/** The elements of the request that each parameter covers; several bindings when they could be read in several ways. */
export type Binding = ReadonlyMap<string, readonly Element[]>;

const mostSteps = 4_000;
const mostMoved = 4;
/** Said in several numbers for the same. */
const numberless: ReadonlySet<string> = new Set([
  '=abroad',
  '=info',
  '=openinghours',
  '=settings',
  '=savings',
  '=checking',
  '=sneakers',
  '=trousers',
  '=people',
  '=money',
  '=eur',
  '=usd',
  '=gbp',
  '=piece',
  '=kg',
  '=gram',
  '=km',
  '=cm',
  '=liter',
  '=ounce',
  '=mb',
  '=gb',
  ...'sunday monday tuesday wednesday thursday friday saturday weekend take cost mean need have look work happen'.split(' '),
]);

/** All ways, at most two: more than one is ambiguous. Empty when the clauses do not say the same. */
export function bindingsOf(template: readonly Clause[], request: readonly Clause[]): readonly Binding[] {
  const found = bindingsInOrder(template, request);
  if (found.length > 0 || (template.length === 1 && request.length === 1)) return found;
  const [wanted, said] = [withPlaces(template), withPlaces(request)];
  return wanted === template && said === request ? [] : bindingsAsSaid(wanted, said);
}

const isFixed = (clauses: readonly Clause[]): boolean =>
  clauses.every((clause) => clause.every(({ words }) => words.every(({ kind, key }) => kind !== 'slot' && !key.includes('{{param:'))));

/** As said, and where no parameter is, with what is in no order in one. */
function bindingsInOrder(template: readonly Clause[], request: readonly Clause[]): readonly Binding[] {
  const found = bindingsAsSaid(template, request);
  return found.length === 0 && isFixed(template) ? bindingsAsSaid(inOneOrder(template), inOneOrder(request)) : found;
}

/** "Open the settings and enable it" is "enable it in the settings". */
function withPlaces(clauses: readonly Clause[]): readonly Clause[] {
  const at = clauses.findIndex(
    (clause, index) =>
      index + 1 < clauses.length && goesSomewhere(clause) && !(clauses[index + 1] as Clause).some(({ marker }) => marker === 'in'),
  );
  if (at === -1) return clauses;
  const place: Part = { marker: 'in', words: clauses[at]?.[1]?.words ?? [] };
  return [...clauses.slice(0, at), [...(clauses[at + 1] as Clause), place], ...clauses.slice(at + 2)];
}

const goesSomewhere = (clause: Clause): boolean =>
  clause.length === 2 && clause[0]?.words.length === 1 && clause[0].words[0]?.key === '@goto' && clause[1]?.marker === '';

function bindingsAsSaid(template: readonly Clause[], request: readonly Clause[]): readonly Binding[] {
  if (template.length !== request.length) return [];
  let bindings: readonly Binding[] = [new Map()];
  for (const [at, clause] of template.entries()) {
    const ways = bindingsOfClause(clause, request[at] as Clause);
    bindings = bindings.flatMap((before) => ways.map((way) => new Map([...before, ...way]))).slice(0, 2);
    if (bindings.length === 0) return [];
  }
  return bindings;
}

function bindingsOfClause(template: Clause, request: Clause): readonly Binding[] {
  const said = flat(request);
  if (!mayFit(flat(template), said)) return [];
  const found = new Map<string, Binding>();
  let steps = 0;
  for (const order of orders(template)) {
    const search: Search = { template: flat(order), said, steps, found: (binding) => found.set(spelled(binding), binding) };
    lay(search, 0, 0, []);
    steps = search.steps;
    // The order that it is said in is what is meant, where it fits in one way.
    if (found.size > 0) break;
  }
  return steps > mostSteps ? [] : [...found.values()].slice(0, 2);
}

/** Whether what must be said on either side is said on the other, in whatever order: most goals that are compared differ in a word. */
function mayFit(template: readonly Element[], said: readonly Element[]): boolean {
  const [wanted, there] = [template, said].map((elements) => new Set(elements.map(({ key }) => key))) as [Set<string>, Set<string>];
  const isOpen = template.some(({ kind, key }) => kind === 'slot' || key.includes('{{param:'));
  const isFree = ({ kind, key, optional }: Element) =>
    kind === 'slot' || kind === 'mark' || optional === true || key.includes('{{param:') || key === 'in:' || key === 'for:' || key === 'to:';
  return (
    template.every((element, at) => isFree(element) || there.has(element.key) || isKindOfValue(template, at)) &&
    (isOpen || said.every(({ kind, key, optional }) => kind === 'mark' || optional === true || wanted.has(key)))
  );
}

const spelled = (binding: Binding): string =>
  JSON.stringify([...binding].map(([name, elements]) => [name, elements.map(({ start }) => start)]).sort());

const flat = (clause: Clause): readonly Element[] =>
  clause.flatMap(({ marker, words, isBare }) => {
    const start = words[0]?.start ?? 0;
    return marker === ''
      ? words
      : [{ kind: 'word' as const, key: `${marker}:`, start, end: start, ...(isBare && { optional: true as const }) }, ...words];
  });

/**
 * As it is said, then with what is said of place, time and means in other orders: in an order to do something any, where each
 * begins with another preposition; otherwise only one from the end to the beginning, or back.
 */
function* orders(clause: Clause): Generator<Clause> {
  yield clause;
  const adjuncts = clause.filter(({ marker }) => marker !== '');
  const core = clause.filter(({ marker }) => marker === '');
  if (adjuncts.length === 0 || adjuncts.length > mostMoved || core.length === 0) return;
  const isOrder = core[0]?.words[0]?.key.startsWith('@') === true;
  const isWhole = clause.findLastIndex(({ marker }) => marker === '') - clause.findIndex(({ marker }) => marker === '') < core.length;
  if (((isOrder && core.length <= 2) || isWhole) && new Set(adjuncts.map(({ marker }) => marker)).size === adjuncts.length) {
    for (const order of permutations(adjuncts)) {
      yield [...core, ...order];
      for (let fronted = 1; fronted <= order.length; fronted += 1) yield [...order.slice(0, fronted), ...core, ...order.slice(fronted)];
    }
    return;
  }
  const [first] = clause;
  const last = clause.at(-1);
  if (first?.marker !== '') yield [...clause.slice(1), first as Part];
  if (last?.marker !== '') yield [last as Part, ...clause.slice(0, -1)];
}

function permutations(parts: readonly Part[]): readonly (readonly Part[])[] {
  if (parts.length < 2) return [parts];
  return parts.flatMap((part, at) => permutations(parts.filter((_, other) => other !== at)).map((rest) => [part, ...rest]));
}

interface Search {
  readonly template: readonly Element[];
  readonly said: readonly Element[];
  readonly found: (binding: Binding) => void;
  steps: number;
}

type Bound = readonly (readonly [name: string, elements: readonly Element[]])[];

/** Tells of each way to lay the rest of the template on the rest of what is said. */
function lay(search: Search, at: number, from: number, bound: Bound): void {
  search.steps += 1;
  if (search.steps > mostSteps) return;
  const { template, said } = search;
  const wanted = template[at];
  const here = said[from];
  if (wanted === undefined && here === undefined) search.found(new Map(bound));
  else if (wanted?.kind === 'slot') layValue(search, at, startOfValue(said, from), bound);
  else if (wanted !== undefined && here !== undefined && template[at + 1]?.kind === 'slot' && mayPrecede(wanted.key, here.key))
    lay(search, at + 1, from + 1, bound);
  else if (wanted?.key === 'to:' && template[at + 1]?.kind === 'slot' && here !== undefined && isToDo(said[from - 1], here))
    lay(search, at + 1, from, bound);
  else if (wanted !== undefined && here !== undefined && (isSame(wanted, here) || isSameAsk(template, at, wanted, here))) {
    lay(search, at + 1, from + 1, [...bound, ...inner(wanted, here)]);
  } else if (here?.kind === 'mark') lay(search, at, from + 1, bound);
  else if (wanted !== undefined && isOmitted(template, at, here)) lay(search, at + 1, from, bound);
  else if (here?.optional && wanted?.optional !== true && template[at - 1]?.kind !== 'slot') lay(search, at, from + 1, bound);
  else if (here !== undefined && isKindOfValue(template, at) && (isMarked(here) || (isTitled(wanted) && isNameOf(here))))
    lay(search, at + 1, from, bound);
}

const kindsOfThings: ReadonlySet<string> = new Set([...called, ...generic].flatMap((word) => [word, ...keysOf(word)]));
const isKind = ({ kind, key, named }: Element): boolean => kind === 'word' && named !== true && kindsOfThings.has(key.replace(/^=/, ''));

/** "The user ana_9", where the value tells by itself what it is. */
const isKindOfValue = (template: readonly Element[], at: number): boolean =>
  template[at + 1]?.kind === 'slot' && template[at] !== undefined && isKind(template[at]);
/** Quoted, or spelled as no word is. */
const isMarked = ({ kind, type, key }: Element): boolean =>
  (kind === 'value' && (type === 'quoted' || type === 'email')) || (kind === 'word' && /[_/@#]|\p{L}\d|\d\p{L}|\p{L}\.\p{L}/u.test(key));

const titles: ReadonlySet<string> = new Set([...titled].flatMap((word) => [word, ...keysOf(word)]));
const isTitled = (wanted: Element | undefined): boolean => wanted !== undefined && titles.has(wanted.key.replace(/^=/, ''));
/** Written as a name, and no kind of thing itself. */
const isNameOf = ({ kind, key, named }: Element): boolean => kind === 'word' && named === true && !kindsOfThings.has(key.replace(/^=/, ''));

/** Behind a preposition that nobody said, and behind the kind of thing that a quoted value is: 'the song "Halo"'. */
function startOfValue(said: readonly Element[], from: number): number {
  const [here, next] = [said[from], said[from + 1]];
  if (here?.optional && isBetween(here)) return from + 1;
  return here !== undefined && isKind(here) && next?.type === 'quoted' ? from + 1 : from;
}

function layValue(search: Search, at: number, from: number, bound: Bound): void {
  const { template, said } = search;
  const name = template[at]?.key ?? '';
  if (said[from]?.kind === 'mark') return;
  for (let to = from + 1; to <= said.length; to += 1) {
    if (!isBetween(said[to - 1] as Element)) lay(search, at + 1, to, [...bound, [name, said.slice(from, to)]]);
  }
}

/** Who asks to find a thing asks to be shown it, unless what is searched for is a mere value. */
const isSameAsk = (template: readonly Element[], at: number, wanted: Element, here: Element): boolean =>
  asksFor(wanted) && asksFor(here) && (template[at + 1]?.kind === 'word' || isLabelled(template, at + 1));
/** What a value belongs to stands behind it: "a Greek restaurant". */
const isLabelled = (template: readonly Element[], at: number): boolean =>
  template[at]?.kind === 'slot' && template[at + 1]?.kind === 'word' && !isBetween(template[at + 1] as Element);
const asksFor = ({ optional, key }: Element): boolean => optional === true && key.startsWith('@');

/** What one is reminded to do has no preposition of its own: there is room for "to" before it. */
const isToDo = (before: Element | undefined, { kind, key, start }: Element): boolean =>
  before !== undefined && kind === 'word' && key.startsWith('@') && start - before.end >= ' to '.length;

/** A day or an hour may be the value of a parameter that has a preposition. */
const mayPrecede = (wanted: string, said: string): boolean => /^(?:in|for):$/.test(wanted) && /^(?:day|hour):$/.test(said);

/** No value ends with a comma or a preposition. */
const isBetween = ({ kind, key }: Element): boolean => kind === 'mark' || (kind === 'word' && key.endsWith(':'));

/** A comma is what parts two values; elsewhere it says nothing. What may be left out is not left out for another such. */
function isOmitted(template: readonly Element[], at: number, here: Element | undefined): boolean {
  const wanted = template[at];
  const isBeforeValue = template[at + 1]?.kind === 'slot';
  if (wanted?.kind === 'mark') return !(isBeforeValue && template[at - 1]?.kind === 'slot');
  return wanted?.optional === true && here?.optional !== true && (!isBeforeValue || (isLabelled(template, at + 1) && isNamed(here)));
}

/** No act, and nothing that turns it round or asks for it. */
const isNamed = (here: Element | undefined): boolean =>
  here !== undefined &&
  (here.kind === 'value' || (here.kind === 'word' && !/^[@?~]|^(?:not|no|never)$/.test(here.key) && !isBetween(here)));

export function isSame(a: Element, b: Element): boolean {
  if (a.kind === 'value' && a.key.includes('{{param:')) return b.kind === 'value' && b.type === a.type && pattern(a).test(b.key);
  if (a.key !== b.key || a.kind !== b.kind) return false;
  const isCounted = a.kind === 'word' && a.head === true && b.head === true && !a.key.startsWith('@') && !numberless.has(a.key);
  return !isCounted || a.plural === b.plural || a.any === true || b.any === true;
}

const pattern = ({ key }: Element): RegExp => new RegExp(`^${textsBetween(key).map(literal).join('(.+?)')}$`, 's');

/** Parameters within an address or a quoted text. */
function inner(wanted: Element, here: Element): Bound {
  if (wanted.kind !== 'value' || !wanted.key.includes('{{param:')) return [];
  const names = placesIn(wanted.key);
  const found = pattern(wanted).exec(here.key)?.slice(1) ?? [];
  const keyAt = here.type === 'quoted' ? here.start + 1 : here.end - here.key.length;
  let offset = 0;
  return names.map((name, index) => {
    const value = found[index] ?? '';
    const at = here.key.indexOf(value, offset);
    offset = at + value.length;
    return [name, [{ ...here, start: keyAt + at, end: keyAt + at + value.length }]] as const;
  });
}
