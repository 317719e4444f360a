/** Reads what a list is narrowed to by bounds: "only lamps under 50 euros", "things that cost between 10 and 20", "with at least 4 stars". */
import type { Condition } from '../../description.ts';
import type { Order } from '../../instruction.ts';
import type { Context } from '../context.ts';
import { readDescription } from '../things/descriptions.ts';
import { named } from '../things/heads.ts';

type Comparison = Extract<Condition, { kind: 'compares' }>;

const money = /^[A-Z]{3}$/;

const isPrice = ({ by, value }: Comparison): boolean =>
  value.type === 'amount' && (/^(?:price|cost)$/.test(by) || (by === '' && money.test(value.unit ?? '')));
const isRating = ({ by, value }: Comparison): boolean =>
  value.type === 'amount' && (by === 'rating' || (by === '' && value.unit === 'star'));

/** The ends of a price go to their fields, stars are one of the choices; undefined unless all that is said is such a bound. */
export function narrowedBy(words: string, context: Context): readonly Order[] | undefined {
  const what = readDescription(words, { ...context, several: true });
  const { where = [], rank, ordinal, few, except, within, look } = what ?? {};
  if (where.length === 0 || (rank ?? ordinal ?? few ?? except ?? within ?? look) !== undefined) return undefined;
  const bounds = where.flatMap((condition) =>
    condition.kind === 'compares' && (isPrice(condition) || isRating(condition)) ? [condition] : [],
  );
  if (bounds.length < where.length) return undefined;
  // What the things are besides would have to be narrowed to first.
  if (what?.name !== '' && !anyThings.test(what?.name ?? '')) return undefined;
  const orders = bounds.map(orderOf);
  if (!orders.every((order) => order !== undefined)) return undefined;
  const last = orders.findLastIndex(({ kind }) => kind === 'fill');
  return orders.map((order, at) => (at === last && order.kind === 'fill' ? { ...order, applies: true } : order));
}

const anyThings = /^(?:things|products|items|articles|ones|everything|goods|offers|results|entries)$/i;

function orderOf(bound: Comparison): Order | undefined {
  if (bound.value.type !== 'amount') return undefined;
  const { amount } = bound.value;
  const isUpper = bound.is === '<' || bound.is === '<=';
  if (isPrice(bound))
    return bound.is === '=' || bound.is === '!='
      ? undefined
      : { kind: 'fill', what: named('price'), value: text(`${amount}`), bound: isUpper ? 'end' : 'start' };
  if (bound.is !== '>=') return undefined;
  const ways = [
    `${amount} stars & up`,
    `${amount} & up`,
    `${amount} stars and up`,
    `${amount}+`,
    `${amount} stars or more`,
    `${amount}+ stars`,
  ];
  return { kind: 'choose', values: [text(`${amount} stars`)], narrowing: { ways, on: true } };
}

const text = (value: string) => ({ type: 'text', text: value, quoted: false }) as const;
