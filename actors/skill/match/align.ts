/** Lays a skill's clauses on those of a request, part by part; what stands where a parameter does is its value. */
import type { Clause, Element, Part } from './clauses.ts';

/** The elements of the request that each parameter covers; several bindings when they could be read in several ways. */
export type Binding = ReadonlyMap<string, readonly Element[]>;

const mostSteps = 4_000;
const mostMoved = 4;
/** Said in several numbers for the same. */
const numberless: ReadonlySet<string> = new Set(['=info', '=settings', '=sneakers', '=trousers', '=people', '=money']);

/** All ways, at most two: more than one is ambiguous. Empty when the clauses do not say the same. */
export function bindingsOf(template: readonly Clause[], request: readonly Clause[]): readonly Binding[] {
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
  const found = new Map<string, Binding>();
  const search = { steps: 0 };
  for (const order of orders(template)) {
    lay(flat(order), 0, said, 0, [], search, (binding) => {
      found.set(JSON.stringify([...binding].map(([name, elements]) => [name, elements.map(({ start }) => start)]).sort()), binding);
    });
    // The order that it is said in is what is meant, where it fits in one way.
    if (found.size > 0) break;
  }
  return search.steps > mostSteps ? [] : [...found.values()].slice(0, 2);
}

const flat = (clause: Clause): readonly Element[] =>
  clause.flatMap(({ marker, words }) =>
    marker === '' ? words : [{ kind: 'word' as const, key: `${marker}:`, start: words[0]?.start ?? 0, end: words[0]?.start ?? 0 }, ...words],
  );

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
  if (isOrder && core.length <= 2 && new Set(adjuncts.map(({ marker }) => marker)).size === adjuncts.length) {
    for (const order of permutations(adjuncts)) {
      yield [...core, ...order];
      yield [...order.slice(0, 1), ...core, ...order.slice(1)];
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

function lay(
  template: readonly Element[],
  at: number,
  said: readonly Element[],
  from: number,
  bound: readonly (readonly [string, readonly Element[]])[],
  search: { steps: number },
  found: (binding: Binding) => void,
): void {
  search.steps += 1;
  if (search.steps > mostSteps) return;
  const wanted = template[at];
  const here = said[from];
  if (wanted === undefined && here === undefined) return found(new Map(bound));
  if (wanted?.kind === 'slot') {
    for (let to = from + 1; to <= said.length; to += 1) {
      lay(template, at + 1, said, to, [...bound, [wanted.key, said.slice(from, to)]], search, found);
    }
    return;
  }
  if (wanted !== undefined && here !== undefined && isSame(wanted, here)) {
    const inside = inner(wanted, here);
    lay(template, at + 1, said, from + 1, inside === undefined ? bound : [...bound, ...inside], search, found);
    return;
  }
  const isNamedOtherwise = wanted?.optional === true && here?.optional === true;
  if (isNamedOtherwise) return;
  if (wanted?.optional) lay(template, at + 1, said, from, bound, search, found);
  else if (here?.optional && template[at - 1]?.kind !== 'slot') lay(template, at, said, from + 1, bound, search, found);
}

function isSame(a: Element, b: Element): boolean {
  if (a.kind === 'value' && a.key.includes('{{param:')) return b.kind === 'value' && b.type === a.type && pattern(a).test(b.key);
  if (a.key !== b.key || a.kind !== b.kind) return false;
  const isCounted = a.kind === 'word' && a.head === true && b.head === true && !a.key.startsWith('@') && !numberless.has(a.key);
  return !isCounted || a.plural === b.plural;
}

const pattern = ({ key }: Element): RegExp =>
  new RegExp(
    `^${key
      .split(/\{\{param:[a-z][a-z0-9_]{0,39}\}\}/)
      .map((literal) => literal.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'))
      .join('(.+?)')}$`,
    's',
  );

/** Parameters within an address or a quoted text. */
function inner(wanted: Element, here: Element): readonly (readonly [string, readonly Element[]])[] | undefined {
  if (wanted.kind !== 'value' || !wanted.key.includes('{{param:')) return undefined;
  const names = [...wanted.key.matchAll(/\{\{param:([a-z][a-z0-9_]{0,39})\}\}/g)].map(([, name = '']) => name);
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
