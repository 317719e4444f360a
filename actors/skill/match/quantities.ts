/** Numbers, places and dates in one spelling, however they are said. */

const cardinals =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const tens = 'thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ordinals =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );

const inWords: ReadonlyMap<string, string> = new Map([
  ...cardinals.map((word, number) => [word, String(number)] as const),
  ...tens.map((word, index) => [word, String(30 + 10 * index)] as const),
  ...ordinals.slice(1).map((word, index) => [word, `#${index + 1}`] as const),
  ['dozen', '12'],
  ['hundred', '100'],
  ['thousand', '1000'],
  ['million', '1000000'],
]);

const isTimes = (number: number): boolean => number === 12 || number === 100 || number === 1_000 || number === 1_000_000;

/** Of numbers said in words one after the other, as "two hundred fifty": the one that they are together, where they are one. */
export function together(numbers: readonly number[]): number | undefined {
  let [whole, part, last] = [0, 0, Number.POSITIVE_INFINITY];
  for (const [at, number] of numbers.entries()) {
    if (at > 0 && isTimes(number) && number > last) {
      if (number > 100) [whole, part] = [whole + part * number, 0];
      else part *= number;
    } else if (at === 0 || (last >= 20 && last !== 12 && number < last && (last >= 100 || number < 10))) part += number;
    else return undefined;
    last = number;
  }
  return whole + part;
}

/** `1200` for "1,200", `4.5` for "4,5", `3` for "three", `#3` for "third"; what is no number as it stands. */
export function numberIn(text: string): string {
  const word = inWords.get(text);
  if (word !== undefined) return word;
  if (!/^\d[\d.,]*$/.test(text)) return text;
  const [, whole = '', mark, fraction = ''] = /^(.*?)(?:([.,])(\d*))?$/.exec(text) ?? [];
  const isGrouped = mark === undefined || (fraction.length === 3 && (mark === ',' || whole.includes('.')));
  if (isGrouped) return text.replace(/[.,]/g, '');
  const cut = fraction.replace(/0+$/, '');
  return `${whole.replace(/[.,]/g, '')}${cut === '' ? '' : `.${cut}`}`;
}

/** `-05-03` without its year; a time as `14:30`. What may be either day or month first stays as it is said. */
export function dateAt(said: string): string {
  const time = /^(\d{1,2})(?::(\d{2}))?(?::\d{2})? ?(?:([ap])\.?m\.?)?$/i.exec(said);
  if (time === null) return said;
  const [, hour = '', minute = '00', half] = time;
  const hours = (Number(hour) % (half === undefined ? 24 : 12)) + (half?.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

const minutesPast: Readonly<Record<string, number>> = { half: 30, quarter: 15 };

/** `06:30` for "half past six" and `06:45` for "quarter to seven", as "6:30" is said; `to` is read so behind "quarter" alone: "ten to six" are people. */
export function clockIn(part: string, between: string, hour: number): string | undefined {
  const minutes = minutesPast[part] ?? (between === 'past' ? Number(part) : Number.NaN);
  const isClock = Number.isInteger(hour) && hour >= 1 && hour <= 12 && minutes > 0 && minutes < 60;
  if (!isClock || (between !== 'past' && !(between === 'to' && part === 'quarter'))) return undefined;
  const at = between === 'past' ? hour * 60 + minutes : hour * 60 - minutes;
  return dateAt(`${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`);
}
