/** Addresses as a replay compares them: what is another at each visit is left open. */

/** Stands for a part that may be anything. */
const any = '*';

/**
 * Origin, path and route of an address, with `*` for each part that is a number, an id, or one of `values` in any spelling;
 * without its query. An address that is none stays as it is.
 */
export function shapeOf(url: string, values: readonly string[] = []): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed === undefined || parsed.origin === 'null') return url;
  const slugs = values.map(slug).filter((value) => value !== '');
  const open = (path: string) =>
    path
      .split('/')
      .map((part) => (isOfOneVisit(part) || slugs.includes(slug(part)) ? any : part))
      .join('/');
  const route = /^#!?(?=\/)/.exec(parsed.hash)?.[0];
  const way = route === undefined ? '' : `${route}${open(parsed.hash.slice(route.length).replace(/\?.*/, ''))}`;
  return `${parsed.origin}${open(parsed.pathname)}${way}`;
}

/** Whether an address is of this shape. */
export function isOfShape(url: string, shape: string): boolean {
  const parts = shapeOf(url).split('/');
  const expected = shape.split('/');
  return parts.length === expected.length && expected.every((part, at) => part === any || part === parts[at]);
}

/** A number, a date, or what a machine made. */
const isOfOneVisit = (part: string): boolean => /\d/.test(part) && !/^v\d{1,2}$/.test(part);

const slug = (text: string): string => {
  const plain = text.includes('%') ? decoded(text) : text;
  return plain
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
};

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Bytes of another encoding stay as they are.
    return text;
  }
}
