/**
 * An index in memory that keeps order: by its last field, within each value of the first where it has two.
 *
 * nedb's own look through and sort all documents of a value for each page, collect all of a range for its first few, and pay
 * for each change of a document with a walk over all that share a value with it.
 */
import { untilLook } from '../turns.ts';
import { compareThings, getDotValue, match } from './memory.ts';
import type { Comparison, Entity, Filter, Index, Page, Sort } from './port.ts';

type Plain = string | number | boolean;

/** All that may match, and whether one does. */
export interface Within<T> {
  readonly documents: readonly T[];
  readonly matches: (document: T) => boolean;
}

export class Ordered<T extends Entity> {
  readonly #group: string | undefined;
  readonly #order: string;
  readonly #orderOf: (document: T) => unknown;
  readonly #known = new Map<string, T>();
  /** Each ascending by the order's field, then by id. */
  readonly #groups = new Map<Plain, T[]>();
  /** How many documents have a list or an object in a field of the index: a list matches by each of its elements. */
  #odd = 0;

  /** Fields beyond the second are not kept in order. */
  constructor({ fields }: Index) {
    const [first = '', second] = Object.keys(fields);
    this.#group = second === undefined ? undefined : first;
    const order = second ?? first;
    this.#order = order;
    // Asked ten million times by a start.
    this.#orderOf = order.includes('.') ? (document) => getDotValue(document, order) : (document) => fieldOf(document, order);
  }

