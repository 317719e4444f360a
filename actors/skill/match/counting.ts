/** Whoever reads the number of things counts them. */
import type { Token } from './tokens.ts';
import { markers } from './words/framing.ts';

const oneOf = ({ plural: _, ...token }: Token): Token => token;

/** "The number of the page" tells which it is: as many as are counted are several. */
export function isMany(things: readonly Token[]): boolean {
  const end = things.findIndex(({ kind, key }) => kind === 'mark' || (kind === 'word' && (markers.has(key) || key === 'of')));
  return (end === -1 ? things : things.slice(0, end)).some(
    ({ kind, plural, key }) => kind === 'slot' || plural === true || several.has(key.replace(/^=/, '')),
  );
}
const several: ReadonlySet<string> = new Set(['people', 'staff', 'personnel', 'crew', 'sheep', 'fish', 'aircraft', 'series', 'species']);

/** "Read the number of pages", "the page count": to count the pages in it. */
export function counted(senses: readonly Token[]): readonly Token[] {
  const [verb, ...object] = senses;
  if (verb === undefined || (verb.key !== '@read' && verb.key !== '@search' && verb.key !== '@count')) return senses;
  const of = object.findIndex(({ key }) => key === 'of');
  const inIt = (tokens: readonly Token[]) => {
    const next = tokens.findIndex(({ key }) => key === 'of');
    return tokens.map((token, at) => (at === next ? { ...token, key: 'in' } : at < next || next === -1 ? oneOf(token) : token));
  };
  if (verb.key === '@count') return [verb, ...inIt(object)];
  if (of === 1 && object[0]?.key === 'number' && isMany(object.slice(2))) return [{ ...verb, key: '@count' }, ...inIt(object.slice(2))];
  if (of > 1 && object[of - 1]?.key === 'count')
    return [{ ...verb, key: '@count' }, ...object.slice(0, of - 1).map(oneOf), ...inIt(object.slice(of))];
  const [owner, ...owned] = object;
  if (of === -1 && owner?.owner && owned.at(-1)?.key === 'count' && owned.length > 1)
    return [{ ...verb, key: '@count' }, ...owned.slice(0, -1).map(oneOf), { ...owner, key: 'in' }, owner];
  return senses;
}
