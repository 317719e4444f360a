/** How much a thing has gained or lost: a number that bears a sign, an arrow, or the colour of a loss. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Rank } from '../../description.ts';
import { gain } from '../../reading/things/gains.ts';
import { isText } from '../page/kinds-of-elements.ts';
import type { Unit } from '../page/scene.ts';
import { type Measured, measures } from '../words/quantities.ts';

export const isGain = (by: string): boolean => by === gain || by.startsWith(`${gain} `);

const ofSpans: readonly (readonly [span: string, said: RegExp])[] = [
  ['today', /\b(?:today|day|daily|1 ?d|24 ?h(?:ours?|rs?)?)\b/i],
  ['this week', /\b(?:week|weekly|1 ?w|[57] ?d(?:ays)?)\b/i],
  ['this month', /\b(?:month|monthly|1 ?m|30 ?d(?:ays)?)\b/i],
  ['this year', /\b(?:year|yearly|ytd|1 ?y|52 ?w|12 ?m(?:onths)?)\b/i],
];
const named = /\b(?:change[sd]?|chg|gains?|loss(?:es)?|moves?|movement|performance|perf|returns?|trend|today)\b|[±Δ]|\+\s?\/\s?[-−–]/i;
const number = '\\p{Sc}?\\d[\\d.,]*\\s?(?:%|\\p{Sc}|pts?|points|[kmb])?';
const signed = new RegExp(
  `^(?:([▲△▴↑⬆↗+])|([▼▽▾↓⬇↘−–-])|up |(down ))\\uFE0F?\\s?(?:[+−–-]\\s?)?${number}(?:\\s*\\(\\s?[+−–-]?\\s?${number}\\s?\\))?$`,
  'iu',
);
const plain = new RegExp(`^${number}$`, 'iu');
const ofGain = /\b(?:up|gain(?:s|ed|ing)?|positive|pos|increase[sd]?|ris(?:e|ing)|bull(?:ish)?|plus)\b/i;
const ofLoss = /\b(?:dn|down|loss|losing|negative|neg|decrease[sd]?|fall(?:ing)?|bear(?:ish)?|minus)\b/i;

/** Whether its column may tell of the span of time that is said: of another it says so. */
function isOfSpan({ column = '' }: ObservedElement, by: string): boolean {
  const span = by.slice(gain.length + 1);
  const told = ofSpans.filter(([, said]) => said.test(column)).map(([name]) => name);
  if (span === '') return true;
  return told.length > 0 ? told.includes(span) : span === 'today';
}

const textOf = ({ name, value }: ObservedElement): string => (value || name).trim().replace(/\s+/g, ' ');
const isSigned = (element: ObservedElement): boolean => isText(element) && signed.test(textOf(element));

/** What tells it in the unit; what bears no sign only where it is called a change. */
const changesIn = ({ elements }: Unit, by: string): readonly ObservedElement[] => {
  const own = elements.filter((element) => element.role !== 'columnheader' && isOfSpan(element, by));
  const surely = own.filter(isSigned);
  return surely.length > 0 ? surely : own.filter((element) => plain.test(textOf(element)) && named.test(element.column ?? ''));
};

/** Below nought where it is a loss; undefined where neither a sign nor a colour or a word of its maker's says which of the two it is. */
function changeOf(element: ObservedElement): number | undefined {
  const text = textOf(element);
  const { look = '', hints = '' } = element;
  const [, up, down, said] = signed.exec(text) ?? [];
  const [amount] = measures(text.replace(/^[^\d\p{Sc}.]*/u, ''), 0).filter(({ kind }) => kind === 'amount' || kind === 'money');
  if (amount === undefined) return undefined;
  const size = Math.abs(amount.value);
  if (size === 0) return 0;
  if (up !== undefined || /^up /i.test(text)) return size;
  if ((down ?? said) !== undefined || look.includes('red') || ofLoss.test(hints)) return -size;
  return look.includes('green') || ofGain.test(hints) ? size : undefined;
}

/** The change that the unit tells first; nothing where it tells none, or several that no columns part. */
export function gainIn(unit: Unit, by: string): readonly Measured[] {
  const [first, ...others] = changesIn(unit, by);
  const value = !first || others.some(({ column }) => column === undefined) ? undefined : changeOf(first);
  return value === undefined ? [] : [{ kind: 'amount', value }];
}

/**
 * Those that have gained, or that have lost where the order is from the least, what has changed most first. Undefined where it is not told
 * of all that have a change, or where points and per cent put another first.
 */
export function rankedByGain(units: readonly Unit[], { by, order, place }: Rank): readonly Unit[] | undefined {
  const all = units.flatMap((unit) => {
    const changes = changesIn(unit, by);
    return changes.length === 0 ? [] : [{ unit, changes }];
  });
  const columns = [...new Set(all.flatMap(({ changes }) => changes.map(({ column }) => column)))];
  const isParted = all.every(({ changes }) => changes.length === new Set(changes.map(({ column }) => column)).size);
  const orders = columns.map((column) => {
    const told = all.flatMap(({ unit, changes }) =>
      changes.flatMap((change) => (change.column === column ? [{ unit, value: changeOf(change) }] : [])),
    );
    if (told.some(({ value }) => value === undefined)) return undefined;
    const sign = order === 'least' ? 1 : -1;
    const changed = told.flatMap(({ unit, value = 0 }) => (sign * value < 0 ? [{ unit, value }] : []));
    return changed.sort((a, b) => sign * (a.value - b.value)).map(({ unit }) => unit);
  });
  const leaders = new Set(orders.map((sorted) => sorted?.[place - 1]));
  return isParted && leaders.size === 1 && !leaders.has(undefined) ? orders[0] : undefined;
}
