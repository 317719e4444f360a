/** By what things are compared: what is smaller need not be cheaper, though both are "less" of it. */
import { isNoLimit } from './limited.ts';
import { inLines, phraseAt, phrasesOf } from './phrases.ts';
import { isCovered, isMeant, type Standing } from './standing.ts';
import type { Token } from './tokens.ts';

/** `sense: form, form`. */
const comparatives = phrasesOf(
  inLines(
    [
      'cheaper: cheaper, less expensive, less costly, less pricey, cost less',
      'dearer: dearer, more expensive, pricier, costlier, more costly, cost more',
      'smaller: smaller',
      'larger: larger, bigger',
      'lower: lower',
      'higher: higher',
      'fewer: fewer',
      'less: less',
      'more: more, greater',
      'under: under, below',
      'over: over, above',
    ],
    '',
  ),
);

/** What may be said of an amount for the same; of money, what is cheaper costs less. */
const ofAmounts: Readonly<Record<string, string>> = { lower: 'less', under: 'less', higher: 'more', over: 'more' };
const ofMoney: Readonly<Record<string, string>> = { ...ofAmounts, cheaper: 'less', dearer: 'more' };
const ofCounts: Readonly<Record<string, string>> = { ...ofAmounts, fewer: 'less', smaller: 'less', larger: 'more' };
const money: ReadonlySet<string> = new Set('dollar euro pound buck usd eur gbp yen rupee'.split(' '));

export const comparesAlike = (goal: Standing, request: Standing): boolean => sensesIn(goal).join(' ') === sensesIn(request).join(' ');

function sensesIn(standing: Standing): readonly string[] {
  const { tokens } = standing;
  const found: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const phrase = isCovered(standing, at) || tokens[at]?.named || !isMeant(standing, at) ? undefined : phraseAt(comparatives, tokens, at);
    if (phrase === undefined || isNoLimit(tokens, at)) continue;
    const end = at + phrase.keys.length;
    if (tokens[end]?.key === 'than' || phrase.sense === 'under' || phrase.sense === 'over') found.push(senseOf(phrase.sense, tokens, end));
    at = end - 1;
  }
  return found.sort();
}

function senseOf(sense: string, tokens: readonly Token[], end: number): string {
  const amount = tokens[end]?.key === 'than' ? end + 1 : end;
  const isAmount = tokens[amount]?.type === 'number' || tokens[amount]?.kind === 'slot';
  if (!isAmount) return sense;
  return (money.has(tokens[amount + 1]?.key ?? '') ? ofMoney : ofCounts)[sense] ?? sense;
}
