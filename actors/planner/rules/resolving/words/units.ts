/** Units of measure, by the words and signs that pages write behind a number: what measures the same thing is told in one of them. */

/** Of all that can be measured, in the order in which it is looked for. */
export const measureKinds = [
  'size',
  'duration',
  'distance',
  'weight',
  'volume',
  'speed',
  'throughput',
  'power',
  'energy',
  'frequency',
  'charge',
] as const;
export type MeasureKind = (typeof measureKinds)[number];

interface UnitOfMeasure {
  readonly kind: MeasureKind;
  /** How many of the kind's own unit it is: bytes, seconds, metres, grams, litres, metres a second, bits a second, watts, watt-hours, hertz, ampere-hours. */
  readonly factor: number;
}

const table: readonly (readonly [kind: MeasureKind, factor: number, names: string])[] = [
  ['size', 1, 'bytes byte b'],
  ['size', 1e3, 'kb kib ko'],
  ['size', 1e6, 'mb mib'],
  ['size', 1e9, 'gb gib go'],
  ['size', 1e12, 'tb tib to'],
  ['size', 1e15, 'pb pib'],
  ['duration', 1e-3, 'ms msec milliseconds millisecond'],
  ['duration', 1, 'seconds second secs sec s'],
  ['duration', 60, 'minutes minute mins min m'],
  ['duration', 3_600, 'hours hour hrs hr h stunden std heures'],
  ['duration', 86_400, 'days day d nights night tage jours nächte nuits'],
  ['duration', 604_800, 'weeks week wk w wochen semaines'],
  ['duration', 2_592_000, 'months month mo monate mois'],
  ['duration', 31_536_000, 'years year yrs yr y jahre ans'],
  ['distance', 1e-3, 'mm millimetres millimeters millimetre millimeter'],
  ['distance', 1e-2, 'cm centimetres centimeters centimetre centimeter'],
  ['distance', 1, 'm metres meters metre meter'],
  ['distance', 1e3, 'km kms kilometres kilometers kilometre kilometer'],
  ['distance', 1_609.344, 'miles mile mi'],
  ['distance', 0.9144, 'yd yds yards yard'],
  ['distance', 0.3048, 'ft feet foot'],
  ['distance', 0.0254, 'inch inches'],
  ['weight', 1e-3, 'mg milligrams milligram'],
  ['weight', 1, 'g gr grams gram'],
  ['weight', 1e3, 'kg kgs kilos kilo kilograms kilogram'],
  ['weight', 1e6, 't tonnes tonne tons ton'],
  ['weight', 453.592, 'lb lbs pounds pound'],
  ['weight', 28.3495, 'oz ounces ounce'],
  ['volume', 1e-3, 'ml millilitres milliliters'],
  ['volume', 1e-2, 'cl'],
  ['volume', 0.1, 'dl'],
  ['volume', 1, 'l L litres liters litre liter'],
  ['volume', 100, 'hl'],
  ['speed', 1, 'm/s'],
  ['speed', 1 / 3.6, 'km/h kmh kph'],
  ['speed', 0.44704, 'mph mi/h'],
  ['speed', 0.514444, 'kn knots knot'],
  ['throughput', 1, 'bps bit/s'],
  ['throughput', 1e3, 'kbps kbit/s'],
  ['throughput', 1e6, 'mbps mbit/s'],
  ['throughput', 1e9, 'gbps gbit/s'],
  ['throughput', 8e3, 'kb/s'],
  ['throughput', 8e6, 'mb/s'],
  ['throughput', 8e9, 'gb/s'],
  ['power', 1, 'W watts watt'],
  ['power', 1e3, 'kw kilowatts'],
  ['power', 1e6, 'MW megawatts'],
  ['power', 1e9, 'gw gigawatts'],
  ['energy', 1, 'wh'],
  ['energy', 1e3, 'kwh'],
  ['energy', 1e6, 'mwh'],
  ['frequency', 1, 'hz'],
  ['frequency', 1e3, 'khz'],
  ['frequency', 1e6, 'mhz'],
  ['frequency', 1e9, 'ghz'],
  ['charge', 1, 'ah'],
  ['charge', 1e-3, 'mah'],
];
const unitsOf = new Map<string, UnitOfMeasure[]>();
for (const [kind, factor, names] of table)
  for (const name of names.split(' ')) unitsOf.set(name, [...(unitsOf.get(name) ?? []), { kind, factor }]);

/** A single letter says by its case what it is short for: "60 W" are watts, and "2 w" weeks; "5G" is no weight. */
const bySmallLetter = /^[gtlw]$/i;

/** None where nothing is measured so; "m" may be metres or minutes. */
export const unitsCalled = (word: string): readonly UnitOfMeasure[] =>
  unitsOf.get(word) ?? (bySmallLetter.test(word) ? [] : (unitsOf.get(word.toLowerCase()) ?? []));

export const secondsIn = (word: string): number | undefined => unitsCalled(word).find(({ kind }) => kind === 'duration')?.factor;

const plain = '\\d+(?:[.,]\\d+)?';
/** "3 h 45 min", "1d 4h", "5 ft 11 in", "2 kg 500 g": each of what is a part of the one before. */
const further = new RegExp(`^,?\\s?(?:and\\s)?(${plain})\\s?([a-zA-Z]+)(?![a-zA-Z/])\\.?`);

/** What a number and the words behind it measure, with the parts of it that follow; none where the word is no unit. */
export function measuredBy(
  amount: number,
  word: string,
  behind: string,
): readonly { readonly kind: MeasureKind; readonly value: number }[] {
  return unitsCalled(word).map(({ kind, factor }) => {
    let [value, last, rest] = [amount * factor, factor, behind];
    for (let next = further.exec(rest); next; next = further.exec(rest)) {
      const part = unitsCalled(next[2] ?? '').find((unit) => unit.kind === kind);
      if (part === undefined || part.factor >= last) break;
      value += Number((next[1] ?? '').replace(',', '.')) * part.factor;
      last = part.factor;
      rest = rest.slice(next[0].length);
    }
    return { kind, value };
  });
}

/** Numbers that are cut short: "1.2M views", "3 billion". */
const scales: readonly (readonly [names: RegExp, factor: number])[] = [
  [/^(?:k|tsd|thousand)$/i, 1e3],
  [/^(?:m|mm|mn|mio|mln|million|millions)$/i, 1e6],
  [/^(?:b|bn|mrd|billion|billions)$/i, 1e9],
];
export const scaleOf = (word: string): number | undefined => scales.find(([names]) => names.test(word))?.[1];
