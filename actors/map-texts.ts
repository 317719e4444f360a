/** The same value with other texts in it. */

const none: ReadonlySet<string> = new Set();

/** `change` of every text in it, however deep; what stands in fields of these names is kept, and so are dates and all that is no text. */
export function mapTexts<T>(value: T, change: (text: string) => string, keptNames = none): T {
  const mapped = (item: unknown): unknown => {
    if (typeof item === 'string') return change(item);
    if (Array.isArray(item)) return item.map(mapped);
    if (typeof item !== 'object' || item === null || item instanceof Date) return item;
    return Object.fromEntries(Object.entries(item).map(([name, inner]) => [name, keptNames.has(name) ? inner : mapped(inner)]));
  };
  return mapped(value) as T;
}