  /** Fills the empty index with these very documents. */
  async load(documents: readonly T[], turn: () => Promise<void>): Promise<void> {
    for (const [at, document] of documents.entries()) {
      this.#known.set(document._id, document);
      this.#groupOf(document, 1)?.push(document);
      if (at % untilLook === 0) await turn();
    }
    for (const [value, group] of this.#groups) this.#groups.set(value, await sorted(group, (a, b) => this.#compare(a, b), turn));
  }

  all(): T[] {
    return [...this.#known.values()];
  }

  /** Takes in the document as it stands now, new or changed. */
  put(document: T): void {
    this.drop(document._id);
    this.#known.set(document._id, document);
    const group = this.#groupOf(document, 1);
    group?.splice(this.#placeOf(document, group), 0, document);
  }

  drop(id: string): void {
    const document = this.#known.get(id);
    if (document === undefined) return;
    this.#known.delete(id);
    const group = this.#groupOf(document, -1);
    group?.splice(this.#placeOf(document, group), 1);
  }

  /** How well it serves the query: 0 is not at all, and 2 means that it need not go through all of a group. */
  fitness(filter: Filter, sort: Sort = {}): 0 | 1 | 2 {
    if (this.#odd > 0 || '_id' in filter) return 0;
    const [first = this.#order] = Object.keys(sort);
    const helps = first === this.#order && (first in sort || this.#order in filter);
    if (this.#group === undefined) return helps ? 1 : 0;
    if (!isPlain(filter[this.#group])) return 0;
    return helps ? 2 : 1;
  }

  /** The documents themselves, not copies. The index must be fit for the query. */
  find(filter: Filter, { sort = {}, skip = 0, limit = 0 }: Page = {}): T[] {
    const { group, start, end } = this.#range(filter);
    const matches = predicateOf<T>(filter);
    const criteria = Object.entries(sort);
    const inOrder = criteria.length === 0 || criteria[0]?.[0] === this.#order;
    const backwards = inOrder && criteria[0]?.[1] === -1;
    const enough = inOrder && limit > 0 ? skip + limit : Number.POSITIVE_INFINITY;
    const found: T[] = [];
    for (let step = start; step < end; step += 1) {
      const document = group[backwards ? end - 1 - (step - start) : step] as T;
      // Those that are equal so far may come earlier by the rest of the sort.
      if (found.length >= enough && (criteria.length < 2 || this.#compareOrder(document, found.at(-1) as T) !== 0)) break;
      if (matches(document)) found.push(document);
    }
    if (criteria.length > 0) found.sort((a, b) => compareBy(criteria, a, b));
    return found.slice(skip, limit > 0 ? skip + limit : undefined);
  }

  /** As `find`, before it looks. */
  within(filter: Filter): Within<T> {
    const { group, start, end } = this.#range(filter);
    return { documents: group.slice(start, end), matches: predicateOf<T>(filter) };
  }

  count(filter: Filter): number {
    const { group, start, end } = this.#range(filter);
    if (this.#group !== undefined && Object.keys(filter).length === 1) return group.length;
    const matches = predicateOf<T>(filter);
    let sum = 0;
    for (let place = start; place < end; place += 1) if (matches(group[place] as T)) sum += 1;
    return sum;
  }

  /** The part of a group outside of which nothing matches. */
  #range(filter: Filter): { readonly group: readonly T[]; readonly start: number; readonly end: number } {
    const group = this.#groups.get(this.#group === undefined ? everything : (filter[this.#group] as Plain)) ?? [];
    const wanted = filter[this.#order];
    if (wanted === undefined) return { group, start: 0, end: group.length };
    const { $gt, $gte = $gt, $lt, $lte = $lt, ...others } = isComparison(wanted) ? wanted : { $gte: wanted, $lte: wanted };
    if (Object.keys(others).length > 0) return { group, start: 0, end: group.length };
    const start = $gte === undefined ? 0 : firstWhere(group, (document) => compareThings(this.#orderOf(document), $gte) >= 0);
    const end = $lte === undefined ? group.length : firstWhere(group, (document) => compareThings(this.#orderOf(document), $lte) > 0);
    return { group, start, end };
  }

  /** The group that the document belongs to, if any; `by` counts it in or out where it is odd. */
  #groupOf(document: T, by: 1 | -1): T[] | undefined {
    const value = this.#group === undefined ? everything : valueAt(document, this.#group);
    if (isCompound(value) || isCompound(this.#orderOf(document))) this.#odd += by;
    if (!isPlain(value)) return undefined;
    const group = this.#groups.get(value) ?? [];
    this.#groups.set(value, group);
    return group;
  }

  #compareOrder(a: T, b: T): number {
    const [one, other] = [this.#orderOf(a), this.#orderOf(b)];
    return typeof one === 'string' && typeof other === 'string' ? compareTexts(one, other) : compareThings(one, other);
  }

  #compare(a: T, b: T): number {
    return this.#compareOrder(a, b) || compareTexts(a._id, b._id);
  }

  #placeOf(document: T, group: readonly T[]): number {
    return firstWhere(group, (other) => this.#compare(other, document) >= 0);
  }
}

/** As nedb compares them, without asking what else they might be. */
const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** So many are sorted at once, or merged between two looks at the clock. */
const atOnce = 500;

/** In order, made in turns: parts that are sorted each, and merged two by two. */
async function sorted<T>(list: readonly T[], compare: (a: T, b: T) => number, turn: () => Promise<void>): Promise<T[]> {
  let parts: T[][] = [];
  for (let at = 0; at < list.length; at += atOnce) {
    parts.push(list.slice(at, at + atOnce).sort(compare));
    await turn();
  }
  while (parts.length > 1) {
    const merged: T[][] = [];
    for (let at = 0; at < parts.length; at += 2) merged.push(await mergedOf(parts[at] ?? [], parts[at + 1] ?? [], compare, turn));
    parts = merged;
  }
  return parts[0] ?? [];
}

async function mergedOf<T>(one: T[], other: T[], compare: (a: T, b: T) => number, turn: () => Promise<void>): Promise<T[]> {
  const merged: T[] = [];
  let [first, second] = [0, 0];
  while (first < one.length && second < other.length) {
    const isFirst = compare(one[first] as T, other[second] as T) <= 0;
    merged.push((isFirst ? one[first++] : other[second++]) as T);
    if (merged.length % atOnce === 0) await turn();
  }
  return merged.concat(one.slice(first), other.slice(second));
}

/** The one group of an index of one field. */
const everything = '';

const isPlain = (value: unknown): value is Plain => ['string', 'number', 'boolean'].includes(typeof value);
const isCompound = (value: unknown): boolean => typeof value === 'object' && value !== null && !(value instanceof Date);
const isComparison = (value: unknown): value is Comparison => isCompound(value) && !Array.isArray(value);

type Fields = Readonly<Record<string, unknown>>;

/** Most paths are names, and nedb cuts a path into its names each time. */
const valueAt = (document: Entity, path: string): unknown => (path.includes('.') ? getDotValue(document, path) : fieldOf(document, path));
const fieldOf = (document: Entity, name: string): unknown => (document as unknown as Fields)[name];

/** The first place from which on it holds, by halving; the length where it never does. */
function firstWhere<T>(list: readonly T[], holds: (item: T) => boolean): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(list[middle] as T)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Whole walks compare plain fields by the thousand: nedb's own comparing takes ten times as long. */
function predicateOf<T extends Entity>(filter: Filter): (document: T) => boolean {
  const fields = Object.entries(filter);
  if (!fields.every(([name, value]) => isPlain(value) && !name.includes('.'))) return (document) => match(document, filter);
  return (document) =>
    fields.every(([name, value]) => {
      const has = valueAt(document, name);
      return has === value || (typeof has === 'object' && match(document, filter));
    });
}

function compareBy(criteria: readonly (readonly [string, 1 | -1])[], a: Entity, b: Entity): number {
  for (const [name, direction] of criteria) {
    const compared = direction * compareThings(valueAt(a, name), valueAt(b, name));
    if (compared !== 0) return compared;
  }
  return 0;
}
