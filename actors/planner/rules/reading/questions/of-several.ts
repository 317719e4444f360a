/** Reads what is reckoned from things that are called one by one: "the sum of the prices of A and B", "the average price of A, B and C". */
import type { Order } from '../../instruction.ts';

type Read = Extract<Order, { kind: 'read' }>;

const ways: Readonly<Record<string, NonNullable<Read['reckons']>['way']>> = {
  sum: 'sum',
  total: 'sum',
  combined: 'sum',
  average: 'mean',
  mean: 'mean',
  difference: 'difference',
};
const ofThem = /^(?:the )?(sum|total|average|mean|difference)(?: (?:value|amount))? (?:of|between|in) (?:the )?(.+)$/i;
const ofTheirs = /^(?:the )?(total|combined|average|mean) (\p{Ll}+) of (?:the )?(.+)$/iu;
const isOneMore = /^(?!(?:the|its|their|all|each|every|how|what|of|when|who)\b)(?!.* of )/i;

/**
 * Undefined for what is no such thing; `broken` where it is, and what is said of each of them can't be told. `parts`: what is parted by
 * "and" in what is asked for; `readAll` reads it without the reckoning.
 */
export function readOfSeveral(
  said: string,
  parts: readonly string[],
  readAll: (said: string) => readonly Order[] | undefined,
): readonly Order[] | 'broken' | undefined {
  if (parts.length < 2 || !parts.slice(1).every((part) => isOneMore.test(part))) return undefined;
  const [, way = '', rest = ''] = ofThem.exec(said) ?? [];
  const [, how = way, value = '', things = ''] = way === '' ? (ofTheirs.exec(said) ?? []) : [];
  if (how === '') return undefined;
  const orders = readAll(value === '' ? rest : `${/s$/.test(value) ? value : `${value}s`} of ${things}`) ?? [];
  const all = orders.filter((order) => order.kind === 'read');
  const reckons = { way: ways[how.toLowerCase()] ?? 'sum', of: all.map(({ what }) => what) } as const;
  const areTold = all.length === orders.length && all.length === parts.length && all.every(({ what }) => what.within !== undefined);
  const [first] = all;
  if (!areTold || first === undefined || (reckons.way === 'difference' && all.length !== 2)) return 'broken';
  return [{ ...first, as: value === '' ? how.toLowerCase() : `${how} ${value}`.toLowerCase(), form: 'number', reckons }];
}
