/** Draws by chance that come out the same for the same seed. */
export interface Drawing {
  /** From 0 up to, and without, `end`. */
  below(end: number): number;
  one<T>(all: readonly [T, ...T[]]): T;
  /** So many of them, or all there are, in any order. */
  some<T>(all: readonly T[], count: number): T[];
}

/** By mulberry32: 32 bits of state, good enough to lay out pages. */
export function drawing(seed: number): Drawing {
  let state = seed >>> 0;
  const below = (end: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end);
  };
  const some = <T>(all: readonly T[], count: number): T[] => {
    const left = [...all];
    return Array.from({ length: Math.min(count, all.length) }, () => left.splice(below(left.length), 1)).flat();
  };
  return { below, one: <T>(all: readonly [T, ...T[]]) => all[below(all.length)] ?? all[0], some };
}
