/** Typed arrays that grow by doubling: what is known of half a million things, without an object for each. */

type Column = Uint8Array | Uint32Array | Float32Array;

/** The same array where it is long enough; else a longer one with the same content, zeros behind it. */
export function fitting<T extends Column>(column: T, length: number): T {
  if (column.length >= length) return column;
  const longer = new (column.constructor as new (length: number) => T)(Math.max(length, column.length * 2));
  longer.set(column);
  return longer;
}
