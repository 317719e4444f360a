/** Of a long list, what repeats itself: the rows of a table differ in little but their names. */
import type { Again, Folded } from './wire.ts';

/** How far back it is looked for. */
const mostBack = 32;
/** Less takes more room to be told of. */
const leastCount = 12;

/** The list with what stands a little before it once more told as that. */
export function folded<T>(all: readonly T[], isSame: (one: T, other: T) => boolean = Object.is): Folded<T> {
  const sent: (T | Again)[] = [];
  for (let at = 0; at < all.length; ) {
    const again = againAt(all, at, isSame);
    sent.push(again ?? (all[at] as T));
    at += again?.count ?? 1;
  }
  return sent;
}

function againAt<T>(all: readonly T[], at: number, isSame: (one: T, other: T) => boolean): Again | undefined {
  for (let back = 1; back <= mostBack && back <= at; back += 1) {
    let end = at;
    while (end < all.length && isSame(all[end] as T, all[end - back] as T)) end += 1;
    if (end - at >= leastCount) return { back, count: end - at };
  }
  return undefined;
}
