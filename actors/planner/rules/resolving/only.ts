/** The one thing that all of several are; undefined where there is none, or another beside it. */
export function onlyOf<T>(found: Iterable<T>): T | undefined {
  const [only, ...others] = new Set(found);
  return others.length === 0 ? only : undefined;
}
