/** The latest entries by key, immutable: adding one costs as little when there are many as when there are few. */

type Entry<Value> = readonly [key: string, value: Value];

export interface Latest<Value> {
  /** How many are kept at the least; the oldest go a part at a time. */
  readonly least: number;
  /** Oldest first, and all full: adding shares them, looking up asks them all. */
  readonly parts: readonly ReadonlyMap<string, Value>[];
  /** Younger than the parts, and less than one of them. */
  readonly tail: readonly Entry<Value>[];
}

/** Of 1,000 entries, about as many parts as there are entries in each. */
export const partSize = 32;

/** How they are parted depends on nothing but the entries: those of another `Latest` give the same one. */
export function latest<Value>(least: number, entries: readonly Entry<Value>[] = []): Latest<Value> {
  const full = Math.floor(entries.length / partSize);
  const parts = Array.from({ length: full }, (_, part) => new Map(entries.slice(part * partSize, (part + 1) * partSize)));
  return { least, parts, tail: entries.slice(full * partSize) };
}

/** Oldest first. */
export const entriesOf = <Value>({ parts, tail }: Latest<Value>): readonly Entry<Value>[] => [
  ...parts.flatMap((part) => [...part]),
  ...tail,
];

export function find<Value>({ parts, tail }: Latest<Value>, key: string): Value | undefined {
  const recent = tail.find(([known]) => known === key);
  return recent === undefined ? parts.find((part) => part.has(key))?.get(key) : recent[1];
}

/** The key must be new. */
export function addTo<Value>({ least, parts, tail }: Latest<Value>, key: string, value: Value): Latest<Value> {
  const grown = [...tail, [key, value] as const];
  if (grown.length < partSize) return { least, parts, tail: grown };
  const isEnough = parts.length * partSize >= least;
  return { least, parts: [...parts.slice(isEnough ? 1 : 0), new Map(grown)], tail: [] };
}
