/** The sign of a sum, in the ways that books and statements write it: "(20.00)", "20.00-", "-$20.00". */

const currency = '(?:\\p{Sc}|(?:USD|EUR|GBP|CHF|US\\$)(?!\\p{L}))';
const digits = "\\d(?:[\\d.,'’\\u00a0\\u202f ]*\\d)?";
const inBrackets = new RegExp(
  `^\\s*(${currency}?)\\s?\\(\\s?(${currency}?)\\s?(${digits})\\s?(${currency}?)\\s?\\)\\s?(${currency}?)\\s*$`,
  'u',
);
const signBehind = new RegExp(`^\\s*(${currency}?)\\s?(${digits})\\s?[-−]\\s?(${currency}?)\\s*$`, 'u');
const signAhead = new RegExp(
  `(?<![^\\s(:=])[-−–](${currency})\\s?(?=\\d)|^\\s*[-−–]\\s(${currency})\\s?(?=[\\d.,]+\\s*$)|^\\s*–(?=\\d[\\d.,]*\\s*$)`,
  'u',
);
/** Whose debit and whose credit it is, a number does not say. */
const sided = new RegExp(`^\\s*${currency}?\\s?${digits}\\s?${currency}?\\s?(?:CR|DR|Cr|Dr)\\.?\\s*$`, 'u');
const withCents = /[.,]\d\d$/;
const grouped = /^\d{1,3}(?:[., '’\u00a0\u202f]\d{3})+(?:[.,]\d+)?$/;

/** The text with its minus before its digits; undefined where the sign that it bears is not to be told. */
export function withSign(text: string): string | undefined {
  const [, before = '', within = '', sum = '', behind = '', after = ''] = inBrackets.exec(text) ?? [];
  const money = before || within || behind || after;
  if (money !== '') return `${money}-${sum}`;
  const [, ahead = '', number = '', last = ''] = signBehind.exec(text) ?? [];
  if (number !== '')
    return ahead + last !== '' || withCents.test(number) || grouped.test(number) ? `${ahead || last}-${number}` : undefined;
  return sided.test(text) ? undefined : text.replace(signAhead, (_, money = '', apart = '') => `${money || apart}-`);
}

const ofSums =
  /\b(?:amounts?|sums?|totals?|subtotals?|prices?|costs?|fees?|fares?|charges?|due|paid|balances?|profits?|loss(?:es)?|net|gross|income|earnings|revenues?|results?|margins?|variances?|cash|change|debits?|credits?|budgets?|spending|expenses?|payments?|refunds?|gains?|returns?|deficits?|surplus)\b/i;
const ofScores = /\b(?:ratings?|scores?|stars?|reviews?|averages?|votes?|grades?|comments?|items?|counts?|number|messages?|unread)\b/i;

/**
 * "(20.00)" alone in its cell, without a currency, by what it is called there: a sum that is owed has its minus, what is put in brackets
 * for its looks ("Comments (3)", stars and "(4.75)") stays as it stands. Undefined where neither is to be told.
 */
export function asBooked(text: string, calledBy: string, column: string | undefined): string | undefined {
  const sum = inBrackets.exec(text)?.[3];
  if (sum === undefined) return text;
  const called = `${calledBy} ${column ?? ''}`;
  if (ofScores.test(called)) return sum;
  if (ofSums.test(called) || (column !== undefined && withCents.test(sum))) return withSign(text)?.includes('-') ? text : `-${sum}`;
  return withCents.test(sum) && withSign(text) === text ? undefined : text;
}
