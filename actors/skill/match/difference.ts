/** Says in words what keeps two goals from being one. */
import type { Clause, Element } from './clauses.ts';

/** Ends a sentence; the first difference that can be named. */
export function differenceOf(template: readonly Clause[], request: readonly Clause[]): string {
  if (template.length !== request.length) return `the request has ${counted(request.length)}, the skill ${counted(template.length)}`;
  const wanted = template.flat().flatMap(({ marker, words }) => [marker, ...words.map(keyOf)]);
  const said = request.flat().flatMap(({ marker, words }) => [marker, ...words.map(keyOf)]);
  const more = said.find((key) => key !== '' && !wanted.includes(key));
  const less = wanted.find((key) => key !== '' && !key.startsWith('$') && !said.includes(key));
  if (more !== undefined && less !== undefined) return `the request says "${bare(more)}" where the skill says "${bare(less)}"`;
  if (more !== undefined && !wanted.some((key) => key.startsWith('$'))) return `only the request says "${bare(more)}"`;
  if (less !== undefined) return `only the skill says "${bare(less)}"`;
  return 'the same words stand in another order';
}

const counted = (count: number) => (count === 1 ? 'one clause' : `${count} clauses`);
const keyOf = ({ kind, key }: Element) => (kind === 'slot' ? `$${key}` : key);
const bare = (key: string) => key.replace(/^[@=?#]/, '');
