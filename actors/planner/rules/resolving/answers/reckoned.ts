/** Sums and averages of what several things show: of all cells of a column, or of the values under one label. */
import type { Description } from '../../description.ts';
import type { Of } from '../../instruction.ts';
import type { Looking } from '../finding/candidates.ts';
import { isText } from '../page/kinds-of-elements.ts';
import { callsSum } from '../page/odd-rows.ts';
import { isOnePageOfSeveral } from '../page/paging.ts';
import type { Scene, Unit } from '../page/scene.ts';
import { addUpTo, measures } from '../words/quantities.ts';
import { asBooked, withSign } from '../words/signed-sums.ts';
import { list } from './list-values.ts';
import type { Extracted } from './shaped-values.ts';

const form = /^(total|sum|overall|average|mean)(?: (?:number|amount|sum))?(?: (?:of )?(.+))?$/i;
const longest = 40;

/** What is to be reckoned, and from what; undefined where the goal asks for no such thing. */
function asked({
  name,
  exact,
  rank,
  where,
  ordinal,
  within,
}: Description): { readonly isMean: boolean; readonly of: Description } | undefined {
  const [, way = '', rest = ''] = exact ? [] : (form.exec(name) ?? []);
  if (way === '' || rank || where || ordinal !== undefined) return undefined;
  const isMean = /^(?:average|mean)$/i.test(way);
  if (rest !== '') return { isMean, of: { ...thing(rest), ...(within && { within }) } };
  return within && !within.rank && within.ordinal === undefined ? { isMean, of: { ...within, all: true } } : undefined;
}

const thing = (name: string): Description => ({ name, exact: false, whole: name, noun: '', roles: [], all: true });

/** Whether a total or an average is asked for. */
export const isReckoning = (what: Description): boolean => asked(what) !== undefined;

/** Undefined where it can't be told: what is no number, in several currencies, or goes on on further pages. */
export function reckoned(what: Description, looking: Looking): number | undefined {
  const wanted = asked(what);
  if (wanted === undefined || isOnePageOfSeveral(looking)) return undefined;
  const left = what.except === undefined ? wanted.of : leftOf(wanted.of, what.except, looking);
  if (left === undefined) return undefined;
  const found = list(left, looking);
  const named = found.type === 'none' ? sumsOfEach(left, looking.scene) : found.value;
  const told = named?.some(isCalled) ? amountsOf(wanted.of, named.length, looking) : named;
  const numbers = told && numbersIn(told, wanted.of.name || wanted.of.whole, looking.now);
  if (numbers === undefined || numbers.length < 2) return undefined;
  const own = looking.scene.elements.some((element) => isText(element) && callsSum(element.name)) ? withoutTotal(numbers) : numbers;
  return workedOut(own, wanted.isMean ? 'mean' : 'sum');
}

/** Undefined where one of them is no number, or they are of several kinds. */
function numbersIn(told: readonly string[], calledBy: string, now: number): readonly number[] | undefined {
  const texts = told.map((text) => withSign(asBooked(text, calledBy, undefined) ?? '') ?? '');
  const values = texts.flatMap((text) => (text.length > longest ? [] : (numberIn(text, now) ?? [])));
  const signs = new Set(texts.map((text) => text.replace(/[\d.,\s'’+−-]/g, '')));
  return values.length < texts.length || signs.size > 1 ? undefined : values;
}

function workedOut(values: readonly number[], way: 'sum' | 'mean' | 'difference'): number {
  const sum = values.reduce((total, value) => total + value, 0);
  const found = way === 'difference' ? Math.abs((values[0] ?? 0) - (values[1] ?? 0)) : way === 'mean' ? sum / values.length : sum;
  return Math.round(found * 1e6) / 1e6;
}

/** From what the page tells of each, as `tell` finds it; the first that it does not tell otherwise. */
export function reckonedFrom(
  { way, of }: NonNullable<Of<'read'>['reckons']>,
  tell: (what: Description) => Extracted,
  now: number,
): Extracted {
  const told = of.map(tell);
  const untold = told.find(({ type }) => type === 'none');
  if (untold) return untold;
  const texts = told.map((each) => (each.type === 'value' ? String(each.value) : ''));
  const numbers = numbersIn(texts, of[0]?.name ?? '', now);
  return numbers === undefined
    ? { type: 'none', why: `${texts.map((text) => JSON.stringify(text)).join(', ')} are no numbers of one kind` }
    : { type: 'value', value: workedOut(numbers, way) };
}

/** "Of all items but the figs": only where that leaves out as many as are named. */
function leftOf(of: Description, except: NonNullable<Description['except']>, looking: Looking): Description | undefined {
  const left = of.within ? { ...of, within: { ...of.within, except } } : { ...of, except };
  const [all, rest] = [list(of, looking), list(left, looking)];
  return all.type !== 'none' && rest.type !== 'none' && all.value.length - rest.value.length === except.length ? left : undefined;
}

/** "C-34", "Room 5": how a thing is called, and no amount of anything. */
const isCalled = (text: string): boolean => /^[^\d]*\p{L}[^\d]*\d/u.test(text) && !measures(text, 0).some(({ kind }) => kind === 'money');

/** What each of such things comes to, where the page tells one sum of each. */
function amountsOf(within: Description, many: number, looking: Looking): readonly string[] | undefined {
  const columns = sums.flatMap((name) => {
    const found = list({ ...thing(name), within }, looking);
    return found.type !== 'none' && found.value.length === many && !found.value.some(isCalled) ? [found.value] : [];
  });
  return new Set(columns.map((texts) => texts.join('\n'))).size === 1 ? columns[0] : undefined;
}
const sums: readonly string[] = ['amount', 'total', 'sum', 'price', 'cost'];

/** "Milk $1", "Bread $2": the sum of money in each entry of a list, where all that the page says of money stands there, once in each. */
function sumsOfEach({ name, noun, within, where, rank }: Description, scene: Scene): readonly string[] | undefined {
  if (!/^(?:prices?|costs?)$/i.test(name || noun) || within || where || rank) return undefined;
  const paid = scene.elements.filter((element) => isText(element) && /\p{Sc}/u.test(element.name));
  const units = scene.collections.find((each) => each.length > 1 && paid.some((element) => each.includes(scene.unitOf(element) as Unit)));
  if (units === undefined || !paid.every((element) => units.includes(scene.unitOf(element) as Unit))) return undefined;
  const sums = units.map((unit) => [...new Set(unit.elements.filter(isText).flatMap((element) => element.name.match(money) ?? []))]);
  return sums.every(({ length }) => length === 1) ? sums.flat() : undefined;
}
const money = /\p{Sc} ?\d[\d.,]*(?<![.,])|\d[\d.,]* ?\p{Sc}/gu;

/** A last one that is the sum of the others is the page's own, where the page speaks of one. */
function withoutTotal(values: readonly number[]): readonly number[] {
  const others = values.slice(0, -1);
  return others.length > 1 && addUpTo(others, values.at(-1) ?? 0) ? others : values;
}

function numberIn(text: string, now: number): number | undefined {
  if ((text.match(/\d+(?:[.,]\d+)*/g) ?? []).length !== 1) return undefined;
  const found = measures(text, now);
  return (found.find(({ kind }) => kind === 'money') ?? found.find(({ kind }) => kind === 'amount'))?.value;
}
