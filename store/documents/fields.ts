/** What both adapters do to documents, filters and changes, so that they mean the same in each. */
import type { Change, Filter } from './port.ts';

type Fields = Record<string, unknown>;

/**
 * A deep copy fit to be stored: undefined fields are left out, and the names that have a meaning elsewhere (a leading `$`, dots,
 * `__proto__`) are percent-escaped, because pages and goals name fields of `data`.
 */
export const encode = <T>(value: T): T => copy(value, escapeName) as T;

/** The inverse of `encode`. */
export const decode = <T>(value: T): T => copy(value, unescapeName) as T;

function copy(value: unknown, rename: (name: string) => string): unknown {
  if (value instanceof Date) return new Date(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => copy(item, rename) ?? null);
  const fields: [string, unknown][] = [];
  for (const [name, field] of Object.entries(value)) {
    if (field !== undefined) fields.push([rename(name), copy(field, rename)]);
  }
  return Object.fromEntries(fields);
}

const escaped = /[%.]|^\$|^_(?=_proto__$)/g;
const escapes: Readonly<Record<string, string>> = { '%': '%25', '.': '%2E', $: '%24', _: '%5F' };
const escapeName = (name: string): string => name.replace(escaped, (character) => escapes[character] as string);
const unescapeName = (name: string): string => (name.includes('%') ? decodeURIComponent(name) : name);

/** Throws on a value that the stores would take differently: one of them matches everything on `undefined`, the other nothing. */
export function checkFilter(filter: Filter): Filter {
  for (const [field, value] of Object.entries(filter)) {
    if (value === undefined) throw new TypeError(`The filter compares ${field} with undefined`);
    if (field === '$or') for (const option of value as readonly Filter[]) checkFilter(option);
  }
  return filter;
}

/** With its values encoded and its empty operators left out. Throws on an empty change, which one of the stores takes to mean "erase". */
export function encodeChange(change: Change): Change {
  const encoded: Record<string, Fields> = {};
  for (const [operator, fields] of Object.entries(change as Record<string, Fields | undefined>)) {
    const values = Object.entries(fields ?? {}).filter(([, value]) => value !== undefined);
    if (values.length > 0) encoded[operator] = Object.fromEntries(values.map(([path, value]) => [path, encode(value)]));
  }
  if (Object.keys(encoded).length === 0) throw new TypeError('The change changes nothing');
  return encoded;
}

/** What an upsert inserts besides the change; throws when both name a field, since the stores differ in which would win. */
export function encodeInitial(initial: Readonly<Record<string, unknown>>, change: Change): Fields {
  const roots = new Set(Object.values(change).flatMap((fields) => Object.keys(fields).map((path) => path.split('.', 1)[0])));
  const both = Object.keys(initial).find((field) => roots.has(field));
  if (both !== undefined) throw new TypeError(`The upsert names ${both} both in the change and in the initial document`);
  return encode({ ...initial });
}
