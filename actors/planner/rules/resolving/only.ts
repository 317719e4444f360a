/** The one thing that all of several are; undefined where there is none, or another beside it. */
export function onlyOf<T>(found: Iterable<T>): T | undefined {
  const [only, ...others] = new Set(found);
  return others.length === 0 ? only : undefined;
}

/** The first of those found where all bear one name, as a menu and a footer have the same way. */
export function onlyNamed<T extends { readonly name: string }>([first, ...others]: readonly T[]): T | undefined {
  return first && others.every(({ name }) => name === first.name) ? first : undefined;
}
