/** Works out small sums that a goal gives for a value: "the answer of 3 + 4", "the sum of 12 and 30". */

const number = '-?\\d{1,9}(?:\\.\\d{1,6})?';
const signs: readonly (readonly [form: RegExp, sign: string])[] = [
  [/ (?:plus|added to) /gi, '+'],
  [/ minus | ?[−–] ?(?=\d)/gi, '-'],
  [/ ?(?:times|multiplied by|[×·x]) ?(?=-?\d)/gi, '*'],
  [/ ?(?:divided by|÷) ?/gi, '/'],
];
const asked = /^(?:the )?(?:answer|result|solution|value|total|outcome) (?:of|to|for) (?:what is )?(.+)$/i;
const listed = new RegExp(`^(?:the )?(sum|product|difference|quotient) (?:of|between) (${number})(?:,| and|, and) (${number})$`, 'i');
const operation: Readonly<Record<string, string>> = { sum: '+', product: '*', difference: '-', quotient: '/' };
const chain = new RegExp(`^${number}(?: ?[-+*/] ?${number}){1,8}$`);

/** The result in digits; undefined for what is no sum, or one whose result has no end. */
export function reckon(words: string): string | undefined {
  const [, named = '', first, second] = listed.exec(words) ?? [];
  if (named !== '') return inDigits(evaluated(`${first} ${operation[named.toLowerCase()]} ${second}`));
  const said = asked.exec(words)?.[1] ?? (/\b(?:plus|minus|times|multiplied by|divided by)\b/i.test(words) ? words : undefined);
  if (said === undefined) return undefined;
  const sum = sumOf(said);
  return sum === undefined ? undefined : inDigits(evaluated(sum));
}

/** "4 minus 4" in signs; undefined for what is no sum. */
export function sumOf(words: string): string | undefined {
  const sum = signs.reduce((text, [form, sign]) => text.replace(form, ` ${sign} `), words.replace(/[ =?]+$/, '')).replace(/ +/g, ' ');
  return chain.test(sum) ? sum : undefined;
}

/** Products before sums, from left to right. */
function evaluated(sum: string): number {
  const [first = 0, ...others] = sum.match(new RegExp(`(?<=^|[-+*/] ?)${number}`, 'g'))?.map(Number) ?? [];
  const operators = [...sum.matchAll(/(?<=\d) ?([-+*/])/g)].map(([, sign]) => sign);
  const terms = [first];
  for (const [index, value] of others.entries()) {
    const last = terms.length - 1;
    const before = terms[last] as number;
    if (operators[index] === '*') terms[last] = before * value;
    else if (operators[index] === '/') terms[last] = before / value;
    else terms.push(operators[index] === '-' ? -value : value);
  }
  return terms.reduce((total, term) => total + term, 0);
}

const inDigits = (result: number): string | undefined => {
  const text = String(Math.round(result * 1e6) / 1e6);
  return Number.isFinite(result) && Math.abs(Number(text) - result) < 1e-9 ? text : undefined;
};
