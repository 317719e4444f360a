/** What the data says with which a deed was answered though its status was that of success: GraphQL, JSON-RPC, JSend, and what sites write by custom. */

/** Why it was refused, in its own words; undefined where it does not say so. */
export function refusalIn(text: string): string | undefined {
  const said = parsed(text);
  if (typeof said !== 'object' || said === null || Array.isArray(said)) return undefined;
  const { errors, error, success, ok, status, data, result } = said as Readonly<Record<string, unknown>>;
  const isDenied = success === false || ok === false || status === 'error' || status === 'fail';
  const isFaulty = isList(errors) || (typeof error === 'string' && error !== '') || (typeof error === 'object' && error !== null);
  // Of several things that were asked for some may be there all the same.
  return isDenied || (isFaulty && !isSome(data) && !isSome(result)) ? wordsOf(said).slice(0, longest) : undefined;
}

const isList = (value: unknown): boolean => Array.isArray(value) && value.length > 0;
const longest = 200;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // It is called data, and is none.
    return undefined;
  }
}

/** Something of it is there: in GraphQL what failed is null. */
function isSome(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value !== undefined && value !== null;
  return Object.values(value).some((part) => part !== null);
}

/** The first words for a person in it. */
function wordsOf(said: object): string {
  const { message, error, errors, data } = said as Readonly<Record<string, unknown>>;
  for (const part of [message, error, Array.isArray(errors) ? errors[0] : undefined, data]) {
    if (typeof part === 'string' && part !== '') return part;
    const inner = typeof part === 'object' && part !== null ? (part as Readonly<Record<string, unknown>>).message : undefined;
    if (typeof inner === 'string' && inner !== '') return inner;
  }
  return 'an error';
}
